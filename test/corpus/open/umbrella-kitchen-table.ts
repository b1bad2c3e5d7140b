// Direct writer for families: plain words, value cards, required underlying limits as sentences in a table.
import { addYears, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, firstName, lastName, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:10pt/1.45 sans-serif;color:#223}h1{font-size:19pt;font-weight:400;color:#0b5a6f;margin:22px 0 4px}
h2{font-size:11.5pt;color:#0b5a6f;margin:20px 0 4px}table{width:100%;border-collapse:collapse}td,th{text-align:left;
padding:5px 8px;vertical-align:top}tr{border-bottom:1px solid #d7e2e5}.r{text-align:right}.top{display:flex;gap:28px}
.card{background:#eef6f8;border-radius:8px;padding:12px 16px;flex:1}.big{font-size:17pt}small{color:#667}.total td{font-weight:700}
.note{font-size:8pt;color:#667;margin-top:18px}`;

const exposureNames = [
  'Private passenger autos',
  'Primary and secondary homes',
  'Rental dwelling units',
  'Drivers under age 25',
  'Motorcycles and mopeds',
  'Boats and personal watercraft',
];

function required(random: Random, exposures: readonly { name: string }[]) {
  const perPerson = random.pick([100, 250, 500]) * 1000;
  const liability = random.pick([100, 300, 500]) * 1000;
  const has = (name: string): boolean => exposures.some((exposure) => exposure.name === name);
  const split = `${wholeDollars(perPerson)} each person / ${wholeDollars(perPerson === 500_000 ? 500_000 : perPerson * 2)} each accident`;
  const auto = [
    { name: 'Bodily injury', amount: null, text: split },
    { name: 'Property damage', amount: random.pick([50_000, 100_000]), text: null },
  ];
  const single = [{ name: 'Personal liability', amount: liability, text: null }];
  return [
    { coverageType: 'Auto insurance', limits: auto },
    { coverageType: 'Homeowners, condo or renters insurance', limits: single },
    ...(has('Rental dwelling units') ? [{ coverageType: 'Landlord insurance', limits: single }] : []),
    ...(has('Boats and personal watercraft') ? [{ coverageType: 'Boat insurance', limits: single }] : []),
  ];
}

function facts(random: Random) {
  const family = lastName(random);
  const names = [...new Set(random.times(random.int(1, 2), () => `${firstName(random)} ${family}`))];
  const exposures = random
    .some(exposureNames.slice(2), random.int(0, 3))
    .map((name) => ({ name, count: random.int(1, 3), premium: random.int(18, 140) }));
  const rated = exposureNames
    .slice(0, 2)
    .map((name) => ({ name, count: random.int(1, 4), premium: random.int(60, 190) }))
    .concat(exposures);
  const effective = `${random.int(2017, 2025)}-${random.pick(['01', '04', '09', '11'])}-${random.int(10, 28)}`;
  const limit = random.pick([1, 1, 2, 3, 5]) * 1_000_000;
  const motorist = random.chance(0.4) ? { limit: 1_000_000, premium: random.int(55, 160) } : null;
  const discount = random.chance(0.6) ? random.int(12, 60) : null;
  const extra = limit / 1_000_000 > 1 ? (limit / 1_000_000 - 1) * random.int(45, 75) : 0;
  const total = sum([...rated.map((line) => line.premium), extra, motorist?.premium ?? 0, -(discount ?? 0)]);
  const brand = word(random);
  return {
    brand,
    carrierName: `${brand} ${random.pick(['Family', 'Preferred', 'Home and Auto'])} Insurance Company`,
    policyNumber: numbered(random, random.pick(['PLU ### ### ##', 'U#######-##', '####@@ ####'])),
    transactionType: random.pick(['new', 'renewal', 'renewal']),
    names,
    home: place(random),
    effective,
    agencyName: agency(random),
    limit,
    retention: random.pick([0, 250, 500, 1000]),
    motorist,
    discount,
    extra,
    exposures: rated,
    underlying: required(random, exposures),
    total,
    phone: phone(random),
  };
}
type Facts = ReturnType<typeof facts>;

const line = (name: string, limit: string, premium: string): Html =>
  html`<tr><td>${name}</td><td>${limit}</td><td class="r">${premium}</td></tr>`;

function body(f: Facts): Html {
  const kind = f.transactionType === 'new' ? 'Welcome! This is your new policy.' : 'Thank you for renewing with us.';
  return html`<div style="font-size:15pt;font-weight:700;color:#0b5a6f">${f.brand.toLowerCase()}</div>
<h1>Your personal umbrella policy</h1><p>${kind} These declarations show what you bought. ${f.transactionType === 'renewal' ? 'Renewal declarations' : 'New policy declarations'}</p>
<div class="top"><div class="card"><small>Policyholder${f.names.length > 1 ? 's' : ''}</small><br>${f.names.map((name) => html`${name}<br>`)}${f.home.street}<br>${cityLine(f.home)}</div>
<div class="card"><small>Policy number</small><br>${f.policyNumber}<br><small>Policy period</small><br>${written(f.effective)} to ${written(addYears(f.effective, 1))}<br><small>12:01 a.m. where you live</small></div>
<div class="card"><small>Your price for 12 months</small><div class="big">${wholeDollars(f.total)}</div><small>Your agent</small><br>${f.agencyName}<br>${f.phone}</div></div>
<h2>What your umbrella covers</h2><table><tr><th>Coverage</th><th>Limit</th><th class="r">Premium</th></tr>
${line('Personal umbrella liability, each occurrence', wholeDollars(f.limit), f.extra ? `+ ${wholeDollars(f.extra)}` : 'see below')}
${f.motorist ? line('Excess uninsured and underinsured motorists', wholeDollars(f.motorist.limit), wholeDollars(f.motorist.premium)) : ''}
${line('What you pay when no other policy applies (retained limit)', f.retention ? wholeDollars(f.retention) : '$0', '')}</table>
<h2>How we worked out your price</h2><table><tr><th>You told us about</th><th>How many</th><th class="r">Premium</th></tr>
${f.exposures.map((each) => line(each.name, String(each.count), wholeDollars(each.premium)))}
${f.discount === null ? '' : line('Multi-policy discount', '', `-${wholeDollars(f.discount)}`)}
<tr class="total"><td>Total for the policy period</td><td></td><td class="r">${wholeDollars(f.total)}</td></tr></table>
<h2>Insurance you promise to keep</h2><p>Your umbrella starts where these policies end. If a limit is lower, you pay the gap.</p>
<table><tr><th>Kind of policy</th><th>Smallest limits allowed</th></tr>${f.underlying.map(
    ({ coverageType, limits }) =>
      html`<tr><td>${coverageType}</td><td>${limits.map((limit) => html`${limit.name}: ${limit.text ?? wholeDollars(limit.amount ?? 0)}<br>`)}</td></tr>`,
  )}</table>
<p class="note">Underwritten by ${f.carrierName}. Printed ${slashed(f.effective)}. Paying monthly adds a $3 service fee to each installment. A payment returned by your bank costs $20.
Umbrella limits of up to $10,000,000 may be available; ask your agent. Forms: PUP 100 (06 18), PUP 221 (01 20), PRIV 9.</p>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'kitchen-table',
  build: (random) => {
    const f = facts(random);
    const motorist = f.motorist;
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        carrierName: f.carrierName,
        policyNumber: f.policyNumber,
        transactionType: f.transactionType,
        namedInsureds: f.names,
        mailingAddress: oneLine(f.home),
        effectiveDate: f.effective,
        expirationDate: addYears(f.effective, 1),
        agencyName: f.agencyName,
        kind: 'personal',
        eachOccurrenceLimit: f.limit,
        uninsuredMotoristsLimit: motorist?.limit,
        retention: f.retention,
        totalPremium: f.total,
        discounts: f.discount === null ? [] : [{ name: 'Multi-policy discount', amount: f.discount }],
        underlyingPolicies: f.underlying,
        exposures: f.exposures,
      },
    };
  },
};
