import { maxWordBytes } from './fold.ts';
import type { Term } from './terms.ts';

/** An excerpt of a page around its matches. */
export interface Snippet {
  /** Text of the page with single spaces and `…` where it was cut. */
  text: string;
  /** Matches: from `start` to before `end`, in UTF-16 code units of `text`. */
  ranges: { start: number; end: number }[];
}

interface Match {
  start: number;
  end: number;
  /** Index of the term. */
  term: number;
}

/** Returns the best snippet of a page; undefined without a match. */
type HighlightPage = (page: string) => Snippet | undefined;

const snippetLength = 200;
/** White space other than a single space. */
const uneven = /[\s\p{Cc}]{2,}|[^\S ]|\p{Cc}/gu;
const letter = /[\p{L}\p{N}\p{M}]/u;

/** Compiles the terms; snippets show the place of a page with most of them. */
export function createHighlighter(terms: readonly Term[]): HighlightPage {
  const places = placesOf(terms);
  const begunBy = begunByOf(terms);
  return (page) => {
    const text = page.replace(uneven, ' ').trim();
    const matches = findMatches({ text, begunBy, places: isPlain.test(text) ? places.plain : places.any });
    const first = bestStart(matches);
    if (!first) return undefined;
    const within = matches.filter(({ start, end }) => start >= first.start && end <= first.start + snippetLength);
    const last = Math.max(first.end, ...within.map(({ end }) => end));
    const [from, to] = widen({ text, start: first.start, end: last });
    const [before, after] = [from > 0 ? '… ' : '', to < text.length ? ' …' : ''];
    const shift = before.length - from;
    return {
      text: `${before}${text.slice(from, to)}${after}`,
      ranges: matches
        .filter(({ start, end }) => start >= from && end <= to)
        .map(({ start, end }) => ({ start: start + shift, end: end + shift })),
    };
  };
}

function findMatches(given: { text: string; begunBy: BegunBy; places: RegExp }): Match[] {
  const { text, begunBy, places } = given;
  const matches: Match[] = [];
  places.lastIndex = 0;
  for (let place = places.exec(text); place; place = places.exec(text)) {
    const start = nextWord(text, place.index);
    const found = matchAt({ text, start, begunBy });
    if (found) matches.push({ start, ...found });
    places.lastIndex = Math.max(found?.end ?? endOfWord(text, start), place.index + 1);
  }
  return matches;
}

/**
 * Prefilter for positions of possible matches, so that most words need not be folded: words that begin like a term and,
 * on pages that are not plain ASCII, words with non-ASCII letters.
 */
function placesOf(terms: readonly Term[]): { plain: RegExp; any: RegExp } {
  const begins = terms
    .flatMap(({ words, beginnings, phrase }) => [...words, ...beginnings, ...phrase.slice(0, 1)])
    .filter((word) => /^[a-z0-9]+$/.test(word))
    .map((word) => word.replace(/\d(?=\d)/g, '$&,?'));
  const at = (alternatives: readonly string[]): RegExp =>
    new RegExp(`(?<![a-z0-9]|\\d,(?=\\d{3}))(?:${alternatives.join('|') || '(?!)'})`, 'gi');
  return { plain: at(begins), any: at([...begins, '[a-z0-9]*[^\\x00-\\x7f]']) };
}

/** The term that matches at `start`, and where the match ends. */
function matchAt(given: { text: string; start: number; begunBy: BegunBy }): Omit<Match, 'start'> | undefined {
  const { text, start, begunBy } = given;
  const end = endOfWord(text, start);
  // words this long are not indexed, and do not fit into a snippet
  if (end - start > maxWordBytes) return undefined;
  for (const { term, rest } of begunBy(text.slice(start, end))) {
    const endOfAll = endOfPhrase({ text, end, rest });
    if (endOfAll !== undefined) return { term, end: endOfAll };
  }
  return undefined;
}

/** The terms that a word of a page matches or begins, with the words that must follow. */
type BegunBy = (written: string) => readonly { term: number; rest: readonly string[] }[];

/** Memoized, since pages repeat words. */
function begunByOf(terms: readonly Term[]): BegunBy {
  const known = new Map<string, ReturnType<BegunBy>>();
  return (written) => {
    const remembered = known.get(written);
    if (remembered) return remembered;
    const folded = foldWord(written);
    const begun = terms.flatMap(({ words, beginnings, phrase: [first, ...rest] }, term) => {
      const isWord = words.includes(folded) || beginnings.some((beginning) => folded.startsWith(beginning));
      if (isWord) return [{ term, rest: [] }];
      return first === folded ? [{ term, rest }] : [];
    });
    known.set(written, begun);
    return begun;
  };
}

/** The end of the phrase if its remaining words follow. */
function endOfPhrase(given: { text: string; end: number; rest: readonly string[] }): number | undefined {
  const { text, rest } = given;
  let { end } = given;
  for (const word of rest) {
    const start = nextWord(text, end);
    end = endOfWord(text, start);
    if (foldWord(text.slice(start, end)) !== word) return undefined;
  }
  return end;
}

function nextWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isInWord(text, at)) at++;
  return at;
}

/** A thousands separator does not end a word. */
function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && (isInWord(text, at) || isThousands(text, at))) at++;
  return at;
}

const comma = 44;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isThousands = (text: string, at: number): boolean =>
  text.charCodeAt(at) === comma && [at - 1, at + 1, at + 2, at + 3].every((place) => isDigit(text.charCodeAt(place)));

function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return isDigit(code) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  // keeps surrogate pairs together
  const isSecond = code >= 0xdc00 && code <= 0xdfff && at > 0;
  return letter.test(String.fromCodePoint(text.codePointAt(isSecond ? at - 1 : at) ?? 0));
}

/** The match from which a snippet contains most distinct terms, then most matches. */
function bestStart(matches: readonly Match[]): Match | undefined {
  let best: { match: Match; terms: number; count: number } | undefined;
  // occurrences of each term in the snippet that would begin at this match
  const within = new Map<number, number>();
  let next = 0;
  for (const [index, match] of matches.entries()) {
    for (let last = matches[next]; last && last.end <= match.start + snippetLength; last = matches[++next]) {
      within.set(last.term, (within.get(last.term) ?? 0) + 1);
    }
    const [terms, count] = [within.size, next - index];
    if (!best || terms > best.terms || (terms === best.terms && count > best.count)) best = { match, terms, count };
    if (next === index) next++;
    else leave(within, match.term);
  }
  return best?.match;
}

function leave(within: Map<number, number>, term: number): void {
  const left = (within.get(term) ?? 0) - 1;
  if (left > 0) within.set(term, left);
  else within.delete(term);
}

/** Extends a range to a snippet of whole words, evenly to both sides. */
function widen({ text, start, end }: { text: string; start: number; end: number }): [from: number, to: number] {
  const room = Math.max(0, snippetLength - (end - start));
  const left = Math.max(0, start - Math.floor(room / 2));
  const right = Math.min(text.length, left + Math.max(snippetLength, end - left));
  const from = left === 0 ? 0 : Math.min(start, text.indexOf(' ', left) + 1 || start);
  const to = right === text.length ? right : Math.max(end, text.lastIndexOf(' ', right));
  return [from, to];
}

const isPlain = /^[\x20-\x7e]*$/;

/** Approximates `search_fold`: words that only the database folds are found, but not highlighted. */
function foldWord(text: string): string {
  const plain = isPlain.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replaceAll(',', '').toLowerCase();
}
