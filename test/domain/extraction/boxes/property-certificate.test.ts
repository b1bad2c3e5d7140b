import { describe, expect, it } from 'vitest';
import { propertyCertificatePlan } from '../../../../domain/policies/property-certificate/plan.ts';
import { type DrawnForm, drawnForm, readAs } from './drawn-form.ts';

const read = (form: DrawnForm) => readAs(propertyCertificatePlan, [form.layout()]);

/** Evidence of property insurance: typed lines under coverage, amount and deductible. */
function evidenceOfProperty(): DrawnForm {
  return drawnForm()
    .print(180, 30, 'EVIDENCE OF PROPERTY INSURANCE', { size: 14, bold: true })
    .box(507, 25, 594, 48)
    .print(520, 27, 'DATE (MM/DD/YYYY)')
    .type(525, 36, '07/01/2015')
    .table([18, 306, 594], [90, 150])
    .print(20, 92, 'AGENCY')
    .print(180, 92, 'PHONE\n(A/C, No, Ext):')
    .type(235, 93, '503-555-0178', 8)
    .type(22, 108, 'Cascade Insurance Group\n400 Burnside St\nPortland, OR 97209')
    .print(308, 92, 'COMPANY')
    .type(310, 104, 'Timberline Fire Insurance Company')
    .table([18, 306, 594], [150, 210])
    .print(20, 152, 'INSURED')
    .type(22, 162, 'Alice Monroe\n77 Alder Court\nBend, OR 97701')
    .table([306, 440, 594], [150, 174])
    .print(308, 152, 'LOAN NUMBER')
    .type(310, 161, 'LN-55102')
    .print(442, 152, 'POLICY NUMBER')
    .type(444, 161, 'HO 4471-22')
    .table([306, 390, 480, 594], [174, 196])
    .print(308, 176, 'EFFECTIVE DATE')
    .type(310, 184, '07/01/2015')
    .print(392, 176, 'EXPIRATION DATE')
    .type(394, 184, '07/01/2016')
    .print(482, 176, 'CONTINUED UNTIL\nTERMINATED IF CHECKED')
    .print(20, 214, 'PROPERTY INFORMATION', { size: 8, bold: true })
    .box(18, 224, 594, 280)
    .print(20, 226, 'LOCATION/DESCRIPTION')
    .type(22, 236, '77 Alder Court, Bend, OR 97701\nSingle family dwelling')
    .print(20, 284, 'COVERAGE INFORMATION', { size: 8, bold: true })
    .print(200, 285, 'PERILS INSURED')
    .tick(260, 282, false)
    .print(275, 285, 'BASIC')
    .tick(310, 282, false)
    .print(325, 285, 'BROAD')
    .tick(360, 282)
    .print(375, 285, 'SPECIAL')
    .table([18, 420, 510, 594], [296, 308, 500])
    .print(150, 299, 'COVERAGE / PERILS / FORMS')
    .print(430, 299, 'AMOUNT OF INSURANCE')
    .print(530, 299, 'DEDUCTIBLE')
    .type(24, 314, 'Dwelling')
    .type(440, 314, '450,000')
    .type(530, 314, '1,000')
    .type(24, 326, 'Personal Property')
    .type(440, 326, '$225,000')
    .type(24, 338, 'Wind and Hail')
    .type(440, 338, 'Included')
    .type(530, 338, '2%')
    .print(20, 504, 'REMARKS (Including Special Conditions)', { size: 8, bold: true })
    .box(18, 514, 594, 560)
    .type(24, 520, 'Replacement cost applies.')
    .print(20, 612, 'ADDITIONAL INTEREST', { size: 8, bold: true })
    .table([18, 306, 594], [622, 700])
    .print(20, 624, 'NAME AND ADDRESS')
    .type(24, 636, 'First Cascade Bank ISAOA\n900 Main Ave\nSalem, OR 97301')
    .tick(308, 624)
    .print(323, 627, 'MORTGAGEE')
    .tick(400, 624, false)
    .print(415, 627, 'ADDITIONAL INSURED')
    .tick(308, 637, false)
    .print(323, 640, 'LOSS PAYEE')
    .box(306, 650, 594, 672)
    .print(308, 652, 'LOAN #')
    .type(340, 658, 'LN-55102')
    .print(20, 760, 'ACORD 27 (2009/12)', { size: 8, bold: true });
}

