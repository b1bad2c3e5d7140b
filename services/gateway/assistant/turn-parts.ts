import type { TurnRecord } from '../../../prisma/assistant/session.repository.ts';
import { viewTurn } from './turn-view.ts';

type TurnView = ReturnType<typeof viewTurn>;
/** A part of a UI message stream (v1) of the AI SDK. */
export type StreamPart = { type: string } & Record<string, unknown>;

/**
 * The stream parts of a turn in its current state. Append-only: later calls return the same parts and more, so a part is
 * identified by its index. Complete when the turn has ended. Each sentence of the answer is followed by what proves it.
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
  const sent = new Set<number>();
  const provenBy = (sentence: string): StreamPart[] => {
    const cited = new Set([...sentence.matchAll(citationMark)].map(([, index]) => Number(index)));
    const fresh = citations.filter(({ index }) => cited.has(index) && !sent.has(index));
    for (const { index } of fresh) sent.add(index);
    return fresh.flatMap(citationParts);
  };
  return [
    { type: 'text-start', ...text },
    ...sentencesOf(content).flatMap((delta) => [{ type: 'text-delta', ...text, delta }, ...provenBy(delta)]),
    { type: 'text-end', ...text },
    ...citations.filter(({ index }) => !sent.has(index)).flatMap(citationParts),
    {
      type: 'finish',
      finishReason: 'stop',
      messageMetadata: { usage, documentsUsed, warnings, durationMs, engine },
    },
  ];
}

const citationMark = /(?<!\\)\[(\d{1,3})\]/g;

type Citation = NonNullable<TurnView['message']>['citations'][number];

const citationParts = (citation: Citation): StreamPart[] => [
  {
    type: 'source-document',
    sourceId: `citation-${citation.index}`,
    mediaType: 'application/pdf',
    title: `${citation.title}, page ${citation.page}`,
  },
  { type: 'data-citation', id: `citation-${citation.index}`, data: citation },
];

/** A sentence or line with the marks of citations behind it. */
const sentencePattern = /(?:[^.!?\n]|[.!?](?!\s))*(?:[.!?]|\n|$)(?:\s*\[\d{1,3}\])*\s*/g;

/** Splits text into sentences and lines, without loss. */
const sentencesOf = (text: string): string[] => (text.match(sentencePattern) ?? []).filter((one) => one !== '');

function failureOf({ error }: TurnView): string {
  return (error as { message?: string } | undefined)?.message ?? 'The turn failed.';
}
