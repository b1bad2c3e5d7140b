import { normalize } from '../../text/normalize.ts';
import type { AmountPlan } from './plan.ts';

/** What the heading of an amount says; a heading of one half leaves the other to its surroundings. */
export interface AmountMeaning {
  measure: string | null;
  kind: string | null;
  /** Less deductions: a second figure beside the gross one. */
  isNet: boolean;
}

type Reader = (text: string) => AmountMeaning | null;

const MOST_WORDS = 9;

/** Reads headings and row heads as measure and kind; null where a text says neither, or anything else besides. */
export function amountReader(plan: AmountPlan): Reader {
  const { words, measures, kinds } = wordsOf(plan);
  const never = new Set(plan.never.split(';').map((wording) => normalize(wording)));
  const [first, second] = plan.summedKinds;
  const joined = kinds.filter((kind) => kind !== plan.totalKind);

  function meaningsOf(parts: readonly string[]): (string | undefined)[] {
    const isBesideMeasure = parts.some((part) => measures.includes(words.get(part) ?? ''));
    // "PD" is paid in "Med PD", property damage beside a measure.
    return parts.map((part) =>
      part === 'pd' ? (isBesideMeasure || parts.includes('bi') ? first : 'paid') : words.get(part),
    );
  }

  function kindOf(found: ReadonlySet<string | undefined>, parts: readonly string[]): string | null {
    const named = joined.filter((kind) => found.has(kind));
    const isSum = parts.includes('and') || parts.includes('lae') || parts.includes('alae');
    const text = parts.join(' ');
    if (
      named.length === 2 &&
      found.has(first) &&
      found.has(second) &&
      isSum &&
      !/loss(es)? (and )?(adj|lae)/.test(text)
    )
      return plan.totalKind;
    if (named.length === 2 && isSum && !found.has(first)) return null;
    if (named.length === 1 && named[0] === first && found.has(plan.totalKind) && /\bloss(es)?\b/.test(text))
      return plan.totalKind;
    return named.at(-1) ?? (found.has(plan.totalKind) ? plan.totalKind : null);
  }

  return (text) => {
    if (/\d/.test(text) || text.length > 70) return null;
    const parts = normalize(text.replace(/\bo\s?\/\s?s\b/gi, 'os').replace(/\$/g, ' '))
      .split(' ')
      .filter((part) => part !== '');
    if (parts.length === 0 || parts.length > MOST_WORDS || never.has(parts.join(' '))) return null;
    const meanings = meaningsOf(parts);
    if (meanings.includes(undefined)) return null;
    const isRepeated = parts.some((part, at) => measures.includes(meanings[at] ?? '') && parts.indexOf(part) < at);
    if (isRepeated) return null;
    const found = new Set(meanings);
    const isNet = found.has('net');
    const named = measures.filter((measure) => found.has(measure));
    const alone = named.find((measure) => plan.measures[measure]?.hasKinds === false);
    if (alone !== undefined && (named.length === 1 || !isNet)) return { measure: alone, kind: null, isNet };
    const withKinds = named.filter((measure) => measure !== alone);
    // "Incurred (paid + reserve)" is incurred; two measures contradict each other.
    const isWhole = withKinds.length === 3 || (withKinds.length > 1 && withKinds.at(-1) === plan.identity.whole);
    if (withKinds.length > 1 && !(isWhole && withKinds.length === 3)) return null;
    const measure = isWhole ? plan.identity.whole : (withKinds[0] ?? null);
    const kind = kindOf(found, parts);
    return measure === null && kind === null ? null : { measure, kind, isNet };
  };
}

function wordsOf(plan: AmountPlan): { words: ReadonlyMap<string, string>; measures: string[]; kinds: string[] } {
  const words = new Map<string, string>();
  const learn = (meaning: string, list: string): void => {
    for (const word of list.split(/\s+/)) if (word !== '' && !words.has(word)) words.set(word, meaning);
  };
  for (const [measure, { words: list }] of Object.entries(plan.measures)) learn(measure, list);
  for (const [kind, list] of Object.entries(plan.kinds)) learn(kind, list);
  learn('net', plan.net);
  learn('noise', plan.noise);
  return { words, measures: Object.keys(plan.measures), kinds: Object.keys(plan.kinds) };
}
