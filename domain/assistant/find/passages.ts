import type { DocumentIndex } from '../index/index-document.ts';
import { linesOf, type Line } from '../index/lines.ts';
import { sensesIn } from '../index/phrases.ts';
import type { Passage } from '../documents.ts';
import type { Term } from '../question/read-question.ts';
import { ownValue } from '../../lookup.ts';
import { searchWordsOf } from '../words.ts';
import { type Asked, namesDocument } from './resolve.ts';
import { scoreFacts } from './score.ts';

/** Lines of a page that hold words of a question. */
export interface FoundLines {
  document: DocumentIndex;
  page: number;
  /** Lines that stand below each other. */
  quote: string;
  lines: readonly Line[];
  /** Share of the question's words that they hold, 0..1. */
  score: number;
  /** The score with what tells equally good lines apart. */
  rank: number;
}

/** A term as lines are searched for it; rare ones weigh more. */
interface Wanted {
  term: Term;
  weight: number;
}

/** Lines around the best one that are looked at, and those that are shown with it. */
const NEAR = 2;
const SHOWN_BEFORE = 2;
const SHOWN_AFTER = 6;
/** What a word counts that stands in a line nearby, or names the document. */
const NEIGHBOR = 0.7;
const OF_DOCUMENT = 0.8;

/** The lines of the documents in scope that hold most of the question, best first, none of them twice. */
export function findLines(asked: Asked, passages: readonly Passage[] | undefined, most: number): FoundLines[] {
  const pages = asked.scope.flatMap((document) => linesIn(document, passages).map((lines) => ({ document, lines })));
  const held = new Map(
    pages.flatMap(({ lines }) => lines.map((line) => [line, asked.terms.map((term) => isIn(term, line))])),
  );
  const wanted = wantedIn(asked, [...held.values()]);
  const found = pages.flatMap(({ document, lines }) => scoreLines({ asked, document, lines, wanted, held }));
  found.sort((a, b) => b.rank - a.rank);
  return distinctLines(found, most);
}

/** The lines around the facts that do best, for what is not sure enough to be stated. */
export function findFactLines(asked: Asked, most: number): FoundLines[] {
  const facts = scoreFacts(asked).filter(({ coverage, score }) => coverage >= 0.5 && score >= 0.3);
  return facts.slice(0, most).flatMap(({ document, item, score }) => {
    const [citation] = ownValue(document.source.result?.citations ?? {}, item.fact.pointer) ?? [];
    const lines = document.lines.filter(({ page }) => page === citation?.page);
    const at = citation ? lines.findIndex(({ text }) => text.includes(citation.quote)) : -1;
    return at < 0 ? [] : [shownAt({ document, lines, at, score: Math.min(score, 0.9), rank: score })];
  });
}

function shownAt({
  document,
  lines,
  at,
  score,
  rank,
}: {
  document: DocumentIndex;
  lines: readonly Line[];
  at: number;
  score: number;
  rank: number;
}): FoundLines {
  const shown = lines.slice(Math.max(at - SHOWN_BEFORE, 0), at + SHOWN_AFTER + 1);
  const quote = shown
    .map(({ text }) => text)
    .join('\n')
    .trim();
  return { document, page: lines[at]?.page ?? 1, quote, lines: shown, score, rank };
}

/** Without those that repeat lines of better ones. */
export function distinctLines(found: readonly FoundLines[], most: number): FoundLines[] {
  const kept: FoundLines[] = [];
  for (const one of found) {
    if (kept.length >= most) break;
    if (!kept.some((other) => isSamePlace(one, other) || other.quote === one.quote)) kept.push(one);
  }
  return kept;
}

const isSamePlace = (a: FoundLines, b: FoundLines): boolean =>
  a.document === b.document && a.page === b.page && a.lines.some((line) => b.lines.includes(line));

/** The lines page by page; of the passages that a search found where there are some. */
function linesIn(document: DocumentIndex, passages: readonly Passage[] | undefined): Line[][] {
  if (!passages) return byPage(document.lines);
  const own = passages.filter(({ documentId }) => documentId === document.documentId);
  return own.map(({ page, text }) => linesOf([{ number: page, text }]));
}

