import { parseDate } from '../../reading/values/date.ts';
import { findMoney, parseMoney } from '../../reading/values/money.ts';
import { CITY_WITHIN, isAddress, isStateName } from '../../reading/values/places.ts';
import { type Cited, cite } from '../cited.ts';
import { fullYear } from '../declarations/vehicle-description.ts';
import { VIN } from '../lexicon/vehicles.ts';
import type { EntityPlan, FieldPlan } from '../plan.ts';
import type { ValueKind } from '../value-kind.ts';
import { isNameLine, nameAhead } from '../values/name.ts';
import { ownValue } from '../../lookup.ts';
import { normalize } from '../../text/normalize.ts';
import type { Cell } from './cells.ts';
import { numberCoded } from './entities.ts';
import { formsOf } from '../phrases.ts';

const MASKED = /[*•]{2}|X{4}/i;
const EMPTY = /^(?:n\/?a|none|unknown|not applicable|—|-+|–)$/i;

type Reader = (text: string, plan: FieldPlan) => unknown;

/** Reads a field's value from the text of a cell, by the kind of the field; null when the text is none. */
const READERS: Readonly<Record<ValueKind, Reader>> = {
  money: (text) => {
    const whole = parseMoney(text.replace(/−/g, '-'));
    return whole ?? (findMoney(text)[0]?.start === 0 ? (findMoney(text)[0]?.amount ?? null) : null);
  },
  percent: (text) => {
    const match = /^(\d+(?:\.\d+)?)\s?(?:(?:%|per ?cent|pct)|$)/i.exec(text);
    return match && Number(match[1]) <= 100 ? Number(match[1]) : null;
  },
  share: shareOf,
  duration: (text) => (DURATION.test(text) ? text : (AGE.exec(text)?.[1] ?? null)),
  int: (text, plan) => numberIn(text, plan, true),
  number: (text, plan) => numberIn(text, plan, false),
  year: (text) => {
    const match = /^\D{0,4}((?:1[6-9]|20)\d\d)\b/.exec(text);
    if (match) return Number(match[1]);
    return /^'?\d\d$/.test(text) ? fullYear(text) : null;
  },
  date: (text) => parseDate(text.replace(BIRTH, '')),
  id: (text) =>
    /\d/.test(text) && !/[$%]/.test(text) && !MASKED.test(text) && text.length <= 30 ? closed(text) : null,
  vin: (text) => VIN.exec(text)?.[0] ?? (/^[A-Z0-9-]{5,20}$/.test(text) && /\d{3}/.test(text) ? text : null),
  name: (text) => (isNameLine(text, { organisations: true, single: true }) ? text : null),
  label: (text) => textOf(text),
  text: (text, { most }) => textOf(text, most),
  place: (text) =>
    /\b\d{5}\b/.test(text) || CITY_WITHIN.test(text) || /^[A-Z][A-Za-z .]{3,30}(?:,? [A-Z]{2})?$/.test(text)
      ? text
      : null,
  address: (text) =>
    SAME.test(text) || (isAddress(text) && ADDRESS.test(text) && !SENTENCE.test(text))
      ? text.replace(/,,/g, ',')
      : null,
  choices: () => null,
  choice: (text, plan) => choiceOf(text, plan),
  wording: (text, plan) => (wordingsOf(plan).has(normalize(text)) ? text : null),
  state: (text) => (isStateName(text) ? text : null),
  states: () => null,
  sentence: () => null,
  names: () => null,
  edition: () => null,
  editions: () => null,
  factor: (text) => factorIn(text),
  mark: markOf,
};

/** Several words, and not as many as a paragraph has; "001 BLDG 001" counts places. */
const ADDRESS = /^(?!0\d|\d{1,3} (?:bldg|building)\b)(?=.*\p{L}{2})\S+\s.{0,160}$/iu;

/** "Rates apply per 1,000 of area.": many words that end in a full stop. */
const SENTENCE = /^(?:\S+ ){7,}\p{Ll}{3,}\.$/u;

/** "15 days", "8 yr 4 mo", "6 years old". */
const COUNT = String.raw`(?:\d{1,3}(?:\s?-\s?\d{1,3})?[\s-]?|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|thirty)[\s-])`;
const SPAN = String.raw`(?:hours?|hrs?|days?|weeks?|wks?|months?|mos?|years?|yrs?|y|m)\b\.?`;
const DURATION = new RegExp(String.raw`^${COUNT}${SPAN}[\s,\w.]{0,18}$`, 'i');

/** "4471902)" without the end of what stands around it. */
const closed = (text: string): string => (text.includes('(') ? text : text.replace(/\)$/, ''));

/** "Age 2" of an animal. */
const AGE = /^aged?:? (\d{1,2})$/i;

/** "Born Nov 3, 2019", "DOB 03/01/2022", "hatched 05/2012" */
const BIRTH = /^(?:(?:date of )?birth(?:date|day)?|born|dob|d\.o\.b\.|hatched|foaled|whelped)(?: on)?:?\s+/i;

/** What the insurer pays: 90 of "90% / 10%"; who bears 10 % has 90 % paid. */
function shareOf(text: string): number | null {
  const match = /^\D{0,12}?(\d{1,3})\s?(?:%|per ?cent|pct|\/\s?\d{1,2}\b)/i.exec(text);
  const percent = match ? Number(match[1]) : Number.NaN;
  if (!(percent <= 100)) return null;
  return percent <= 40 ? 100 - percent : percent;
}

