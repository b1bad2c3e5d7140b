import { z } from 'zod';
import { boundedArray } from '../bounded-array.ts';
import { idempotencyKey, idempotencyKeyHeader, label, openObject, prefer, timestamp, uuid } from '../common.ts';
import { cursor, cursorSchema, listLimit, nextCursor, wholeLimit } from '../lists.ts';
import { boundingBox } from '../jobs/result.ts';

const messageText = z.string().min(1).max(32_000);

const agentMessage = z
  .object({ role: z.enum(['user', 'assistant']), content: z.string().max(32_000) })
  .meta({ id: 'AgentMessage' });

const toolRequest = z
  .object({
    id: label.optional().meta({ description: 'Yours: comes back with the result.' }),
    name: label,
    arguments: openObject.optional(),
  })
  .meta({ id: 'ToolRequest' });

const searchScopes = ['none', 'selected_documents', 'account'] as const;
export type SearchScope = (typeof searchScopes)[number];

export const turnRequest = z
  .object({
    message: messageText,
    agent: z.literal('decpage').optional(),
    sessionId: uuid.optional().meta({ description: 'The session that the turn continues.' }),
    externalThreadId: label.optional().meta({
      description: 'Your name of the conversation: the first turn with it opens a session, later ones continue that.',
    }),
    externalUserId: label.optional(),
    idempotencyKey: idempotencyKey.optional(),
    requestId: label.optional().meta({
      description: 'Comes back with the turn. Within a session a repeated one answers with the turn that is there.',
    }),
    messages: boundedArray(agentMessage, { max: 100 })
      .optional()
      .meta({ description: 'What was said elsewhere before: context that the assistant does not rely on.' }),
    documentIds: boundedArray(uuid, { max: 50 }).default([]),
    searchScope: z.enum(searchScopes).optional().meta({
      description:
        'Which documents the answer may come from. By default `selected_documents` if `documentIds` are given, else what the latest turn of the session searched, and `none` in its first turn. `selected_documents` without `documentIds` means those of the latest turn that had some.',
    }),
    toolRequests: boundedArray(toolRequest, { max: 20 }).optional(),
    title: label.optional().meta({ description: 'Names a session that is opened.' }),
  })
  .meta({ id: 'TurnRequest' });

export const resumeHeaders = z.object({
  'last-event-id': z.string().optional().meta({
    description: 'The id of the last event that arrived: an event stream goes on after it.',
  }),
});

export const turnHeaders = resumeHeaders.extend({
  prefer: prefer.optional(),
  'idempotency-key': idempotencyKeyHeader.optional(),
});

export const sessionParams = z.object({ sessionId: uuid });
export const turnParams = z.object({ sessionId: uuid, turnId: uuid });

const citation = z
  .looseObject({
    index: z.int().min(1),
    documentId: uuid,
    title: z.string(),
    page: z.int().min(1),
    quote: z.string().optional().meta({ description: 'Stands on the page word by word; gone when the document is.' }),
    bbox: boundingBox.nullable().optional().meta({ description: 'Shares of the page, origin top-left.' }),
    score: z.number().min(0).max(1),
  })
  .meta({ id: 'AnswerCitation' });

const toolResult = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    status: z.enum(['completed', 'failed', 'denied']),
    result: z
      .unknown()
      .optional()
      .meta({ description: 'Removed together with a document that it mentions; `error` then says so.' }),
    error: z.looseObject({ code: z.string(), message: z.string() }).optional(),
    durationMs: z.int().min(0).optional(),
  })
  .meta({ id: 'ToolResult' });

const message = z
  .looseObject({
    id: uuid,
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    citations: z.array(citation),
    createdAt: timestamp,
  })
  .meta({ id: 'Message' });

const tokens = z.int().min(0);

export const turn = z
  .looseObject({
    sessionId: uuid,
    turnId: uuid,
    status: z.enum(['processing', 'completed', 'failed']),
    agent: z.literal('decpage'),
    message: message.nullable().meta({ description: 'The answer; null as long as there is none.' }),
    toolResults: z.array(toolResult),
    engine: z.enum(['rules', 'model']).optional(),
    documentsUsed: z.array(z.looseObject({ documentId: uuid, title: z.string() })),
    searchScope: z.enum(searchScopes),
    usage: z.looseObject({ promptTokens: tokens, completionTokens: tokens, totalTokens: tokens }),
    requestId: z.string(),
    workflowId: z.string(),
    durationMs: z.int().min(0).nullable(),
    createdAt: timestamp,
    warnings: z.array(z.looseObject({ code: z.string(), message: z.string() })),
  })
  .meta({ id: 'Turn' });

/** Cursor of a page of a session's messages. */
const messageCursor = cursorSchema({
  maxLength: 20,
  decode: (text) => (/^\d{1,9}$/.test(text) ? { position: Number(text) } : undefined),
});

/** The cursor of the page after this message. */
export function encodeMessageCursor({ position }: { position: number }): string {
  return Buffer.from(String(position)).toString('base64url');
}

export const listMessagesQuery = z.object({ limit: wholeLimit, cursor: messageCursor.optional() });

export const messageList = z
  .looseObject({
    sessionId: uuid,
    messages: z.array(
      z
        .looseObject({ ...message.shape, turnId: uuid, toolResults: z.array(toolResult) })
        .meta({ id: 'SessionMessage' }),
    ),
    nextCursor,
  })
  .meta({ id: 'MessageList' });

const session = z
  .looseObject({
    sessionId: uuid,
    title: z.string().nullable(),
    externalThreadId: z.string().nullable(),
    turns: z.int().min(0),
    messages: z.int().min(0).meta({ description: 'Questions and answers.' }),
    createdAt: timestamp,
    updatedAt: timestamp.meta({ description: 'When its latest turn was asked for.' }),
    expiresAt: timestamp
      .nullable()
      .meta({ description: 'When it is removed unless it goes on; null: it stays until it is deleted.' }),
  })
  .meta({ id: 'Session' });

export const listSessionsQuery = z.object({ limit: listLimit, cursor: cursor.optional() });

export const sessionList = z.looseObject({ sessions: z.array(session), nextCursor }).meta({ id: 'SessionList' });
