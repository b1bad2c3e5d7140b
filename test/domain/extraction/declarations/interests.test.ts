import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const interestsOf = (page: string): unknown =>
  read('homeowners', `HOMEOWNERS POLICY DECLARATIONS\n${page}`)['additionalInterests'];

const bank = {
  interest: 'First Mortgagee',
  name: 'First County Bank, National Association',
  address: 'PO Box 1489, Salem, OR 97301',
  loanNumber: '2171232139',
};
const union = {
  interest: 'Second Mortgagee',
  name: 'Lakeshore Credit Union',
  address: '12 Main St, Reno, NV 89559',
  loanNumber: '8026740514',
};

describe('mortgagees and other interests', () => {
  it('stand one in a line', () => {
    const page = String.raw`
Additional Interests
First Mortgagee: First County Bank, National Association ISAOA/ATIMA, PO Box 1489, Salem, OR 97301, Loan Number 2171232139
Second Mortgagee: Lakeshore Credit Union, 12 Main St, Reno, NV 89559, Loan Number 8026740514
`;
    expect(interestsOf(page)).toEqual([bank, union]);
  });

  it('stand in a table with the address over several lines of a column', () => {
    const page = String.raw`
Mortgagees and Additional Interests
Relation            Company                                        Address              Loan
First Mortgagee     First County Bank, National Association        PO Box 1489          2171232139
                                                                   Salem, OR 97301
Second Mortgagee    Lakeshore Credit Union                         12 Main St           8026740514
                                                                   Reno, NV 89559
`;
    expect(interestsOf(page)).toEqual([bank, union]);
  });

  it('stand side by side, the loan number in the line of the heading', () => {
    const page = String.raw`
ADDITIONAL INTERESTS
First Mortgagee     Loan No 2171232139              Second Mortgagee     Loan No 8026740514
First County Bank, National Association             Lakeshore Credit Union
PO Box 1489                                         12 Main St
Salem, OR 97301                                     Reno, NV 89559
`;
    expect(interestsOf(page)).toEqual([bank, union]);
  });

  it('have no kind where the heading speaks of several', () => {
    const page = String.raw`
Additional Interests
Lakeshore Credit Union, 12 Main St, Reno, NV 89559, Mortgage Number 8026740514
`;
    const { interest: _kind, ...others } = union;
    expect(interestsOf(page)).toEqual([others]);
  });
});

