import { isMarked } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { isStateCode, isStateName } from '../../reading/values/places.ts';
import type { LedgerPlan, ValueShape } from './plan.ts';
import type { Vocabulary } from './vocabulary.ts';
import { shapeOfField } from './plan-access.ts';

type Fits = (atom: Atom) => boolean;

const YEARS = /^((?:19|20)\d\d) ?[-–/] ?((?:19|20)?\d\d)$/;

/** "2023-2024", "2023/24": a year of a policy. */
export function areYears(text: string): boolean {
  const [, from = '', to = ''] = YEARS.exec(text) ?? [];
  return from !== '' && (Number(from) + 1) % 100 === Number(to) % 100;
}

const isText: Fits = ({ kind, text, isLabel }) =>
  (kind === 'text' || kind === 'cityStateZip') && !isLabel && hasLetters(text);
const MOST_WORDS = 6;
const isShort: Fits = (atom) => isText(atom) && atom.words.length <= MOST_WORDS;
const isLetter: Fits = ({ kind, text }) => kind === 'text' && /^\p{Lu}$/u.test(text);
/** "E&O", "A/L" and the initials "K.L." are words as well. */
const hasLetters = (text: string): boolean => /\p{L}[&/.]?\p{L}/u.test(text);
const MONTH_OF_YEAR = /^(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d$/;
/** "75796/12" and "17/4418" are written like a pair of limits. */
export const isSlashedCode = (atom: Atom): boolean =>
  atom.kind === 'split' &&
  !isMarked(atom.marks) &&
  /^(?:\d{4,}\/\d+|\d+\/\d{4,})$/.test(atom.text) &&
  !MONTH_OF_YEAR.test(atom.text);
const isCode: Fits = (atom) => isSlashedCode(atom) || isPlainCode(atom);
const isPlainCode: Fits = ({ kind, text }) =>
  kind === 'id' || kind === 'vin' || kind === 'zip' || kind === 'phone' || (kind === 'int' && /^\d{3,}$/.test(text));
const isState: Fits = ({ kind, text }) =>
  kind === 'state' ||
  isStateName(text) ||
  (kind === 'text' && /^[A-Z]{2}\s?[-/]/.test(text) && isStateCode(text.slice(0, 2)));
const isWord: Fits = ({ kind, text, isLabel }) => (kind === 'text' || kind === 'int') && !isLabel && text.length <= 30;

const FITS: ReadonlyMap<ValueShape, Fits> = new Map<ValueShape, Fits>([
  ['id', isCode],
  ['date', ({ kind }) => kind === 'date'],
  ['period', ({ kind }) => kind === 'date'],
  ['name', (atom) => isText(atom) && atom.words.length <= 2 * MOST_WORDS],
  ['label', (atom) => isShort(atom) || isLetter(atom) || atom.kind === 'state' || atom.kind === 'id'],
  ['text', (atom) => isText(atom) || atom.kind === 'id' || atom.kind === 'int' || atom.kind === 'state'],
  ['state', isState],
  ['word', isWord],
  ['count', ({ kind, text }) => kind === 'int' && /^\d{1,5}$/.test(text)],
  ['amount', ({ kind }) => kind === 'money' || kind === 'int' || kind === 'number'],
  ['any', () => true],
]);

/** Whether an atom may be a value of the field. */
export function fitsField(field: string, atom: Atom, { plan, vocabulary, allowed }: Meanings): boolean {
  if (allowed && !allowed.has(field)) return false;
  const shape = shapeOfField(plan, field);
  if (shape === 'word' && Object.hasOwn(plan.values, field) && vocabulary.valueOf(field, atom.text) === null)
    return false;
  if (shape === 'name' && !mayBeName(atom.text, { plan, vocabulary })) return false;
  // "PROGRAM CLM4410R" names what printed the report
  if (field === plan.scope.title && atom.kind === 'id' && !vocabulary.isTitle(atom.text)) return false;
  return FITS.get(shape)?.(atom) ?? false;
}

/** "Established 1886" */
const SINCE = /^(?:established|est\.?|founded|since|chartered|incorporated|organized|serving)\b.*\b(?:1[789]|20)\d\d$/i;

/** "Closed" is nobody's name, and "Adjuster" asks for one. */
function mayBeName(text: string, { plan, vocabulary }: Meanings): boolean {
  const isPerson = (field: string): boolean =>
    plan.record.fields.includes(field) && shapeOfField(plan, field) === 'name';
  return !SINCE.test(text) && !vocabulary.isWord(text) && !vocabulary.fieldsOf(text).some(isPerson);
}

export interface Meanings {
  plan: LedgerPlan;
  vocabulary: Vocabulary;
  /** The fields that are looked for; all when not given. */
  allowed?: ReadonlySet<string>;
}

/** What an atom of that kind is under one of the wordings, the best first; fields of its own shape before all others. */
export function fieldUnder(wordings: readonly string[], atom: Atom, meanings: Meanings): FieldReading | null {
  const readings = wordings.flatMap((wording) => readingsUnder(wording, atom, meanings));
  const natural = readings.find(({ field, isSure }) => isSure && isNaturalField(field, atom, meanings));
  return natural ?? readings[0] ?? cuedField(wordings[0] ?? '', atom, meanings);
}

const NATURAL: ReadonlyMap<Atom['kind'], readonly ValueShape[]> = new Map<Atom['kind'], readonly ValueShape[]>([
  ['id', ['id']],
  ['split', ['id']],
  ['int', ['id', 'count']],
  ['date', ['date', 'period']],
  ['state', ['state']],
  ['text', ['word', 'name', 'label', 'text']],
]);

/** Whether atoms of that kind are what the field's values look like. */
export function isNaturalField(field: string, { kind }: Atom, { plan }: Meanings): boolean {
  return NATURAL.get(kind)?.includes(shapeOfField(plan, field)) ?? false;
}

function readingsUnder(wording: string, atom: Atom, meanings: Meanings): FieldReading[] {
  const { vocabulary } = meanings;
  const meaning = vocabulary.meaning(wording);
  const fits = (field: string): boolean => fitsField(field, atom, meanings);
  if (meaning) {
    const sure = meaning.fields.filter(fits).map((field) => ({ field, isSure: true }));
    return [...sure, ...meaning.weak.filter(fits).map((field) => ({ field, isSure: false }))];
  }
  const parts = wording.includes('/') ? wording.split(/\s*\/\s*/) : [];
  const named = parts.flatMap((part) => vocabulary.meaning(part)?.fields ?? []);
  return named.filter(fits).map((field) => ({ field, isSure: true }));
}

export interface FieldReading {
  field: string;
  /** Named by a whole known wording. */
  isSure: boolean;
}

const CUED: ReadonlyMap<Atom['kind'], readonly ValueShape[]> = new Map<Atom['kind'], readonly ValueShape[]>([
  ['date', ['date']],
  ['id', ['id']],
  ['state', ['state']],
  ['text', ['name', 'text', 'label', 'word']],
]);

function cuedField(wording: string, atom: Atom, meanings: Meanings): FieldReading | null {
  const { vocabulary, allowed } = meanings;
  const shapes = CUED.get(atom.kind);
  const meaning = vocabulary.meaning(wording);
  if (!shapes) return null;
  const field = vocabulary.cued(wording, shapes, allowed);
  if (field === null || !fitsField(field, atom, meanings)) return null;
  // A known heading of another sort says that the value is something else; over dates "Injury" says what happened then.
  const isOther = meaning !== null && meaning.fields.length > 0;
  const [happened] = meanings.plan.record.dates;
  return isOther && field !== happened ? null : { field, isSure: false };
}
