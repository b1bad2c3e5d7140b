import { wordsWithin } from '../../reading/text-run.ts';
import type { Word } from '../../document/page.ts';
import type { Cited } from '../cited.ts';
import { type FieldPlan, fieldPlan, type RowsPlan } from '../plan.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import type { Heading } from './scopes.ts';

/** What headings in lines of their own give to the lines below them; it goes on over pages. */
export type Headed = Map<string, Cited>;

interface HeadedSearch {
  plan: RowsPlan;
  list: string;
  reading: Reading;
  /** The headings of the page that name things. */
  headings: readonly Heading[];
  /** Whether the line stands in a table of the list. */
  isInTable: boolean;
}

/** "Wisconsin" alone in its line or beside "Loc 001", "State: WI", or "Nevada - Location 1: Shop, 6 Main St" in a table. */
export function addHeaded(row: Row, search: HeadedSearch, headed: Headed): void {
  const [first, second, third] = row.cells;
  if (!first) return;
  const place = second && !third ? numberOfOwner(second, search) : undefined;
  const alone = !second || place ? first : undefined;
  for (const field of search.plan.headed ?? []) addField(row, field, { search, headed, alone });
  const { owner } = search.plan;
  const numbered = place ?? (search.isInTable && !second ? numberOfOwner(first, search) : undefined);
  if (owner && numbered) headed.set(owner.number, numbered);
  else if (owner) addScope(row, owner, search, headed);
}

/** What begins with a heading of a thing, or ends what the last one owns. */
function addScope(row: Row, owner: NonNullable<RowsPlan['owner']>, { headings }: HeadedSearch, headed: Headed): void {
  for (const { entity, cell, list } of headings) {
    if (list !== owner.list || cell.row !== row) continue;
    const number = entity?.numbers[0] ?? null;
    if (number === null) headed.delete(owner.number);
    else headed.set(owner.number, { value: number, page: cell.page, words: cell.words });
  }
}

function addField(
  row: Row,
  field: string,
  { search, headed, alone }: { search: HeadedSearch; headed: Headed; alone: Cell | undefined },
): void {
  const own = fieldPlan(search.plan, field);
  const cited =
    own &&
    ((alone && valueAlone(alone, own)) ??
      valueBehindLabel(row, field, search) ??
      stateInTitle(row, own) ??
      toldState(row, own));
  if (!cited) return;
  headed.set(field, cited);
  const { owner } = search.plan;
  if (own.kind === 'state' && owner) headed.delete(owner.number);
}

/** "Schedule of operations - Colorado (CO)" beside the number of the policy, "Item 4 - State: IN" in pieces: a title in a line of several texts. */
function stateInTitle({ cells }: Row, own: FieldPlan): Cited | undefined {
  const [first] = cells;
  if (own.kind !== 'state' || !first || cells.length > LONGEST_TITLE || cells.some(isValue)) return undefined;
  const words = cells.flatMap((cell) => cell.words);
  const whole = { ...first, words, text: words.map(({ text }) => text).join(' ') };
  return stateWithin(first, own) ?? stateWithin(whole, own);
}

const LONGEST_TITLE = 4;

const valueAlone = (cell: Cell, own: FieldPlan): Cited | undefined =>
  valueOf(withoutLabel(cell), own) ??
  (own.kind === 'state' ? (leadingState(cell, own) ?? stateWithin(cell, own)) : undefined);

/** "State: WI" alone, or with its colon anywhere in a line. */
function valueBehindLabel({ cells }: Row, field: string, { plan, list, reading }: HeadedSearch): Cited | undefined {
  const own = fieldPlan(plan, field);
  if (!own) return undefined;
  const at = cells.findIndex(({ text }, other) => {
    const isLabel = text.endsWith(':') || (other === 0 && cells.length === 2);
    const { fields } = isLabel ? reading.meaningOf(text.replace(/:$/, '')) : { fields: [] };
    return fields.some((label) => label.list === list && label.field === field);
  });
  const value = at < 0 ? undefined : cells[at + 1];
  return value && (valueOf(value, own) ?? leadingState(value, own));
}

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

const TITLE =
  'applies apply are as below computed each follows following is rated these a an and annual basis by calculation class classes classifications codes continued coverage details estimated exposure extension for four in information item of operations page part payroll plan premium premiums rates rating schedule section state summary the total worksheet';
const TITLE_WORDS = new Set(TITLE.split(' '));

/** "Premium calculation for Kansas", "Item 4 - Iowa operations": a state among words that any such heading is made of. */
function stateWithin(cell: Cell, own: FieldPlan): Cited | undefined {
  const isTitle = ({ text }: Word): boolean => TITLE_WORDS.has(text.toLowerCase().replace(/^\W+|\W+$/g, ''));
  const isSign = ({ text }: Word): boolean => /^(?:\W+|\d{1,2}\W?|[A-D][.)])$/.test(text);
  const code = cell.words.find(({ text }) => CODE.test(text)) ?? codeBehindLabel(cell);
  const named = cell.words.filter((word) => word === code || !(isTitle(word) || isSign(word)));
  const name = named.filter((word) => word !== code);
  const text = name.map((word) => word.text.replace(/^\W+|\W+$/g, '')).join(' ');
  const isOther = named.length === cell.words.length || (name.length > 0 && !(text.length > 3 && isNextTo(name)));
  if (isOther) return undefined;
  const told = name.length > 0 ? valueOf({ ...cell, text, words: name }, own) : undefined;
  const coded = code && valueOf({ ...cell, text: code.text.replace(/\W/g, ''), words: [code] }, own);
  return name.length > 0 ? told && (coded ?? told) : coded;
}

/** "State: IN" at the end of a title. */
const codeBehindLabel = ({ words }: Cell): Word | undefined => {
  const [label, code] = words.slice(-2);
  return code && /^[A-Z]{2}$/.test(code.text) && /^state:?$/i.test(label?.text ?? '') ? code : undefined;
};

const TOLD = /\b(?:for|in|to) the state of ((?:\p{Lu}\p{L}+ ?){1,3})/iu;

/** "Premium is determined by our rates for the State of Minnesota" */
function toldState({ cells }: Row, own: FieldPlan): Cited | undefined {
  if (own.kind !== 'state' || cells.some(isValue)) return undefined;
  for (const cell of cells) {
    const [whole, name] = TOLD.exec(cell.text) ?? [];
    if (whole === undefined || name === undefined) continue;
    const start = cell.text.indexOf(whole) + whole.length - name.length;
    const words = wordsWithin({ text: cell.text, words: cell.words }, start, start + name.trim().length);
    const text = words.map((word) => word.text.replace(/\W+$/, '')).join(' ');
    const cited = valueOf({ ...cell, text, words }, own);
    if (cited) return cited;
  }
  return undefined;
}

/** Whether words follow each other. */
const isNextTo = (words: readonly Word[]): boolean =>
  words.every((word, at) => at === 0 || word.x0 - (words[at - 1]?.x1 ?? word.x0) < word.size);

/** The thing that a heading between the lines of a table names. */
function numberOfOwner(cell: Cell, { plan, reading }: HeadedSearch): Cited | undefined {
  const text = cell.text.replace(/^\p{Lu}[\p{L} ]{3,24}\s[–—-]\s+/u, '');
  const mention = reading.mentionIn(text);
  const isOwner = mention?.leads && mention.entity.list === (plan.owner?.list ?? mention.entity.list);
  const number = isOwner ? mention.entity.numbers[0] : null;
  return number == null ? undefined : { value: number, page: cell.page, words: cell.words };
}
