import { addDays, addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A national insurer's small business declarations as its mainframe composes them: capitals on white, no ruling lines, a
// page head with the policy number and "(Continued)", a page for each premises, "NO COVERAGE" where nothing was bought.

const css = `body{margin:0;font:9.4pt/1.36 'Liberation Sans',sans-serif}.pg{break-after:page}.pg:last-child{break-after:auto}.h{margin-bottom:12pt}.h b{display:block;font-size:11pt}.r{display:flex;justify-content:space-between;max-width:84%}.r span:last-child{white-space:pre;font-family:'Liberation Mono';font-size:9pt}.i{padding-left:16pt}p{margin:7pt 0}.b{font-weight:700}.two{display:grid;grid-template-columns:150pt 1fr;row-gap:5pt}`;

const BUSINESSES = [
  ['DENTAL OFFICE', '65131', 'MEDICAL OFFICE'],
  ['FLORIST', '57061', 'RETAIL STORE'],
  ['BOOKKEEPING SERVICE', '65141', 'OFFICE'],
  ['SHOE REPAIR SHOP', '71972', 'SERVICE'],
  ['PICTURE FRAMING STUDIO', '58331', 'RETAIL STORE'],
  ['DAY SPA', '71332', 'BEAUTY PARLOR'],
] as const;
const ENTITIES = ['CORPORATION', 'LIMITED LIABILITY COMPANY', 'INDIVIDUAL', 'PARTNERSHIP'];

const dollars = (amount: number): string => `$ ${whole(amount).padStart(10)}`;
const row = (name: string, value: number | string | null): Html =>
  html`<div class="r"><span>${name}</span><span>${value === null ? 'NO COVERAGE' : typeof value === 'number' ? dollars(value) : value}</span></div>`;
const inner = (name: string, value: number | string | null): Html => html`<div class="i">${row(name, value)}</div>`;

function drawPremises(random: Random, address: string, index: number) {
  const isOwner = random.chance(0.45);
  return {
    number: index + 1,
    address,
    building: isOwner ? random.int(18, 190) * 10_000 : null,
    contents: random.int(3, 60) * 5000,
    others: random.chance(0.25) ? random.int(2, 10) * 1000 : null,
    inside: random.pick([10_000, 10_000, 15_000]),
    outside: random.pick([5000, 2000]),
    glass: random.chance(0.35) ? random.pick([2500, 5000]) : null,
    construction: random.pick(['FRAME', 'JOISTED MASONRY', 'NON-COMBUSTIBLE', 'MASONRY NON-COMBUSTIBLE']),
    year: random.int(1948, 2016),
    lender:
      isOwner && random.chance(0.6) ? { name: `${word(random)} NATIONAL BANK`.toUpperCase(), at: place(random) } : null,
  };
}

interface PolicyWide {
  name: string;
  limit?: number;
  limitText?: string;
  deductible?: number;
}

/** What is covered at all premises. */
const policyWideOf = ({
  identity,
  data,
  auto,
  practices,
}: Record<'identity' | 'data' | 'auto' | 'practices', number | null>): readonly PolicyWide[] => [
  { name: 'BUSINESS INCOME AND EXTRA EXPENSE', limitText: '12 MONTHS ACTUAL LOSS SUSTAINED' },
  { name: 'EQUIPMENT BREAKDOWN', limitText: 'INCLUDED' },
  ...(identity === null ? [] : [{ name: 'IDENTITY RECOVERY', limit: identity }]),
  ...(data === null ? [] : [{ name: 'DATA BREACH RESPONSE EXPENSE', limit: data }]),
  ...(auto === null ? [] : [{ name: 'HIRED/NON-OWNED AUTO LIABILITY', limit: auto }]),
  ...(practices === null
    ? []
    : [{ name: 'EMPLOYMENT PRACTICES LIABILITY COVERAGE', limit: practices, deductible: 5000 }]),
];

export const style: Style = {
  policyType: 'businessowners',
  name: 'designated-premises',
  build(random) {
    const insurer = carrier(random).toUpperCase();
    const producer = agency(random).toUpperCase();
    const drawn = place(random);
    const mail = { ...drawn, street: drawn.street.toUpperCase(), city: drawn.city.toUpperCase() };
    const number = numbered(random, '## @@@ @@####');
    const effective = `${random.int(2018, 2026)}-${random.pick(['01', '04', '07', '11'])}-${random.pick(['01', '12', '23'])}`;
    const expiration = addYears(effective, 1);
    const isRenewal = random.chance(0.6);
    const [what, code, occupancy] = random.pick(BUSINESSES);
    const entity = random.pick(ENTITIES);
    const insured =
      `${word(random)} ${what}${entity.startsWith('LIMITED') ? ' LLC' : entity === 'CORPORATION' ? ' INC' : ''}`.toUpperCase();
    const deductible = random.pick([250, 500, 1000, 2500]);
    const addresses = [
      oneLine(mail),
      ...random.times(random.pick([0, 0, 1, 2]), () => oneLine(place(random, mail.state)).toUpperCase()),
    ];
    const premises = addresses.map((address, index) => drawPremises(random, address, index));
    const one = random.pick([500_000, 1_000_000, 2_000_000]);
    const [medical, rented] = [random.pick([5000, 10_000]), random.pick([300_000, 1_000_000])];
    const auto = random.chance(0.5) ? one : null;
    const practices = random.chance(0.6) ? random.pick([5000, 10_000, 25_000]) : null;
    const identity = random.chance(0.7) ? 15_000 : null;
    const data = random.chance(0.5) ? random.pick([10_000, 50_000]) : null;
    const landlord = random.chance(0.5)
      ? { name: `${word(random)} Plaza Associates LLC`.toUpperCase(), at: place(random, mail.state) }
      : null;
    const premium = random.dollars(480, 5600);
    const terrorism = Math.round(premium * 0.012);
    const continued = (title: string): Html =>
      html`<div class="h"><b>${title} (Continued)</b>POLICY NUMBER: ${number}</div>`;
    const premisesPages = premises.map(
      (
        each,
      ) => html`<div class="pg">${continued('DECLARATIONS')}<p>LOCATION(S), BUILDING(S), BUSINESS OF NAMED INSURED AND SCHEDULE OF COVERAGES FOR PREMISES AS DESIGNATED BY NUMBER BELOW.</p>
<p class="b">LOCATION: 00${each.number} &nbsp;&nbsp; BUILDING: 001</p><p>${each.address}</p><p>DESCRIPTION OF BUSINESS:<br>${what} &nbsp; (CLASS ${code})<br>OCCUPANCY: ${occupancy} &nbsp;&nbsp; CONSTRUCTION: ${each.construction} &nbsp;&nbsp; YEAR BUILT: ${each.year}</p><p>DEDUCTIBLE: &nbsp; $ ${whole(deductible)} PER OCCURRENCE</p>
<p class="b">BUILDING AND BUSINESS PERSONAL PROPERTY &nbsp;&nbsp; LIMITS OF INSURANCE</p>${row('BUILDING', each.building)}${each.building === null ? null : html`<div class="i">REPLACEMENT COST</div>`}<p>${row('BUSINESS PERSONAL PROPERTY', each.contents)}</p><div class="i">REPLACEMENT COST</div><p>${row('PERSONAL PROPERTY OF OTHERS', each.others)}</p><p>MONEY AND SECURITIES</p>${inner('INSIDE THE PREMISES', each.inside)}${inner('OUTSIDE THE PREMISES', each.outside)}
<p class="b">PROPERTY OPTIONAL COVERAGES APPLICABLE TO THIS LOCATION</p>${row('OUTDOOR SIGNS - FULL COVERAGE', each.glass)}
${each.lender === null ? null : html`<p class="b">MORTGAGEE / LOSS PAYEE</p><p>MORTGAGEE:<br>${each.lender.name}, ISAOA<br>${each.lender.at.street.toUpperCase()}<br>${cityLine(each.lender.at).toUpperCase()}</p>`}</div>`,
    );
    const body = html`<div class="pg"><div class="h"><b>BUSINESS OWNER&rsquo;S POLICY DECLARATIONS</b>THIS POLICY IS ISSUED BY: ${insurer}</div><div class="two"><span>POLICY NUMBER:</span><span>${number} &nbsp; ${isRenewal ? 'RENEWAL' : 'NEW'}</span><span>NAMED INSURED AND<br>MAILING ADDRESS:</span><span>${insured}<br>${mail.street}<br>${cityLine(mail)}</span><span>POLICY PERIOD:</span><span>FROM ${shortSlashed(effective)} TO ${shortSlashed(expiration)} &nbsp; 1 YEAR<br>12:01 A.M., STANDARD TIME AT YOUR MAILING ADDRESS SHOWN ABOVE</span><span>NAME OF AGENT/BROKER:</span><span>${producer}<br>CODE: ${random.digits(6)}</span><span>PREVIOUS POLICY NUMBER:</span><span>${isRenewal ? number : 'NEW'}</span><span>NAMED INSURED IS:</span><span>${entity}</span><span>AUDIT PERIOD:</span><span>NON-AUDITABLE</span><span>TYPE OF PROPERTY COVERAGE:</span><span>SPECIAL</span><span>INSURANCE PROVIDED:</span><span>IN RETURN FOR THE PAYMENT OF THE PREMIUM AND SUBJECT TO ALL OF THE TERMS OF THIS POLICY, WE AGREE WITH YOU TO PROVIDE INSURANCE AS STATED IN THIS POLICY.</span><span class="b">TOTAL ANNUAL PREMIUM IS:</span><span class="b">$${whole(premium)}</span><span></span><span>IN RECOGNITION OF THE TERRORISM RISK INSURANCE ACT, $${whole(terrorism)} OF THE PREMIUM SHOWN IS FOR CERTIFIED ACTS. MINIMUM EARNED PREMIUM $100.</span></div><p style="margin-top:30pt">COUNTERSIGNED BY ______________________ &nbsp; DATE ${shortSlashed(addDays(effective, -random.int(6, 40)))}</p></div>
${premisesPages}
<div class="pg">${continued('DECLARATIONS')}<p class="b">PROPERTY OPTIONAL COVERAGES APPLICABLE TO ALL LOCATIONS &nbsp;&nbsp; LIMITS OF INSURANCE</p>${row('BUSINESS INCOME AND EXTRA EXPENSE', '12 MONTHS ACTUAL LOSS SUSTAINED')}<p>${row('EQUIPMENT BREAKDOWN', 'INCLUDED')}</p>${row('IDENTITY RECOVERY', identity)}${row('DATA BREACH RESPONSE EXPENSE', data)}
<p class="b">BUSINESS LIABILITY &nbsp;&nbsp; LIMITS OF INSURANCE</p>${row('LIABILITY AND MEDICAL EXPENSES', one)}${row('MEDICAL EXPENSES - ANY ONE PERSON', medical)}${row('PERSONAL AND ADVERTISING INJURY', one)}${row('DAMAGES TO PREMISES RENTED TO YOU', rented)}<div class="i">ANY ONE PREMISES</div><p>AGGREGATE LIMITS</p>${inner('PRODUCTS-COMPLETED OPERATIONS', one * 2)}${inner('GENERAL AGGREGATE', one * 2)}
<p class="b">BUSINESS LIABILITY OPTIONAL COVERAGES</p>${row('HIRED/NON-OWNED AUTO LIABILITY', auto)}${row('EMPLOYMENT PRACTICES LIABILITY COVERAGE', practices)}${practices === null ? null : html`<div class="i">EACH CLAIM LIMIT AND AGGREGATE; DEDUCTIBLE - EACH CLAIM $ 5,000</div>`}
${landlord === null ? null : html`<p class="b">ADDITIONAL INSURED: THE FOLLOWING ARE ADDITIONAL INSUREDS FOR BUSINESS LIABILITY COVERAGE</p><p>TYPE: LESSOR OF PREMISES &nbsp;&nbsp; LOCATION 001 BUILDING 001<br>NAME: ${landlord.name}<br>${landlord.at.street.toUpperCase()}<br>${cityLine(landlord.at).toUpperCase()}</p>`}<p class="b">FORM NUMBERS OF FORMS AND ENDORSEMENTS THAT APPLY</p><p>SB 00 01 04 14 &nbsp; SB 00 05 10 18 &nbsp; SB 04 ${random.digits(2)} 04 05 &nbsp; SB 12 ${random.digits(2)} 03 15 &nbsp; IH 99 40 04 09 &nbsp; G-${random.digits(4)}-0</p></div>`;
    const policyWide = policyWideOf({ identity, data, auto, practices });
    const own = premises.flatMap((each) =>
      [
        { name: 'BUILDING', limit: each.building, deductible },
        { name: 'BUSINESS PERSONAL PROPERTY', limit: each.contents, deductible },
        { name: 'PERSONAL PROPERTY OF OTHERS', limit: each.others, deductible },
        { name: 'MONEY AND SECURITIES INSIDE THE PREMISES', limit: each.inside, deductible: null },
        { name: 'MONEY AND SECURITIES OUTSIDE THE PREMISES', limit: each.outside, deductible: null },
        { name: 'OUTDOOR SIGNS - FULL COVERAGE', limit: each.glass, deductible: null },
      ]
        .filter(({ limit }) => limit !== null)
        .map((coverage) => ({ locationNumber: each.number, buildingNumber: 1, ...coverage })),
    );
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: [insured],
      mailingAddress: oneLine(mail),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      entityType: entity,
      businessDescription: what,
      totalPremium: premium,
      eachOccurrenceLimit: one,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
      locations: premises.map((each) => ({
        locationNumber: each.number,
        buildingNumber: 1,
        address: each.address,
        description: occupancy,
        classCode: code,
        construction: each.construction,
        yearBuilt: each.year,
      })),
      coverages: [...own, ...policyWide],
      additionalInterests: [
        ...premises.flatMap(({ lender }) =>
          lender === null
            ? []
            : [{ interest: 'MORTGAGEE', name: lender.name, address: oneLine(lender.at).toUpperCase() }],
        ),
        ...(landlord === null
          ? []
          : [{ interest: 'LESSOR OF PREMISES', name: landlord.name, address: oneLine(landlord.at).toUpperCase() }]),
      ],
      // one deductible stands above all limits of the premises
      _accept: Object.fromEntries([
        ...own.map((coverage, i) => [`coverages[${i}].deductible`, [coverage.deductible, deductible, null]]),
        ...premises.map((_, i) => [`locations[${i}].description`, [what]]),
        ...own.flatMap(({ name }, i) =>
          name.startsWith('MONEY') ? [[`coverages[${i}].name`, [name.slice(21), 'MONEY AND SECURITIES']]] : [],
        ),
        [
          `additionalInterests[${premises.filter(({ lender }) => lender !== null).length}].interest`,
          ['ADDITIONAL INSURED'],
        ],
      ]),
    };
    return {
      html: sheet({ css, body }),
      label,
      print: { margin: { left: '0.8in', right: '0.7in', top: '0.7in', bottom: '0.6in' } },
    };
  },
};
