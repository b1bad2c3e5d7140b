"""Lists, read page by page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, Generic, TypeVar

from .._core.page import Page
from .._core.request import Request
from .._core.responses import json_of
from .transport import AsyncTransport

T = TypeVar("T")


class AsyncListing(Generic[T]):
    """A list that is read while it is iterated: nothing is requested before, and no page in advance."""

    def __init__(
        self, transport: AsyncTransport, request: Request, name: str, parse: Callable[[Mapping[str, Any]], T]
    ) -> None:
        self._transport = transport
        self._request = request
        self._name = name
        self._parse = parse

    async def page(self, cursor: str | None = None) -> Page[T]:
        """The page at this cursor, or the first one."""
        query = self._request.query if cursor is None else {**self._request.query, "cursor": cursor}
        body = json_of(await self._transport.send(Request(self._request.method, self._request.path, query)))
        items, next_cursor = body.pop(self._name, []), body.pop("nextCursor", None)
        return Page([self._parse(item) for item in items], next_cursor, body)

    async def pages(self) -> AsyncIterator[Page[T]]:
        """The pages, one after the other."""
        cursor = None
        while True:
            page = await self.page(cursor)
            yield page
            cursor = page.next_cursor
            if cursor is None:
                return

    async def first(self, count: int) -> list[T]:
        """The first items, at most this many."""
        found: list[T] = []
        async for page in self.pages():
            found += page.items
            if len(found) >= count:
                break
        return found[:count]

    async def __aiter__(self) -> AsyncIterator[T]:
        """Each item of each page."""
        async for page in self.pages():
            for item in page.items:
                yield item
