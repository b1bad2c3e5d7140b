import { randomUUID } from 'node:crypto';
import { toolArguments, type ToolName, toolNames } from '../../../domain/assistant/tools.ts';
import { type Issue, jsonPointer, maxIssues } from '../../../domain/contract/issue.ts';
import { maxUnansweredTurns } from '../../../domain/limits.ts';
import type {
  SessionRepository,
  TurnIntent,
  TurnRecord,
  TurnRefusal,
} from '../../../prisma/assistant/session.repository.ts';
import { ApiError } from '../http/api-error.ts';
import { fingerprint } from '../http/fingerprint.ts';
import { resolveIdempotencyKey } from '../http/idempotency.ts';
import type { Call } from '../http/handler.ts';

type TurnCall = Omit<Call<'sendMessage'>, 'params' | 'query'>;
type TurnBody = TurnCall['body'];

/**
 * Creates a turn at most once; a repeated request returns the existing turn. The insert assigns its position in the
 * session. `sessionId` is the session from the path.
 */
export async function acceptTurn(
  sessions: SessionRepository,
  { account: { accountId }, key: { keyId }, requestId, headers, body: { idempotencyKey: inBody, ...rest } }: TurnCall,
  sessionId?: string,
): Promise<{ created: boolean; turn: TurnRecord }> {
  const body = { ...rest, idempotencyKey: resolveIdempotencyKey(inBody, headers['idempotency-key'], 422) };
  assertTools(body);
  if (sessionId !== undefined && body.sessionId !== undefined && !isSame(sessionId, body.sessionId)) {
    throw mismatch('/sessionId', 'Differs from the session in the path');
  }
  const intent = toIntent(body, { keyId, requestId });
  const target = {
    newSessionId: randomUUID(),
    sessionId: sessionId ?? body.sessionId,
    externalThreadId: body.externalThreadId,
    openedBy: openingKey(body),
    title: body.title,
  };
  const accepted = await sessions.accept(accountId, target, intent);
  if ('refused' in accepted) throw explain(accepted.refused, { inPath: sessionId !== undefined });
  if (accepted.turn.fingerprint !== intent.fingerprint) throw idempotencyKeyReused(accepted.turn);
  return accepted;
}

function toIntent(body: TurnBody, { keyId, requestId }: { keyId: string; requestId: string }): TurnIntent {
  const documentIds = body.documentIds.map((id) => id.toLowerCase());
  const earlier = body.messages ?? [];
  const toolRequests = (body.toolRequests ?? []).map((request, index) => ({
    id: request.id ?? `tool-${index + 1}`,
    name: request.name,
    arguments: request.arguments ?? {},
  }));
  const { message, searchScope } = body;
  // the fingerprint must not depend on turns accepted between a request and its repetition
  const said = searchScope ?? (documentIds.length > 0 ? 'selected_documents' : 'none');
  return {
    turnId: randomUUID(),
    keyId,
    requestId: body.requestId ?? requestId,
    clientRequestId: body.requestId,
    idempotencyKey: body.idempotencyKey,
    fingerprint: fingerprint({ message, earlier, documentIds, searchScope: said, toolRequests }),
    message,
    externalUserId: body.externalUserId,
    earlier,
    searchScope,
    documentIds,
    toolRequests,
  };
}

/** Identifies a session by its first request, so that a repetition finds it although the client never received its id. */
function openingKey({ idempotencyKey, requestId }: TurnBody): string | undefined {
  if (idempotencyKey !== undefined) return `key:${idempotencyKey}`;
  return requestId === undefined ? undefined : `request:${requestId}`;
}

/** Throws one error that lists every problem of the tool requests. */
function assertTools({ toolRequests = [] }: TurnBody): void {
  const unknown = toolRequests.flatMap(({ name }, at): Issue[] =>
    isTool(name) ? [] : [issue(`/toolRequests/${at}/name`, 'invalid_value', `Must be one of ${toolNames.join(', ')}`)],
  );
  if (unknown.length > 0) throw new ApiError('unknown_tool', { issues: unknown });
  const issues = toolRequests.flatMap(({ name, arguments: given = {} }, at): Issue[] => {
    if (!isTool(name)) return [];
    const { error } = toolArguments[name].safeParse(given);
    return (error?.issues ?? []).map(({ path, code, message }) => {
      // zod's message would echo the client's property names
      const isUnknownName = code === 'unrecognized_keys';
      const said = isUnknownName ? `Takes ${Object.keys(toolArguments[name].shape).join(', ')} only` : message;
      return issue(jsonPointer(['toolRequests', at, 'arguments', ...path]), code, said);
    });
  });
  if (issues.length > 0) throw new ApiError('invalid_request', { status: 422, issues: issues.slice(0, maxIssues) });
}

const isTool = (name: string): name is ToolName => toolNames.some((known) => known === name);

function explain(refusal: TurnRefusal, { inPath }: { inPath: boolean }): ApiError {
  switch (refusal) {
    case 'no such session':
      return new ApiError(inPath ? 'not_found' : 'forbidden');
    case 'no such document':
      return new ApiError('forbidden');
    case 'too many turns':
      // 422, since the contract has no 429 for turns
      return new ApiError('turn_failed', {
        message: `The account has ${maxUnansweredTurns} turns that are not answered, and may not have more. Wait for some of them to end.`,
        headers: { 'Retry-After': '2' },
        extra: { retryAfter: 2 },
      });
    case 'other thread':
      return mismatch('/externalThreadId', 'Is not the thread of this session');
  }
}

function idempotencyKeyReused({ sessionId, id, idempotencyKey }: TurnRecord): ApiError {
  const path = idempotencyKey === null ? '/requestId' : '/idempotencyKey';
  return new ApiError('idempotency_key_reused', {
    status: 422,
    extra: { sessionId, turnId: id },
    issues: [issue(path, 'mismatch', 'The first request with this key asked for something else')],
  });
}

function mismatch(path: string, message: string): ApiError {
  return new ApiError('invalid_request', { status: 422, issues: [issue(path, 'mismatch', message)] });
}

const issue = (path: string, code: string, message: string): Issue => ({ path, location: 'body', code, message });

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
