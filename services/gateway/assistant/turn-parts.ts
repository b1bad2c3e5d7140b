import type { TurnRecord } from '../../../prisma/assistant/session.repository.ts';
import { viewTurn } from './turn-view.ts';

type TurnView = ReturnType<typeof viewTurn>;
/** A part of a UI message stream (v1) of the AI SDK. */
export type StreamPart = { type: string } & Record<string, unknown>;

/** Minimum characters of a text delta. */
const minPieceLength = 40;

/**
 * The stream parts of a turn in its current state. Append-only: later calls return the same parts and more, so a part is
 * identified by its index. Complete when the turn has ended.
 */
export function toParts(turn: TurnRecord): StreamPart[] {
  const view = viewTurn(turn);
  const { sessionId, turnId, requestId, workflowId, createdAt, searchScope } = view;
  const known = { sessionId, turnId, requestId, workflowId, createdAt, searchScope };
  const parts: StreamPart[] = [{ type: 'start', messageId: turnId, messageMetadata: known }];
  for (const call of turn.toolCalls) {
    const { callId: toolCallId, name: toolName, arguments: input } = call;
    parts.push({ type: 'tool-input-available', toolCallId, toolName, input, dynamic: true, providerExecuted: true });
    if (call.status === 'pending' && view.status === 'processing') return parts;
    parts.push(endOfCall(call));
  }
  if (view.status === 'failed') parts.push({ type: 'error', errorText: failureOf(view) });
  return view.message ? [...parts, ...answerParts(view, view.message)] : parts;
}

function endOfCall({ callId: toolCallId, status, result, error }: TurnRecord['toolCalls'][number]): StreamPart {
  const more = { toolCallId, dynamic: true, providerExecuted: true };
  if (status === 'completed' && error === null) return { type: 'tool-output-available', output: result, ...more };
  const { message = 'The tool was not run.' } = (error ?? {}) as { message?: string };
  return { type: 'tool-output-error', errorText: message, ...more };
}

function answerParts(view: TurnView, { content, citations }: NonNullable<TurnView['message']>): StreamPart[] {
  const text = { id: 'answer' };
  const { usage, documentsUsed, warnings, durationMs, engine } = view;
  return [
    { type: 'text-start', ...text },
    ...splitText(content).map((delta) => ({ type: 'text-delta', ...text, delta })),
    { type: 'text-end', ...text },
    ...citations.flatMap((citation) => [
      {
        type: 'source-document',
        sourceId: `citation-${citation.index}`,
        mediaType: 'application/pdf',
        title: `${citation.title}, page ${citation.page}`,
      },
      { type: 'data-citation', id: `citation-${citation.index}`, data: citation },
    ]),
    {
      type: 'finish',
      finishReason: 'stop',
      messageMetadata: { usage, documentsUsed, warnings, durationMs, engine },
    },
  ];
}

/** Splits text into deltas of a few words each, without loss. */
function splitText(text: string): string[] {
  const pieces: string[] = [];
  for (const word of text.match(/\s*\S+\s*/g) ?? []) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length < minPieceLength) pieces[pieces.length - 1] = last + word;
    else pieces.push(word);
  }
  return pieces;
}

function failureOf({ error }: TurnView): string {
  return (error as { message?: string } | undefined)?.message ?? 'The turn failed.';
}
