import { type Cited, cite } from '../cited.ts';
import { type FieldPlan, fieldPlan, type RowsPlan } from '../plan.ts';
import { normalize } from '../../text/normalize.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import { formsOf } from '../phrases.ts';
import { isMarkedMoney } from './value-shape.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** The names by which lines are known as records. */
export interface RowNames {
  field: string;
  vocabulary: Vocabulary<true>;
  never: readonly string[];
  /** Codes that make a line a record under any name. */
  codes?: RegExp | undefined;
}

const compiled = new WeakMap<RowsPlan, RowNames>();

export function rowNamesOf(plan: RowsPlan): RowNames | null {
  if (!plan.named) return null;
  const known = compiled.get(plan);
  if (known) return known;
  const { field, words, never = '', codes } = plan.named;
  const made = {
    field,
    vocabulary: createVocabulary([{ meaning: true as const, words: { sure: words } }]),
    never: formsOf(never),
    codes,
  };
  compiled.set(plan, made);
  return made;
}

interface Inline {
  name: string;
  factor: string | undefined;
  code: string | undefined;
}

/** "x 1.03", "(0.051)", and behind a name "1.03" or "9.2%" */
const FACTOR = new RegExp(
  [
    String.raw`\s(?:[x×@]|at|of)\s?(\d*\.\d+)%?(?=\s|$|\()`,
    String.raw`\((\d*\.\d+|\d+(?:\.\d+)?%)\)`,
    String.raw`(?:(?<=[\p{L})])|\sfactor)\s(\d?\.\d{2,4}|\d{1,2}(?:\.\d+)?\s?%)$`,
  ].join('|'),
  'iu',
);

/** "Increased limits 1,000/1,000/1,000 (9812)": what the step is for. */
const LIMITS = /\s\d[\d,]*(?:\/\d[\d,]*){2}(?=\s\()/;

/** "Experience modification x 1.03 (9898)", "Premium discount (0.051)": a name with its factor and its code. */
function inlineOf({ text }: Cell): Inline {
  const factor = FACTOR.exec(text);
  const code = /\((?:code )?(\d{4})\)|^(\d{4})\s|(?<=\p{L}|\))\s([09]\d{3})$/u.exec(text);
  const name = text
    .replace(LIMITS, ' ')
    .replace(factor?.[0] ?? '\n', ' ')
    .replace(code?.[0] ?? '\n', ' ')
    .trim();
  return {
    name,
    factor: factor?.slice(1).find((one) => one !== undefined),
    code: code?.slice(1).find((one) => one !== undefined),
  };
}

const foreign = new Map<string, RowNames>();

/** Whether a line has a name that makes it a line of another list. */
export function isForeignRow(row: Row, names: string): boolean {
  const known = foreign.get(names) ?? {
    field: '',
    vocabulary: createVocabulary([{ meaning: true as const, words: { sure: names } }]),
    never: [],
  };
  foreign.set(names, known);
  return row.cells.some((cell) => isName(cell, known));
}

/** Adds what a line with a known name says: its name, a code, a factor, an amount. */
export function namedRow(
  row: Row,
  values: Map<string, Cited>,
  { names, plan }: { names: RowNames; plan: RowsPlan },
): void {
  values.delete(names.field);
  const name = row.cells.find((cell) => isName(cell, names)) ?? nameBehindCode(row, names);
  if (!name) return;
  const inline = inlineOf(name);
  for (const [field, own] of Object.entries(plan.fields)) {
    const value = own && !values.has(field) ? inlineValue(name, inline, own) : undefined;
    if (value) values.set(field, value);
  }
  const text = inline.name.replace(/^\d{4}\s+|[:*\s.]+$/g, '');
  const cited = cite(text, { page: name.page, words: name.words });
  if (cited) values.set(names.field, cited);
  const taken = new Set([...values.values()].flatMap(({ words }) => words));
  const free = row.cells.filter((cell) => cell !== name && !cell.words.some((word) => taken.has(word)));
  for (const cell of free) addFree(withoutLabel(cell), values, plan);
  addProduct(free, values, plan);
}

