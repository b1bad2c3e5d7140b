import type { Corrections } from '../../search/terms.ts';
import { cursorSchema, type Position, decodePosition, encodePosition } from '../lists.ts';

/** Where a page of documents ends, and the spelling corrections of the search, which apply to all further pages. */
export interface DocumentPosition {
  after: Position;
  corrections: Corrections;
}

const letters = /^[\p{L}\p{M}]{1,64}$/u;
const cursorPattern = /^([^?]+)(?:\?([^?]{1,2000}))?$/;

/** The cursor of a list of documents: a position, followed by the corrections of a search if there are any. */
export const documentCursor = cursorSchema({
  maxLength: 4_000,
  decode: (text): DocumentPosition | undefined => {
    const [, position = '', meant = ''] = cursorPattern.exec(text) ?? [];
    const after = decodePosition(position);
    return after && { after, corrections: Object.fromEntries(meant.split('&').filter(Boolean).map(readCorrection)) };
  },
});

export function encodeDocumentCursor({ after, corrections }: DocumentPosition): string {
  const meant = Object.entries(corrections).map(([word, others]) => `${word}=${others.join(',')}`);
  return Buffer.from([encodePosition(after), ...(meant.length > 0 ? [meant.join('&')] : [])].join('?')).toString(
    'base64url',
  );
}

function readCorrection(text: string): [word: string, others: string[]] {
  const [word = '', others = ''] = text.split('=');
  return [word, others.split(',').filter((other) => letters.test(other))];
}
