"""`midtown review`: what luck gave and what decisions cost in a finished match."""

from __future__ import annotations

from pathlib import Path

import click

from midtown.cli.options import language as language_option


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option("--threads", type=click.IntRange(1), help="How many to use.  [default: all cores]")
@language_option
def review(record: Path, as_json: bool, threads: int | None, language: str) -> None:
    """Look back at the finished match of a RECORD file: luck and decisions apart, for every seat.

    Shows the chance to win over the match, what luck gave and what decisions cost, and the three dearest mistakes.
    """
    import json
    import os

    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from midtown.cli.progress import prepare
    from midtown.cli.review_page import TEXTS, page
    from midtown.cli.saves import load_record
    from midtown.engine.narrator import Texts
    from midtown.review.course import course_of
    from midtown.review.evaluator import Evaluator
    from midtown.review.report import to_json
    from midtown.review.review import review as review_course

    match = load_record(record)
    course = course_of(match)
    prepare(match.game, language, review=True)
    evaluator = Evaluator(match.game, match.players)
    automatic = frozenset(match.game.automatic_seats(match.options))
    bar = Progress(
        TextColumn(Texts(TEXTS, language).text("review-working")), BarColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task("")
        found = review_course(
            course,
            evaluator,
            threads or os.cpu_count() or 1,
            lambda done, total: bar.update(task, completed=done, total=total),
            automatic,
        )
    if as_json:
        click.echo(json.dumps(to_json(found, evaluator, match), ensure_ascii=False))
    else:
        Console(highlight=False).print(page(found, match, language))
