import { normalize } from '../text/normalize.ts';

/** A list of phrases would be too long to be read; this many forms of one phrase are a mistake in a plan. */
const MOST_FORMS = 5_000;

/**
 * All forms of the phrases of a list, normalized: "[total|annual] premium[s]; cost" gives "premium", "total premiums",
 * "cost" and so on. Phrases are separated by semicolons; `[a|b]` is optional, `(a|b)` a choice.
 */
export function formsOf(list: string): string[] {
  return list.split(';').flatMap((phrase) => {
    // "limit(s)" is printed like that and no choice.
    const forms = expand(phrase.replace(/\(s\)/g, ' s').replace(/\s+/g, ' ').trim());
    if (forms.length > MOST_FORMS) throw new Error(`phrase has ${forms.length} forms: ${phrase.trim()}`);
    return [...new Set(forms.map(normalize))].filter((form) => form !== '');
  });
}

/** The innermost bracket is expanded first, so that brackets may stand inside brackets. */
function expand(phrase: string): string[] {
  const bracket = /\[([^[\]()]*)\]|\(([^[\]()]*)\)/.exec(phrase);
  if (!bracket) return [phrase];
  const optional = bracket[1];
  const branches = (optional ?? bracket[2] ?? '').split('|');
  const before = phrase.slice(0, bracket.index);
  const after = phrase.slice(bracket.index + bracket[0].length);
  const forms = optional === undefined ? branches : [...branches, ''];
  return forms.flatMap((form) => expand(`${before}${form}${after}`));
}
