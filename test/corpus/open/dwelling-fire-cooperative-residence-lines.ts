// Cooperative insurer of an eastern state on the forms of an advisory association: a dwelling is a "residence", a
// garage a "related private structure", rents and living costs are one limit. A premium notice on top of the sheet,
// then facts as captions over typed values in columns without ruling lines, coverages with limit and charge, charges
// and credits below in the same columns, deductibles as sentences, the state's fire fee apart.
import { addDays, addYears, dashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.8pt/1.36 "Liberation Serif",serif}.t{font:9.4pt/1.3 "Liberation Mono",monospace}
h1{font-size:14pt;margin:0}
.bill{border-bottom:1pt dashed #000;padding-bottom:9pt;margin-bottom:11pt;display:grid;grid-template-columns:1fr 190pt}
.c{display:grid;gap:5pt 16pt;margin:5pt 0}.c small{display:block;font-size:7.2pt}
h2{font:700 9.4pt "Liberation Serif";letter-spacing:.6pt;margin:11pt 0 2pt}
.l{display:grid;grid-template-columns:18pt 1fr 92pt 82pt;gap:0 6pt}
.l>:nth-child(4n),.l>:nth-child(4n+3){text-align:right}.pg{break-before:page}`;

function liabilityOf(random: Random) {
  if (random.chance(0.25)) return { limit: null, medical: null, premium: null };
  return {
    limit: random.pick([100_000, 300_000, 500_000]),
    medical: random.pick([1000, 2000, 5000]),
    premium: random.int(48, 190),
  };
}

function optionsOf(random: Random) {
  return random.some(
    [
      { name: 'Backup of Sewers, Drains and Sumps', limit: random.pick([5000, 10_000]), premium: random.int(24, 65) },
      { name: 'Incidental Property Coverages - Increased Tree Debris', limit: 1000, premium: random.int(6, 18) },
      { name: 'Burglary Damage to the Residence', limit: null, limitText: 'Included', premium: random.int(9, 31) },
      { name: 'Lead Liability Sublimit Buy-Back', limit: 50_000, premium: random.int(40, 120) },
      { name: 'Residence Glass', limit: 500, premium: random.int(8, 22) },
      { name: 'Actual Cash Value Roof Settlement', limit: null, limitText: 'Applies', premium: -random.int(14, 60) },
    ],
    random.int(1, 4),
  );
}

function facts(random: Random) {
  const state = random.pick(['PA', 'OH', 'VA']);
  const risk = place(random, state);
  const mail = random.chance(0.55) ? place(random, state) : risk;
  const families = random.int(1, 4);
  const residence = random.int(72, 390) * 1000;
  const liability = liabilityOf(random);
  const lines = [
    { letter: 'A', name: 'Residence', limit: residence, premium: random.int(260, 1150) },
    ...(random.chance(0.65)
      ? [
          {
            letter: 'B',
            name: 'Related Private Structures',
            limit: random.int(4, 38) * 1000,
            premium: random.int(11, 96),
          },
        ]
      : []),
    ...(random.chance(0.5)
      ? [{ letter: 'C', name: 'Personal Property', limit: random.int(3, 25) * 1000, premium: random.int(12, 88) }]
      : []),
    {
      letter: 'D',
      name: 'Additional Living Costs and Loss of Rent',
      limit: random.int(6, 40) * 1000,
      premium: random.int(9, 70),
    },
  ];
  const options = optionsOf(random);
  const credits = random
    .some(
      ['Claim Free Credit', 'Companion Policy Credit', 'Central Station Alarm Credit', 'Updated Systems Credit'],
      random.int(0, 3),
    )
    .map((name) => ({ name, amount: random.int(8, 74) }));
  const premiums = [...lines, ...options].map(({ premium }) => premium);
  const premium = sum([...premiums, liability.premium ?? 0, ...credits.map(({ amount }) => -amount)]);
  const fee = { name: 'State Fire Insurance Fee', amount: Math.round(premium * 1.25) / 100 };
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['02', '05', '07', '10', '12'])}-${random.int(10, 28)}`;
  const windPercent = random.chance(0.4) ? random.pick([1, 2]) : null;
  const limitOf = (letter: string): number | null => lines.find((line) => line.letter === letter)?.limit ?? null;
  return {
    risk,
    mail,
    families,
    lines,
    options,
    liability,
    premium,
    windPercent,
    office: place(random, state),
    agentPhone: phone(random),
    district: `${word(random)} Fire District`,
    deductible: random.pick([250, 500, 1000, 2500]),
    bank: random.chance(0.7)
      ? {
          name: `${word(random)} ${random.pick(['Savings and Loan', 'National Bank', 'Credit Union'])}`,
          at: place(random),
          loanNumber: numbered(random, random.pick(['##########', '0###-#####'])),
        }
      : null,
    label: {
      carrierName: `${word(random)} ${random.pick(['Co-operative Insurance Company', 'Cooperative Fire Insurance Company', 'Patrons Co-operative Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['FLP ####### ##', '####-FL-###', 'LP######'])),
      transactionType: random.pick(['new', 'renewal', 'renewal']),
      namedInsureds: random.chance(0.5) ? [person(random)] : [person(random), person(random)],
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(risk),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} & ${word(random)} Agency, Inc.`,
      totalPremium: sum([premium, fee.amount]),
      fees: [fee],
      discounts: credits,
      occupancy: random.pick(['Tenant', 'Tenant', 'Owner and Tenant', 'Seasonal']),
      numberOfFamilies: families,
      yearBuilt: random.int(1880, 2006),
      constructionType: random.pick(['Frame', 'Masonry Veneer', 'Masonry', 'Asbestos Frame']),
      roofType: random.pick(['Composition', 'Metal', 'Slate', 'Architectural Shingle']),
      protectionClass: random.pick(['03', '04', '06', '8B', '09']),
      territory: numbered(random, '0##'),
      dwellingLimit: residence,
      otherStructuresLimit: limitOf('B'),
      personalPropertyLimit: limitOf('C'),
      fairRentalValueLimit: limitOf('D'),
      personalLiabilityLimit: liability.limit,
      medicalPaymentsLimit: liability.medical,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const fact = (caption: string, value: Html | string): Html =>
  html`<div><small>${caption}</small><span class="t">${value}</span></div>`;

function bill(f: Facts): Html {
  const { label: l } = f;
  const half = Math.round(l.totalPremium * 50) / 100;
  return html`<div class="bill"><div><b>PREMIUM NOTICE</b>
<div class="t">${l.namedInsureds.map((name) => html`${name}<br>`)}${f.mail.street}<br>${cityLine(f.mail)}</div></div>
<div>Policy <span class="t">${l.policyNumber}</span>
<br>Please pay by <span class="t">${dashed(addDays(l.effectiveDate, 15))}</span><br>
Full payment <span class="t">${cents(l.totalPremium)}</span><br>or first half <span class="t">${cents(half + 4)}</span>
<br>
<small>A charge of 4.00 is part of each half.</small></div></div>`;
}

function head(f: Facts): Html {
  const { label: l } = f;
  const kind = l.transactionType === 'new' ? 'NEW BUSINESS DECLARATIONS' : 'RENEWAL DECLARATIONS';
  return html`<div style="text-align:center"><h1>${l.carrierName}</h1>${f.office.street}, ${cityLine(f.office)}<br>
<b>DWELLING PROPERTIES POLICY &ndash; ${kind}</b></div>
<div class="c" style="grid-template-columns:1fr 1fr 1fr">
${fact('Policy No.', l.policyNumber)}${fact('From', dashed(l.effectiveDate))}
${fact('To (12:01 a.m. at the residence)', dashed(l.expirationDate))}</div>
<div class="c" style="grid-template-columns:1fr 1fr">${fact(
    'Insured',
    html`${l.namedInsureds.map(
      (name) => html`${name}
<br>`,
    )}${f.mail.street}<br>${cityLine(f.mail)}`,
  )}
${fact('Agent', html`${l.agencyName}<br>${f.agentPhone}`)}</div>
<h2>DESCRIPTION OF RESIDENCE</h2>
<div class="c">
${fact('Location of premises, if other than above', f.mail === f.risk ? 'Same' : `${f.risk.street}, ${cityLine(f.risk)}`)}</div>
<div class="c" style="grid-template-columns:repeat(4,1fr)">
${fact('Families', String(f.families))}${fact('Occupied by', l.occupancy)}${fact('Construction', l.constructionType)}
${fact('Year', String(l.yearBuilt))}${fact('Roof', l.roofType)}${fact('Prot. class', l.protectionClass)}
${fact('Terr.', l.territory)}${fact('Fire district', f.district)}</div>`;
}

function coverages(f: Facts): Html {
  const { label: l, liability } = f;
  const line = (letter: string, name: string, limit: string, charge: string): Html =>
    html`<span>${letter}</span><span>${name}</span><span class="t">${limit}</span><span class="t">${charge}</span>`;
  const credit = (amount: number): string => (amount < 0 ? `${cents(-amount)}-` : cents(amount));
  return html`<h2>PRINCIPAL COVERAGES</h2>
<div class="l">
${line('', '', 'LIMIT', 'CHARGE')}${f.lines.map(({ letter, name, limit, premium }) => line(letter, name, whole(limit), cents(premium)))}
${
  liability.limit === null
    ? line('L', 'Premises Liability', 'Not Provided', '')
    : [
        line('L', 'Premises Liability - each occurrence', whole(liability.limit), cents(liability.premium)),
        line('M', 'Medical Payments to Others - each person', whole(liability.medical), 'Incl'),
      ]
}</div>
<h2>OTHER COVERAGES AND AMENDMENTS</h2>
<div class="l">
${f.options.map((each) => line('', each.name, each.limit === null ? ('limitText' in each ? (each.limitText ?? '') : '') : whole(each.limit), credit(each.premium)))}</div>
${
  l.discounts.length === 0
    ? null
    : html`<h2>CREDITS</h2>
<div class="l">${l.discounts.map(({ name, amount }) => line('', name, '', credit(-amount)))}</div>`
}
<h2>PREMIUM</h2>
<div class="l">
${line('', 'Annual Premium', '', cents(f.premium))}
${l.fees.map(({ name, amount }) => line('', name, '', cents(amount)))}
${line('', 'TOTAL FOR THE TERM', '', cents(l.totalPremium))}</div>`;
}

function rest(f: Facts): Html {
  const { label: l, bank } = f;
  const wind =
    f.windPercent === null
      ? ''
      : ` For loss by windstorm or hail we subtract ${f.windPercent}% of the limit that applies to Coverage A.`;
  return html`<h2>DEDUCTIBLE</h2>
<p>From each loss by ${f.windPercent === null ? 'any peril insured against' : 'perils other than windstorm or hail'} we
subtract $${whole(f.deductible)}.${wind}</p>
<h2>MORTGAGEE</h2>${
    bank === null
      ? html`<p>None named.</p>`
      : html`<div class="t">${bank.name}, ISAOA<br>
${bank.at.street}<br>${cityLine(bank.at)}<br>Loan ${bank.loanNumber}</div>`
  }
<h2>FORMS MADE PART OF THIS POLICY AT ISSUE</h2>
<p>FL-3 Ed 1.0 Special Form; FL-11; FL-20 Ed 2.0 Liability; FL-84; CO-1010; PR-7 Privacy</p>
<p>Prepared ${written(addDays(l.effectiveDate, -25))}. The Company is a member of the Central Organization of
Co-operative insurers. The annual
meeting of policyholders is held on the first Thursday of April at the home office.</p>`;
}

export const style: Style = {
  policyType: 'dwelling_fire',
  name: 'cooperative-residence-lines',
  build: (random) => {
    const f = facts(random);
    const { bank, windPercent } = f;
    const peril = windPercent === null ? null : 'perils other than windstorm or hail';
    return {
      html: sheet({ css, body: [bill(f), head(f), coverages(f), rest(f)] }),
      label: {
        ...f.label,
        deductibles: [
          { peril, amount: f.deductible },
          ...(windPercent === null ? [] : [{ peril: 'windstorm or hail', percent: windPercent }]),
        ],
        otherCoverages: f.options,
        additionalInterests:
          bank === null
            ? []
            : [{ interest: 'MORTGAGEE', name: bank.name, address: oneLine(bank.at), loanNumber: bank.loanNumber }],
        _accept: windPercent === null ? { 'deductibles[0].peril': ['any peril insured against'] } : {},
      },
    };
  },
};
