import type { Fact } from '../index/facts.ts';
import { asMarkdown } from './safe-text.ts';
import { lookup } from '../../lookup.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const DOLLARS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "$1,234.50"; whole dollars without cents. */
export function writeMoney(amount: number): string {
  const written = (Number.isInteger(amount) ? DOLLARS : CENTS).format(Math.abs(amount));
  return `${amount < 0 ? '-' : ''}$${written}`;
}

export const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** "March 15, 2026" of an ISO date. */
export function writeDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const name = MONTHS[Number(month) - 1];
  return name ? `${name} ${Number(day)}, ${year}` : iso;
}

/** A value as people write it, as Markdown. */
function writeValue({ key, kind, value }: Pick<Fact, 'key' | 'kind' | 'value'>): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    if (kind === 'money') return writeMoney(value);
    if (kind === 'percent') return `${value}%`;
    return kind === 'int' && !/year|number/i.test(key) ? value.toLocaleString('en-US') : String(value);
  }
  if (kind === 'date') return writeDate(value);
  return asMarkdown(kind === 'enum' ? value.replace(/_/g, ' ') : value);
}

/** What follows an amount that holds for one person only, and the one beside it. */
const PER = lookup({ limitPerPerson: ' per person' });

/** The facts of one statement in one value: "$100,000 per person / $300,000 per accident". */
export function writeTogether(facts: readonly Fact[]): string {
  const isSplit = facts.some(({ key }) => key === 'limitPerPerson') && facts.some(({ key }) => key === 'limit');
  if (facts.every(({ key }) => key === 'effectiveDate' || key === 'expirationDate'))
    return facts.map(writeValue).join(' to ');
  if (facts.some(({ key }) => key === 'make')) return facts.map(writeValue).join(' ');
  const [amount, percent] = facts;
  if (facts.length === 2 && amount?.key === 'amount' && percent?.key === 'percent') {
    return `${writeValue(amount)} (${writeValue(percent)})`;
  }
  return facts
    .map(
      (fact) => `${writeValue(fact)}${PER.get(fact.key) ?? (isSplit && fact.key === 'limit' ? ' per accident' : '')}`,
    )
    .join(' / ');
}
