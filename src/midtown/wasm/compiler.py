"""From entries to one WebAssembly module, by LLVM's own back end: without Emscripten, Node or a C compiler.

Everything is compiled without optimisation first and optimised for WebAssembly afterwards: passes for the machine
at hand would bake the width of its pointers into the code.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from midtown.wasm.entries import Entry
from midtown.wasm.heap import HEAP
from midtown.wasm.signature import letter, letters

ENVIRONMENT = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_DISABLE_JIT": "0",
}
"""How Numba must have been started."""
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint"
STACK = 1 << 20
LINK = ("--no-entry", "--stack-first", f"-zstack-size={STACK}", "--export=__heap_base", "--strip-all")


class Module(NamedTuple):
    code: bytes
    signatures: dict[str, dict[str, Any]]
    """How each entry is called (signature.py)."""


def compile_entries(entries: Sequence[Entry]) -> Module:
    import llvmlite.binding as llvm

    if any(os.environ.get(name, "") != value for name, value in ENVIRONMENT.items()):
        raise RuntimeError("Numba was started for this machine; compile in a process with the ENVIRONMENT.")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    whole = llvm.parse_assembly(head + HEAP)
    signatures: dict[str, dict[str, Any]] = {}
    for entry in entries:
        made = _compiled(entry)
        part = llvm.parse_assembly(_for_wasm(made.library.get_llvm_str(), machine))
        _keep(part, made.fndesc.llvm_func_name, entry.name)
        whole.link_in(part)
        signatures[entry.name] = {
            "takes": letters(made.signature.args),
            "returns": letter(made.signature.return_type),
        }
    _hide_all_but(whole, set(signatures))
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(whole, builder)
    return Module(_linked(machine.emit_object(whole), list(signatures)), signatures)


def _compiled(entry: Entry) -> Any:
    """What Numba makes of an entry. Nothing is taken from a cache: what is found there is for this machine."""
    import numba

    types = tuple(numba.typeof(each) for each in entry.arguments)  # type: ignore[no-untyped-call]
    function: Any = entry.function
    function.compile(types)
    return function.overloads[types]


def _for_wasm(code: str, machine: Any) -> str:
    code = re.sub(r"target triple = .*", f'target triple = "{TRIPLE}"', code)
    code = re.sub(r"target datalayout = .*", f'target datalayout = "{machine.target_data}"', code)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    return re.sub(r"@sqrt\(", "@llvm.sqrt.f64(", code)  # an instruction, exact everywhere


def _keep(part: Any, symbol: str, name: str) -> None:
    """Gives the entry its name; all else may fall away."""
    for function in part.functions:
        if function.name == symbol:
            function.name = name
            function.linkage = "external"
        elif not function.is_declaration:
            function.linkage = "linkonce_odr"
    for variable in part.global_variables:
        if not variable.is_declaration and str(variable.linkage) == "Linkage.common":
            variable.linkage = "internal"


def _hide_all_but(module: Any, names: set[str]) -> None:
    for function in module.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration and not variable.name.startswith("llvm."):
            variable.linkage = "internal"


def _linked(compiled: bytes, names: Sequence[str]) -> bytes:
    """The finished module. Nothing may be missing from it: it imports nothing."""
    with tempfile.TemporaryDirectory() as folder:
        source, out = Path(folder, "game.o"), Path(folder, "game.wasm")
        source.write_bytes(compiled)
        exports = [f"--export={name}" for name in names]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", *LINK, *exports, "-o", str(out), str(source)]
        said = subprocess.run(command, capture_output=True, text=True, check=False)
        if said.returncode != 0:
            raise RuntimeError(f"The module cannot be linked:\n{said.stderr}")
        return out.read_bytes()