describe('a party in a section of interests', () => {
  const party = { name: 'Lakeshore Credit Union', address: '12 Main St, Reno, NV 89559' };

  it('begins behind the number of what it has an interest in', () => {
    const page = String.raw`
Item 9. Mortgageholder Name and Address
Prem. 1 Bldg. 2: Lakeshore Credit Union, 12 Main St, Reno, NV 89559 Loan No. 8026740514
`;
    expect(interestsOf(page)).toEqual([{ interest: 'Mortgageholder', ...party, loanNumber: '8026740514' }]);
  });

  it('has a kind before a colon, whatever words it uses', () => {
    const page = String.raw`
Additional Interests
Venue: Lakeshore Credit Union, 12 Main St, Reno, NV 89559
`;
    expect(interestsOf(page)).toEqual([{ interest: 'Venue', ...party }]);
  });

  it('stands below a numbered kind', () => {
    const page = String.raw`
*Lienholder and additional insured information
1. Additional insured
Lakeshore Credit Union
12 Main St, Reno, NV 89559
`;
    expect(interestsOf(page)).toEqual([{ interest: 'Additional insured', ...party }]);
  });

  it('stands below a kind with the clause of its interest, in a part of the page that has a letter', () => {
    const page = String.raw`
SECTION E — FLOOR PLAN LENDER, as its interest may appear in dealers autos

Lakeshore Credit Union
12 Main St, Reno, NV 89559
`;
    expect(interestsOf(page)).toEqual([{ interest: 'FLOOR PLAN LENDER', ...party }]);
  });

  it('stands below a kind with the place of the interest beside it', () => {
    const page = String.raw`
MORTGAGEE    LOC 001 BLDG 01
  Lakeshore Credit Union
  12 Main St, Reno, NV 89559
  LOAN 8026740514
`;
    expect(interestsOf(page)).toEqual([{ interest: 'MORTGAGEE', ...party, loanNumber: '8026740514' }]);
  });

  it('stands behind a kind with a remark in parentheses', () => {
    const page = String.raw`
Additional insured (manager or lessor of premises): Lakeshore Credit Union, 12 Main St, Reno, NV 89559
`;
    expect(interestsOf(page)).toEqual([{ interest: 'Additional insured', ...party }]);
  });

  it('has a loan number that begins with letters, in a column before or behind the names', () => {
    const behind = String.raw`
MORTGAGEES AND OTHER INTERESTS
TYPE                 NAME AND ADDRESS                   LOAN NO.
1ST MORTGAGEE        Lakeshore Credit Union             RE-44190
                     12 Main St
                     Reno, NV 89559
2ND MORTGAGEE        Corn Belt Farm Credit              88 2071 03
                     900 W Main St
                     Reno, NV 89559
ADDL INSURED         Community National Bank            CNB 77410-2
                     PO Box 227
                     Reno, NV 89559
`;
    expect(interestsOf(behind)).toMatchObject([
      { loanNumber: 'RE-44190' },
      { loanNumber: '88 2071 03' },
      { loanNumber: 'CNB 77410-2' },
    ]);
    const before = String.raw`
ADDITIONAL INTERESTS
Loan Number     Interest          Name                         Address
BL-20-66318     Mortgageholder    Lakeshore Credit Union       12 Main St, Reno, NV 89559
L-90337         Loss Payable      Bongard Oven Leasing Inc.    4411 Industrial Way, Kent, WA 98032
`;
    expect(interestsOf(before)).toMatchObject([{ loanNumber: 'BL-20-66318' }, { loanNumber: 'L-90337' }]);
  });

  it('has the type that stands under a heading around the middle of its column', () => {
    const page = String.raw`
ADDITIONAL INSUREDS
            Interest                                       Name and Address
Owner                                 Lakeshore Credit Union
                                      12 Main St, Reno, NV 89559
`;
    expect(interestsOf(page)).toEqual([{ interest: 'Owner', ...party }]);
  });

  it('stands below its heading, whatever columns a table above has', () => {
    const page = String.raw`
OPTIONAL COVERAGES
                               Coverage                          Limit        Premium
Limited Pollution - Job Site                                     $100,000      $1,125
Employee Benefits Liability                                    $1,000,000        $400

ADDITIONAL INSUREDS
Interest                          Name and Address
General Contractor                Lakeshore Credit Union
                                  12 Main St, Reno, NV 89559
`;
    expect(interestsOf(page)).toEqual([{ interest: 'General Contractor', ...party }]);
  });

  it('stands in one line beside its kind, under any heading, and with a loan of its own', () => {
    const page = String.raw`
Coverages                     Limit
Dwelling                      $300,000
ITEM 6.  FIRST MORTGAGEE (NEW)    Lakeshore Credit Union ISAOA, 12 Main St, Reno, NV 89559     Loan No. 88-204471
ITEM 7.  LOSS PAYEE               Juniper Leasing Inc., PO Box 6100, Fargo ND 58108
         MORTGAGEE (REMOVED)      Harbor Savings Bank, PO Box 41, Fargo ND 58108
`;
    expect(interestsOf(page)).toEqual([
      { interest: 'FIRST MORTGAGEE', ...party, loanNumber: '88-204471' },
      { interest: 'LOSS PAYEE', name: 'Juniper Leasing Inc.', address: 'PO Box 6100, Fargo ND 58108' },
    ]);
  });
});
