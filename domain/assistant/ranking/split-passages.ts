import type { AssistantDocument, Passage } from '../documents.ts';

/** A passage with where it stands and what stands above it. */
export type PlacedPassage = Passage & {
  /** Title and column heads of the table that the passage is a part of, when they are not in it. */
  heading?: string;
  /** Its lines on the page, from 0. */
  from: number;
  /** The line after its last one. */
  to: number;
};

/** A passage is at most so many lines or characters, if it can be cut there. */
const MOST_LINES = 6;
const MOST_CHARACTERS = 700;
/** What is this short stands in the next passage, too. */
const MOST_REPEATED = 2;
const MOST_HEADING_LINES = 2;
const MOST_HEADING = 160;

/** Cuts the pages of a document into passages; each one stands in its page's text as it is. */
export function splitPassages({
  documentId,
  pages = [],
}: {
  documentId: string;
  pages?: readonly Pick<NonNullable<AssistantDocument['pages']>[number], 'number' | 'text'>[];
}): PlacedPassage[] {
  return pages.flatMap(({ number, text }) =>
    blocksOf(text.split('\n')).map((block) => ({ documentId, page: number, ...block })),
  );
}

interface Item {
  from: number;
  to: number;
}

/** Whole items after each other: a coverage with its limits, a sentence over several lines, a row of a table. */
function blocksOf(lines: readonly string[]): Omit<PlacedPassage, 'documentId' | 'page'>[] {
  const blocks: Omit<PlacedPassage, 'documentId' | 'page'>[] = [];
  const headings = headingsOf(lines);
  let items: Item[] = [];
  let fresh = false;
  const end = (): void => {
    const [first, last] = [items[0], items.at(-1)];
    if (!first || !last || !fresh) return;
    const text = lines.slice(first.from, last.to).join('\n').trim();
    const heading = headings[first.from];
    if (text !== '') blocks.push({ text, from: first.from, to: last.to, ...(heading !== undefined && { heading }) });
    fresh = false;
  };
  const itemsOfPage = itemsOf(lines);
  for (const [at, item] of itemsOfPage.entries()) {
    const before = itemsOfPage[at - 1];
    const isApart = before !== undefined && item.from > before.to;
    if (isApart || isFull(items, item, lines)) {
      end();
      const last = items.at(-1);
      const isRepeated = last && !isApart && last.to - last.from <= MOST_REPEATED;
      items = isRepeated ? [last] : [];
    }
    items.push(item);
    fresh = true;
  }
  end();
  return blocks;
}

function isFull(items: readonly Item[], next: Item, lines: readonly string[]): boolean {
  const first = items[0];
  if (!first) return false;
  return next.to - first.from > MOST_LINES || lines.slice(first.from, next.to).join('\n').length > MOST_CHARACTERS;
}

/** Lines that belong together; an empty line belongs to nothing. */
function itemsOf(lines: readonly string[]): Item[] {
  const items: Item[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const last = items.at(-1);
    const goesOn = last?.to === at && last.to - last.from < MOST_LINES && continues(lines[at - 1] ?? '', line);
    if (last && goesOn) last.to = at + 1;
    else items.push({ from: at, to: at + 1 });
  }
  return items;
}

/** Whether a line goes on with what the line before it says. */
function continues(before: string, line: string): boolean {
  // amounts below the name that they belong to
  if (/^\s*[$(]/.test(line)) return true;
  const isSentence = /^\s*[a-z]/.test(line) && !/[.:;!?]\s*$/.test(before);
  return isSentence || /[a-z],\s*$/.test(before);
}

const AMOUNT = /\$|\d[\d,]*\.\d\d\b|\b\d/;

/**
 * For each line the words above the rows that it is one of: one or two lines without numbers, directly above a line with
 * numbers, count for all rows down to the next such lines. Undefined for the lines themselves and where there are none.
 */
function headingsOf(lines: readonly string[]): (string | undefined)[] {
  const headings: (string | undefined)[] = [];
  let heading: string | undefined;
  let words: string[] = [];
  for (const line of lines) {
    if (line.trim() !== '' && !AMOUNT.test(line)) {
      words.push(line.trim());
      // below names without amounts the old heading may still be right
      headings.push(heading);
      continue;
    }
    const above = words.slice(-MOST_HEADING_LINES).join('\n');
    if (AMOUNT.test(line) && above !== '' && above.length <= MOST_HEADING && !/[.!?]$/.test(above)) {
      heading = above;
      for (let back = 1; back <= Math.min(words.length, MOST_HEADING_LINES); back++)
        headings[headings.length - back] = undefined;
    }
    if (line.trim() === '') heading = undefined;
    headings.push(heading);
    words = [];
  }
  return headings;
}
