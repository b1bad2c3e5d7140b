import { addDays, addYears, bare } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, dollarsAndCents, sum } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A mutual of a no-fault state with independent agents: amended declarations that say first what changed, a sheet a vehicle
// with the state's own coverages, limits in words, "Not Selected" where nothing was bought, the catastrophic claims
// assessment as a line of the vehicle.

const css = `body{margin:0;font:9pt/1.34 'Liberation Serif',serif}.t{text-align:center;font-size:13pt;font-weight:700}.u{text-align:center;margin-bottom:8pt}.q{display:grid;grid-template-columns:1fr 1fr;border:1pt solid #000}.q>div{padding:3pt 6pt;border:.5pt solid #000}.q small,.v small{display:block;font-size:7pt}h3{margin:9pt 0 2pt;font-size:9.6pt;background:#ddd;padding:1.5pt 5pt}table{width:100%;border-collapse:collapse}td,th{padding:1.6pt 5pt;text-align:left;vertical-align:top}th{border-bottom:.8pt solid #000;font-weight:400;font-style:italic}.n{text-align:right}.v{display:grid;grid-template-columns:40pt 1.6fr 1.5fr 1fr .9fr;border:.6pt solid #000;margin-top:10pt}.v>div{padding:2pt 5pt;border-right:.6pt solid #000}section{break-inside:avoid}.b td{font-weight:700;border-top:.8pt solid #000}`;

interface Line {
  name: string;
  /** As printed. */
  limits: string;
  premium: number | null;
  label?: { limitPerPerson?: number; limit?: number; limitText?: string; deductible?: number };
}

function drawPolicyLimits(random: Random) {
  const [person, accident] = random.pick([
    [250_000, 500_000],
    [500_000, 1_000_000],
    [100_000, 300_000],
  ] as const);
  const medical = random.pick(['Unlimited', '$500,000 per person', '$250,000 per person']);
  return { person, accident, damage: random.pick([50_000, 100_000]), medical, isFull: random.chance(0.4) };
}

function drawLines(random: Random, limits: ReturnType<typeof drawPolicyLimits>, hasDamage: boolean): Line[] {
  const usd = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
  const premium = (low: number, high: number): number => random.amount(low, high);
  const [other, collision] = [random.pick([100, 250, 500]), random.pick([500, 1000])];
  const form = random.pick(['Broad Form', 'Standard', 'Broad Form']);
  const { person, accident, damage, medical } = limits;
  const perPerson = /\$([\d,]+)/.exec(medical)?.[1];
  return [
    {
      name: 'Bodily Injury Liability',
      limits: `${usd(person)} each person, ${usd(accident)} each occurrence`,
      premium: premium(40, 190),
      label: { limitPerPerson: person, limit: accident },
    },
    {
      name: 'Property Damage Liability',
      limits: `${usd(damage)} each occurrence`,
      premium: premium(6, 30),
      label: { limit: damage },
    },
    {
      name: 'Property Protection Insurance',
      limits: '$1,000,000 each accident',
      premium: premium(8, 32),
      label: { limit: 1_000_000 },
    },
    {
      name: 'Personal Injury Protection - Medical',
      limits: medical,
      premium: premium(90, 420),
      label:
        perPerson === undefined ? { limitText: medical } : { limitPerPerson: Number(perPerson.replaceAll(',', '')) },
    },
    {
      name: 'Personal Injury Protection - Work Loss',
      limits: 'Statutory',
      premium: premium(10, 60),
      label: { limitText: 'Statutory' },
    },
    {
      name: 'Uninsured & Underinsured Motorists',
      limits: `${usd(person)} each person, ${usd(accident)} each accident`,
      premium: premium(8, 40),
      label: { limitPerPerson: person, limit: accident },
    },
    hasDamage
      ? {
          name: 'Comprehensive',
          limits: `Actual Cash Value less ${usd(other)} deductible`,
          premium: premium(40, 170),
          label: { limitText: 'Actual Cash Value', deductible: other },
        }
      : { name: 'Comprehensive', limits: 'Not Selected', premium: null },
    hasDamage
      ? {
          name: `Collision - ${form}`,
          limits: `Actual Cash Value less ${usd(collision)} deductible`,
          premium: premium(180, 700),
          label: { limitText: 'Actual Cash Value', deductible: collision },
        }
      : {
          name: 'Limited Property Damage (Mini-Tort)',
          limits: '$3,000',
          premium: premium(3, 9),
          label: { limit: 3000 },
        },
    hasDamage && random.chance(0.6)
      ? {
          name: 'Loss of Use',
          limits: '$40 per day, $1,200 maximum',
          premium: premium(14, 38),
          label: { limitText: '$40 per day, $1,200 maximum' },
        }
      : { name: 'Loss of Use', limits: 'Not Selected', premium: null },
    { name: 'Road Trouble Service', limits: random.chance(0.5) ? '$75' : '$150', premium: premium(6, 16), label: {} },
  ];
}

