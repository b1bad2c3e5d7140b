import type { AssistantDocument } from '../../domain/assistant/documents.ts';
import { readablePart } from '../../domain/assistant/question/readable.ts';
import type { SearchScope } from '../../domain/contract/assistant/assistant.ts';
import { isInProgress } from '../../domain/document/states.ts';
import type {
  AssistantDocumentRepository,
  DocumentWithResult,
} from '../../prisma/assistant/assistant-document.repository.ts';
import type { FoundPage } from '../../prisma/assistant/page-search.repository.ts';
import type { TurnToAnswer } from '../../prisma/assistant/turn.repository.ts';
import { type QuestionMatches, findPages, type SearchSources } from './find-pages.ts';

/** The repositories that a turn reads from. */
export interface TurnSources extends SearchSources {
  documents: AssistantDocumentRepository;
}

/** The documents that a turn is answered from. */
export interface TurnDocuments {
  /** Documents that the question names first, then the best ones. */
  documents: AssistantDocument[];
  /** Ids of documents that the question names. */
  named: string[];
  notReady: DocumentWithResult[];
  /** How many documents match the question, when that is more than are read. */
  unread: number;
  /** The words that were searched for. */
  words: string[];
}

/** Documents whose extracted values are read for one question. */
const mostDocuments = 50;
/** Documents read besides the named ones, in case the question means another one. */
const mostBeside = 10;
/** Declarations pages are at the front of a policy. */
const firstPages = 2;
/** Documents whose first pages are always read, even without a word of the question on them. */
const mostOpened = 10;

type Asked = Pick<TurnToAnswer, 'question' | 'searchScope' | 'documentIds'> &
  Partial<Pick<TurnToAnswer, 'history' | 'earlier'>> & { accountId: string };

/** The documents of the turn's scope with their extracted values, and the pages most relevant to the question. */
export async function gatherDocuments(sources: TurnSources, asked: Asked): Promise<TurnDocuments> {
  const { accountId, searchScope, documentIds, history = [], earlier = [] } = asked;
  const question = readablePart(asked.question);
  if (searchScope === 'none') return { documents: [], named: [], notReady: [], unread: 0, words: [] };
  const { documents } = sources;
  const within = withinOf({ searchScope, documentIds });
  const said = [...earlier, ...history]
    .filter(({ role }) => role === 'user')
    .map(({ content }) => readablePart(content));
  const found = await findPages(sources, { accountId, within, question, earlier: said });
  const ids = within === 'account' ? await candidates() : inOrder(found, within);
  const opened = ids.slice(0, Math.max(mostOpened, found.named.length));
  const [known, first] = await Promise.all([
    documents.findWithResults(accountId, ids),
    documents.firstPages(accountId, { documentIds: opened, count: firstPages }),
  ]);
  const all = withFirst(found.pages, first);
  const isCut = within === 'account' && found.named.length === 0 && found.matched > mostDocuments;
  return {
    documents: known.map((document) => toAssistantDocument(document, all)),
    named: found.named,
    notReady: known.filter(({ status }) => isInProgress(status)),
    unread: isCut ? found.matched : 0,
    words: found.words,
  };

  /** Named documents, then matching ones, then the newest. */
  async function candidates(): Promise<string[]> {
    const most = found.named.length > 0 ? found.named.length + mostBeside : mostDocuments;
    const best = [...found.named, ...found.others].slice(0, most);
    if (best.length === most) return best;
    const newest = await documents.list(accountId, { within: 'account', limit: most });
    return [...new Set([...best, ...newest.map(({ documentId }) => documentId)])].slice(0, most);
  }
}

/** The documents that a turn may search. */
function withinOf({
  searchScope,
  documentIds,
}: {
  searchScope: SearchScope;
  documentIds: readonly string[];
}): 'account' | readonly string[] {
  return searchScope === 'account' ? searchScope : documentIds;
}

/** The selected documents, named ones first. */
function inOrder({ named }: QuestionMatches, selected: readonly string[]): string[] {
  return [...new Set([...named, ...selected])];
}

function withFirst(pages: readonly FoundPage[], first: readonly FoundPage[]): FoundPage[] {
  const known = new Set(pages.map(nameOf));
  return [...pages, ...first.filter((page) => !known.has(nameOf(page)))];
}

/** The document as the assistant reads it, with its pages among `pages`. */
export function toAssistantDocument(
  { documentId, title, fileName, policyType, result }: DocumentWithResult,
  pages: readonly FoundPage[],
): AssistantDocument {
  return {
    documentId,
    title,
    fileName,
    policyType,
    result,
    pages: pages.filter((page) => page.documentId === documentId).map(toAssistantPage),
  };
}

/** A stored page in the form that the look-up of quotes needs. */
export function toAssistantPage({ number, width, height, text, words }: FoundPage) {
  return {
    number,
    text,
    words: { width, height, words: words.map(([word, x0, y0, x1, y1]) => ({ text: word, x0, y0, x1, y1 })) },
  };
}

const nameOf = ({ documentId, number }: FoundPage): string => `${documentId} ${number}`;
