import { type Plan, recordPlans, type UnderlyingPlan } from '../plan.ts';
import { normalize } from '../../text/normalize.ts';
import type { Row } from './cells.ts';
import { COMPANY_HEAD } from './underlying-columns.ts';
import { isParted } from './underlying-cells.ts';
import { isLine, type Names, namesOf } from './underlying-names.ts';

/** The lines of a page that stand in the schedule of underlying insurance. */
export const scheduleOf = (rows: readonly Row[], plan: Plan): Row[] =>
  recordPlans(plan, 'underlying').flatMap(([, own]) => scheduleRows(rows, own));

/** Lines below a heading, that only the policies may prove to be one. */
interface Run {
  rows: Row[];
  isSure: boolean;
}

function scheduleRows(rows: readonly Row[], plan: UnderlyingPlan): Row[] {
  const names = namesOf(plan);
  const runs: Run[] = [];
  let run: Run | null = null;
  for (const row of rows) {
    const isSure = headsSchedule(row, names);
    if (isSure && run && row.cells.length === 1) run.isSure = true;
    else if (run && isEnd(row, run, names)) run = null;
    else if (run && !isOfDocument(row)) run.rows.push(row);
    else if (!run && (isSure || mayHeadSchedule(row))) {
      // the headings of the columns may be all that heads it
      run = { rows: isHeading(row) || row.cells.some(isParted) ? [row] : [], isSure };
      runs.push(run);
    }
  }
  return runs.flatMap((found) => (found.isSure || hasPolicy(found, names) ? found.rows : []));
}

const isHeading = ({ cells }: Row): boolean => cells.length > 2 && cells.every(({ text }) => !/\d/.test(text));

const headsSchedule = ({ cells }: Row, { starts }: Names): boolean =>
  cells.some(({ text }) => {
    const said = normalize(text);
    return said.split(' ').length < 14 && starts.some((start) => said.includes(start));
  });

const UNDERLYING = /^(?:schedule of )?underlying(?: [a-z]+){0,3}$/;
const mayHeadSchedule = ({ cells }: Row): boolean =>
  cells.some(({ text }) => UNDERLYING.test(normalize(text))) && cells.every(({ shape }) => shape === null);

const hasPolicy = ({ rows }: Run, names: Names): boolean =>
  rows.some(({ cells }) => cells.length > 1 && cells.some((cell) => isLine(cell, rows, names)));

function isEnd(row: Row, { rows }: Run, { ends }: Names): boolean {
  if (row.cells.some(({ text }) => COMPANY_HEAD.test(text))) return false;
  return (
    row.cells.some(({ text }) => ends.has(normalize(text))) ||
    (isSentence(row, rows) && !row.cells.some(isParted)) ||
    (rows.length > 2 && isPriced(row))
  );
}

/** Running text below the policies ends the schedule; right below its heading it explains it. */
const isSentence = ({ cells }: Row, found: readonly Row[]): boolean =>
  found.length > 3 && cells.length === 1 && (cells[0]?.words.length ?? 0) > 9;

/** What the umbrella costs stands below its schedule. */
const PRICE = /^(?:\p{L}+ )?(?:total|annual|advance|estimated|umbrella) (?:\p{L}+ )?premium\b/iu;
const isPriced = ({ cells: [first] }: Row): boolean => first !== undefined && PRICE.test(first.text);

/** Whom the umbrella itself is for and from is said beside the heading or below all policies. */
const OF_DOCUMENT =
  /^(?:(?:first )?(?:named )?insureds?|producer|agent|agency|broker|issued by|countersigned)\b(?! by)/i;
const TITLE = /\b(?:umbrella|excess)\b.*\bpolicy (?:no|number)\b/i;
const isOfDocument = ({ cells }: Row): boolean =>
  cells.some(({ text }) => OF_DOCUMENT.test(text)) || TITLE.test(cells.map(({ text }) => text).join(' '));
