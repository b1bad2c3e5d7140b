// Personal umbrella of a regional house: the limit in one sentence, what the premium is made of as a worksheet, the operators,
// then the policies that must be kept in force, each with the limit it needs.
import { addDays, addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, phone } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

const css = `body{margin:0;font:9.6pt/1.4 'Liberation Serif',serif}h1{font-size:15pt;margin:0}.top{border-bottom:3pt double #333;
padding-bottom:4pt;display:flex;justify-content:space-between;align-items:flex-end}.g{display:flex;gap:24pt;margin:8pt 0}.g>div{flex:1}
.g b{display:block;font-size:8pt}.lim{border:1pt solid #333;padding:5pt 9pt;margin:6pt 0}h2{font-size:10.5pt;font-style:italic;margin:11pt 0 2pt}
table{width:100%;border-collapse:collapse}th{font-size:8pt;text-align:left;border-bottom:.8pt solid #333;vertical-align:bottom}
td,th{padding:1.6pt 5pt 1.6pt 0;vertical-align:top}.n{text-align:right}.t td{border-top:.8pt solid #333;font-weight:700}p{font-size:8.4pt}`;

function worksheet(random: Random) {
  const counted = (name: string, count: number, price: number) => ({ name, count, premium: price * count });
  return [
    counted('Primary residence', 1, random.int(88, 140)),
    counted('Licensed automobiles', random.int(1, 4), random.int(28, 52)),
    ...random
      .some(
        [
          counted('Rental dwellings, 1-4 family', random.int(1, 3), random.int(24, 40)),
          counted('Secondary or seasonal residences', 1, random.int(18, 34)),
          counted('Operators under age 25', random.int(1, 2), random.int(60, 120)),
          counted('Motorcycles and mopeds', random.int(1, 2), random.int(30, 58)),
          counted('Watercraft over 50 HP', 1, random.int(26, 64)),
          counted('Swimming pools with diving board', 1, random.int(15, 30)),
          counted('Vacant land parcels', random.int(1, 4), random.int(5, 9)),
        ],
        random.int(1, 4),
      )
      .sort((a, b) => a.name.localeCompare(b.name)),
  ];
}

function scheduleOf(random: Random, effectiveDate: string, exposures: readonly { name: string }[], own: string) {
  const has = (part: string): boolean => exposures.some(({ name }) => name.includes(part));
  const needed: (readonly [string, string, string, boolean])[] = [
    ['Personal Auto Liability', '$250,000 / $500,000', '$100,000', true],
    ['Homeowners Liability', '$300,000', '', true],
    ['Dwelling Fire / Rental Liability', '$300,000', '', has('Rental')],
    ['Motorcycle Liability', '$250,000 / $500,000', '$100,000', has('Motorcycles')],
    ['Watercraft Liability', '$300,000', '', has('Watercraft')],
  ];
  const money = (text: string): number => Number(text.replace(/[$,]/g, ''));
  return needed
    .filter(([, , , isNeeded]) => isNeeded)
    .map(([coverageType, injury, damage], i) => {
      const start = addDays(effectiveDate, -random.pick([0, 0, 31, 120, 200]));
      const isSplit = injury.includes('/');
      return {
        injury,
        damage,
        data: {
          coverageType,
          carrierName: i < 2 || random.chance(0.5) ? own : carrier(random),
          policyNumber: numbered(random, random.pick(['PA ######', 'HO-#######', '##-@@-####-#'])),
          effectiveDate: start,
          expirationDate: addYears(start, 1),
          limits: isSplit
            ? [
                { name: 'Bodily Injury', text: injury },
                { name: 'Property Damage', amount: money(damage) },
              ]
            : [{ name: 'Bodily Injury', amount: money(injury) }],
        },
      };
    });
}

function facts(random: Random) {
  const household = drawHousehold(random);
  const insurer = carrier(random);
  const [year, month] = [random.int(2017, 2025), random.pick(['01', '05', '07', '10'])];
  const effectiveDate = `${year}-${month}-${random.int(10, 28)}`;
  const exposures = worksheet(random);
  const limit = random.pick([1, 1, 2, 3, 5]);
  const motorists = random.chance(0.5) ? random.int(60, 190) : null;
  const added = limit === 1 ? null : random.int(60, 95) * (limit - 1);
  const credit = random.chance(0.5) ? random.int(11, 40) : null;
  const premiums = [...exposures.map(({ premium }) => premium), motorists ?? 0, added ?? 0, -(credit ?? 0)];
  return {
    household,
    added,
    motorists,
    phone: phone(random),
    schedule: scheduleOf(random, effectiveDate, exposures, insurer),
    label: {
      carrierName: insurer,
      policyNumber: numbered(random, 'XPL ### ## ##'),
      transactionType: random.pick(['new', 'renewal', 'renewal'] as const),
      namedInsureds: insuredNames(household),
      mailingAddress: oneLine(household.address),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      kind: 'personal',
      eachOccurrenceLimit: limit * 1_000_000,
      uninsuredMotoristsLimit: motorists === null ? null : 1_000_000,
      retention: random.pick([250, 500, 1000]),
      totalPremium: sum(premiums),
      discounts: credit === null ? [] : [{ name: 'Companion Policy Credit', amount: credit }],
      exposures,
    },
  };
}
type Facts = ReturnType<typeof facts>;

