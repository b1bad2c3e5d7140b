import type { FormPage } from '../pdf.ts';

const bold = { bold: true };

/** A certificate of liability insurance: general liability, automobile and umbrella. */
export function drawCertificate(form: FormPage): void {
  form.print(160, 28, 'CERTIFICATE OF LIABILITY INSURANCE', { size: 14, bold: true });
  form.table([507, 594], [25, 48]).print(520, 27, 'DATE (MM/DD/YYYY)').type(525, 36, '04/08/2026');
  drawParties(form);
  form
    .print(20, 243, 'COVERAGES', { size: 8, bold: true })
    .print(160, 243, 'CERTIFICATE NUMBER:', { size: 8, bold: true });
  form.type(262, 243, 'CL2604081190', 8).print(430, 243, 'REVISION NUMBER:', { size: 8, bold: true });
  form.table([18, 38, 172, 190, 208, 330, 377, 424, 594], [288, 304, 388, 460, 508]);
  form.print(20, 290, 'INSR\nLTR').print(75, 292, 'TYPE OF INSURANCE');
  form.print(173, 290, 'ADDL\nINSR').print(191, 290, 'SUBR\nWVD').print(247, 292, 'POLICY NUMBER');
  form
    .print(334, 290, 'POLICY EFF\n(MM/DD/YYYY)')
    .print(380, 290, 'POLICY EXP\n(MM/DD/YYYY)')
    .print(495, 292, 'LIMITS');
  drawGeneralLiability(form);
  drawAuto(form);
  drawUmbrella(form);
  form.table([18, 594], [508, 600]);
  form.print(
    20,
    510,
    'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Attach ACORD 101, Additional Remarks Schedule)',
  );
  form.type(24, 524, 'Window replacement at 31 Alder Street, phase two.');
  form.table([18, 306, 594], [600, 612, 690]).print(20, 602, 'CERTIFICATE HOLDER', { size: 8, bold: true });
  form.print(310, 602, 'CANCELLATION', { size: 8, bold: true });
  form.type(30, 625, 'Alder Street Housing Cooperative\n31 Alder Street\nBurlington, VT 05401');
  form.print(20, 760, 'ACORD 25 (2009/09)', { size: 8, bold: true });
}

function drawParties(form: FormPage): void {
  form.table([18, 306, 594], [120, 180, 240]).print(20, 122, 'PRODUCER').print(20, 182, 'INSURED');
  form.type(22, 132, 'Winooski Falls Insurance Agency\n8 Canal Street\nWinooski, VT 05404');
  form.type(22, 192, 'Maple Ridge Glazing LLC\n210 Industrial Ave\nWilliston, VT 05495');
  form.table([306, 594], [120, 132, 144, 156, 168, 180, 192, 204, 216, 228, 240]);
  form.print(308, 122, 'CONTACT\nNAME:').type(345, 122, 'Corinne Hale', 8);
  form.print(308, 133, 'PHONE').print(308, 138, '(A/C, No, Ext):').type(355, 134, '802-555-0166', 8);
  form.print(308, 145, 'E-MAIL').print(308, 150, 'ADDRESS:').type(345, 146, 'corinne@winooskifalls.example', 8);
  form.print(370, 159, 'INSURER(S) AFFORDING COVERAGE').print(555, 159, 'NAIC #').table([540, 594], [156, 240]);
  for (const [at, [name, naic]] of [
    ['Green Notch Mutual Insurance Company', '11873'],
    ['Lakefront Casualty Co', '22940'],
  ].entries()) {
    form.print(308, 171 + at * 12, `INSURER ${'AB'[at]} :`).type(350, 169 + at * 12, name ?? '', 8);
    form.type(552, 169 + at * 12, naic ?? '', 8);
  }
  for (const [at, letter] of [...'CDEF'].entries()) form.print(308, 195 + at * 12, `INSURER ${letter} :`);
}

function drawLimits(
  form: FormPage,
  { top, names, amounts }: { top: number; names: readonly string[]; amounts: readonly string[] },
): void {
  form.table([424, 514, 594], [...names.map((_, at) => top + at * 12), top + names.length * 12]);
  for (const [at, name] of names.entries()) {
    form.print(427, top + 3 + at * 12, name).print(517, top + 3 + at * 12, '$');
    if (amounts[at]) form.type(545, top + 2 + at * 12, amounts[at], 8);
  }
}

function drawGeneralLiability(form: FormPage): void {
  form.print(40, 306, 'GENERAL LIABILITY', bold).tick(40, 316).print(55, 319, 'COMMERCIAL GENERAL LIABILITY');
  form.tick(52, 328, false).print(67, 331, 'CLAIMS-MADE').tick(112, 328).print(127, 331, 'OCCUR');
  form.print(40, 366, "GEN'L AGGREGATE LIMIT APPLIES PER:").tick(40, 374, false).print(54, 378, 'POLICY');
  form.tick(90, 374).print(104, 375, 'PRO-\nJECT').tick(130, 374, false).print(144, 378, 'LOC');
  form.type(24, 306, 'A').type(178, 320, 'X').type(215, 306, 'GNM 550-71');
  form.type(332, 306, '02/01/2026', 8).type(379, 306, '02/01/2027', 8);
  drawLimits(form, {
    top: 304,
    names: [
      'EACH OCCURRENCE',
      'DAMAGE TO RENTED',
      'MED EXP (Any one person)',
      'PERSONAL & ADV INJURY',
      'GENERAL AGGREGATE',
      'PRODUCTS - COMP/OP AGG',
      '',
    ],
    amounts: ['1,000,000', '300,000', '10,000', '1,000,000', '2,000,000', '2,000,000'],
  });
}

function drawAuto(form: FormPage): void {
  form.print(40, 390, 'AUTOMOBILE LIABILITY', bold);
  form.tick(40, 398, false).print(54, 401, 'ANY AUTO').tick(40, 410, false).print(54, 411, 'ALL OWNED\nAUTOS');
  form.tick(100, 410).print(114, 411, 'SCHEDULED\nAUTOS').tick(40, 424).print(54, 427, 'HIRED AUTOS');
  form.tick(100, 424, false).print(114, 425, 'NON-OWNED\nAUTOS');
  form.type(24, 392, 'B').type(215, 392, 'LCA 90-3317').type(332, 392, '06/15/2025', 8).type(379, 392, '06/15/2026', 8);
  drawLimits(form, {
    top: 388,
    names: [
      'COMBINED SINGLE LIMIT',
      'BODILY INJURY (Per person)',
      'BODILY INJURY (Per accident)',
      'PROPERTY DAMAGE',
      '',
      '',
    ],
    amounts: ['750,000'],
  });
}

function drawUmbrella(form: FormPage): void {
  form.tick(40, 462).print(54, 465, 'UMBRELLA LIAB').tick(110, 462).print(124, 465, 'OCCUR');
  form.tick(40, 476, false).print(54, 479, 'EXCESS LIAB').tick(110, 476, false).print(124, 479, 'CLAIMS-MADE');
  form.type(24, 462, 'A').type(215, 462, 'GNU 12-8').type(332, 462, '02/01/2026', 8).type(379, 462, '02/01/2027', 8);
  drawLimits(form, { top: 460, names: ['EACH OCCURRENCE', 'AGGREGATE', '', ''], amounts: ['4,000,000', '4,000,000'] });
}
