// A mutual's own application for workers' compensation: lettered sections with captions under the answers, checks in drawn squares,
// classes per state and location, owners' election as two columns, losses by policy year.
import { abbreviated, addDays, addYears, bare } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { wholeDollars } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:7pt/1.25 "Liberation Sans Narrow"}h1{font:700 15pt Caladea;margin:0;color:#503}h3{font:700 8.4pt Caladea;color:#fff;background:#503;margin:9pt 0 0;padding:1.5pt 6pt}.v{font:8.4pt/1.25 "DejaVu Sans Condensed"}.f{display:flex;gap:10pt;padding:4pt 6pt 0}.f>div{flex:1}.f .v{border-bottom:.5pt solid #503;min-height:11pt}.cap{font-size:6.2pt;color:#503}
table{border-collapse:collapse;width:100%;margin-top:3pt}td,th{border:.4pt solid #a58;padding:1.8pt 4pt;text-align:left;vertical-align:bottom}th{font-size:6.4pt;background:#f6ecf1;font-weight:400}.n{text-align:right}i{display:inline-block;width:7.6pt;height:7.6pt;border:.7pt solid #503;font:8pt/7.6pt "DejaVu Sans";text-align:center;margin:0 3pt 0 8pt;vertical-align:-1pt}.fine{font-size:6pt;line-height:1.3;padding:4pt 6pt;text-align:justify}`;

const ENTITIES = [
  'Sole owner',
  'Partnership',
  'Corporation',
  'S corporation',
  'Limited liability company',
  'Nonprofit',
];
const JOBS = new Map([
  ['8810', 'Office clerical'],
  ['8292', 'Warehouse, storage of goods'],
  ['7380', 'Drivers, chauffeurs and helpers'],
  ['3076', 'Sheet metal products'],
  ['8832', 'Physician and staff'],
  ['9014', 'Janitorial services'],
  ['2802', 'Carpentry shop only'],
]);

function facts(random: Random) {
  const [office, mail, home] = [place(random), place(random), place(random)];
  const second = place(random);
  const sites = [mail, ...(random.chance(0.6) ? [second] : [])];
  const classifications = sites.flatMap((site, i) =>
    random.some([...JOBS], random.int(1, 3)).map(([classCode, description]) => {
      const [payroll, rate] = [random.int(22, 500) * 1000, random.int(15, 780) / 100];
      return {
        state: site.state,
        locationNumber: i + 1,
        classCode,
        description,
        fullTimeEmployees: random.int(1, 25),
        partTimeEmployees: random.chance(0.5) ? random.int(1, 7) : null,
        payroll,
        rate,
        premium: Math.round((payroll * rate) / 100),
      };
    }),
  );
  const manual = classifications.reduce((so, each) => so + each.premium, 0);
  const modification = random.chance(0.6) ? random.int(74, 130) / 100 : null;
  const year = random.int(2016, 2025);
  const effectiveDate = `${year}-${random.pick(['01', '02', '07', '10'])}-${random.pick(['01', '15'])}`;
  const name = company(random);
  const [each, disease] = random.pick([
    [100_000, 500_000],
    [500_000, 500_000],
    [1_000_000, 1_000_000],
  ] as const);
  const isPriced = random.chance(0.7);
  const total = Math.round(manual * (modification ?? 1));
  return {
    office,
    mail,
    home,
    sites,
    manual,
    officePhone: phone(random),
    website: `www.${word(random).toLowerCase()}.example`,
    work: random.pick([
      'Custom metal shelving for shops, cut, bent and painted on site.',
      'Cleaning of offices and medical suites at night.',
      'Storage and local delivery of furniture.',
    ]),
    answers: random.times(8, () => random.chance(0.2)),
    label: {
      formNumber: `WCA 10 0${random.int(1, 9)} (${random.int(14, 16)}-0${random.int(1, 9)})`,
      applicationDate: addDays(effectiveDate, -random.int(10, 50)),
      agencyName: agency(random),
      agencyAddress: oneLine(office),
      producerName: random.chance(0.8) ? person(random) : null,
      carrierName: `${word(random)} Employers Mutual Insurance Company`,
      namedInsureds: [name, ...(random.chance(0.2) ? [company(random)] : [])],
      mailingAddress: oneLine(mail),
      entityType: /L\.?L\.?C/.test(name) ? 'Limited liability company' : random.pick(['Corporation', 'S corporation']),
      fein: numbered(random, '##-#######'),
      ncciRiskId: random.chance(0.4) ? random.digits(9) : null,
      naicsCode: random.chance(0.6) ? random.digits(6) : null,
      yearsInBusiness: random.int(1, 48),
      phone: phone(random),
      email: random.chance(0.7) ? `payroll@${word(random).toLowerCase()}.example` : null,
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: [...new Set(sites.map(({ state }) => state))],
      otherStates: random.chance(0.25) ? ['IA', 'NE'] : [],
      eachAccidentLimit: each,
      diseasePolicyLimit: disease,
      diseaseEachEmployeeLimit: each,
      estimatedAnnualPremium: isPriced ? total : null,
      depositPremium: isPriced && random.chance(0.5) ? Math.round(total / 5) : null,
      experienceModification: modification,
      locations: sites.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
      classifications,
      individuals: random.times(random.int(0, 3), (i) => ({
        name: person(random),
        title: ['President', 'Secretary', 'Member'][i],
        ownershipPercent: [60, 30, 10][i],
        included: random.pick(['included', 'excluded']),
        dateOfBirth: random.chance(0.5)
          ? `${random.int(1950, 1990)}-${random.pick(['02', '06', '11'])}-${random.int(10, 28)}`
          : null,
        payroll: random.chance(0.5) ? random.int(20, 104) * 1000 : null,
      })),
      priorCarriers: random
        .times(random.int(1, 4), (i) => ({
          year: year - 1 - i,
          carrierName: `${word(random)} ${random.pick(['Casualty Company', 'Insurance Company', 'Mutual'])}`,
          policyNumber: numbered(random, random.pick(['WC#######', '@@@ ######'])),
          premium: random.dollars(1500, 48_000),
          claimCount: random.int(0, 5),
          amountPaid: random.pick([0, random.dollars(250, 30_000)]),
          reserve: random.pick([0, 0, 4200]),
        }))
        .map((each) => (each.claimCount === 0 ? { ...each, amountPaid: 0, reserve: 0 } : each)),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const field = (flex: number, caption: string, value: Piece): Html =>
  html`<div style="flex:${flex}"><div class="v">${value}</div><div class="cap">${caption}</div></div>`;
const line = (...fields: readonly Html[]): Html => html`<div class="f">${fields}</div>`;
const check = (on: boolean, text: string): Html =>
  html`<span style="white-space:nowrap"><i>${on ? '\u2714' : ''}</i>${text}</span>`;
const head = (names: readonly string[]): Html => html`<tr>${names.map((name) => html`<th>${name}</th>`)}</tr>`;
const row = (values: readonly Piece[]): Html =>
  html`<tr>${values.map((value) => html`<td class="v">${value}</td>`)}</tr>`;
const empty = (count: number): Html => row(Array.from({ length: count }, () => html`&nbsp;`));
const money = (amount: number | null): string => (amount === null ? '' : wholeDollars(amount));

function first(f: Facts): Html {
  const { label: l, office, mail, home, sites } = f;
  const classes = l.classifications.map((each) =>
    row([
      each.state,
      each.locationNumber,
      each.classCode,
      each.description,
      each.fullTimeEmployees,
      each.partTimeEmployees,
      wholeDollars(each.payroll),
      each.rate.toFixed(2),
      wholeDollars(each.premium),
    ]),
  );
  return html`<div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2.4pt solid #503;padding-bottom:4pt"><div><h1>${l.carrierName}</h1>${home.street}, ${cityLine(home)}</div><div style="text-align:right;font:700 10pt Caladea">Application for<br>Workers\u2019 Compensation Insurance</div></div>
<h3>A. Agency</h3>${line(field(2, 'Agency', l.agencyName), field(3, 'Street, city, state and ZIP code', `${office.street}, ${cityLine(office)}`))}${line(field(1, 'Producer', l.producerName), field(1, 'Telephone', f.officePhone), field(1, 'Date completed', abbreviated(l.applicationDate)))}
<h3>B. Employer</h3>${line(field(2, 'Legal name of business', l.namedInsureds[0]), field(1, 'Federal tax ID (FEIN)', l.fein))}${line(field(2, 'Other names to be insured', l.namedInsureds[1]), field(1, 'Years in business', l.yearsInBusiness))}${line(field(3, 'Mailing address', `${mail.street}, ${cityLine(mail)}`), field(1, 'NAICS code', l.naicsCode))}${line(field(1, 'Business telephone', l.phone), field(1.4, 'E-mail', l.email), field(1.2, 'Web site', f.website), field(0.8, 'Bureau risk ID', l.ncciRiskId))}<div style="padding:5pt 0 0">${ENTITIES.map((name) => check(l.entityType === name, name))}</div>${line(field(1, 'What does the business do?', f.work))}
<h3>C. Coverage wanted</h3>${line(field(1, 'Coverage to begin (12:01 a.m.)', abbreviated(l.effectiveDate)), field(1, 'Coverage to end', abbreviated(l.expirationDate)), field(1.2, 'Part One: states in which you have employees', l.coveredStates.join(', ')), field(1, 'Part Three: other states', l.otherStates.join(', ')))}${line(field(1, 'Part Two: bodily injury by accident, each accident', wholeDollars(l.eachAccidentLimit)), field(1, 'Bodily injury by disease, policy limit', wholeDollars(l.diseasePolicyLimit)), field(1, 'Bodily injury by disease, each employee', wholeDollars(l.diseaseEachEmployeeLimit)))}
<h3>D. Work locations</h3><table>${head(['No.', 'Street address (no post office boxes)', 'City', 'State', 'ZIP'])}${sites.map((at, i) => row([i + 1, at.street, at.city, at.state, at.zip]))}${empty(5)}</table>
<h3>E. Employees and payroll</h3><table>${head(['State', 'Loc. no.', 'Class', 'Duties of employees', 'Full time', 'Part time', 'Payroll, next 12 months', 'Rate per $100', 'Premium'])}${classes}${empty(9)}<tr><td colspan="8" class="n">Premium of all classes</td><td class="v">${wholeDollars(f.manual)}</td></tr></table>${line(field(1, 'Experience modification', l.experienceModification?.toFixed(2)), field(1, 'Estimated annual premium', money(l.estimatedAnnualPremium)), field(1, 'Deposit enclosed', money(l.depositPremium)), field(1, 'Schedule rating (company use)', ''))}`;
}

function second(f: Facts): Html {
  const { label: l } = f;
  const asked = [
    'Is work done by independent contractors or subcontractors?',
    'Do you use leased, temporary or volunteer workers?',
    'Is there work above 15 feet or below ground?',
    'Do employees travel to other states or countries?',
    'Are chemicals, solvents or other hazardous materials used or stored?',
    'Do you have a written safety program?',
    'Has an insurer canceled or declined this coverage in the last three years?',
    'Do you owe premium to another insurer?',
  ];
  return html`<div style="break-before:page"><h3>F. Owners, partners and corporate officers</h3><table>${head(['Name', 'Title', 'Date of birth', 'Ownership', 'To be covered', 'Not to be covered', 'Annual pay'])}${l.individuals.map((each) => row([each.name, each.title, each.dateOfBirth === null ? '' : bare(each.dateOfBirth), `${each.ownershipPercent}%`, check(each.included === 'included', ''), check(each.included === 'excluded', ''), money(each.payroll)]))}${empty(7)}</table><div class="cap" style="padding:2pt 6pt">State law decides who may reject coverage. Attach the form that your state requires for each person who is not to be covered.</div>
<h3>G. Earlier insurance and losses, last five years</h3><table>${head(['Policy year', 'Insurance company', 'Policy number', 'Premium', 'Number of claims', 'Total paid', 'Open reserves'])}${l.priorCarriers.map((each) => row([each.year, each.carrierName, each.policyNumber, wholeDollars(each.premium), each.claimCount, wholeDollars(each.amountPaid), wholeDollars(each.reserve)]))}${empty(7)}</table>
<h3>H. About the work</h3><table>${asked.map((text, i) => html`<tr><td>${i + 1}. ${text}</td><td style="width:90pt">${check(f.answers[i] === true, 'Yes')}${check(f.answers[i] === false, 'No')}</td></tr>`)}</table><div class="cap" style="padding:2pt 6pt">Explain each "Yes" on a separate sheet.</div>
<h3>I. Agreement</h3><div class="fine">I ask for workers\u2019 compensation and employers\u2019 liability insurance and state that the answers above are complete and true. I understand that the premium shown is an estimate, that the final premium is computed from actual payroll after the end of the policy term, that a minimum premium of up to $1,000 applies in some states, and that the company may inspect the workplace and examine payroll records at any reasonable time within three years after the policy ends. No coverage is in force until the company has accepted this application and the deposit in writing. As a policyholder of a mutual company I become a member and may vote at its meetings; policies are nonassessable. Dividends are not guaranteed. Medical expenses below a deductible of $500 may be repaid by employers where the law allows it.<br><br>It is a crime to knowingly provide false, incomplete or misleading information to an insurance company for the purpose of defrauding the company. Penalties include imprisonment, fines and denial of insurance benefits. In some states an employer who understates payroll or misstates the duties of employees to avoid premium owes a penalty in addition to the premium.</div>
${line(field(2, 'Signature of owner, partner or officer', ''), field(1, 'Title', ''), field(1, 'Date', ''))}${line(field(2, 'Signature of agent', ''), field(1, 'License number', ''), field(1, 'Date', ''))}<div style="margin-top:16pt;display:flex;justify-content:space-between" class="cap"><span>${l.formNumber}</span><span>Mail to the home office or give to your agent</span></div></div>`;
}

export const style: Style = {
  policyType: 'workers_comp_application',
  name: 'mutual-house',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [first(f), second(f)] }),
      label: f.label,
      print: { margin: { top: '0.4in', bottom: '0.35in', left: '0.5in', right: '0.5in' } },
    };
  },
};