function byPage(lines: readonly Line[]): Line[][] {
  const pages = new Map<number, Line[]>();
  for (const line of lines) {
    const own = pages.get(line.page);
    if (own) own.push(line);
    else pages.set(line.page, [line]);
  }
  return [...pages.values()];
}

function wantedIn({ terms, unknown }: Asked, held: readonly (readonly boolean[])[]): Wanted[] {
  return terms.map((term, at) => {
    const holding = held.filter((own) => own[at]).length;
    const rarity = Math.log(1 + held.length / (1 + holding)) / Math.log(1 + held.length);
    return {
      term,
      weight: unknown.includes(term) ? 0.2 * term.weight : Math.max(term.weight, 0.3) * Math.max(rarity, 0.15),
    };
  });
}

function scoreLines({
  asked,
  document,
  lines,
  wanted,
  held: all,
}: {
  asked: Asked;
  document: DocumentIndex;
  lines: readonly Line[];
  wanted: readonly Wanted[];
  /** Which terms a line holds. */
  held: ReadonlyMap<Line, readonly boolean[]>;
}): FoundLines[] {
  const { years } = asked;
  const whole = wanted.reduce((sum, { weight }) => sum + weight, 0) + 0.3 * years.length;
  if (whole === 0) return [];
  const named = wanted.map(({ term }) => (namesDocument(term, document) >= 0.6 ? OF_DOCUMENT : 0));
  const held = lines.map((line) => all.get(line) ?? []);
  return lines.flatMap((line, at) => {
    const own = held[at] ?? [];
    if (!own.includes(true)) return [];
    const around = held.slice(Math.max(at - NEAR, 0), at + NEAR + 1);
    let sum = 0;
    for (const [index, { weight }] of wanted.entries()) {
      const near = around.some((other) => other[index]) ? NEIGHBOR : 0;
      sum += weight * Math.max(own[index] ? 1 : 0, near, named[index] ?? 0);
    }
    const said = lines.slice(Math.max(at - SHOWN_BEFORE, 0), at + SHOWN_AFTER + 1);
    sum +=
      0.3 * years.filter((year) => said.some(({ text }) => text.includes(year)) || document.years.has(year)).length;
    const score = sum / whole + bonusOf(asked, line);
    return [shownAt({ document, lines, at, score, rank: score + wordingOf(asked, line) })];
  });
}

export function isIn({ words, senses }: Term, line: Line): boolean {
  if (words.length > 0 && words.every((word) => line.words.some((other) => isAkin(word, other)))) return true;
  if (senses.size === 0) return false;
  const own = sensesOfLine(line);
  for (const sense of senses) if (own.has(sense)) return true;
  return false;
}

/** Long words that begin alike are forms of one: "litigated" and "litigation". */
const STEM = 6;
const isAkin = (a: string, b: string): boolean =>
  a === b || (a.length >= STEM && b.length >= STEM && b.startsWith(a.slice(0, STEM)));

const known = new WeakMap<Line, ReadonlySet<string>>();

function sensesOfLine(line: Line): ReadonlySet<string> {
  const senses = known.get(line) ?? sensesIn(line.text);
  known.set(line, senses);
  return senses;
}

const SAID_TOO = 0.12;

/** Of lines that hold as much the one in the wording of the question: "not part of my policy". */
function wordingOf({ text }: Asked, line: Line): number {
  const said = [...new Set(searchWordsOf(text))].filter((word) => word.length > 2);
  return said.length === 0 ? 0 : (SAID_TOO * said.filter((word) => line.words.includes(word)).length) / said.length;
}

/** A line with the kind of value that is asked for. */
function bonusOf({ kinds, text }: Asked, line: Line): number {
  const wantsAmount = /\bhow much|\bwhat.*(?:limit|deductible|premium|cost)/i.test(text);
  if (wantsAmount && /\$|\d\.\d\d/.test(line.text)) return 0.05;
  return kinds.has('when') && /\d{4}|\d\/\d/.test(line.text) ? 0.05 : 0;
}
