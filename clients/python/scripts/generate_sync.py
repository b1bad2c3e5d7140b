"""The synchronous client, made from the asynchronous one by leaving out what is asynchronous."""

import re
from pathlib import Path

HEADER = "# Generated from `_async` by `npm run generate:python`. Do not edit.\n"

# what differs in more than words is written by hand, for each client
HAND_WRITTEN = ("platform.py",)

WORDS = {
    "AsyncIterator": "Iterator",
    "asynccontextmanager": "contextmanager",
    "__aenter__": "__enter__",
    "__aexit__": "__exit__",
    "__aiter__": "__iter__",
    "aclose": "close",
    "aread": "read",
    "aiter_lines": "iter_lines",
    "asynchronous": "synchronous",
}


def write_sync(source: Path, target: Path) -> list[Path]:
    """Writes a module for each one of the asynchronous client."""
    written = []
    for module in sorted(source.glob("*.py")):
        if module.name in HAND_WRITTEN:
            continue
        copy = target / module.name
        copy.write_text(HEADER + without_async(module.read_text()))
        written.append(copy)
    return written


def without_async(code: str) -> str:
    """The code without `async` and `await`, with the names of the synchronous client."""
    code = re.sub(r"\b(async|await) ", "", code)
    code = re.sub(r"\b(_?)Async(?!Iterator)(?=[A-Z])", r"\1", code)
    return re.sub(r"\w+", lambda word: WORDS.get(word[0], word[0]), code)