describe('an evidence of property insurance', () => {
  const evidence = read(evidenceOfProperty());

  it('tells parties, the one policy and the property', () => {
    expect(evidence).toMatchObject({
      formNumber: 'ACORD 27 (2009/12)',
      certificateDate: '2015-07-01',
      producerName: 'Cascade Insurance Group',
      producerAddress: '400 Burnside St, Portland, OR 97209',
      contactPhone: '503-555-0178',
      namedInsureds: ['Alice Monroe'],
      mailingAddress: '77 Alder Court, Bend, OR 97701',
      insurers: [{ name: 'Timberline Fire Insurance Company' }],
      policies: [{ policyNumber: 'HO 4471-22', effectiveDate: '2015-07-01', expirationDate: '2016-07-01' }],
      propertyDescription: '77 Alder Court, Bend, OR 97701 Single family dwelling',
      perilsInsured: 'special',
      remarks: 'Replacement cost applies.',
    });
  });

  it('pairs coverages with amounts and deductibles on their lines, in figures or in words', () => {
    expect(evidence.coverages).toEqual([
      { name: 'Dwelling', limit: 450000, deductible: 1000 },
      { name: 'Personal Property', limit: 225000 },
      { name: 'Wind and Hail', limitText: 'Included', deductibleText: '2%' },
    ]);
  });

  it('reads the additional interest with its tick right of the name, without ISAOA', () => {
    expect(evidence.additionalInterests).toEqual([
      {
        interest: 'MORTGAGEE',
        name: 'First Cascade Bank',
        address: '900 Main Ave, Salem, OR 97301',
        loanNumber: 'LN-55102',
      },
    ]);
  });
});

