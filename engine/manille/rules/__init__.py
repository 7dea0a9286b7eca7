"""The rules of Manilla and Manille, one subject a module. ``course`` is where they come together.

``duties`` is the heart: which cards may be played, and why not the others. It knows no state, so that rules, views,
imagination and AI players ask the same functions. Section numbers (§) are those of docs/rules/manilla.md and
docs/rules/manille.md, which number alike.
"""
