import { centreY } from '../../reading/boxes.ts';
import type { FormDocument } from './form-document.ts';
import { typedFor } from './form-document.ts';
import type { Entry, FormPage } from './form-page.ts';
import type { PageOption } from './ticks.ts';
import type { Typed } from './values.ts';

/** A stretch of a page that begins with one caption and ends before the next of its kind. */
export interface FormBlock {
  page: FormPage;
  head: Entry;
  y0: number;
  y1: number;
  /** What is typed for a field's captions in the block. */
  typed(field: string): Typed[];
  options: readonly PageOption[];
}

/** Points: captions on one line begin one block. */
const SAME_LINE = 6;

/** The blocks that begin with the captions of a field. */
export function blocksOf(form: FormDocument, field: string): FormBlock[] {
  const heads = form.entries(field);
  return heads.flatMap((head): FormBlock[] => {
    const page = form.pages.find(({ number }) => number === head.page);
    return page ? [blockAt(page, head, heads)] : [];
  });
}

function blockAt(page: FormPage, head: Entry, heads: readonly Entry[]): FormBlock {
  const top = ({ cell, y0 }: Entry): number => (cell.sides < 3 ? y0 : Math.min(cell.y0, y0)) - 1;
  const y0 = top(head);
  const next = heads.find((other) => other.page === head.page && other.y0 > head.y0 + SAME_LINE);
  const y1 = next ? top(next) : page.layout.page.height;
  const section = page.sections.findLast((other) => other.y0 <= head.y0 && other.y1 > head.y1 + 2);
  const end = Math.min(y1, section?.y1 ?? y1);
  const own = page.entries.filter((entry) => entry.y0 >= y0 && entry.y0 < y1);
  return {
    page,
    head,
    y0,
    y1,
    typed: (field) => own.filter(({ fields }) => fields.includes(field)).map((entry) => typedFor(entry, page)),
    options: page.options
      .filter(({ mark }) => centreY(mark) >= y0 && centreY(mark) < end)
      .map((option) => ({ ...option, page: page.number })),
  };
}

/** Points: the block of a party is no higher, in boxes or in the open with a line for each caption. */
const PARTY_BLOCK = { boxed: 150, open: 240 };

/** Whether a caption stands in the column of boxes that a field's first caption heads, before that of another party. */
export function isWithin(entry: Entry, form: FormDocument, head: string, others: readonly string[]): boolean {
  const [anchor] = form.entries(head);
  if (!anchor || entry.page !== anchor.page) return anchor === undefined;
  const sections = form.pages.find(({ number }) => number === anchor.page)?.sections ?? [];
  const height = anchor.cell.sides < 3 ? PARTY_BLOCK.open : PARTY_BLOCK.boxed;
  const bottom = Math.min(anchor.y0 + height, ...sections.map(({ y0 }) => y0).filter((y) => y > anchor.y1 + 20));
  const isBelow = entry.y0 < bottom && entry.y0 >= anchor.y0 - 4;
  const isBetween = (other: Entry): boolean =>
    other.page === anchor.page && isBehind(anchor, other) && (other === entry || isBehind(other, entry));
  if (form.entries(...others).some((other) => !other.fields.includes(head) && isBetween(other))) return false;
  return isBelow && entry.x0 >= anchor.cell.x0 - 3 && entry.x0 < anchor.cell.x1 - 3;
}

/** Whether a caption comes after another, in its line or in its column below it. */
const isBehind = (before: Entry, { x0, y0 }: Entry): boolean =>
  Math.abs(y0 - before.y0) < SAME_LINE ? x0 > before.x0 : y0 > before.y0 && x0 > before.x0 - SAME_LINE;
