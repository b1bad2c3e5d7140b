// Certificate of insurance on a mutual company's own paper: one insurer without a letter, kinds of policy with bracketed marks, limits
// in sentences of the company's own words, holder on top as the addressee.
import { addYears, shortDashed, written } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { wholeDollars } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:7.4pt/1.3 "Liberation Serif"}h1{font:700 13pt "Liberation Serif";text-align:center;margin:6pt 0 0;letter-spacing:.6pt}.v{font:8.6pt/1.25 "Nimbus Mono PS"}.two{display:flex;gap:20pt;margin-top:8pt}.two>div{flex:1;border:.8pt solid #444;padding:4pt 7pt;min-height:58pt}.cap{font:italic 7pt "Liberation Serif"}
table{border-collapse:collapse;width:100%;margin-top:8pt;border:1.2pt solid #444}th{font:700 7pt "Liberation Serif";border:.6pt solid #444;background:#eee;padding:2pt 4pt}td{border:.6pt solid #444;padding:3pt 4pt;vertical-align:top}.l{display:flex;justify-content:space-between;gap:8pt}.small{font-size:6.4pt;line-height:1.25;text-align:justify}`;

const mark = (on: boolean, text: string): Html =>
  html`<div><span class="v">[${on ? 'X' : html`&nbsp;`}]</span> ${text}</div>`;

interface Kind {
  coverageType: string;
  coverageForm: string | null;
  autosCovered: string[];
  limits: { name: string; amount: number | null; text: string | null }[];
}

function kinds(random: Random): Kind[] {
  const one = random.pick([500_000, 1_000_000]);
  const limit = (name: string, amount: number | null, text: string | null = null) => ({ name, amount, text });
  const plain = { coverageForm: null, autosCovered: [] };
  const general: Kind = {
    ...plain,
    coverageType: 'Commercial General Liability',
    coverageForm: random.chance(0.85) ? 'occurrence' : 'claims_made',
    limits: [
      limit('Each Occurrence', one),
      limit('Damage to Premises Rented to You', random.pick([50_000, 100_000])),
      limit('Medical Payments, any one person', 5000),
      limit('Personal and Advertising Injury', one),
      limit('General Aggregate', 2 * one),
      limit('Products and Completed Operations Aggregate', 2 * one),
    ].filter((_, i) => i === 0 || i > 3 || random.chance(0.7)),
  };
  const auto: Kind = {
    ...plain,
    coverageType: 'Business Automobile',
    autosCovered: random.pick([['any'], ['scheduled', 'hired', 'non_owned'], ['owned']]),
    limits: random.chance(0.6)
      ? [limit('Bodily Injury and Property Damage, each accident', one)]
      : [
          limit('Bodily Injury, each person', 250_000),
          limit('Bodily Injury, each accident', 500_000),
          limit('Property Damage, each accident', 100_000),
        ],
  };
  const workers: Kind = {
    ...plain,
    coverageType: 'Workers Compensation',
    limits: [
      limit('Coverage A', null, 'Statutory'),
      limit('Coverage B, each accident', 500_000),
      limit('Coverage B, disease, policy limit', 500_000),
      limit('Coverage B, disease, each employee', 500_000),
    ],
  };
  const umbrella: Kind = {
    ...plain,
    coverageType: 'Commercial Umbrella',
    limits: [limit('Each Occurrence', 2 * one), limit('Aggregate', 2 * one)],
  };
  const cargo: Kind = { ...plain, coverageType: 'Motor Truck Cargo', limits: [limit('Any one vehicle', 100_000)] };
  return [general, ...random.some([auto, workers, umbrella, cargo], random.int(1, 4))];
}

function facts(random: Random) {
  const name = `${word(random)} ${random.pick(['Farmers', 'Merchants', 'Lumbermens', 'Grange'])} Mutual Insurance Company`;
  const [home, office, mail, holder] = [place(random), place(random), place(random), place(random)];
  const start = `${random.int(2015, 2025)}-${random.pick(['01', '04', '06'])}-${random.int(10, 28)}`;
  const prefix = random.digits(5);
  const policies = kinds(random).map((kind) => ({
    ...kind,
    policyNumber: `${numbered(random, '@@')} ${prefix}-${random.digits(2)}`,
    effectiveDate: start,
    expirationDate: addYears(start, 1),
  }));
  return {
    home,
    office,
    mail,
    holder,
    policies,
    form: `Form ${random.int(100, 990)}-C  Rev. ${random.int(1, 12)}-0${random.int(4, 9)}`,
    signed: person(random),
    label: {
      certificateDate: `${start.slice(0, 4)}-${random.pick(['07', '09', '11'])}-${random.int(10, 28)}`,
      certificateNumber: random.chance(0.5) ? random.digits(6) : null,
      producerName: agency(random),
      producerAddress: oneLine(office),
      contactPhone: phone(random),
      namedInsureds: [company(random), ...(random.chance(0.25) ? [person(random)] : [])],
      mailingAddress: oneLine(mail),
      insurers: [{ name }],
      policies,
      descriptionOfOperations: random.chance(0.8)
        ? random.pick([
            'Snow removal and lawn maintenance at all premises of the holder',
            'Operation of a food stand during the county fair',
            '2017 Freightliner tractor under lease to the holder',
            'Rental of the community hall for a trade show',
          ])
        : null,
      certificateHolderName: random.pick([
        `City of ${word(random)}`,
        company(random),
        `${word(random)} County Fair Association`,
      ]),
      certificateHolderAddress: oneLine(holder),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function detail(policy: Kind): Piece {
  const covers = (key: string, text: string): Html => mark(policy.autosCovered.includes(key), text);
  if (policy.coverageForm !== null)
    return [
      mark(policy.coverageForm === 'occurrence', 'Occurrence basis'),
      mark(policy.coverageForm === 'claims_made', 'Claims made basis'),
    ];
  if (policy.coverageType === 'Business Automobile')
    return [
      covers('any', 'Any auto'),
      covers('owned', 'All owned autos'),
      covers('scheduled', 'Scheduled autos'),
      covers('hired', 'Hired autos'),
      covers('non_owned', 'Non-owned autos'),
    ];
  return '';
}

function rows(f: Facts): Html[] {
  return f.policies.map(
    (policy) =>
      html`<tr><td><b>${policy.coverageType}</b>${detail(policy)}</td><td class="v">${policy.policyNumber}</td><td class="v">${shortDashed(policy.effectiveDate)}<br><span class="cap">to</span><br>${shortDashed(policy.expirationDate)}</td><td>${policy.limits.map((limit) => html`<div class="l"><span>${limit.name}</span><span class="v">${limit.text ?? wholeDollars(limit.amount ?? 0)}</span></div>`)}</td></tr>`,
  );
}

function body(f: Facts): Html {
  const { label: l, home, office, mail, holder } = f;
  const printed = f.policies.map((policy) => policy.coverageType);
  const empty = ['Commercial Umbrella', 'Workers Compensation', 'Garage Liability'].filter(
    (kind) => !printed.includes(kind),
  );
  return html`<div style="text-align:center;border-bottom:2pt double #444;padding-bottom:5pt"><b style="font-size:15pt">${l.insurers[0]?.name}</b><br>Home Office: ${home.street}, ${cityLine(home)}</div><h1>CERTIFICATE OF INSURANCE</h1><div style="text-align:center">This certificate is not a policy and does not change the policies listed in it.</div>
<div class="l" style="margin-top:8pt"><span>Date of issue <span class="v">${written(l.certificateDate)}</span></span><span>${l.certificateNumber === null ? '' : html`Certificate No. <span class="v">${l.certificateNumber}</span>`}</span></div>
<div class="two"><div><div class="cap">Issued to (Certificate Holder)</div><div class="v">${l.certificateHolderName}<br>${holder.street}<br>${cityLine(holder)}</div></div><div><div class="cap">Name and address of Insured</div><div class="v">${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div></div></div>
<p>We certify that policies of insurance have been issued by the Company to the Insured as shown below and are in force at this time. The insurance afforded is subject to all terms, exclusions and conditions of the policies, whatever a contract between the Insured and the holder may require.</p>
<table><tr><th style="width:27%">KIND OF INSURANCE</th><th style="width:17%">POLICY NUMBER</th><th style="width:13%">POLICY TERM</th><th>LIMITS OF LIABILITY</th></tr>${rows(f)}${empty.map((kind) => html`<tr><td><b>${kind}</b></td><td></td><td></td><td style="height:18pt"></td></tr>`)}</table>
<div style="border:1.2pt solid #444;border-top:0;padding:4pt 6pt;min-height:44pt"><span class="cap">Description of operations, locations or vehicles to which this certificate applies</span><div class="v">${l.descriptionOfOperations}</div></div>
<p class="small">Cancellation. If a policy listed above is canceled before its expiration date the Company will try to mail 10 days written notice to the holder named above. Failure to mail such notice puts no obligation or liability of any kind upon the Company, its agents or representatives. The limits shown are those of the policies at inception and may have been reduced by claims that were paid. A holder is an additional insured only when an endorsement to the policy says so. If you need a waiver of the Company's rights of recovery, or limits of more than $1,000,000, ask the agent named below for an endorsement; a premium charge may apply. Any person who, with intent to defraud an insurer, submits an application or files a claim with a false statement is guilty of insurance fraud.</p>
<div class="two"><div style="border:0;padding:0"><div class="cap">Agent</div><div class="v">${l.producerName}<br>${office.street}<br>${cityLine(office)}<br>${l.contactPhone}</div></div><div style="border:0;padding:0"><div style="font:italic 12pt 'C059';border-bottom:.6pt solid #444;margin-top:16pt">${f.signed}</div><div class="cap">Authorized Representative of the Company</div></div></div><div style="margin-top:14pt;font-size:6.4pt">${f.form}</div>`;
}

export const style: Style = {
  policyType: 'acord_25',
  name: 'company-certificate',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: body(f) }),
      label: f.label,
      print: { margin: { left: '0.7in', right: '0.7in' } },
    };
  },
};
