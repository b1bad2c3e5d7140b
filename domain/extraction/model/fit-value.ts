import type { FieldKind } from '../../policies/schema.ts';
import { findDates } from './checker/dates.ts';
import { figuresOf } from './checker/figures.ts';
import { choiceIn } from './checker/choice-words.ts';
import { parseDate } from '../../reading/values/date.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { parseNumber } from '../../reading/values/numbers.ts';

type Given = string | number | boolean;

/** A model's value as its kind wants it: "$1,200" is 1200, "03/01/2025" a date; undefined when it is none of the kind. */
export function fitValue(
  { kind, allowed }: { kind: FieldKind; allowed?: readonly string[] | undefined },
  value: Given,
): unknown {
  switch (kind) {
    case 'money':
      return typeof value === 'string' ? (parseMoney(value) ?? numberOf(value)) : numberOr(value);
    case 'number':
    case 'int':
    case 'percent':
      return typeof value === 'string' ? numberOf(value) : numberOr(value);
    case 'bool':
      return typeof value === 'boolean' ? value : booleanOf(String(value).trim());
    case 'date':
      return typeof value === 'string' ? dateOf(value) : undefined;
    default:
      if (typeof value === 'boolean' || String(value).trim() === '') return undefined;
      return allowed ? choiceOf(allowed, String(value).trim()) : String(value).trim();
  }
}

const numberOr = (value: number | boolean): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** The number that a text is, or the one figure that it begins with: "80% / 20%" is 80. */
function numberOf(text: string): number | undefined {
  const plain = parseNumber(text);
  if (plain !== null) return plain;
  const figures = figuresOf(text).filter(({ part }) => part === 1);
  const [only] = figures;
  if (!only || figures.length > 1) return undefined;
  return only.isNegative ? -only.amount : only.amount;
}

function dateOf(text: string): string | undefined {
  const whole = parseDate(text);
  if (whole !== null) return whole;
  const dates = findDates(text);
  return dates.length === 1 && /^\W*\d{8}\W*$|\bday of\b/.test(text) ? dates[0]?.date : undefined;
}

function booleanOf(text: string): boolean | undefined {
  if (/^(?:true|yes|y|x)$/i.test(text)) return true;
  return /^(?:false|no|n)$/i.test(text) ? false : undefined;
}

function choiceOf(allowed: readonly string[], text: string): string | undefined {
  const plain = text.toLowerCase().replace(/[\s-]+/g, '_');
  return allowed.find((one) => one.toLowerCase() === plain) ?? allowed.find((one) => choiceIn(text, one));
}

const nothing = /^(?:-+|—|null|nil|n\/?a|none|unknown|see (?:form|policy|endorsement)\b.*)$/i;
const notThere = /^not (?:applicable|available|printed|stated|shown|given)$/i;
const included = /^(?:incl(?:uded)?\.?|no charge)$/i;

/** Whether a model says in words that there is no value. */
export function isNothing(kind: FieldKind, value: Given): boolean {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  if (kind === 'text' && /^see /i.test(text)) return false;
  return (
    text === '' ||
    (kind !== 'bool' && (nothing.test(text) || notThere.test(text))) ||
    (kind === 'money' && included.test(text))
  );
}