/** Evidence of commercial property insurance: a grid of YES, NO and N/A. */
function evidenceOfCommercialProperty(): DrawnForm {
  const form = drawnForm()
    .print(120, 30, 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', { size: 13, bold: true })
    .box(507, 25, 594, 48)
    .print(520, 27, 'DATE (MM/DD/YYYY)')
    .type(525, 36, '3/9/2012')
    .table([18, 306, 594], [90, 160, 230])
    .print(20, 92, 'PRODUCER NAME,\nCONTACT PERSON AND ADDRESS')
    .type(22, 110, 'Lakeshore Brokers Inc\n1 Marina Plaza\nErie, PA 16501')
    .print(308, 92, 'COMPANY NAME AND ADDRESS')
    .print(500, 92, 'NAIC NO:')
    .type(530, 90, '33445')
    .type(310, 106, 'Great Bay Assurance Company\n55 Harbor Blvd\nBoston, MA 02110')
    .print(20, 162, 'NAMED INSURED AND ADDRESS')
    .type(22, 172, 'Presque Isle Warehousing LP\n300 Dock Street\nErie, PA 16507')
    .table([306, 450, 594], [160, 184])
    .print(308, 162, 'LOAN NUMBER')
    .print(452, 162, 'POLICY NUMBER')
    .type(454, 171, 'CPP-88-1200')
    .table([306, 380, 450, 594], [184, 206])
    .print(308, 186, 'EFFECTIVE DATE')
    .type(310, 194, '03/01/2012')
    .print(382, 186, 'EXPIRATION DATE')
    .type(384, 194, '03/01/2013')
    .print(20, 234, 'PROPERTY INFORMATION', { size: 8, bold: true })
    .box(18, 244, 594, 280)
    .print(20, 246, 'LOCATION / DESCRIPTION')
    .type(22, 256, '300 Dock Street, Erie PA 16507')
    .print(20, 284, 'COVERAGE INFORMATION', { size: 8, bold: true })
    .print(200, 285, 'PERILS INSURED')
    .tick(270, 283, false)
    .print(285, 286, 'BASIC')
    .tick(330, 283)
    .print(345, 286, 'BROAD')
    .box(18, 296, 594, 310)
    .print(20, 300, 'COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $')
    .type(215, 298, '2,400,000')
    .print(470, 300, 'DED:')
    .type(490, 298, '10,000');
  const rows = [310, 322, 334, 346, 358, 370, 382, 394, 406];
  form.table([18, 250, 268, 286, 306, 594], rows);
  form.print(252, 313, 'YES').print(271, 313, 'NO').print(288, 313, 'N/A');
  form
    .print(20, 325, 'BUSINESS INCOME')
    .type(256, 323, 'X')
    .print(310, 325, 'If YES, LIMIT:')
    .type(360, 323, '600,000');
  form.print(20, 337, 'TERRORISM COVERAGE').type(274, 335, 'X').print(310, 337, 'Attach Disclosure Notice / DEC');
  form.print(20, 349, 'IS DOMESTIC TERRORISM EXCLUDED?').type(256, 347, 'X');
  form.print(20, 361, 'REPLACEMENT COST').type(256, 359, 'X');
  form.print(20, 373, 'EARTH MOVEMENT (If Applicable)').type(256, 371, 'X').print(310, 373, 'If YES, LIMIT:');
  form.type(360, 371, '100,000').print(470, 373, 'DED:').type(490, 371, '5%');
  form
    .print(20, 385, 'COINSURANCE')
    .type(256, 383, 'X')
    .print(310, 385, 'If YES,')
    .type(360, 383, '80')
    .print(390, 385, '%');
  form
    .print(20, 397, 'WIND / HAIL INCL')
    .tick(110, 395)
    .print(124, 397, 'YES')
    .tick(150, 395, false)
    .print(164, 397, 'NO');
  form.type(256, 395, 'X').print(310, 397, 'If YES, LIMIT:').type(360, 395, '400,000');
  form.print(20, 612, 'ADDITIONAL INTEREST', { size: 8, bold: true }).table([18, 160, 594], [622, 700]);
  form.tick(20, 626, false).print(35, 629, 'MORTGAGEE').tick(20, 640).print(35, 643, "LENDER'S LOSS PAYABLE");
  form.print(162, 624, 'NAME AND ADDRESS').type(166, 636, 'Keystone Lending Corp\n10 Bank Row\nScranton, PA 18503');
  return form.print(20, 760, 'ACORD 28 (2009/12)', { size: 8, bold: true });
}

describe('an evidence of commercial property insurance', () => {
  const evidence = read(evidenceOfCommercialProperty());

  it('tells the company without its address, and the policy', () => {
    expect(evidence).toMatchObject({
      certificateDate: '2012-03-09',
      producerName: 'Lakeshore Brokers Inc',
      producerAddress: '1 Marina Plaza, Erie, PA 16501',
      insurers: [{ name: 'Great Bay Assurance Company', naicCode: '33445' }],
      namedInsureds: ['Presque Isle Warehousing LP'],
      policies: [{ policyNumber: 'CPP-88-1200', effectiveDate: '2012-03-01', expirationDate: '2013-03-01' }],
      propertyDescription: '300 Dock Street, Erie PA 16507',
      perilsInsured: 'broad',
    });
  });

  it('lists the main amount and the coverages marked YES, no questions about exclusions', () => {
    expect(evidence.coverages).toEqual([
      { name: 'COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE', limit: 2400000, deductible: 10000 },
      { name: 'BUSINESS INCOME', limit: 600000 },
      { name: 'REPLACEMENT COST' },
      { name: 'EARTH MOVEMENT', limit: 100000, deductibleText: '5%' },
      { name: 'COINSURANCE', limitText: '80%' },
      { name: 'WIND / HAIL', limit: 400000 },
    ]);
  });

  it('takes the ticked interest left of the name', () => {
    expect(evidence.additionalInterests).toEqual([
      { interest: "LENDER'S LOSS PAYABLE", name: 'Keystone Lending Corp', address: '10 Bank Row, Scranton, PA 18503' },
    ]);
  });
});

describe('a certificate of property insurance', () => {
  const form = drawnForm().print(20, 240, 'COVERAGES', { size: 8, bold: true });
  form.table([18, 38, 150, 270, 330, 390, 500, 594], [288, 304, 400]);
  form.print(20, 290, 'INSR\nLTR').print(60, 292, 'TYPE OF INSURANCE').print(180, 292, 'POLICY NUMBER');
  form.print(273, 290, 'POLICY EFFECTIVE\nDATE (MM/DD/YYYY)').print(332, 290, 'POLICY EXPIRATION\nDATE (MM/DD/YYYY)');
  form.print(410, 292, 'COVERED PROPERTY').print(530, 292, 'LIMITS');
  form
    .tick(40, 306)
    .print(54, 309, 'PROPERTY')
    .print(42, 322, 'CAUSES OF LOSS')
    .tick(40, 330, false)
    .print(54, 333, 'BASIC');
  form.tick(40, 344).print(54, 347, 'SPECIAL');
  form.type(24, 308, 'A').type(155, 308, 'XPP 4410').type(276, 308, '05/01/2018', 8).type(336, 308, '05/01/2019', 8);
  for (const [at, [name, amount]] of [
    ['BUILDING', '$ 900,000'],
    ['PERSONAL PROPERTY', '$'],
    ['BUSINESS INCOME', '$ 120,000'],
  ].entries()) {
    form.table([390, 500, 594], [304 + at * 14, 318 + at * 14]);
    form
      .tick(392, 306 + at * 14, at !== 1)
      .print(407, 309 + at * 14, name ?? '')
      .type(510, 306 + at * 14, amount ?? '');
  }
  form
    .box(18, 288, 594, 400)
    .table([18, 306, 594], [600, 612, 690])
    .print(20, 602, 'CERTIFICATE HOLDER', { size: 8, bold: true });
  form
    .type(30, 625, 'Town of Milford\n1 Common Square\nMilford, NH 03055')
    .print(20, 760, 'ACORD 24 (2016/03)', { size: 8, bold: true });
  const certificate = read(form);

  it('reads the policies of the grid and the covered property with a limit', () => {
    expect(certificate).toMatchObject({
      policies: [
        {
          insurerLetter: 'A',
          coverageType: 'PROPERTY',
          policyNumber: 'XPP 4410',
          effectiveDate: '2018-05-01',
          expirationDate: '2019-05-01',
        },
      ],
      perilsInsured: 'special',
      coverages: [
        { name: 'BUILDING', limit: 900000 },
        { name: 'BUSINESS INCOME', limit: 120000 },
      ],
    });
  });

  it('counts the holder as an additional interest', () => {
    expect(certificate.additionalInterests).toEqual([
      { interest: 'Certificate Holder', name: 'Town of Milford', address: '1 Common Square, Milford, NH 03055' },
    ]);
  });
});
