import { ownValue } from '../../lookup.ts';
import { isStateName } from '../../reading/values/places.ts';
import { normalize } from '../../text/normalize.ts';
import { type Cited, cite } from '../cited.ts';
import type { FieldPlan } from '../plan.ts';
import type { ValueKind } from '../value-kind.ts';
import { formsOf } from '../phrases.ts';
import { findDates } from '../../reading/values/date.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { companiesIn } from './companies.ts';
import { citeAddress, readNameAndAddress } from './name-address.ts';
import { citeDate, citeId, citeInteger, citeMoney, citeNumber, citeText, firstOf, type Typed } from './values.ts';
import { linesOf, runsOf, textOf } from './writing.ts';

type Reader = (typed: Typed, plan: FieldPlan) => Cited | undefined;

const LONGEST_LABEL = 90;

const within =
  (read: (typed: Typed) => Cited<number> | undefined): Reader =>
  (typed, { least = 0, most = Number.MAX_SAFE_INTEGER }) => {
    const cited = read(typed);
    return cited && cited.value >= least && cited.value <= most ? cited : undefined;
  };

/** Reads a field's value from what is typed in one place of a form, by the kind of the field. */
const READERS: Readonly<Partial<Record<ValueKind, Reader>>> = {
  money: within(citeMoney),
  number: within(citeNumber),
  percent: within(citeNumber),
  share: within(citeNumber),
  factor: within(citeNumber),
  int: within(citeInteger),
  year: within(citeInteger),
  date: citeDate,
  id: citeId,
  vin: citeId,
  name: (typed) => readNameAndAddress(typed).names[0],
  address: citeAddress,
  label: (typed) => {
    const cited = citeText(typed);
    return cited && cited.value.length <= LONGEST_LABEL ? cited : undefined;
  },
  text: citeText,
  state: (typed) => {
    const cited = citeText(typed);
    return cited && isStateName(cited.value) ? cited : undefined;
  },
  choice: choiceIn,
  mark: (typed, plan) => {
    const cited = choiceIn(typed, { ...plan, choices: plan.choices ?? { true: 'y; yes; x', false: 'n; no' } });
    return cited && { ...cited, value: cited.value === 'true' };
  },
};

/** What is typed, as a value of the field; nothing when it does not look like one. */
export function typedValue(typed: Typed, plan: FieldPlan): Cited | undefined {
  const read = (place: Typed): Cited | undefined => {
    const cited = ownValue(READERS, plan.kind)?.(place, plan);
    return cited && (plan.pattern?.test(String(cited.value)) ?? true) ? cited : undefined;
  };
  return read(typed) ?? (AMOUNTS.has(plan.kind) ? firstOf(runsIn(typed), read) : undefined);
}

/** Kinds whose values may stand beside print that no caption is known for. */
const AMOUNTS: ReadonlySet<ValueKind> = new Set(['money', 'number', 'factor', 'int', 'year', 'percent']);

const runsIn = ({ page, words }: Typed): Typed[] =>
  runsOf(words).length > 1 ? runsOf(words).map((run) => ({ page, words: run.words })) : [];

/** The values of a field that may have several: each state, each name. */
export function typedList(typed: Typed, { kind }: FieldPlan): Cited[] {
  return kind === 'names' ? readNameAndAddress(typed).names.flatMap(companiesIn) : statesIn(typed);
}

const statesIn = ({ page, words }: Typed): Cited[] =>
  linesOf(words)
    .flat()
    .flatMap((word) =>
      [...word.text.matchAll(/\b[A-Z]{2}\b/g)].flatMap(([state]) => cite(state, { page, words: [word] }) ?? []),
    );

const choices = new WeakMap<FieldPlan, ReadonlyMap<string, string>>();

/** The choices of a field by their wordings. */
export function choicesOf(plan: FieldPlan): ReadonlyMap<string, string> {
  const known = choices.get(plan);
  if (known) return known;
  const made = new Map(
    Object.entries(plan.choices ?? {}).flatMap(([value, words]) =>
      formsOf(words).map((form) => [form, value] as const),
    ),
  );
  choices.set(plan, made);
  return made;
}

/** The choice that is written out: all that is typed, or one word of it. */
function choiceIn({ page, words }: Typed, plan: FieldPlan): Cited<string> | undefined {
  const forms = choicesOf(plan);
  const inOrder = linesOf(words).flat();
  const whole = forms.get(normalize(textOf(inOrder)));
  if (whole !== undefined) return cite(whole, { page, words: inOrder });
  const word = inOrder.find(({ text }) => forms.has(normalize(text)));
  return word && cite(forms.get(normalize(word.text)) ?? null, { page, words: [word] });
}

/** What is typed under one caption that asks for several fields: cut by what their values look like. */
export function typedValues(typed: Typed, fields: readonly (readonly [string, FieldPlan])[]): Map<string, Cited> {
  const [only, ...more] = fields;
  const found = new Map<string, Cited>();
  if (!only || typed.words.length === 0) return found;
  const dates = fields.filter(([, { kind }]) => kind === 'date');
  const id = fields.find(([, { kind }]) => kind === 'id');
  const name = fields.find(([, { kind }]) => kind === 'name' || kind === 'label');
  const add = (field: string, cited: Cited | undefined): unknown => cited && found.set(field, cited);
  if (more.length > 0 && id && name) {
    const parted = partedNumber(typed);
    add(name[0], parted.name && typedValue(parted.name, name[1]));
    add(id[0], parted.number && typedValue(parted.number, id[1]));
    return found;
  }
  if (dates.length > 1) {
    const all = datesIn(typed);
    for (const [at, [field]] of dates.entries()) add(field, all[at]);
    return found;
  }
  for (const [field, plan] of fields) {
    const isTold = WORDS.has(plan.kind) && [...found.keys()].some((other) => isText(other, fields));
    if (!isTold) add(field, typedValue(typed, plan));
  }
  return found;
}

/** Kinds that any words may be: of several fields with one caption the first has them. */
const WORDS: ReadonlySet<ValueKind> = new Set(['label', 'text']);

const isText = (field: string, fields: readonly (readonly [string, FieldPlan])[]): boolean =>
  fields.some(([name, { kind }]) => name === field && WORDS.has(kind));

const datesIn = ({ page, words }: Typed): (Cited | undefined)[] =>
  linesOf(words).flatMap((line) => findDates(textOf(line)).map(({ date }) => cite(date, { page, words: line })));

const NAME_CAPTION = /^(?:co|company|carrier|insurer|ins co)\b\s*:?\s*/i;
const NUMBER_CAPTION = /^pol(?:icy)?\s*(?:#|no\.?|number)\s*:?\s*/i;

/** A company above its policy number, each perhaps behind a caption. */
function partedNumber({ page, words }: Typed): { name?: Typed; number?: Typed } {
  const lines = linesOf(words);
  const number =
    lines.find((line) => NUMBER_CAPTION.test(textOf(line))) ??
    lines.slice(1).findLast((line) => isNumber(textOf(line)));
  const name = lines.filter((line) => line !== number).flat();
  return {
    ...(name.length > 0 && { name: { page, words: withoutCaption(name, NAME_CAPTION) } }),
    ...(number && { number: { page, words: withoutCaption(number, NUMBER_CAPTION) } }),
  };
}

const isNumber = (text: string): boolean => /\d{2}/.test(text) && parseMoney(text, { strict: true }) === null;

function withoutCaption(words: Typed['words'], caption: RegExp): Typed['words'] {
  const rest = textOf(words).replace(caption, '');
  const count = rest === '' ? 0 : rest.split(' ').length;
  return count === 0 ? [] : words.slice(-count);
}
