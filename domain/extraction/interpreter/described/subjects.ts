import type { Passage } from './passages.ts';
import type { Span } from './details.ts';

// Who a sentence describes: "Bella is a spayed female Beagle", "your Beagle, Bella", "a cat named Salem".

/** A thing by its name, with what says of which sort it is: a breed, a species. */
export interface Subject {
  name: Span | null;
  sort: Span;
}

interface Token extends Span {
  text: string;
}

const NO_NAME = new Set(
  `the a an your our his her its my this that covered insured enrolled pet pets animal animals breed name names dog dogs cat cats dear hi hello
  policy plan and or for with is are was of in on at to from we you it he she they who which species sex age type male female neutered spayed intact
  canine feline coverage cover insures insure great news welcome about meet born dob no not yes details information summary
  schedule description item certificate number named called details pup puppy kitten gender altered one two three four five six each both also
  three-year-old covers protects owner insuring`.split(/\s+/),
);
const BETWEEN = /^(?:[-–—:,(/|·•]+|is|was|an?|the|your|our|who|which|and|–)$/i;
const LONGEST = 3;

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }));

const bare = (text: string): string => text.replace(/^[([“"'‘]+/, '').replace(/(?:['’]s)?[\])”"'’.,;:!?]*$/, '');

const isNamed = ({ text }: Token): boolean => {
  const word = bare(text);
  return /^\p{Lu}[\p{L}.'’-]*$/u.test(word) && !NO_NAME.has(word.toLowerCase());
};

const endsPart = ({ text }: Token): boolean => /[,;:.!?)]["”]?$/.test(text);

/** The name within the tokens that end at `last`, without marks around it. */
function nameEndingAt(tokens: readonly Token[], last: number): Span | null {
  let first = last;
  while (last - first < LONGEST - 1) {
    const before = tokens[first - 1];
    if (!before || endsPart(before) || !isNamed(before)) break;
    first -= 1;
  }
  const [from, to] = [tokens[first], tokens[last]];
  return from && to ? trimmed(from, to) : null;
}

function trimmed(from: Token, to: Token): Span {
  const start = from.start + (/^[([“"'‘]*/.exec(from.text)?.[0].length ?? 0);
  const tail = /(?:['’]s)?[\])”"'’.,;:!?]*$/.exec(to.text)?.[0].length ?? 0;
  return { start, end: to.end - tail };
}

/** "Bella, a 4-year-old spayed Beagle": the nearest words in capitals ahead that describe nothing. */
function nameAhead(text: string, from: number, sort: Span): Span | null {
  const tokens = tokensOf(text.slice(0, sort.start)).filter(({ start }) => start >= from);
  for (let at = tokens.length - 1; at >= Math.max(0, tokens.length - REACH); at--) {
    const token = tokens[at] as Token;
    if (/[.;!?]$/.test(token.text) && !/^\p{Lu}\.$/u.test(token.text)) return null;
    if (isNamed(token)) return nameEndingAt(tokens, at);
    const isPlain =
      BETWEEN.test(token.text) || /^[(“"]?\p{Ll}|\d/u.test(token.text) || NO_NAME.has(bare(token.text).toLowerCase());
    if (!isPlain) return null;
  }
  return null;
}

const REACH = 12;

/** The things that a passage describes, one for each word of their sorts, from left to right. */
export function subjectsIn({ run: { text } }: Passage, sorts: readonly Span[]): Subject[] {
  let from = 0;
  return sorts.map((sort): Subject => {
    const name = nameAhead(text, from, sort);
    from = Math.max(sort.end, name?.end ?? 0);
    return { name, sort };
  });
}

/** A passage that is a name and nothing else: "Hank.", "Hank (dog)" */
export function nameAlone({ run: { text } }: Passage): Span | null {
  const tokens = tokensOf(text.replace(/ \(\p{Ll}[\p{Ll} ]*\)$/u, ''));
  return tokens.length > 0 && tokens.length <= LONGEST && tokens.every(isNamed)
    ? trimmed(tokens[0] as Token, tokens.at(-1) as Token)
    : null;
}
