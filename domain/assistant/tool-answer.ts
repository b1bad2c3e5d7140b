import type { AnswerCitation } from './documents.ts';
import { ownValue } from '../lookup.ts';
import { count } from '../text/count.ts';
import type { ToolName } from './tools.ts';
import { asMarkdown } from './writing/safe-text.ts';

/** A call of a tool that has ended, as it is kept. */
export interface EndedToolCall {
  name: string;
  status: string;
  result: unknown;
  error: unknown;
}

/** What a tool's result says in words. `isAnswer`: it says what a question about documents asks for. */
interface Statement {
  content: string;
  citations: AnswerCitation[];
  isAnswer: boolean;
}

type Named = { documentId: string; title: string };
interface DocumentList {
  documents: readonly Named[];
  /** Missing in results of earlier releases. */
  hasMore?: boolean;
}
type Passage = Named & { page: number; quote: string; bbox: AnswerCitation['bbox']; score: number };
type Job = { jobId: string; policyType: string; status: string };

const mostPassages = 3;
const mostTitles = 20;

const plain = (content: string): Statement => ({ content, citations: [], isAnswer: false });

/** The results are those of our own tools, whose shapes these are. */
const statements: Record<ToolName, (result: never) => Statement> = {
  search_documents: ({ passages }: { passages: Passage[] }) => quote(passages.slice(0, mostPassages)),
  list_documents: (result: DocumentList) => plain(writeDocumentList(result)),
  get_document: ({
    title,
    policyType,
    status,
    pages,
  }: Named & { policyType: string | null; status: string; pages: number | null }) =>
    plain(
      `**${asMarkdown(title)}** is ${status}: ${policyType === null ? 'of no known type' : `of the type \`${policyType}\``}${pages === null ? '' : `, ${count(pages, 'page')}`}.`,
    ),
  extract_policy: ({ title, policyType, jobId }: Named & Job) =>
    plain(`The extraction of **${asMarkdown(title)}** as \`${policyType}\` has been started: job \`${jobId}\`.`),
  get_job: ({ jobId, policyType, status }: Job) => plain(`Job \`${jobId}\` (\`${policyType}\`) is ${status}.`),
  compare_documents: ({ content, citations }: { content: string; citations: AnswerCitation[] }) => ({
    content,
    citations,
    isAnswer: true,
  }),
  get_usage: ({ usage, period }: { usage: Record<string, unknown>; period: { from: string; to: string } }) =>
    plain(
      `From ${period.from.slice(0, 10)} to ${period.to.slice(0, 10)}: ${count(Number(usage.pages), 'page')}, ${count(Number(usage.extractions), 'extraction')}, ${count(Number(usage.documents), 'document')}, ${count(Number(usage.assistantTurns), 'assistant turn')}.`,
    ),
};

/** Names documents, the newest first; `hasMore` says that others are left out. */
export function writeDocumentList({ documents, hasMore = false }: DocumentList): string {
  const shown = documents.slice(0, mostTitles);
  const titles = shown.map(({ title }) => `- ${asMarkdown(title)}`);
  const are = documents.length === 1 ? 'is' : 'are';
  if (hasMore)
    return [`There ${are} more than ${count(documents.length, 'document')}. The newest:`, ...titles].join('\n');
  const there = `There ${are} ${count(documents.length, 'document')}`;
  const left = documents.length - shown.length;
  return [`${there}${documents.length > 0 ? ':' : '.'}`, ...titles, ...(left > 0 ? [`- and ${left} more`] : [])].join(
    '\n',
  );
}

function quote(passages: readonly Passage[]): Statement {
  if (passages.length === 0) return plain('The documents hold no passage about this.');
  const citations = passages.map(({ documentId, title, page, quote: words, bbox, score }, at) => ({
    index: at + 1,
    documentId,
    title,
    page,
    quote: words,
    bbox,
    score,
  }));
  const quotes = citations.map(
    ({ index, title, page, quote: words }) =>
      `> ${asMarkdown(words).replaceAll('\n', '\n> ')}\n>\n> ${asMarkdown(title)}, page ${page} [${index}]`,
  );
  return { content: `The documents say:\n\n${quotes.join('\n\n')}`, citations, isAnswer: true };
}

/** What the results of tools say, in the order of the calls, with the indices of the citations counted through. */
export function answerFromTools(calls: readonly EndedToolCall[]): Statement {
  const all: Statement = { content: '', citations: [], isAnswer: false };
  for (const call of calls) {
    const { content, citations, isAnswer } = stateOf(call);
    all.content = [all.content, shifted(content, all.citations.length)].filter((part) => part !== '').join('\n\n');
    all.citations.push(...citations.map((one) => ({ ...one, index: one.index + all.citations.length })));
    all.isAnswer ||= isAnswer;
  }
  return all;
}

function stateOf({ name, status, result, error }: EndedToolCall): Statement {
  const statement = ownValue(statements, name);
  // a result that was withdrawn has an error that says why
  if (status === 'completed' && statement && !error) return statement(result as never);
  const { message = 'it was not run.' } = (error ?? {}) as { message?: string };
  return plain(`\`${name}\` gave no result: ${message}`);
}

/** Marks of citations, counted on from those that stand before. */
const shifted = (content: string, by: number): string =>
  by === 0 ? content : content.replace(/(?<!\\)\[(\d{1,3})\]/g, (_, index: string) => `[${Number(index) + by}]`);

/** The ids of all documents that a tool's result tells anything of. */
export function documentIdsIn(result: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('documentId' in value && typeof value.documentId === 'string') found.add(value.documentId);
    for (const member of Object.values(value)) visit(member);
  };
  visit(result);
  return [...found];
}

/** The documents that the results of tools tell about; a list of documents tells about none. */
export function documentsOfTools(calls: readonly EndedToolCall[]): Named[] {
  const found = new Map<string, Named>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { documentId, title } = value as Partial<Named>;
    if (typeof documentId === 'string' && typeof title === 'string') found.set(documentId, { documentId, title });
    for (const member of Object.values(value)) visit(member);
  };
  for (const { name, status, result } of calls) {
    if (status === 'completed' && name !== 'list_documents' && name !== 'get_job') visit(result);
  }
  return [...found.values()];
}
