import { labelOf } from '../comparison/groups.ts';
import type { Draft } from '../answers/finding.ts';
import type { Fact } from '../index/facts.ts';
import { writeMoney } from './values.ts';

/** Amounts that nobody adds up, and those that are the same amount once more. */
const APART = /deductible|retention|PerPerson|^rate$/i;

/** What several amounts of one field come to, whichever of it the question wants: "together $500, difference $20". */
export function writeFigures({ lead, findings }: Pick<Draft, 'lead' | 'findings'>): string {
  if (/\d/.test(lead)) return '';
  const amounts = new Map<string, Map<string, Fact>>();
  for (const { facts, document } of findings) {
    for (const fact of facts.filter(isAmount)) {
      const key = `${fact.record?.list ?? ''} ${fact.key}`;
      const own = amounts.get(key) ?? new Map<string, Fact>();
      amounts.set(key, own.set(`${document.documentId} ${fact.pointer}`, fact));
    }
  }
  return [...amounts]
    .filter(([, own]) => own.size > 1)
    .map(([key, own]) => `${capitalised(labelOf(key.split(' ')[1] ?? ''))}: ${written([...own.values()])}.`)
    .join(' ');
}

const isAmount = ({ kind, key, value }: Fact): boolean =>
  kind === 'money' && typeof value === 'number' && !APART.test(key);

function written(facts: readonly Fact[]): string {
  const amounts = facts.map(({ value }) => Number(value));
  const [top, bottom] = [Math.max(...amounts), Math.min(...amounts)];
  const all = `together **${sum(facts)}** (${facts.length})`;
  if (top === bottom) return all;
  if (amounts.length === 2) return `${all}, difference **${round(top - bottom)}**`;
  const average = amounts.reduce((total, one) => total + one, 0) / amounts.length;
  return `${all}, on average **${round(average)}**, from **${round(bottom)}** to **${round(top)}**`;
}

const round = (amount: number): string => writeMoney(Math.round(100 * amount) / 100);

const sum = (facts: readonly Fact[]): string => round(facts.reduce((total, { value }) => total + Number(value), 0));

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
