import type { Term } from './terms.ts';

/** A piece of a page around what was found there. */
export interface Snippet {
  /** As it stands on the page, white space as single spaces, `…` where it was cut. */
  text: string;
  /** What was found: from `start` to before `end`, in UTF-16 code units of `text`. */
  ranges: { start: number; end: number }[];
}

interface Token {
  start: number;
  end: number;
  folded: string;
}

interface Match {
  start: number;
  end: number;
  /** Index of the term. */
  term: number;
}

const snippetLength = 200;
const isPlain = /^[\x20-\x7e]*$/;
const word = /[\p{L}\p{N}\p{M}]+(?:(?<=\p{Nd}),(?=\p{Nd}{3})[\p{L}\p{N}\p{M}]+)*/gu;

/** The place of the page where most of the terms stand together; undefined when none of them is there. */
export function makeSnippet(page: string, terms: readonly Term[]): Snippet | undefined {
  const text = page.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const matches = findMatches(text, terms);
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
}

function findMatches(text: string, terms: readonly Term[]): Match[] {
  // most pages are spared the search for accents
  const fold = isPlain.test(text) ? foldPlain : foldWord;
  const tokens = [...text.matchAll(word)].map(
    ({ 0: found, index }): Token => ({ start: index, end: index + found.length, folded: fold(found) }),
  );
  const matches: Match[] = [];
  for (let index = 0; index < tokens.length; ) {
    const found = matchAt({ tokens, index, terms });
    const [first, last] = [tokens[index], tokens[index + (found?.length ?? 1) - 1]];
    if (found && first && last) matches.push({ start: first.start, end: last.end, term: found.term });
    index += found?.length ?? 1;
  }
  return matches;
}

/** Which term stands there, and over how many tokens. */
function matchAt({
  tokens,
  index,
  terms,
}: {
  tokens: readonly Token[];
  index: number;
  terms: readonly Term[];
}): { term: number; length: number } | undefined {
  const folded = tokens[index]?.folded ?? '';
  for (const [term, { words, beginnings, phrase }] of terms.entries()) {
    if (words.includes(folded) || beginnings.some((beginning) => folded.startsWith(beginning))) {
      return { term, length: 1 };
    }
    if (phrase.length > 0 && phrase.every((part, offset) => tokens[index + offset]?.folded === part)) {
      return { term, length: phrase.length };
    }
  }
  return undefined;
}

/** The match from which a snippet holds most different terms, then most matches. */
function bestStart(matches: readonly Match[]): Match | undefined {
  let best: { match: Match; terms: number; count: number } | undefined;
  for (const [index, match] of matches.entries()) {
    const together: number[] = [];
    for (const { end, term } of matches.slice(index)) {
      if (end > match.start + snippetLength) break;
      together.push(term);
    }
    const [terms, count] = [new Set(together).size, together.length];
    if (!best || terms > best.terms || (terms === best.terms && count > best.count)) best = { match, terms, count };
  }
  return best?.match;
}

/** The ends of a snippet around these places: whole words, as many to the left as to the right. */
function widen({ text, start, end }: { text: string; start: number; end: number }): [from: number, to: number] {
  const room = Math.max(0, snippetLength - (end - start));
  const left = Math.max(0, start - Math.floor(room / 2));
  const right = Math.min(text.length, left + Math.max(snippetLength, end - left));
  const from = left === 0 ? 0 : Math.min(start, text.indexOf(' ', left) + 1 || start);
  const to = right === text.length ? right : Math.max(end, text.lastIndexOf(' ', right));
  return [from, to];
}

const foldPlain = (text: string): string => (text.includes(',') ? text.replaceAll(',', '') : text).toLowerCase();

/** Nearly as the database folds words: letters that it knows better are found, but not marked. */
function foldWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M},]/gu, '')
    .toLowerCase();
}
