import type { Family } from '../../kit/families.ts';
import { drawHeadedBlocks } from './blocks.ts';
import { drawByLocation } from './by-location.ts';
import { drawCards } from './cards.ts';
import { drawClaimPages } from './claim-page.ts';
import { drawEmployees } from './employees.ts';
import { drawLetter } from './letters.ts';
import { drawLinePrinter } from './line-printer.ts';
import { drawNoLoss } from './no-loss.ts';
import { drawClaimReview } from './notes.ts';
import { drawPortal } from './portal.ts';
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
  { policyType, name: 'loss-run-blocks-headed', weight: 2, build: drawHeadedBlocks },
  { policyType, name: 'loss-run-blocks-claim-page', build: drawClaimPages },
  { policyType, name: 'loss-run-blocks-portal', build: drawPortal },
  { policyType, name: 'loss-run-blocks-review', build: drawClaimReview },
  { policyType, name: 'loss-run-blocks-employees', build: drawEmployees },
  { policyType, name: 'loss-run-blocks-by-location', build: drawByLocation },
];
