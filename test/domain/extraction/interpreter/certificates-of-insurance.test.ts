import { describe, expect, it } from 'vitest';
import { drawnForm } from '../boxes/drawn-form.ts';
import { read, readPages } from '../declarations/read.ts';

const table = String.raw`
*                      CERTIFICATE OF INSURANCE
Producer                                  Insured
Harbor Point Insurance Agency             Granite State Roofing LLC
12 Wharf Road                             PO Box 118
Portland, ME 04101                        Concord, NH 03301
Contact: Dana Wills   Phone: (207) 555-0134

*Type of Insurance       Insurance Company               Policy Number    Effective     Expires       Limits
General Liability       Pine Tree Mutual Insurance Co   GL 44-1071       02/01/2024    02/01/2025    Each Occurrence       $1,000,000
                                                                                                     General Aggregate     $2,000,000
Cyber Liability         Coastal Casualty Company        CY 90-4          03/15/2024    03/15/2025    Each Claim            $500,000

*Certificate Holder
City of Keene
3 Main Street
Keene, NH 03431
`;

describe('a certificate of a house, without rules', () => {
  const data = read('acord_25', table);

  it('has a policy for each line with dates, known line of insurance or not, with the limits beside it', () => {
    expect(data['policies']).toEqual([
      {
        coverageType: 'General Liability',
        policyNumber: 'GL 44-1071',
        effectiveDate: '2024-02-01',
        expirationDate: '2025-02-01',
        limits: [
          { name: 'Each Occurrence', amount: 1_000_000 },
          { name: 'General Aggregate', amount: 2_000_000 },
        ],
      },
      {
        coverageType: 'Cyber Liability',
        policyNumber: 'CY 90-4',
        effectiveDate: '2024-03-15',
        expirationDate: '2025-03-15',
        limits: [{ name: 'Each Claim', amount: 500_000 }],
      },
    ]);
  });

  it('lists the companies that a column of the table names', () => {
    expect(data['insurers']).toEqual([{ name: 'Pine Tree Mutual Insurance Co' }, { name: 'Coastal Casualty Company' }]);
  });

  it('tells the parties that stand in columns under their captions, with what is told inside their blocks', () => {
    expect(data).toMatchObject({
      producerName: 'Harbor Point Insurance Agency',
      producerAddress: '12 Wharf Road, Portland, ME 04101',
      contactName: 'Dana Wills',
      contactPhone: '(207) 555-0134',
      namedInsureds: ['Granite State Roofing LLC'],
      mailingAddress: 'PO Box 118, Concord, NH 03301',
      certificateHolderName: 'City of Keene',
    });
  });
});

const memo = String.raw`
*                      Memorandum of Insurance
Insured: Granite State Roofing LLC
General Liability
Policy Number: GL 44-1071
Term: 02/01/2024 to 02/01/2025
Each Occurrence                 $1,000,000
Automobile Liability
Policy Number: BA 77-2
Term: 02/01/2024 to 02/01/2025
Combined Single Limit           $750,000
`;

describe('a certificate without a table', () => {
  it('has a policy under each line of insurance that stands alone, with its labels and limits', () => {
    expect(read('acord_25', memo)['policies']).toMatchObject([
      { coverageType: 'General Liability', policyNumber: 'GL 44-1071', effectiveDate: '2024-02-01' },
      { coverageType: 'Automobile Liability', policyNumber: 'BA 77-2', limits: [{ amount: 750_000 }] },
    ]);
  });
});

/** A table with rules around each policy, its limits in one space of many lines. */
function ruled(limits: (form: ReturnType<typeof drawnForm>) => void) {
  const form = drawnForm().table([20, 150, 250, 320, 390, 590], [100, 120, 220]);
  form.print(24, 104, 'TYPE OF INSURANCE').print(154, 104, 'POLICY NUMBER');
  form.print(254, 104, 'EFFECTIVE DATE').print(324, 104, 'EXPIRATION DATE').print(394, 104, 'LIMITS');
  form.print(24, 124, 'Automobile Liability', { size: 8, bold: true });
  form.type(154, 124, 'BA 77-2', 8).type(254, 124, '02/01/2024', 8).type(324, 124, '02/01/2025', 8);
  limits(form);
  return readPages('acord_25', [form.page()])['policies'];
}

describe('limits of a policy in one space', () => {
  it('go on in the next line where no room was left for its first word', () => {
    const policies = ruled((form) =>
      form
        .print(394, 124, 'Damage to premises that are rented', { size: 8 })
        .type(538, 124, '$50,000', 8)
        .print(394, 134, 'to you', { size: 8 }),
    );
    expect(policies).toMatchObject([
      { limits: [{ name: 'Damage to premises that are rented to you', amount: 50_000 }] },
    ]);
  });

  it('do not take the names of limits without an amount that stand below them', () => {
    const policies = ruled((form) =>
      form
        .print(394, 124, 'Single Limit', { size: 8 })
        .type(550, 124, '$750,000', 8)
        .print(394, 134, 'Each Person\nProperty Damage', { size: 8 }),
    );
    expect(policies).toMatchObject([{ limits: [{ name: 'Single Limit', amount: 750_000 }] }]);
  });
});

const lines = String.raw`
*                 Certificate of Insurance - Community Association
*Coverage                 Insurance Company               Policy Number    Effective     Expires       Limit          Deductible
Property                  Pine Tree Mutual Insurance Co   PR 44-1071       02/01/2024    02/01/2025
   Blanket Building                                                                                    $3,750,000     $5,000
   Wind / Hail                                                                                         Included       2% per building
Umbrella Liability        Coastal Casualty Company        UM 90-4          02/01/2024    02/01/2025
   Umbrella Limit                                                                                      $5,000,000
`;

describe('a table with a line for each limit below its policy', () => {
  const data = read('property_certificate', lines);

  it('has the policies apart from what they cover', () => {
    expect(data['policies']).toMatchObject([
      { coverageType: 'Property', policyNumber: 'PR 44-1071' },
      { coverageType: 'Umbrella Liability', policyNumber: 'UM 90-4' },
    ]);
    expect(data['coverages']).toEqual([
      { name: 'Blanket Building', limit: 3_750_000, deductible: 5_000 },
      { name: 'Wind / Hail', limitText: 'Included', deductibleText: '2% per building' },
      { name: 'Umbrella Limit', limit: 5_000_000 },
    ]);
  });
});

describe('a letter about one policy', () => {
  const data = read(
    'acord_25',
    String.raw`
ALDER PROFESSIONAL MUTUAL INSURANCE COMPANY
14 Quarry Street, Barre, VT 05641

May 9, 2025

This letter certifies that the firm is insured under a claims-made professional liability policy as follows:

     Policy number ...................... APL-30417-25
     Policy period ...................... March 1, 2025 to March 1, 2026
     Limit each claim ................... $2,000,000
     Annual aggregate limit ............. $4,000,000
     Deductible each claim .............. $10,000
`,
  );

  it('is dated at its head, and tells the policy at captions and its limits in lines', () => {
    expect(data).toMatchObject({
      certificateDate: '2025-05-09',
      policies: [
        {
          coverageType: 'professional liability',
          policyNumber: 'APL-30417-25',
          effectiveDate: '2025-03-01',
          expirationDate: '2026-03-01',
          limits: [
            { name: 'Limit each claim', amount: 2_000_000 },
            { name: 'Annual aggregate limit', amount: 4_000_000 },
          ],
        },
      ],
    });
  });
});
