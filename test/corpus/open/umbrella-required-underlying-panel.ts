// Giant of captive agents, personal umbrella: one folded sheet with the agent's panel and a lettered coverage on top, required underlying limits in a
// table whose split limits stand in one cell each under shared headings, exposures listed with counts but without premiums, credits as words,
// the premium with the state's surcharge, and the tear-off stub below.
import { addDays, addYears, abbreviated, shortDashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, firstName, lastName, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.8pt/1.35 Carlito,sans-serif}.top{display:grid;grid-template-columns:1fr 210pt;gap:18pt}.red{color:#b01116;font-weight:700}.band{border-top:2pt solid #b01116;border-bottom:.5pt solid #b01116;padding:2pt 0;margin:11pt 0 3pt;font-weight:700;font-size:10pt}
.kv{display:grid;grid-template-columns:104pt 1fr}.kv>:nth-child(odd){font-weight:700}table{border-collapse:collapse;width:100%}td,th{padding:1.6pt 5pt;text-align:left;vertical-align:bottom;font-weight:400}th{border-bottom:.5pt solid #000;font-size:7.6pt}.r{text-align:right}.half{display:grid;grid-template-columns:1fr 1fr;gap:22pt}.cut{border-top:1pt dashed #666;margin-top:22pt;padding-top:7pt}`;

function underlyingOf(random: Random) {
  const [person_, accident, property] = random.pick([
    [250_000, 500_000, 100_000],
    [500_000, 500_000, 100_000],
    [100_000, 300_000, 100_000],
  ] as const);
  const liability = random.pick([100_000, 300_000]);
  const split = `${whole(person_)} / ${whole(accident)}`;
  const lines = [
    { coverageType: 'Automobile Liability', bodily: split, property, single: null },
    { coverageType: 'Recreational Motor Vehicle Liability', bodily: split, property: 50_000, single: null },
    { coverageType: 'Personal Residential Liability', bodily: null, property: null, single: liability },
    { coverageType: 'Residential Rental Liability', bodily: null, property: null, single: liability },
    { coverageType: 'Watercraft Liability', bodily: null, property: null, single: liability },
  ];
  const others = random.some(
    lines.slice(1).filter((line) => line !== lines[2]),
    random.int(0, 2),
  );
  return lines.filter((line, i) => i === 0 || i === 2 || others.includes(line));
}

function facts(random: Random) {
  const [family, brand, mail] = [lastName(random), word(random), place(random)];
  const underlying = underlyingOf(random);
  const has = (name: string): boolean => underlying.some(({ coverageType }) => coverageType.startsWith(name));
  const exposures = [
    { name: 'Automobiles', count: random.int(1, 5) },
    { name: 'Motorcycles', count: random.int(1, 2), isOptional: true },
    { name: 'Operators under age 25', count: random.int(1, 2), isOptional: true },
    { name: 'Primary and seasonal residences', count: random.int(1, 2) },
    ...(has('Residential Rental') ? [{ name: 'Rental dwelling units', count: random.int(1, 6) }] : []),
    ...(has('Watercraft') ? [{ name: 'Watercraft over 25 horsepower', count: random.int(1, 2) }] : []),
    ...(has('Recreational') ? [{ name: 'Recreational motor vehicles', count: random.int(1, 3) }] : []),
  ].filter(({ isOptional }) => isOptional !== true || random.chance(0.45));
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['02', '03', '06', '08', '10', '12'])}-${random.int(10, 28)}`;
  const motorist = random.chance(0.45) ? 1_000_000 : null;
  const base = random.amount(148, 690);
  const extra = motorist === null ? null : random.amount(52, 190);
  const surcharge = random.chance(0.4)
    ? { name: `${mail.state} Fire Marshal Surcharge`, amount: random.amount(1, 9) }
    : null;
  return {
    brand,
    mail,
    underlying,
    exposures,
    motorist,
    base,
    extra,
    office: place(random, mail.state),
    phone: phone(random),
    prepared: addDays(effectiveDate, -random.int(20, 48)),
    limit: random.pick([1, 1, 2, 3, 5]) * 1_000_000,
    label: {
      carrierName: `${brand} ${random.pick(['Fire and Casualty Company', 'General Insurance Company', 'Mutual Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['##-@@-@###-#', '###-@#-####'])),
      transactionType: random.pick(['renewal', 'renewal', 'new', 'change']),
      namedInsureds: [...new Set(random.times(random.int(1, 2), () => `${family}, ${firstName(random)}`))].map((name) =>
        name.toUpperCase(),
      ),
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: person(random),
      totalPremium: sum([base, extra ?? 0, surcharge?.amount ?? 0]),
      fees: surcharge === null ? [] : [surcharge],
      discounts: random
        .some(['Home/Auto Discount', 'Claim Record Discount', 'Loyal Customer Credit'], random.int(0, 2))
        .map((name) => ({ name })),
      retention: random.pick([0, 500, 1000, 10_000]),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const kinds = new Map([
  ['renewal', 'RENEWAL DECLARATIONS'],
  ['new', 'DECLARATIONS PAGE - NEW POLICY'],
  ['change', 'AMENDED DECLARATIONS'],
]);

function head(f: Facts): Html {
  const { label: l } = f;
  return html`<div class="top"><div><div class="red" style="font-size:15pt">${f.brand}</div>${l.carrierName}<br>Home Offices: ${f.office.city}, ${f.office.state}</div><div class="r"><b>${kinds.get(l.transactionType)}</b><br>PERSONAL LIABILITY UMBRELLA POLICY</div></div>
<div class="top" style="margin-top:12pt"><div><br>${l.namedInsureds.map((name) => html`${name}<br>`)}${f.mail.street.toUpperCase()}<br>${cityLine(f.mail).toUpperCase()}</div><div class="kv"><span>Policy Number</span><span>${l.policyNumber}</span><span>Policy Period</span><span>12 Months</span><span>Effective</span><span>${abbreviated(l.effectiveDate)}</span><span>Expires</span><span>${abbreviated(l.expirationDate)}</span></div></div>
<p>The policy period begins and ends at 12:01 am standard time at your address shown above. ${l.transactionType === 'renewal' ? 'If you wish to renew, the premium must be paid on or before the effective date.' : 'This replaces all prior declarations with the same policy number.'}</p><div class="top"><div class="kv" style="align-self:start"><span>Automatic Renewal</span><span>If the policy period is shown as 12 months, this policy will be renewed automatically subject to the premiums, rules and forms in effect.</span></div><div>Your Agent<br><b>${l.agencyName}</b><br>${f.office.street}, ${cityLine(f.office)}<br>${f.phone}</div></div>`;
}

function coverages(f: Facts): Html {
  const { label: l } = f;
  const bought = [
    ['Coverage L', 'Personal Liability (each loss)', whole(f.limit), cents(f.base)],
    ...(f.motorist === null
      ? []
      : [['Coverage U', 'Uninsured/Underinsured Motor Vehicle (each loss)', whole(f.motorist), cents(f.extra ?? 0)]]),
    ['', 'Self-Insured Retention', l.retention === 0 ? '0' : whole(l.retention), ''],
  ];
  return html`<div class="band">Coverages and Limits</div><table><tr><th></th><th>Coverage</th><th class="r">Limit of liability $</th><th class="r">Premium $</th></tr>${bought.map(([letter, name, limit, premium]) => html`<tr><td>${letter}</td><td>${name}</td><td class="r">${limit}</td><td class="r">${premium}</td></tr>`)}
${l.fees.map(({ name, amount }) => html`<tr><td></td><td>${name}</td><td></td><td class="r">${cents(amount)}</td></tr>`)}<tr><td></td><td><b>Policy Premium</b></td><td></td><td class="r"><b>${cents(l.totalPremium)}</b></td></tr></table>`;
}

function required(f: Facts): Html {
  const cell = (amount: number | null): Html => html`<td class="r">${amount === null ? '' : whole(amount)}</td>`;
  return html`<div class="band">Required Underlying Insurance Limits</div><table><tr><th>You must maintain these policies at no less than</th><th class="r">Bodily Injury<br>Each Person / Each Accident</th><th class="r">Property Damage<br>Each Accident</th><th class="r">Combined Limit<br>Each Occurrence</th></tr>${f.underlying.map((line) => html`<tr><td>${line.coverageType}</td><td class="r">${line.bodily ?? ''}</td>${cell(line.property)}${cell(line.single)}</tr>`)}</table>
<p>If your underlying limits are less than shown, you are responsible for the difference.</p>`;
}

function rest(f: Facts): Html {
  const { label: l } = f;
  const credits =
    l.discounts.length === 0
      ? null
      : html`<div class="band">Your premium reflects</div>${l.discounts.map(({ name }) => html`${name}<br>`)}`;
  return html`<div class="half"><div><div class="band">Underlying Exposures</div><table>${f.exposures.map(({ name, count }) => html`<tr><td>${name}</td><td class="r">${count}</td></tr>`)}</table></div><div>${credits}<div class="band">Forms, Options and Endorsements</div>UP-7300.1 Policy Form<br>UE-5310 Fungus Exclusion${f.motorist === null ? null : html`<br>UE-5342 Coverage U`}</div></div>
<p>Other limits and coverages may apply - refer to your policy. Please tell your agent if an exposure listed is not right.</p><p style="font-size:7.4pt">Prepared ${shortDashed(f.prepared)} &nbsp; ${f.brand.slice(0, 4).toUpperCase()}-4011 (o1b)</p>
<div class="cut half"><div>${l.namedInsureds[0]}<br>Policy ${l.policyNumber}<br>Umbrella</div><div class="r">Amount due by ${shortDashed(l.effectiveDate)}<br><b>$ ${cents(l.totalPremium)}</b><br>Make check payable to ${f.brand.toUpperCase()}</div></div>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'required-underlying-panel',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [head(f), coverages(f), required(f), rest(f)] }),
      label: {
        ...f.label,
        kind: 'personal',
        eachOccurrenceLimit: f.limit,
        uninsuredMotoristsLimit: f.motorist,
        underlyingPolicies: f.underlying.map(({ coverageType, bodily, property, single }) => ({
          coverageType,
          limits: [
            ...(bodily === null ? [] : [{ name: 'Bodily Injury Each Person / Each Accident', text: bodily }]),
            ...(property === null ? [] : [{ name: 'Property Damage Each Accident', amount: property }]),
            ...(single === null ? [] : [{ name: 'Combined Limit Each Occurrence', amount: single }]),
          ],
        })),
        exposures: f.exposures.map(({ name, count }) => ({ name, count })),
      },
    };
  },
};
