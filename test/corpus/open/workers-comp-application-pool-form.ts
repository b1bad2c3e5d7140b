// Application to a state's assigned-risk pool: capitals typed over dotted lines, parts with roman numbers, classes without rates,
// the last insurer and the reasons it gave, deposit and minimum premium computed by the producer.
import { addYears, dashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.8pt/1.5 "Liberation Serif",serif}h1{font-size:12pt;text-align:center;margin:0}h2{font-size:9.5pt;margin:11px 0 2px}.l{display:flex;gap:12px}.l>div{flex:1;display:flex;gap:5px}.l u{flex:1;text-decoration:none;border-bottom:1px dotted #000;font:8.8pt "Liberation Mono",monospace}
table{width:100%;border-collapse:collapse}td,th{border:1px solid #000;padding:1.5px 5px;text-align:left;font-weight:400}td{font:8.6pt "Liberation Mono",monospace}th{font-size:7.8pt}`;

const classes = [
  ['5403', 'CARPENTRY NOC'],
  ['0106', 'TREE PRUNING'],
  ['7231', 'TRUCKING - PARCEL DELIVERY'],
  ['9014', 'JANITORIAL'],
  ['5474', 'PAINTING NOC'],
  ['8810', 'CLERICAL'],
] as const;

function facts(random: Random) {
  const mail = place(random);
  const [office, other] = [place(random), place(random, mail.state)];
  const locations = [mail, other]
    .slice(0, random.int(1, 2))
    .map((at, i) => ({ locationNumber: i + 1, address: oneLine(at).toUpperCase() }));
  const rows = random.some(classes, random.int(1, 4)).map(([classCode, description]) => ({
    employees: random.int(1, 14),
    row: {
      state: mail.state,
      locationNumber: random.int(1, locations.length),
      classCode,
      description,
      payroll: random.dollars(8000, 260_000),
    },
  }));
  const effectiveDate = `${random.int(2014, 2025)}-${random.pick(['02', '05', '08', '11'])}-${random.int(10, 28)}`;
  const year = Number(effectiveDate.slice(0, 4));
  const estimated = random.dollars(1500, 30_000);
  return {
    mail,
    office,
    rows,
    label: {
      formNumber: `AR-WC 1 (${random.pick(['7/12', '3/18'])})`,
      applicationDate: effectiveDate,
      agencyName: agency(random).toUpperCase(),
      agencyAddress: oneLine(office).toUpperCase(),
      agencyCustomerId: random.digits(5),
      producerName: person(random).toUpperCase(),
      carrierName: `${word(random)} ASSIGNED RISK POOL`.toUpperCase(),
      namedInsureds: [company(random).toUpperCase()],
      mailingAddress: oneLine(mail).toUpperCase(),
      entityType: random.pick(['INDIVIDUAL', 'PARTNERSHIP', 'CORPORATION', 'LLC']),
      fein: numbered(random, '##-#######'),
      sicCode: random.digits(4),
      yearsInBusiness: random.int(0, 20),
      phone: phone(random),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: [mail.state],
      eachAccidentLimit: 100_000,
      diseasePolicyLimit: 500_000,
      diseaseEachEmployeeLimit: 100_000,
      estimatedAnnualPremium: estimated,
      minimumPremium: random.pick([500, 750, 900]),
      depositPremium: Math.round(estimated / 4),
      experienceModification: random.chance(0.3) ? random.int(90, 160) / 100 : null,
      locations,
      classifications: rows.map(({ row }) => row),
      // full and part time are not told apart
      _accept: Object.fromEntries(
        rows.map(({ employees }, i) => [`classifications[${i}].fullTimeEmployees`, [employees]]),
      ),
      individuals: random.times(random.int(1, 3), () => ({
        name: person(random).toUpperCase(),
        title: random.pick(['OWNER', 'PARTNER', 'PRES', 'MBR']),
        ownershipPercent: random.pick([50, 100, 34]),
        included: random.pick(['included', 'excluded']),
      })),
      priorCarriers: random.times(random.int(0, 2), (i) => ({
        year: year - 1 - i,
        carrierName: carrier(random).toUpperCase(),
        policyNumber: numbered(random, '######-##'),
        claimCount: random.int(0, 5),
        amountPaid: random.int(0, 40) * 250,
      })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const field = (name: string, value: string | number | null | undefined): Html =>
  html`<div><span>${name}</span><u>&nbsp;${value ?? ''}</u></div>`;
const line = (...fields: readonly Html[]): Html => html`<div class="l">${fields}</div>`;

function parts({ label: l, mail, office }: Facts): Html {
  const entities = ['INDIVIDUAL', 'PARTNERSHIP', 'CORPORATION', 'LLC', 'OTHER'];
  return html`<h1>APPLICATION FOR WORKERS COMPENSATION INSURANCE<br>UNDER THE ASSIGNED RISK PLAN</h1><div style="text-align:center">To: ${l.carrierName}</div>
<h2>PART I. PRODUCER</h2>${line(field('Agency', l.agencyName), field('Code', l.agencyCustomerId))}${line(field('Address', `${office.street}, ${cityLine(office)}`.toUpperCase()))}${line(field('Licensed producer', l.producerName), field('Date', dashed(l.applicationDate)))}
<h2>PART II. EMPLOYER</h2>${line(field('Legal name', l.namedInsureds[0]))}${line(field('Mailing address', `${mail.street}, ${cityLine(mail)}`.toUpperCase()))}${line(field('Telephone', l.phone), field('E-mail', ''))}${line(field('FEIN', l.fein), field('SIC', l.sicCode), field('Years in business', l.yearsInBusiness))}
<div>Status: ${entities.map((name) => html`( ${name === l.entityType ? 'X' : '\u00a0'} ) ${name} &nbsp;`)}</div>
<h2>PART III. COVERAGE REQUESTED</h2>${line(field('From 12:01 A.M.', dashed(l.effectiveDate)), field('To', dashed(l.expirationDate)), field('State(s)', l.coveredStates[0]))}<div>Standard employers liability limits apply: $100,000 each accident, $100,000 disease each employee, $500,000 disease policy limit. ( X ) Standard ( &nbsp; ) Increased</div>
<h2>PART IV. LOCATIONS</h2>${l.locations.map((each) => line(field(`${each.locationNumber}.`, each.address)))}${line(field(`${l.locations.length + 1}.`, ''))}`;
}

function tables({ label: l, rows }: Facts): Html {
  const head = (names: readonly string[]): Html => html`<tr>${names.map((name) => html`<th>${name}</th>`)}</tr>`;
  const blank = (columns: number): Html =>
    html`<tr>${Array.from({ length: columns }, () => html`<td>&nbsp;</td>`)}</tr>`;
  return html`<h2>PART V. CLASSIFICATION OF EMPLOYEES</h2><table>${head(['State', 'Loc.', 'Code', 'Duties', 'No. of employees', 'Estimated annual remuneration'])}${rows.map(({ row, employees }) => html`<tr><td>${row.state}</td><td>${row.locationNumber}</td><td>${row.classCode}</td><td>${row.description}</td><td>${employees}</td><td>${whole(row.payroll)}</td></tr>`)}${blank(6)}</table>
${line(field('Experience modification', l.experienceModification === null ? 'NONE' : l.experienceModification.toFixed(2)))}${line(field('Estimated annual premium $', whole(l.estimatedAnnualPremium)), field('Deposit premium $', whole(l.depositPremium)), field('Minimum premium $', whole(l.minimumPremium)))}
<h2>PART VI. OWNERS, PARTNERS, OFFICERS</h2><table>${head(['Name', 'Title', '% owned', 'To be covered (I) or excluded (E)'])}${l.individuals.map((each) => html`<tr><td>${each.name}</td><td>${each.title}</td><td>${each.ownershipPercent}</td><td>${each.included === 'included' ? 'I' : 'E'}</td></tr>`)}${blank(4)}</table>
<h2>PART VII. INSURANCE RECORD, LAST THREE YEARS</h2><table>${head(['Year', 'Insurer', 'Policy number', 'No. of claims', 'Losses paid $'])}${l.priorCarriers.map((each) => html`<tr><td>${each.year}</td><td>${each.carrierName}</td><td>${each.policyNumber}</td><td>${each.claimCount}</td><td>${whole(each.amountPaid)}</td></tr>`)}${blank(5)}</table>
<p>Two insurers have refused coverage: YES. Attach a check for the deposit; a check returned unpaid voids the binder. Plan fee of $25 may apply to reinstatement. ${l.formNumber}</p><p>Signature of employer ______________________ &nbsp; Signature of producer ______________________</p>`;
}

export const style: Style = {
  policyType: 'workers_comp_application',
  name: 'pool-form',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [parts(f), tables(f)] }), label: f.label };
  },
};
