import { limitAndDeductible } from './limit-and-deductible.ts';
import { shareIn } from './amounts-in-words.ts';
import { ownValue } from '../../lookup.ts';
import { normalize } from '../../text/normalize.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { type Cited, cite, type Source } from '../cited.ts';
import { PERIL } from '../lexicon/perils.ts';
import { BASE_PRICE, GROUP_NAME, PART_NAME } from '../lexicon/sections.ts';
import type { CoveragePlan, Measure } from '../plan.ts';
import { nameOf } from './coverage-names.ts';
import { type Entity, isSameEntity, mergedEntity } from './entities.ts';
import type { Fact } from './place.ts';
import { isValue } from './cells.ts';
import { entry, valuesOf } from './measured-values.ts';

/** One coverage of one owner, gathered from all places that print something of it. */
export interface Coverage {
  topic: string | null;
  name: Cited<string>;
  owner: Entity | null;
  values: Partial<Record<Measure, Cited>>;
  /** Whether its place says that it was not bought. */
  isDeclined: boolean;
  /** Whether a mark or an amount shows that it is in force. */
  isPresent: boolean;
}

/** Gathers facts to coverages: those of one name and owner that do not contradict each other are one. */
export function coveragesOf(facts: readonly Fact[], plan: CoveragePlan): Coverage[] {
  const groups = new Map<string, Coverage[]>();
  for (const fact of facts.flatMap((one) => withSharedDeductible(one, facts, plan))) {
    const name = nameOf(fact, plan);
    if (!name) continue;
    const key = identity(fact.topic, name.value);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    const contribution = withDeductibleOfName(contributionOf(fact, plan), fact, plan);
    const into = group.find((coverage) => isOwnerOf(coverage, fact.owner) && accepts(coverage, contribution));
    if (into) merge(into, contribution);
    else if (
      !group.some((coverage) => isOwnerOf(coverage, fact.owner) && coverage.isPresent && !addsValue(contribution))
    ) {
      group.push({
        topic: fact.topic,
        name,
        owner: fact.owner,
        values: contribution.values,
        isDeclined: contribution.isDeclined,
        isPresent: contribution.isPresent,
      });
    }
  }
  const foreign = new Set(plan.foreign);
  const coverages = [...groups.values()]
    .flatMap((group) => settled(group, plan))
    .filter(
      (coverage) =>
        (coverage.topic === null || !foreign.has(coverage.topic)) &&
        !isDeductibleOnly(coverage, foreign) &&
        !isPartOfPolicy(coverage),
    );
  return withoutHeads(withoutTotal(coverages), plan);
}

const COMP = 'comp(?:rehensive)?';
const COLL = 'coll(?:ision)?';
const PHYSICAL = `physical damage|phys\\.? dam\\.?|pd|${COMP} ?(?:[/&]|and) ?${COLL}`;
const OF_PHYSICAL = new RegExp(`^(?:${PHYSICAL}) ded(?:uctible)?s?$`, 'i');

/** "Comp / collision deductible" in one line with its amount: it is that of each coverage of the thing that may have one. */
function withSharedDeductible(fact: Fact, facts: readonly Fact[], { deductibles = [] }: CoveragePlan): Fact[] {
  const { name, owner, value } = fact;
  if (!OF_PHYSICAL.test(name.map(({ text }) => text).join(' ')) || parseMoney(value.text) === null) return [fact];
  const own = deductibles.flatMap(
    (topic) =>
      facts.find((one) => one.topic === topic && isOwnerOf(one, owner) && !OF_PHYSICAL.test(one.name[0]?.text ?? '')) ??
      [],
  );
  return own.map((one) => ({ ...one, measure: 'deductible', value, isOnly: false }));
}

/** "Liability coverages", "Commercial Property Coverage Part" with a price alone sum up a part of the policy. */
const isPartOfPolicy = ({ name, values }: Coverage): boolean =>
  values.premium !== undefined &&
  Object.keys(values).length === 1 &&
  [PART_NAME, GROUP_NAME, BASE_PRICE].some((pattern) => pattern.test(name.value));

/** "Windstorm or hail deductible", or the name of a loss, with nothing but its amount is a condition of other coverages. */
const isDeductibleOnly = ({ name, values }: Coverage, foreign: ReadonlySet<string>): boolean =>
  (NAMED_DEDUCTIBLE.test(name.value) && Object.keys(values).length === 1 && values.premium === undefined) ||
  ((/\b(?:deductible|retention)s?\b/i.test(name.value) || (foreign.has('peril') && PERIL.test(name.value))) &&
    values.deductible !== undefined &&
    Object.keys(values).length === 1);

/** "Property deductible (per occurrence)": its amount is one, whatever heading it stands under. */
const WHOSE = '(?:policy|property|section i|all perils?|aop|standard|base|building|glass|optional coverages?)';
const NAMED_DEDUCTIBLE = new RegExp(String.raw`^${WHOSE}?\s*(?:deductible|retention)s?\b`, 'i');

