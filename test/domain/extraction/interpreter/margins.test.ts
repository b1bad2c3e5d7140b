import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('running text beside headings in the margin', () => {
  const page = String.raw`
RENTERS POLICY DECLARATIONS

            who    Petra Lindqvist and Omar Lindqvist are insured under policy RX-48210-77.
                   This is a renewal policy.

           when    From March 4, 2023 until March 4, 2024, each day beginning at noon where you
                   live.

     belongings    We pay up to $42,000 for personal property that is stolen or damaged. If you
                   cannot live at home, loss of use pays up to $9,000.

  you pay first    $750 for each loss to your belongings. Windstorm or hail: 2% of the limit.

      neighbors    Personal liability is $100,000 each occurrence. Medical payments to others are
                   $2,000 each person.

       and also    Koi pond collapse, up to $1,500, after $100; $9.25 a year.
                   Rugs, kilims and tapestries, up to $4,000; $31.10 a year.
                   Identity recovery, up to $25,000; no extra charge.
`;

  it('states the limits', () => {
    expect(read('renters', page)).toMatchObject({
      personalPropertyLimit: 42_000,
      lossOfUseLimit: 9000,
      personalLiabilityLimit: 100_000,
      medicalPaymentsLimit: 2000,
    });
  });

  it('names coverages up to the comma before their first figure', () => {
    expect(read('renters', page)['otherCoverages']).toEqual([
      { name: 'Koi pond collapse', limit: 1500, deductible: 100, premium: 9.25 },
      { name: 'Rugs, kilims and tapestries', limit: 4000, premium: 31.1 },
      { name: 'Identity recovery', limit: 25_000 },
    ]);
  });
});
