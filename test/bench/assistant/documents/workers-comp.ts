import type { FormPage } from '../pdf.ts';

const title = { size: 8, bold: true };

/** The first page of a workers compensation application: parties, policy, individuals. */
export function drawApplication(form: FormPage): void {
  form.print(150, 28, 'WORKERS COMPENSATION APPLICATION', { size: 12, bold: true });
  form.table([507, 594], [25, 48]).print(520, 27, 'DATE (MM/DD/YYYY)').type(525, 36, '11/12/2025');
  form.table([18, 260, 594], [60, 170]).print(20, 62, 'AGENCY NAME AND ADDRESS');
  form.type(22, 74, 'Cape Fear Insurance Services\n410 Front Street\nWilmington, NC 28401');
  form.table([18, 260], [130, 144]).print(20, 134, 'PRODUCER NAME:').type(80, 132, 'Ada Merritt');
  form.table([18, 260], [156, 170]).print(20, 160, 'AGENCY CUSTOMER ID:').type(100, 158, 'MER-19');
  form.table([260, 594], [60, 74]).print(262, 64, 'COMPANY:').type(300, 62, 'Tidewater Casualty');
  form.table([260, 594], [74, 88]).print(262, 78, 'UNDERWRITER:').type(320, 76, 'L. Pender');
  form.table([260, 594], [88, 102]).print(262, 92, 'APPLICANT NAME:').type(330, 90, 'Longleaf Timber Framing Inc');
  form
    .table([260, 430, 594], [102, 116])
    .print(262, 106, 'OFFICE PHONE:')
    .type(310, 104, '910-555-0148')
    .print(432, 106, 'MOBILE PHONE:');
  form.table([260, 480, 594], [116, 150]).print(262, 118, 'MAILING ADDRESS (including ZIP code)');
  form.type(264, 126, '52 Sawmill Road\nBurgaw, NC 28425').print(482, 118, 'YRS IN BUS:').type(530, 117, '17');
  form.print(482, 134, 'SIC:').type(530, 132, '1751');
  form.table([260, 420, 594], [150, 170]).print(262, 152, 'FEDERAL EMPLOYER ID NUMBER').type(264, 160, '56-7654321');
  form.print(422, 152, 'NCCI RISK ID NUMBER').type(424, 160, '320871');
  form.table([18, 594], [170, 184]).tick(20, 172, false).print(34, 175, 'INDIVIDUAL');
  form.tick(120, 172).print(134, 175, 'CORPORATION').tick(220, 172, false).print(234, 175, 'PARTNERSHIP');
  form.print(20, 190, 'LOCATIONS', title).table([18, 60, 594], [200, 214, 238, 262]);
  form.print(24, 204, 'LOC #').print(70, 204, 'STREET, CITY, COUNTY, STATE, ZIP CODE');
  form.type(30, 222, '1').type(64, 217, '52 Sawmill Road\nBurgaw, NC 28425');
  drawPolicy(form);
  drawIndividuals(form);
  form.print(20, 760, 'ACORD 130 (2009/01)', title);
}

function drawPolicy(form: FormPage): void {
  form.print(20, 270, 'POLICY INFORMATION', title).table([18, 110, 210, 594], [280, 304]);
  form
    .print(20, 282, 'PROPOSED EFF DATE')
    .type(24, 291, '01/01/2026')
    .print(112, 282, 'PROPOSED EXP DATE')
    .type(116, 291, '01/01/2027');
  form
    .table([18, 120, 300, 420], [304, 346])
    .print(20, 306, 'PART 1 - WORKERS\nCOMPENSATION (States)')
    .type(40, 325, 'NC, VA');
  form
    .print(302, 306, 'PART 3 - OTHER\nSTATES INS')
    .type(330, 325, 'TN')
    .print(122, 306, "PART 2 - EMPLOYER'S LIABILITY");
  for (const [at, [amount, name]] of [
    ['1,000,000', 'EACH ACCIDENT'],
    ['1,000,000', 'DISEASE-POLICY LIMIT'],
    ['500,000', 'DISEASE-EACH EMPLOYEE'],
  ].entries()) {
    form
      .print(124, 315 + at * 10, '$')
      .type(132, 313 + at * 10, amount ?? '')
      .print(210, 315 + at * 10, name ?? '');
  }
  form.print(20, 352, 'TOTAL ESTIMATED ANNUAL PREMIUM - ALL STATES', title).table([18, 210, 400, 594], [362, 384]);
  form.print(20, 364, 'TOTAL ESTIMATED ANNUAL PREMIUM ALL STATES').type(30, 373, '24,860');
  form
    .print(212, 364, 'TOTAL MINIMUM PREMIUM ALL STATES')
    .type(220, 373, '$900')
    .print(402, 364, 'TOTAL DEPOSIT PREMIUM ALL STATES');
}

