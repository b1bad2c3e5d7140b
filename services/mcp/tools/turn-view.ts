import { z } from 'zod';
import type { Turn, TurnRequest } from '../../../clients/typescript/src/index.ts';
import { uuid } from '../../../domain/contract/common.ts';
import { ToolProblem } from '../problems.ts';
import type { ToolContext } from '../tool.ts';

/** What the tools that ask the assistant answer. */
export const turnOutput = z.object({
  sessionId: uuid.describe('Continues the conversation.'),
  turnId: uuid,
  status: z.enum(['processing', 'completed']),
  answer: z.string().optional().describe('Markdown; [1] refers to the citation with this index.'),
  citations: z.array(
    z.object({
      index: z.int(),
      documentId: z.string(),
      title: z.string(),
      page: z.int(),
      quote: z.string().optional(),
    }),
  ),
  documentsUsed: z.array(z.object({ documentId: z.string(), title: z.string() })),
  warnings: z.array(z.string()),
  next: z.string().optional(),
});

type TurnOutput = z.input<typeof turnOutput>;

/**
 * Asks the assistant, and waits until it has answered or the time is over, which begins when the turn is named: what has
 * no name yet may run already, and would be asked again.
 */
export async function runTurn(context: ToolContext, request: TurnRequest, seconds: number): Promise<TurnName> {
  const { cancelled, gone, client, report } = context;
  const waiting = new AbortController();
  const stopWaiting = (): void => waiting.abort();
  let timer: NodeJS.Timeout | undefined;
  let turn: TurnName | undefined;
  try {
    const signal = AbortSignal.any([cancelled, waiting.signal]);
    for await (const event of client.turns.stream(request, { signal })) {
      if (event.type === 'start') {
        turn = event.messageMetadata;
        gone.addEventListener('abort', stopWaiting);
        timer = setTimeout(stopWaiting, gone.aborted ? 0 : seconds * 1_000);
      }
      if (event.type === 'tool-input-available') report?.(50, event.toolName);
    }
  } catch (error) {
    // a named turn goes on, whatever ended its stream
    if (!turn || cancelled.aborted) throw error;
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', stopWaiting);
  }
  if (!turn) throw new ToolProblem('turn_failed', 'The assistant did not begin to answer. Ask again.');
  return turn;
}

type TurnName = Pick<Turn, 'sessionId' | 'turnId'>;

/** The state of a turn as tools answer with it. @throws ToolProblem */
export async function readTurn(context: ToolContext, name: TurnName): Promise<{ data: TurnOutput; turn: Turn }> {
  const turn = await context.client.turns.get(name, { signal: context.cancelled });
  const { sessionId, turnId, status, message, documentsUsed, warnings } = turn;
  if (status === 'failed') throw failureOf(turn);
  return {
    turn,
    data: {
      sessionId,
      turnId,
      status,
      ...(message && { answer: message.content }),
      citations: (message?.citations ?? []).map(({ index, documentId, title, page, quote }) => ({
        index,
        documentId,
        title,
        page,
        ...(quote !== undefined && { quote }),
      })),
      documentsUsed: documentsUsed.map(({ documentId, title }) => ({ documentId, title })),
      warnings: warnings.map((warning) => warning.message),
      ...(status === 'processing' && {
        next: `The answer takes longer. Call ask with sessionId "${sessionId}" and turnId "${turnId}" to wait for it.`,
      }),
    },
  };
}

function failureOf(turn: Turn): ToolProblem {
  const { error } = turn as Turn & { error?: { code?: string; message?: string } };
  return new ToolProblem('turn_failed', error?.message ?? 'The assistant could not answer this turn.');
}

export function describeTurn({ sessionId, answer, citations, warnings, next }: TurnOutput): string {
  return [
    ...(answer === undefined ? [] : [answer]),
    ...citations.map(
      ({ index, documentId, title, page, quote }) =>
        `[${index}] ${JSON.stringify(title)}, p. ${page}: ${JSON.stringify(quote ?? '')} (documentId ${documentId})`,
    ),
    ...warnings.map((warning) => `Warning: ${warning}`),
    next ?? `To go on with this conversation: sessionId "${sessionId}".`,
  ].join('\n');
}
