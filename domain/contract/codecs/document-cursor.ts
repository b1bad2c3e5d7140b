import type { Corrections } from '../../search/terms.ts';
import { cursorOf, type Position, readPosition, writePosition } from '../lists.ts';

/** Where a page of a list of documents ends, and what was taken for mistyped words on it: it is so to the list's end. */
export interface DocumentPosition {
  after: Position;
  corrections: Corrections;
}

const letters = /^[\p{L}\p{M}]{1,64}$/u;
const written = /^([^?]+)(?:\?([^?]{1,2000}))?$/;

/** Like the cursor of every list; that of a search with mistyped words brings along what they were taken for. */
export const documentCursor = cursorOf({
  maxLength: 4_000,
  read: (text): DocumentPosition | undefined => {
    const [, position = '', meant = ''] = written.exec(text) ?? [];
    const after = readPosition(position);
    return after && { after, corrections: Object.fromEntries(meant.split('&').filter(Boolean).map(readCorrection)) };
  },
});

export function writeDocumentCursor({ after, corrections }: DocumentPosition): string {
  const meant = Object.entries(corrections).map(([word, others]) => `${word}=${others.join(',')}`);
  return Buffer.from([writePosition(after), ...(meant.length > 0 ? [meant.join('&')] : [])].join('?')).toString(
    'base64url',
  );
}

function readCorrection(text: string): [word: string, others: string[]] {
  const [word = '', others = ''] = text.split('=');
  return [word, others.split(',').filter((other) => letters.test(other))];
}
