import { canonicalOf, endsInFiller, spelledOut } from '../../text/canonical.ts';
import { normalize } from '../../text/normalize.ts';
import type { Wording } from '../plan.ts';
import { formsOf } from '../phrases.ts';

/** How sure a wording is: 3 names its meaning wherever it stands, 1 only in the right place. */
export type Tier = 1 | 2 | 3;

export interface Entry<Meaning> {
  meaning: Meaning;
  tier: Tier;
}

export interface Match<Meaning> {
  entries: readonly Entry<Meaning>[];
  /** Words of the normalized text before the wording, and behind it. */
  before: string;
  rest: string;
  /** How many words the wording has. */
  length: number;
}

/** Meanings by their normalized wordings. */
export interface Vocabulary<Meaning> {
  whole(text: string): readonly Entry<Meaning>[];
  /** The longest wording that the text starts with. */
  starts(text: string): Match<Meaning> | null;
  /** The longest wording anywhere in the text, the first of equal ones. */
  within(text: string): Match<Meaning> | null;
}

export function createVocabulary<Meaning>(
  sources: readonly { meaning: Meaning; words: Wording }[],
): Vocabulary<Meaning> {
  const byForm = new Map<string, Entry<Meaning>[]>();
  const byCanonical = new Map<string, readonly Entry<Meaning>[]>();
  let longest = 0;
  const add = (list: string | undefined, meaning: Meaning, tier: Tier): void => {
    for (const form of list === undefined ? [] : formsOf(list).map(spelledOut)) {
      const entries = byForm.get(form) ?? [];
      if (!entries.some((entry) => entry.meaning === meaning)) entries.push({ meaning, tier });
      byForm.set(
        form,
        entries.sort((a, b) => b.tier - a.tier),
      );
      longest = Math.max(longest, form.split(' ').length);
    }
  };
  for (const { meaning, words } of sources) {
    add(words.sure, meaning, 3);
    add(words.usual, meaning, 2);
    add(words.weak, meaning, 1);
  }
  for (const [form, entries] of byForm) {
    const canonical = canonicalOf(form);
    if (canonical.includes(' ') && !endsInFiller(form) && !byCanonical.has(canonical))
      byCanonical.set(canonical, entries);
  }

  function whole(text: string): readonly Entry<Meaning>[] {
    const form = spelledOut(normalize(text));
    return byForm.get(form) ?? (endsInFiller(form) ? [] : (byCanonical.get(canonicalOf(form)) ?? []));
  }

  function longestAt(words: readonly string[], start: number): Match<Meaning> | null {
    for (let length = Math.min(longest, words.length - start); length > 0; length--) {
      const entries = byForm.get(words.slice(start, start + length).join(' '));
      if (!entries) continue;
      const before = words.slice(0, start).join(' ');
      return { entries, before, rest: words.slice(start + length).join(' '), length };
    }
    return null;
  }

  return {
    whole,
    starts: (text) => longestAt(spelledOut(normalize(text)).split(' '), 0),
    within(text) {
      const words = spelledOut(normalize(text)).split(' ');
      let best: Match<Meaning> | null = null;
      for (let start = 0; start < words.length; start++) {
        const match = longestAt(words, start);
        if (match && match.length > (best?.length ?? 0)) best = match;
      }
      return best;
    },
  };
}
