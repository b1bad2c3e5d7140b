import { type Plan, recordPlans, type UnderlyingPlan } from '../plan.ts';
import { normalize } from '../../text/normalize.ts';
import type { Row } from './cells.ts';
import { NAMES_THOUSANDS } from './thousands.ts';
import { COMPANY_HEAD } from './underlying-columns.ts';
import { isParted } from './underlying-cells.ts';
import { tellsPolicies } from './underlying-told.ts';
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
    if (run && isSure && isTitle(row, names)) run.isSure = true;
    else if (run && isEnd(row, run, names)) run = null;
    else if (run && !isOfDocument(row)) run.rows.push(row);
    else if (!run && (isSure || mayHeadSchedule(row, names))) {
      run = { rows: isPartOfSchedule(row, names) ? [row] : [], isSure };
      runs.push(run);
    }
  }
  return runs.flatMap((found) => (found.isSure || hasPolicy(found, names) ? found.rows : []));
}

/** The headings of the columns may be all that heads it. */
const isPartOfSchedule = (row: Row, names: Names): boolean =>
  isHeading(row) || tellsPolicies(row, names) || row.cells.some(isParted);

const isTitle = (row: Row, names: Names): boolean => row.cells.length === 1 && !tellsPolicies(row, names);

const isHeading = ({ cells }: Row): boolean =>
  cells.length > 2 && cells.every(({ text }) => !/\d/.test(text.replace(NAMES_THOUSANDS, '')));

const headsSchedule = ({ cells }: Row, { starts }: Names): boolean =>
  cells.some(({ text }) => {
    // "Underlying limits: Auto $500,000"
    const said = normalize(text.replace(/^([^\d$]{10,80}:) .*$/, '$1'));
    return said.split(' ').length < 14 && starts.some((start) => said.includes(start));
  });

const UNDERLYING = /^(?:schedule of )?underlying(?: [a-z]+){0,3}$/;
const mayHeadSchedule = ({ cells }: Row, { starts }: Names): boolean =>
  cells.every(({ shape }) => shape === null) &&
  cells.some(({ text }) => {
    const said = normalize(text);
    return UNDERLYING.test(said) || (text.endsWith(':') && starts.some((start) => said.includes(start)));
  });

const hasPolicy = ({ rows }: Run, names: Names): boolean =>
  rows.some(
    (row) => tellsPolicies(row, names) || (row.cells.length > 1 && row.cells.some((cell) => isLine(cell, rows, names))),
  );

function isEnd(row: Row, { rows }: Run, names: Names): boolean {
  if (tellsPolicies(row, names) || row.cells.some(({ text }) => COMPANY_HEAD.test(text))) return false;
  return (
    row.cells.some(({ text }) => names.ends.has(normalize(text))) ||
    (isSentence(row, rows, names) && !row.cells.some(isParted)) ||
    ((rows.length > 2 || rows.some((one) => hasLimit(one) || tellsPolicies(one, names))) && isPriced(row))
  );
}

/** Running text below the policies ends the schedule; right below its heading it explains it. */
const isSentence = ({ cells }: Row, found: readonly Row[], names: Names): boolean =>
  (found.length > 3 || found.some((row) => hasLimit(row) || tellsPolicies(row, names))) &&
  cells.length === 1 &&
  (cells[0]?.words.length ?? 0) > 9;

const hasLimit = ({ cells }: Row): boolean => cells.length > 1 && cells.some(({ text }) => /\d,\d{3}/.test(text));

/** What the umbrella costs stands below its schedule. */
const PRICE = /^(?:\p{L}+ )?(?:total|annual|advance|estimated|umbrella|policy) (?:\p{L}+ )?premium\b/iu;
const isPriced = ({ cells: [first] }: Row): boolean => first !== undefined && PRICE.test(first.text);

/** Whom the umbrella itself is for and from is said beside the heading or below all policies. */
const OF_DOCUMENT =
  /^(?:(?:first )?(?:named )?insureds?|producer|agent|agency|broker|issued by|countersigned)\b(?! by)/i;
const TITLE = /\b(?:umbrella|excess)\b.*\bpolicy (?:no|number)\b/i;
const isOfDocument = ({ cells }: Row): boolean =>
  cells.some(({ text }) => OF_DOCUMENT.test(text)) || TITLE.test(cells.map(({ text }) => text).join(' '));
