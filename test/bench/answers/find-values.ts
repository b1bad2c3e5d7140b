import type { FieldKind } from '../../../domain/policies/schema.ts';
import { findDates } from '../../../domain/reading/values/date.ts';
import type { SeenLine } from './shown-lines.ts';

/** Where a value is printed: numbers of lines among all that are shown, and the cell of the first. */
export interface Found {
  from: number;
  to: number;
  /** From 1; undefined where the value stands in several. */
  cell: number | undefined;
}

type Matcher = (text: string) => boolean;

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** A text may go on for so many lines. */
const mostLines = 3;

/**
 * All places that print a labelled value, told by plain comparison and not by the code that judges answers. Choices and
 * ticks are printed in words of their own and are not found.
 */
export function placesOf(
  lines: readonly SeenLine[],
  { kind, isChoice }: { kind: FieldKind; isChoice: boolean },
  value: unknown,
): Found[] {
  if (isChoice || typeof value === 'boolean') return [];
  const matches = matcherOf(kind, value);
  const single = lines.flatMap(({ cells }, at): Found[] => {
    const cell = cells.findIndex(matches);
    if (cell >= 0) return [{ from: at, to: at, cell: cell + 1 }];
    return matches(cells.join(' ')) ? [{ from: at, to: at, cell: undefined }] : [];
  });
  return single.length > 0 || typeof value === 'number' ? single : overLines(lines, String(value));
}

function matcherOf(kind: FieldKind, value: unknown): Matcher {
  if (typeof value === 'number')
    return (text) => numbersIn(text).some((one) => Math.abs(one - Math.abs(value)) < 0.005);
  const text = String(value);
  if (kind === 'date') return (given) => findDates(given).some(({ date }) => date === text);
  const wanted = letters(text);
  // short texts stand in many words
  if (wanted.length < 4) return (given) => given.split(/[\s,;:()/]+/).some((word) => letters(word) === wanted);
  return (given) => letters(given).includes(wanted);
}

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{L}\d.])\d[\d,]*(?:\.\d+)?(?![\p{L}\d])/gu)].map(([digits]) =>
    Number(digits.replaceAll(',', '')),
  );

function overLines(lines: readonly SeenLine[], value: string): Found[] {
  const wanted = letters(value);
  if (wanted.length < 8) return [];
  return lines.flatMap(({ page }, at): Found[] => {
    for (let to = at + 1; to < at + mostLines && lines[to]?.page === page; to++) {
      const part = lines.slice(at, to + 1);
      const found = spelledOver(part, wanted);
      // it may begin further down
      if (found) return spelledOver(part.slice(1), wanted) ? [] : [{ from: at, to, cell: found.cell }];
    }
    return [];
  });
}

/** Whether lines spell letters, in the cells of one column or in all of them. */
function spelledOver(part: readonly SeenLine[], wanted: string): { cell: number | undefined } | undefined {
  const columns = part[0]?.cells.map((_, cell) => letters(part.map((one) => one.cells[cell] ?? '').join('')));
  const cell = columns?.findIndex((column) => column.includes(wanted)) ?? -1;
  if (cell >= 0) return { cell: cell + 1 };
  const isAcross = letters(part.map(({ cells }) => cells.join('')).join('')).includes(wanted);
  return isAcross ? { cell: undefined } : undefined;
}
