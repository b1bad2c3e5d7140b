import { wordsWithin } from '../../reading/text-run.ts';
import type { Cited } from '../cited.ts';
import { type FieldPlan, fieldPlan, type RowsPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';

/** What headings in lines of their own give to the lines below them; it goes on over pages. */
export type Headed = Map<string, Cited>;

interface HeadedSearch {
  plan: RowsPlan;
  list: string;
  reading: Reading;
  /** Whether the line stands in a table of the list. */
  isInTable: boolean;
}

/** "Wisconsin" alone in its line or beside "Loc 001", "State: WI", or "Nevada - Location 1: Shop, 6 Main St" in a table. */
export function addHeaded(row: Row, search: HeadedSearch, headed: Headed): void {
  const [first, second, third] = row.cells;
  if (!first) return;
  const place = second && !third ? numberOfLocation(second, search) : undefined;
  const alone = !second || place ? first : undefined;
  for (const field of search.plan.headed ?? []) addField(row, field, { search, headed, alone });
  const numbered = place ?? (search.isInTable && !second ? numberOfLocation(first, search) : undefined);
  if (numbered && fieldPlan(search.plan, LOCATION)) headed.set(LOCATION, numbered);
}

function addField(
  row: Row,
  field: string,
  { search, headed, alone }: { search: HeadedSearch; headed: Headed; alone: Cell | undefined },
): void {
  const own = fieldPlan(search.plan, field);
  const cited = own && ((alone && valueAlone(alone, own)) ?? valueBehindLabel(row, field, search));
  if (!cited) return;
  headed.set(field, cited);
  if (own.kind === 'state') headed.delete(LOCATION);
}

const valueAlone = (cell: Cell, own: FieldPlan): Cited | undefined =>
  valueOf(withoutLabel(cell), own) ?? leadingState(cell, own);

function valueBehindLabel(
  { cells: [first, second, third] }: Row,
  field: string,
  { plan, list, reading }: HeadedSearch,
): Cited | undefined {
  const own = fieldPlan(plan, field);
  if (!first || !second || !own || (third && !first.text.endsWith(':'))) return undefined;
  const label = reading.meaningOf(first.text.replace(/:$/, '')).fields;
  const isLabelled = label.some((other) => other.list === list && other.field === field);
  return isLabelled ? (valueOf(second, own) ?? leadingState(second, own)) : undefined;
}

const LOCATION = 'locationNumber';

const valueOf = (cell: Cell, own: FieldPlan): Cited | undefined => fieldValue([cell], own);

const LABEL =
  /^(?:state(?: of)?|schedule for|classifications for|rating state)\s*:?\s+|\s*[-–:(]+\s*(?:continued|cont.*)?\)?$/gi;

/** "Schedule for Wisconsin", "State of WI": the words around a name are left out. */
const withoutLabel = (cell: Cell): Cell => {
  const last = cell.words.length > 2 ? /[–—:-]\s+(\p{Lu}\p{L}+)$/u.exec(cell.text)?.[1] : undefined;
  return last === undefined
    ? { ...cell, text: cell.text.replace(LABEL, '') }
    : { ...cell, text: last, words: cell.words.slice(-1) };
};

const CODE = /\(([A-Z]{2})\)/;

const LEADING = /^(?:(?:rating )?state(?: of)?\s*:?\s+)?(\p{Lu}[\p{L} ]{1,24}?)(?:\s+[–—-]|\s*[(:])\s*\S/iu;

/** "Kansas (KS)", "Nevada - Location 1": the name of a state with more behind it. */
function leadingState(cell: Cell, own: FieldPlan): Cited | undefined {
  const match = own.kind === 'state' ? LEADING.exec(cell.text) : null;
  const name = match?.[1];
  if (!match || name === undefined || name.length < 4) return undefined;
  const at = (text: string): Cited | undefined => {
    const start = cell.text.indexOf(text);
    const words = wordsWithin({ text: cell.text, words: cell.words }, start, start + text.length);
    return valueOf({ ...cell, text, words }, own);
  };
  const code = CODE.exec(cell.text)?.[1];
  return at(name) && ((code === undefined ? undefined : at(code)) ?? at(name));
}

/** The location that a heading between the lines of a table names. */
function numberOfLocation(cell: Cell, { list, reading }: HeadedSearch): Cited | undefined {
  const text = cell.text.replace(/^\p{Lu}[\p{L} ]{3,24}\s[–—-]\s+/u, '');
  const mention = reading.mentionIn(text);
  const number = mention?.leads && mention.entity.list !== list ? mention.entity.numbers[0] : null;
  return number == null ? undefined : { value: number, page: cell.page, words: cell.words };
}
