"""Server-sent events of a turn."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from pydantic import Field

from ..models import AnswerCitation
from .model import Model

DONE = "[DONE]"


class TurnEvent(Model):
    """A part of a turn: a part of the UI message stream (v1) of the AI SDK. `type` says which members it has."""

    type: str
    delta: str | None = None
    """The next sentence of the answer, when the type is `text-delta`."""
    data: Any = None
    tool_call_id: str | None = Field(None, alias="toolCallId")
    tool_name: str | None = Field(None, alias="toolName")
    input: Any = None
    output: Any = None
    error_text: str | None = Field(None, alias="errorText")
    message_metadata: dict[str, Any] | None = Field(None, alias="messageMetadata")
    """Ids of session and turn when the type is `start`; usage, documents and warnings when it is `finish`."""

    @property
    def citation(self) -> AnswerCitation | None:
        """What proves the sentence before, when the type is `data-citation`."""
        return AnswerCitation.model_validate(self.data) if self.type == "data-citation" else None


@dataclass
class EventReader:
    """Reads the lines of a stream, over several connections."""

    last_id: str | None = None
    turn_path: str | None = None
    """Where the turn is, as soon as it is known."""
    is_done: bool = False
    _id: str | None = None
    _data: str = ""

    def begin(self) -> None:
        """Forgets a half event of a connection that broke."""
        self._id, self._data = None, ""

    def read(self, line: str) -> TurnEvent | None:
        """Takes a line without its end; returns the event that it completes."""
        name, _, value = line.partition(":")
        if name == "id":
            self._id = value.removeprefix(" ")
        elif name == "data":
            self._data += value.removeprefix(" ")
        return self._complete() if line == "" and self._data else None

    def _complete(self) -> TurnEvent | None:
        self.last_id, data = self._id or self.last_id, self._data
        self.begin()
        if data == DONE:
            self.is_done = True
            return None
        event = TurnEvent.model_validate(json.loads(data))
        known = event.message_metadata or {}
        if event.type == "start" and "sessionId" in known:
            self.turn_path = f"/v1/agent/sessions/{known['sessionId']}/turns/{known['turnId']}"
        return event
