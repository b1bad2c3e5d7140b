import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const claims = (lines: string): unknown =>
  read(
    'loss_run',
    String.raw`
Claims History
Company: Wendar Assurance Company of America     Policyholder: Ildemont Machine Works, Co.

Coverage               Claimant            Paid Loss   Exp. Paid    Reserve     Incurred
${lines}
`,
  )['claims'];

describe('lines of coverages below the line of an accident', () => {
  const lines = String.raw`
V936-5698    Acc. date 07-26-11    Unit #141    Driver Karim Morigan CLOSED
Insd struck parked vehicle
   PD Liability        Opal Ferner           140.63        0.00       0.00       140.63

W601-6724    Acc. date 08-28-11    Unit #798    Driver Dana Halernett OPEN
Insd rear-ended other vehicle at light
   Medical Payments    Joyce Pender           93.45        1.00       0.00        94.45

E697-2032    Acc. date 12-02-10    Unit #207    Driver Nadia Peninwyn CLOSED
Insd sideswiped guard rail
   Collision           Insured             1,633.70        0.00       0.00     1,633.70
`;

  it('keep the driver apart from the status behind his name', () => {
    expect(claims(lines)).toMatchObject([
      { claimNumber: 'V936-5698', driverName: 'Karim Morigan', status: 'closed' },
      { claimNumber: 'W601-6724', driverName: 'Dana Halernett', status: 'open' },
      { claimNumber: 'E697-2032', driverName: 'Nadia Peninwyn', status: 'closed' },
    ]);
  });

  it('name the coverage, and a sentence in their column what happened', () => {
    expect(claims(lines)).toMatchObject([
      { claimType: 'PD Liability', description: 'Insd struck parked vehicle' },
      { claimType: 'Medical Payments', description: 'Insd rear-ended other vehicle at light' },
      { claimType: 'Collision', description: 'Insd sideswiped guard rail' },
    ]);
  });

  it('say nothing about the kind of amounts beside other cells', () => {
    expect(claims(lines)).toMatchObject([
      { paid: { loss: 140.63, expense: 0 }, reserve: { total: 0 }, incurred: { total: 140.63 } },
      { paid: { loss: 93.45, expense: 1 }, incurred: { total: 94.45 } },
      { incurred: { total: 1633.7 } },
    ]);
    expect(JSON.stringify(claims(lines))).not.toContain('medical');
  });
});
