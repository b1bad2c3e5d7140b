import { workflowIds } from '../../../domain/orchestration.ts';
import type { MessageRecord, TurnRecord } from '../../../prisma/assistant/session.repository.ts';
import type { TurnToolCall } from '../../../prisma/assistant/turn.repository.ts';
import type { Answer } from '../http/handler.ts';
import { omitNil } from '../http/omit-nil.ts';
import { hasEnded } from '../../../domain/has-ended.ts';

type TurnView = Extract<Answer<'getTurn'>, { status: 200 }>['body'];
type MessageView = Extract<Answer<'listSessionMessages'>, { status: 200 }>['body']['messages'][number];

/** A turn as GET /v1/agent/sessions/{sessionId}/turns/{turnId} returns it. */
export function viewTurn(turn: TurnRecord): TurnView {
  // rows of messages are read after the turn's own: an answer that was stored in between belongs to a later state
  const answer = hasEnded(turn) ? turn.messages.find(({ role }) => role === 'assistant') : undefined;
  const { promptTokens, completionTokens } = turn;
  return {
    sessionId: turn.sessionId,
    turnId: turn.id,
    status: statusOf(turn),
    agent: 'decpage',
    message: answer ? viewMessage(answer) : null,
    toolResults: turn.toolCalls.flatMap(viewToolCall),
    documentsUsed: documentsOf(turn),
    searchScope: turn.searchScope as TurnView['searchScope'],
    usage: { promptTokens, completionTokens, totalTokens: promptTokens + completionTokens },
    requestId: turn.requestId,
    workflowId: workflowIds.session(turn.sessionId),
    durationMs: turn.endedAt ? turn.endedAt.getTime() - turn.createdAt.getTime() : null,
    createdAt: turn.createdAt.toISOString(),
    warnings: turn.warnings as TurnView['warnings'],
    ...omitNil({ engine: turn.engine as TurnView['engine'], error: turn.error }),
  };
}

/** A message in the list of a session's messages, with the tool results of an answer. */
export function viewSessionMessage({ toolCalls, ...message }: MessageRecord): MessageView {
  return {
    ...viewMessage(message),
    turnId: message.turnId,
    toolResults: toolCalls.flatMap(viewToolCall),
    ...omitNil({ externalUserId: message.externalUserId }),
  };
}

function viewMessage({ id, role, content, citations, createdAt }: TurnRecord['messages'][number]) {
  return {
    id,
    role: role as 'user' | 'assistant',
    content,
    citations: citations as MessageView['citations'],
    createdAt: createdAt.toISOString(),
  };
}

/** Empty for a tool call that has not ended. */
function viewToolCall({ callId, name, status, result, error, durationMs }: TurnToolCall): TurnView['toolResults'] {
  if (status === 'pending') return [];
  const outcome = omitNil({ result, error: error as { code: string; message: string } | null, durationMs });
  return [{ id: callId, name, status: status as TurnView['toolResults'][number]['status'], ...outcome }];
}

function statusOf({ status }: TurnRecord): TurnView['status'] {
  return status === 'completed' || status === 'failed' ? status : 'processing';
}

// jsonb does not keep the order of keys
function documentsOf({ documentsUsed }: TurnRecord): TurnView['documentsUsed'] {
  const used = documentsUsed as { documentId: string; title: string }[];
  return used.map(({ documentId, title }) => ({ documentId, title }));
}
