import { ownValue } from '../../lookup.ts';
import type { EntityPlan } from '../plan.ts';
import { isNameLine } from '../values/name.ts';
import type { Band } from './band.ts';
import type { Cell } from './cells.ts';
import type { Header } from './headers.ts';

/** What is known of a table of things around a heading that nobody knows. */
interface Table {
  band: Band;
  list: string;
  plan: EntityPlan;
  /** The fields that other headings name. */
  taken: ReadonlySet<string>;
}

/** The field of an unknown column by what it holds and where it stands: the numbers of things, or the names that they need. */
export function fieldByPlace(header: Header, values: readonly Cell[], table: Table): string | null {
  if (values.every(isCount)) return numberField(header, values, table);
  if (values.every(isYear) && !table.taken.has('year') && table.plan.fields['year']?.kind === 'year') return 'year';
  return nameField(values, table);
}

const isCount = ({ text }: Cell): boolean => /^0*[1-9]\d?$/.test(text);
const isYear = ({ text }: Cell): boolean => /^(?:19|20)\d\d$/.test(text);

/** Small numbers that differ from line to line count the things where they stand first, or beside the other number of a thing. */
function numberField(header: Header, values: readonly Cell[], { band, list, plan, taken }: Table): string | null {
  const fields = plan.numbers.flatMap(({ field }) => field ?? []);
  const open = fields.filter((field) => !taken.has(field));
  const [field, more] = open;
  if (field === undefined || more !== undefined) return null;
  const inOrder = band.headers
    .filter((other) => other.x1 > header.x0 || [...band.columns.values()].includes(other))
    .toSorted((a, b) => a.x0 - b.x0);
  const at = inOrder.indexOf(header);
  const others = fields.filter((other) => other !== field);
  const isNumber = (other: Header | undefined): boolean =>
    other?.fields.some((own) => own.list === list && others.includes(own.field)) ?? false;
  if (fields.length === 1) return at === 0 && areDistinct(values) ? field : null;
  const isInPlace = fields.indexOf(field) === 0 ? isNumber(inOrder[at + 1]) && at === 0 : isNumber(inOrder[at - 1]);
  return isInPlace ? field : null;
}

const areDistinct = (values: readonly Cell[]): boolean =>
  new Set(values.map(({ text }) => Number(text))).size === values.length;

/** The names that tell things apart, where no heading names them. */
function nameField(values: readonly Cell[], { plan, taken }: Table): string | null {
  const field = plan.keys
    .flatMap((key) => (key.length === 1 ? key : []))
    .find((key) => ownValue(plan.fields, key)?.kind === 'name');
  const isName = ({ shape, text, words }: Cell): boolean => shape === null && words.length > 1 && isNameLine(text);
  return field !== undefined && !taken.has(field) && values.every(isName) ? field : null;
}
