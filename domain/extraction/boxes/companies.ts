import { anyOf } from '../../text/any-of.ts';
import { type Cited, cite } from '../cited.ts';

/** "Coral Elevator Corp. & Coral Service Inc.": the names of two insureds, the first one a whole company; or a semicolon. */
const JOINED = anyOf(
  /(?<=\b(?:LLC|LLP|LP|Inc|INC|Corp|CORP|Ltd|LTD|Company)\.?)\s*,?\s(?:&|and|AND)\s\s*(?=\p{Lu}\S*\s+\S)/u,
  /\s*;\s+(?=\p{Lu})/u,
);

/** The names of several companies that one text holds. */
export function companiesIn(name: Cited<string>): Cited<string>[] {
  const parts = name.value.split(JOINED);
  let from = 0;
  return parts.flatMap((part) => {
    const length = part.split(' ').length;
    const words = name.words.slice(from, from + length);
    // The sign that joins two names is a word of its own, or ends the first one.
    from += length + (/^(?:&|and)$/i.test(name.words[from + length]?.text ?? '') ? 1 : 0);
    return cite(part, { page: name.page, words }) ?? [];
  });
}
