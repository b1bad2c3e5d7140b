import { canonicalOf, endsInFiller, isFiller, spelledOut } from '../../text/canonical.ts';
import { phrasesIn, wordsIn } from './parts.ts';
import type { Place, PlacesOf } from './places.ts';

/** Finds the forms of phrases that have the words of a text in another order, filler words apart, first phrases first. */
export type FormsLike = (text: string) => readonly string[];

interface Phrase {
  place: Place;
  words: ReadonlySet<string>;
}

/** Forms of one word stand for too many things to be found by it. */
export function reorderedReader(lists: readonly string[], placesOf: PlacesOf): FormsLike {
  let byWord: ReadonlyMap<string, readonly Phrase[]> | undefined;
  return (text) => {
    const canonical = canonicalOf(text);
    if (!canonical.includes(' ') || endsInFiller(text)) return [];
    byWord ??= phrasesByWord(lists, placesOf);
    const words = canonical.split(' ');
    const having = words.map((word) => byWord?.get(word) ?? []).sort((a, b) => a.length - b.length);
    const [fewest = []] = having;
    return fewest
      .filter((phrase) => words.every((word) => phrase.words.has(word)))
      .flatMap(({ place }) =>
        [...formsFrom(place, new Set(words), [])].filter((form) => canonicalOf(form) === canonical),
      );
  };
}

/** The forms that have no words but these and fillers. */
function* formsFrom(place: Place, words: ReadonlySet<string>, before: readonly string[]): Generator<string> {
  if (place.isEnd && before.length > 0 && !isFiller(before.at(-1) ?? '')) yield before.join(' ');
  for (const { word, to } of place.next) {
    const long = spelledOut(word);
    if (words.has(long) || isFiller(long)) yield* formsFrom(to, words, [...before, word]);
  }
}

function phrasesByWord(lists: readonly string[], placesOf: PlacesOf): Map<string, Phrase[]> {
  const byWord = new Map<string, Phrase[]>();
  for (const phrase of lists.flatMap((list) => phrasesOf(list, placesOf))) {
    for (const word of phrase.words) {
      const having = byWord.get(word);
      if (having) having.push(phrase);
      else byWord.set(word, [phrase]);
    }
  }
  return byWord;
}

function phrasesOf(list: string, placesOf: PlacesOf): Phrase[] {
  const parts = phrasesIn(list);
  return placesOf(list).map((place, at) => ({ place, words: new Set([...wordsIn(parts[at] ?? [])].map(spelledOut)) }));
}
