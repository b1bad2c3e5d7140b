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
