"""What differs between the two clients: how they wait, and how they read files."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import BinaryIO, TypeVar

import anyio
import anyio.to_thread
import httpx

from .._core.files import PIECE

T = TypeVar("T")

HttpClient = httpx.AsyncClient
sleep = anyio.sleep


async def run_blocking(function: Callable[..., T], *arguments: object) -> T:
    """Runs in a thread what would block the event loop."""
    return await anyio.to_thread.run_sync(function, *arguments)


async def pieces_of(file: BinaryIO) -> AsyncIterator[bytes]:
    """The rest of the file, piece by piece."""
    while piece := await run_blocking(file.read, PIECE):
        yield piece
