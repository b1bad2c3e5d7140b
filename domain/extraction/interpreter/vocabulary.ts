import { spelledOut } from '../../text/canonical.ts';
import { normalize } from '../../text/normalize.ts';
import { spelledPlacesOf } from '../phrases/places.ts';
import { reorderedReader } from '../phrases/reordered.ts';
import { firstStep, type Step, stepBehind } from '../phrases/steps.ts';
import type { Wording } from '../plan.ts';

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
  const listed = sources.flatMap(({ meaning, words: { sure, usual, weak } }) => [
    ...entriesOf(sure, { meaning, tier: 3 }),
    ...entriesOf(usual, { meaning, tier: 2 }),
    ...entriesOf(weak, { meaning, tier: 1 }),
  ]);
  const first = firstStep(listed, spelledPlacesOf);
  const formsLike = reorderedReader(
    listed.map(({ list }) => list),
    spelledPlacesOf,
  );
  const entriesAt = new Map<Step<Entry<Meaning>>, readonly Entry<Meaning>[]>();

  /** Each meaning once, the surest first. */
  function entriesIn(step: Step<Entry<Meaning>>): readonly Entry<Meaning>[] {
    let entries = entriesAt.get(step);
    if (!entries) {
      const all = step.sources;
      entries = all
        .filter(({ meaning }, at) => all.findIndex((other) => other.meaning === meaning) === at)
        .sort((a, b) => b.tier - a.tier);
      entriesAt.set(step, entries);
    }
    return entries;
  }

  function ofForm(form: string): readonly Entry<Meaning>[] {
    const step = stepBehind(first, form);
    return step ? entriesIn(step) : [];
  }

  function whole(text: string): readonly Entry<Meaning>[] {
    const form = spelledOut(normalize(text));
    const entries = ofForm(form);
    if (entries.length > 0) return entries;
    const [like] = formsLike(form);
    return like === undefined ? [] : ofForm(like);
  }

  function longestAt(words: readonly string[], start: number): Match<Meaning> | null {
    let found: Step<Entry<Meaning>> | undefined;
    let end = start;
    let step: Step<Entry<Meaning>> | undefined = first;
    for (let at = start; at < words.length; at++) {
      step = step.next(words[at] ?? '');
      if (!step) break;
      if (step.sources.length > 0) [found, end] = [step, at + 1];
    }
    if (!found) return null;
    const before = words.slice(0, start).join(' ');
    return { entries: entriesIn(found), before, rest: words.slice(end).join(' '), length: end - start };
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

const entriesOf = <Meaning>(
  list: string | undefined,
  source: Entry<Meaning>,
): { list: string; source: Entry<Meaning> }[] => (list === undefined ? [] : [{ list, source }]);
