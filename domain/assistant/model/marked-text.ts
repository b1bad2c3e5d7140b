import { visibleText } from '../../model/visible-text.ts';

/** A document's text as a model gets it: every line is marked as data, so that none of it reads like a line of ours. */
export function markText(text: string): string {
  return visibleText(text)
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '')
    .map((line) => `| ${line}`)
    .join('\n');
}
