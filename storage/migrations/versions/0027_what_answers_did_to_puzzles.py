"""What each answer did to its puzzle, so that it is undone with the answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count puzzles again, without answers of deleted users."""
    op.add_column("puzzle_answers", sa.Column("mu_change", sa.Float(), nullable=True))
    op.add_column("puzzle_answers", sa.Column("sigma_factor", sa.Float(), nullable=True))
    answers = sa.table("puzzle_answers", *map(sa.column, ("puzzle", "solved", "vote")))
    marks = sa.table("puzzle_marks", *map(sa.column, ("puzzle", "tries", "solved", "good", "bad")))
    counts = sa.select(
        answers.c.puzzle.label("of_puzzle"),
        sa.func.count().label("its_tries"),
        sa.func.count(sa.case((answers.c.solved.is_(sa.true()), 1))).label("its_solved"),
        sa.func.count(sa.case((answers.c.vote > 0, 1))).label("its_good"),
        sa.func.count(sa.case((answers.c.vote < 0, 1))).label("its_bad"),
    ).group_by(answers.c.puzzle)
    connection = op.get_bind()
    rows = [dict(row) for row in connection.execute(counts).mappings()]
    connection.execute(sa.update(marks).values(tries=0, solved=0, good=0, bad=0))
    if rows:
        named: dict[str, sa.BindParameter[int]] = {
            name: sa.bindparam(f"its_{name}") for name in ("tries", "solved", "good", "bad")
        }
        connection.execute(sa.update(marks).where(marks.c.puzzle == sa.bindparam("of_puzzle")).values(named), rows)


def downgrade() -> None:
    op.drop_column("puzzle_answers", "sigma_factor")
    op.drop_column("puzzle_answers", "mu_change")
