"""The rules of Manilla and Manille, one subject per module.

``course`` connects them. ``duties`` is the core: which cards may be played, and why not the others. Section numbers (§)
are those of docs/rules/manilla.md and docs/rules/manille.md, which are numbered alike.
"""
