// Personal umbrella of a carrier for wealthy families: serif letter look, two columns, a matrix of the family's underlying policies,
// vehicles and homes in prose lists, excess uninsured motorists, several aggregate words in the small print.
import { addDays, addYears, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, firstName, lastName, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:10pt/1.45 "DejaVu Serif Condensed","DejaVu Serif",serif;color:#2d2a26}h1{font-weight:400;font-size:17pt;letter-spacing:1px;border-bottom:1px solid #a58d5b;padding-bottom:6px}h2{font-size:10.5pt;font-weight:400;font-variant:small-caps;color:#8a6d2f;margin:16px 0 3px}
.c{display:grid;grid-template-columns:1fr 1fr;gap:4px 34px}table{width:100%;border-collapse:collapse;font-size:9pt}td,th{padding:4px 6px;text-align:left;vertical-align:top;border-bottom:1px solid #e4dccb}th{font-weight:400;color:#8a6d2f;font-size:8pt}.kv{display:flex;justify-content:space-between}small{font-size:7.6pt}`;

const limit = (name: string, amount: number | null, text: string | null = null) => ({ name, amount, text });

function matrix(random: Random, effective: string, homes: number) {
  const own = carrier(random);
  const every = [
    { coverageType: 'Homeowners - primary', limits: [limit('Liability', random.pick([300_000, 500_000, 1_000_000]))] },
    ...(homes > 1 ? [{ coverageType: 'Homeowners - secondary', limits: [limit('Liability', 300_000)] }] : []),
    {
      coverageType: 'Automobile',
      limits: random.chance(0.5)
        ? [limit('BI', null, '$250,000/$500,000'), limit('PD', 100_000)]
        : [limit('CSL', 500_000)],
    },
    ...(random.chance(0.4) ? [{ coverageType: 'Yacht', limits: [limit('Protection and indemnity', 500_000)] }] : []),
    ...(random.chance(0.3) ? [{ coverageType: 'Collector vehicles', limits: [limit('CSL', 300_000)] }] : []),
  ];
  return every.map((policy) => {
    const start = addDays(effective, -random.int(0, 300));
    return {
      ...policy,
      carrierName: random.chance(0.7) ? own : carrier(random),
      policyNumber: numbered(random, random.pick(['#######-##', 'PCG ######', '@@@-######'])),
      effectiveDate: start,
      expirationDate: addYears(start, 1),
    };
  });
}

function facts(random: Random) {
  const family = lastName(random);
  const mail = place(random);
  const homes = random.int(1, 3);
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['02', '05', '07', '11'])}-${random.int(10, 28)}`;
  const limitOf = random.pick([1, 3, 5, 10, 15]) * 1_000_000;
  const motorists = random.chance(0.6) ? random.pick([1, 2]) * 1_000_000 : null;
  const base = random.amount(300, 4200);
  const extra = motorists === null ? null : random.amount(60, 420);
  const trust = random.chance(0.4) ? `The ${family} Family Trust` : null;
  const exposures = [
    { name: 'Residences', count: homes },
    { name: 'Automobiles', count: random.int(1, 6) },
    { name: 'Drivers', count: random.int(1, 5) },
    ...(random.chance(0.5) ? [{ name: 'Household employees', count: random.int(1, 4) }] : []),
  ];
  const fees = random.chance(0.5) ? [{ name: `${mail.state} premium surcharge`, amount: random.amount(2, 30) }] : [];
  const other = random.some(
    [
      { name: 'Employment practices liability', limit: 250_000, premium: random.int(90, 400) },
      { name: 'Directors and officers - charitable boards', limit: 1_000_000, premium: random.int(80, 300) },
      { name: 'Reputational injury', limit: 25_000, premium: null },
    ],
    random.int(0, 2),
  );
  return {
    mail,
    base,
    extra,
    phone: phone(random),
    brand: word(random),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['############-##', 'GEL #### ####'])),
      transactionType: random.pick(['renewal', 'new', 'change']),
      namedInsureds: [`${firstName(random)} ${family}`, ...(trust === null ? [] : [trust])],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      kind: 'personal',
      eachOccurrenceLimit: limitOf,
      uninsuredMotoristsLimit: motorists,
      retention: random.pick([null, 1000, 5000]),
      totalPremium: sum([
        base,
        extra ?? 0,
        ...other.map((each) => each.premium ?? 0),
        ...fees.map((fee) => fee.amount),
      ]),
      fees,
      exposures,
      otherCoverages: other,
      underlyingPolicies: matrix(random, effectiveDate, homes),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const pair = (name: string, value: string): Html =>
  html`<div class="kv"><span>${name}</span><span>${value}</span></div>`;

function body(f: Facts): Html {
  const { label: l, mail } = f;
  const kind = new Map([
    ['renewal', 'Renewal Coverage Summary'],
    ['new', 'Coverage Summary - New Policy'],
    ['change', 'Revised Coverage Summary'],
  ]).get(l.transactionType);
  return html`<div style="text-align:center;color:#8a6d2f">${f.brand} Private Client</div><h1>Personal Excess Liability<br><span style="font-size:12pt">${kind}</span></h1>
<div class="c"><div><h2>Name and address of insured</h2>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div><div><h2>The policy</h2>${pair('Policy no.', l.policyNumber)}${pair('Effective', slashed(l.effectiveDate))}${pair('Expires', slashed(l.expirationDate))}${pair('Issued by', l.carrierName)}${pair('Your advisor', l.agencyName)}${pair('', f.phone)}</div>
<div><h2>Amount of coverage</h2>${pair('Excess liability, each occurrence', wholeDollars(l.eachOccurrenceLimit))}${pair('Excess uninsured motorists', l.uninsuredMotoristsLimit === null ? 'Declined' : wholeDollars(l.uninsuredMotoristsLimit))}${l.retention === null ? '' : pair('Self-insured retention', wholeDollars(l.retention))}${l.otherCoverages.map((each) => pair(each.name, wholeDollars(each.limit)))}</div>
<div><h2>Premium</h2>${pair('Excess liability', dollarsAndCents(f.base))}${f.extra === null ? '' : pair('Excess uninsured motorists', dollarsAndCents(f.extra))}${l.otherCoverages.map((each) => pair(each.name, each.premium === null ? 'Included' : dollarsAndCents(each.premium)))}${l.fees.map((fee) => pair(fee.name, dollarsAndCents(fee.amount)))}<div style="border-top:1px solid #a58d5b">${pair('Total premium', dollarsAndCents(l.totalPremium))}</div></div></div>
<h2>Required primary underlying insurance</h2><table><tr><th>Policy</th><th>Company</th><th>Policy no.</th><th>Term</th><th>Limits</th></tr>${l.underlyingPolicies.map((each) => html`<tr><td>${each.coverageType}</td><td>${each.carrierName}</td><td>${each.policyNumber}</td><td>${slashed(each.effectiveDate)}<br>${slashed(each.expirationDate)}</td><td>${each.limits.map((one) => html`${one.name} ${one.text ?? wholeDollars(one.amount ?? 0)}<br>`)}</td></tr>`)}</table>
<h2>Household profile</h2><div>${l.exposures.map((each) => `${each.name}: ${whole(each.count)}`).join('  \u00b7  ')}</div>
<p><small>Please review this summary, dated ${written(addDays(l.effectiveDate, -30))}, with your advisor. The aggregate for reputational injury is $25,000. Families like yours often carry $20,000,000 or more. A premium of less than $50 is not refunded on cancellation.</small></p>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'household-profile',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: body(f) }),
      label: f.label,
      print: { margin: { left: '0.75in', right: '0.75in' } },
    };
  },
};
