/** How an amount is written; what carries none of the marks may as well be a count, a year or a code. */
export interface AmountMarks {
  dollar: boolean;
  cents: boolean;
  comma: boolean;
  /** Minus, parentheses or "CR"; the value is negative then. */
  credit: boolean;
}

/**
 * The kinds of value that a text can have by its own looks:
 * `money` a number with dollar sign, cents or thousands commas; `number` other decimals; `int` digits only; `split`
 * amounts with slashes between them; `nil` a dash or "N/A"; `tick` a check mark or an empty box; `text` all else.
 */
export type Typed =
  | { kind: 'money' | 'number' | 'int' | 'percent'; value: number; marks: AmountMarks }
  | { kind: 'split'; value: readonly number[]; marks: AmountMarks }
  /** ISO, YYYY-MM-DD. */
  | { kind: 'date'; value: string }
  | { kind: 'tick'; value: boolean }
  | { kind: 'nil'; value: null }
  | { kind: 'id' | 'vin' | 'phone' | 'zip' | 'cityStateZip' | 'state' | 'text'; value: string };

export type AtomKind = Typed['kind'];

type Numeric = Extract<Typed, { kind: 'money' | 'number' | 'int' | 'percent' }>;

export const isNumeric = <T extends Typed>(typed: T): typed is T & Numeric =>
  typed.kind === 'money' || typed.kind === 'int' || typed.kind === 'number' || typed.kind === 'percent';

/** Whether it can stand in a column of amounts: a number that is no percentage, or a dash. */
export const isAmount = (typed: Typed): boolean =>
  typed.kind === 'money' || typed.kind === 'int' || typed.kind === 'number' || typed.kind === 'nil';

/** Whether it is a value whatever stands around it; text, states and ticks may be parts of captions. */
export const isValue = (typed: Typed): boolean =>
  typed.kind !== 'text' && typed.kind !== 'state' && typed.kind !== 'nil' && typed.kind !== 'tick';

/** Whether an amount carries a dollar sign, cents or thousands commas. */
export const isMarked = ({ dollar, cents, comma }: AmountMarks): boolean => dollar || cents || comma;
