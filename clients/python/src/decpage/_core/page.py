"""Pages of lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Page(Generic[T]):
    """A page of a list."""

    items: list[T]
    next_cursor: str | None
    """Where the next page begins; None on the last one."""
    more: Mapping[str, Any] = field(default_factory=dict)
    """What else the answer holds, as the corrections of a search."""
