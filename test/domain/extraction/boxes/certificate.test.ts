import { describe, expect, it } from 'vitest';
import { acord25Plan } from '../../../../domain/policies/acord-25/plan.ts';
import { type DrawnForm, drawnForm, readAs } from './drawn-form.ts';

const read = (form: DrawnForm) => readAs(acord25Plan, [form.layout()]);

/** An edition with ADDL and SUBR columns, "GENERAL LIABILITY" above its alternatives. */
function edition2009(): DrawnForm {
  const form = drawnForm()
    .print(160, 28, 'CERTIFICATE OF LIABILITY INSURANCE', { size: 14, bold: true })
    .box(507, 25, 594, 48)
    .print(520, 27, 'DATE (MM/DD/YYYY)')
    .type(525, 36, '02/10/2010')
    .table([18, 306, 594], [120, 180, 240])
    .print(20, 122, 'PRODUCER')
    .type(22, 132, 'Harbor Point Insurance Agency\n12 Wharf Road Suite 4\nPortland, ME 04101')
    .print(20, 182, 'INSURED')
    .type(22, 192, 'Granite State Roofing LLC\nPO Box 118\nConcord, NH 03301');
  const rows = [120, 132, 144, 156, 168, 180, 192, 204, 216, 228, 240];
  form.table([306, 594], rows).print(308, 122, 'CONTACT\nNAME:').type(345, 122, 'Dana Wills', 8);
  form.print(308, 133, 'PHONE').print(308, 138, '(A/C, No, Ext):').type(355, 134, '207-555-0134', 8);
  form.print(308, 145, 'E-MAIL').print(308, 150, 'ADDRESS:').type(345, 146, 'dana@harborpoint.example', 8);
  form.print(370, 159, 'INSURER(S) AFFORDING COVERAGE').print(555, 159, 'NAIC #');
  form.box(540, 156, 594, 240);
  for (const [at, [name, naic]] of [
    ['Pine Tree Mutual Insurance Company', '10345'],
    ['Coastal Casualty Co', '20987'],
  ].entries()) {
    form.print(308, 171 + at * 12, `INSURER ${'AB'[at]} :`).type(350, 169 + at * 12, name ?? '', 8);
    form.type(552, 169 + at * 12, naic ?? '', 8);
  }
  for (const [at, letter] of [...'CDEF'].entries()) form.print(308, 195 + at * 12, `INSURER ${letter} :`);
  form
    .print(20, 243, 'COVERAGES', { size: 8, bold: true })
    .print(160, 243, 'CERTIFICATE NUMBER:', { size: 8, bold: true });
  form.type(262, 243, 'CL1021004417', 8).print(430, 243, 'REVISION NUMBER:', { size: 8, bold: true });
  const columns = [18, 38, 172, 190, 208, 330, 377, 424, 594];
  form.table(columns, [288, 304, 388, 460, 508]);
  form
    .print(20, 290, 'INSR\nLTR')
    .print(75, 292, 'TYPE OF INSURANCE')
    .print(173, 290, 'ADDL\nINSR')
    .print(191, 290, 'SUBR\nWVD');
  form
    .print(247, 292, 'POLICY NUMBER')
    .print(334, 290, 'POLICY EFF\n(MM/DD/YYYY)')
    .print(380, 290, 'POLICY EXP\n(MM/DD/YYYY)');
  form.print(495, 292, 'LIMITS');
  const limits = (top: number, names: readonly string[]) => {
    form.table([424, 514, 594], names.map((_, at) => top + at * 12).concat(top + names.length * 12));
    for (const [at, name] of names.entries())
      form.print(427, top + 3 + at * 12, name).print(517, top + 3 + at * 12, '$');
  };
  form.print(40, 306, 'GENERAL LIABILITY', { bold: true });
  form.tick(40, 316).print(55, 319, 'COMMERCIAL GENERAL LIABILITY');
  form.tick(52, 328, false).print(67, 331, 'CLAIMS-MADE').tick(112, 328).print(127, 331, 'OCCUR');
  form.print(40, 366, "GEN'L AGGREGATE LIMIT APPLIES PER:");
  form
    .tick(40, 374, false)
    .print(54, 378, 'POLICY')
    .tick(90, 374)
    .print(104, 375, 'PRO-\nJECT')
    .tick(130, 374, false)
    .print(144, 378, 'LOC');
  form
    .type(24, 306, 'A')
    .type(178, 320, 'X')
    .type(215, 306, 'CPP 0012345')
    .type(332, 306, '01/01/2010', 8)
    .type(379, 306, '01/01/2011', 8);
  limits(304, [
    'EACH OCCURRENCE',
    'DAMAGE TO RENTED',
    'MED EXP (Any one person)',
    'PERSONAL & ADV INJURY',
    'GENERAL AGGREGATE',
    'PRODUCTS - COMP/OP AGG',
    '',
  ]);
  for (const [at, amount] of ['1,000,000', '100,000', '5,000', '1,000,000', '2,000,000', '2,000,000'].entries()) {
    form.type(550, 306 + at * 12, amount, 8);
  }
  form.print(40, 390, 'AUTOMOBILE LIABILITY', { bold: true });
  form.tick(40, 398, false).print(54, 401, 'ANY AUTO').tick(40, 410, false).print(54, 411, 'ALL OWNED\nAUTOS');
  form
    .tick(100, 410)
    .print(114, 411, 'SCHEDULED\nAUTOS')
    .tick(40, 424)
    .print(54, 427, 'HIRED AUTOS')
    .tick(100, 424)
    .print(114, 425, 'NON-OWNED\nAUTOS');
  form.type(24, 392, 'B').type(215, 392, 'BA 778 221').type(332, 392, '03/15/2010', 8).type(379, 392, '03/15/2011', 8);
  form.type(196, 400, 'X');
  limits(388, [
    'COMBINED SINGLE LIMIT',
    'BODILY INJURY (Per person)',
    'BODILY INJURY (Per accident)',
    'PROPERTY DAMAGE',
    '',
    '',
  ]);
  form.type(550, 390, '1,000,000', 8);
  form.tick(40, 462).print(54, 465, 'UMBRELLA LIAB').tick(110, 462).print(124, 465, 'OCCUR');
  form.tick(40, 476, false).print(54, 479, 'EXCESS LIAB').tick(110, 476, false).print(124, 479, 'CLAIMS-MADE');
  form.type(24, 462, 'A').type(215, 462, 'UMB 99').type(332, 462, '01/01/2010', 8).type(379, 462, '01/01/2011', 8);
  limits(460, ['EACH OCCURRENCE', 'AGGREGATE', '', '']);
  form.type(545, 462, '5,000,000', 8).type(545, 474, '5,000,000', 8);
  form
    .box(18, 508, 594, 600)
    .print(20, 510, 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Attach ACORD 101, Additional Remarks Schedule)');
  form.type(24, 524, 'Roof repair at 5 Elm Street.\nHolder is additional insured.');
  form.table([18, 306, 594], [600, 612, 690]).print(20, 602, 'CERTIFICATE HOLDER', { size: 8, bold: true });
  form.print(310, 602, 'CANCELLATION', { size: 8, bold: true });
  return form
    .type(30, 625, 'Elm Street Condominium Trust\n5 Elm Street\nConcord, NH 03301')
    .print(20, 760, 'ACORD 25 (2009/09)', { size: 8, bold: true });
}

