import { ownValue } from '../../../lookup.ts';
import { type Cited, cite, type Draft } from '../../cited.ts';
import type { Box, Word } from '../../../document/page.ts';
import { textRun, wordsWithin } from '../../../reading/text-run.ts';
import { findDates } from '../../../reading/values/date.ts';
import type { FieldPlan, PoliciesPlan } from '../../plan.ts';
import { findCaptions } from '../../boxes/captions.ts';
import type { Option } from '../../boxes/marks.ts';
import { linesOf, readingText, type Run, runsOf, textOf } from '../../boxes/writing.ts';
import type { Column } from './policy-table.ts';
import { limitsAcross, limitsBelow } from './limits-below.ts';
import { headedLimits, limitsOf } from './row-limits.ts';
import { limitsBeside, withDeductible } from './limits-beside.ts';
import { COMPANIES, type PolicyWords, TERM } from './policy-table.ts';
import { LIMITS } from './policy-words.ts';
import type { RowSearch } from './row-search.ts';
import { beforeChoices, namesOnlyChoices, type WrittenChoice, writtenChoices } from './written-choices.ts';
import type { Wordings } from '../../lexicon/wordings.ts';
import { isWithin, type Sheet } from './sheet.ts';

/** A row of a table of policies, read: its own fields, and its limits, which may be items of another list. */
export interface PolicyRow {
  policy: Draft;
  limits: Draft[];
  /** The company that a column of the table names. */
  company: Company | undefined;
}

/** The company that a row of a table of policies names, with the number and the letter that columns beside it have. */
export interface Company {
  name: Cited<string>;
  code: Cited<string> | undefined;
  letter: Cited<string> | undefined;
}

const EVERYWHERE = { x0: Number.NEGATIVE_INFINITY, x1: Number.POSITIVE_INFINITY };

