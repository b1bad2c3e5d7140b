import type { Draft } from './cited.ts';
import { readDeductibles } from './declarations/deductibles.ts';
import { readDiscounts } from './declarations/discounts.ts';
import { readFees } from './declarations/fees.ts';
import { readForms } from './declarations/forms-list.ts';
import type { LabelledDocument } from './declarations/labelled-document.ts';
import { readLiabilityDeductibles } from './declarations/liability-deductibles.ts';
import type { Row } from './interpreter/cells.ts';
import { reductionsIn } from './interpreter/reductions.ts';
import { readRiders } from './interpreter/riders.ts';
import type { Summed } from './interpreter/summed.ts';
import { readWaitingPeriods } from './interpreter/waiting-periods.ts';
import type { LinePlan } from './plan.ts';

/** The records of a list that lines of one kind tell, whatever tables the pages have. */
export function readLines(
  reader: LinePlan['reader'],
  document: LabelledDocument,
  pages: readonly { rows: readonly Row[]; summed: Summed }[],
): Draft[] {
  const { layouts } = document;
  const rows = pages.map((page) => page.rows);
  switch (reader) {
    case 'discounts':
      return readDiscounts(
        layouts,
        pages.flatMap((page) => reductionsIn(page.rows, page.summed)),
      );
    case 'fees':
      return readFees(layouts);
    case 'deductibles':
      return readDeductibles(document);
    case 'liabilityDeductibles':
      return readLiabilityDeductibles(layouts);
    case 'forms':
      return readForms(layouts);
    case 'riders':
      return readRiders(rows);
    case 'waitingPeriods':
      return readWaitingPeriods(rows);
  }
}
