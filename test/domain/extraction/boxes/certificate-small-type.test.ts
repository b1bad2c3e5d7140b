import { describe, expect, it } from 'vitest';
import { acord25Plan } from '../../../../domain/policies/acord-25/plan.ts';
import { type DrawnForm, drawnForm, readAs } from './drawn-form.ts';

const read = (form: DrawnForm) => readAs(acord25Plan, [form.layout()]);

/** An edition without columns for additional insureds, typed in letters as small as its captions. */
function edition2001(): DrawnForm {
  const form = drawnForm()
    .print(100, 28, 'ACORD CERTIFICATE OF LIABILITY INSURANCE', { size: 12, bold: true })
    .box(480, 25, 594, 48)
    .print(482, 27, 'DATE (MM/DD/YY)', { size: 7 })
    .type(500, 38, '06/30/02', 7)
    .table([18, 306, 594], [60, 120])
    .print(20, 62, 'PRODUCER', { size: 7 })
    .type(24, 74, 'Mesa Verde Agency\n700 Main Avenue\nDurango, CO 81301', 7)
    .print(308, 62, 'THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY', { size: 7 })
    .table([18, 306, 594], [120, 180])
    .print(20, 122, 'INSURED', { size: 7 })
    .type(24, 134, 'Animas Drilling Co.\n15 Camino del Rio\nDurango, CO 81303', 7)
    .print(308, 110, 'INSURERS AFFORDING COVERAGE', { size: 7 });
  form.table([306, 594], [120, 132, 144, 156, 168, 180]);
  for (const [at, letter] of [...'ABCDE'].entries()) form.print(308, 123 + at * 12, `INSURER ${letter}:`, { size: 7 });
  form.type(355, 123, 'Rocky Mountain Surety Company', 7).type(355, 135, 'High Plains Fund', 7);
  form.print(20, 183, 'COVERAGES', { size: 8, bold: true });
  form.table([18, 38, 160, 270, 330, 390, 594], [210, 228, 312, 370, 410, 440]);
  form
    .print(20, 212, 'INSR\nLTR', { size: 7 })
    .print(60, 214, 'TYPE OF INSURANCE', { size: 7 })
    .print(180, 214, 'POLICY NUMBER', { size: 7 });
  form
    .print(272, 212, 'POLICY EFFECTIVE\nDATE (MM/DD/YY)', { size: 6.5 })
    .print(332, 212, 'POLICY EXPIRATION\nDATE (MM/DD/YY)', { size: 6.5 });
  form.print(470, 214, 'LIMITS', { size: 7 });
  const limits = (top: number, rows: readonly (readonly [string, string])[]) => {
    form.table([390, 500, 594], rows.map((_, at) => top + at * 12).concat(top + rows.length * 12));
    for (const [at, [name, amount]] of rows.entries()) {
      form.print(392, top + 3 + at * 12, name, { size: 7 }).print(502, top + 3 + at * 12, '$', { size: 7 });
      form.type(520, top + 3 + at * 12, amount, 7);
    }
  };
  form
    .print(40, 230, 'GENERAL LIABILITY', { size: 7, bold: true })
    .tick(40, 240, false)
    .print(55, 243, 'COMMERCIAL GENERAL LIABILITY', { size: 6 });
  form
    .tick(55, 254)
    .print(70, 257, 'CLAIMS MADE', { size: 7 })
    .tick(115, 254, false)
    .print(130, 257, 'OCCUR', { size: 7 });
  form.type(24, 232, 'A', 7).type(164, 232, 'GL-20-771', 7).type(276, 232, '07/01/02', 7).type(336, 232, '07/01/03', 7);
  limits(228, [
    ['EACH OCCURRENCE', '1,000,000'],
    ['FIRE DAMAGE (Any one fire)', '50,000'],
    ['MED EXP (Any one person)', 'EXCLUDED'],
  ]);
  form
    .print(40, 372, 'WORKERS COMPENSATION AND', { size: 7, bold: true })
    .print(40, 380, "EMPLOYERS' LIABILITY", { size: 7, bold: true });
  form.type(24, 374, 'B', 7).type(164, 374, 'WC 5150', 7).type(276, 374, '01/01/02', 7).type(336, 374, '01/01/03', 7);
  limits(370, [
    ['E.L. EACH ACCIDENT', '100,000'],
    ['E.L. DISEASE - EA EMPLOYEE', '100,000'],
    ['E.L. DISEASE - POLICY LIMIT', '500,000'],
  ]);
  form
    .type(42, 420, 'Pollution Liability', 7)
    .type(164, 420, 'PL 3', 7)
    .type(276, 420, '01/01/02', 7)
    .type(336, 420, '01/01/03', 7);
  form.type(392, 420, 'Each Claim', 7).type(520, 420, '250,000', 7);
  form.table([18, 306, 594], [600, 614, 690]).print(20, 604, 'CERTIFICATE HOLDER', { size: 8, bold: true });
  return form
    .type(30, 630, 'La Plata County\n1101 E 2nd Ave\nDurango, CO 81301', 7)
    .print(20, 760, 'ACORD 25-S (7/97)', { size: 8, bold: true });
}

describe('a certificate typed in letters as small as its captions', () => {
  const certificate = read(edition2001());

  it('tells parties and insurers from captions alone', () => {
    expect(certificate).toMatchObject({
      certificateDate: '2002-06-30',
      producerName: 'Mesa Verde Agency',
      producerAddress: '700 Main Avenue, Durango, CO 81301',
      namedInsureds: ['Animas Drilling Co.'],
      mailingAddress: '15 Camino del Rio, Durango, CO 81303',
      insurers: [
        { letter: 'A', name: 'Rocky Mountain Surety Company' },
        { letter: 'B', name: 'High Plains Fund' },
      ],
      certificateHolderName: 'La Plata County',
      certificateHolderAddress: '1101 E 2nd Ave, Durango, CO 81301',
    });
  });

  it('reads limits in figures and in words, and rows whose title is typed', () => {
    expect(certificate.policies).toEqual([
      {
        insurerLetter: 'A',
        coverageType: 'GENERAL LIABILITY',
        policyNumber: 'GL-20-771',
        effectiveDate: '2002-07-01',
        expirationDate: '2003-07-01',
        coverageForm: 'claims_made',
        limits: [
          { name: 'EACH OCCURRENCE', amount: 1000000 },
          { name: 'FIRE DAMAGE (Any one fire)', amount: 50000 },
          { name: 'MED EXP (Any one person)', text: 'EXCLUDED' },
        ],
      },
      {
        insurerLetter: 'B',
        coverageType: "WORKERS COMPENSATION AND EMPLOYERS' LIABILITY",
        policyNumber: 'WC 5150',
        effectiveDate: '2002-01-01',
        expirationDate: '2003-01-01',
        limits: [
          { name: 'E.L. EACH ACCIDENT', amount: 100000 },
          { name: 'E.L. DISEASE - EA EMPLOYEE', amount: 100000 },
          { name: 'E.L. DISEASE - POLICY LIMIT', amount: 500000 },
        ],
      },
      {
        coverageType: 'Pollution Liability',
        policyNumber: 'PL 3',
        effectiveDate: '2002-01-01',
        expirationDate: '2003-01-01',
        limits: [{ name: 'Each Claim', amount: 250000 }],
      },
    ]);
  });
});
