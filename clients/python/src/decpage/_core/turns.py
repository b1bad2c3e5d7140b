"""Requests for a turn of the assistant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict

from ..models import AgentMessage, ToolRequest
from .arguments import refuse_unknown
from .request import Request, path_of, with_idempotency_key, without_none


class TurnArguments(TypedDict, total=False):
    """Keyword arguments of a turn."""

    session_id: str
    """The session that the turn continues."""
    document_ids: Sequence[str]
    """Documents that the answer may come from."""
    search_scope: Literal["none", "selected_documents", "account"]
    tool_requests: Sequence[ToolRequest]
    messages: Sequence[AgentMessage]
    """What was said elsewhere before."""
    external_thread_id: str
    """Your name of the conversation: the first turn with it opens a session, later ones continue that."""
    external_user_id: str
    title: str
    """Names a session that is opened."""
    idempotency_key: str
    """By default a new one for each call, the same for all of its attempts."""


def turn_request(message: str, arguments: Mapping[str, Any], waits: float | None = None) -> Request:
    """The request for a turn, in a new session or in an existing one."""
    refuse_unknown(arguments, TurnArguments)
    given = {name: value for name, value in arguments.items() if name not in ("session_id", "idempotency_key")}
    body = without_none(
        message=message,
        documentIds=_list_of(given.get("document_ids")),
        searchScope=given.get("search_scope"),
        toolRequests=_models_of(given.get("tool_requests")),
        messages=_models_of(given.get("messages")),
        externalThreadId=given.get("external_thread_id"),
        externalUserId=given.get("external_user_id"),
        title=given.get("title"),
    )
    session_id = arguments.get("session_id")
    path = "/v1/agent/messages" if session_id is None else path_of("/v1/agent/sessions/{id}/messages", id=session_id)
    return Request("POST", path, body=with_idempotency_key(body, arguments.get("idempotency_key")), waits=waits)


def _list_of(values: Sequence[str] | None) -> list[str] | None:
    return list(values) if values else None


def _models_of(values: Sequence[ToolRequest | AgentMessage] | None) -> list[dict[str, Any]] | None:
    return [value.model_dump(by_alias=True, exclude_unset=True) for value in values] if values else None
