"""Conversations with the assistant."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from .._core.events import TurnEvent
from .._core.request import LONGEST_WAIT, Request, path_of, without_none
from .._core.responses import parse, turn_failure
from .._core.turns import TurnArguments, turn_request
from ..errors import WaitTimeoutError
from ..models import Session, SessionMessage, Turn
from . import platform
from .listing import AsyncListing
from .transport import AsyncTransport

if TYPE_CHECKING:
    from typing_extensions import Unpack

POLL = 1.0
MOST_MESSAGES = 100


class AsyncSessions:
    """Sessions of the assistant."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(self, *, limit: int | None = None, cursor: str | None = None) -> AsyncListing[Session]:
        """The sessions of the account, newest first."""
        request = Request("GET", "/v1/agent/sessions", without_none(limit=limit, cursor=cursor))
        return AsyncListing(self._transport, request, "sessions", Session.model_validate)

    def messages(
        self, session_id: str, *, limit: int = MOST_MESSAGES, cursor: str | None = None
    ) -> AsyncListing[SessionMessage]:
        """The messages of a session, oldest first."""
        path = path_of("/v1/agent/sessions/{id}/messages", id=session_id)
        request = Request("GET", path, without_none(limit=limit, cursor=cursor))
        return AsyncListing(self._transport, request, "messages", SessionMessage.model_validate)

    async def delete(self, session_id: str) -> None:
        """Deletes the session with all of its messages."""
        path = path_of("/v1/agent/sessions/{id}", id=session_id)
        await self._transport.send(Request("DELETE", path, gone_code="not_found"))


class AsyncTurns:
    """Turns: a question and its answer."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(self, message: str, *, timeout: float | None = None, **arguments: Unpack[TurnArguments]) -> Turn:
        """Asks the assistant and waits for its answer, in a new session or in the one of `session_id`."""
        deadline = None if timeout is None else time.monotonic() + timeout
        waits = LONGEST_WAIT if timeout is None else min(LONGEST_WAIT, timeout)
        turn = parse(await self._transport.send(turn_request(message, arguments, waits)), Turn)
        while turn.status == "processing":
            if deadline is not None and time.monotonic() >= deadline:
                raise WaitTimeoutError(f"The turn {turn.turn_id}")
            await platform.sleep(POLL)
            turn = await self.get(turn.session_id, turn.turn_id)
        if turn.status == "failed":
            raise turn_failure(turn)
        return turn

    async def stream(self, message: str, **arguments: Unpack[TurnArguments]) -> AsyncIterator[TurnEvent]:
        """Asks the assistant and iterates over the parts of the answer as they come; reconnects by itself."""
        async for event in self._transport.stream(turn_request(message, arguments)):
            yield event

    async def get(self, session_id: str, turn_id: str) -> Turn:
        """A turn, also one whose answer nobody waited for."""
        path = path_of("/v1/agent/sessions/{session}/turns/{turn}", session=session_id, turn=turn_id)
        return parse(await self._transport.send(Request("GET", path)), Turn)