function top({ label: l, household, phone: number }: Facts): Html {
  const { address, residents } = household;
  return html`<div class="top"><div><h1>${l.carrierName}</h1>Personal Excess Liability Policy</div><div>Declarations &middot;
${l.transactionType === 'new' ? 'New Business' : 'Renewal'}</div></div><div class="g"><div><b>NAMED INSURED AND ADDRESS</b>
${l.namedInsureds.map((name) => html`${name}<br>`)}${address.street}<br>${cityLine(address)}</div><div><b>POLICY NUMBER</b>
${l.policyNumber}<b style="margin-top:4pt">POLICY PERIOD</b>${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}, 12:01 AM
standard time</div><div><b>REPRESENTED BY</b>${l.agencyName}<br>${number}</div></div>
<div class="lim">Limit of liability <b>${wholeDollars(l.eachOccurrenceLimit)}</b> each occurrence, in excess of the policies listed
below. Retained limit <b>${wholeDollars(l.retention)}</b> each occurrence where no listed policy applies.
${l.uninsuredMotoristsLimit === null ? '' : html` Excess uninsured and underinsured motorists <b>${wholeDollars(l.uninsuredMotoristsLimit)}</b>.`}</div>
<h2>Operators in the household</h2>${residents.map(({ name }) => name).join(', ')}`;
}

function lower({ label: l, added, motorists, schedule }: Facts): Html {
  const row = (name: string, count: number | string, amount: number): Html =>
    html`<tr><td>${name}</td><td class="n">${count}</td><td class="n">${wholeDollars(amount)}</td></tr>`;
  return html`<h2>Premium worksheet</h2><table><tr><th>First $1,000,000</th><th class="n">Number</th><th class="n">Premium</th></tr>
${l.exposures.map(({ name, count, premium }) => row(name, count, premium))}
${added === null ? '' : row(`Additional limit of ${wholeDollars(l.eachOccurrenceLimit - 1_000_000)}`, '', added)}
${motorists === null ? '' : row('Excess uninsured and underinsured motorists', '', motorists)}
${l.discounts.map(({ name, amount }) => row(name, '', -amount))}
<tr class="t"><td>Annual premium</td><td></td><td class="n">${wholeDollars(l.totalPremium)}</td></tr></table>
<h2>Policies you agree to keep in force</h2><table><tr><th>Type of policy</th><th>Company and number</th><th>Term</th>
<th class="n">Bodily Injury</th><th class="n">Property Damage</th></tr>${schedule.map(
    ({
      data,
      injury,
      damage,
    }) => html`<tr><td>${data.coverageType}</td><td>${data.carrierName}<br>${data.policyNumber}</td>
<td>${slashed(data.effectiveDate)}<br>${slashed(data.expirationDate)}</td><td class="n">${injury}</td>
<td class="n">${damage === '' ? 'Incl.' : damage}</td></tr>`,
  )}</table><p>If a listed policy is not kept in force at the limit shown, you pay the difference yourself. Forms: XL 1 (07/14),
XL 22 (07/14), XL 40 (01/19). Higher limits up to $10,000,000 may be available; ask your representative.</p>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'family-excess-worksheet',
  build(random) {
    const f = facts(random);
    const underlyingPolicies = f.schedule.map(({ data }) => data);
    // the added million and the motorists' premium are steps of the worksheet rather than coverages with names
    const steps = [
      ...(f.added === null
        ? []
        : [{ name: `Additional limit of ${wholeDollars(f.label.eachOccurrenceLimit - 1_000_000)}`, premium: f.added }]),
      ...(f.motorists === null ? [] : [{ name: 'Excess uninsured and underinsured motorists', premium: f.motorists }]),
    ];
    const label = { ...f.label, underlyingPolicies, otherCoverages: steps, _ignore: ['otherCoverages'] };
    return { html: sheet({ css, body: [top(f), lower(f)] }), label };
  },
};
