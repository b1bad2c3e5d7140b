// Surplus lines house with a program for bars and taverns, placed by a wholesaler: a page of charges that mixes
// premium, taxes and fees of two states' kinds, then the liability part with sections I to VII in Roman numerals.
// Limits as sentences with the amount in front, assault or battery and liquor liability as limits of their own, one
// deductible with claim expense, premises with seats and square feet, a rating table whose premises and products
// columns stand beside each other under abbreviations, forms in two columns with titles.
import { addYears, dashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole, wholeDollars } from '../kit/money.ts';
import { cityLine, numbered, oneLine, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.8pt/1.4 Caladea,serif}h1{font-size:14pt;text-align:center;margin:4pt 0}
h2{font-size:9.4pt;border-top:1.2pt solid #000;padding-top:3pt;margin:11pt 0 3pt;break-after:avoid}
.x{display:grid;grid-template-columns:150pt 1fr;gap:2pt 8pt}.x>:nth-child(odd){font-style:italic}.pg{break-before:page}
table{border-collapse:collapse;width:100%}
td,th{padding:2pt 5pt;text-align:left;vertical-align:top;border:.4pt solid #555}
th{font-size:7.4pt;font-weight:400;background:#eee}
.n{text-align:right}.lim{display:grid;grid-template-columns:86pt 1fr;gap:2pt 10pt}.lim>:nth-child(odd){text-align:right}
.forms{columns:2;font-size:7.8pt}.forms div{break-inside:avoid;margin-bottom:2pt}
.st{border:1pt solid #a00;color:#a00;padding:5pt;margin-top:12pt;font-weight:700;font-size:8pt}`;

const classes = [
  ['16940', 'Taverns - with tables', 'gross sales', 6, 19, 0.2, 1.1],
  ['16910', 'Restaurants - sale of alcohol 30% to 75% of receipts - with dance floor', 'gross sales', 5, 16, 0.3, 1.4],
  ['16920', 'Nightclubs, cabarets and comedy clubs', 'gross sales', 9, 26, 0.2, 0.9],
  ['11168', 'Caterers', 'gross sales', 2, 7, 0.4, 1.9],
  ['46622', 'Parking - private', 'area', 8, 21, 0, 0],
] as const;

function rowsOf(random: Random, locations: readonly { locationNumber: number }[]) {
  return locations.flatMap(({ locationNumber }) => {
    const first = random.int(0, 2);
    const others = random.chance(0.5) ? [3 + random.int(0, 1)] : [];
    return [first, ...others].flatMap((index) => {
      const chosen = classes[index];
      if (chosen === undefined) return [];
      const [classCode, description, premiumBasis, low, high, productsLow, productsHigh] = chosen;
      const exposure = premiumBasis === 'area' ? random.int(12, 90) * 100 : random.int(9, 160) * 10_000;
      const rate = (from: number, to: number): number => Math.round((from + random.next() * (to - from)) * 1000) / 1000;
      const [premisesRate, productsRate] = [rate(low, high), rate(productsLow, productsHigh)];
      const hasProducts = productsHigh > 0;
      return [
        {
          locationNumber,
          classCode,
          description,
          premiumBasis,
          exposure,
          premisesRate,
          productsRate: hasProducts ? productsRate : null,
          premisesPremium: Math.round((exposure * premisesRate) / 1000),
          productsPremium: hasProducts ? Math.round((exposure * productsRate) / 1000) : null,
        },
      ];
    });
  });
}

function chargesOf(random: Random, premium: number, state: string) {
  const share = (percent: number): number => Math.round(premium * percent) / 100;
  return [
    { name: 'Company Inspection Fee', amount: random.pick([195, 225, 275]) },
    { name: 'Wholesale Broker Fee', amount: random.pick([150, 250, 350]) },
    { name: `${state} Surplus Lines Tax`, amount: share(random.pick([3, 4.85, 5])) },
    ...(random.chance(0.6) ? [{ name: 'Stamping Office Fee', amount: share(random.pick([0.04, 0.18])) }] : []),
    ...(random.chance(0.3) ? [{ name: 'Fire Marshal Tax', amount: share(0.3) }] : []),
  ];
}

function facts(random: Random) {
  const mail = place(random);
  const spots: Place[] = [mail, ...random.times(random.int(0, 2), () => place(random, mail.state))];
  const locations = spots.map((at, i) => ({
    locationNumber: i + 1,
    at,
    seats: random.int(30, 220),
    area: random.int(12, 80) * 100,
  }));
  const rows = rowsOf(random, locations);
  const one = random.pick([500_000, 1_000_000, 1_000_000]);
  const [battery, liquor] = [random.int(350, 2900), random.int(900, 9800)];
  const operations = sum(rows.map(({ premisesPremium, productsPremium }) => premisesPremium + (productsPremium ?? 0)));
  const premium = sum([operations, battery, liquor]);
  const fees = chargesOf(random, premium, mail.state);
  const name = word(random);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['02', '03', '06', '09', '10'])}-${random.int(10, 28)}`;
  return {
    mail,
    locations,
    one,
    operations,
    premium,
    house: place(random),
    retail: `${word(random)} Insurance Services`,
    landlord: random.chance(0.6) ? { name: `${word(random)} Realty Partners LP`, at: place(random, mail.state) } : null,
    hasMedical: random.chance(0.6),
    share: random.pick([25, 35]),
    label: {
      carrierName: `${word(random)} ${random.pick(['Specialty Insurance Company', 'Excess and Surplus Insurance Company', 'International Insurance SE'])}`,
      policyNumber: numbered(random, random.pick(['HOSP-######-##', 'TVN#######', '@@-###-####-#'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [`${name} ${random.pick(['Tap House LLC', 'Hospitality Group, Inc.', 'Tavern LLC'])}`],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} Wholesale Insurance Brokers, Inc.`,
      entityType: random.pick(['Limited Liability Company', 'Corporation']),
      businessDescription: random.pick([
        'Neighborhood tavern with kitchen',
        'Bar and grill with live music',
        'Sports bar',
      ]),
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: random.pick([50_000, 100_000]),
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: random.pick([one, one * 2]),
      deductibles: [
        {
          coverage: 'bodily injury, property damage and personal injury',
          basis: 'per claimant',
          amount: random.pick([500, 1000, 2500]),
        },
      ],
      totalPremium: sum([premium, ...fees.map(({ amount }) => amount)]),
      minimumPremium: premium,
      auditPeriod: random.pick(['Annual', 'At expiration']),
      fees,
      classifications: rows,
      otherCoverages: [
        { name: 'Assault or Battery', limit: random.pick([25_000, 50_000, 100_000]), premium: battery },
        { name: 'Liquor Liability - Each Common Cause', limit: one, premium: liquor },
      ],
      forms: [
        ['CG 00 01 04 13', 'Commercial General Liability Coverage Form'],
        ['CG 00 33 04 13', 'Liquor Liability Coverage Form'],
        ['CG 03 00 01 96', 'Deductible Liability Insurance'],
        ['HSP 210 06 17', 'Assault or Battery Limited Coverage'],
        ['HSP 218 06 17', 'Exclusion - Mechanical Rides and Devices'],
        ['HSP 231 01 20', 'Exclusion - Firearms'],
        ['CG 21 47 12 07', 'Employment-Related Practices Exclusion'],
        ['CG 21 65 12 04', 'Total Pollution Exclusion with Building Heating Exception'],
        ['IL 00 17 11 98', 'Common Policy Conditions'],
        ['SLN 001 03 15', 'Service of Suit'],
      ].map(([number = '', title = '']) => ({ number, name: title })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function charges(f: Facts): Html {
  const { label: l } = f;
  const line = (name: string, amount: string): Html => html`<tr><td>${name}</td><td class="n">${amount}</td></tr>`;
  return html`<h1>${l.carrierName}</h1><div style="text-align:center">${f.house.street}, ${cityLine(f.house)}<br>
<b>COMMON POLICY DECLARATIONS</b></div>
<h2>THE INSURED</h2><div class="x"><span>Policy Number</span><span>${l.policyNumber}</span><span>This policy is</span>
<span>${l.transactionType === 'new' ? 'New' : 'a Renewal'}</span>
<span>Named Insured</span><span>${l.namedInsureds[0]}</span><span>Mailing Address</span>
<span>${f.mail.street}<br>${cityLine(f.mail)}</span>
<span>Producer of Record</span><span>${l.agencyName}</span><span>Retail Agent, for information</span>
<span>${f.retail}</span>
<span>Policy Term</span>
<span>${dashed(l.effectiveDate)} to ${dashed(l.expirationDate)}, 12:01 A.M. at the mailing address</span>
<span>Legal Entity</span><span>${l.entityType}</span><span>Business</span><span>${l.businessDescription}</span></div>
<h2>COVERAGE PARTS AND CHARGES</h2>
<table>${line('Commercial Property', 'Not Purchased')}
${line('Commercial General Liability', cents(f.operations + (l.otherCoverages[0]?.premium ?? 0)))}
${line('Liquor Liability', cents(l.otherCoverages[1]?.premium ?? 0))}${line('Terrorism (TRIA)', 'Rejected')}${line('TOTAL PREMIUM', cents(f.premium))}
${l.fees.map(({ name, amount }) => line(name, cents(amount)))}
${line('TOTAL PREMIUM, TAXES AND FEES', cents(l.totalPremium))}</table>
<p>The total premium above is a minimum and deposit premium: $${cents(l.minimumPremium)}. It is ${f.share}% earned at
inception, and fees are not refundable.</p>
<div class="st">This contract is issued by an insurer that is not licensed by the state of ${f.mail.state} and is not
subject to its supervision. In case of
insolvency, payment of claims may not be guaranteed.</div>`;
}

function limits(f: Facts): Html {
  const { label: l } = f;
  const [battery, liquor] = l.otherCoverages;
  const [deductible] = l.deductibles;
  const line = (amount: string, text: string): Html => html`<span>${amount}</span><span>${text}</span>`;
  return html`<h1 class="pg">GENERAL LIABILITY DECLARATIONS &ndash; HOSPITALITY PROGRAM</h1>
<div class="n">Policy ${l.policyNumber}</div>
<h2>I. LIMITS OF INSURANCE</h2>
<div class="lim">
${line(wholeDollars(l.generalAggregateLimit), 'is the most we pay as General Aggregate (other than Products)')}
${line(wholeDollars(l.productsAggregateLimit), 'is the Products and Completed Operations Aggregate')}${line(wholeDollars(l.personalAdvertisingInjuryLimit), 'applies to Personal and Advertising Injury, any one person or organization')}
${line(wholeDollars(l.eachOccurrenceLimit), 'is the Each Occurrence Limit')}${line(wholeDollars(l.damageToRentedPremisesLimit), 'applies to Damage to Premises Rented to You, any one premises')}
${line(f.hasMedical ? '$5,000' : 'Excluded', 'Medical Expense, any one person')}</div>
<h2>II. LIMITED AND OTHER COVERAGES</h2><table><tr><th>Limit</th><th>Coverage</th><th class="n">Charge</th>
</tr>${[battery, liquor].map(
    (each) => html`<tr><td>${wholeDollars(each?.limit ?? 0)}</td><td>${each?.name}</td>
<td class="n">${whole(each?.premium ?? 0)}</td></tr>`,
  )}</table>
<h2>III. DEDUCTIBLE</h2>
<p>${wholeDollars(deductible?.amount ?? 0)} ${deductible?.basis} for ${deductible?.coverage}, including claim
expense.</p>
<h2>IV. PREMISES</h2><table><tr><th>Loc.</th><th>Street, city</th><th class="n">Seats</th><th class="n">Sq. ft.</th>
</tr>${f.locations.map(
    (each) => html`<tr><td>${each.locationNumber}</td><td>${oneLine(each.at)}</td>
<td class="n">${each.seats}</td><td class="n">${whole(each.area)}</td></tr>`,
  )}</table>
<h2>V. RATING</h2><table><tr><th>Loc.</th><th>Code</th><th>Classification</th><th>Per 1,000 of</th>
<th class="n">Exposure</th><th class="n">P/O rate</th><th class="n">P/CO rate</th><th class="n">P/O adv.<br>premium</th>
<th class="n">P/CO adv.<br>premium</th></tr>
${l.classifications.map(
  (row) => html`<tr><td>${row.locationNumber}</td><td>${row.classCode}</td>
<td>${row.description}</td><td>${row.premiumBasis}</td><td class="n">${whole(row.exposure)}</td>
<td class="n">${row.premisesRate.toFixed(3)}</td><td class="n">${row.productsRate?.toFixed(3) ?? 'Incl'}</td>
<td class="n">${whole(row.premisesPremium)}</td>
<td class="n">${row.productsPremium === null ? 'Incl' : whole(row.productsPremium)}</td></tr>`,
)}
<tr><td colspan="7">Premises, operations and products</td><td class="n" colspan="2">${whole(f.operations)}</td></tr>
</table><p>Audit period: ${l.auditPeriod}. P/O = premises and operations, P/CO = products and completed
operations.</p>`;
}

function rest(f: Facts): Html {
  const { label: l, landlord } = f;
  return html`<h2>VI. ADDITIONAL INSUREDS</h2>${
    landlord === null
      ? html`<p>None</p>`
      : html`<table><tr>
<th>Interest</th><th>Name and address</th></tr><tr><td>Manager or Lessor of Premises</td>
<td>${landlord.name}<br>${landlord.at.street}<br>${cityLine(landlord.at)}</td></tr></table>`
  }
<h2>VII. FORMS AND ENDORSEMENTS</h2>
<div class="forms">${l.forms.map(({ number, name }) => html`<div>${number} &nbsp; ${name}</div>`)}</div>
<p>Dated ${written(l.effectiveDate)} at ${f.house.city}, ${f.house.state}</p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'tavern-sublimits',
  build: (random) => {
    const f = facts(random);
    const { landlord } = f;
    return {
      html: sheet({ css, body: [charges(f), limits(f), rest(f)] }),
      label: {
        ...f.label,
        medicalExpenseLimit: f.hasMedical ? 5000 : null,
        locations: f.locations.map(({ locationNumber, at }) => ({ locationNumber, address: oneLine(at) })),
        additionalInterests:
          landlord === null
            ? []
            : [{ interest: 'Manager or Lessor of Premises', name: landlord.name, address: oneLine(landlord.at) }],
      },
      print: { margin: { left: '0.7in', right: '0.7in' } },
    };
  },
};
