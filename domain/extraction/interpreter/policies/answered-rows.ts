import { cite, type Draft } from '../../cited.ts';
import type { Box, Word } from '../../../document/page.ts';
import { around, centreX, centreY } from '../../../reading/boxes.ts';
import { parseMoney } from '../../../reading/values/money.ts';
import { parsePercent } from '../../../reading/values/numbers.ts';
import { linesOf, runOf, runsOf, textOf } from '../../boxes/writing.ts';
import { anyOf } from '../../../text/any-of.ts';
import type { CoveragePlan } from '../../plan.ts';
import { isWithin, type Sheet } from './sheet.ts';

// A table whose rows name coverages and are answered by a tick under "YES" or "NO", with limits and deductibles behind
// captions further right ("If YES, LIMIT: 250,000   DED: 2,500").

/** Rows that are answered yes, and the part of the page that the table takes. */
export interface AnsweredRows {
  rows: Draft[];
  box: Box;
}

interface Columns {
  yes: Word;
  no: Word;
  /** The right edge of the columns of answers. */
  x1: number;
  /** The left edge of a column of deductibles. */
  deductibles: number | undefined;
}

/** Points: how far a tick may stand from the middle of its column. */
const IN_COLUMN = 9;
/** Points: a line of the table stands no further from the next one. */
const PITCH = 34;

/** The tables of answers of a page. */
export function answeredRows(sheet: Sheet, plan: CoveragePlan): AnsweredRows[] {
  return headersOf(sheet).flatMap((columns): AnsweredRows[] => {
    const answers = answersBelow(columns, sheet);
    const last = answers.at(-1);
    if (answers.length < 3 || !last) return [];
    const top = columns.yes.y0;
    const bottom = last.y + 8;
    const rows = answers.flatMap(({ y, isYes }): Draft[] => {
      const row = rowAt(y, { isYes, columns, sheet, plan });
      return row ? [row] : [];
    });
    const head = lineOver(columns, sheet, plan);
    const box = { x0: 0, x1: sheet.layout.page.width, y0: head ? top - 24 : top, y1: bottom };
    return [{ rows: head ? [head, ...rows] : rows, box }];
  });
}

/** "YES   NO   N/A" over columns; "INCL [x] YES [ ] NO" in a line of a table heads none. */
function headersOf({ words, marks }: Sheet): Columns[] {
  return words.flatMap((yes): Columns[] => {
    if (!/^(?:YES|Y)$/i.test(yes.text)) return [];
    const line = words.filter((word) => Math.abs(centreY(word) - centreY(yes)) < 4);
    const no = line.find((word) => /^(?:NO|N)$/i.test(word.text) && word.x0 > yes.x0 && word.x0 - yes.x1 < 60);
    const isInRow =
      marks.some((mark) => Math.abs(centreY(mark) - centreY(yes)) < 4) || line.some(({ text }) => /^incl/i.test(text));
    if (!no || isInRow) return [];
    const rest = line.filter((word) => word.x0 > no.x0 && word.x0 - no.x1 < 40 && /^n\/?a$/i.test(word.text));
    const deductibles = line.find((word) => word.x0 > no.x1 && DEDUCTIBLE.test(word.text))?.x0;
    return [{ yes, no, x1: Math.max(no.x1, ...rest.map(({ x1 }) => x1)), deductibles }];
  });
}

interface Answer {
  y: number;
  isYes: boolean;
}

/** The ticks in the columns, one for each line, down to a gap; the first tick of a line decides. */
function answersBelow({ yes, no, x1 }: Columns, { marks }: Sheet): Answer[] {
  const inColumns = marks
    .filter((mark) => mark.y0 > yes.y0 && centreX(mark) > yes.x0 - IN_COLUMN && centreX(mark) < x1 + IN_COLUMN)
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const answers: Answer[] = [];
  for (const mark of inColumns) {
    const before = answers.at(-1);
    const y = centreY(mark);
    if (before && y - before.y < 4) continue;
    if (before && y - before.y > 3 * PITCH) break;
    const isYes = Math.abs(centreX(mark) - centreX(yes)) < Math.abs(centreX(mark) - centreX(no));
    answers.push({ y, isYes });
  }
  return answers;
}

interface RowSearch {
  isYes: boolean;
  columns: Columns;
  sheet: Sheet;
  plan: CoveragePlan;
}

function rowAt(y: number, { isYes, columns: { yes, x1, deductibles }, sheet, plan }: RowSearch): Draft | null {
  const space = sheet.grid.spaceAt(yes.x0 - 12, y);
  const isOnRow = (word: Word): boolean =>
    space.sides >= 2 && space.y1 - space.y0 < 2 * PITCH
      ? isWithin(word, { ...space, x0: 0, x1: sheet.layout.page.width })
      : Math.abs(centreY(word) - y) < 6;
  const left = sheet.words.filter((word) => word.x1 <= yes.x0 + 1 && isOnRow(word));
  const right = sheet.words.filter((word) => word.x0 >= x1 - 1 && isOnRow(word));
  const inner = innerAnswer(left, sheet);
  if (!(inner ?? isYes)) return null;
  const words = withoutConditions(tickedIn(left, sheet) ?? inOrder(left));
  const text = textOf(words).replace(/^[-–•\s]+|[:\s]+$/g, '');
  if (!/\p{L}{3}/u.test(text) || NO_COVERAGE.test(text)) return null;
  return { [plan.name]: cite(text, { page: sheet.page, words }), ...amountsIn(right, sheet.page, plan, deductibles) };
}

