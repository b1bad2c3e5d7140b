// A managing general agent's own application for small contractors: numbered parts, "Yes __ No __" with bare X, typed answers on ruled
// lines, requested limits as choices, payroll and receipts by trade, five years of prior insurance.
import { addDays, addYears, bare } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:7.8pt/1.34 "Liberation Serif"}h1{font:700 13.5pt "Liberation Serif";text-align:center;margin:4pt 0 0}h3{font:700 8.6pt "Liberation Serif";margin:9pt 0 3pt;border-top:1.4pt solid #000;padding-top:2pt}.v{font:8.2pt/1.2 "Liberation Mono"}.q{display:flex;gap:10pt;margin:2.6pt 0}.q>div{display:flex;gap:4pt;align-items:flex-end;flex:1}.q .u{flex:1;border-bottom:.5pt solid #000;min-height:10pt}
table{border-collapse:collapse;width:100%;margin:3pt 0}td,th{border:.5pt solid #000;padding:1.6pt 4pt;text-align:left;vertical-align:top}th{font-size:6.8pt}.x{display:inline-block;min-width:14pt;border-bottom:.5pt solid #000;text-align:center;font:700 8pt "Liberation Mono"}.fine{font-size:6.4pt;line-height:1.25;text-align:justify}`;

const TRADES = [
  ['Carpentry, interior', '91341'],
  ['Dry Wall or Wallboard Installation', '91436'],
  ['Painting, interior buildings', '98305'],
  ['Tile, Stone, Marble, interior construction', '99746'],
  ['Landscape Gardening', '97047'],
  ['Plumbing, residential or domestic', '98483'],
] as const;
const ENTITIES = ['Individual', 'Partnership', 'Corporation', 'LLC', 'Joint Venture'];

function facts(random: Random) {
  const year = random.int(2014, 2025);
  const [office, mail, shop, bank] = [place(random), place(random), place(random), place(random)];
  const one = random.pick([300_000, 500_000, 1_000_000]);
  const effectiveDate = `${year}-${random.pick(['03', '05', '08', '10'])}-${random.int(10, 28)}`;
  const name = company(random);
  const classes = random
    .some(TRADES, random.int(1, 3))
    .map(([classification, classCode]) => ({ classification, classCode, payroll: random.int(18, 240) * 1000 }));
  const limit = (title: string, amount: number | null, deductible: number | null = null) => ({
    line: 'General Liability',
    name: title,
    limit: amount,
    deductible,
  });
  const isOwned = random.chance(0.4);
  const lossDate = `${year - random.int(1, 4)}-${random.pick(['02', '07', '11'])}-${random.int(10, 28)}`;
  return {
    office,
    mail,
    shop: random.chance(0.5) ? shop : mail,
    bank,
    classes,
    manager: `${word(random)} Underwriting Managers, Inc.`,
    form: `CGA-${random.int(10, 60)} (0${random.int(1, 9)}/1${random.int(1, 4)})`,
    answers: random.times(9, () => random.chance(0.25)),
    receipts: random.int(8, 90) * 10_000,
    years: random.int(1, 30),
    label: {
      applicationDate: addDays(effectiveDate, -random.int(5, 30)),
      agencyName: agency(random),
      agencyAddress: oneLine(office),
      agencyContactName: random.chance(0.8) ? person(random) : null,
      agencyPhone: phone(random),
      agencyEmail: random.chance(0.5) ? `quotes@${word(random).toLowerCase()}.example` : null,
      carrierName: random.chance(0.4) ? carrier(random) : null,
      transactionType: random.pick(['new', 'renewal']),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      applicants: [
        {
          name,
          address: oneLine(mail),
          entityType: /L\.?L\.?C/.test(name) ? 'LLC' : random.pick(['Individual', 'Corporation', 'Partnership']),
          fein: random.chance(0.7) ? numbered(random, '##-#######') : null,
          phone: phone(random),
          website: random.chance(0.4) ? `www.${word(random).toLowerCase()}.example` : null,
        },
      ],
      operationsDescription: random.pick([
        'Remodeling of kitchens and baths for homeowners, some repair work for apartment owners.',
        'Finish work on new single family homes as a subcontractor to two general contractors.',
        'Maintenance and small repairs of retail space, no work on roofs or outside walls.',
      ]),
      locations: [
        {
          locationNumber: 1,
          interest: isOwned ? 'owner' : 'tenant',
          occupiedArea: random.chance(0.7) ? random.int(5, 60) * 100 : null,
        },
      ],
      coverages: [
        limit('Each Occurrence', one, random.pick([250, 500, 1000])),
        limit('General Aggregate (other than products)', 2 * one),
        limit('Products and Completed Operations Aggregate', random.pick([one, 2 * one])),
        limit('Personal and Advertising Injury', one),
        limit('Fire Damage, any one fire', random.pick([50_000, 100_000])),
        limit('Medical Payments, any one person', random.pick([null, 1000, 5000])),
      ].filter((each) => each.limit !== null),
      otherPolicies: random.times(random.int(0, 3), (i) => ({
        relation: 'prior',
        year: year - 1 - i,
        carrierName: carrier(random),
        policyNumber: numbered(random, random.pick(['GL#######', '@@-####-##'])),
        premium: random.dollars(700, 9000),
      })),
      lossHistory: random.chance(0.5)
        ? [
            {
              occurrenceDate: lossDate,
              description: random.pick([
                'Water line cut during demolition, lower unit wet',
                'Visitor stepped on nail',
                'Paint overspray on parked car',
              ]),
              amountPaid: random.dollars(600, 22_000),
              amountReserved: random.pick([0, 2500]),
              isOpen: random.chance(0.3),
            },
          ]
        : [],
      additionalInterests: random.chance(0.5)
        ? [{ interest: 'Additional Insured', name: company(random), address: oneLine(bank) }]
        : [],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const x = (on: boolean): Html => html`<span class="x">${on ? 'X' : html`&nbsp;`}</span>`;
const ask = (...pairs: [string, Piece][]): Html =>
  html`<div class="q">${pairs.map(([caption, value]) => html`<div><span>${caption}</span><span class="u v">${value}</span></div>`)}</div>`;
const day = (iso: string): string => bare(iso);

function first(f: Facts): Html {
  const { label: l, office, mail, shop } = f;
  const [applicant] = l.applicants;
  const [site] = l.locations;
  const yes = (text: string, i: number): Html =>
    html`<tr><td>${text}</td><td style="width:82pt">Yes ${x(f.answers[i] === true)} No ${x(f.answers[i] === false)}</td></tr>`;
  const questions = [
    'Do you subcontract any work? If yes, cost per year $ ________',
    'Are certificates of insurance obtained from all subcontractors?',
    'Any work on condominiums, townhouses or tract homes of more than 10 units?',
    'Any work above three stories in height?',
    'Any exterior insulation and finish systems (EIFS)?',
    'Any demolition, blasting or excavation below six feet?',
    'Any use of cranes or rented heavy equipment?',
    'Any hot roofing or torch work?',
    'Has any insurer canceled or refused to renew in the last three years?',
  ];
  return html`<div style="display:flex;justify-content:space-between"><b style="font-size:10pt">${f.manager}</b><span>Wholesale and Surplus Lines</span></div><h1>CONTRACTORS GENERAL LIABILITY APPLICATION</h1><div style="text-align:center">Answer all questions. If an answer is none, say none. &nbsp; This is ${x(l.transactionType === 'new')} New business ${x(l.transactionType === 'renewal')} Renewal</div>
<h3>PART 1. PRODUCER</h3>${ask(['Retail agency', l.agencyName], ['Contact', l.agencyContactName])}${ask(['Address', `${office.street}, ${cityLine(office)}`])}${ask(['Telephone', l.agencyPhone], ['E-mail', l.agencyEmail], ['License no.', ''])}${ask(['Company to be used (if known)', l.carrierName], ['Date of application', day(l.applicationDate)])}
<h3>PART 2. APPLICANT</h3>${ask(['1. Name of applicant (as it is to appear on the policy)', applicant?.name])}${ask(['2. Mailing address', `${mail.street}, ${cityLine(mail)}`])}${ask(['3. Location of shop or yard', `${shop.street}, ${cityLine(shop)}`])}<div class="q"><div>4. Applicant is the ${x(site?.interest === 'owner')} owner ${x(site?.interest === 'tenant')} tenant of this location. Area occupied <span class="u v" style="max-width:60pt">${site?.occupiedArea ? whole(site.occupiedArea) : ''}</span> sq. ft.</div></div>
<div class="q"><div>5. Applicant is &nbsp; ${ENTITIES.map((kind) => html`${x(applicant?.entityType === kind)} ${kind} &nbsp; `)}</div></div>${ask(['6. Federal tax number', applicant?.fein], ['Business telephone', applicant?.phone], ['Web site', applicant?.website])}${ask(['7. Policy to be effective from', day(l.effectiveDate)], ['to', day(l.expirationDate)], ['Years in this trade', f.years])}
<h3>PART 3. LIMITS REQUESTED</h3><table><tr><th>Coverage</th><th>Limit</th><th>Deductible per claim</th></tr>${l.coverages.map((each) => html`<tr><td>${each.name}</td><td class="v">${wholeDollars(each.limit ?? 0)}</td><td class="v">${each.deductible === null ? '' : wholeDollars(each.deductible)}</td></tr>`)}<tr><td>Stop Gap Employers Liability</td><td></td><td></td></tr><tr><td>Hired and Non-Owned Auto</td><td></td><td></td></tr></table>
<h3>PART 4. OPERATIONS</h3>${ask(['8. Describe all operations', l.operationsDescription])}${ask(['9. Gross receipts, last 12 months', wholeDollars(f.receipts)], ['Next 12 months (estimate)', ''])}<div>10. Payroll by kind of work for the policy term, owners included</div><table><tr><th>Loc.</th><th>Kind of work</th><th>Class code</th><th>Payroll</th></tr>${f.classes.map((each) => html`<tr><td class="v">1</td><td class="v">${each.classification}</td><td class="v">${each.classCode}</td><td class="v">${wholeDollars(each.payroll)}</td></tr>`)}<tr><td>&nbsp;</td><td></td><td></td><td></td></tr></table>
<table>${questions.map((text, i) => yes(`${i + 11}. ${text}`, i))}</table>`;
}

function second(f: Facts): Html {
  const { label: l } = f;
  const blank = (count: number): Html => html`<tr>${Array.from({ length: count }, () => html`<td>&nbsp;</td>`)}</tr>`;
  return html`<div style="break-before:page"><h3>PART 5. PRIOR INSURANCE (last five years)</h3><table><tr><th>Year</th><th>Company</th><th>Policy number</th><th>Premium</th></tr>${l.otherPolicies.map((each) => html`<tr><td class="v">${each.year}</td><td class="v">${each.carrierName}</td><td class="v">${each.policyNumber}</td><td class="v">${wholeDollars(each.premium)}</td></tr>`)}${blank(4)}${blank(4)}</table>
<h3>PART 6. LOSSES (last five years, insured or not) &nbsp; <span style="font-weight:400">No losses ${x(l.lossHistory.length === 0)}</span></h3><table><tr><th>Date of loss</th><th>What happened</th><th>Paid</th><th>Reserve</th><th>Open / Closed</th></tr>${l.lossHistory.map((each) => html`<tr><td class="v">${day(each.occurrenceDate)}</td><td class="v">${each.description}</td><td class="v">${wholeDollars(each.amountPaid)}</td><td class="v">${wholeDollars(each.amountReserved)}</td><td class="v">${each.isOpen ? 'Open' : 'Closed'}</td></tr>`)}${blank(5)}${blank(5)}</table>
<h3>PART 7. ADDITIONAL INSUREDS</h3><table><tr><th>Name</th><th>Address</th><th>Interest</th></tr>${l.additionalInterests.map((each) => html`<tr><td class="v">${each.name}</td><td class="v">${each.address}</td><td class="v">${each.interest}</td></tr>`)}${blank(3)}</table>
<h3>PART 8. AGREEMENT</h3><p class="fine">The applicant agrees that the statements in this application are true and that no fact that matters to the risk was left out. Signing this form does not bind the applicant or the company to complete the insurance, but it is agreed that this form shall be the basis of the contract should a policy be issued. A minimum earned premium of 25% and a policy fee of $150 may apply. Audits: the premium is a deposit that is adjusted on the actual payroll. If no answer is given about residential work, an exclusion will be part of the policy. A policy of this program covers occurrences during its term; work that was completed before may be excluded.</p>
<p class="fine"><b>FRAUD WARNING:</b> Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or statement of claim containing any materially false information, or conceals for the purpose of misleading information concerning any fact material thereto, commits a fraudulent insurance act, which is a crime and subjects such person to criminal and civil penalties. <b>SURPLUS LINES NOTICE:</b> Insurers that do business as surplus lines insurers are not members of a guaranty fund, and claims are not paid by the state when such an insurer becomes insolvent.</p>
${ask(["Applicant's signature", ''], ['Title', ''], ['Date', ''])}${ask(["Producer's signature", ''], ['Date', ''])}<div style="margin-top:20pt;display:flex;justify-content:space-between"><span>${f.form}</span><span>Page 2 of 2</span></div></div>`;
}

export const style: Style = {
  policyType: 'commercial_application',
  name: 'contractors-house',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [first(f), second(f)] }),
      label: {
        ...f.label,
        formNumbers: [f.form],
        locations: f.label.locations.map((each) => ({ ...each, address: oneLine(f.shop) })),
        hazards: f.classes.map(({ classification, classCode, payroll }) => ({
          locationNumber: 1,
          classification,
          classCode,
          premiumBasis: 'Payroll',
          exposure: payroll,
        })),
        linesOfBusiness: [],
        // the shop has no number of its own: the table of payroll names it
        _accept: { 'locations[0].locationNumber': [null] },
        _ignore: ['linesOfBusiness[+]', 'otherPolicies[*].line', 'lossHistory[*].line', 'locations[0].annualRevenue'],
      },
      print: { margin: { top: '0.4in', bottom: '0.35in', left: '0.6in', right: '0.6in' } },
    };
  },
};
