import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const interestsOf = (lines: string) =>
  read('commercial_application', `COMMERCIAL INSURANCE APPLICATION\n\n${lines}\n`)['additionalInterests'];

describe('additional interests in lines of their own', () => {
  it('stand behind what they are, with an address and perhaps a loan', () => {
    expect(interestsOf('Loss Payee: Orchard Credit Union, PO Box 71, Hood River, OR 97031')).toEqual([
      { interest: 'Loss Payee', name: 'Orchard Credit Union', address: 'PO Box 71, Hood River, OR 97031' },
    ]);
    expect(
      interestsOf('ADDITIONAL INTEREST: MORTGAGEE - Bear Lake Bank, 8 Main St, Paris, ID 83261     LOAN #: 70-4418'),
    ).toEqual([
      { interest: 'MORTGAGEE', name: 'Bear Lake Bank', address: '8 Main St, Paris, ID 83261', loanNumber: '70-4418' },
    ]);
  });

  it('may be numbered, in columns without headings, and of one building or unit', () => {
    expect(
      interestsOf(`ADDITIONAL INTERESTS
01   MORTGAGEE         FIRST ELK BANK    14 S VINE ST   ELKO NV 89801        LOAN 55-9001
02   ADDL INSURED      RUBY LEASING CO   PO BOX 40      ELKO NV 89801`),
    ).toEqual([
      { interest: 'MORTGAGEE', name: 'FIRST ELK BANK', address: '14 S VINE ST, ELKO NV 89801', loanNumber: '55-9001' },
      { interest: 'ADDL INSURED', name: 'RUBY LEASING CO', address: 'PO BOX 40, ELKO NV 89801' },
    ]);
    expect(interestsOf('MORTGAGEE  Bldg 1 and 2:  Sierra Trust, 9 Pine Ave, Truckee, CA 96161')).toEqual([
      { interest: 'MORTGAGEE', name: 'Sierra Trust', address: '9 Pine Ave, Truckee, CA 96161' },
    ]);
  });

  it('are not told by sentences and captions without anybody', () => {
    expect(
      interestsOf('Mortgagee clause applies as its interest may appear.\nLANDLORD:\nOWNER   TENANT'),
    ).toBeUndefined();
  });
});
