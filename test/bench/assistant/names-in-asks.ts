import { isFiller } from '../../../domain/assistant/lexicon/fillers.ts';
import { knownWords } from '../../../domain/assistant/lexicon/senses.ts';
import { wordsOf } from '../../../domain/assistant/words.ts';

/** Names are written so inside of a sentence. */
const TITLE = /(?<=[a-z,;:–-] )\p{Lu}\p{Ll}[\p{L}'’]*/gu;
/** A word is a name when so much of its uses is one; people type names in lower case, too. */
const MOSTLY = 0.3;

/** Words that texts use as names of people, companies, places and makes: what is asked for does not hang on them. */
export function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const uses = new Map<string, number>();
  const named = new Map<string, number>();
  for (const text of texts) {
    for (const word of wordsOf(text)) uses.set(word, (uses.get(word) ?? 0) + 1);
    for (const [name] of text.matchAll(TITLE))
      for (const word of wordsOf(name)) named.set(word, (named.get(word) ?? 0) + 1);
  }
  const known = knownWords();
  return new Set(
    [...named].flatMap(([word, count]) =>
      count >= MOSTLY * (uses.get(word) ?? 1) && !known.has(word) && !isFiller(word) ? [word] : [],
    ),
  );
}
