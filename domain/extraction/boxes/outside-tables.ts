import type { Box } from '../../document/page.ts';
import { centreY, overlapX } from '../../reading/boxes.ts';
import type { PageLayout } from '../../reading/layout.ts';
import type { FormDocument } from './form-document.ts';
import type { Entry, FormPage } from './form-page.ts';
import type { FoundTables, TablePlans } from './form-tables.ts';
import { captionOf } from './form-vocabulary.ts';

type Regions = FoundTables['regions'];

const isIn = (box: Box, page: number, regions: Regions): boolean =>
  regions.some(
    (region) =>
      region.page === page && centreY(box) > region.y0 && centreY(box) < region.y1 && overlapX(box, region) > 0,
  );

/** The form without the captions in tables: they are headings of columns there. */
export function outside(form: FormDocument, regions: Regions, lists: TablePlans): FormDocument {
  const heads = new Set(form.pages.flatMap((page) => columnHeadings(page, lists)));
  return {
    ...form,
    entries: (...fields) =>
      form.entries(...fields).filter((entry) => !isIn(entry, entry.page, regions) && !heads.has(entry)),
  };
}

/** Captions side by side in the open, none with a colon: they may head the columns of a table without rules. */
const LEAST_COLUMNS = 4;

function columnHeadings(page: FormPage, lists: TablePlans): Entry[] {
  const open = page.entries.filter(({ cell, caption }) => cell.sides < 3 && !/[:?]$/.test(caption.at(-1)?.text ?? ''));
  return page.layout.lines.flatMap((line, at) => {
    const row = open.filter(({ caption: [word] }) => word !== undefined && line.words.includes(word));
    const isTable = row.length >= LEAST_COLUMNS && (isOfRecords(row, lists) || hasRows(row, page, at));
    return isTable ? row : [];
  });
}

/** Whether captions ask for all that a record without a block of its own needs. */
function isOfRecords(row: readonly Entry[], lists: TablePlans): boolean {
  const asked = new Set(row.flatMap(({ fields }) => fields));
  return lists.some(
    ([list, { opens, starts }]) =>
      opens === undefined && starts.some((needed) => needed.every((field) => asked.has(captionOf(list, field)))),
  );
}

/** Whether a second line of values stands below captions: boxes have one, and other captions below it. */
function hasRows(row: readonly Entry[], page: FormPage, at: number): boolean {
  const [head, first, second] = page.layout.lines.slice(at, at + 3);
  if (
    !head ||
    !first ||
    !second ||
    second.y0 - first.y1 > head.size ||
    second.words.some((word) => page.isCaption(word))
  )
    return false;
  const isFilled = (entry: Entry): boolean => second.segments.some((segment) => overlapX(segment, entry) > 0);
  return row.filter(isFilled).length >= LEAST_COLUMNS / 2;
}

export const withoutRegions = (layout: PageLayout, regions: Regions): PageLayout => ({
  ...layout,
  lines: layout.lines.filter((line) => !isIn(line, line.page, regions)),
});