describe('a certificate with additional insured and subrogation columns', () => {
  const certificate = read(edition2009());

  it('tells date, number, producer, contact and insured from their captions', () => {
    expect(certificate).toMatchObject({
      certificateDate: '2010-02-10',
      certificateNumber: 'CL1021004417',
      producerName: 'Harbor Point Insurance Agency',
      producerAddress: '12 Wharf Road Suite 4, Portland, ME 04101',
      contactName: 'Dana Wills',
      contactPhone: '207-555-0134',
      contactEmail: 'dana@harborpoint.example',
      namedInsureds: ['Granite State Roofing LLC'],
      mailingAddress: 'PO Box 118, Concord, NH 03301',
    });
  });

  it('pairs the letter of an insurer with its name and NAIC number, and leaves empty letters out', () => {
    expect(certificate.insurers).toEqual([
      { letter: 'A', name: 'Pine Tree Mutual Insurance Company', naicCode: '10345' },
      { letter: 'B', name: 'Coastal Casualty Co', naicCode: '20987' },
    ]);
  });

  it('reads a row for each policy with its ticks and the limits that carry an amount', () => {
    expect(certificate.policies).toEqual([
      {
        insurerLetter: 'A',
        coverageType: 'COMMERCIAL GENERAL LIABILITY',
        policyNumber: 'CPP 0012345',
        effectiveDate: '2010-01-01',
        expirationDate: '2011-01-01',
        coverageForm: 'occurrence',
        aggregateAppliesPer: 'project',
        additionalInsured: true,
        limits: [
          { name: 'EACH OCCURRENCE', amount: 1000000 },
          { name: 'DAMAGE TO RENTED', amount: 100000 },
          { name: 'MED EXP (Any one person)', amount: 5000 },
          { name: 'PERSONAL & ADV INJURY', amount: 1000000 },
          { name: 'GENERAL AGGREGATE', amount: 2000000 },
          { name: 'PRODUCTS - COMP/OP AGG', amount: 2000000 },
        ],
      },
      {
        insurerLetter: 'B',
        coverageType: 'AUTOMOBILE LIABILITY',
        policyNumber: 'BA 778 221',
        effectiveDate: '2010-03-15',
        expirationDate: '2011-03-15',
        autosCovered: ['scheduled', 'hired', 'non_owned'],
        subrogationWaived: true,
        limits: [{ name: 'COMBINED SINGLE LIMIT', amount: 1000000 }],
      },
      {
        insurerLetter: 'A',
        coverageType: 'UMBRELLA LIAB',
        policyNumber: 'UMB 99',
        effectiveDate: '2010-01-01',
        expirationDate: '2011-01-01',
        coverageForm: 'occurrence',
        limits: [
          { name: 'EACH OCCURRENCE', amount: 5000000 },
          { name: 'AGGREGATE', amount: 5000000 },
        ],
      },
    ]);
  });

  it('reads the description below its caption and the holder below the strip that names him', () => {
    expect(certificate).toMatchObject({
      descriptionOfOperations: 'Roof repair at 5 Elm Street. Holder is additional insured.',
      certificateHolderName: 'Elm Street Condominium Trust',
      certificateHolderAddress: '5 Elm Street, Concord, NH 03301',
    });
  });
});
