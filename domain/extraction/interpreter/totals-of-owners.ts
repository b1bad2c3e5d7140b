import type { Word } from '../../document/page.ts';
import type { PageLayout } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { findMoney } from '../../reading/values/money.ts';
import { cite, type Cited, type Draft, draftsIn, isCited } from '../cited.ts';
import { type CoveragePlan, type EntityPlan, type Plan, recordPlans } from '../plan.ts';
import { ownValue } from '../../lookup.ts';

interface TotalsSearch {
  plan: Plan;
  /** The lists of things. */
  lists: Draft;
  /** The lists of coverages. */
  coverages: Draft;
  layouts: readonly PageLayout[];
}

const CENT = 0.011;

/** Lists of things with what the coverages of each cost in all, where the document prints the sum: it is their total whatever stands beside it. */
export function totalsOfOwners({ plan, lists, coverages, layouts }: TotalsSearch): Record<string, Draft[]> {
  const owners = new Map(recordPlans(plan, 'entity'));
  const found = recordPlans(plan, 'coverage').flatMap(([list, own]): [string, Draft[]][] => {
    const ownerPlan = own.owner && owners.get(own.owner.list);
    if (!own.owner || !ownerPlan) return [];
    const items = draftsIn(ownValue(coverages, list));
    return [
      [
        own.owner.list,
        withTotals({ owners: draftsIn(ownValue(lists, own.owner.list)), items, plan: own, ownerPlan, layouts }),
      ],
    ];
  });
  return Object.fromEntries(found);
}

interface OwnerTotals {
  owners: readonly Draft[];
  items: readonly Draft[];
  plan: CoveragePlan;
  ownerPlan: EntityPlan;
  layouts: readonly PageLayout[];
}

function withTotals({ owners, items, plan, ownerPlan, layouts }: OwnerTotals): Draft[] {
  const [total] = Object.entries(ownerPlan.fields).find(([, own]) => own?.kind === 'money') ?? [];
  const field = ownerPlan.numbers[0]?.field;
  const [number] = plan.owner?.numbers ?? [];
  const { premium } = plan.measures;
  if (total === undefined || !field || !number || !premium || owners.length < 2) return [...owners];
  const parts = owners.map((owner) => {
    const own = numberIn(owner, field)?.value;
    const covering = items.filter((item) => own !== undefined && numberIn(item, number)?.value === own);
    return covering.flatMap((item) => numberIn(item, premium) ?? []);
  });
  const values = items.flatMap((item) => Object.values(plan.measures).flatMap((field) => ownValue(item, field) ?? []));
  const used = new Set<Word>(values.filter(isCited).flatMap(({ words }) => words));
  const amounts = amountsOn(layouts);
  return owners.map((owner, at) => {
    const own = parts[at] ?? [];
    const sum = own.reduce((all, { value }) => all + value, 0);
    const printed = amounts.find(
      ({ value, words }) => Math.abs(value - sum) < CENT && !words.some((word) => used.has(word)),
    );
    if (!printed || !isTelling(sum, own.length)) return owner;
    for (const word of printed.words) used.add(word);
    return { ...owner, [total]: printed };
  });
}

/** Two round amounts add up to another amount of the document by chance. */
const isTelling = (sum: number, count: number): boolean => count > 2 || (count > 1 && !Number.isInteger(sum));

function numberIn(record: Draft, field: string): Cited<number> | undefined {
  const cited = ownValue(record, field);
  return isCited(cited) && typeof cited.value === 'number' ? (cited as Cited<number>) : undefined;
}

const amountsOn = (layouts: readonly PageLayout[]): Cited<number>[] =>
  layouts.flatMap(({ lines }) =>
    lines
      .flatMap(({ segments }) => segments)
      .flatMap(({ words, page }) => {
        const run = textRun(words);
        return findMoney(run.text).flatMap(
          ({ amount, start, end }) => cite(amount, { page, words: wordsWithin(run, start, end) }) ?? [],
        );
      }),
  );
