"""Signatures of the methods that extract: one for each policy type, so that a type checker knows the data."""

from pathlib import Path
from typing import Any

from generate_models import HEADER, class_name

METHODS = (
    (
        "AsyncTypedExtract",
        "extract",
        "ExtractArguments",
        "Extraction",
        "Extracts a document: one of `file`, `url` and `document_id`. What takes long goes on as a job.",
    ),
    (
        "AsyncTypedCreateAndWait",
        "create_and_wait",
        "JobAndWaitArguments",
        "JobStatus",
        "Creates a job and waits for it; raises `JobFailedError` when it fails.",
    ),
)


def write_typed_methods(schemas: dict[str, Any], package: Path) -> list[Path]:
    """Writes the signatures of the asynchronous client; those of the synchronous one are made from them."""
    target = package / "_async" / "typed_methods.py"
    lines = [
        HEADER,
        '"""Signatures of the methods that extract, one for each policy type."""',
        "from __future__ import annotations",
        "from collections.abc import Mapping",
        "from typing import TYPE_CHECKING, Any, Literal, overload",
        "from .._core.arguments import ExtractArguments, JobAndWaitArguments",
        "from .. import policies",
        "from ..results import Extraction, JobStatus",
        "if TYPE_CHECKING:",
        "    from typing_extensions import Unpack",
    ]
    for owner, method, arguments, result, description in METHODS:
        lines += ["", f"class {owner}:", f'    """The method `{method}`."""']
        for policy_type in schemas:
            lines += _signature(
                method, f'Literal["{policy_type}"]', arguments, f"{result}[policies.{class_name(policy_type)}]"
            )
        lines += _signature(method, "str", arguments, f"{result}[Any]")
        lines += [
            f"    async def {method}(self, policy_type: str, **arguments: Unpack[{arguments}]) -> {result}[Any]:",
            f'        """{description}"""',
            f"        return await self._{method}(policy_type, arguments)",
            f"    async def _{method}(self, policy_type: str, arguments: Mapping[str, Any]) -> {result}[Any]:",
            "        raise NotImplementedError",
        ]
    target.write_text("\n".join(lines) + "\n")
    return [target]


def _signature(method: str, policy_type: str, arguments: str, result: str) -> list[str]:
    return [
        "    @overload",
        f"    async def {method}(self, policy_type: {policy_type}, **arguments: Unpack[{arguments}]) -> {result}: ...",
    ]