/** Questions about a coverage are no coverages, and exclusions neither. */
const NO_COVERAGE = /^(?:is|are|does|has|permission|if)\b|\bexclu(?:sion|ded)\b|\?$/i;

const inOrder = (words: readonly Word[]): Word[] => linesOf(words).flat();

const acrossRow = (words: readonly Word[]): Word[] => words.toSorted((a, b) => a.x0 - b.x0);

/** "WIND / HAIL INCL [x] YES [ ] NO": the answer inside the name's own cell. */
function innerAnswer(left: readonly Word[], { marks }: Sheet): boolean | null {
  const answers = left.filter(({ text }) => /^(?:YES|NO)$/i.test(text));
  const box = around([...left]);
  const ticked = marks.filter((mark) => centreY(mark) > box.y0 - 3 && centreY(mark) < box.y1 + 3 && mark.x1 < box.x1);
  const own = answers.find((answer) => ticked.some((mark) => mark.x1 <= answer.x0 + 1 && answer.x0 - mark.x1 < 12));
  return own ? /^yes$/i.test(own.text) : null;
}

/** "[ ] Business income  [x] Rental value": the words behind the tick, where a row has boxes of its own. */
function tickedIn(words: readonly Word[], { marks }: Sheet): Word[] | null {
  const runs = runsOf([...words]);
  const [first] = runs;
  if (!first || words.some(({ text }) => text === 'NO')) return null;
  const ticked = runs.filter((run) =>
    marks.some(
      (mark) => Math.abs(centreY(mark) - centreY(first)) < 6 && mark.x1 <= run.x0 + 2 && run.x0 - mark.x1 < 14,
    ),
  );
  return ticked.length === 1 && ticked[0] ? [...ticked[0].words] : null;
}

/** "(If Applicable)", and "INCL [x] YES [ ] NO Subject to different provisions", belong to no name. */
function withoutConditions(words: readonly Word[]): Word[] {
  const end = words.findIndex(({ text }, at) => at > 0 && /^(?:\(if|incl\.?)$/i.test(text));
  return words.slice(0, end < 0 ? words.length : end);
}

/** The line over the answers, where it names an amount: what the whole form insures. */
function lineOver({ yes }: Columns, sheet: Sheet, plan: CoveragePlan): Draft | null {
  const above = linesOf(sheet.words.filter((word) => word.y1 <= yes.y0 + 1 && yes.y0 - word.y1 < 16)).at(-1) ?? [];
  const at = above.findIndex(({ text }) => /^\$?\d[\d,]{3,}/.test(text));
  const words = above.slice(0, Math.max(at, 0)).filter(({ text }) => text !== '$');
  const text = textOf(words).replace(/[:$\s]+$/, '');
  if (!/\p{L}{3}/u.test(text)) return null;
  return { [plan.name]: cite(text, { page: sheet.page, words }), ...amountsIn(above.slice(at), sheet.page, plan) };
}

const DEDUCTIBLE = /^ded(?:uctible)?s?\b[.:]*$/i;
const CAPTION = anyOf(
  /^(?:if|yes,?|limit:?|indicate|value(?:\(s\))?|reported|on|property|identified|above:?|\$|:)$/i,
  /^(?:amount(?:\(s\))?|of|insurance|attach|disclosure|notice|\/|dec)$/i,
);

const NOWHERE = Number.POSITIVE_INFINITY;

/** The limit, and the deductible behind its caption or in its column. */
function amountsIn(words: readonly Word[], page: number, { measures }: CoveragePlan, column = NOWHERE): Draft {
  const line = acrossRow(words);
  const at = line.findIndex(({ text, x0 }) => DEDUCTIBLE.test(text) || x0 > column - IN_COLUMN);
  // "# of months: 12"
  const own = line.slice(0, at < 0 ? line.length : at);
  const months = own.findIndex(({ text }) => text.startsWith('#'));
  const limit = own.slice(0, months < 0 ? own.length : months).filter(({ text }) => !CAPTION.test(text));
  const deductible = at < 0 ? [] : line.slice(at).filter(({ text }) => !/^[$:]$/.test(text) && !DEDUCTIBLE.test(text));
  return {
    ...valueOf(limit, page, measures.limit, measures.limitText),
    ...valueOf(deductible, page, measures.deductible, measures.deductibleText),
  };
}

function valueOf(words: readonly Word[], page: number, amount: string | undefined, text: string | undefined): Draft {
  const printed = textOf(words).replace(/ %/g, '%');
  if (!/[\p{L}\d]/u.test(printed) || /[;#]|^\d+ months?$/i.test(printed) || !isTyped(words)) return {};
  const money = parsePercent(printed) === null ? parseMoney(printed) : null;
  const source = { page, words: [...words] };
  if (money !== null && amount !== undefined) return { [amount]: cite(money, source) };
  return text === undefined ? {} : { [text]: cite(printed, source) };
}

/** A value is a few words. */
const isTyped = (words: readonly Word[]): boolean => words.length < 8 && runOf([...words]).text !== '%';
