import type { Fact } from '../index/facts.ts';
import type { Item } from '../index/index-document.ts';
import { anyOf } from '../question/kinds.ts';
import type { Asked } from './resolve.ts';

/** What was or will be: results tell of the term that is. */
const OTHER_TERM =
  anyOf(`already; since; so far; previous(?:ly)?; prior; (?:last|next) (?:year|term); before this; used to; went from; expiring;
  from what; before (?:this|that|the|my|our|it)`);
const ENDS_BEFORE = /\bbefore\W*$/i;
export const asksOtherTerm = ({ text }: Pick<Asked, 'text'>): boolean =>
  OTHER_TERM.test(text) || ENDS_BEFORE.test(text);

const IS_OF_ANY_TERM = /prior|previous|paid|incurred|reserve|recovered|reported|closed/i;
const IS_OF_TERM = /effective|expiration/i;
/** Whether a field tells of more than the term that is. */
export const isOfAnyTerm = (key: string, { kinds, text }: Pick<Asked, 'kinds' | 'text'>): boolean =>
  IS_OF_ANY_TERM.test(key) || (IS_OF_TERM.test(key) && (kinds.has('when') || !ASKS_PAY.test(text)));

/** "What did they pay for the term before" asks for no dates. */
const ASKS_PAY = /\b(?:pay|paid|cost|much)\b/i;

/** A day, or a year such as that in which a house was built. */
export const isTime = ({ kind, key }: Pick<Fact, 'kind' | 'key'>): boolean => kind === 'date' || /^year/i.test(key);

const AMOUNTS: ReadonlySet<string> = new Set(['money', 'percent', 'number', 'int']);

/** What counts against a fact that is of another kind, or of another term, than what is asked for. */
export function wrongKind(
  { kinds, text, status }: Asked,
  { fact: { kind, key, record } }: Item,
  isOfOtherTerm: boolean,
): number {
  if (isOfOtherTerm && !isOfAnyTerm(key, { kinds, text })) return 0.4;
  const hasStatus = /claim|polic/i.test(`${record?.list} ${key}`);
  if ((status && !hasStatus) || (kinds.has('when') && !isTime({ kind, key }))) return 0.4;
  if (kinds.has('who') && kind !== 'name' && !/name/i.test(key)) return 0.2;
  const isAmount = AMOUNTS.has(kind) || key.endsWith('Text');
  return !isAmount && /\bhow much\b/i.test(text) ? 0.2 : 0;
}
