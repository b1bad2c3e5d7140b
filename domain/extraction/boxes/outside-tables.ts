import type { Box } from '../../document/page.ts';
import { centreY, overlapX } from '../../reading/boxes.ts';
import type { PageLayout } from '../../reading/layout.ts';
import type { FormDocument } from './form-document.ts';
import type { Entry } from './form-page.ts';
import type { FoundTables } from './form-tables.ts';

type Regions = FoundTables['regions'];

const isIn = (box: Box, page: number, regions: Regions): boolean =>
  regions.some(
    (region) =>
      region.page === page && centreY(box) > region.y0 && centreY(box) < region.y1 && overlapX(box, region) > 0,
  );

/** The form without the captions in tables: they are headings of columns there. */
export const outside = (form: FormDocument, regions: Regions): FormDocument => ({
  ...form,
  entries: (...fields) =>
    form.entries(...fields).filter((entry) => !isIn(entry, entry.page, regions) && !headsColumn(entry, form)),
});

/** Captions side by side in the open, none with a colon: they head the columns of a table without rules. */
const LEAST_COLUMNS = 4;

function headsColumn(entry: Entry, form: FormDocument): boolean {
  const entries = form.pages.find(({ number }) => number === entry.page)?.entries ?? [];
  const isHeading = ({ cell, caption }: Entry): boolean => cell.sides < 3 && !/[:?]$/.test(caption.at(-1)?.text ?? '');
  const beside = entries.filter((other) => isHeading(other) && Math.abs(centreY(other) - centreY(entry)) < 3);
  return isHeading(entry) && beside.length >= LEAST_COLUMNS;
}

export const withoutRegions = (layout: PageLayout, regions: Regions): PageLayout => ({
  ...layout,
  lines: layout.lines.filter((line) => !isIn(line, line.page, regions)),
});
