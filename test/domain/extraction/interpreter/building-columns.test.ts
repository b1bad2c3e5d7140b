import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('coverages of buildings in lines', () => {
  const page = String.raw`
BUSINESSOWNERS DECLARATIONS
Schedule of Locations
Loc. No.     Building No.           Location Address                         Class
1            1                      3210 Penarford Lane, Elmastead, AZ 85822   53241
1            2                      3210 Penarford Lane, Elmastead, AZ 85822   53241
2            1                      7879 Devegate Road, Zelinhaven, CO 80909   53241

Coverage Provided at Described Premises
Premises     Building       Your Business Personal     Business Income & Extra
                Limit                   Property                     Expense
1/1         $1,910,000                  $223,000                    12 Months
1/2         $1,709,000                  $126,000                    12 Months
2/1           $809,000                  $136,000                    12 Months

Installment due     Amount
07/10/2020          5,176.25
10/10/2020          5,176.25
`;

  it('belong to the building whose numbers begin the line', () => {
    const { coverages } = read('businessowners', page) as { coverages: Record<string, unknown>[] };
    expect(coverages.slice(0, 3)).toEqual([
      { locationNumber: 1, buildingNumber: 1, name: 'Building', limit: 1_910_000 },
      { locationNumber: 1, buildingNumber: 2, name: 'Building', limit: 1_709_000 },
      { locationNumber: 2, buildingNumber: 1, name: 'Building', limit: 809_000 },
    ]);
  });

  it('have no part in the payments below', () => {
    expect((read('businessowners', page)['coverages'] as unknown[]).length).toBe(9);
  });

  it('leave codes where they are', () => {
    expect(read('businessowners', page)['locations']).toMatchObject([
      { locationNumber: 1, buildingNumber: 1, classCode: '53241' },
      { locationNumber: 1, buildingNumber: 2, classCode: '53241' },
      { locationNumber: 2, buildingNumber: 1, classCode: '53241' },
    ]);
  });
});

describe('coverages of places', () => {
  const coveragesOf = (lines: string): unknown =>
    read('businessowners', `BUSINESSOWNERS POLICY DECLARATIONS\nPolicy Number: BP 40-118\n\n${lines}`)['coverages'];

  it('share the deductible below them, and end where a heading of liability stands', () => {
    const page = `
Location 1, Building 1: 12 Oak Street, Omaha, NE 68102
   Building                         $210,000
   Business personal property       $ 80,000
   Deductible                       $  1,000

BUSINESS LIABILITY
   Employment practices liability   $ 25,000
`;
    const owner = { locationNumber: 1, buildingNumber: 1 };
    expect(coveragesOf(page)).toEqual([
      { ...owner, name: 'Building', limit: 210_000, deductible: 1_000 },
      { ...owner, name: 'Business personal property', limit: 80_000, deductible: 1_000 },
      { name: 'Employment practices liability', limit: 25_000 },
    ]);
  });

  it('have none in a line without a number, where each other line prints its own', () => {
    const page = `
PREM   COVERAGE                LIMIT        PREMIUM
 1     BUILDING                560,000      1,604.00
 1     PERSONAL PROPERTY       210,000        733.00
 2     PERSONAL PROPERTY        35,000        141.00
       EMPLOYEE DISHONESTY      25,000         88.00
`;
    expect(coveragesOf(page)).toMatchObject([
      { locationNumber: 1 },
      { locationNumber: 1 },
      { locationNumber: 2 },
      { name: 'EMPLOYEE DISHONESTY', limit: 25_000, premium: 88 },
    ]);
    expect((coveragesOf(page) as object[])[3]).not.toHaveProperty('locationNumber');
  });
});