/** The name that nobody knows behind a code of such lines. */
function nameBehindCode({ cells }: Row, { codes, never }: RowNames): Cell | undefined {
  const at = cells.findIndex(({ text }) => codes?.test(text));
  const name = at < 0 ? undefined : cells[at + 1];
  const normal = ` ${normalize(name?.text ?? '')} `;
  const isOther = name?.shape !== null || never.some((word) => normal.includes(` ${word} `));
  return isOther || !/\p{L}{3}/u.test(normal) ? undefined : name;
}

/** Less may be another figure by chance. */
const LEAST_PRODUCT = 3;

const LABEL = /^(?:premium|prem|amount|charge|factor|rate|mod)\.?:?\s+(?=[-−(]?\$?[\d.])/i;

/** "factor .90", "premium 160" */
const withoutLabel = (cell: Cell): Cell => ({ ...cell, text: cell.text.replace(LABEL, '') });

/** "1,247,000   .01   125": an amount with its rate per hundred, and what these make; the last is the amount of the step. */
function addProduct(free: readonly Cell[], values: Map<string, Cited>, plan: RowsPlan): void {
  const fieldOf = (kind: FieldPlan['kind']): string =>
    Object.entries(plan.fields).find(([, own]) => own?.kind === kind)?.[0] ?? '';
  const field = fieldOf('money');
  const own = fieldPlan(plan, field);
  const [amount, factor] = [values.get(field)?.value, values.get(fieldOf('factor'))?.value].map(Number);
  const product = ((amount ?? Number.NaN) * (factor ?? Number.NaN)) / 100;
  const last = free.at(-1);
  const cited = own && last && fits(last, own) ? fieldValue([last], own) : undefined;
  if (cited && product > LEAST_PRODUCT && Math.abs(product - Number(cited.value)) <= 1) values.set(field, cited);
}

function inlineValue(cell: Cell, { factor, code }: Inline, own: FieldPlan): Cited | undefined {
  const text = own.kind === 'factor' ? factor : own.kind === 'id' && own.pattern ? code : undefined;
  return text === undefined ? undefined : fieldValue([{ ...cell, text }], own);
}

/** A value under no heading goes to the first field that it looks like one of. */
function addFree(cell: Cell, values: Map<string, Cited>, plan: RowsPlan): void {
  const [field, own] = Object.entries(plan.fields).find(([other, one]) => !values.has(other) && fits(cell, one)) ?? [];
  const value = own && fieldValue([cell], own);
  if (field !== undefined && value) values.set(field, value);
}

const SHARE = 0.5;

function isName(cell: Cell, { vocabulary, never }: RowNames): boolean {
  if (cell.shape !== null && cell.shape !== 'wording') return false;
  const normal = normalize(inlineOf(cell).name);
  const words = normal.split(' ').length;
  // "Total premium subject to experience modification" holds what ends the steps, and is one.
  if (vocabulary.starts(normal)?.length === words) return true;
  if (never.some((word) => ` ${normal} `.includes(` ${word} `))) return false;
  const match = vocabulary.within(normal);
  return match !== null && match.length / words >= SHARE && words < 12;
}

/** Whether a value of its own line, under no heading that says what it is, may be of a field: by its look alone. */
function fits({ text }: Cell, own: FieldPlan | undefined): boolean {
  switch (own?.kind) {
    case 'money':
      return isMarkedMoney(text) || /^[-−(]?\d{1,3}\)?$/.test(text);
    case 'factor':
      return /^(?:[x×]\s?)?\d?\.\d{2,4}$|^\d+(?:\.\d+)?\s?%$/i.test(text);
    case 'id':
      return own.pattern?.test(text) ?? false;
    case 'state':
      return /^[A-Z]{2}$/.test(text);
    default:
      return false;
  }
}
