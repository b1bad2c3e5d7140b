import { anyOf } from '../../text/any-of.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { splitNames } from '../values/name.ts';
import { type Cited, cite } from '../cited.ts';

/** "Coral Elevator Corp. & Coral Service Inc.": the names of two insureds, the first one a whole company; or a semicolon. */
const JOINED = anyOf(
  /(?<=\b(?:LLC|LLP|LP|Inc|INC|Corp|CORP|Ltd|LTD|Company)\.?)\s*,?\s(?:&|and|AND)\s\s*(?=\p{Lu}\S*\s+\S)/u,
  /\s*;\s+(?=\p{Lu})/u,
);

/** The names of several companies that one text holds. */
export function companiesIn(name: Cited<string>): Cited<string>[] {
  const parts = name.value.split(JOINED);
  if (parts.length === 1) return peopleIn(name);
  let from = 0;
  return parts.flatMap((part) => {
    const length = part.split(' ').length;
    const words = name.words.slice(from, from + length);
    // The sign that joins two names is a word of its own, or ends the first one.
    from += length + (/^(?:&|and)$/i.test(name.words[from + length]?.text ?? '') ? 1 : 0);
    return cite(part, { page: name.page, words }) ?? [];
  });
}

/** "Ann Poe and John Doe", "Poe, Ann & Doe, John". */
function peopleIn(name: Cited<string>): Cited<string>[] {
  const run = textRun(name.words);
  const names = splitNames(name.value).map((part) => ({ part, at: run.text.indexOf(part) }));
  if (names.length === 1 || names.some(({ part, at }) => at < 0 || !/^\p{Lu}/u.test(part))) return [name];
  return names.flatMap(
    ({ part, at }) => cite(part, { page: name.page, words: wordsWithin(run, at, at + part.length) }) ?? [],
  );
}
