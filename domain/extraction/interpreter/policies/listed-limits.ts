import type { Word } from '../../../document/page.ts';
import { textRun, wordsWithin } from '../../../reading/text-run.ts';
import { findDates } from '../../../reading/values/date.ts';
import { findMoney } from '../../../reading/values/money.ts';
import { cite, type Draft, isCited } from '../../cited.ts';
import type { Row } from '../cells.ts';
import { type Choices, namesOnlyChoices } from './written-choices.ts';

/** The limits of a policy, those of a line that lists several read as a whole: "Each occurrence $1,000,000; aggregate $2,000,000". */
export function listedLimits(lines: readonly Row[], limits: readonly Draft[], choices: Choices): Draft[] {
  return lines.reduce<Draft[]>(
    (found, row) => {
      const words = row.cells.flatMap((cell) => cell.words);
      const listed = limitsIn(words, row.page, { choices });
      if (listed.length === 0) return found;
      const isHere = (limit: Draft): boolean =>
        Object.values(limit).some((value) => isCited(value) && value.words.some((word) => words.includes(word)));
      const at = found.findIndex(isHere);
      const others = found.filter((limit) => !isHere(limit));
      return at < 0 ? [...found, ...listed] : others.toSpliced(at, 0, ...listed);
    },
    [...limits],
  );
}

const LIMIT = 1000;
const HEAD = /^(?:limits?(?: of (?:liability|insurance))?|coverage limits) ?: */i;
/** The amounts of a person and of an accident are one limit. */
const SPLIT = /\bperson\b.*\baccident\b|\baccident\b.*\bperson\b/i;

/** The limits of a line that names several, or at least as many as make a list; none of another line. */
export function limitsIn(
  words: readonly Word[],
  page: number,
  { choices, least = 2 }: { choices: Choices; least?: number },
): Draft[] {
  const run = textRun(words);
  const head = HEAD.exec(run.text)?.[0].length ?? 0;
  const amounts = findMoney(run.text).filter(({ amount }) => amount >= LIMIT);
  if (amounts.length < least || findDates(run.text).length > 0 || SPLIT.test(run.text)) return [];
  const first = amounts[0]?.start ?? 0;
  const isNameFirst = /\p{L}{3}/u.test(run.text.slice(head, first));
  const limits = amounts.map(({ amount, start, end }, at): Draft => {
    const from = isNameFirst ? (amounts[at - 1]?.end ?? head) : end;
    const to = isNameFirst ? start : (amounts[at + 1]?.start ?? run.text.length);
    const name = withoutChoices(run.text.slice(from, to), choices).replace(SIGNS, '');
    return {
      name: /\p{L}{3}/u.test(name) ? cite(name, { page, words: wordsWithin(run, from, to) }) : undefined,
      amount: cite(amount, { page, words: wordsWithin(run, start, end) }),
    };
  });
  return limits.every(({ name }) => name !== undefined) ? limits : [];
}

/** "Any auto, combined single limit": what is ticked elsewhere is no part of a limit's name. */
const withoutChoices = (text: string, choices: Choices): string =>
  text
    .split(/(?<=[,;])/)
    .filter((part) => !/\p{L}/u.test(part) || !namesOnlyChoices(part.replace(SIGNS, ''), choices))
    .join('');

const SIGNS = /^[\s:;,/·|.–$-]+|[\s:;,/·|.–$(-]+$/g;
