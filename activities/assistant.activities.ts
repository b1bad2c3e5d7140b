import { answerQuestion } from '../domain/assistant/answer.ts';
import type { NextTurn, TurnName, TurnRepository } from '../prisma/turn.repository.ts';

import { gatherDocuments, type TurnSources } from './turn-documents.ts';
import type { TurnStep } from './turn-step.ts';

export type AssistantActivities = ReturnType<typeof createAssistantActivities>;

const failures = {
  timeout: 'The assistant did not answer in time. Ask again.',
  internal_error: 'The assistant failed to answer. Ask again; if it fails again, report the request id.',
} as const;

const noUsage = { promptTokens: 0, completionTokens: 0 };

/** The steps that answer the turns of a session. What is asked and answered stays in the database. */
export function createAssistantActivities({
  turns,
  sources,
  step,
}: {
  turns: TurnRepository;
  sources: TurnSources;
  step: TurnStep;
}) {
  return {
    /** The turn that is answered next; null when every turn of the session has an answer. */
    async nextTurn(session: Omit<TurnName, 'turnId'>): Promise<NextTurn | null> {
      return await turns.next(session);
    },

    /** Answers the turn from the documents of its scope, without a model. */
    async answerFromDocuments(turn: TurnName): Promise<void> {
      await step(async () => {
        const { hasEnded, question, history, ...asked } = await turns.load(turn);
        if (hasEnded) return;
        const found = await gatherDocuments(sources, { ...asked, accountId: turn.accountId, question });
        const { content, citations, documentsUsed, warnings } = answerQuestion({
          question,
          history,
          documents: found.documents,
        });
        await turns.complete(turn, {
          engine: 'rules',
          content,
          citations,
          documentsUsed,
          warnings: [...warnings, ...notReadyWarnings(found.notReady.length)],
          usage: noUsage,
        });
      });
    },

    /** Ends the turn without an answer. */
    async failTurn({ code, ...turn }: TurnName & { code: keyof typeof failures }): Promise<void> {
      await turns.fail(turn, { error: { code, message: failures[code] }, usage: noUsage });
    },
  };
}

function notReadyWarnings(count: number): { code: string; message: string }[] {
  if (count === 0) return [];
  const documents = count === 1 ? '1 document is' : `${count} documents are`;
  return [{ code: 'documents_not_ready', message: `${documents} still being processed and could not be searched.` }];
}