/** A premium that all others add up to, or all others of its owner, is their total, whatever its line is called: "SUM". */
function withoutTotal(coverages: readonly Coverage[]): Coverage[] {
  const isTotal = (coverage: Coverage, others: readonly Coverage[]): boolean => {
    const paid = others.filter((other) => premiumOf(other) > 0);
    const sum = paid.reduce((total, other) => total + premiumOf(other), 0);
    return paid.length >= LEAST_TOTALED && Math.abs(sum - 2 * premiumOf(coverage)) <= 0.05;
  };
  return coverages.filter((coverage) => {
    const isBare = Object.keys(coverage.values).length === 1 && coverage.values.premium !== undefined;
    const ofOwner = coverages.filter((other) => isOwnerOf(other, coverage.owner));
    return !isBare || (!isTotal(coverage, coverages) && !isTotal(coverage, ofOwner));
  });
}

/** Of fewer lines the largest may be as much as the others by chance. */
const LEAST_TOTALED = 4;

/** A heading whose parts have their own lines gives them its premium: it is no coverage beside them. */
function withoutHeads(coverages: readonly Coverage[], plan: CoveragePlan): Coverage[] {
  return coverages.filter((head) => {
    const parts = head.topic === null ? undefined : ownValue(plan.parts ?? {}, head.topic);
    const isBare = Object.keys(head.values).every((measure) => measure === 'premium');
    if (!parts || !isBare) return true;
    const first = coverages.find(
      (other) =>
        other.topic !== null && parts.includes(other.topic) && isOwnerOf(other, head.owner) && !other.values.premium,
    );
    if (!first) return true;
    if (head.values.premium) first.values.premium = head.values.premium;
    return false;
  });
}

/** A topic names one coverage; names of unknown or mixed topics are compared by their words. */
function identity(topic: string | null, name: string): string {
  return topic === null || topic.startsWith('other') ? `name ${normalize(name)}` : topic;
}

const isOwnerOf = (coverage: Pick<Coverage, 'owner'>, owner: Entity | null): boolean =>
  coverage.owner === null || owner === null ? coverage.owner === owner : isSameEntity(coverage.owner, owner);

interface Contribution {
  owner: Entity | null;
  values: Partial<Record<Measure, Cited>>;
  isDeclined: boolean;
  isPresent: boolean;
}

const accepts = (coverage: Coverage, { values }: Contribution): boolean =>
  Object.entries(values).every(([measure, cited]) => {
    const own = ownValue(coverage.values, measure);
    return own === undefined || own.value === cited?.value;
  });

const addsValue = ({ values }: Contribution): boolean => Object.keys(values).length > 0;

function merge(coverage: Coverage, { owner, values, isDeclined, isPresent }: Contribution): void {
  coverage.values = { ...values, ...coverage.values };
  coverage.isDeclined ||= isDeclined;
  coverage.isPresent ||= isPresent;
  if (coverage.owner && owner) coverage.owner = mergedEntity(coverage.owner, owner);
}

/** What the policy prints once for all owners fills the coverages of each and is no item beside them. */
function settled(group: readonly Coverage[], { keepsShared = false }: CoveragePlan): Coverage[] {
  const present = group.filter(({ isPresent, isDeclined }) => isPresent || !isDeclined);
  const owned = present.filter(({ owner }) => owner !== null);
  const shared = present.filter(({ owner }) => owner === null);
  if (owned.length === 0 || shared.length === 0) return [...present];
  const sum = owned.reduce((total, coverage) => total + premiumOf(coverage), 0);
  const isSum = (coverage: Coverage): boolean => Math.abs(premiumOf(coverage) - sum) <= 1;
  const own = shared.filter((coverage) => {
    const isApart = keepsShared && !owned.some((one) => isOfLine(one, coverage));
    if (premiumOf(coverage) > 0) return isApart || !isSum(coverage);
    // The line of a table of coverages with their symbols is an item, whatever each thing pays for it elsewhere.
    return isApart && coverage.values.symbols !== undefined;
  });
  // What that line tells of all things nothing else repeats in theirs.
  const isTold = own.some(({ values }) => values.symbols !== undefined);
  const common = isTold ? [] : shared.filter((coverage) => !own.includes(coverage));
  for (const coverage of owned) {
    for (const { values } of common.filter((one) => isSharedBy(coverage, one, owned))) {
      const { premium: _premium, ...others } = values;
      const hasLimit = (['limit', 'perPerson', 'limitText'] as const).some((measure) => coverage.values[measure]);
      const { deductible, symbols, ...limits } = others;
      const always = { ...(deductible && { deductible }), ...(symbols && { symbols }) };
      coverage.values = { ...(hasLimit ? {} : limits), ...always, ...coverage.values };
    }
  }
  return [...owned, ...own];
}

/** What stands in the line of a name belongs to the owners of that line; where it has none, to all. */
function isSharedBy(coverage: Coverage, shared: Coverage, owned: readonly Coverage[]): boolean {
  return isOfLine(coverage, shared) || !owned.some((one) => isOfLine(one, shared));
}

