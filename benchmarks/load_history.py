"""A store with many finished matches: how long home, lobby and history take (`load.py --finished 50000`)."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import click
import httpx
import numpy as np

TIMES = 100
TO_ONE = 50
BAR_MS = 50
PATHS = {"home": "/", "own tables": "/api/me/tables", "lobby": "/api/lobby", "history": "/api/me/tables?state=over"}


def finish_one(url: str) -> tuple[str, dict[str, str]]:
    """A table of two people that is over, and the headers of one of them."""
    with httpx.Client(base_url=url, timeout=900) as http:
        headers, table = list[dict[str, str]](), ""
        for seat in range(2):
            secret = http.post("/api/guests", json={"name": f"Guest {seat}", "bearer": True}).json()["secret"]
            headers.append({"Authorization": f"Bearer {secret}"})
            path = f"/api/tables/{table}/join" if table else "/api/tables"
            new = {"game": "skyline", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True, "first": 0}
            form: dict[str, Any] = {} if table else new
            told = http.post(path, json=form, headers=headers[seat]).json()
            table = told["id"]
        for seat in range(2):
            share: dict[str, Any] = {"seat": seat, "commitment": told["commitment"], "contribution": "5a" * 16}
            http.post(f"/api/tables/{table}/contribute", json=share, headers=headers[seat]).raise_for_status()
        http.post(f"/api/tables/{table}/resign", json={"seat": 0}, headers=headers[0]).raise_for_status()
    return table, headers[1]


def multiply(file: Path, table: str, count: int) -> None:
    """As many copies of a table as are wanted, straight in the file of a service that does not run."""
    with closing(sqlite3.connect(file)) as store, store:
        store.row_factory = sqlite3.Row
        for name, key in (("tables", "id"), ("seats", "table_id"), ("log", "table_id")):
            found = store.execute(f"SELECT * FROM {name} WHERE {key} = ?", (table,)).fetchall()
            for row in (dict(each) for each in found):
                columns = ", ".join(f'"{column}"' for column in row)
                marks = ", ".join(f":{column}" for column in row)
                copies = (_copy(row, key, number) for number in range(count))
                store.executemany(f"INSERT INTO {name} ({columns}) VALUES ({marks})", copies)
        store.execute("ANALYZE")


def _copy(row: dict[str, Any], key: str, number: int) -> dict[str, Any]:
    """One of so many is played by the two, the others by people who are gone."""
    gone = {} if number % TO_ONE == 0 else dict.fromkeys({"owner", "person"} & row.keys())
    return {**row, **gone, key: f"{number:016d}"}


def measure(url: str, headers: dict[str, str]) -> bool:
    """Whether every page comes in time."""
    good = True
    with httpx.Client(base_url=url, headers=headers, timeout=60) as http:
        for name, path in PATHS.items():
            http.get(path)
            times = []
            for _ in range(TIMES):
                began = time.perf_counter()
                answer = http.get(path)
                times.append((time.perf_counter() - began) * 1000)
            lines = _lines(answer)
            half, most = np.percentile(times, [50, 99])
            click.echo(f"{name:11} p50 {half:6.1f} ms  p99 {most:6.1f} ms  {answer.status_code} {lines}")
            good &= answer.status_code == 200 and bool(most < BAR_MS)
    return good


def _lines(answer: httpx.Response) -> str:
    if "json" not in answer.headers.get("content-type", ""):
        return ""
    return f"{sum(len(lines) for lines in json.loads(answer.content).values())} tables"
