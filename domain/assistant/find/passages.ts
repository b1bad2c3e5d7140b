import { citationsOf, type DocumentIndex } from '../index/index-document.ts';
import type { Line } from '../index/lines.ts';
import { sensesIn } from '../index/phrases.ts';
import { asksDenied, DENIED } from '../question/kinds.ts';
import type { Term } from '../question/read-question.ts';
import { type Asked, namesDocument } from './resolve.ts';
import { scoreFacts } from './score.ts';

/** Lines of a page that hold words of a question. */
export interface FoundLines {
  document: DocumentIndex;
  page: number;
  /** Lines that stand below each other. */
  quote: string;
  lines: readonly Line[];
  /** The one of them that holds most. */
  best: Line;
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

/** Lines that are shown with the best one. */
const SHOWN_BEFORE = 2;
const SHOWN_AFTER = 6;
/** Lines around a passage that are read with it: the heading above, the rest of a record or table. */
const READ_BEFORE = 3;
const READ_AFTER = 2;
/** How far from a line its words are looked for, and what one counts that stands there. */
const FAR = 2;
const NEIGHBOR = 0.7;
/** What a word counts that names the document. */
const OF_DOCUMENT = 0.8;

/** The lines of the documents that are meant that hold most of the question, best first, none of them twice. */
export const findLines = (asked: Asked, most: number): FoundLines[] => distinctLines(scoredLines(asked), most);

const known = new WeakMap<Asked, FoundLines[]>();

function scoredLines(asked: Asked): FoundLines[] {
  const before = known.get(asked);
  if (before) return before;
  const found = scoreAll(asked);
  known.set(asked, found);
  return found;
}

function scoreAll(asked: Asked): FoundLines[] {
  const pages = asked.scope.flatMap((document) => byPage(document.lines).map((lines) => ({ document, lines })));
  const held = pages.map(({ lines }) => lines.map((line) => asked.terms.map((term) => isIn(term, line))));
  const wanted = wantedIn(asked, held.flat());
  const found = pages.flatMap((page, at) => scoreLines(asked, wanted, { ...page, held: held[at] ?? [] }));
  return found.sort((a, b) => b.rank - a.rank);
}

const quoteOf = (lines: readonly Line[]): string =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trim();

/** The lines around the facts that do best, for what is not sure enough to be stated. */
export function findFactLines(asked: Asked, most: number): FoundLines[] {
  const facts = scoreFacts(asked).filter(({ coverage, score }) => coverage >= 0.5 && score >= 0.3);
  return facts.slice(0, most).flatMap(({ document, item, score }) => {
    const [citation] = citationsOf(document, item.fact.pointer);
    const lines = document.lines.filter(({ page }) => page === citation?.page);
    const at = citation ? lines.findIndex(({ text }) => text.includes(citation.quote)) : -1;
    return at < 0 ? [] : shownAt({ document, lines, at, score: Math.min(score, 0.9), rank: score });
  });
}

/** The beginning of each page. */
export const findFirstLines = (document: DocumentIndex): FoundLines[] =>
  byPage(document.lines).flatMap((lines) => shownAt({ document, lines, at: 0, score: 0, rank: 0 }));

/** A line of a page with those around it. */
function shownAt({ lines, at, ...found }: Omit<FoundLines, 'page' | 'quote' | 'best'> & { at: number }): FoundLines[] {
  const shown = lines.slice(Math.max(at - SHOWN_BEFORE, 0), at + SHOWN_AFTER + 1);
  const best = lines[at];
  return best ? [{ ...found, page: best.page, quote: quoteOf(shown), lines: shown, best }] : [];
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

/** Passages with what stands around them; those that then stand below each other are one. */
export function widened(found: readonly FoundLines[]): FoundLines[] {
  const pages = found.map(({ document, page }) => document.lines.filter((line) => line.page === page));
  const shown = new Set(
    found.flatMap(({ lines: [first], lines }, at) => {
      const own = pages[at] ?? [];
      const from = first ? own.indexOf(first) : 0;
      return own.slice(Math.max(from - READ_BEFORE, 0), from + lines.length + READ_AFTER);
    }),
  );
  const runs = new Map<Line | undefined, FoundLines>();
  for (const [at, one] of found.entries()) {
    const own = pages[at] ?? [];
    const isShown = (place: number): boolean => {
      const line = own[place];
      return line !== undefined && shown.has(line);
    };
    let from = own.indexOf(one.best);
    let to = from;
    while (isShown(from - 1)) from--;
    while (isShown(to + 1)) to++;
    const lines = own.slice(from, to + 1);
    if (!runs.has(lines[0])) runs.set(lines[0], { ...one, lines, quote: quoteOf(lines) });
  }
  return [...runs.values()];
}

const isSamePlace = (a: FoundLines, b: FoundLines): boolean =>
  a.document === b.document && a.page === b.page && a.lines.some((line) => b.lines.includes(line));

export function byPage(lines: readonly Line[]): Line[][] {
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
    const isNowhere = unknown.includes(term) || (term.isTold === true && holding === 0);
    return {
      term,
      weight: isNowhere ? 0.2 * term.weight : Math.max(term.weight, 0.3) * Math.max(rarity, 0.15),
    };
  });
}

interface SearchedPage {
  document: DocumentIndex;
  lines: readonly Line[];
  /** Which terms each line holds. */
  held: readonly (readonly boolean[])[];
}

function scoreLines(asked: Asked, wanted: readonly Wanted[], { document, lines, held }: SearchedPage): FoundLines[] {
  const { years } = asked;
  const whole = wanted.reduce((sum, { weight }) => sum + weight, 0) + 0.3 * years.length;
  if (whole === 0) return [];
  const isDenied = asksDenied(asked.text);
  const named = wanted.map(({ term }) => (namesDocument(term, document) >= 0.6 ? OF_DOCUMENT : 0));
  return lines.flatMap((line, at) => {
    if (!held[at]?.includes(true) && !(isDenied && DENIED.test(line.text))) return [];
    let sum = 0;
    for (const [index, { weight }] of wanted.entries())
      sum += weight * Math.max(nearness(held, at, index), named[index] ?? 0);
    const said = lines.slice(Math.max(at - SHOWN_BEFORE, 0), at + SHOWN_AFTER + 1);
    sum +=
      0.3 * years.filter((year) => said.some(({ text }) => text.includes(year)) || document.years.has(year)).length;
    const score = sum / whole;
    const denying = isDenied
      ? DENYING * Math.min(said.filter(({ text }) => DENIED.test(text)).length, MOST_DENYING)
      : 0;
    return shownAt({ document, lines, at, score, rank: score + denying });
  });
}

/** What each line counts that says that something is not covered, where that is asked. */
const DENYING = 0.15;
const MOST_DENYING = 4;

/** How near a term is to a line, 0..1. */
function nearness(held: readonly (readonly boolean[])[], at: number, term: number): number {
  for (let far = 0; far <= FAR; far++) {
    if (held[at - far]?.[term] || held[at + far]?.[term]) return far === 0 ? 1 : NEIGHBOR;
  }
  return 0;
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

const sensesByLine = new WeakMap<Line, ReadonlySet<string>>();

function sensesOfLine(line: Line): ReadonlySet<string> {
  const senses = sensesByLine.get(line) ?? sensesIn(line.text);
  sensesByLine.set(line, senses);
  return senses;
}
