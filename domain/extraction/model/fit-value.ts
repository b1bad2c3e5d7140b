import type { FieldKind } from '../../policies/schema.ts';
import { parseDate } from '../../reading/values/date.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { parseNumber, parsePercent } from '../../reading/values/numbers.ts';

/** A model's value as its kind wants it: "$1,200" is 1200, "03/01/2025" a date; undefined when it is none of the kind. */
export function fitValue(kind: FieldKind, value: string | number | boolean): unknown {
  switch (kind) {
    case 'money':
      return typeof value === 'string' ? (parseMoney(value) ?? undefined) : numberOr(value);
    case 'number':
    case 'int':
      return typeof value === 'string' ? (parseNumber(value) ?? undefined) : numberOr(value);
    case 'percent':
      return typeof value === 'string' ? (parsePercent(value) ?? parseNumber(value) ?? undefined) : numberOr(value);
    case 'bool':
      return typeof value === 'boolean' ? value : booleanOf(String(value));
    case 'date':
      return typeof value === 'string' ? (parseDate(value) ?? undefined) : undefined;
    default:
      return typeof value === 'boolean' || String(value).trim() === '' ? undefined : String(value).trim();
  }
}

const numberOr = (value: number | boolean): number | undefined => (typeof value === 'number' ? value : undefined);

function booleanOf(text: string): boolean | undefined {
  if (/^(?:true|yes)$/i.test(text)) return true;
  return /^(?:false|no)$/i.test(text) ? false : undefined;
}
