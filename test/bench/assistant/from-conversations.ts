import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import type { Case } from './case.ts';
import { fillTemplate, type Turn } from './fill-template.ts';
import { othersOf, readLines, shuffled } from './from-templates.ts';
import { type Query, runQuery } from './run-query.ts';

/** Turns that lean on each other; a slot has the same value in all of them. */
export interface Conversation {
  /** Policy types of the documents that it may be about. */
  type: readonly string[];
  turns: readonly Turn[];
}

/** A turn, and the query that it stands for. */
export type AskedTurn = Case & { query: Query };

export interface ConversationShelf {
  /** Who wrote the conversation. */
  author: string;
  documents: readonly string[];
  questions: readonly AskedTurn[];
}

export interface Conversations {
  shelves: ConversationShelf[];
  /** Conversations of which no document can fill two turns. */
  skipped: number;
  /** Conversations that go on about a second document, which are not asked. */
  ofTwo: number;
}

const DOCUMENTS_PER_CONVERSATION = 2;
/** A question and one that follows it. */
const FEWEST_TURNS = 2;
/** How a turn tells that it is about a second document. */
const SECOND_DOCUMENT = /\{who#2\}|"doc":2\b/;

/** Conversations by id. */
export const readConversations = (of: { areClosed: boolean }): ReadonlyMap<string, Conversation> =>
  readLines<Conversation>('conversations', of);

/** A case for each turn, after the questions of the turns before it; the same in each run. */
export function askInTurns(
  conversations: ReadonlyMap<string, Conversation>,
  documents: ReadonlyMap<string, AssistantDocument>,
): Conversations {
  const ofOne = [...conversations].filter(([, { turns }]) => !SECOND_DOCUMENT.test(JSON.stringify(turns)));
  const shelves = ofOne.map(([id, conversation]) => shelvesOf(id, conversation, documents));
  return {
    shelves: shelves.flat(),
    skipped: shelves.filter(({ length }) => length === 0).length,
    ofTwo: conversations.size - ofOne.length,
  };
}

function shelvesOf(
  id: string,
  { type, turns }: Conversation,
  documents: ReadonlyMap<string, AssistantDocument>,
): ConversationShelf[] {
  const shelves: ConversationShelf[] = [];
  for (const [name, document] of shuffled(documents, id)) {
    if (shelves.length === DOCUMENTS_PER_CONVERSATION) break;
    if (!type.includes(document.policyType ?? '')) continue;
    const questions = casesOf(`${id} ${name}`, turns, document);
    if (questions.length === 0) continue;
    const others = othersOf(turns.slice(0, questions.length), document, documents, `${id} ${name}`);
    shelves.push({ author: id.split('-', 1)[0] ?? '', documents: [name, ...others], questions });
  }
  return shelves;
}

/** The turns before the first one that has a slot without a value, or no right answer. */
function casesOf(id: string, turns: readonly Turn[], document: AssistantDocument): AskedTurn[] {
  if (turns.length < FEWEST_TURNS) return [];
  const filled = fillTemplate(turns, document, id) ?? [];
  const cases = filled.flatMap((turn, at) => caseOf(id, filled.slice(0, at), turn, document) ?? []);
  return cases.length === turns.length ? cases : casesOf(id, turns.slice(0, -1), document);
}

function caseOf(id: string, before: readonly Turn[], turn: Turn, document: AssistantDocument): AskedTurn | undefined {
  const outcome = runQuery(turn, document.result?.data ?? {});
  return (
    outcome && {
      id: `${id} ${before.length + 1}`,
      kind: before.length === 0 ? 'firstTurn' : 'followUp',
      after: before.map(({ q }) => q),
      ask: turn.q,
      query: turn,
      says: outcome.says,
      never: outcome.never ?? [],
    }
  );
}
