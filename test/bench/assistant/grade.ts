import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { Answer, AnswerCitation } from '../../../domain/assistant/documents.ts';
import type { Page } from '../../../domain/document/page.ts';
import { findQuote } from '../../../domain/document/quotes.ts';
import type { Case } from './questions/case.ts';
import type { ReadLibrary } from './read-library.ts';

export interface Grade {
  asked: Case;
  answer: Answer;
  isRight: boolean;
  /** An answer to a question that the documents do not answer. */
  isInvented: boolean;
  citations: number;
  /** Citations whose quote stands on the cited page, in the cited box. */
  trueCitations: number;
}

/** Asks a question and grades the answer against what is known. */
export function grade(asked: Case, library: ReadLibrary): Grade {
  const history = (asked.after ?? []).map((content) => ({ role: 'user' as const, content }));
  const answer = answerQuestion({
    question: asked.ask,
    history,
    documents: asked.of.map((name) => library.documents[name]),
  });
  return {
    asked,
    answer,
    isRight: asked.says === null ? !answer.found && answer.citations.length === 0 : isRight(asked, answer),
    isInvented: asked.says === null && answer.found,
    citations: answer.citations.length,
    trueCitations: answer.citations.filter((citation) => isTrue(citation, library.pages)).length,
  };
}

function isRight({ says, not = [], of, from = of, page = 1 }: Case, { found, content, citations }: Answer): boolean {
  const said = plain(content);
  const cited = new Set(citations.map(({ documentId }) => documentId));
  return (
    found &&
    (says ?? []).every((text) => said.includes(plain(text))) &&
    !not.some((text) => said.includes(plain(text))) &&
    cited.size === from.length &&
    from.every((name) => cited.has(name)) &&
    citations.some((citation) => citation.page === page)
  );
}

/** Without the signs of Markdown and the commas of thousands, in lower case. */
function plain(text: string): string {
  return text
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/(?<=\d),(?=\d)/g, '')
    .toLowerCase();
}

function isTrue({ documentId, page: number, quote, bbox }: AnswerCitation, pages: ReadLibrary['pages']): boolean {
  const page = pages[documentId]?.find((one) => one.number === number);
  if (!page || !bbox) return false;
  const inside = wordsInside(page, bbox);
  return findQuote({ ...page, words: inside }, quote) !== undefined;
}

function wordsInside(
  { words, width, height }: Page,
  { left, top, width: w, height: h }: NonNullable<AnswerCitation['bbox']>,
): Page['words'] {
  return words.filter((word) => {
    const [x, y] = [(word.x0 + word.x1) / 2 / width, (word.y0 + word.y1) / 2 / height];
    return x >= left && x <= left + w && y >= top && y <= top + h;
  });
}
