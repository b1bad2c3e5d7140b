// A program manager's application for small contractors, written for its binding authority: numbered items with dotted lines to type on, limits
// as rows of choices, exposures by trade, the last carriers and claims in tables, a surplus lines statement at the end.
import { bare } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { type Business, drawBusiness, drawLosses, drawPrior } from '../parts/commercial-facts.ts';

const css = `body{margin:0;font:8.6pt/1.35 "Liberation Serif",serif}h1{font-size:13pt;margin:0;text-align:center}h2{font-size:9.4pt;margin:10pt 0 3pt;border-bottom:1pt solid #000;text-transform:uppercase;break-after:avoid}
.l{display:flex;gap:10pt;margin:2.2pt 0}.l>div{display:flex;gap:4pt;align-items:baseline}.l u{flex:1;text-decoration:none;border-bottom:.7pt dotted #333;min-height:10pt}.l u,td,.a{font-family:"Liberation Sans";font-size:8.2pt}
table{width:100%;border-collapse:collapse;margin:3pt 0}td,th{border:.6pt solid #444;padding:1.6pt 4pt;text-align:left;vertical-align:top}th{font-size:7.2pt;background:#eee}.n{text-align:right}tr{break-inside:avoid}.w{font-size:6.8pt;text-align:justify}.k{margin-right:11pt;white-space:nowrap}.k i{font:700 8pt "Liberation Sans";border:.7pt solid #000;padding:0 1.6pt;display:inline-block;min-width:5.5pt;text-align:center;line-height:8pt;min-height:8pt;vertical-align:-1pt}`;

const claims = [
  'Cut water line behind drywall, ceiling below damaged',
  'Paint overspray on parked cars',
  'Visitor tripped over tools left in hallway',
  'Cracked tile floor while moving scaffold',
];
const entities = ['Individual', 'Partnership', 'Corporation', 'LLC', 'Joint Venture'];
const jobs = [
  ['91341', 'Carpentry - interior'],
  ['92338', 'Drywall or wallboard installation'],
  ['98304', 'Painting - exterior - buildings - three stories or less'],
  ['99746', 'Tile, stone, marble, mosaic or terrazzo work - interior'],
  ['97047', 'Landscape gardening'],
  ['92478', 'Electrical work - within buildings'],
] as const;

const item = (share: number, caption: string, answer: Piece): Html =>
  html`<div style="flex:${share} 1 0"><span>${caption}</span><u>${answer}</u></div>`;
const line = (...items: readonly Html[]): Html => html`<div class="l">${items}</div>`;
const choice = (isChosen: boolean, name: string): Html =>
  html`<span class="k"><i>${isChosen ? 'X' : '\u00a0'}</i> ${name}</span>`;
const table = (heads: readonly string[], numbers: readonly number[], rows: readonly (readonly Piece[])[]): Html =>
  html`<table><tr>${heads.map((name) => html`<th>${name}</th>`)}</tr>${rows.map((cells) => html`<tr>${cells.map((each, i) => html`<td class="${numbers.includes(i) ? 'n' : ''}">${each}</td>`)}</tr>`)}</table>`;

function drawWanted(random: Random, { premises, lender }: Business) {
  const one = random.pick([300_000, 500_000, 1_000_000]);
  const coverages = [
    { name: 'General Aggregate', limit: random.chance(0.7) ? one * 2 : one },
    { name: 'Products/Completed Operations Aggregate', limit: one },
    { name: 'Each Occurrence', limit: one },
    { name: 'Personal & Advertising Injury', limit: one },
    { name: 'Damage to Premises Rented to You', limit: random.pick([50_000, 100_000]) },
    { name: 'Medical Payments', limit: random.pick([1000, 5000]) },
  ].map((each) => ({ line: 'General Liability', ...each }));
  const hazards = random.some(jobs, random.int(1, 3)).map(([classCode, classification]) => ({
    classification,
    classCode: classCode as string,
    premiumBasis: 'Payroll',
    exposure: random.int(18, 420) * 1000,
  }));
  const owner = random.chance(0.6)
    ? {
        interest: 'Additional Insured',
        name: `${word(random)} Property Management`,
        address: `${lender.at.street}, ${cityLine(lender.at)}`,
      }
    : null;
  return {
    coverages,
    hazards,
    owner,
    deductible: random.pick([500, 1000, 2500]),
    places: premises.map(({ item }) => item),
  };
}

