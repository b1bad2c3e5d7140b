import { searchWordsOf } from '../words.ts';

const MOST_CHARACTERS = 360;

/** The sentences or lines of a passage that hold most of the words, as they stand there. */
export function bestQuote({
  passage,
  words,
  most = Infinity,
}: {
  passage: string;
  words: readonly string[];
  /** Sentences or lines. */
  most?: number;
}): string {
  const pieces = piecesOf(passage);
  const wanted = new Set(words);
  let best = { start: 0, end: passage.length, held: -1 };
  for (const [from, first] of pieces.entries()) {
    const held = new Set<string>();
    for (const piece of pieces.slice(from, from + most)) {
      if (piece.end - first.start > MOST_CHARACTERS && piece !== first) break;
      for (const word of searchWordsOf(passage.slice(piece.start, piece.end))) if (wanted.has(word)) held.add(word);
      const isShorter = held.size === best.held && piece.end - first.start < best.end - best.start;
      if (held.size > best.held || isShorter) best = { start: first.start, end: piece.end, held: held.size };
    }
  }
  return passage.slice(best.start, best.end).trim();
}

interface Piece {
  start: number;
  end: number;
}

/** Sentences of running text; lines of anything else. */
function piecesOf(passage: string): Piece[] {
  const isProse = /[a-z,]\n[a-z]/.test(passage) || !passage.includes('\n');
  const end = isProse ? /[.!?](?=\s)|$/g : /\n|$/g;
  const pieces: Piece[] = [];
  let start = 0;
  for (const match of passage.matchAll(end)) {
    const stop = match.index + match[0].length;
    if (passage.slice(start, stop).trim() !== '') pieces.push({ start, end: stop });
    start = stop;
  }
  return pieces;
}
