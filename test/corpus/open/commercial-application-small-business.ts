// An insurer's small business application as its agents' system prints it after entry: captions above their answers in a grid of cells, a
// card for each building with its amounts, liability limits, prior insurance and losses; what was not entered shows a dash.
import { slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { sum, wholeDollars, whole } from '../kit/money.ts';
import { cityLine, numbered } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { type Business, drawBusiness, drawLosses, drawPrior, type Premises } from '../parts/commercial-facts.ts';

const css = `body{margin:0;font:8.2pt/1.3 Carlito,sans-serif;color:#1b1b1b}.t{display:flex;justify-content:space-between;border-bottom:1.5pt solid #7a1f3d;padding-bottom:3pt;margin-bottom:5pt}.t b{font-size:14pt;color:#7a1f3d}
h2{font-size:10pt;color:#7a1f3d;margin:9pt 0 3pt;break-after:avoid}.g{display:grid;grid-template-columns:repeat(4,1fr);border:.5pt solid #bbb;border-width:.5pt 0 0 .5pt}.g>div{border:.5pt solid #bbb;border-width:0 .5pt .5pt 0;padding:1.5pt 4pt;min-height:19pt}.g small{display:block;font-size:6.2pt;color:#666}
.w{grid-column:span 2}.card{border:1pt solid #7a1f3d;padding:4pt 6pt;margin:5pt 0;break-inside:avoid}.card>b{display:block;margin-bottom:3pt}table{width:100%;border-collapse:collapse;margin-top:4pt}td,th{padding:1.5pt 4pt;border-bottom:.5pt solid #bbb;text-align:left}th{font-size:6.4pt;color:#666;font-weight:400}.n{text-align:right}tr{break-inside:avoid}.s{font-size:6.4pt;text-align:justify}.y{margin-right:8pt;display:inline-block}`;

const entities = ['Sole Proprietor', 'Partnership', 'Corporation', 'Limited Liability Company', 'Non-Profit'];
const cell = (caption: string, answer: Piece, isWide = false): Html =>
  html`<div class="${isWide ? 'w' : ''}"><small>${caption}</small>${answer === null || answer === '' ? '\u2014' : answer}</div>`;
const mark = (isChosen: boolean, name: string): Html =>
  html`<span class="y">${isChosen ? '\u2611' : '\u2610'} ${name}</span>`;
const table = (heads: readonly string[], numbers: readonly number[], rows: readonly (readonly Piece[])[]): Html => {
  const kind = (i: number): string => (numbers.includes(i) ? 'n' : '');
  return html`<table><tr>${heads.map((name, i) => html`<th class="${kind(i)}">${name}</th>`)}</tr>${rows.map((cells) => html`<tr>${cells.map((each, i) => html`<td class="${kind(i)}">${each}</td>`)}</tr>`)}</table>`;
};

function drawAmounts(random: Random, { item }: Premises) {
  const deductible = random.pick([500, 1000, 2500]);
  const names =
    item.interest === 'owner'
      ? ['Building', 'Business Personal Property']
      : ['Business Personal Property', 'Tenant Improvements'];
  return names.slice(0, item.interest === 'owner' ? 2 : random.int(1, 2)).map((name) => ({
    line: 'Property',
    name,
    locationNumber: item.locationNumber,
    buildingNumber: item.buildingNumber,
    limit: random.int(3, 160) * 5000,
    deductible,
    valuation: random.pick(['Replacement Cost', 'Replacement Cost', 'Actual Cash Value']),
  }));
}

function building({ at, item }: Premises, amounts: ReturnType<typeof drawAmounts>): Html {
  return html`<div class="card"><b>Location ${item.locationNumber}, Building ${item.buildingNumber}</b><div class="g">${cell('Street', at.street, true)}${cell('City, state, ZIP', cityLine(at), true)}${cell('Your interest', html`${mark(item.interest === 'owner', 'Owner')}${mark(item.interest === 'tenant', 'Tenant')}`)}${cell('Construction', item.construction)}${cell('Year built', item.yearBuilt)}${cell('Stories', '')}${cell('Total area (sq. ft.)', whole(item.totalArea))}${cell('Area you occupy (sq. ft.)', whole(item.occupiedArea))}${cell('Annual sales at this location', wholeDollars(item.annualRevenue))}${cell('Sprinklered', mark(false, 'Yes'))}${cell('Full-time employees', item.fullTimeEmployees)}${cell('Part-time employees', item.partTimeEmployees)}${cell('Use of building', item.description, true)}</div>${table(
    ['Coverage', 'Limit', 'Deductible', 'Valuation'],
    [1, 2],
    amounts.map((each) => [each.name, wholeDollars(each.limit), wholeDollars(each.deductible), each.valuation]),
  )}</div>`;
}

function drawWanted(random: Random, { lender }: Business) {
  const one = random.pick([300_000, 1_000_000, 2_000_000]);
  const liability = [
    { name: 'Liability and Medical Expenses - Each Occurrence', limit: one },
    { name: 'General Aggregate', limit: one * 2 },
    { name: 'Products - Completed Operations Aggregate', limit: one * 2 },
    { name: 'Medical Expenses - Per Person', limit: random.pick([5000, 10_000]) },
    { name: 'Damage to Premises Rented to You', limit: random.pick([50_000, 100_000, 300_000]) },
  ].map((each) => ({ line: 'General Liability', ...each }));
  const extras = random.some(
    ['Employee Dishonesty', 'Equipment Breakdown', 'Hired and Non-Owned Auto', 'Data Breach Response'],
    random.int(0, 2),
  );
  const interest = random.chance(0.5)
    ? {
        interest: random.pick(['Mortgagee', 'Loss Payee', 'Additional Insured - Landlord']),
        name: lender.name,
        address: `${lender.at.street}, ${cityLine(lender.at)}`,
        loanNumber: random.chance(0.5) ? random.digits(8) : null,
      }
    : null;
  return { liability, extras, interest };
}

export const style: Style = {
  policyType: 'commercial_application',
  name: 'small-business',
  build(random) {
    const f = drawBusiness(random, { premises: random.int(1, 3), isUpper: false });
    const { nature, operations } = f.trade;
    const { liability, extras, interest } = drawWanted(random, f);
    const buildings = f.premises.map((each) => ({ each, amounts: drawAmounts(random, each) }));
    const entity = random.pick(entities);
    const form = `${numbered(random, 'SBA ## ##')} 0${random.int(1, 9)} ${random.pick(['14', '15', '16'])}`;
    const transaction = random.pick(['new', 'quote', 'renewal'] as const);
    const billing = random.pick(['direct', 'direct', 'agency'] as const);
    const lines = [
      { name: 'Businessowners', premium: random.dollars(600, 6800) },
      ...(random.chance(0.4) ? [{ name: 'Commercial Umbrella', premium: random.int(250, 1400) }] : []),
    ];
    const total = sum(lines.map(({ premium }) => premium));
    const prior = drawPrior(random, f, ['Businessowners'], random.int(1, 3)).map(({ year: _year, ...each }) => each);
    const losses = drawLosses(random, f, random.int(0, 2)).map(({ claimDate: _date, line: _line, ...each }) => each);
    const remarks = random.chance(0.5)
      ? random.pick([
          'Moved to this address last spring, prior carrier did not offer the new state.',
          'Please issue with monthly installments by bank draft.',
        ])
      : null;
    const kinds = [
      ['new', 'New business'],
      ['quote', 'Quote only'],
      ['renewal', 'Renewal rewrite'],
    ] as const;
    const body = html`<div class="t"><div><b>${f.carrierName}</b><br>Small Business Application</div><div style="text-align:right">Entered ${slashed(f.written)}<br>Application no. ${numbered(random, 'A########')}</div></div>
<div class="g">${cell(
      'Transaction',
      kinds.map(([kind, name]) => mark(kind === transaction, name)),
      true,
    )}${cell('Policy number', transaction === 'renewal' ? f.policyNumber : '')}${cell('Billing', html`${mark(billing === 'direct', 'Direct')}${mark(billing === 'agency', 'Agency')}`)}${cell('Policy effective', slashed(f.effective))}${cell('Policy expires', slashed(f.expiration))}${cell('Payment plan', '10 pay')}${cell('Audit', '')}</div>
<h2>Agency</h2><div class="g">${cell('Agency name', f.agency.agencyName, true)}${cell('Agency customer ID', f.agency.agencyCustomerId)}${cell('Contact', f.agency.agencyContactName)}${cell('Address', `${f.office.street}, ${cityLine(f.office)}`, true)}${cell('Phone', f.agency.agencyPhone)}${cell('E-mail', f.agency.agencyEmail)}</div>
<h2>Business</h2><div class="g">${cell('Named insured', f.applicant.name, true)}${cell('Tax ID', f.applicant.fein)}${cell('NAICS', f.applicant.naicsCode)}${cell('Mailing address', html`${f.mail.street}<br>${cityLine(f.mail)}`, true)}${cell('Business phone', f.applicant.phone)}${cell('Website', f.applicant.website)}${cell(
      'Type of entity',
      entities.map((name) => mark(name === entity, name)),
      true,
    )}${cell('Business started', slashed(f.started))}${cell('SIC', '')}${cell(
      'Type of business',
      ['Contractor', 'Manufacturing', 'Office', 'Restaurant', 'Retail', 'Service'].map((name) =>
        mark(name === nature, name),
      ),
      true,
    )}${cell('What the business does', operations, true)}</div>
<h2>Locations and property</h2>${buildings.map(({ each, amounts }) => building(each, amounts))}
<h2>Liability limits</h2>${table(
      ['Coverage', 'Limit'],
      [1],
      liability.map((each) => [each.name, wholeDollars(each.limit)]),
    )}<div style="margin-top:3pt">Optional coverages: ${['Employee Dishonesty', 'Equipment Breakdown', 'Hired and Non-Owned Auto', 'Data Breach Response'].map((name) => mark(extras.includes(name), name))}</div>
<h2>Premium indication</h2>${table(['Line of business', 'Annual premium'], [1], [...lines.map((each) => [each.name, wholeDollars(each.premium)]), ['Total policy premium', wholeDollars(total)]])}
<h2>Underwriting</h2>${table(
      ['Question', 'Answer'],
      [],
      [
        ['Has any policy been canceled or nonrenewed in the past three years?', 'No'],
        ['Any bankruptcies, tax liens or judgments in the past five years?', 'No'],
        ['Is any part of the building vacant or under renovation?', 'No'],
        ['Are any goods sold under your own label or imported?', 'No'],
        ['Is there a central station burglar alarm?', 'Yes'],
      ],
    )}
<h2>Insurance history</h2>${table(
      ['Line', 'Company', 'Policy number', 'From', 'To', 'Premium'],
      [5],
      prior.map((each) => [
        each.line,
        each.carrierName,
        each.policyNumber,
        slashed(each.effectiveDate),
        slashed(each.expirationDate),
        wholeDollars(each.premium),
      ]),
    )}
<h2>Losses, past three years</h2>${
      losses.length === 0
        ? html`<div>${mark(true, 'No losses to report')}</div>`
        : table(
            ['Date', 'Description', 'Paid', 'Reserved', 'Status'],
            [2, 3],
            losses.map((each) => [
              slashed(each.occurrenceDate),
              each.description,
              wholeDollars(each.amountPaid),
              wholeDollars(each.amountReserved),
              each.isOpen ? 'Open' : 'Closed',
            ]),
          )
    }
<h2>Additional interests</h2>${interest === null ? html`<div>None entered</div>` : html`<div class="g">${cell('Kind of interest', interest.interest)}${cell('Name', interest.name)}${cell('Address', interest.address)}${cell('Loan number', interest.loanNumber)}</div>`}
<h2>Agent's remarks</h2><div>${remarks ?? '\u2014'}</div>
<p class="s">The applicant represents that the information above is true and complete and agrees that the company may rely on it. The company may order loss histories, inspection reports and consumer reports about the business and its owners; a request for their nature and scope will be answered. Coverage is bound only as stated in a binder or policy. Premiums shown are indications and may change when the application is reviewed. FRAUD NOTICE: a person who knowingly presents false information in an application for insurance may be guilty of a crime and subject to fines and confinement in prison. In some states a false statement voids the policy.</p><div class="g">${cell('Applicant signature', '', true)}${cell('Date', '')}${cell('Agent license', '')}</div>`;
    const footer = html`<div style="font:6.5pt Carlito,sans-serif;width:100%;padding:0 .5in;display:flex;justify-content:space-between"><span>${form}</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;
    const { sicCode: _sic, ...applicant } = f.applicant;
    const label = {
      formNumbers: [form],
      applicationDate: f.written,
      ...f.agency,
      agencyAddress: `${f.office.street}, ${cityLine(f.office)}`,
      carrierName: f.carrierName,
      policyNumber: transaction === 'renewal' ? f.policyNumber : null,
      transactionType: transaction,
      effectiveDate: f.effective,
      expirationDate: f.expiration,
      billingPlan: billing,
      totalPremium: total,
      applicants: [{ ...applicant, entityType: entity }],
      linesOfBusiness: lines,
      natureOfBusiness: nature,
      operationsDescription: operations,
      businessStartDate: f.started,
      locations: f.premises.map(({ item }) => item),
      coverages: [...buildings.flatMap(({ amounts }) => amounts), ...liability],
      otherPolicies: prior,
      lossHistory: losses,
      additionalInterests: interest === null ? [] : [interest],
      remarks,
      // the heading says "Liability limits"
      _accept: Object.fromEntries(
        liability.map((_, i) => [
          `coverages[${buildings.flatMap(({ amounts }) => amounts).length + i}].line`,
          ['Liability'],
        ]),
      ),
    };
    return { html: sheet({ css, body }), label, print: { margin: { top: '.45in', bottom: '.55in' }, footer } };
  },
};
