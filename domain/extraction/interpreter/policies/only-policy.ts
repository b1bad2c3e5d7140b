import { ownValue } from '../../../lookup.ts';
import { textRun, wordsWithin } from '../../../reading/text-run.ts';
import { findDates } from '../../../reading/values/date.ts';
import { linesOf, textOf } from '../../boxes/writing.ts';
import { type Cited, cite, type Draft, type Source } from '../../cited.ts';
import type { PoliciesPlan } from '../../plan.ts';
import type { Wordings } from '../../lexicon/wordings.ts';
import { limitDraft, nestedLimits } from './nested-limits.ts';
import { policyWords } from './policy-words.ts';
import { NO_LIMIT } from './row-limits.ts';
import type { Sheet } from './sheet.ts';

// A certificate or a letter about one policy: its number and term stand at captions or in a sentence, its limits in lines of
// a name and an amount, without a table of policies.

/** The one policy of a document that lists none; `values` is what captions say. */
export function onlyPolicy(sheets: readonly Sheet[], plan: PoliciesPlan, values: Draft): Draft[] {
  const { limits: fields } = plan;
  if (!fields || fields.isApart) return [];
  const limitsIn = ({ words, sheet }: { words: Source['words']; sheet: Sheet }): ReturnType<typeof nestedLimits> =>
    words.length < MOST_WORDS && isOfLimit(textOf(words)) ? nestedLimits(words, sheet) : [];
  const lines = sheets.flatMap((sheet) => linesOf(sheet.words).map((words) => ({ words, page: sheet.page, sheet })));
  const limits = lines.flatMap(limitsIn);
  const others = lines.filter((line) => limitsIn(line).length === 0);
  const named = (kind: string): [string, Draft[string]][] =>
    Object.entries(plan.fields).flatMap(([field, own]) =>
      own?.kind === kind ? [[field, ownValue(values, field)]] : [],
    );
  const first = <T>(read: (line: Source) => T | undefined): T | undefined =>
    others.map(read).find((found) => found !== undefined);
  const number = ownValue(values, plan.number) ?? first(numberIn);
  const told = first(termIn);
  const term = named('date').map(([field, own], at) => [field, told?.[at] ?? own] as const);
  if (!number || (limits.length === 0 && term.every(([, date]) => !date))) return [];
  return [
    {
      ...Object.fromEntries([...named('id'), ...term]),
      [plan.number]: number,
      [plan.title]: first((line) => titleIn(line, policyWords(plan).titles)),
      [fields.list]: limits.map((limit) => limitDraft(limit, fields)),
    },
  ];
}

const MOST_WORDS = 14;
const LIMIT =
  /\b(?:occurrence|aggregate|limit|claim|premises|medical|injury|person|accident|liability|employee|operation)s?\b/i;
const isOfLimit = (text: string): boolean => LIMIT.test(text) && !NO_LIMIT.test(text) && !/\bnot \w+$/i.test(text);

/** "policy OCA-881902": a number behind the word; one behind "previous policy" is another's. */
function numberIn({ words, page }: Source): Cited<string> | undefined {
  const run = textRun(words);
  const found = /\bpolicy (?=[A-Z\d-]*\d{3})([A-Z\d][A-Z\d-]+)/i.exec(run.text);
  const code = /\b(?:prior|previous|replaces|expired)\b/i.test(run.text) ? undefined : found?.[1];
  if (!found || code === undefined) return undefined;
  const end = found.index + found[0].length;
  return cite(code, { page, words: wordsWithin(run, end - code.length, end) });
}

const OF_TERM = /\b(?:policy|coverage|term|period|effective|starts?|in force|dates)\b/i;

/** Two dates of a line that speaks of a term. */
function termIn({ words, page }: Source): Cited<string>[] | undefined {
  const run = textRun(words);
  const dates = OF_TERM.test(run.text) ? findDates(run.text) : [];
  const cited = dates.flatMap(
    ({ date, start, end }) => cite(date, { page, words: wordsWithin(run, start, end) }) ?? [],
  );
  return cited.length === 2 ? cited : undefined;
}

const OF_POLICY = /^(?:policy|insurance|coverage)\b/i;

/** "under a professional liability policy": a line of insurance before the word that says that it is one. */
function titleIn({ words, page }: Source, titles: Wordings): Cited<string> | undefined {
  for (const at of words.keys()) {
    const own = words.slice(at, at + (titles.match(textOf(words.slice(at)))?.length ?? 0));
    if (own.length > 1 && OF_POLICY.test(words[at + own.length]?.text ?? ''))
      return cite(textOf(own), { page, words: own });
  }
  return undefined;
}