export const style: Style = {
  policyType: 'auto',
  name: 'no-fault-mutual',
  build(random) {
    const household = drawHousehold(random, 'MI');
    const { address, residents } = household;
    const names = insuredNames(household);
    const insurer = `${word(random)} Mutual Insurance Company`;
    const producer = agency(random);
    const number = numbered(random, '##-###-###-0#');
    const isSix = random.chance(0.6);
    const effective = `${random.int(2020, 2026)}-${random.pick(['02', '05', '08', '12'])}-${random.int(10, 28)}`;
    const expiration = isSix ? addDays(effective, 181) : addYears(effective, 1);
    const changed = addDays(effective, random.int(9, 90));
    const latest = Number(effective.slice(0, 4));
    const limits = drawPolicyLimits(random);
    const assessment = limits.medical === 'Unlimited' ? random.pick([43, 45, 61]) : random.pick([20, 24]);
    const vehicles = random.times(random.int(1, 3), (index) => {
      const drawn = vehicle(random);
      const lines = drawLines(random, limits, index === 0 || random.chance(0.6));
      return {
        ...drawn,
        year: Math.min(drawn.year, latest),
        number: index + 1,
        lines,
        usage: random.pick(['Work under 10 miles', 'Pleasure', 'Work 10 miles or more', 'Retired']),
        lender:
          lines.some(({ label }) => label?.deductible !== undefined) && random.chance(0.5)
            ? `${word(random)} Community Credit Union`
            : null,
        total: sum([assessment, ...lines.map(({ premium }) => premium ?? 0)]),
      };
    });
    const total = sum(vehicles.map((each) => each.total));
    const difference = random.amount(9, 160) * random.pick([1, 1, -1]);
    const before = sum([total, -difference]);
    const discounts = random.some(
      [
        'Multi-Car',
        'Homeowners Cross Policy',
        'Paid in Full',
        'Group Membership',
        'Insurance Score Tier 2',
        'Seat Belt',
      ],
      random.int(2, 4),
    );
    const change = random.pick([
      `Vehicle 1: Collision deductible was $${random.pick([250, 750, 2000])}`,
      `Vehicle 1 replaces 2011 Pontiac G6 on ${bare(changed)}`,
      'Road Trouble Service added to all vehicles',
    ]);
    const lineRow = ({ name, limits: text, premium }: Line): Html =>
      html`<tr><td>${name}</td><td>${text}</td><td class="n">${premium === null ? '' : cents(premium)}</td></tr>`;
    const body = html`<div class="t">${insurer}</div><div class="u">A Policyholder-Owned Company &middot; ${cityLine(place(random, 'MI'))}<br><b>AMENDED DECLARATIONS</b> &nbsp; Personal Automobile Policy &mdash; replaces all prior declarations</div>
<div class="q"><div><small>Policyholder</small>${names.join(' & ')}<br>${address.street}<br>${cityLine(address)}</div><div><small>Policy Number</small>${number}<br><small>Policy Term</small>${bare(effective)} to ${bare(expiration)} 12:01 a.m.</div><div><small>Agency</small>${producer} &nbsp; ${numbered(random, '##-####-00')}</div><div><small>Change Effective</small>${bare(changed)}</div></div>
<h3>What Changed</h3><table><tr><td>${change}</td><td></td></tr><tr><td>Term premium before this change</td><td class="n">${dollarsAndCents(before)}</td></tr><tr><td>${difference < 0 ? 'Decrease' : 'Increase'} for the term</td><td class="n">${dollarsAndCents(Math.abs(difference))}</td></tr><tr class="b"><td>Total policy premium as amended</td><td class="n">${dollarsAndCents(total)}</td></tr></table>
<h3>Drivers</h3><table><tr><th>Name</th><th>Born</th><th>Marital</th><th>Gender</th><th>Rated</th></tr>${residents.map((each, i) => html`<tr><td>${each.name}</td><td>${bare(each.born)}</td><td>${each.maritalStatus === 'married' ? 'Married' : 'Single'}</td><td>${each.gender === 'male' ? 'Male' : 'Female'}</td><td>${i < vehicles.length ? 'Principal' : 'Occasional'}</td></tr>`)}</table>
${vehicles.map(
  (each) =>
    html`<section><div class="v"><div><small>Veh.</small>${each.number}</div><div><small>Year, Make and Model</small>${each.year} ${each.make} ${each.model}</div><div><small>Identification Number</small>${each.vin}</div><div><small>Use</small>${each.usage}</div><div><small>Garaged</small>${address.city}</div></div><table><tr><th>Protection</th><th>Limits and Deductibles</th><th class="n">Premium $</th></tr>${each.lines.map(lineRow)}<tr><td>Michigan Catastrophic Claims Assessment</td><td>per vehicle</td><td class="n">${cents(assessment)}</td></tr><tr class="b"><td>Vehicle ${each.number} total</td><td></td><td class="n">${cents(each.total)}</td></tr>${each.lender === null ? null : html`<tr><td>Lienholder:</td><td colspan="2">${each.lender}</td></tr>`}</table></section>`,
)}
<h3>Premium Credits Applied</h3><p>${discounts.join(', ')}</p><p>Forms: 79001 (1-20) &nbsp; 79${random.digits(3)} (7-20) &nbsp; 58${random.digits(3)} (3-15). This is not a bill; any balance will appear on your next statement.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'change',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees: vehicles.map(() => ({ name: 'Michigan Catastrophic Claims Assessment', amount: assessment })),
      discounts: discounts.map((name) => ({ name })),
      vehicles: vehicles.map(({ number: at, year, make, model, vin, usage, lender, total: premium }) => ({
        number: at,
        year,
        make,
        model,
        vin,
        usage,
        garagingLocation: address.city,
        lienholderName: lender,
        premium,
      })),
      drivers: residents.map((each, i) => ({
        name: each.name,
        dateOfBirth: each.born,
        maritalStatus: each.maritalStatus,
        gender: each.gender,
        status: i < vehicles.length ? 'Principal' : 'Occasional',
      })),
      coverages: vehicles.flatMap(({ number: at, lines }) =>
        lines.flatMap(({ name, limits: text, premium, label: known }) => {
          if (known === undefined) return [];
          const service = name === 'Road Trouble Service' ? { limit: Number(text.slice(1)) } : {};
          return [{ vehicleNumber: at, name, premium, ...known, ...service }];
        }),
      ),
      // the assessment stands among the coverages of each vehicle: one fee a vehicle, or one
      _ignore: [
        'fees[+]',
        ...vehicles.slice(1).map((_, i) => `fees[${i + 1}]`),
        ...residents.map((_, i) => `drivers[${i}].status`),
      ],
    };
    return { html: sheet({ css, body }), label };
  },
};
