import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

describe('what only looks like a value', () => {
  it('is no premium behind words inside a line of figures', () => {
    const page = String.raw`
COMMERCIAL GENERAL LIABILITY DECLARATIONS
TOTAL DUE                                                                                  $52,987.01

Loc.   Class Code   Classification                  Premium Basis   Exposure   Rate     Premium
1      98677        Roofing - Commercial            Payroll         286,500    44.902   12,864
2      91585        Contractors - subcontracted     Total Cost      650,000    2.216    1,440
`;
    expect(read('general_liability', page)['totalPremium']).toBe(52_987.01);
  });

  it('is no address where a sentence stands below a table of classes', () => {
    const page = String.raw`
COMMERCIAL GENERAL LIABILITY DECLARATIONS
ALL PREMISES YOU OWN, RENT OR OCCUPY
Loc. No.                           Address
1             4020 E Broadway Road, Phoenix, AZ 85040
2             2915 Yale Boulevard SE, Albuquerque, NM 87106

CLASSIFICATION AND PREMIUM
Loc.   Class Code   Classification                  Premium Basis   Exposure   Rate     Premium
1      98677        Roofing - Commercial            Payroll         286,500    44.902   12,864
2      91585        Contractors - subcontracted     Total Cost      650,000    2.216    1,440
Rates apply per $1,000 of payroll or total cost and per 1,000 square feet of area.
`;
    expect(read('general_liability', page)['locations']).toEqual([
      { locationNumber: 1, address: '4020 E Broadway Road, Phoenix, AZ 85040' },
      { locationNumber: 2, address: '2915 Yale Boulevard SE, Albuquerque, NM 87106' },
    ]);
  });

  it('is no license number with the sign of money', () => {
    const page = String.raw`
BUSINESS AUTO DECLARATIONS
Driver               Date of Birth      License No.      State
Dominic Varga        07/02/1984         28417736         PA
Telematics Fleet Credit                 -$512.00
`;
    expect(read('commercial_auto', page)['drivers']).toEqual([
      { name: 'Dominic Varga', dateOfBirth: '1984-07-02', licenseNumber: '28417736', licenseState: 'PA' },
    ]);
  });
});

describe('an agency beside its label', () => {
  it.each([
    ['Shoreline Insurance Partners, LLC — Agent 90-1143 — (203) 555-0127', 'Shoreline Insurance Partners, LLC'],
    ['Harper - Lowe Insurance Group · (203) 555-0127', 'Harper - Lowe Insurance Group'],
    ['Harper & Lowe Agency | Code 44-0192', 'Harper & Lowe Agency'],
    ['Bremer County Insurance Service', 'Bremer County Insurance Service'],
  ])('has no code and no telephone: %s', (text, name) => {
    const page = `\nPERSONAL UMBRELLA LIABILITY DECLARATIONS\nPolicy Number    PXU 5510 3382\nYour Agent       ${text}\n`;
    expect(read('umbrella', page)['agencyName']).toBe(name);
  });
});
