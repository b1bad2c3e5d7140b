import { visibleText } from '../../model/visible-text.ts';

/** Stands for every blank of a document's text, so that no sentence of it reads like one of ours. */
const mark = 'ˆ';

/** A document's text as a model gets it: every line marked as data. */
export function markText(text: string): string {
  return visibleText(text)
    .replaceAll(mark, '^')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, mark))
    .filter((line) => line !== '')
    .join('\n');
}

/** What a model wrote, with blanks where it copied our marks. */
export function unmarkText(text: string): string {
  return text.replaceAll(mark, ' ');
}
