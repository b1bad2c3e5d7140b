import type { Place, PlacesOf } from './places.ts';

/** A list of phrases and what they stand for. */
export interface Listed<Source> {
  list: string;
  source: Source;
}

/** What is known of a text after some of its words: the sources of the phrases that it is, and what may follow. */
export interface Step<Source> {
  /** In the order in which they were listed. */
  readonly sources: readonly Source[];
  /** The step behind one more word; none where no phrase goes on with it. */
  next(word: string): Step<Source> | undefined;
  /** The words with which a phrase goes on, each with its step. */
  following(): Iterable<[string, Step<Source>]>;
}

/** Where a phrase stands after the words of a step. */
interface Standing {
  place: Place;
  /** The position of its list. */
  at: number;
}

/**
 * The step before the first word of all phrases. Only what the words of a page reach is ever built, each step once: the
 * phrases of a plan have a hundred times as many forms as a page has words.
 */
export function firstStep<Source>(listed: readonly Listed<Source>[], placesOf: PlacesOf): Step<Source> {
  let first: Step<Source> | undefined;
  const begin = (): Step<Source> =>
    (first ??= stepOf(
      listed.flatMap(({ list }, at) => placesOf(list).map((place) => ({ place, at }))),
      listed.map(({ source }) => source),
    ));
  return { sources: [], next: (word) => begin().next(word), following: () => begin().following() };
}

function stepOf<Source>(standing: readonly Standing[], all: readonly Source[]): Step<Source> {
  let steps: Map<string, Step<Source>> | undefined;
  let sources: readonly Source[] | undefined;
  const following = (): Map<string, Step<Source>> => (steps ??= stepsFrom(standing, all));
  return {
    get sources() {
      return (sources ??= endingIn(standing).flatMap((at) => all.slice(at, at + 1)));
    },
    next: (word) => following().get(word),
    following,
  };
}

function stepsFrom<Source>(standing: readonly Standing[], all: readonly Source[]): Map<string, Step<Source>> {
  const byWord = new Map<string, Standing[]>();
  for (const { place, at } of standing) {
    for (const { word, to } of place.next) {
      const behind = byWord.get(word);
      if (behind) behind.push({ place: to, at });
      else byWord.set(word, [{ place: to, at }]);
    }
  }
  return new Map([...byWord].map(([word, behind]) => [word, stepOf(behind, all)]));
}

const endingIn = (standing: readonly Standing[]): number[] =>
  [...new Set(standing.flatMap(({ place, at }) => (place.isEnd ? [at] : [])))].sort((a, b) => a - b);

/** The step behind all the words of a text. */
export function stepBehind<Source>(first: Step<Source>, text: string): Step<Source> | undefined {
  let step: Step<Source> | undefined = first;
  for (const word of text.split(' ')) {
    step = step.next(word);
    if (!step) return undefined;
  }
  return step;
}

/** The sources of the phrases that the whole text is. */
export const sourcesOf = <Source>(first: Step<Source>, text: string): readonly Source[] =>
  stepBehind(first, text)?.sources ?? [];