const isOfLine = (one: Coverage, other: Coverage): boolean => one.name.words[0] === other.name.words[0];

const premiumOf = ({ values }: Coverage): number =>
  typeof values.premium?.value === 'number' ? values.premium.value : 0;

/** A limit that is said to be in force; a cross or "yes" says no more than that. */
const IN_WORDS = /^(?:incl|covered|appl|in (?:force|effect)$)/i;
/** "$25/yr" is what the coverage costs. */
const PER_TERM = /^\$[\d,.]+\s?\/\s?(?:yr|year|mo|month|term)\b/i;
/** "$50,000 each person" is a limit, also in a line of premiums. */
const PER_EVENT = /\b(?:per|each|ea\.?) (?:person|pers|accident|acc|occurrence|occ|disablement|day)\b|\/\s?day\b/i;
const DEDUCTIBLE = /\b(?:ded(?:uctible)?\b|less\b)|^D\s?\d/i;

function contributionOf(fact: Fact, plan: CoveragePlan): Contribution {
  const { value, owner, measure } = fact;
  const source: Source = { page: value.page, words: value.words };
  const none = { owner, values: {}, isDeclined: false, isPresent: false };
  if (value.shape === 'declined') return { ...none, isDeclined: measure !== 'deductible' };
  if (value.shape === 'included') {
    const isText = (measure === 'limit' || fact.isOnly) && IN_WORDS.test(value.text) && plan.measures.limitText;
    const values = isText ? { limitText: cite(value.text, source) as Cited } : {};
    return { ...none, values, isPresent: true };
  }
  const measured = measureOf(fact, plan);
  const share = measured === 'deductible' && plan.measures.deductibleText ? shareIn(source, value.text) : undefined;
  const values = share
    ? { deductibleText: share }
    : (limitAndDeductible(source, value.text, fact.inThousands) ??
      valuesOf(source, value.text, measured, fact.inThousands));
  return { ...none, values, isPresent: Object.keys(values).length > 0 };
}

/** "COMP-500" over a column of premiums */
function withDeductibleOfName(told: Contribution, { topic, name, value }: Fact, plan: CoveragePlan): Contribution {
  const word = name.at(-1)?.words.at(-1);
  const amount = /\p{L}-\$?(\d{2,4})$/u.exec(word?.text ?? '')?.[1];
  if (!word || amount === undefined || topic === null || !plan.deductibles?.includes(topic) || !told.isPresent)
    return told;
  const deductible = cite(Number(amount), { page: value.page, words: [word] });
  return { ...told, values: { ...entry('deductible', deductible), ...told.values } };
}

/** What the words around an amount measure; "ACV less deductible" is a limit. */
export function measureInWords(text: string): Measure | null {
  if (DEDUCTIBLE.test(text)) return /\b(?:less|minus)\b\D*$/i.test(text) ? 'limit' : 'deductible';
  return PER_TERM.test(text) ? 'premium' : null;
}

/**
 * An amount without a heading is a premium with cents, a deductible of a coverage that has one, else a limit. A round one alone in the line of
 * a limit of the policy is that limit, under whatever older heading it stands.
 */
function measureOf({ measure, topic, value, inThousands }: Fact, plan: CoveragePlan): Measure {
  const isShortened = inThousands && measure === 'limit' && !DEDUCTIBLE.test(value.text);
  if (measure === 'symbols' || isShortened) return measure;
  const told = measureInWords(value.text) ?? measure;
  const amount = parseMoney(value.text);
  if (told === null) return measureByLooks({ topic, value }, amount, plan);
  const isAlone =
    topic !== null && ownValue(plan.scalars ?? {}, topic) !== undefined && value.row.cells.filter(isValue).length === 1;
  return told === 'premium' && isAlone && isRoundLimit(amount) ? 'limit' : asPrinted(told, value.text, amount);
}

function measureByLooks(
  { topic, value }: Pick<Fact, 'topic' | 'value'>,
  amount: number | null,
  plan: CoveragePlan,
): Measure {
  if (/\.\d\d\b/.test(value.text) && value.shape === 'money' && !isRoundLimit(amount)) return 'premium';
  const isRound = amount !== null && amount <= 5000 && amount % 25 === 0;
  return isRound && topic !== null && plan.deductibles?.includes(topic) ? 'deductible' : 'limit';
}

/** "50,000.00", "317,400.00", "2,000.00": premiums are that round by chance only. */
const isRoundLimit = (amount: number | null): boolean =>
  amount !== null && ((amount >= 10_000 && amount % 100 === 0) || (amount > 0 && amount % 1000 === 0));

/** What a heading measures, unless the value shows that it is another: cents are a premium's, "each person" a limit's. */
function asPrinted(told: Measure, text: string, amount: number | null): Measure {
  if (told === 'premium') return PER_EVENT.test(text) && !PER_TERM.test(text) ? 'limit' : told;
  return amount !== null && !Number.isInteger(amount) ? 'premium' : told;
}
