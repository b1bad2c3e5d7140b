import { labelOf } from '../comparison/groups.ts';
import type { Draft } from '../answers/finding.ts';
import type { Fact } from '../index/facts.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import { asMarkdown } from './safe-text.ts';
import { capitalised, writeMoney } from './values.ts';

/** Amounts that nobody adds up, and those that are the same amount once more. */
const APART = /deductible|retention|PerPerson|^rate$/i;

/** What several amounts of one field come to, whichever of it the question wants: "together $500, difference $20". */
export function writeFigures({ lead, findings }: Pick<Draft, 'lead' | 'findings'>): string {
  // how many there are says nothing of what they come to
  if (lead.replace(/^\*\*\d+\*\* /, '').includes('**')) return '';
  const amounts = new Map<string, Map<string, Amount>>();
  for (const { facts, document } of findings) {
    for (const fact of facts.filter(isAmount)) {
      const key = `${fact.record?.list ?? ''} ${fact.key}`;
      const own = amounts.get(key) ?? new Map<string, Amount>();
      amounts.set(key, own.set(`${document.documentId} ${fact.pointer}`, { document, amount: Number(fact.value) }));
    }
  }
  const heads = [...amounts].flatMap(([key, own]) => (HEADS.test(key) ? [...own.values()] : []));
  const people = heads.reduce((total, { amount }) => total + amount, 0);
  if (heads.length > 1) return `Together **${people}** (${heads.map(({ amount }) => amount).join(' + ')}).`;
  const single = [...amounts.values()].flatMap((own) => (own.size === 1 ? [...own.values()] : []));
  const isPair = single.length === 2 && amounts.size === 2 && areAlike([...amounts.keys()]);
  const ofFields = isPair ? `${capitalised(written(single))}.` : '';
  return [...amounts]
    .filter(([, own]) => own.size > 1)
    .map(([key, own]) => `${capitalised(labelOf(key.split(' ')[1] ?? ''))}: ${written([...own.values()])}.`)
    .concat(ofFields)
    .join(' ')
    .trim();
}

/** Two fields of the policy that are asked for together: "coverages A and B", and not the limit and the premium of one. */
const areAlike = (keys: readonly string[]): boolean =>
  keys.every((key) => key.startsWith(' ')) && new Set(keys.map((key) => /[A-Z]?[a-z]+$/.exec(key)?.[0])).size === 1;

interface Amount {
  document: DocumentIndex;
  amount: number;
}

const isAmount = ({ kind, key, value, record }: Fact): boolean =>
  typeof value === 'number' && ((kind === 'money' && !APART.test(`${record?.list} ${key}`)) || HEADS.test(key));
/** What is counted of several records and fields together. */
const HEADS = /Employees$/;

function written(all: readonly Amount[]): string {
  const amounts = all.map(({ amount }) => amount);
  const together = `together **${sum(amounts)}** (${amounts.length})`;
  const [top, bottom] = [Math.max(...amounts), Math.min(...amounts)];
  if (top === bottom) return together;
  if (amounts.length === 2) return `${together}, difference **${round(top - bottom)}**`;
  const average = amounts.reduce((total, one) => total + one, 0) / amounts.length;
  return `${together}, on average **${round(average)}**, from **${round(bottom)}** to **${round(top)}**, a difference of **${round(top - bottom)}**${byDocument(all)}`;
}

/** What each of a few documents adds to it, and how far two of them are apart. */
function byDocument(all: readonly Amount[]): string {
  const sums = [...new Set(all.map(({ document }) => document))].map((document) => {
    const own = all.filter((one) => one.document === document).map(({ amount }) => amount);
    return { document, total: own.reduce((total, one) => total + one, 0), isSum: own.length > 1 };
  });
  if (sums.length < 2 || sums.length > MOST_DOCUMENTS || !sums.some(({ isSum }) => isSum)) return '';
  const said = sums.map(({ document, total }) => `**${round(total)}** in ${asMarkdown(document.title)}`).join(', ');
  const [one, other, ...more] = sums;
  const isPair = one !== undefined && other !== undefined && more.length === 0;
  return `; ${said}${isPair ? `, difference **${round(Math.abs(one.total - other.total))}**` : ''}`;
}

const MOST_DOCUMENTS = 4;

const round = (amount: number): string => writeMoney(Math.round(100 * amount) / 100);

const sum = (amounts: readonly number[]): string => round(amounts.reduce((total, one) => total + one, 0));
