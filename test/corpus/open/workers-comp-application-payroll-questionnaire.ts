// A payroll company's questionnaire for workers compensation: numbered questions with answers behind them, jobs and owners in
// tables, earlier policies year by year; a portal's print-out with the address of the page at the foot.
import { addYears, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.4pt/1.42 Lato,sans-serif;color:#222}h1{font-size:15pt;margin:0;color:#a0341c}ol{padding-left:22px;margin:8px 0}li{margin-bottom:5px}li b{display:inline-block;min-width:250px;font-weight:400;color:#666}
h2{font-size:10.5pt;color:#a0341c;margin:14px 0 3px}table{width:100%;border-collapse:collapse}td,th{padding:3px 6px;border-bottom:1px solid #ddd;text-align:left;vertical-align:top}th{font-size:7.8pt;color:#666}.n{text-align:right}small{color:#888}`;

const jobs = [
  ['5551', 'Roofing - all kinds'],
  ['8810', 'Clerical office'],
  ['9015', 'Building operation by owner'],
  ['8832', 'Medical office'],
  ['7228', 'Trucking, local hauling'],
  ['2501', 'Clothing manufacturing'],
] as const;

function rows(random: Random, state: string, locations: number) {
  return random
    .times(locations, (i) =>
      random.some(jobs, random.int(1, 3)).map(([classCode, description]) => {
        const payroll = random.dollars(12_000, 700_000);
        const rate = random.amount(0.2, 19);
        return {
          state,
          locationNumber: i + 1,
          classCode,
          description,
          fullTimeEmployees: random.int(1, 30),
          partTimeEmployees: random.int(0, 8),
          payroll,
          rate,
          premium: Math.round((payroll * rate) / 100),
        };
      }),
    )
    .flat();
}

function facts(random: Random) {
  const mail = place(random);
  const sites = random.times(random.int(1, 3), (i) => (i === 0 ? mail : place(random, mail.state)));
  const classifications = rows(random, mail.state, sites.length);
  const effectiveDate = `${random.int(2019, 2025)}-${random.pick(['01', '04', '07', '10'])}-01`;
  const year = Number(effectiveDate.slice(0, 4));
  const limit = random.pick([100_000, 500_000, 1_000_000]);
  const total = classifications.reduce((so, row) => so + row.premium, 0);
  const agencyPlace = place(random);
  const individuals = random.times(random.int(1, 3), () => ({
    name: person(random),
    title: random.pick(['President', 'Member', 'Secretary', 'Partner']),
    ownershipPercent: random.pick([10, 25, 33, 50, 100]),
    dateOfBirth: `${random.int(1950, 1992)}-${random.pick(['03', '08', '12'])}-${random.int(10, 28)}`,
    included: random.pick(['included', 'excluded']),
    payroll: random.chance(0.5) ? random.int(30, 120) * 1000 : null,
  }));
  return {
    mail,
    agencyPlace,
    sites,
    label: {
      formNumber: 'WCQ-7 (01/2020)',
      applicationDate: `${year - 1}-11-${random.int(10, 28)}`,
      agencyName: agency(random),
      agencyAddress: oneLine(agencyPlace),
      producerName: person(random),
      carrierName: carrier(random),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      entityType: random.pick(['Corporation', 'LLC', 'Partnership', 'Sole proprietor']),
      fein: numbered(random, '##-#######'),
      ncciRiskId: random.chance(0.5) ? random.digits(9) : null,
      naicsCode: random.digits(6),
      yearsInBusiness: random.int(1, 45),
      phone: phone(random),
      email: `office@${word(random).toLowerCase()}.example`,
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: [mail.state],
      otherStates: random.chance(0.4) ? ['NY', 'NJ'] : [],
      eachAccidentLimit: limit,
      diseasePolicyLimit: Math.max(500_000, limit),
      diseaseEachEmployeeLimit: limit,
      estimatedAnnualPremium: total,
      experienceModification: random.chance(0.6) ? random.int(75, 130) / 100 : null,
      locations: sites.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
      classifications,
      individuals,
      priorCarriers: random.times(random.int(1, 4), (i) => ({
        year: year - 1 - i,
        carrierName: carrier(random),
        policyNumber: numbered(random, 'WC#######'),
        premium: random.dollars(900, 60_000),
        experienceModification: random.int(80, 120) / 100,
        claimCount: random.int(0, 6),
        amountPaid: random.pick([0, random.dollars(200, 70_000)]),
        reserve: random.pick([0, 0, random.dollars(500, 20_000)]),
      })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const ask = (question: string, answer: string | number | null): Html =>
  html`<li><b>${question}</b> ${answer ?? ''}</li>`;
const head = (names: readonly string[]): Html => html`<tr>${names.map((name) => html`<th>${name}</th>`)}</tr>`;

function questions({ label: l, mail, agencyPlace, sites }: Facts): Html {
  return html`<h1>Workers' compensation questionnaire</h1><small>Completed ${written(l.applicationDate)}</small><ol>${ask('Who is the employer?', l.namedInsureds[0] ?? '')}${ask('Mailing address', `${mail.street}, ${cityLine(mail)}`)}${ask('Type of entity', l.entityType)}${ask('Federal tax ID', l.fein)}${ask('Bureau (NCCI) risk ID', l.ncciRiskId)}${ask('NAICS code', l.naicsCode)}
${ask('Years in business', l.yearsInBusiness)}${ask('Office phone', l.phone)}${ask('E-mail', l.email)}${ask('When should coverage start?', written(l.effectiveDate))}${ask('When should it end?', written(l.expirationDate))}
${ask('States where you have employees', l.coveredStates.join(', '))}${ask('Other states to include', l.otherStates.length === 0 ? '' : l.otherStates.join(', '))}${ask("Employer's liability, each accident", wholeDollars(l.eachAccidentLimit))}${ask("Employer's liability, disease, policy limit", wholeDollars(l.diseasePolicyLimit))}${ask("Employer's liability, disease, each employee", wholeDollars(l.diseaseEachEmployeeLimit))}
${ask('Current experience modification', l.experienceModification === null ? null : l.experienceModification.toFixed(2))}${ask('Do you use subcontractors?', 'No')}${ask('Do employees work above 15 feet?', '')}${ask('Any bankruptcy in the last 5 years?', 'No')}</ol>
<h2>For the agency</h2>${l.agencyName}, ${agencyPlace.street}, ${cityLine(agencyPlace)}<br>Producer: ${l.producerName}<br>Sent to: ${l.carrierName}<h2>Work places</h2><table>${sites.map((at, i) => html`<tr><td>${i + 1}</td><td>${oneLine(at)}</td></tr>`)}</table>`;
}

function tables({ label: l }: Facts): Html {
  return html`<h2>Jobs and payroll</h2><table>${head(['State', 'Place', 'Class', 'What they do', 'Full time', 'Part time', 'Annual payroll', 'Rate', 'Premium'])}${l.classifications.map((row) => html`<tr><td>${row.state}</td><td>${row.locationNumber}</td><td>${row.classCode}</td><td>${row.description}</td><td>${row.fullTimeEmployees}</td><td>${row.partTimeEmployees}</td><td class="n">${wholeDollars(row.payroll)}</td><td class="n">${row.rate.toFixed(2)}</td><td class="n">${whole(row.premium)}</td></tr>`)}</table>
<p>Estimated annual premium: <b>${wholeDollars(l.estimatedAnnualPremium)}</b> before taxes and credits</p><h2>Owners and officers</h2><table>${head(['Name', 'Title', 'Owns', 'Born', 'Covered?', 'Pay'])}${l.individuals.map((each) => html`<tr><td>${each.name}</td><td>${each.title}</td><td>${each.ownershipPercent}%</td><td>${written(each.dateOfBirth)}</td><td>${each.included === 'included' ? 'Include' : 'Exclude'}</td><td>${each.payroll === null ? '' : wholeDollars(each.payroll)}</td></tr>`)}</table>
<h2>Earlier policies</h2><table>${head(['Year', 'Company', 'Policy', 'Premium', 'Mod', 'Claims', 'Paid', 'Reserved'])}${l.priorCarriers.map((each) => html`<tr><td>${each.year}</td><td>${each.carrierName}</td><td>${each.policyNumber}</td><td>${wholeDollars(each.premium)}</td><td>${each.experienceModification.toFixed(2)}</td><td>${each.claimCount}</td><td>${wholeDollars(each.amountPaid)}</td><td>${wholeDollars(each.reserve)}</td></tr>`)}</table>
<p><small>By sending this form the employer agrees to an audit of payroll. Example: a payroll of $100,000 at a rate of 2.00 costs $2,000. ${l.formNumber} &nbsp; portal.example/wc/print?id=88231</small></p>`;
}

export const style: Style = {
  policyType: 'workers_comp_application',
  name: 'payroll-questionnaire',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [questions(f), tables(f)] }), label: f.label };
  },
};
