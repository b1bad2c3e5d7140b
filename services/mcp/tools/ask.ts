import { z } from 'zod';
import { boundedArray } from '../../../domain/contract/bounded-array.ts';
import { uuid } from '../../../domain/contract/common.ts';
import { ToolProblem } from '../problems.ts';
import { defineTool, type ToolContext } from '../tool.ts';
import { waitSeconds } from './job-view.ts';
import { describeTurn, readTurn, runTurn, turnOutput } from './turn-view.ts';

const input = z.object({
  question: z.string().min(1).max(32_000).optional().describe('Left out only to wait for the answer of a turn.'),
  documentIds: boundedArray(uuid, { max: 50 })
    .default([])
    .describe('Documents that the answer may come from; without any, all documents of the account.'),
  sessionId: uuid.optional().describe('Continues this conversation.'),
  turnId: uuid.optional().describe('A turn of this session whose answer took longer: waits for it, asks nothing.'),
  waitSeconds,
});

export const ask = defineTool({
  name: 'ask',
  title: 'Ask about documents',
  description:
    'Answers a question about the insurance documents of the account, with quotes of the pages that prove the answer. ' +
    'Continue a conversation with its sessionId.',
  scopes: ['agent:write', 'agent:read'],
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input,
  output: turnOutput,
  async run(asked, context) {
    const { data } = await readTurn(context, await turnOf(asked, context));
    return { data, text: describeTurn(data) };
  },
});

async function turnOf(
  { question, documentIds, sessionId, turnId, waitSeconds: seconds }: z.output<typeof input>,
  context: ToolContext,
) {
  if (question === undefined) {
    if (sessionId === undefined || turnId === undefined) {
      throw new ToolProblem(
        'invalid_request',
        'Give a `question`, or the `sessionId` and `turnId` of a turn to wait for.',
      );
    }
    await waitForTurn(context, { sessionId, turnId }, seconds);
    return { sessionId, turnId };
  }
  const searchScope = documentIds.length > 0 ? 'selected_documents' : 'account';
  return await runTurn(
    context,
    { message: question, documentIds, searchScope, ...(sessionId !== undefined && { sessionId }) },
    seconds,
  );
}

const pollMs = 500;

async function waitForTurn(
  { client, cancelled, gone }: ToolContext,
  turn: { sessionId: string; turnId: string },
  seconds: number,
): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (Date.now() < deadline && !gone.aborted) {
    const { status } = await client.turns.get(turn, { signal: cancelled });
    if (status !== 'processing') return;
    await new Promise((resolve) => {
      setTimeout(resolve, pollMs);
    });
  }
}
