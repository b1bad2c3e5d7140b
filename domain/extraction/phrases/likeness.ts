import { spelledOut } from '../../text/canonical.ts';
import { normalize } from '../../text/normalize.ts';
import { stemSetReader } from './stem-sets.ts';

/** A field whose wordings a text resembles, with how much of the words both share, 0..1. */
export interface Resembled {
  field: string;
  score: number;
  /** Whether all its words are words of the field's headings. */
  isCovered: boolean;
}

/** Fields by the words of their headings, for headings that are nobody's wording. */
export interface Likeness {
  /** The fields that a text resembles, best first. */
  nearest(text: string): readonly Resembled[];
}

/** Words that a heading may have or not: they tell no field from another. */
const EMPTY = new Set(
  `of the for a an your our this in by on is at per to and or you we us it do does did are was be been what which where when who how whose
  my i have has if any all will each every with that these those as applies applicable current currently shown listed s`.split(
    /\s+/,
  ),
);

/** A heading with one of these speaks of something else, unless the wording has the word as well. */
const OTHERS = new Set(
  `prior previous former old new last next change changed expiring phone telephone fax email website page claims billing bill due paid payment
  installment balance deposit print printed issued signed purchase lease rent score tier factor group hire alarm distance feet hydrant station
  miles years days way stated responding naic signature county zone odometer plate roof heating plumbing wiring electrical update updated family families units employees sales payroll`.split(
    /\s+/,
  ),
);

/** Words that alone make no heading. */
const GENERIC = new Set(
  'no id code cd type name nm date info information description detail amount total status number policy'.split(' '),
);

/** What a word weighs that no wording has. */
const UNKNOWN = 0.35;

/** "Garaging" and "garaged" are one, "stated" and "state" two. */
const stemOf = (word: string): string =>
  /^.{4,}ings?$|^.{5,}(?:ed|es|e)$/.test(word) ? word.replace(/(?:ings?|ed|es|e)$/, '') : word.replace(/(?<!s)s$/, '');

const wordsOf = (text: string): string[] =>
  spelledOut(normalize(text))
    .split(' ')
    .filter((word) => word !== '' && !EMPTY.has(word));

interface Form {
  field: string;
  stems: ReadonlySet<string>;
  weight: number;
}

interface Options {
  /** Whether a wording of several words must share two of them, for texts that may be no headings at all. */
  isStrict: boolean;
}

const stemSetsOf = stemSetReader((word) => {
  const long = spelledOut(word);
  return EMPTY.has(long) ? null : stemOf(long);
});

/** Builds the index of a table: field → phrases. A word weighs the less the more fields have it. */
export function createLikeness(table: ReadonlyMap<string, readonly string[]>, { isStrict }: Options): Likeness {
  const fields = new Map<string, Set<string>>();
  const stemmed = [...table].map(([field, phrases]) => {
    const sets = phrases
      .flatMap(stemSetsOf)
      .filter(({ stems, isCut }) => stems.length > 0 && !(isStrict && isCut))
      .map(({ stems }) => new Set(stems));
    for (const stem of new Set(sets.flatMap((set) => [...set]))) {
      fields.set(stem, (fields.get(stem) ?? new Set()).add(field));
    }
    return { field, sets };
  });
  const weightOf = (stem: string): number => 1 / (fields.get(stem)?.size ?? 1 / UNKNOWN);
  const weigh = (stems: Iterable<string>): number => {
    let sum = 0;
    for (const stem of stems) sum += weightOf(stem);
    return sum;
  };
  const byStem = new Map<string, Form[]>();
  const list = (stem: string, form: Form): void => {
    const forms = byStem.get(stem);
    if (forms) forms.push(form);
    else byStem.set(stem, [form]);
  };
  const seen = new Set<string>();
  for (const { field, sets } of stemmed) {
    for (const stems of sets) {
      const key = `${field}:${[...stems].sort().join(' ')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const form = { field, stems, weight: weigh(stems) };
      for (const stem of stems) list(stem, form);
    }
  }

  function nearest(text: string): readonly Resembled[] {
    const words = wordsOf(text);
    const stems = [...new Set(words.map(stemOf))];
    const other = words.filter((word) => OTHERS.has(word)).map(stemOf);
    const weight = weigh(stems);
    const best = new Map<string, number>();
    const forms = new Set<Form>();
    for (const stem of stems) for (const form of byStem.get(stem) ?? []) forms.add(form);
    for (const form of forms) {
      if (other.some((stem) => !form.stems.has(stem))) continue;
      const both = stems.filter((stem) => form.stems.has(stem));
      if (both.every((stem) => GENERIC.has(stem)) || (isStrict && both.length < Math.min(2, form.stems.size))) continue;
      const shared = weigh(both);
      const score = (2 * shared) / (weight + form.weight);
      if (score > (best.get(form.field) ?? 0)) best.set(form.field, score);
    }
    const isCovered = (field: string): boolean => stems.every((stem) => fields.get(stem)?.has(field));
    return [...best]
      .map(([field, score]) => ({ field, score, isCovered: isCovered(field) }))
      .sort((a, b) => b.score - a.score);
  }

  const known = new Map<string, readonly Resembled[]>();
  return {
    nearest(text) {
      const seenBefore = known.get(text);
      if (seenBefore) return seenBefore;
      const found = text.length > 60 ? [] : nearest(text);
      if (known.size < MOST_KNOWN) known.set(text, found);
      return found;
    },
  };
}

const MOST_KNOWN = 20_000;
