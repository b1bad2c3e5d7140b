import type { LedgerPlan } from '../../extraction/ledger/plan.ts';
import { recordPlans } from '../../extraction/plan.ts';
import { isForm, type PolicyType } from '../../policies/policy-type.ts';
import type { Evidence } from './evidence.ts';
import type { Kind } from './kinds.ts';
import { meaningName, type Wordings } from './wordings.ts';

/** What speaks for a type, in the order of the values of a row. */
export const featureNames = [
  'title',
  'headings',
  'wordings',
  'one list',
  'lead',
  'form',
  'form without title',
  'kind',
  'other kind',
  'line of business',
  'ledger',
  'nothing to list',
  'limits missing',
  'size',
  'subject',
] as const;

/** What speaks for none. */
export const noneNames = ['always', 'other kind', 'few wordings'] as const;

export interface Features {
  none: readonly number[];
  types: readonly (readonly number[])[];
}

const MOST_TITLE = 1.5;
const MOST_LEAD = 1.5;
/** Sum of the wordings of a kind that its title needs. */
const ENOUGH = 0.3;
/** Lines that name what is insured: more say no more. */
const OFTEN = 5;

export function featuresOf(types: readonly PolicyType[], wordings: Wordings, evidence: Evidence): Features {
  const sums = sumsOf(types, evidence);
  const most = Math.max(0, ...sums.map(({ all }) => all));
  const others = supportedKinds(types, sums, evidence);
  return {
    none: [1, evidence.kinds.get('other') ?? 0, Math.max(0, 1 - most)],
    types: types.map((type, at) => {
      const { all, list } = sums[at] ?? { all: 0, list: 0 };
      const next = Math.max(0, ...sums.filter((_, other) => other !== at).map((other) => other.all));
      const isFound = (name: string): boolean => evidence.found.has(wordings.meanings[at]?.get(name) ?? 0);
      const { readBy, recognition } = type;
      const own = evidence.kinds.get(recognition.family) ?? 0;
      const other = Math.max(0, ...[...others].map(([kind, place]) => (kind === recognition.family ? 0 : place)));
      return [
        Math.min(MOST_TITLE, cueSum(type, evidence, true)),
        cueSum(type, evidence, false),
        all,
        list,
        Math.max(-MOST_LEAD, Math.min(MOST_LEAD, all - next)),
        isForm(readBy) ? 1 : 0,
        isForm(readBy) && own === 0 ? 1 : 0,
        own,
        other,
        evidence.lines.get(at) ?? 0,
        'ledger' in readBy ? ledgerShare(readBy.ledger, isFound) : 0,
        evidence.empty.has(at) ? 1 : 0,
        missingLimits(type, isFound),
        isForm(readBy) ? 0 : Math.log(1 + (wordings.sizes[at] ?? 0)) / 4,
        Math.min(1, (evidence.subjects.get(at) ?? 0) / OFTEN),
      ];
    }),
  };
}

const TENTH = 0.1;

const cueSum = ({ recognition }: PolicyType, { cues }: Evidence, isTitle: boolean): number =>
  recognition.cues.reduce(
    (sum, cue) => sum + (cue.isTitle === isTitle ? cue.weight * TENTH * (cues.get(cue) ?? 0) : 0),
    0,
  );

function sumsOf(types: readonly PolicyType[], { found }: Evidence): { all: number; list: number }[] {
  const sums = types.map(() => ({ all: 0, lists: new Map<string, number>() }));
  for (const { weight, type, list } of found.values()) {
    const sum = sums[type];
    if (!sum) continue;
    sum.all += weight * TENTH;
    if (list !== '') sum.lists.set(list, (sum.lists.get(list) ?? 0) + weight * TENTH);
  }
  return sums.map(({ all, lists }) => ({ all, list: Math.max(0, ...lists.values()) }));
}

/**
 * The kinds that titles name, by how much is meant by them: a title counts with the wordings of its kind, since policies of a
 * group are called certificates, too.
 */
function supportedKinds(
  types: readonly PolicyType[],
  sums: readonly { all: number }[],
  { kinds }: Evidence,
): Map<Kind, number> {
  const support = new Map<Kind, number>();
  for (const [at, { recognition }] of types.entries())
    support.set(recognition.family, Math.max(support.get(recognition.family) ?? 0, sums[at]?.all ?? 0));
  return new Map(
    [...kinds].flatMap(([kind, place]): [Kind, number][] =>
      kind === 'declarations' || kind === 'other'
        ? []
        : [[kind, place * Math.min(1, (support.get(kind) ?? 0) / ENOUGH)]],
    ),
  );
}

/** Records with a date of their own and amounts that add up: no other kind of document has them. */
function ledgerShare({ record, amounts }: LedgerPlan, isFound: (name: string) => boolean): number {
  const { parts, whole } = amounts.identity;
  const found = [record.key, record.keyDate, ...parts, whole].filter((name) => isFound(meaningName(record.list, name)));
  return found.length / (parts.length + 3);
}

/** The share of the limits that are fields of the type of which no wording was found. */
function missingLimits({ readBy }: PolicyType, isFound: (name: string) => boolean): number {
  if (!('plan' in readBy)) return 0;
  const names = recordPlans(readBy.plan, 'coverage').flatMap(([list, { scalars }]) =>
    Object.keys(scalars ?? {}).map((topic) => meaningName(list, topic)),
  );
  return names.length === 0 ? 0 : names.filter((name) => !isFound(name)).length / names.length;
}
