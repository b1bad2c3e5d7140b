import type { PageLayout } from '../../reading/layout.ts';
import { type Plan, recordPlans } from '../plan.ts';
import { cutBareLabels } from './bare-labels.ts';
import { joinBoxedHeadings } from './boxed-headings.ts';
import { cellsOf, type Row } from './cells.ts';
import { cutCloseHeadings } from './close-headings.ts';
import { nameCodes } from './code-keys.ts';
import { cutCodes } from './coded-texts.ts';
import { headingParts } from './composite-headings.ts';
import { withoutFormCodes } from './form-codes.ts';
import { repeatDittos } from './ditto-marks.ts';
import type { Reading } from './headers.ts';
import { type MatrixFacts, readMatrices } from './matrices.ts';
import type { Meanings } from './meanings.ts';
import { joinMeasureLines } from './measure-lines.ts';
import { nameModelColumns } from './model-columns.ts';
import { cutNamedLimits } from './named-limits.ts';
import { cutSymbols } from './named-symbols.ts';
import { namedByNumbers } from './numbered-columns.ts';
import { namePlaces } from './numbered-places.ts';
import { cutPlaceLines } from './place-lines.ts';
import { gatherBlocks } from './row-blocks.ts';
import { joinStackedLines } from './stacked-lines.ts';
import { joinTitledDescriptions } from './titled-descriptions.ts';
import { scheduleOf } from './underlying-schedule.ts';
import { cutKnownTails } from './value-tails.ts';
import { joinWrappedValues } from './wrapped-values.ts';

/** The lines of a page as cells. */
export interface PageRows {
  rows: readonly Row[];
  /** What tables say whose lines are things and whose columns are coverages, by the list of the coverages. */
  matrices: ReadonlyMap<string, MatrixFacts>;
}

/** The rows of each page as the interpreter reads them, and the crosstabs in them. */
export function rowsOfPages(layouts: readonly PageLayout[], plan: Plan, reading: Reading): PageRows[] {
  const heads = {
    isHead: (text: string) => isHead(text, reading),
    isMeasure: (text: string) => isMeasure(reading.meaningOf(text)),
    isThing: (text: string) => reading.mentionIn(text)?.rest === '',
    isPair: (text: string) => {
      const { entity, rest } = reading.mentionIn(text) ?? {};
      return rest === '' && entity !== undefined && entity.numbers.length > 1 && !entity.numbers.includes(null);
    },
    isComposite: (text: string) => headingParts([{ text }], reading) !== null,
    isName: (text: string) => reading.meaningOf(text).isWhole && reading.meaningOf(text).topic !== undefined,
  };
  const cells = layouts.map((layout) => namedByNumbers(cellsOf(layout, heads), reading.mentionIn, plan));
  nameModelColumns(cells);
  for (const [at, rows] of cells.entries())
    joinBoxedHeadings(rows, layouts[at]?.rules ?? [], (text) => isWholeHead(text, reading));
  for (const rows of cells) {
    cutCloseHeadings(rows, (text) => isWholeHead(text, reading));
    joinStackedLines(
      rows,
      (text) => isWholeHead(text, reading),
      (text) => reading.meaningOf(text).measure === 'name',
    );
    joinTitledDescriptions(rows, reading.mentionIn);
    cutSymbols(rows, plan, heads.isName);
    cutNamedLimits(rows, heads.isName);
    repeatDittos(rows);
    namePlaces(rows, plan);
    cutPlaceLines(rows, plan);
    cutKnownTails(rows, plan);
    cutCodes(rows, plan);
    cutBareLabels(rows, plan, reading);
    withoutFormCodes(rows);
  }
  const own = cells.map((rows) => withoutSchedule(rows, plan));
  for (const [list] of recordPlans(plan, 'coverage')) nameCodes(own, reading, list, plan);
  const tables = cells.map((rows) => matricesOf(rows, reading, plan));
  for (const rows of cells) {
    for (const [list] of recordPlans(plan, 'coverage')) {
      joinMeasureLines(rows, list, reading);
      gatherBlocks({ rows, reading, list });
    }
    joinWrappedValues(rows, heads.isHead);
  }
  return cells.map((rows, at) => ({ rows, matrices: tables[at] ?? new Map<string, MatrixFacts>() }));
}

/** The lines outside the schedule of underlying insurance, whose letters stand for policies. */
function withoutSchedule(rows: readonly Row[], plan: Plan): readonly Row[] {
  const schedule = new Set(scheduleOf(rows, plan));
  return schedule.size === 0 ? rows : rows.filter((row) => !schedule.has(row));
}

function matricesOf(rows: readonly Row[], reading: Reading, plan: Plan): Map<string, MatrixFacts> {
  const owners = new Map(recordPlans(plan, 'entity'));
  return new Map(
    recordPlans(plan, 'coverage').flatMap(([list, own]) => {
      const owner = own.owner ? owners.get(own.owner.list) : undefined;
      return own.owner && owner
        ? [[list, readMatrices({ rows, reading, list, ownerList: own.owner.list, owner, open: own.open })] as const]
        : [];
    }),
  );
}

function isHead(text: string, { meaningOf, mentionIn }: Reading): boolean {
  const mention = mentionIn(text);
  const meanings = meaningOf(mention && mention.rest !== '' ? mention.rest : text);
  return meanings.topic !== undefined || meanings.fields.length > 0 || meanings.measure !== undefined;
}

/** Whether all of a text heads a column: "Unit 1" too, and what stands beside it. */
function isWholeHead(text: string, { meaningOf, mentionIn }: Reading): boolean {
  const mention = mentionIn(text);
  if (mention?.rest === '') return true;
  const { isWhole, topic, fields, measure, description } = meaningOf(mention?.rest ?? text);
  return isWhole && (topic ?? measure ?? description ?? fields[0]) !== undefined;
}

const isMeasure = ({ isWhole, measure }: Meanings): boolean => isWhole && measure !== undefined && measure !== 'name';
