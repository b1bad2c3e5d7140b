// Certificate of commercial property insurance for a portfolio: layered insurers with letters, a building description, coverages in
// two columns of a grid with yes marks, holder at the foot; typed capitals, landscape.
import { addYears, dashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.8pt/1.35 "Liberation Sans Narrow",sans-serif}h1{font-size:12pt;margin:0;text-align:center}.g{display:grid;grid-template-columns:1.2fr 1fr 1fr;gap:8px;margin-top:9px}.g>div{border:1px solid #333;padding:5px 8px}
.k{font-size:7pt;color:#444;display:block}table{width:100%;border-collapse:collapse;margin-top:8px}td,th{border:1px solid #333;padding:2.5px 6px;text-align:left;vertical-align:top}th{font-size:7pt;background:#eee}.n{text-align:right}`;

const optional = [
  'ORDINANCE OR LAW - DEMOLITION',
  'EQUIPMENT BREAKDOWN',
  'SIGNS',
  'TERRORISM',
  'FLOOD',
  'EARTH MOVEMENT',
  'NAMED WINDSTORM',
  'MOLD',
];

function facts(random: Random) {
  const [office, mail, risk, holder] = [place(random), place(random), place(random), place(random)];
  const date = `${random.int(2018, 2025)}-${random.pick(['01', '04', '07', '11'])}-${random.int(10, 28)}`;
  const start = `${date.slice(0, 4)}-01-01`;
  const letters = ['A', 'B', 'C'].slice(0, random.int(1, 3));
  const building = random.int(8, 320) * 100_000;
  const deductible = random.pick([5000, 10_000, 25_000]);
  const main = [
    { name: 'BUILDING', limit: building, limitText: null, deductible },
    { name: 'BUSINESS PERSONAL PROPERTY', limit: random.int(1, 40) * 50_000, limitText: null, deductible },
    random.chance(0.5)
      ? { name: 'RENTAL VALUE', limit: null, limitText: '12 MONTHS ALS', deductible: null }
      : { name: 'BUSINESS INCOME', limit: random.int(2, 30) * 100_000, limitText: null, deductible: null },
  ].map((each) => ({ ...each, deductibleText: null as string | null }));
  const marked = random.some(optional, random.int(2, 6)).map((name) => ({
    name,
    limit: random.chance(0.6) ? random.int(1, 20) * 100_000 : null,
    limitText: null,
    deductible: name === 'NAMED WINDSTORM' ? null : random.pick([null, deductible]),
    deductibleText: name === 'NAMED WINDSTORM' ? '2% PER LOCATION' : null,
  }));
  const policies = letters.map((insurerLetter, i) => ({
    insurerLetter,
    coverageType: i === 0 ? 'PROPERTY' : `EXCESS PROPERTY LAYER ${i}`,
    policyNumber: numbered(random, random.pick(['PRP#######', '##-@@@-####', 'X######'])),
    effectiveDate: start,
    expirationDate: addYears(start, 1),
  }));
  return {
    office,
    mail,
    holder,
    deductible,
    marked,
    main,
    label: {
      _accept: { 'additionalInterests[0].interest': ['CERTIFICATE HOLDER'] },
      formNumber: `CPI-${random.int(10, 40)} (${random.pick(['2016/09', '2020/02'])})`,
      certificateDate: date,
      certificateNumber: random.digits(7),
      producerName: agency(random).toUpperCase(),
      producerAddress: oneLine(office).toUpperCase(),
      namedInsureds: [company(random).toUpperCase()],
      mailingAddress: oneLine(mail).toUpperCase(),
      insurers: letters.map((letter) => ({ letter, name: carrier(random).toUpperCase(), naicCode: random.digits(5) })),
      policies,
      propertyDescription:
        `${oneLine(risk)} - ${random.pick(['3 STORY APARTMENT BUILDING, 48 UNITS', 'WAREHOUSE, TILT-UP CONCRETE', 'STRIP SHOPPING CENTER, 11 TENANTS'])}`.toUpperCase(),
      perilsInsured: 'special',
      coverages: [...main, ...marked],
      additionalInterests: [
        {
          interest: random.pick(['MORTGAGEE', 'LENDERS LOSS PAYABLE', 'LOSS PAYEE']),
          name: `${word(random)} CAPITAL FUNDING LLC`.toUpperCase(),
          address: oneLine(holder).toUpperCase(),
          loanNumber: random.chance(0.7) ? numbered(random, '##-######') : null,
        },
      ],
      remarks: random.chance(0.6)
        ? random.pick([
            'REPLACEMENT COST, AGREED VALUE, NO COINSURANCE.',
            'BLANKET LIMIT APPLIES TO ALL SCHEDULED LOCATIONS.',
          ])
        : null,
    },
  };
}
type Facts = ReturnType<typeof facts>;

function top({ label: l, office, mail }: Facts): Html {
  return html`<h1>CERTIFICATE OF COMMERCIAL PROPERTY INSURANCE</h1><div style="text-align:right">DATE ${dashed(l.certificateDate)} &nbsp; CERTIFICATE ${l.certificateNumber}</div>
<div class="g"><div><span class="k">PRODUCER</span>${l.producerName}<br>${office.street.toUpperCase()}<br>${cityLine(office).toUpperCase()}</div><div><span class="k">NAMED INSURED</span>${l.namedInsureds[0]}<br>${mail.street.toUpperCase()}<br>${cityLine(mail).toUpperCase()}</div>
<div><span class="k">INSURERS AFFORDING COVERAGE / NAIC</span>${l.insurers.map((each) => html`${each.letter}: ${each.name} / ${each.naicCode}<br>`)}</div></div>
<table><tr><th>INS</th><th>TYPE</th><th>POLICY NUMBER</th><th>EFFECTIVE</th><th>EXPIRATION</th></tr>${l.policies.map((each) => html`<tr><td>${each.insurerLetter}</td><td>${each.coverageType}</td><td>${each.policyNumber}</td><td>${dashed(each.effectiveDate)}</td><td>${dashed(each.expirationDate)}</td></tr>`)}</table>
<table><tr><th>LOCATION / DESCRIPTION OF PROPERTY</th><th>CAUSES OF LOSS</th></tr><tr><td>${l.propertyDescription}</td><td>[ ] BASIC [ ] BROAD [X] SPECIAL</td></tr></table>`;
}

function bottom({ label: l, holder, main, marked }: Facts): Html {
  const [party] = l.additionalInterests;
  const money = (value: number | null): string => (value === null ? '' : `$${whole(value)}`);
  return html`<table><tr><th>COVERED PROPERTY</th><th class="n">AMOUNT OF INSURANCE</th><th class="n">DEDUCTIBLE</th></tr>${main.map((each) => html`<tr><td>${each.name}</td><td class="n">${each.limitText ?? money(each.limit)}</td><td class="n">${money(each.deductible)}</td></tr>`)}</table>
<table><tr><th>ADDITIONAL COVERAGE</th><th>YES</th><th>NO</th><th class="n">LIMIT</th><th class="n">DEDUCTIBLE</th></tr>${optional.map(
    (name) => {
      const own = marked.find((each) => each.name === name);
      return html`<tr><td>${name}</td><td>${own ? 'X' : ''}</td><td>${own ? '' : 'X'}</td><td class="n">${own ? money(own.limit) : ''}</td><td class="n">${own?.deductibleText ?? money(own?.deductible ?? null)}</td></tr>`;
    },
  )}</table><div class="g"><div><span class="k">REMARKS</span>${l.remarks}</div><div><span class="k">CERTIFICATE HOLDER - ${party?.interest}</span>${party?.name} ISAOA<br>${holder.street.toUpperCase()}<br>${cityLine(holder).toUpperCase()}${party?.loanNumber == null ? '' : html`<br>LOAN NO. ${party.loanNumber}`}</div>
<div><span class="k">CANCELLATION</span>NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.<br>SIGNED ______________</div></div><div style="font-size:6.5pt">${l.formNumber} &nbsp; NOT A CONTRACT. LIMITS ARE SHARED BY 100% OF SUBSCRIBING INSURERS.</div>`;
}

export const style: Style = {
  policyType: 'property_certificate',
  name: 'portfolio-schedule',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [top(f), bottom(f)] }), label: f.label, print: { landscape: true } };
  },
};
