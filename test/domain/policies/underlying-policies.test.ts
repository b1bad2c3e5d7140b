import { describe, expect, it } from 'vitest';
import { read } from '../extraction/declarations/read.ts';

describe('policies under an umbrella', () => {
  it('are headed by their columns only, name companies of any name and lines that nobody knows, and print premiums', () => {
    const page = String.raw`
COMMERCIAL UMBRELLA DECLARATIONS         Policy Number: CUP 11-2233
Named Insured: Tri-State Roofing Inc     Policy Period: 03/01/2025 to 03/01/2026
Underlying Line            Insurer            Policy #        Eff          Exp          Limit                       Premium
General Liability          Old Mill           GL-1002003      04/01/25     04/01/26     1M occ / 2M agg             $4,100
Auto                       Larkspur           Q04-5566778     04/01/25     04/01/26     1,000,000 CSL               $2,900
Kennel Professional        Larkspur           KPL-77812       04/01/25     04/01/26     1,000,000/2,000,000         $900
Employers Liability        Not scheduled
Total Annual Premium: $2,870.00
Policy No. of last year: CUP 11-2232
`;
    const [effectiveDate, expirationDate] = ['2025-04-01', '2026-04-01'];
    expect(read('umbrella', page)).toMatchObject({
      policyNumber: 'CUP 11-2233',
      namedInsureds: ['Tri-State Roofing Inc'],
      effectiveDate: '2025-03-01',
      totalPremium: 2870,
      underlyingPolicies: [
        {
          coverageType: 'General Liability',
          carrierName: 'Old Mill',
          policyNumber: 'GL-1002003',
          effectiveDate,
          expirationDate,
          limits: [
            { name: 'occ', amount: 1_000_000 },
            { name: 'agg', amount: 2_000_000 },
          ],
        },
        { carrierName: 'Larkspur', policyNumber: 'Q04-5566778', limits: [{ name: 'CSL', amount: 1_000_000 }] },
        {
          coverageType: 'Kennel Professional',
          policyNumber: 'KPL-77812',
          limits: [{ text: '1,000,000/2,000,000' }],
        },
      ],
    });
  });

  it('stand before what the declarations say of the umbrella itself', () => {
    const page = String.raw`
*SCHEDULE OF UNDERLYING INSURANCE
Policy Number: UM 5520719        Named Insured: Old Barn LLC
General Liability    Old Mill Mutual   GL-24-3310    04/01/25 - 04/01/26    $1,000,000 each occurrence
Automobile           Old Mill Mutual   BA-77412      04/01/25 - 04/01/26    $1,000,000 each accident
Producer: Hill Street Agency
`;
    const found = read('umbrella', page);
    expect(found).toMatchObject({
      policyNumber: 'UM 5520719',
      namedInsureds: ['Old Barn LLC'],
      underlyingPolicies: [{ policyNumber: 'GL-24-3310' }, { policyNumber: 'BA-77412' }],
    });
    expect(found).not.toHaveProperty('effectiveDate');
  });

  it('head one column for the limits that some lines have for each occurrence and others as one', () => {
    const page = String.raw`
COMMERCIAL UMBRELLA           LIMITS (000 OMITTED)
EACH OCC            GEN AGG
3,000               3,000
UNDERLYING          CARRIER                   POLICY            OCC/CSL       AGG
GL                  OLD MILL CASUALTY CO      70-GL-118832      1,000         2,000
AUTO                OLD MILL CASUALTY CO      70-BA-118833      1,000
EL                  LARKSPUR COMP FUND        WC-20-7714          500           500
`;
    expect(read('umbrella', page)).toMatchObject({
      eachOccurrenceLimit: 3_000_000,
      generalAggregateLimit: 3_000_000,
      underlyingPolicies: [
        {
          limits: [
            { name: 'OCC', amount: 1_000_000 },
            { name: 'AGG', amount: 2_000_000 },
          ],
        },
        { limits: [{ name: 'CSL', amount: 1_000_000 }] },
        { carrierName: 'LARKSPUR COMP FUND', limits: [{ amount: 500_000 }, { amount: 500_000 }] },
      ],
    });
  });

  it('print what limits for each person and accident are short for, in lines for cars', () => {
    const page = String.raw`
UNDERLYING SCHEDULE - PERSONAL UMBRELLA      POLICY PU-998877
Line       Company         Policy No.     Eff.         Exp.         BI            PD / CSL
Auto       Old Mill        PA-12003       01/20/25     07/20/25     500/500       100,000
Auto       Larkspur        PA-12004       03/02/24     03/02/25                   300,000
Home       Old Mill        HO-12005       01/20/25     01/20/26                   300,000
`;
    expect(read('umbrella', page)).toMatchObject({
      policyNumber: 'PU-998877',
      underlyingPolicies: [
        {
          limits: [
            { name: 'BI', text: '500/500' },
            { name: 'PD', amount: 100_000 },
          ],
        },
        { limits: [{ name: 'CSL', amount: 300_000 }] },
        { coverageType: 'Home', limits: [{ amount: 300_000 }] },
      ],
    });
  });

  it('tell each policy in one line, with dashes or commas between what they tell', () => {
    const limits = { limits: [{ name: 'occ', amount: 1_000_000 }, { name: 'agg' }] };
    const lines = String.raw`
Underlying policies:
1. General Liability - Old Mill - GL-55120 - 4/1/25 to 4/1/26 - $1,000,000 occ / $2,000,000 agg
2. Auto - Old Mill - CA-55121 - 4/1/25 - 4/1/26 - $1,000,000 CSL
3. Employers Liability - Larkspur Comp - WC-901 - 4/1/25 to 4/1/26 - $500,000/$500,000/$500,000
`;
    expect(read('umbrella', lines)['underlyingPolicies']).toMatchObject([
      { coverageType: 'General Liability', carrierName: 'Old Mill', policyNumber: 'GL-55120', ...limits },
      { coverageType: 'Auto', effectiveDate: '2025-04-01', expirationDate: '2026-04-01', limits: [{ name: 'CSL' }] },
      { carrierName: 'Larkspur Comp', policyNumber: 'WC-901', limits: [{ text: '$500,000/$500,000/$500,000' }] },
    ]);
    const followed = String.raw`
Followed policy:   Lead umbrella, Old Mill Specialty Insurance Company, policy AUM 7713300, 09/15/2025-09/15/2026
                   $1,000,000 each occurrence
`;
    expect(read('umbrella', followed)['underlyingPolicies']).toMatchObject([
      {
        coverageType: 'Lead umbrella',
        carrierName: 'Old Mill Specialty Insurance Company',
        policyNumber: 'AUM 7713300',
        limits: [{ name: 'each occurrence', amount: 1_000_000 }],
      },
    ]);
    const columns = String.raw`
Schedule of underlying insurance
Policy                 Carrier, policy number and term        Limits
General Liability      Old Mill, GL 118-21                    Each occurrence          $1,000,000
                       01/01/25 to 01/01/26                   General aggregate        $2,000,000
Auto Liability         Larkspur, CA 118-22                    CSL                      $1,000,000
                       01/01/25 to 01/01/26
`;
    expect(read('umbrella', columns)['underlyingPolicies']).toMatchObject([
      { carrierName: 'Old Mill', policyNumber: 'GL 118-21', effectiveDate: '2025-01-01' },
      { carrierName: 'Larkspur', policyNumber: 'CA 118-22', limits: [{ name: 'CSL' }] },
    ]);
  });

  it('print commas in dates and limits too', () => {
    const page = String.raw`
SCHEDULE OF UNDERLYING INSURANCE
Automobile Liability     OLD MILL INSURANCE COMPANY     July 1, 2024 to July 1, 2025     BI 250/500, PD 100
`;
    const [policy] = read('umbrella', page)['underlyingPolicies'] as Record<string, unknown>[];
    expect(policy).toMatchObject({ effectiveDate: '2024-07-01', expirationDate: '2025-07-01' });
    expect(policy).not.toHaveProperty('policyNumber');
  });

  it('label companies of any name, and set numbers before lines that nobody knows', () => {
    const cards = String.raw`
Underlying Insurance
  Coverage: Commercial General Liability
  Insurer: Old Mill Specialty
  Policy No: RS-GL-4410
  Each Occurrence: $1,000,000
`;
    const found = read('umbrella', cards);
    expect(found['underlyingPolicies']).toMatchObject([{ carrierName: 'Old Mill Specialty' }]);
    expect(found).not.toHaveProperty('carrierName');
    const table = String.raw`
Underlying Insurer     Policy No.    Coverage             Limit of Insurance
Old Mill Arbor Ins     GL-90-118     General Liability    $1,000,000 Occ / $2,000,000 Agg
Old Mill Arbor Ins     CA-90-119     Auto                 $1,000,000 CSL
Larkspur Comp Fund     WC-90-120     Employers            $500,000 / $500,000 / $500,000
`;
    expect(read('umbrella', table)['underlyingPolicies']).toMatchObject([
      { coverageType: 'General Liability', carrierName: 'Old Mill Arbor Ins' },
      { coverageType: 'Auto', carrierName: 'Old Mill Arbor Ins' },
      { coverageType: 'Employers', carrierName: 'Larkspur Comp Fund', policyNumber: 'WC-90-120' },
    ]);
  });
});
