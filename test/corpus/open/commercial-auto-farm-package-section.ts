// Farm bureau company: the vehicle section of a package policy for farm and business, a term of six months, units in cards beside each
// other with lettered coverages and split limits, credits with amounts, operators without license numbers, lienholders by unit.
import { slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{font:8.9pt/1.35 "Liberation Sans",sans-serif}.hd{display:flex;justify-content:space-between;color:#1f5b2e}.hd b{font-size:13pt}h2{break-after:avoid;font-size:10pt;color:#1f5b2e;margin:14px 0 4px}.two{display:grid;grid-template-columns:1fr 1fr;gap:10px}.card{border:1.3px solid #1f5b2e;border-radius:5px;padding:5px 8px;break-inside:avoid}
.w{break-inside:avoid}.card table,.w{width:100%;border-collapse:collapse;margin-top:4px}td,th{padding:1.4px 3px;text-align:left;vertical-align:top;font-size:8.3pt}.card td{border-top:.5px solid #b8cdbc}.n{text-align:right}.s{font-size:7.6pt;color:#333}.page{break-before:page}`;

const units = [
  ['FORD', 'F350 4X4 FLATBED', 'Farm', 52_000],
  ['CHEV', 'C7500 GRAIN TRUCK', 'Farm', 61_000],
  ['FREIGHTL', 'M2 LIVESTOCK TRUCK', 'Custom hauling', 88_000],
  ['DODGE', 'RAM 2500 CREW', 'Business', 49_000],
  ['PETERBIL', '379 TRACTOR', 'Custom hauling', 118_000],
  ['TIMPTE', 'HOPPER TRAILER', 'Farm', 36_000],
  ['WILSON', 'STOCK TRAILER', 'Farm', 44_000],
] as const;

interface Bought {
  letter: string;
  name: string;
  limitPerPerson: number | null;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  premium: number | null;
}

function buy(
  random: Random,
  [perPerson, perAccident, property]: readonly [number, number, number],
  isTrailer: boolean,
): Bought[] {
  const none = { limitPerPerson: null, limit: null, limitText: null, deductible: null };
  const physical = random.chance(0.75);
  return [
    {
      ...none,
      letter: 'A',
      name: 'Bodily Injury Liability',
      limitPerPerson: perPerson,
      limit: perAccident,
      premium: random.amount(24, 290),
    },
    { ...none, letter: 'B', name: 'Property Damage Liability', limit: property, premium: random.amount(20, 210) },
    ...(isTrailer
      ? []
      : [{ ...none, letter: 'C', name: 'Medical Payments', limit: 5000, premium: random.amount(3, 19) }]),
    ...(isTrailer
      ? []
      : [
          {
            ...none,
            letter: 'U',
            name: 'Uninsured Motorists',
            limitPerPerson: perPerson,
            limit: perAccident,
            premium: random.amount(5, 38),
          },
        ]),
    ...(physical
      ? [
          {
            ...none,
            letter: 'D',
            name: 'Comprehensive',
            limitText: 'ACV',
            deductible: random.pick([100, 250, 500]),
            premium: random.amount(14, 120),
          },
          {
            ...none,
            letter: 'E',
            name: 'Collision',
            limitText: 'ACV',
            deductible: random.pick([250, 500, 1000]),
            premium: random.amount(30, 310),
          },
        ]
      : []),
    ...(physical && !isTrailer && random.chance(0.5)
      ? [{ ...none, letter: 'R', name: 'Emergency Road Service', limitText: 'Included', premium: null }]
      : []),
  ];
}

function fleet(random: Random, base: Place, newest: number) {
  const split = random.pick([
    [100_000, 300_000, 100_000],
    [250_000, 500_000, 100_000],
    [500_000, 500_000, 250_000],
  ] as const);
  return random.times(random.int(2, 7), (i) => {
    const [make, model, use, price] = random.pick(units);
    const isTrailer = model.includes('TRAILER');
    const coverages = buy(random, split, isTrailer);
    const lender = random.chance(0.35)
      ? {
          interest: 'Lienholder',
          name: `${word(random)} ${random.pick(['Production Credit', 'Farmers State Bank', 'AgCredit'])}`,
          address: oneLine(place(random, base.state)),
        }
      : null;
    return {
      coverages,
      lender,
      auto: {
        number: i + 1,
        year: random.int(1998, newest),
        make,
        model,
        vin: vin(random),
        garagingLocation: `${base.city} ${base.state}`,
        territory: numbered(random, '##'),
        use,
        radius: random.pick(['50 miles', '100 miles', '200 miles']),
        costNew: price + random.int(-9, 9) * 1000,
        lossPayeeName: lender?.name ?? null,
        premium: sum(coverages.map((each) => each.premium ?? 0)),
      },
    };
  });
}

function facts(random: Random) {
  const mail = place(random);
  const year = random.int(2022, 2025);
  const list = fleet(random, mail, year);
  const gross = sum(list.map(({ auto }) => auto.premium));
  const discounts = [
    { name: 'Farm Package Credit', amount: Math.round(gross * 8) / 100 },
    ...(random.chance(0.5) ? [{ name: 'Preferred Operator Credit', amount: Math.round(gross * 5) / 100 }] : []),
  ];
  const fees = random.chance(0.5) ? [{ name: 'Uninsured Motorist Fund Assessment', amount: list.length * 2 }] : [];
  const month = random.int(1, 6);
  const day = random.pick(['01', '10', '18', '25']);
  const dba = `${word(random)} ${random.pick(['Farms', 'Grain and Livestock', 'Dairy', 'Orchards'])}`;
  const brand = word(random);
  return {
    mail,
    list,
    gross,
    brand,
    agentCode: random.digits(4),
    label: {
      carrierName: `${brand} Farm Bureau ${random.pick(['Mutual Insurance Company', 'Casualty Insurance Company', 'Property and Casualty Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['FPK ######## ##', '##-P-######'])),
      transactionType: random.pick(['new', 'renewal', 'renewal']),
      namedInsureds: random.pick([[`${dba} Inc`], [person(random), person(random)], [`${dba} LLC`]]),
      mailingAddress: oneLine(mail),
      effectiveDate: `${year}-0${month}-${day}`,
      expirationDate: `${year}-${String(month + 6).padStart(2, '0')}-${day}`,
      agencyName: person(random),
      totalPremium: sum([gross, ...discounts.map((each) => -each.amount), ...fees.map((fee) => fee.amount)]),
      fees,
      discounts,
      drivers: random.times(random.int(1, 5), () => ({
        name: person(random),
        dateOfBirth: `${random.int(1949, 2006)}-${random.pick(['03', '05', '08', '11'])}-${random.int(10, 28)}`,
      })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const limitOf = (each: Bought): string => {
  if (each.limit === null) return each.limitText ?? '';
  return each.limitPerPerson === null ? whole(each.limit) : `${whole(each.limitPerPerson)}/${whole(each.limit)}`;
};

function card({ auto: a, coverages }: Facts['list'][number]): Html {
  return html`<div class="card"><b>Unit ${a.number} &nbsp; ${a.year} ${a.make} ${a.model}</b><br>ID ${a.vin}<br>Use: ${a.use} &nbsp; Radius: ${a.radius} &nbsp; Terr: ${a.territory}<br>Kept at: ${a.garagingLocation} &nbsp; Cost new: ${whole(a.costNew)}
<table><tr><th></th><th>Coverage</th><th class="n">Limit</th><th class="n">Ded.</th><th class="n">Premium</th></tr>${coverages.map((each) => html`<tr><td>${each.letter}</td><td>${each.name}</td><td class="n">${limitOf(each)}</td><td class="n">${each.deductible === null ? '' : whole(each.deductible)}</td><td class="n">${each.premium === null ? 'Incl' : cents(each.premium)}</td></tr>`)}<tr><td></td><td colspan="3"><b>Unit ${a.number} premium, six months</b></td><td class="n"><b>${cents(a.premium)}</b></td></tr></table></div>`;
}

function body(f: Facts): Html {
  const { label: l, mail, list, gross, brand, agentCode } = f;
  const lenders = list.filter((each) => each.lender !== null);
  return html`<div class="hd"><div><b>${brand} Farm Bureau</b><br>Farm and Business Package Policy</div><div style="text-align:right"><b>Section IV &ndash; Vehicles</b><br>Declarations &middot; ${l.transactionType === 'new' ? 'New policy' : 'Continuation of policy'}</div></div>
<div class="two" style="margin-top:14px"><div>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div><div>Policy number: <b>${l.policyNumber}</b><br>Section IV period: ${written(l.effectiveDate)} to ${written(l.expirationDate)}, 12:01 a.m.<br>Insurer: ${l.carrierName}<br>Your agent: ${l.agencyName}, code ${agentCode}, County Farm Bureau building</div></div>
<p class="s">Sections I (buildings), II (farm personal property) and III (farm and business liability) of your package have their own declarations and premiums, which are not part of this page. Membership dues of $45.00 are billed once a year by your county Farm Bureau.</p><h2>Units insured, coverages and limits</h2><p class="s">Limits are in dollars; two figures are for each person and each accident. A coverage that is not listed for a unit is not provided for it.</p><div class="two">${list.map(card)}</div>
<h2>Premium for Section IV</h2><table class="w" style="width:62%"><tr><td>All units</td><td class="n">${cents(gross)}</td></tr>${l.discounts.map((each) => html`<tr><td>${each.name}</td><td class="n">-${cents(each.amount)}</td></tr>`)}${l.fees.map((each) => html`<tr><td>${each.name}</td><td class="n">${cents(each.amount)}</td></tr>`)}<tr><td><b>Total for six months</b></td><td class="n"><b>${cents(l.totalPremium)}</b></td></tr></table>
${lenders.length === 0 ? '' : html`<h2>Lienholders</h2>${lenders.map(({ auto, lender }) => html`<div>Unit ${auto.number}: ${lender?.name}, ${lender?.address}</div>`)}`}
<h2>Operators</h2><table class="w" style="width:62%"><tr><th>Name</th><th>Date of birth</th></tr>${l.drivers.map((each) => html`<tr><td>${each.name}</td><td>${slashed(each.dateOfBirth)}</td></tr>`)}</table><p class="s">Forms for this section: FB-AU 100 (7-14), FB-AU 121 (7-14), FB-AU 160 (3-19), FB-AU 188 (1-22). Attach to your policy.</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'farm-package-section',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        ...f.label,
        coverages: f.list.flatMap(({ auto, coverages }) =>
          coverages.map(({ letter: _letter, ...each }) => ({ vehicleNumber: auto.number, ...each })),
        ),
        vehicles: f.list.map(({ auto }) => auto),
        additionalInterests: f.list.flatMap(({ lender }) => lender ?? []),
      },
    };
  },
};
