import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

describe('captions with the numbers of their boxes', () => {
  it('name the values below them', () => {
    const page = String.raw`
AUTOMOBILE INSURANCE PLAN

1 Servicing company                     2 Policy number        3 Issued
NEVAHURST CASUALTY INSURANCE COMPANY    AR-010-8693-6          3/1/2023

7 Named insured and mailing address     8 Producer of record
TESSA C WENDENGAN                       LANOFORD INSURANCE SERVICES
3254 LANERVALE AVE
LANAHURST, MO 64631
`;
    expect(read('auto', page)).toMatchObject({
      policyNumber: 'AR-010-8693-6',
      namedInsureds: ['TESSA C WENDENGAN'],
      agencyName: 'LANOFORD INSURANCE SERVICES',
    });
  });
});

describe('what a document does', () => {
  it('is told by a label beside or above it', () => {
    expect(read('auto', 'PERSONAL AUTO POLICY\n\nTransaction:      Original')).toMatchObject({
      transactionType: 'new',
    });
    expect(read('auto', 'PERSONAL AUTO POLICY\n\nReason for issue\nEndorsement')).toMatchObject({
      transactionType: 'change',
    });
  });

  it('is not told by the names of forms and discounts', () => {
    const page = String.raw`
PERSONAL AUTO DECLARATIONS
Policy number: PA-1234567

Form Numbers
ZA 76 95 10 17          Amendatory Endorsement
ZA 51 64 10 20          Amendment of Policy Provisions
New Business Discount
`;
    expect(read('auto', page)['transactionType']).toBeUndefined();
  });
});