function drawIndividuals(form: FormPage): void {
  form.print(20, 392, 'INDIVIDUALS INCLUDED / EXCLUDED', title);
  form.table([18, 45, 75, 200, 260, 330, 370, 470, 500, 540, 594], [402, 418, 440, 462]);
  const headings = [
    'STATE',
    'LOC #',
    'NAME',
    'DATE OF BIRTH',
    'TITLE/\nRELATIONSHIP',
    'OWNER-\nSHIP %',
    'DUTIES',
    'INC/EXC',
    'CLASS\nCODE',
    'REMUNERATION',
  ];
  const captionsAt = [20, 48, 120, 203, 264, 332, 400, 472, 502, 541];
  for (const [at, heading] of headings.entries()) form.print(captionsAt[at] ?? 0, 404, heading);
  const valuesAt = [24, 55, 80, 205, 264, 340, 374, 480, 504, 545];
  for (const [row, values] of [
    ['NC', '1', 'Ruth Merritt', '04/18/1970', 'President', '60', 'Office', 'I', '8810', '61,000'],
    ['NC', '1', 'Caleb Sutton', '10/05/1974', 'Secretary', '40', 'Framing', 'E', '5645', '48,500'],
  ].entries()) {
    for (const [at, value] of values.entries()) form.type(valuesAt[at] ?? 0, 425 + row * 22, value);
  }
}

/** The rating page. */
export function drawRating(form: FormPage): void {
  form.print(200, 40, 'STATE RATING WORKSHEET', { size: 9, bold: true });
  form.table([18, 50, 100, 270, 310, 350, 440, 500, 594], [60, 90, 112, 134]).table([270, 310, 350], [74, 90]);
  form.print(20, 70, 'LOC #').print(52, 70, 'CLASS CODE').print(110, 70, 'CATEGORIES, DUTIES, CLASSIFICATIONS');
  form.print(290, 64, '# EMPLOYEES').print(274, 76, 'FULL\nTIME').print(314, 76, 'PART\nTIME');
  form
    .print(355, 64, 'ESTIMATED ANNUAL\nREMUNERATION/\nPAYROLL')
    .print(450, 70, 'RATE')
    .print(505, 64, 'ESTIMATED\nANNUAL MANUAL\nPREMIUM');
  const at = [28, 56, 104, 284, 324, 360, 452, 510];
  for (const [row, values] of [
    ['1', '5645', 'Carpentry - detached\none or two family', '9', '3', '412,000', '6.80', '28,016'],
    ['1', '8810', 'Clerical office', '2', '1', '96,500', '0.21', '203'],
  ].entries()) {
    for (const [column, value] of values.entries()) form.type(at[column] ?? 0, 94 + row * 22, value);
  }
  form.print(20, 150, 'PREMIUM', title).table([18, 130, 180, 300], [160, 172, 184, 196]);
  form.print(20, 163, 'STATE: NC').print(140, 163, 'FACTOR').print(200, 163, 'FACTORED PREMIUM');
  form.print(20, 174, 'EXPERIENCE OR MERIT\nMODIFICATION', { size: 5 }).type(140, 174, '.88');
}

/** The page of prior carriers. */
export function drawPriorCarriers(form: FormPage): void {
  form.print(20, 40, 'PRIOR CARRIER INFORMATION / LOSS HISTORY', title);
  form.table([18, 60, 300, 370, 410, 460, 530, 594], [60, 76, 100, 124]);
  const captions = ['YEAR', 'CARRIER & POLICY NUMBER', 'ANNUAL PREMIUM', 'MOD', '# CLAIMS', 'AMOUNT PAID', 'RESERVE'];
  const at = [25, 120, 305, 375, 415, 465, 535];
  for (const [column, caption] of captions.entries()) form.print(at[column] ?? 0, 64, caption);
  for (const [row, [year, carrier, policy, premium, mod, claims, paid, reserve]] of [
    ['2024', 'Albemarle Indemnity', 'AWC-7781', '22,940', '.91', '2', '5,120', '0'],
    ['2023', 'Albemarle Indemnity', 'AWC-6650', '21,310', '.97', '1', '12,400', '3,000'],
  ].entries()) {
    const y = 78 + row * 24;
    form
      .type(25, y + 6, year ?? '')
      .print(62, y + 2, 'CO:')
      .type(80, y, carrier ?? '');
    form
      .print(62, y + 14, 'POL #:')
      .type(85, y + 12, policy ?? '')
      .type(310, y + 6, premium ?? '')
      .type(375, y + 6, mod ?? '');
    form
      .type(420, y + 6, claims ?? '')
      .type(470, y + 6, paid ?? '')
      .type(540, y + 6, reserve ?? '');
  }
}
