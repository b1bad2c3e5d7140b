// A large broker's own certificate for a national account: landscape, a numbered certificate, companies by letter, a ruled table with
// one row a policy and its limits in one cell, layers of excess, claims-made lines with retroactive dates, notes by letter below.
import { addDays, addYears, dayFirst } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { company, numbered, person, phone, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { addressLines, drawInsurers, operations } from '../parts/certificate-facts.ts';

const css = `body{font:7.2pt/1.2 "Liberation Sans",sans-serif}.top{display:flex;border:1pt solid #000}.top>div{flex:1;padding:3pt 5pt;border-right:1pt solid #000;min-height:64pt}.top>div:last-child{border:0}
.k{font:700 5.8pt "Liberation Sans";color:#333}.v{font-size:8pt}h1{font:700 13pt "Liberation Serif";margin:0 0 3pt;display:flex;justify-content:space-between}table{width:100%;border-collapse:collapse}td,th{border:.5pt solid #000;padding:1.6pt 4pt;vertical-align:top;text-align:left}
th{font-size:5.8pt;background:#ddd}.l{display:flex;justify-content:space-between}small{font-size:5.8pt;line-height:1.15}.c{text-align:center}`;

interface Row {
  title: string;
  form: 'occurrence' | 'claims_made' | null;
  limits: readonly (readonly [string, number | string])[];
  retro: boolean;
  isInsuredAdded: boolean;
  isWaived: boolean;
  autos: readonly string[];
}

const million = 1_000_000;

function rowsOf(random: Random): Row[] {
  const row = (title: string, form: Row['form'], limits: Row['limits'], own: Partial<Row> = {}): Row => ({
    title,
    form,
    limits,
    retro: false,
    isInsuredAdded: false,
    isWaived: random.chance(0.3),
    autos: [],
    ...own,
  });
  const excess = random.pick([5, 10, 25]) * million;
  const some = [
    row(
      'Pollution Legal Liability',
      'claims_made',
      [
        ['Each Pollution Condition', 5 * million],
        ['Policy Aggregate', 10 * million],
      ],
      { retro: true },
    ),
    row(
      'Professional Liability (E&O)',
      'claims_made',
      [
        ['Each Claim', 10 * million],
        ['Policy Aggregate', 10 * million],
        ['Self-Insured Retention', random.pick([100_000, 250_000])],
      ],
      { retro: true },
    ),
    row('Network Security & Privacy', 'claims_made', [
      ['Each Claim / Aggregate', random.pick([5, 10]) * million],
      ['Retention', 100_000],
    ]),
    row('Motor Truck Cargo', null, [
      ['Any One Vehicle', random.pick([100_000, 250_000])],
      ['Deductible', 5000],
    ]),
    row('Excess Liability (2nd Layer)', 'occurrence', [
      [`Each Occurrence / Aggregate excess of underlying`, 2 * excess],
    ]),
  ];
  return [
    row(
      'Commercial General Liability',
      random.chance(0.2) ? 'claims_made' : 'occurrence',
      [
        ['Each Occurrence', 2 * million],
        ['General Aggregate', random.pick([4, 5, 10]) * million],
        ['Products / Completed Operations Aggregate', 4 * million],
        ['Personal & Advertising Injury', 2 * million],
        ['Damage to Premises Rented to You', million],
        ['Medical Expense', random.pick<number | string>(['Excluded', 10_000])],
      ],
      { isInsuredAdded: random.chance(0.7) },
    ),
    row(
      'Business Automobile Liability',
      null,
      [['Combined Single Limit - Bodily Injury & Property Damage', random.pick([2, 5]) * million]],
      { isInsuredAdded: random.chance(0.5), autos: random.pick([['any'], ['owned', 'hired', 'non_owned']]) },
    ),
    row('Workers Compensation / Employers Liability (AOS)', null, [
      ['Workers Compensation', 'Statutory'],
      ['E.L. Each Accident', million],
      ['E.L. Disease - Policy Limit', million],
      ['E.L. Disease - Each Employee', million],
    ]),
    row('Umbrella Liability (Lead)', 'occurrence', [
      ['Each Occurrence', excess],
      ['Aggregate', excess],
      ['Retained Limit', 25_000],
    ]),
    ...random.some(some, random.int(2, 4)),
  ];
}

function facts(random: Random) {
  const date = `20${random.int(15, 25)}-${random.pick(['01', '05', '09'])}-${random.int(10, 28)}`;
  const from = addDays(date, -random.int(3, 250));
  const insurers = drawInsurers(random, random.int(4, 6));
  const rows = rowsOf(random);
  const policies = rows.map((row) => ({
    insurerLetter: random.pick(insurers).letter,
    coverageType: row.title,
    policyNumber: numbered(random, random.pick(['@@@ ####### ##', '@@-######-##', '##@@@@####', '@#####-####'])),
    effectiveDate: from,
    expirationDate: addYears(from, 1),
    coverageForm: row.form,
    aggregateAppliesPer: null,
    autosCovered: row.autos,
    additionalInsured: row.isInsuredAdded,
    subrogationWaived: row.isWaived,
    limits: row.limits.map(([name, value]) =>
      typeof value === 'number' ? { name, amount: value, text: null } : { name, amount: null, text: value },
    ),
  }));
  const [office, mail, holder] = [addressLines(random), addressLines(random), addressLines(random)];
  const house = `${word(random)}, ${word(random)} & Co.`;
  return {
    rows,
    office,
    mail,
    holder,
    retro: dayFirst(`${random.int(1998, 2012)}-01-01`),
    signer: person(random),
    label: {
      certificateDate: date,
      certificateNumber: numbered(random, '@@@-#########-##'),
      producerName: house,
      producerAddress: office.join(', '),
      contactName: person(random),
      contactPhone: phone(random),
      contactEmail: `certrequest@${house.split(',')[0]?.toLowerCase()}.example`,
      namedInsureds: random.chance(0.4) ? [company(random), company(random)] : [company(random)],
      mailingAddress: mail.join(', '),
      insurers,
      policies,
      descriptionOfOperations: operations(random, random.int(3, 6)),
      certificateHolderName: company(random),
      certificateHolderAddress: holder.join(', '),
    },
  };
}

const autoNames = new Map([
  ['any', 'Any Auto'],
  ['owned', 'Owned'],
  ['hired', 'Hired'],
  ['non_owned', 'Non-Owned'],
]);

function body({ label: l, rows, office, mail, holder, retro, signer }: ReturnType<typeof facts>): Html {
  const lines = (list: readonly (string | undefined)[]): Html =>
    html`<div class="v">${list.map((each) => html`${each}<br>`)}</div>`;
  const money = (value: number | string): string => (typeof value === 'number' ? `USD ${whole(value)}` : value);
  const tick = (on: boolean): string => (on ? '\u25a0' : '\u25a1');
  const details = ({ form, retro: isDated, autos }: Row): Html => html`
${form === null ? '' : html`<br>${tick(form === 'occurrence')} Occurrence &nbsp; ${tick(form === 'claims_made')} Claims Made`}${isDated ? html`<br>Retroactive date: ${retro}` : ''}${autos.length === 0 ? '' : html`<br>${[...autoNames].map(([key, name]) => html`${tick(autos.includes(key))} ${name} &nbsp;`)}`}`;
  return html`<h1><span>${l.producerName}</span><span>CERTIFICATE OF INSURANCE</span><span style="font:8pt 'Liberation Sans'">CERTIFICATE NUMBER<br><b>${l.certificateNumber}</b></span></h1>
<div class="top"><div><div class="k">PRODUCER</div>${lines([l.producerName, ...office])}Attn: ${l.contactName}<br>Tel: ${l.contactPhone} &nbsp; ${l.contactEmail}</div><div><div class="k">INSURED</div>${lines([...l.namedInsureds, ...mail])}</div>
<div style="padding:0;flex:1.15"><table style="border-style:hidden"><tr><th colspan="2">COMPANIES AFFORDING COVERAGE</th><th>NAIC</th></tr>${l.insurers.map(({ letter, name, naicCode }) => html`<tr><td style="white-space:nowrap">COMPANY ${letter}</td><td class="v">${name}</td><td class="v">${naicCode}</td></tr>`)}</table></div></div>
<p style="margin:4pt 0"><small>THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER OTHER THAN THOSE PROVIDED IN THE POLICY. THIS CERTIFICATE DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES DESCRIBED HEREIN. COVERAGES: THIS IS TO CERTIFY THAT POLICIES OF INSURANCE DESCRIBED HEREIN HAVE BEEN ISSUED TO THE INSURED NAMED HEREIN FOR THE POLICY PERIOD INDICATED. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.</small></p>
<table><tr><th style="width:22pt">CO LTR</th><th>TYPE OF INSURANCE</th><th>POLICY NUMBER</th><th>POLICY EFFECTIVE</th><th>POLICY EXPIRATION</th><th class="c">AI*</th><th class="c">WOS*</th><th style="width:38%">LIMITS</th></tr>
${l.policies.map((policy, i) => {
  const row = rows[i];
  return row === undefined
    ? ''
    : html`<tr style="break-inside:avoid"><td class="c v">${policy.insurerLetter}</td><td><b>${policy.coverageType}</b>${details(row)}</td><td class="v">${policy.policyNumber}</td><td class="v">${dayFirst(policy.effectiveDate)}</td><td class="v">${dayFirst(policy.expirationDate)}</td><td class="c">${policy.additionalInsured ? 'Yes' : ''}</td><td class="c">${policy.subrogationWaived ? 'Yes' : ''}</td><td>${row.limits.map(([name, value]) => html`<div class="l"><span>${name}</span><span class="v">${money(value)}</span></div>`)}</td></tr>`;
})}</table>
<div style="border:.5pt solid #000;border-top:0;padding:2pt 4pt"><small>* AI: additional insured status where required by written contract. WOS: waiver of subrogation where required by written contract and permitted by law.</small></div>
<div style="border:1pt solid #000;padding:3pt 5pt;margin-top:5pt;break-inside:avoid"><div class="k">DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / SPECIAL ITEMS</div><div class="v">${l.descriptionOfOperations}</div></div>
<div class="top" style="margin-top:5pt;break-inside:avoid"><div><div class="k">CERTIFICATE HOLDER</div>${lines([l.certificateHolderName, ...holder])}</div><div style="flex:1.4"><div class="k">CANCELLATION</div><small>SHOULD ANY OF THE POLICIES DESCRIBED HEREIN BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, THE INSURER AFFORDING COVERAGE WILL ENDEAVOR TO MAIL 30 DAYS WRITTEN NOTICE TO THE CERTIFICATE HOLDER NAMED HEREIN, BUT FAILURE TO MAIL SUCH NOTICE SHALL IMPOSE NO OBLIGATION OR LIABILITY OF ANY KIND UPON THE INSURER, ITS AGENTS OR REPRESENTATIVES.</small></div>
<div><div class="k">${l.producerName}</div><span style="font:italic 12pt 'Liberation Serif'">BY: ${signer}</span><br><br>VALID AS OF: <span class="v">${dayFirst(l.certificateDate)}</span></div></div>`;
}

export const style: Style = {
  policyType: 'acord_25',
  name: 'broker-program-across',
  build: (random) => {
    const f = facts(random);
    const margin = { top: '0.4in', right: '0.45in', bottom: '0.4in', left: '0.45in' };
    return { html: sheet({ css, body: body(f) }), label: f.label, print: { landscape: true, margin } };
  },
};
