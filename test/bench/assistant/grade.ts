import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { Answer, AnswerCitation, AssistantDocument } from '../../../domain/assistant/documents.ts';
import { findQuote } from '../../../domain/document/quotes.ts';
import { findDates } from '../../../domain/reading/values/date.ts';
import type { Case } from './case.ts';

export interface Grade {
  asked: Case;
  answer: Answer;
  isRight: boolean;
  /** Stated as a value, list, total or yes and no, and not right; a quoted passage is no statement. */
  isWrongWithConfidence: boolean;
  /** A statement where the documents do not tell. */
  isInvented: boolean;
  /** Whether every place that proves the answer is cited; true where none is asked for. */
  isCited: boolean;
  citations: number;
  /** Citations whose quote stands on the cited page, in the cited box. */
  trueCitations: number;
  milliseconds: number;
}

/** Asks a question of documents and grades the answer against what is known. */
export function grade(asked: Case, documents: readonly AssistantDocument[]): Grade {
  const history = (asked.after ?? []).map((content) => ({ role: 'user' as const, content }));
  const started = performance.now();
  const answer = answerQuestion({ question: asked.ask, history, documents });
  const milliseconds = performance.now() - started;
  const isRight = asked.unanswerable ? !answer.found : saysAll(asked, answer.content);
  return {
    asked,
    answer,
    isRight,
    isWrongWithConfidence: answer.found && !isRight,
    isInvented: asked.unanswerable === true && answer.found,
    isCited: (asked.cites ?? []).every((place) => answer.citations.some((citation) => isAt(citation, place))),
    citations: answer.citations.length,
    trueCitations: answer.citations.filter((citation) => isTrue(citation, documents)).length,
    milliseconds,
  };
}

export function saysAll({ says = [], never = [] }: Case, content: string): boolean {
  const said = plain(content);
  return (
    says.every((group) => group.some((text) => contains(said, text))) && !never.some((text) => contains(said, text))
  );
}

/** Whole numbers and words: "500" is not said by "1,500". */
function contains(said: string, text: string): boolean {
  const wanted = plain(text);
  const isEdge = (character: string | undefined): boolean => !/[a-z0-9]/.test(character ?? '');
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    const [before, after] = [said[at - 1], said[at + wanted.length]];
    const isCut = /\d$/.test(wanted) && after === '.' && /\d/.test(said[at + wanted.length + 1] ?? '');
    const isTail = /^\d/.test(wanted) && before === '.' && /\d/.test(said[at - 2] ?? '');
    if (isEdge(before) && isEdge(after) && !isCut && !isTail) return true;
  }
  return false;
}

/** Lower case, without Markdown, marks of citations, dollar signs, commas of thousands and ".00"; dates as ISO. */
function plain(text: string): string {
  const bare = text
    .replace(/(?<!\\)\[\d+\]/g, ' ')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/[*>]/g, ' ');
  const dated = findDates(bare)
    .toReversed()
    .reduce((rest, { date, start, end }) => `${rest.slice(0, start)} ${date} ${rest.slice(end)}`, bare);
  return dated
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\$\s?/g, '')
    .replace(/(\d\.\d)0(?!\d)/g, '$1')
    .replace(/(?<=\d)\.0(?!\d)/g, '')
    .replace(/[^\p{L}\p{N}.%/-]+/gu, ' ')
    .trim();
}

const isAt = ({ documentId, page }: AnswerCitation, { document, pages }: NonNullable<Case['cites']>[number]): boolean =>
  documentId === document && (pages === undefined || pages.includes(page));

function isTrue(
  { documentId, page: number, quote, bbox }: AnswerCitation,
  documents: readonly AssistantDocument[],
): boolean {
  const page = documents
    .find((document) => document.documentId === documentId)
    ?.pages?.find((one) => one.number === number);
  if (!page?.words || !bbox) return false;
  const { width, height, words } = page.words;
  const inside = words.filter((word) => {
    const [x, y] = [(word.x0 + word.x1) / 2 / width, (word.y0 + word.y1) / 2 / height];
    return x >= bbox.left && x <= bbox.left + bbox.width && y >= bbox.top && y <= bbox.top + bbox.height;
  });
  return findQuote({ width, height, words: inside }, quote) !== undefined;
}
