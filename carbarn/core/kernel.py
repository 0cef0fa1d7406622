"""Compilation: the only module that imports Numba.

A kernel is a plain function over NumPy records, marked with `@kernel`; the kernels that Python calls are marked with
`@door`. A door is compiled on first use together with every kernel below it, cached on disk, and releases the GIL.
With `NUMBA_DISABLE_JIT=1` the same source runs as ordinary Python.

Numba's own cache does not notice an edit in another file, so the cache folder is named after a hash of every kernel
source in the package and of the modules that kernels import from: any edit starts a fresh folder.
"""

import hashlib
import os
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from llvmlite import ir
from numba import config, njit, types
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])

_PACKAGE = Path(__file__).resolve().parent.parent
_KEPT_CACHES = 3
_IMPORT = re.compile(r"^from (carbarn\.[\w.]+) import", re.MULTILINE)


def _fingerprint() -> str:
    """A hash of this interpreter, of every source that may hold a kernel, and of those it takes its constants from."""
    digest = hashlib.sha256(f"{sys.implementation.cache_tag}".encode())
    sources = {path: path.read_text(encoding="utf-8") for path in _PACKAGE.rglob("*.py")}
    kernels = {path for path, text in sources.items() if "@kernel" in text or "@door" in text}
    imported = {name for path in kernels for name in _IMPORT.findall(sources[path])}
    constants = {_PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py") for name in imported}
    for path in sorted(kernels | constants & sources.keys()):
        digest.update(sources[path].encode())
    return digest.hexdigest()[:16]


def _cache_root() -> Path:
    """Where compiled kernels live: `CARBARN_CACHE`, or the user's cache folder."""
    named = os.environ.get("CARBARN_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(named) / "carbarn" if named else Path.home() / ".cache" / "carbarn"


def _prepare_cache() -> Path:
    """Make this version's cache folder and forget all but the newest few others."""
    root = _cache_root()
    mine = root / _fingerprint()
    mine.mkdir(parents=True, exist_ok=True)
    others = sorted((p for p in root.iterdir() if p.is_dir() and p != mine), key=lambda p: -p.stat().st_mtime)
    for old in others[_KEPT_CACHES - 1 :]:
        shutil.rmtree(old, ignore_errors=True)
    return mine


try:
    CACHE: Path | None = _prepare_cache()
except OSError:  # a read-only home: kernels compile in every process, and work
    CACHE = None


COMPILED = not config.DISABLE_JIT


def is_cold() -> bool:
    """Whether nothing has been compiled yet for this version: the first call will take seconds."""
    return COMPILED and (CACHE is None or not any(CACHE.rglob("*.nbi")))


def kernel(function: F) -> F:
    """Mark a function as a kernel, called by other kernels only: without a way in from Python it compiles faster."""
    compiled: F = njit(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    return compiled


def door(function: F) -> F:
    """Mark a kernel that Python calls: compiled on first use with everything below it, and cached as a whole."""
    elsewhere = config.CACHE_DIR
    config.CACHE_DIR = str(CACHE or "")  # looked at while decorating; other people's functions keep their folder
    try:
        compiled: F = njit(cache=CACHE is not None, nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    finally:
        config.CACHE_DIR = elsewhere
    return compiled


popcount: Callable[[int], int]  # how many bits are set
lowest: Callable[[int], int]  # the index of the lowest set bit of a word that is not zero
prefetch: Callable[[Any, int, int], None]  # of a row of an array, load the memory so many bytes in: soon to be needed

if COMPILED:

    @intrinsic  # type: ignore[untyped-decorator]
    def _popcount(typingctx: Any, word: Any) -> Any:
        """One instruction of the processor."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), codegen

    @intrinsic  # type: ignore[untyped-decorator]
    def _lowest(typingctx: Any, word: Any) -> Any:
        """One instruction of the processor."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], context.get_constant(types.boolean, True))

        return types.int64(types.int64), codegen

    @intrinsic  # type: ignore[untyped-decorator]
    def _prefetch(typingctx: Any, array: Any, row: Any, offset: Any) -> Any:
        """One instruction of the processor, which goes on without waiting."""

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            form = signature.args[0]
            rows = context.make_array(form)(context, builder, args[0])
            row, offset = (context.cast(builder, args[i], signature.args[i], types.intp) for i in (1, 2))
            bytes_in = builder.add(builder.mul(row, builder.extract_value(rows.strides, 0)), offset)
            byte = ir.IntType(8).as_pointer()
            address = builder.gep(builder.bitcast(rows.data, byte), [bytes_in])
            number = ir.IntType(32)
            form = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
            fetch = builder.module.declare_intrinsic("llvm.prefetch", [byte], form)
            builder.call(fetch, [address, number(0), number(3), number(1)])
            return context.get_dummy_value()

        return types.void(array, row, offset), codegen

    popcount, lowest, prefetch = _popcount, _lowest, _prefetch

else:

    def _plain_popcount(word: int) -> int:
        return int(word).bit_count()

    def _plain_lowest(word: int) -> int:
        return (int(word) & -int(word)).bit_length() - 1

    def _no_prefetch(array: Any, row: int, offset: int) -> None:
        pass

    popcount, lowest, prefetch = _plain_popcount, _plain_lowest, _no_prefetch


@kernel
def bit(index: int) -> int:
    """The word with this bit set; a plain `1 <<` would take the width of a narrow index when it runs uncompiled."""
    word: int = np.int64(1) << index  # type: ignore[assignment]
    return word


@kernel
def nth_bit(word: Any, n: int) -> int:
    """The index of the n-th set bit, by halves: a loop over the bits would end where no processor can guess."""
    word = word + np.int64(0)  # a narrow word would not hold the masks when this runs uncompiled
    index = 0
    for half in (32, 16, 8, 4, 2, 1):
        count = popcount(word & ((1 << half) - 1))
        above = n >= count
        n = n - count if above else n
        word = word >> half if above else word
        index = index + half if above else index
    return index
