import { OFFER_SENTENCE, sectionWordings } from '../lexicon/sections.ts';
import type { Band } from './bands.ts';
import type { Row } from './cells.ts';

/** The lines of headings above a band. */
export function rowsBefore(band: Band, rows: readonly Row[]): readonly Row[] {
  const first = band.rows[0]?.at ?? 0;
  const top = Math.min(first, ...band.headers.map(({ cells }) => cells[0]?.row.at ?? first));
  return rows.slice(Math.max(0, top - 1, first - 5), first);
}

/** A heading or a sentence says that the coverages below it are only offered, until the next heading. */
export function offersAfter(rows: readonly Row[], isOffered: boolean): boolean {
  let offered = isOffered;
  for (const { cells } of rows) {
    const [only] = cells;
    if (!only || cells.length > 1) continue;
    const kind = sectionWordings.matchWhole(only.text)?.field;
    if (kind === 'offer' || OFFER_SENTENCE.test(only.text)) offered = true;
    else if (kind !== undefined) offered = false;
  }
  return offered;
}
