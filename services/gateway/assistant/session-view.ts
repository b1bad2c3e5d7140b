import type { SessionSummary } from '../../../prisma/assistant/stored-session.repository.ts';
import type { Answer } from '../http/handler.ts';

const dayMs = 86_400_000;

/** A session in the list of sessions. */
export function viewSession(
  { id, title, externalThreadId, turns, messages, createdAt, updatedAt }: SessionSummary,
  retentionDays: number | undefined,
): Answer<'listSessions'>['body']['sessions'][number] {
  const expiresAt = retentionDays === undefined ? null : new Date(updatedAt.getTime() + retentionDays * dayMs);
  return {
    sessionId: id,
    title,
    externalThreadId,
    turns,
    messages,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
