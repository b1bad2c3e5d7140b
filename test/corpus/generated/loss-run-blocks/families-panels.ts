import type { Family } from '../../kit/families.ts';
import { drawByUnit } from './by-unit.ts';
import { drawLabelledPrint } from './labelled-print.ts';
import { drawPanels } from './panels.ts';
import { drawPayments } from './payments.ts';
import { drawValuations } from './valuations.ts';

const policyType = 'loss_run';

/** Loss runs in blocks with claims in panels, by unit, with payments, over valuations, and as screens. */
export const families: readonly Family[] = [
  { policyType, name: 'loss-run-blocks-panels', build: drawPanels },
  { policyType, name: 'loss-run-blocks-payments', build: drawPayments },
  { policyType, name: 'loss-run-blocks-by-unit', build: drawByUnit },
  { policyType, name: 'loss-run-blocks-valuations', build: drawValuations },
  { policyType, name: 'loss-run-blocks-labelled-print', build: drawLabelledPrint },
];
