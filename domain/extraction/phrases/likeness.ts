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
  /** Few: a set of them takes longer to build than it saves. */
  stems: readonly string[];
  /** Weighed when a text first shares a stem with it. */
  weight?: number;
}

interface Options {
  /** Whether a wording of several words must share two of them, for texts that may be no headings at all. */
  isStrict: boolean;
}

const stemSetsOf = stemSetReader((word) => {
  const long = spelledOut(word);
  return EMPTY.has(long) ? null : stemOf(long);
});

interface Index {
  /** The fields that have a stem in one of their phrases. */
  fields: ReadonlyMap<string, ReadonlySet<string>>;
  byStem: ReadonlyMap<string, readonly Form[]>;
  /** A word weighs the less the more fields have it. */
  weigh: (stems: Iterable<string>) => number;
}

function indexOf(table: ReadonlyMap<string, readonly string[]>, { isStrict }: Options): Index {
  const fields = new Map<string, Set<string>>();
  const byStem = new Map<string, Form[]>();
  for (const [field, phrases] of table) {
    const seen = new Set<string>();
    for (const { stems, isCut, key } of phrases.flatMap(stemSetsOf)) {
      if (stems.length === 0 || (isStrict && isCut) || seen.has(key)) continue;
      seen.add(key);
      const form: Form = { field, stems };
      for (const stem of stems) {
        listed(byStem, stem, () => []).push(form);
        listed(fields, stem, () => new Set()).add(field);
      }
    }
  }
  const weightOf = (stem: string): number => 1 / (fields.get(stem)?.size ?? 1 / UNKNOWN);
  const weigh = (stems: Iterable<string>): number => {
    let sum = 0;
    for (const stem of stems) sum += weightOf(stem);
    return sum;
  };
  return { fields, byStem, weigh };
}

function listed<Value>(map: Map<string, Value>, key: string, begin: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = begin();
  map.set(key, value);
  return value;
}

/** The resemblance to a table: field → phrases. Its index is built for the first text, since many documents ask for none. */
export function createLikeness(table: ReadonlyMap<string, readonly string[]>, { isStrict }: Options): Likeness {
  let index: Index | undefined;

  function nearest(text: string): readonly Resembled[] {
    const { fields, byStem, weigh } = (index ??= indexOf(table, { isStrict }));
    const words = wordsOf(text);
    const stems = [...new Set(words.map(stemOf))];
    const other = words.filter((word) => OTHERS.has(word)).map(stemOf);
    const weight = weigh(stems);
    const best = new Map<string, number>();
    const forms = new Set<Form>();
    for (const stem of stems) for (const form of byStem.get(stem) ?? []) forms.add(form);
    for (const form of forms) {
      if (other.some((stem) => !form.stems.includes(stem))) continue;
      const both = stems.filter((stem) => form.stems.includes(stem));
      if (both.every((stem) => GENERIC.has(stem)) || (isStrict && both.length < Math.min(2, form.stems.length)))
        continue;
      const shared = weigh(both);
      const score = (2 * shared) / (weight + (form.weight ??= weigh(form.stems)));
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