function markOf(text: string, plan: FieldPlan): boolean | null {
  const own = plan.choices ? choiceOf(text, plan) : null;
  if (own !== null) return own === 'true';
  return /^(?:yes|y|x|true)$/i.test(text) ? true : /^(?:no|n|false)$/i.test(text) ? false : null;
}

/** "Same as mailing address" stands for the address of the insured. */
export const SAME = /^\(?(?:the )?same\b/i;

const LONGEST = 90;

function textOf(text: string, longest = LONGEST): string | null {
  return /[\p{L}\p{N}]/u.test(text) &&
    !EMPTY.test(text) &&
    !MASKED.test(text) &&
    text.length <= longest &&
    !text.startsWith('$')
    ? text
    : null;
}

const UNIT = 'miles?|mi\\.?|years?|yrs?|sq\\.? ?ft\\.?|square feet|stories|per year|a year|annually|/ ?yr';
const UNITS = new RegExp(String.raw`^\s*(?:${UNIT})?(?: (?:a|per) year| old)?\.?$`, 'i');

function numberIn(
  text: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: FieldPlan,
  whole: boolean,
): number | null {
  const match = /^(?:approx\.?\s|under\s|#\s?|\$\s?)?(\d{1,3}(?:,\d{3})+|\d*\.\d+|\d+)/i.exec(text);
  const printed = match?.[1] ?? '';
  // "97.00" and "$740" are amounts.
  const isAmount = match && (match[0].startsWith('$') || printed.includes('.'));
  const isRead = match && UNITS.test(text.slice(match[0].length)) && !(whole && isAmount);
  const value = isRead ? Number(printed.replace(/,/g, '')) : whole ? numberCoded(text) : null;
  return value === null || value < least || value > most ? null : value;
}

const spoken = new WeakMap<FieldPlan, ReadonlySet<string>>();

/** The values of a field that are known by their words. */
export function wordingsOf(plan: FieldPlan): ReadonlySet<string> {
  const known = spoken.get(plan);
  if (known) return known;
  const made = new Set(formsOf(plan.values ?? ''));
  spoken.set(plan, made);
  return made;
}

/** "0.92", ".05", "1.4 %", "x 0.9": a rate or a factor; amounts have a sign of money or thousands. */
function factorIn(text: string): number | null {
  const match = /^(?:[x×]\s?)?([-−–]?\d*\.?\d+)\s?%?$/i.exec(text.trim());
  const value = match?.[1] === undefined ? Number.NaN : Number(match[1].replace(/[−–]/, '-'));
  return Number.isNaN(value) ? null : value;
}

const choicesOf = new Map<FieldPlan, ReadonlyMap<string, string>>();

/** Whether the whole text is one of the choices. */
export const isChoiceOf = (text: string, plan: FieldPlan): boolean => formsByChoice(plan).has(normalize(text));

function formsByChoice(plan: FieldPlan): ReadonlyMap<string, string> {
  let forms = choicesOf.get(plan);
  if (!forms) {
    forms = new Map(
      Object.entries(plan.choices ?? {}).flatMap(([value, list]) =>
        formsOf(list).map((form) => [form, value] as const),
      ),
    );
    choicesOf.set(plan, forms);
  }
  return forms;
}

function choiceOf(text: string, plan: FieldPlan): string | null {
  const forms = formsByChoice(plan);
  const whole = forms.get(normalize(text));
  if (whole !== undefined) return whole;
  // "Male (neutered)", "Dog - large": the first part that is a choice.
  const parts = text.split(/[·•|;/(),]|\s[-–—]\s/).map(normalize);
  return parts.map((part) => forms.get(part)).find((value) => value !== undefined) ?? null;
}

/** A field with its value; "Married" under "Status" is one of the choices of another field. */
export function asChoice(field: string, cited: Cited, { fields }: EntityPlan): [string, Cited] {
  const text = String(cited.value);
  const isLabel = ownValue(fields, field)?.kind === 'label' && text.length > 1;
  const [other, own] =
    Object.entries(fields).find(([, plan]) => isLabel && plan?.choices && isChoiceOf(text, plan)) ?? [];
  const value = own ? choiceOf(text, own) : null;
  return other === undefined || value === null ? [field, cited] : [other, { ...cited, value }];
}

/** A name without the address behind it. */
function nameIn(text: string, cells: readonly Cell[]): Cited<string> | undefined {
  const name = nameAhead(text);
  const words = cells.flatMap((cell) => cell.words).slice(0, name === text ? undefined : name.split(/\s+/).length);
  const value = READERS.name(name, { kind: 'name' });
  return value && cells[0] ? cite(name, { page: cells[0].page, words }) : undefined;
}

/** The value of a field in one cell or in cells that go on with each other. */
export function fieldValue(cells: readonly Cell[], plan: FieldPlan): Cited | undefined {
  const [first] = cells;
  if (!first) return undefined;
  const text = cells
    .map((cell) => cell.text)
    .join(plan.kind === 'address' ? ', ' : ' ')
    .replace(/^[:\s]+|[\s:*†,;]+$/g, '');
  if (plan.pattern && !plan.pattern.test(text)) return undefined;
  if (plan.isParty) return nameIn(text, cells);
  return cite(READERS[plan.kind](text, plan), { page: first.page, words: cells.flatMap((cell) => cell.words) });
}
