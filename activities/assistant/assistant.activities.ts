import type { Storage } from '../../adapters/storage/index.ts';
import { answerQuestion } from '../../domain/assistant/answer.ts';
import { titleOf } from '../../domain/assistant/documents.ts';
import { asksForDocuments } from '../../domain/assistant/question/asks-for-documents.ts';
import { answerFromTools, documentsOfTools, writeDocumentList } from '../../domain/assistant/tool-answer.ts';
import type { ModelUsage } from '../../domain/model/model.ts';
import type {
  NextTurn,
  TurnAnswer,
  TurnName,
  TurnRepository,
  TurnToAnswer,
} from '../../prisma/assistant/turn.repository.ts';
import { gatherDocuments, type TurnSources } from './turn-documents.ts';
import type { TurnStep } from './turn-step.ts';

/** A turn's limits for a model. */
export interface ModelAllowance {
  /** Number of replies that may request tools. */
  toolSteps: number;
  seconds: number;
}

export type AssistantActivities = ReturnType<typeof createAssistantActivities>;

const failures = {
  timeout: 'The assistant did not answer in time. Ask again.',
  internal_error: 'The assistant failed to answer. Ask again; if it fails again, report the request id.',
} as const;

const fallbacks = {
  model_unavailable: 'The model could not be asked: the answer was made without it.',
  model_answer_unusable: 'The answer of the model could not be shown: this one was made without it.',
} as const;

const nothingToSearch = {
  account: 'The account has no documents yet: upload one first.',
  selected_documents: 'The documents that were to be searched have been deleted.',
} as const;

/** Titles in the answer to a question that asks for the documents themselves. */
const mostListed = 20;

type Composed = Pick<TurnAnswer, 'content' | 'citations' | 'documentsUsed' | 'warnings'>;

/** Activities that answer the turns of a session. Questions and answers stay in the database, out of histories. */
export function createAssistantActivities({
  turns,
  sources,
  storage,
  turnFolder,
  model,
  step,
}: {
  turns: TurnRepository;
  sources: TurnSources;
  storage: Storage;
  turnFolder: (owner: { accountId: string; turnId: string }) => string;
  /** Undefined when no model is configured. */
  model: ModelAllowance | undefined;
  step: TurnStep;
}) {
  return {
    /** The next unanswered turn of the session; null when there is none. */
    async nextTurn(session: Omit<TurnName, 'turnId'>): Promise<(NextTurn & { model?: ModelAllowance }) | null> {
      const turn = await turns.next(session);
      return turn && { ...turn, ...(model && { model }) };
    },

    /** Answers the turn without a model, from the documents of its scope and the results of its tools. */
    async answerFromDocuments({
      usage,
      because,
      ...turn
    }: TurnName & { usage: ModelUsage; because?: keyof typeof fallbacks }): Promise<void> {
      await step(async () => {
        const asked = await turns.load(turn);
        if (!asked.hasEnded) {
          const answer = await compose(turn, asked);
          const reasons = because ? [{ code: because, message: fallbacks[because] }] : [];
          const sources = [...answer.documentsUsed.map(({ documentId }) => documentId), ...toolSources(asked)];
          const isComplete = await turns.complete(turn, {
            ...answer,
            engine: 'rules',
            usage,
            warnings: [...reasons, ...answer.warnings],
            derivedFrom: [...new Set(sources)],
          });
          // the retry answers without that document
          if (!isComplete) throw new Error('a document of the answer is gone');
        }
        await storage.removeAll(turnFolder(turn));
      });
    },

    /** Fails the turn. */
    async failTurn({
      code,
      usage,
      ...turn
    }: TurnName & { code: keyof typeof failures; usage: ModelUsage }): Promise<void> {
      await turns.fail(turn, { error: { code, message: failures[code] }, usage });
      await storage.removeAll(turnFolder(turn));
    },
  };

  async function compose({ accountId }: TurnName, asked: TurnToAnswer): Promise<Composed> {
    const fromTools = answerFromTools(asked.toolCalls);
    const usedByTools = documentsOfTools(asked.toolCalls);
    // a requested tool whose result answers the question by itself
    if (fromTools.isAnswer) return { ...fromTools, documentsUsed: usedByTools, warnings: [] };
    if (fromTools.content === '' && asksForDocuments(asked.question)) return await listDocuments(accountId, asked);
    const { documents, notReady, unread } = await gatherDocuments(sources, { ...asked, accountId });
    if (documents.length === 0 && fromTools.content === '' && asked.searchScope !== 'none')
      return { content: nothingToSearch[asked.searchScope], citations: [], documentsUsed: [], warnings: [] };
    const answer = answerQuestion({ ...asked, history: [...asked.earlier, ...asked.history], documents });
    const warnings = [
      ...answer.warnings,
      ...notReadyWarnings(notReady.length),
      ...unreadWarnings(unread, documents.length),
    ];
    if (fromTools.content === '') return { ...answer, warnings };
    if (!answer.found) return { ...fromTools, documentsUsed: usedByTools, warnings };
    const used = [...answer.documentsUsed, ...usedByTools].map((document) => [document.documentId, document] as const);
    return {
      content: `${fromTools.content}\n\n${answer.content}`,
      citations: answer.citations,
      documentsUsed: [...new Map(used).values()],
      warnings,
    };
  }

  /** Answers with the titles of the selected documents, or of all documents of the account. */
  async function listDocuments(accountId: string, { searchScope, documentIds }: TurnToAnswer): Promise<Composed> {
    const within = searchScope === 'selected_documents' ? documentIds : 'account';
    // one extra row shows whether there are more
    const found = await sources.documents.list(accountId, { within, limit: mostListed + 1 });
    const documents = found
      .slice(0, mostListed)
      .map(({ documentId, ...names }) => ({ documentId, title: titleOf(names) }));
    const content = writeDocumentList({ documents, hasMore: found.length > mostListed });
    return { content, citations: [], documentsUsed: documents, warnings: [] };
  }
}

const toolSources = ({ toolCalls }: TurnToAnswer): string[] => toolCalls.flatMap(({ derivedFrom }) => derivedFrom);

function unreadWarnings(matched: number, read: number): { code: string; message: string }[] {
  if (matched === 0) return [];
  const message = `More documents match than can be read for one answer: it was made from the ${read} that match best. Name a carrier, an insured, a type or a file to narrow it down.`;
  return [{ code: 'documents_left_out', message }];
}

function notReadyWarnings(count: number): { code: string; message: string }[] {
  if (count === 0) return [];
  const documents = count === 1 ? '1 document is' : `${count} documents are`;
  return [
    {
      code: 'documents_not_ready',
      message: `${documents} still being processed: what has not been read yet could not be searched.`,
    },
  ];
}
