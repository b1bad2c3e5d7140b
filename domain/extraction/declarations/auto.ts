import type { Draft } from '../cited.ts';
import type { SourceDocument } from '../source-document.ts';
import { readAutoCoverages } from './auto-coverages.ts';
import { readCoverageRows } from './coverage-rows.ts';
import { readDiscounts } from './discounts.ts';
import { readDrivers } from './drivers.ts';
import { readFees } from './fees.ts';
import { labelDocument, readPolicyFacts, wordingsWith } from './policy-facts.ts';
import { vehicleContext } from './vehicle-context.ts';
import { addVehicleFacts } from './vehicle-facts.ts';
import { readVehicles } from './vehicles.ts';

const wordings = wordingsWith({});

/** Reads a personal auto declarations page. */
export function readAuto(document: SourceDocument): Draft {
  const { layouts } = document;
  const vehicles = readVehicles(layouts);
  const context = vehicleContext(layouts, vehicles);
  const coverages = readAutoCoverages(readCoverageRows(layouts), vehicles, context);
  addVehicleFacts(layouts, vehicles, context);
  return {
    ...readPolicyFacts(labelDocument(document, wordings)),
    fees: readFees(layouts),
    discounts: readDiscounts(layouts),
    vehicles: vehicles.map((vehicle) => ({ ...vehicle })),
    drivers: readDrivers(layouts),
    coverages,
  };
}
