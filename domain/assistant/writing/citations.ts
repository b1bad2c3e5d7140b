import { wholeCitation } from '../../extraction/citation.ts';
import type { Citation } from '../../extraction/result.ts';
import { findQuote, type QuotablePage } from '../../document/quotes.ts';
import { findInText } from '../../text/plain-text.ts';
import type { AnswerCitation, AnswerWarning } from '../documents.ts';
import type { Fact } from '../index/facts.ts';
import { citationsOf, type DocumentIndex } from '../index/index-document.ts';
import { visibleText } from './safe-text.ts';
import { ownValue } from '../../lookup.ts';

/** The citations of an answer in the making: each place is listed once, a quote that is not on its page never. */
export interface CitationList {
  all: AnswerCitation[];
  /** Marks such as "[1][2]" for the places where facts stand; empty when none is known. */
  ofFacts(document: DocumentIndex, facts: readonly Fact[]): string;
  /** The mark of a quoted passage; undefined when the quote is not on the page. */
  ofLines(lines: QuotedLines): string | undefined;
  warnings(): AnswerWarning[];
}

interface QuotedLines {
  document: DocumentIndex;
  page: number;
  quote: string;
  score: number;
}

/** A sum over a long report cites the first of its amounts. */
const MOST_PLACES = 40;

/** An empty list of citations. */
export function newCitationList(): CitationList {
  const all: AnswerCitation[] = [];
  const numbers = new Map<string, number>();
  let dropped = 0;

  function add(key: string, citation: Omit<AnswerCitation, 'index'>): string {
    const known = numbers.get(key);
    if (known !== undefined) return `[${known}]`;
    all.push({ index: all.length + 1, ...citation });
    numbers.set(key, all.length);
    return `[${all.length}]`;
  }

  return {
    all,
    ofFacts(document, facts) {
      const marks = facts.slice(0, MOST_PLACES).flatMap(({ pointer }) => {
        const citations = citationsOf(document, pointer);
        const confidence = ownValue(document.source.result?.fields ?? {}, pointer)?.confidence ?? 0;
        const whole = asPrinted(document, citations);
        // a bare dash says zero, and cannot be looked up
        if (!whole || !/[\p{L}\p{N}]/u.test(whole.quote)) return [];
        const { page, quote, bbox } = whole;
        if (!isOnPage({ document, page, quote })) {
          dropped++;
          return [];
        }
        const key = `${document.documentId} ${page} ${bbox.left} ${bbox.top} ${bbox.width} ${quote}`;
        const { documentId, title } = document;
        return [add(key, { documentId, title, page, quote: visibleText(quote), bbox, score: confidence })];
      });
      return [...new Set(marks)].join('');
    },
    ofLines({ document, page, quote, score }) {
      const source = document.source.pages?.find(({ number }) => number === page);
      if (!isOnPage({ document, page, quote })) {
        dropped++;
        return undefined;
      }
      const bbox = (source?.words && findQuote(source.words, quote)?.bbox) ?? null;
      const { documentId, title } = document;
      return add(`${documentId} ${page} ${quote}`, {
        documentId,
        title,
        page,
        quote: visibleText(quote),
        bbox,
        score: Math.min(score, 1),
      });
    },
    warnings() {
      if (dropped === 0) return [];
      const message = `${dropped} ${dropped === 1 ? 'quote was' : 'quotes were'} left out: not found on the cited page.`;
      return [{ code: 'quotes_dropped', message }];
    },
  };
}

/**
 * A value that is printed in several places that no reader would read as one is cited by the first of them: another place
 * of the page may say the same in one line, so that it counts what stands inside the box.
 */
function asPrinted(document: DocumentIndex, citations: readonly Citation[]): Citation | undefined {
  const whole = wholeCitation(citations);
  const words = document.source.pages?.find(({ number }) => number === whole?.page)?.words;
  return whole && citations.length > 1 && words && !standsIn(words, whole) ? citations[0] : whole;
}

/** Whether the words inside of its box say a quote. */
function standsIn(page: QuotablePage, { quote, bbox }: Pick<Citation, 'quote' | 'bbox'>): boolean {
  const inside = page.words.filter((word) => {
    const [x, y] = [(word.x0 + word.x1) / 2 / page.width, (word.y0 + word.y1) / 2 / page.height];
    const isBeside = x < bbox.left || x > bbox.left + bbox.width;
    return !isBeside && y >= bbox.top && y <= bbox.top + bbox.height;
  });
  return findQuote({ ...page, words: inside }, quote) !== undefined;
}

/** Whether the page says the quote; a page that is not at hand is believed, its quotes were verified when it was read. */
function isOnPage({ document, page, quote }: { document: DocumentIndex; page: number; quote: string }): boolean {
  const source = document.source.pages?.find(({ number }) => number === page);
  if (!source || source.text.includes(quote)) return true;
  if (source.words && findQuote(source.words, quote)) return true;
  return standsInPieces(source.text, quote);
}

/** A value that is printed in several lines of a cell, between whose lines the text of the page holds other columns. */
function standsInPieces(text: string, quote: string): boolean {
  if (findInText(text, quote)) return true;
  return quote.split(/\s+/).every((word) => !/[\p{L}\p{N}]/u.test(word) || findInText(text, word));
}
