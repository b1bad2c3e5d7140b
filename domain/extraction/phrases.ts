import { normalize, normalizeOnce } from '../text/normalize.ts';

/** A list of phrases would be too long to be read; this many forms of one phrase are a mistake in a plan. */
const MOST_FORMS = 5_000;

/**
 * All forms of the phrases of a list, normalized: "[total|annual] premium[s]; cost" gives "premium", "total premiums",
 * "cost" and so on. Phrases are separated by semicolons; `[a|b]` is optional, `(a|b)` a choice.
 */
export function formsOf(list: string): string[] {
  return list.split(';').flatMap((phrase) => {
    const forms = allForms(spaced(phrase));
    if (forms.length > MOST_FORMS) throw new Error(`phrase has ${forms.length} forms: ${phrase.trim()}`);
    return [...new Set(forms.map((form) => normalizeOnce(form.trim())))].filter((form) => form !== '');
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
  const bracket = BRACKET.exec(phrase);
  if (!bracket) {
    yield phrase;
    return;
  }
  const before = phrase.slice(0, bracket.index);
  const after = phrase.slice(bracket.index + bracket[0].length);
  for (const form of branchesOf(bracket)) yield* expand(`${before}${form}${after}`);
}

const BRACKET = /\[([^[\]()]*)\]|\(([^[\]()]*)\)/;
const BRACKETS = new RegExp(BRACKET, 'g');
const ANY_BRACKET = /[[\]()]/;

function branchesOf([, optional, choice = '']: RegExpExecArray): string[] {
  return optional === undefined ? choice.split('|') : [...optional.split('|'), ''];
}

/** What `expand` gives, in the same order and mostly with single spaces, at once: vocabularies have tens of thousands of forms. */
function allForms(phrase: string): string[] {
  const brackets = [...phrase.matchAll(BRACKETS)];
  const isNested = brackets.length > 0 && ANY_BRACKET.test(phrase.replace(BRACKETS, ''));
  if (isNested) {
    const { index, 0: written } = brackets[0] as RegExpExecArray;
    const [before, after] = [phrase.slice(0, index), phrase.slice(index + written.length)];
    return branchesOf(brackets[0] as RegExpExecArray).flatMap((form) => allForms(`${before}${form}${after}`));
  }
  let forms = [''];
  let at = 0;
  for (const bracket of brackets) {
    const before = phrase.slice(at, bracket.index);
    const endings = branchesOf(bracket).map((branch) => before + branch);
    forms = forms.flatMap((form) => endings.map((ending) => joined(form, ending)));
    at = bracket.index + bracket[0].length;
  }
  const rest = phrase.slice(at);
  return forms.map((form) => joined(form, rest));
}

/** One space where an optional word between two is left out. */
const joined = (text: string, more: string): string =>
  more.startsWith(' ') && (text === '' || text.endsWith(' ')) ? text + more.slice(1) : text + more;
