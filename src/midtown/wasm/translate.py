"""What a game shows beside its state (`view.shown`), as JavaScript: translated, so that it is written only once.

It takes the Python that `view.py` is written in: conditions, comprehensions, lists and dicts of plain numbers, arrays
as nested lists, and questions to entries. Whatever else stands there is an error that names it; whether both forms
show the same is tested on whole matches.
"""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from collections.abc import Iterable
from enum import IntEnum
from typing import Any

import numpy as np

from midtown.engine.game import Game
from midtown.wasm.entries import Entry

BUILT_IN = ("int", "bool", "len", "min", "max", "sum", "sorted", "zip", "enumerate", "range", "list")
COMPARED = {ast.Eq: "===", ast.NotEq: "!==", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
RECKONED = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}


def shown(game: Game) -> tuple[str, list[Entry]]:
    """A module that exports `shown(py, table, seat)`, and the entries it asks."""
    translation = Translation(game)
    translation.function("shown")
    return translation.code, translation.asked


class Translation:
    """The functions that `shown` is made of, one after the other as they are found."""

    def __init__(self, game: Game) -> None:
        module = inspect.getmodule(game.shown_function)
        self._known = vars(module)
        self._record = game.blank(game.seats[0], game.read_options(game.seats[0], {}))
        self._made: dict[str, str] = {}
        self._asked: dict[str, Entry] = {}

    @property
    def code(self) -> str:
        functions = "\n\n".join(reversed(self._made.values()))
        return f"export default function (py, table, seat) {{\n{functions}\nreturn shown(table, seat);\n}}\n"

    @property
    def asked(self) -> list[Entry]:
        return list(self._asked.values())

    def function(self, name: str) -> None:
        if name in self._made:
            return
        self._made[name] = ""
        tree = ast.parse(textwrap.dedent(inspect.getsource(self._known[name]))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        self._made[name] = Function(self, tree).code

    def constant(self, node: ast.expr) -> Any:
        """The value of what is the same in every position."""
        return eval(compile(ast.Expression(node), "view.py", "eval"), dict(self._known))

    def global_named(self, name: str) -> Any:
        return self._known[name]

    def is_function(self, name: str) -> bool:
        found = self._known.get(name)
        return inspect.isfunction(found) and found.__module__ == self._known["__name__"]

    def ask(self, name: str, shapes: list[tuple[int, ...] | None]) -> None:
        """Notes an entry that is asked about the record, with arrays of these shapes or whole numbers."""
        given = (0 if shape is None else np.zeros(shape, np.int32) for shape in shapes)
        self._asked[name] = Entry(name, self._known[name], (self._record[0], *given))


class Function:
    """One function of Python as one of JavaScript."""

    def __init__(self, translation: Translation, tree: ast.FunctionDef) -> None:
        self._all = translation
        self._own = {argument.arg for argument in tree.args.args}
        self._shapes: dict[str, tuple[int, ...]] = {}
        assigned = {
            node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        bound = {
            node.id
            for comprehension in ast.walk(tree)
            if isinstance(comprehension, ast.comprehension)
            for node in ast.walk(comprehension.target)
            if isinstance(node, ast.Name)
        }
        self._own |= assigned
        declared = sorted(assigned - bound)
        head = f"let {', '.join(declared)};\n" if declared else ""
        arguments = ", ".join(argument.arg for argument in tree.args.args)
        self.code = f"function {tree.name}({arguments}) {{\n{head}{self._block(tree.body)}}}"

    def _block(self, body: Iterable[ast.stmt]) -> str:
        return "".join(f"{self._statement(each)}\n" for each in body if not _is_docstring(each))

    def _statement(self, node: ast.stmt) -> str:
        match node:
            case ast.Return(value=ast.expr() as value):
                return f"return {self._put(value)};"
            case ast.Assign(targets=[target], value=value):
                self._note_shapes(target, value)
                return f"{self._put(target)} = {self._put(value)};"
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                return f"{self._put(target)} = {self._put(value)};"
            case ast.AugAssign(target=target, op=op, value=value) if type(op) in RECKONED:
                return f"{self._put(target)} {RECKONED[type(op)]}= {self._put(value)};"
            case ast.If(test=test, body=body, orelse=orelse):
                rest = f" else {{\n{self._block(orelse)}}}" if orelse else ""
                return f"if ({self._put(test)}) {{\n{self._block(body)}}}{rest}"
            case ast.For(target=target, iter=source, body=body, orelse=[]):
                return f"for ({self._put(target)} of {self._put(source)}) {{\n{self._block(body)}}}"
            case ast.While(test=test, body=body, orelse=[]):
                return f"while ({self._put(test)}) {{\n{self._block(body)}}}"
            case ast.Expr(value=value):
                return f"{self._put(value)};"
        raise _untranslatable(node)

    def _note_shapes(self, target: ast.expr, value: ast.expr) -> None:
        targets = target.elts if isinstance(target, ast.Tuple) else [target]
        values = value.elts if isinstance(value, ast.Tuple) else [value]
        for name, made in zip(targets, values, strict=False):
            if isinstance(name, ast.Name) and isinstance(made, ast.Call) and ast.unparse(made.func) == "np.zeros":
                self._shapes[name.id] = np.zeros(self._all.constant(made.args[0])).shape

    def _is_constant(self, node: ast.expr) -> bool:
        names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
        inner = any(isinstance(each, ast.Lambda | ast.comprehension | ast.Starred) for each in ast.walk(node))
        return bool(names) and not inner and not names & self._own and not any(map(self._all.is_function, names))

    def _put(self, node: ast.expr) -> str:
        if self._is_constant(node) and not isinstance(node, ast.List | ast.Dict | ast.Tuple):
            return _literal(self._all.constant(node), node)
        match node:
            case ast.Constant(value=value):
                return json.dumps(value)
            case ast.Name(id=name):
                return name
            case ast.Tuple(elts=elts) | ast.List(elts=elts):
                return f"[{', '.join(map(self._put, elts))}]"
            case ast.Starred(value=value):
                return f"...{self._put(value)}"
            case ast.Dict(keys=keys, values=values):
                pairs = zip(keys, values, strict=True)
                return f"{{{', '.join(self._entry(key, value) for key, value in pairs)}}}"
            case ast.Subscript(value=value, slice=index):
                return self._subscript(value, index)
            case ast.Attribute(value=ast.Name(id="table"), attr="record"):
                return "[table.record]"
            case ast.Call():
                return self._call(node)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self._put(test)} ? {self._put(body)} : {self._put(orelse)})"
            case ast.BoolOp(op=op, values=values):
                sign = " && " if isinstance(op, ast.And) else " || "
                return f"({sign.join(map(self._put, values))})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{self._put(operand)}"
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"-{self._put(operand)}"
            case ast.BinOp(left=left, op=ast.Mod(), right=right):
                return f"py.mod({self._put(left)}, {self._put(right)})"
            case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
                return f"py.quotient({self._put(left)}, {self._put(right)})"
            case ast.BinOp(left=ast.List() as left, op=ast.Mult(), right=right):
                return f"py.repeat({self._put(left)}, {self._put(right)})"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in RECKONED:
                return f"({self._put(left)} {RECKONED[type(op)]} {self._put(right)})"
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                return self._compared(left, op, right)
            case ast.ListComp(elt=elt, generators=[source]) | ast.GeneratorExp(elt=elt, generators=[source]):
                return self._each(source, self._put(elt))
            case ast.DictComp(key=key, value=value, generators=[source]):
                return f"Object.fromEntries({self._each(source, f'[{self._put(key)}, {self._put(value)}]')})"
            case ast.Lambda(args=arguments, body=body):
                self._own |= {each.arg for each in arguments.args}
                return f"(({', '.join(each.arg for each in arguments.args)}) => {self._put(body)})"
        raise _untranslatable(node)

    def _entry(self, key: ast.expr | None, value: ast.expr) -> str:
        return f"...{self._put(value)}" if key is None else f"[{self._put(key)}]: {self._put(value)}"

    def _each(self, source: ast.comprehension, made: str) -> str:
        target = self._put(source.target)
        kept = "".join(f".filter(({target}) => py.bool({self._put(test)}))" for test in source.ifs)
        return f"py.list({self._put(source.iter)}){kept}.map(({target}) => ({made}))"

    def _subscript(self, value: ast.expr, index: ast.expr) -> str:
        match index:
            case ast.Slice(lower=None, upper=ast.expr() as upper, step=None):
                return f"{self._put(value)}.slice(0, {self._put(upper)})"
            case ast.Tuple(elts=[ast.Slice(lower=None, upper=None), ast.Slice(lower=None, upper=ast.expr() as upper)]):
                return f"{self._put(value)}.map((row) => row.slice(0, {self._put(upper)}))"
            case ast.UnaryOp(op=ast.USub()):
                return f"{self._put(value)}.at({self._put(index)})"
            case ast.Slice():
                raise _untranslatable(index)
            case ast.Tuple(elts=elts):
                return self._put(value) + "".join(f"[{self._put(each)}]" for each in elts)
        return f"{self._put(value)}[{self._put(index)}]"

    def _compared(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        one, two = self._put(left), self._put(right)
        match op:
            case ast.In():
                return f"{two}.includes({one})"
            case ast.NotIn():
                return f"!{two}.includes({one})"
            case ast.Is():
                return f"({one} === {two})"
            case ast.IsNot():
                return f"({one} !== {two})"
        return f"({one} {COMPARED[type(op)]} {two})"

    def _call(self, node: ast.Call) -> str:
        match node.func:
            case ast.Name(id="label"):
                return self._label(node.args[0])
            case ast.Attribute(value=ast.Name(id="table"), attr="ask"):
                return self._ask(node.args[0], node.args[1:])
        given = [self._put(each) for each in node.args]
        match node.func:
            case ast.Name(id="dict"):
                return f"Object.fromEntries({given[0]})"
            case ast.Name(id="min" | "max" as name) if node.keywords:
                return f"py.{name}By({given[0]}, {self._put(node.keywords[0].value)})"
            case ast.Name(id=name) if name in BUILT_IN:
                given += [self._put(each.value) for each in node.keywords if each.arg == "key"]
                return f"py.{name}({', '.join(given)})"
            case ast.Name(id=name) if self._all.is_function(name):
                self._all.function(name)
                return f"{name}({', '.join(given)})"
            case ast.Attribute(value=ast.Name(id="np"), attr="zeros"):
                return f"py.zeros({json.dumps(np.zeros(self._all.constant(node.args[0])).shape)})"
            case ast.Attribute(value=ast.Name(id="dict"), attr="fromkeys"):
                return f"py.unique({given[0]})"
            case ast.Attribute(value=ast.Name(id="table"), attr="sheet"):
                return "table.sheet()"
            case ast.Attribute(value=value, attr=attr):
                return self._method(self._put(value), attr, given, node)
        raise _untranslatable(node)

    def _method(self, value: str, name: str, given: list[str], node: ast.Call) -> str:
        match name:
            case "tolist":
                return value
            case "sum":
                return f"py.{'sums' if node.keywords else 'total'}({value})"
            case "append":
                return f"{value}.push({given[0]})"
            case "index":
                return f"{value}.indexOf({given[0]})"
            case "count":
                return f"py.count({value}, {given[0]})"
            case "values" | "items":
                return f"Object.{'values' if name == 'values' else 'entries'}({value})"
        raise _untranslatable(node)

    def _label(self, node: ast.expr) -> str:
        """`label(Level(number))`: the word for a number."""
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            raise _untranslatable(node)
        members = self._all.global_named(node.func.id)
        words = {str(int(member)): member.name.lower() for member in members}
        return f"{json.dumps(words)}[{self._put(node.args[0])}]"

    def _ask(self, question: ast.expr, given: list[ast.expr]) -> str:
        assert isinstance(question, ast.Name)
        self._all.ask(
            question.id, [self._shapes.get(each.id) if isinstance(each, ast.Name) else None for each in given]
        )
        return f"table.ask({', '.join([json.dumps(question.id), *map(self._put, given)])})"


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _literal(value: Any, node: ast.expr) -> str:
    return json.dumps(_plain(value, node))


def _plain(value: Any, node: ast.expr) -> Any:
    match value:
        case bool() | str() | None:
            return value
        case IntEnum() | int() | np.integer():
            return int(value)
        case np.ndarray():
            return value.tolist()
        case dict():
            return {str(_plain(key, node)): _plain(each, node) for key, each in value.items()}
        case _ if isinstance(value, Iterable):
            return [_plain(each, node) for each in value]
    raise _untranslatable(node)


def _untranslatable(node: ast.AST) -> TypeError:
    return TypeError(f"A page cannot show this; say it more plainly in view.py: {ast.unparse(node)}")
