import type { Word } from '../document/page.ts';
import { around, centreY } from './boxes.ts';

// A text layer that lies a little turned comes in pieces: "04/17/2" and "024", each a trace lower than the one before.

/** How far apart the edges of two pieces of a word and their middles may be, in font sizes. */
const APART = 0.1;
const OFF_LINE = 0.2;

/** The words of a level text layer, joined where no blank stands between them. */
export function joinTouching(words: readonly Word[]): Word[] {
  const ends = new Map<number, Word[]>();
  for (const word of words) {
    const place = Math.round(word.x1);
    ends.set(place, [...(ends.get(place) ?? []), word]);
  }
  const next = new Map<Word, Word>();
  for (const word of words) {
    const place = Math.round(word.x0);
    const near = [place - 1, place, place + 1].flatMap((each) => ends.get(each) ?? []);
    const before = near.find((other) => other !== word && !next.has(other) && touches(other, word));
    if (before) next.set(before, word);
  }
  if (next.size === 0) return [...words];
  const rests = new Set(next.values());
  return words.filter((word) => !rests.has(word)).map((word) => joined(word, next));
}

const touches = (left: Word, right: Word): boolean =>
  left.source === 'text' &&
  right.source === 'text' &&
  left.size === right.size &&
  left.bold === right.bold &&
  Math.abs(left.x1 - right.x0) <= APART * left.size &&
  Math.abs(centreY(left) - centreY(right)) <= OFF_LINE * left.size;

function joined(first: Word, next: ReadonlyMap<Word, Word>): Word {
  const pieces: Word[] = [first];
  for (let piece = next.get(first); piece; piece = next.get(piece)) pieces.push(piece);
  const text = pieces.map((piece) => piece.text).join('');
  return pieces.length === 1 ? first : { ...first, ...around(pieces), text };
}