/** What a row says of a policy; null for a row without a number, a date and a limit. */
export function policyRow(search: RowSearch): PolicyRow | null {
  const { sheet, grid, row, plan, words } = search;
  const own = sheet.words.filter((word) => isWithin(word, { ...EVERYWHERE, ...row }));
  const across = limitsAcross(own, grid);
  const inRow = own.filter((word) => !across.includes(word));
  const inside = (column: Column | undefined): Word[] =>
    column ? inRow.filter((word) => isWithin(word, { ...column, ...row })) : [];
  const columnOf = (field: string): Column | undefined => grid.columns.find((column) => column.field === field);
  const nested = limitsOf([...inside(columnOf(LIMITS)), ...across], search);
  const values = Object.entries(plan.fields).flatMap(([field, own]): [string, Draft[string]][] => {
    const column = columnOf(field);
    const box = column && { ...column, ...row };
    return own && box ? Object.entries(cellOf(field, own, { box, words: inside(column), sheet })) : [];
  });
  const term = termOf(search, inside(columnOf(TERM)));
  const told: Draft = { ...term, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
  const facts = [plan.number, ...words.dates].some((field) => ownValue(told, field) !== undefined);
  if (!facts && nested.length === 0) return null;
  const below = nested.length > 0 ? nested : limitsBelow(search);
  const listed = below.length > 0 ? below : limitsBeside(search, inside);
  const limits = [...headedLimits(search, inside), ...listed].map((limit) => withDeductible(limit, search, inside));
  const titleColumn = columnOf(plan.title);
  const box = titleColumn && { ...titleColumn, ...row };
  const options = box ? sheet.options.filter(({ mark }) => isWithin(mark, box)) : [];
  const titled = titleOf({ words: inside(titleColumn), options, sheet, known: words });
  const chosen = choicesOf({
    plan,
    words,
    options,
    text: inside(titleColumn),
    sheet,
    isTicked: titleColumn !== undefined && isTickedIn(titleColumn, search),
  });
  return {
    policy: { ...captioned(search, [...inside(titleColumn)], options), ...told, [plan.title]: titled, ...chosen },
    limits,
    company: companyOf(search, inside),
  };
}

/** The first lines of a column of companies. */
function companyOf(
  { grid: { columns }, sheet: { page }, words: { letter } }: RowSearch,
  inside: (column: Column) => Word[],
): Company | undefined {
  const column = columns.find(({ field }) => field === COMPANIES);
  const lines = column ? linesOf(inside(column)) : [];
  const [first] = lines;
  const own = lines.filter(
    (line) => first && line[0]?.bold === first[0]?.bold && Math.abs((line[0]?.size ?? 0) - (first[0]?.size ?? 0)) < 0.6,
  );
  const text = own.map(textOf).join(' ');
  const name = /\p{L}{3}/u.test(text) && text.length < 90 ? cite(text, { page, words: own.flat() }) : undefined;
  const beside = (isOwn: (other: Column) => boolean, shape: RegExp): Cited<string> | undefined => {
    const other = columns.find(isOwn);
    const words = other ? inside(other) : [];
    return shape.test(textOf(words)) ? cite(textOf(words), { page, words }) : undefined;
  };
  return (
    name && {
      name,
      code: beside(({ field, heading }) => field === '' && /^naic\b/i.test(textOf(heading)), /^\d{4,5}$/),
      letter: beside(({ field }) => field !== '' && field === letter, /^[A-H]$/),
    }
  );
}

interface Place {
  box: Box;
  words: readonly Word[];
  sheet: Sheet;
}

function cellOf(field: string, plan: FieldPlan, place: Place): Draft {
  switch (plan.kind) {
    case 'date':
      return { [field]: datesOf(place)[0] };
    case 'id':
      return { [field]: idOf(place, plan) };
    case 'mark':
      return { [field]: markOf(place) };
    default:
      return {};
  }
}

function datesOf({ words, sheet }: Place): (Cited<string> | undefined)[] {
  const run = textRun(linesOf(words).flat());
  return findDates(run.text).map(({ date, start, end }) =>
    cite(date, { page: sheet.page, words: wordsWithin(run, start, end) }),
  );
}

/** The dates of a column that has both; where no column has dates, those that stand outside of the limits. */
function termOf({ sheet, grid, row, plan, words }: RowSearch, term: readonly Word[]): Draft {
  const isDated = grid.columns.some(({ field }) => words.dates.has(field));
  const left = grid.columns.find(({ field }) => field === LIMITS)?.x0 ?? Number.POSITIVE_INFINITY;
  const rest = isDated
    ? term
    : sheet.words.filter((word) => word.x1 < left && isWithin(word, { ...EVERYWHERE, ...row }));
  const fields = Object.keys(plan.fields).filter((field) => ownValue(plan.fields, field)?.kind === 'date');
  const box = { ...EVERYWHERE, ...row };
  const dates = datesOf({ words: rest, box, sheet });
  return dates.length > 1 ? Object.fromEntries(fields.map((field, at) => [field, dates[at]])) : {};
}

const NO_ID = /^(?:n\/?a|none|tbd|see (?:attached|below).*|-+)\.?$/i;

/** Words of a sentence, and answers. */
const PROSE = /%|\b(?:Yes|YES|No)\b|\p{Ll}{3}.* \p{Ll}{3}/u;

/** Signs with digits; a narrow column parts them behind a hyphen. */
function idOf({ words, sheet }: Place, { pattern }: FieldPlan): Cited<string> | undefined {
  const lines = codesOf(linesOf(words.filter(({ text }) => !/^(?:\$|_+)$/.test(text))).filter(isUndated));
  const text = lines
    .map(textOf)
    .join(' ')
    .replace(/- (?=\w)/g, '-')
    .trim();
  if (text === '' || NO_ID.test(text) || text.length > 60 || PROSE.test(text)) return undefined;
  const isId = pattern ? pattern.test(text) : /\d/.test(text);
  if (isId) return cite(text, { page: sheet.page, words: lines.flat() });
  const own = lines.find((line) => pattern?.test(textOf(line)));
  return own && cite(textOf(own), { page: sheet.page, words: own });
}

/** "Policy No. GL-1188   Addl Insd: X": what a cell says behind captions of its own. */
function captioned(
  { sheet: { page }, plan, words }: RowSearch,
  cell: readonly Word[],
  options: readonly Option[],
): Draft {
  const marks = options.flatMap(({ text, mark }) => {
    const field = words.headings.matchWhole(text)?.field ?? '';
    return ownValue(plan.fields, field)?.kind === 'mark' ? [[field, cite(true, { page, words: mark.words })]] : [];
  });
  const numbers = runsOf(cell).flatMap((run) => {
    const caption = NUMBER_CAPTION.exec(run.text)?.[0];
    const own = caption === undefined ? [] : run.words.slice(caption.trim().split(' ').length);
    return own.length > 0 ? [[plan.number, cite(textOf(own), { page, words: own })]] : [];
  });
  return Object.fromEntries([...numbers.slice(0, 1), ...marks]);
}

const NUMBER_CAPTION =
  /^pol(?:icy)?\.?\s(?:(?:(?:#|no\.?|number|num\.?):?\s)?(?=\S*\d)|(?:#|no\.?|number|num\.?):?\s(?=[A-Z]{1,5}\s\S*\d))/i;

const isUndated = (line: readonly Word[]): boolean => findDates(textOf(line)).length === 0;

/** Lines with digits and parts of codes beside them: a narrow column of numbers may have remarks below them. */
function codesOf(lines: readonly Word[][]): Word[][] {
  const isCode = (line: readonly Word[]): boolean => /\d/.test(textOf(line)) || /^[A-Z]{1,6}-?$/.test(textOf(line));
  return lines.some((line) => /\d/.test(textOf(line))) ? lines.filter(isCode) : [...lines];
}

const YES = /^(?:x|y|yes|✓|✔|✗|✘|✖|☒|☑)$/i;

function markOf({ words, box, sheet }: Place): Cited<boolean> | undefined {
  const mark = sheet.marks.find((candidate) => isWithin(candidate, box));
  return cite(true, { page: sheet.page, words: mark?.words ?? words.filter(({ text }) => YES.test(text)).slice(0, 1) });
}

interface TitleSearch {
  words: readonly Word[];
  options: readonly Option[];
  sheet: Sheet;
  known: PolicyWords;
}

/** The line of insurance: the alternative that is ticked, the first that is known, else what stands first in the cell. */
function titleOf({ words, options, sheet, known }: TitleSearch): Cited<string> | undefined {
  const runs = runsOf(words);
  const titles = findCaptions(runs, known.titles).filter(({ words: own }) => startsRun(own, runs));
  const ticked = titles.find((title) =>
    options.some((option) => option.words.some((word) => title.words.includes(word))),
  );
  const chosen = ticked ?? titles[0];
  if (!chosen) return firstLines(runs, options, sheet, known);
  const withoutForm = (all: string, form: string): string => (namesOnlyChoices(form, known.choices) ? '' : all);
  const title = readingText(chosen.words)
    .replace(/[:,]$/, '')
    .replace(/ \(([^()]+)\)$/, withoutForm);
  return cite(title, { page: sheet.page, words: chosen.words });
}

const startsRun = (words: readonly Word[], runs: readonly Run[]): boolean =>
  runs.some((run) => words.includes(run.words[0] as Word));

/** The first lines of a cell that are set alike, up to the first choice. */
function firstLines(
  runs: readonly Run[],
  options: readonly Option[],
  sheet: Sheet,
  known: PolicyWords,
): Cited<string> | undefined {
  const isChoice = (run: Run): boolean =>
    options.some(({ words }) => run.words.some((word) => words.includes(word))) ||
    [...known.choices.values()].some((choice) => choice.matchWhole(run.text) !== null);
  const [first] = runs.filter((run) => /\p{L}{3}/u.test(run.text));
  if (!first || isChoice(first)) return undefined;
  const lines = [first];
  for (const run of runs.slice(runs.indexOf(first) + 1)) {
    const last = lines.at(-1) as Run;
    const isNext = run.y0 - last.y1 < 0.7 * last.size && run.y0 > last.y0 && Math.abs(run.x0 - first.x0) < 6;
    const isAlike = run.words[0]?.bold === first.words[0]?.bold && Math.abs(run.size - first.size) < 0.6;
    if (!isNext || !isAlike || isChoice(run)) break;
    lines.push(run);
  }
  const all = lines.flatMap((run) => run.words);
  const words = all.slice(0, beforeChoices(all, known.choices.values()));
  const text = textOf(words).replace(/[:*,\s–-]+$/, '');
  return text.length < 80 ? cite(text, { page: sheet.page, words }) : undefined;
}

/** Whether the choices of a table are ticked, in whatever row. */
function isTickedIn({ x0, x1 }: Column, { grid: { rows }, sheet: { marks } }: RowSearch): boolean {
  return marks.some((mark) => rows.some((row) => isWithin(mark, { x0, x1, ...row })));
}

function startOf({ text, words }: Run, choice: Wordings): WrittenChoice[] {
  const match = choice.match(text);
  return match ? [{ value: match.field, words: words.slice(0, match.length) }] : [];
}

interface ChoiceSearch {
  plan: PoliciesPlan;
  words: PolicyWords;
  options: readonly Option[];
  /** The writing of the cell. */
  text: readonly Word[];
  sheet: Sheet;
  isTicked: boolean;
}

/** The choices that are ticked, or written where nothing is ticked. */
function choicesOf({ plan, words, options, text, sheet, isTicked }: ChoiceSearch): Draft {
  const { page } = sheet;
  return Object.fromEntries(
    [...words.choices].flatMap(([field, choice]): [string, Draft[string]][] => {
      const ticked = options.flatMap((option) => {
        const match = choice.match(option.text);
        return match ? [{ value: match.field, words: option.words.slice(0, match.length) }] : [];
      });
      const begun = isTicked ? [] : runsOf(text).flatMap((run) => startOf(run, choice));
      const written = isTicked ? [] : writtenChoices(runsOf(text), choice);
      const found = [ticked, written, begun].find(({ length }) => length > 0) ?? [];
      const cited = found.flatMap(({ value, words: own }) => cite(value, { page, words: own }) ?? []);
      if (ownValue(plan.fields, field)?.kind === 'choices') return cited.length > 0 ? [[field, cited]] : [];
      const [only] = cited;
      return only && new Set(cited.map(({ value }) => value)).size === 1 ? [[field, only]] : [];
    }),
  );
}