export const style: Style = {
  policyType: 'commercial_application',
  name: 'program-manager',
  build(random) {
    const f = drawBusiness(random, { premises: random.int(1, 2), isUpper: false, years: [2015, 2025] });
    const { coverages, hazards, owner, deductible, places } = drawWanted(random, f);
    const house = `${word(random)} Program Managers, LLC`;
    const form = `${numbered(random, 'CGA-##')} (Rev. ${random.pick(['06/14', '02/13', '11/12'])})`;
    const entity = random.pick(entities);
    const transaction = random.pick(['new', 'renewal', 'quote'] as const);
    const premium = random.chance(0.4) ? random.dollars(900, 9000) : null;
    const fees = premium === null ? null : random.pick([150, 250]);
    const prior = drawPrior(random, f, ['General Liability'], random.int(1, 4)).map(
      ({ effectiveDate: _from, expirationDate: _to, ...each }) => ({
        ...each,
        carrierName: random.chance(0.5) ? carrier(random) : each.carrierName,
      }),
    );
    const stories = random.some(claims, 2);
    const losses = drawLosses(random, f, random.int(0, 2)).map(({ claimDate: _date, line: _line, ...each }, i) => ({
      ...each,
      description: stories[i] ?? '',
    }));
    const operations = random.pick([
      'Finish carpentry and drywall in occupied homes, kitchens and baths',
      'Repainting of apartments between tenants, no spray work above two stories',
      'Lawn maintenance, planting beds, small retaining walls under three feet',
    ]);
    const remarks = random.chance(0.5)
      ? random.pick([
          'Applicant was a W-2 foreman before starting this business.',
          'Certificates are needed on the day of binding.',
        ])
      : null;
    const started = f.started;
    const yes = (isYes: boolean): Html => html`${choice(isYes, 'Yes')}${choice(!isYes, 'No')}`;
    const body = html`<div style="display:flex;justify-content:space-between;font-size:8pt"><b>${house}</b><span>Fax to (800) 555-0100 or submit at the agents' portal</span></div><h1>Artisan Contractors General Liability Application</h1><div style="text-align:center;font-size:7.6pt">All questions must be answered. Write &quot;none&quot; where there is nothing to report. A quotation is not a binder.</div>
<div style="margin:5pt 0">This is a: ${choice(transaction === 'quote', 'Request for quote')}${choice(transaction === 'new', 'New policy')}${choice(transaction === 'renewal', 'Renewal')} &nbsp; Bill: ${choice(true, 'Agency bill')}${choice(false, 'Direct bill')}</div>
${line(item(60, 'Producing agency:', f.agency.agencyName), item(40, 'Contact:', f.agency.agencyContactName))}${line(item(60, 'Agency address:', `${f.office.street}, ${cityLine(f.office)}`), item(40, 'Telephone:', f.agency.agencyPhone))}${line(item(50, 'E-mail:', f.agency.agencyEmail), item(50, 'Insurance company (home office use):', f.carrierName))}
<h2>A. Applicant</h2>${line(item(60, '1. Name of applicant:', f.applicant.name), item(40, 'dba:', ''))}${line(item(100, '2. Mailing address:', `${f.mail.street}, ${cityLine(f.mail)}`))}${line(item(30, '3. Telephone:', f.applicant.phone), item(40, 'Website:', f.applicant.website), item(30, 'FEIN:', f.applicant.fein))}<div>4. Applicant is: ${entities.map((name) => choice(name === entity, name))}</div>${line(item(30, '5. Date business began:', bare(started)), item(30, 'Years of experience in the trade:', Number(bare(started).slice(-1)) + 8), item(40, 'Contractor license no.:', random.digits(6)))}${line(item(35, '6. Policy period wanted: from', bare(f.effective)), item(25, 'to', bare(f.expiration)), item(40, 'Expiring policy no.:', transaction === 'renewal' ? f.policyNumber : ''))}
<h2>B. Locations owned, rented or occupied</h2>${table(
      ['Loc.', 'Bldg.', 'Address', 'Owner or tenant', 'Area used (sq. ft.)', 'Use'],
      [4],
      places.map((each) => [
        each.locationNumber,
        each.buildingNumber,
        each.address,
        each.interest === 'owner' ? 'Owner' : 'Tenant',
        whole(each.occupiedArea),
        each.description,
      ]),
    )}
<h2>C. Limits of liability wanted</h2>${table(
      ['Coverage', 'Limit', 'Coverage', 'Limit'],
      [1, 3],
      [0, 1, 2].map((i) => [
        coverages[i]?.name,
        wholeDollars(coverages[i]?.limit ?? 0),
        coverages[i + 3]?.name,
        wholeDollars(coverages[i + 3]?.limit ?? 0),
      ]),
    )}<div>Property damage deductible per claim: ${[500, 1000, 2500].map((amount) => choice(amount === deductible, wholeDollars(amount)))} &nbsp; Optional: ${choice(false, 'Blanket additional insured')}${choice(false, 'Waiver of subrogation')}${choice(false, 'Hired and non-owned auto')}</div>
<h2>D. Operations</h2>${line(item(100, '7. Describe all work done:', operations))}${table(
      ['Trade', 'Class code', 'Basis', 'Exposure next 12 months', 'Residential %', 'Commercial %'],
      [3],
      hazards.map((each) => [
        each.classification,
        each.classCode,
        each.premiumBasis,
        wholeDollars(each.exposure),
        '',
        '',
      ]),
    )}${line(item(40, '8. Cost of subcontracted work last year: $', ''), item(30, 'Largest job: $', ''), item(30, 'Number of employees:', ''))}
<table>${['9. Does the applicant do any roofing, EIFS, or work above three stories?', '10. Has the applicant worked on tract homes, condominiums or townhouses in the last ten years?', '11. Are certificates of insurance collected from every subcontractor?', '12. Is any work done in New York, or outside of the state of domicile?', '13. Has any insurer declined, canceled or refused to renew coverage in the last five years? (not in Missouri)', '14. Is the applicant aware of any fact, incident or defect that may give rise to a claim?'].map((question, i) => html`<tr><td style="width:82%;font-family:'Liberation Serif'">${question}</td><td>${yes(i === 2)}</td></tr>`)}</table>
<h2>E. Prior general liability insurance</h2>${table(
      ['Year', 'Type', 'Company', 'Policy number', 'Premium'],
      [4],
      prior.map((each) => [each.year, each.line, each.carrierName, each.policyNumber, wholeDollars(each.premium)]),
    )}
<h2>F. Claims in the last five years</h2><div>${choice(losses.length === 0, 'No claims')}</div>${table(['Date of loss', 'What happened', 'Paid', 'Reserve', 'Open or closed'], [2, 3], losses.length === 0 ? [['\u00a0', '', '', '', '']] : losses.map((each) => [bare(each.occurrenceDate), each.description, wholeDollars(each.amountPaid), wholeDollars(each.amountReserved), each.isOpen ? 'Open' : 'Closed']))}
<h2>G. Additional insureds and remarks</h2>${table(['Interest', 'Name', 'Address'], [], owner === null ? [['\u00a0', '', '']] : [[owner.interest, owner.name, owner.address]])}${line(item(100, 'Remarks:', remarks))}
${premium === null || fees === null ? '' : html`<div class="a">Indication given on the portal: premium ${wholeDollars(premium)}, policy fee ${wholeDollars(fees)}, total policy premium ${wholeDollars(sum([premium, fees]))}. Surplus lines tax is billed by the agent.</div>`}
<h2>Statements</h2><p class="w">The undersigned declares that to the best of his or her knowledge the statements in this application are true and that no material fact has been suppressed or misstated. Signing does not bind the applicant or the company to complete the insurance. If a policy is issued, this application becomes part of it. The insurance may be placed with an insurer that is not licensed in this state and is not subject to its supervision; in case of insolvency, losses may not be paid by a guaranty fund. Any person who knowingly and with intent to defraud an insurer files an application containing false information commits a crime in many states, with fines of up to $5,000 and the value of the claim. A minimum earned premium of 25% applies, and inspection fees of up to $175 may be charged.</p>${line(item(50, 'Signature of applicant:', ''), item(20, 'Title:', ''), item(30, 'Date:', bare(f.written)))}${line(item(50, 'Signature of producer:', ''), item(50, 'License no.:', ''))}`;
    const footer = html`<div style="font:6.5pt serif;width:100%;padding:0 .5in;display:flex;justify-content:space-between"><span>${form}</span><span>Page <span class="pageNumber"></span></span></div>`;
    const { agencyCustomerId: _id, ...office } = f.agency;
    const { sicCode: _sic, naicsCode: _naics, ...applicant } = f.applicant;
    const label = {
      formNumbers: [form],
      applicationDate: f.written,
      ...office,
      agencyAddress: `${f.office.street}, ${cityLine(f.office)}`,
      carrierName: f.carrierName,
      policyNumber: transaction === 'renewal' ? f.policyNumber : null,
      transactionType: transaction,
      effectiveDate: f.effective,
      expirationDate: f.expiration,
      billingPlan: 'agency',
      totalPremium: premium === null || fees === null ? null : premium + fees,
      applicants: [{ ...applicant, entityType: entity }],
      operationsDescription: operations,
      businessStartDate: started,
      locations: places.map(({ locationNumber, buildingNumber, address, interest, occupiedArea, description }) => ({
        locationNumber,
        buildingNumber,
        address,
        interest,
        occupiedArea,
        description,
      })),
      coverages,
      hazards,
      otherPolicies: prior,
      lossHistory: losses,
      additionalInterests: owner === null ? [] : [owner],
      remarks,
      // the number of the expiring policy is that of a policy to come only by habit; the deductible is one for all limits
      _accept: {
        ...(transaction === 'renewal' ? { policyNumber: [null] } : {}),
        ...Object.fromEntries(coverages.map((_, i) => [`coverages[${i}].deductible`, [deductible]])),
      },
    };
    return { html: sheet({ css, body }), label, print: { margin: { top: '.5in', bottom: '.6in' }, footer } };
  },
};
