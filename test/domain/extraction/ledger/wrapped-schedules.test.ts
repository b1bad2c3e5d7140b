import { describe, expect, it } from 'vitest';
import { extract } from '../../../../domain/extraction/extract.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { griddedPage } from '../../../fixtures/declarations/typed-page.ts';
import { read } from '../declarations/read.ts';

const page = String.raw`
Roserlake Surety Company
Named Insured: Quenin Plumbing Supply, Inc        Data Evaluated: 11/05/2021

Policy Number   Line of Business  From         To           Claims   Incurred
GL6715488       Farm Equipment    03/01/2020   03/01/2021        1   3,477.00
                and Livestock
GL6715411       Silo Breakdown    03/01/2020   03/01/2021        0       0.00

Claim           Loss date    Status     Paid     Reserve    Incurred
PQ-592168       03/14/2020   Open     1,477.00    2,000.00    3,477.00
`;

describe('a list of policies', () => {
  it('goes on with its cells in the line below', () => {
    expect(read('loss_run', page)['policies']).toMatchObject([
      { policyNumber: 'GL6715488', lineOfBusiness: 'Farm Equipment and Livestock' },
      { policyNumber: 'GL6715411', lineOfBusiness: 'Silo Breakdown' },
    ]);
  });
});

const bottoms = `
Insured: Moss Residential LP       Valuation date 4/30/2022
¦──────────¦──────────¦──────────¦───────────¦───────────¦──────────¦──────────────────¦──────────¦─────────¦
¦ Policy   ¦ Eff      ¦ Exp      ¦ Claim No  ¦ Coverage  ¦ Loss     ¦ Loss Description ¦ Paid     ¦ Reserve ¦
¦ Number   ¦ Date     ¦ Date     ¦           ¦           ¦ Date     ¦                  ¦          ¦         ¦
¦──────────¦──────────¦──────────¦───────────¦───────────¦──────────¦──────────────────¦──────────¦─────────¦
¦          ¦          ¦          ¦           ¦           ¦          ¦ Guest fell on    ¦          ¦         ¦
¦ KX-5501- ¦          ¦          ¦           ¦ General   ¦          ¦ exterior stairs; ¦          ¦         ¦
¦ 2019     ¦ 6/1/2019 ¦ 6/1/2020 ¦ KP-220917 ¦ Liability ¦ 8/14/2019¦ loose tread      ¦ $500.00  ¦   $0.00 ¦
¦──────────¦──────────¦──────────¦───────────¦───────────¦──────────¦──────────────────¦──────────¦─────────¦
¦ KX-5501- ¦          ¦          ¦           ¦           ¦          ¦ Kitchen fire in  ¦          ¦         ¦
¦ 2020     ¦ 6/1/2020 ¦ 6/1/2021 ¦ KP-230871 ¦ Property  ¦ 12/2/2020¦ unit 14          ¦ $600.00  ¦  $10.00 ¦
¦──────────¦──────────¦──────────¦───────────¦───────────¦──────────¦──────────────────¦──────────¦─────────¦
¦ KX-5501- ¦          ¦          ¦           ¦ General   ¦          ¦ Limb fell on     ¦          ¦         ¦
¦ 2021     ¦ 6/1/2021 ¦ 6/1/2022 ¦ KP-240102 ¦ Liability ¦ 1/8/2022 ¦ parked car       ¦ $700.00  ¦  $20.00 ¦
¦──────────¦──────────¦──────────¦───────────¦───────────¦──────────¦──────────────────¦──────────¦─────────¦`;

describe('cells that are set to the bottom of ruled rows', () => {
  it('begin in the lines above that of the values', () => {
    const policyType = findPolicyType('loss_run');
    const { data } = policyType ? extract({ policyType, pages: [griddedPage(bottoms)] }) : { data: {} };
    expect(data).toMatchObject({
      policies: [
        { policyNumber: 'KX-5501-2019', effectiveDate: '2019-06-01' },
        { policyNumber: 'KX-5501-2020', effectiveDate: '2020-06-01' },
        { policyNumber: 'KX-5501-2021', expirationDate: '2022-06-01' },
      ],
      claims: [
        { claimType: 'General Liability', description: 'Guest fell on exterior stairs; loose tread' },
        { claimType: 'Property', description: 'Kitchen fire in unit 14' },
        { claimType: 'General Liability', description: 'Limb fell on parked car' },
      ],
    });
  });
});
