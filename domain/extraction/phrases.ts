import { normalize } from '../text/normalize.ts';

/** A list of phrases would be too long to be read; this many forms of one phrase are a mistake in a plan. */
const MOST_FORMS = 5_000;

/**
 * All forms of the phrases of a list, normalized: "[total|annual] premium[s]; cost" gives "premium", "total premiums",
 * "cost" and so on. Phrases are separated by semicolons; `[a|b]` is optional, `(a|b)` a choice.
 */
export function formsOf(list: string): string[] {
  return list.split(';').flatMap((phrase) => {
    const forms = [...expand(spaced(phrase))];
    if (forms.length > MOST_FORMS) throw new Error(`phrase has ${forms.length} forms: ${phrase.trim()}`);
    return [...new Set(forms.map(normalize))].filter((form) => form !== '');
  });
}

/** The first forms of a list. Long lists are never expanded as a whole. */
export function firstForms(phrases: readonly string[], most: number): string[] {
  const found: string[] = [];
  for (const phrase of phrases) {
    const own = new Set(['']);
    for (const written of expand(spaced(phrase))) {
      const form = normalize(written);
      if (own.has(form)) continue;
      own.add(form);
      found.push(form);
      if (found.length === most) return found;
    }
  }
  return found;
}

/** A phrase with single spaces; "limit(s)" is printed like that and no choice. */
export const spaced = (phrase: string): string => phrase.replace(/\(s\)/g, ' s').replace(/\s+/g, ' ').trim();

/** The forms of a phrase as they are written. The innermost bracket is expanded first, so that brackets may stand in brackets. */
export function* expand(phrase: string): Generator<string> {
  const bracket = /\[([^[\]()]*)\]|\(([^[\]()]*)\)/.exec(phrase);
  if (!bracket) {
    yield phrase;
    return;
  }
  const optional = bracket[1];
  const branches = (optional ?? bracket[2] ?? '').split('|');
  const before = phrase.slice(0, bracket.index);
  const after = phrase.slice(bracket.index + bracket[0].length);
  for (const form of optional === undefined ? branches : [...branches, '']) yield* expand(`${before}${form}${after}`);
}
