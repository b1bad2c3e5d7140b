import type { Family } from '../../kit/families.ts';
import { drawCards } from './cards.ts';
import { drawLetter } from './letters.ts';
import { drawLinePrinter } from './line-printer.ts';
import { drawNoLoss } from './no-loss.ts';
import { drawTermsOnly } from './terms-only.ts';
import { drawTransposed } from './transposed.ts';

const policyType = 'loss_run';

/** Loss runs that are not plain tables. */
export const families: readonly Family[] = [
  { policyType, name: 'loss-run-blocks-cards', weight: 2, build: drawCards },
  { policyType, name: 'loss-run-blocks-line-printer', weight: 2, build: drawLinePrinter },
  { policyType, name: 'loss-run-blocks-transposed', build: drawTransposed },
  { policyType, name: 'loss-run-blocks-letter', build: drawLetter },
  { policyType, name: 'loss-run-blocks-no-loss', build: drawNoLoss },
  { policyType, name: 'loss-run-blocks-terms-only', build: drawTermsOnly },
];
