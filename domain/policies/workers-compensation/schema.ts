import {
  agencyName,
  carrierName,
  effectiveDate,
  expirationDate,
  fees,
  mailingAddress,
  namedInsureds,
  policyNumber,
  transactionType,
} from '../common-fields.ts';
import type { PolicyDescription } from '../policy-type.ts';
import { address, id, int, label, listOf, money, name, number, record, recordsOf, text } from '../schema.ts';

const classifications = recordsOf(
  ['state', 'locationNumber', 'classCode', 'description'],
  'Classification rows of item 4, one item per row, state and location. Rows of statistical codes (expense constant, terrorism, modifications) are premiumSteps.',
  {
    state: id('State the row is rated in, from the row or the heading above it.'),
    locationNumber: int('Location, or null.'),
    classCode: id('Class code.'),
    description: text('Classification.'),
    payroll: money('Estimated annual remuneration; null when "If any".'),
    rate: number('Rate per $100 of remuneration.'),
    premium: money('Estimated annual premium of the row.'),
  },
  { core: true },
);

const premiumSteps = recordsOf(
  ['state', 'name'],
  'Printed lines of the calculation from the classification rows down to the estimated annual premium, subtotals too; not the estimated annual premium of a state or of all states, not what is in fees.',
  {
    state: id('State the line belongs to; null for all states.'),
    code: id('Statistical code.'),
    name: label('Line as printed (Increased Limits, Standard Premium, Expense Constant).'),
    factor: number('Factor or rate as printed (0.92, .05); for a percentage the number before the sign.'),
    amount: money('Amount; negative for a credit.'),
  },
);

export const workersCompensationSchema = record({
  carrierName,
  ncciCarrierCode: id('NCCI carrier or company code.'),
  policyNumber,
  priorPolicyNumber: id('Number of the policy that this one renews.'),
  transactionType,
  namedInsureds,
  mailingAddress,
  entityType: label('Legal entity as printed or ticked.'),
  fein: id('Federal employer id.', { core: true }),
  interstateId: id('Interstate (bureau) risk id.'),
  intrastateId: id('Intrastate risk id.'),
  agencyName,
  effectiveDate,
  expirationDate,
  coveredStates: listOf('id', 'Item 3.A, states of part one, one string per state, as printed.', { core: true }),
  otherStates: listOf('id', 'Item 3.C, states of part three, when they are listed one by one.'),
  otherStatesText: text('Item 3.C in words ("All states except ...").'),
  eachAccidentLimit: money('Item 3.B, bodily injury by accident, each accident.', { core: true }),
  diseasePolicyLimit: money('Item 3.B, bodily injury by disease, policy limit.'),
  diseaseEachEmployeeLimit: money('Item 3.B, bodily injury by disease, each employee.'),
  experienceModification: number('Experience modification factor; the first one when states have their own.'),
  estimatedAnnualPremium: money('Total estimated annual premium of all states, before the items of fees.', {
    core: true,
  }),
  totalPremium: money('Total with taxes, assessments and surcharges, when printed as a line of its own.'),
  minimumPremium: money('Minimum premium.'),
  depositPremium: money('Deposit premium.'),
  auditPeriod: label('Audit or adjustment period as printed (Annual).'),
  fees,
  locations: recordsOf(
    ['locationNumber'],
    'Listed workplaces, one item per location; the mailing address only when it is listed as one.',
    {
      locationNumber: int('Location number; position when not numbered.'),
      name: name('Name of the entity at the location.'),
      address: address('Address; repeat the mailing address when the document says "same".'),
      fein: id('Federal employer id of the entity at the location.'),
    },
  ),
  classifications,
  premiumSteps,
});

/** Information page of a workers compensation and employers liability policy: items 1 to 4, rating classes by state, premium steps, estimated annual premium. */
export const workersCompensation: PolicyDescription = {
  id: 'workers_compensation',
  label: 'Workers compensation information page',
  category: 'commercial',
  description:
    'Information page of a workers compensation and employers liability policy: items 1 to 4, rating classes by state, premium steps, estimated annual premium. Not the application.',
  requiresBatching: true,
  schemaVersion: '1.0.0',
  schema: workersCompensationSchema,
};
