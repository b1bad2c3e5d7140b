import { type Cited, cite } from '../cited.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import type { FormPage } from './form-page.ts';

export interface FormNumber {
  /** "125". */
  number: string;
  /** "ACORD 125 (2016/03)". */
  cited: Cited<string>;
  page: number;
}

const FORM =
  /\bACORD\s+(\d{1,3}(?:\s?-?\s?S)?)(?:\s?([A-Z]{2})\b)?\s*(\(\s?\d{4}\s?\/\s?\d{2}\s?\)|\(\s?\d{1,2}\s?\/\s?\d{2,4}\s?\))/;

/** The forms that a document's pages are, from the foot of each page, each once. */
export function findFormNumbers(pages: readonly FormPage[]): FormNumber[] {
  const found: FormNumber[] = [];
  for (const page of pages) {
    for (const line of page.layout.lines.toReversed()) {
      const run = textRun(line.words);
      const match = FORM.exec(run.text);
      if (!match) continue;
      const [all, number = '', state, edition = ''] = match;
      const name = `ACORD ${number.trim()}${state ? ` ${state}` : ''} ${edition.replace(/\s/g, '')}`;
      const words = wordsWithin(run, match.index, match.index + all.length);
      const cited = cite(name, { page: page.number, words });
      if (cited && !found.some((other) => other.cited.value === name)) found.push({ number, cited, page: page.number });
      break;
    }
  }
  return found;
}
