// National stock company that sells through independent agents: the businessowners coverage part of its "pac" for a trade. Common declarations
// typed in capitals, a coverage part whose liability comes before its property, one deductible for all property and one for glass, a page of
// premises with locations and buildings numbered in front, mortgage holders and forms behind.
import { addDays, addYears, shortDashed, slashed } from '../kit/dates.ts';
import { type Html, html, joined, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:9.6pt/1.32 "Liberation Mono",monospace}.pg{break-before:page}.h{font:700 13pt/1.3 "Liberation Sans",sans-serif}.two{display:flex;justify-content:space-between}
.row{display:grid;grid-template-columns:1fr 128pt;gap:0 10pt}.row>:nth-child(even){text-align:right}.box{border:1pt solid #000;padding:5pt 7pt;margin:7pt 0}u{text-decoration:none;border-bottom:.8pt solid #000}.in{padding-left:22pt}small{font:7.4pt/1.3 "Liberation Sans",sans-serif}h4{margin:11pt 0 3pt;font-size:9.6pt}`;

const trades = [
  ['OFFICE', 'ACCOUNTING OFFICE', 'TAX PREPARATION AND BOOKKEEPING', 'ACCOUNTING LLC'],
  ['RETAIL', 'GIFT STORE', 'RETAIL GIFTS AND STATIONERY', 'GIFTS & CARDS INC.'],
  ['RESTAURANT', 'LIMITED COOKING RESTAURANT', 'DELICATESSEN AND SANDWICH SHOP', 'DELI CO.'],
  ['GARAGE', 'AUTOMOBILE REPAIR SHOP', 'REPAIR OF PRIVATE PASSENGER AUTOS', 'MOTOR WORKS'],
] as const;

interface Unit {
  locationNumber: number;
  buildingNumber: number;
  at: Place;
  construction: string;
  yearBuilt: number;
  building: number | null;
  contents: number;
  guard: string;
}

function unitsOf(random: Random, home: Place): Unit[] {
  let [location, building, at] = [0, 0, home];
  return random.times(random.int(1, 4), (i) => {
    const isSameSite = i > 0 && random.chance(0.4);
    if (isSameSite) building++;
    else {
      location++;
      building = 1;
      if (i > 0) at = place(random, home.state);
    }
    return {
      locationNumber: location,
      buildingNumber: building,
      at,
      construction: random.pick(['FRAME', 'JOISTED MASONRY', 'NON-COMBUSTIBLE', 'FIRE RESISTIVE']),
      yearBuilt: random.int(1926, 2019),
      building: random.chance(0.5) ? random.int(180, 2400) * 1000 : null,
      contents: random.int(15, 640) * 1000,
      guard: random.pick(['0.0%', '2.0%', '4.0%']),
    };
  });
}

function extrasOf(random: Random) {
  const extra = (name: string, limit: number | null, limitText: string | null) => ({ name, limit, limitText });
  return [
    extra(
      'BUSINESS INCOME/EXTRA EXPENSE',
      null,
      random.pick(['ACTUAL LOSS FOR 12 CONSECUTIVE MONTHS', 'ACTUAL LOSS SUSTAINED']),
    ),
    ...random.some(
      [
        extra('FINE ARTS', random.pick([25_000, 50_000]), null),
        extra('ACCOUNTS RECEIVABLE', random.pick([25_000, 100_000]), null),
        extra('EMPLOYEE DISHONESTY', random.pick([10_000, 25_000]), null),
        extra('UTILITY SERVICES - DIRECT DAMAGE', random.pick([2500, 10_000]), null),
        extra('ELECTRONIC DATA PROCESSING', random.pick([15_000, 40_000]), null),
        extra('EQUIPMENT BREAKDOWN', null, 'INCLUDED'),
        extra('ORDINANCE OR LAW - INCREASED COST', 25_000, null),
      ],
      random.int(2, 5),
    ),
  ];
}

function facts(random: Random) {
  const [mail, group] = [place(random), word(random).toUpperCase()];
  const [pac, business, operations, name] = random.pick(trades);
  const each = random.pick([1_000_000, 2_000_000, 300_000]);
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['02', '05', '08', '11'])}-${random.pick(['01', '15', '19'])}`;
  const [charge, fee] = [random.dollars(12, 90), random.chance(0.4) ? random.amount(8, 60) : null];
  const [property, liability] = [random.dollars(380, 5200), random.dollars(240, 3900)];
  const lender = random.chance(0.6)
    ? {
        name: `${word(random)} ${random.pick(['Savings Bank', 'Bank N.A.', 'Credit Union'])}`.toUpperCase(),
        at: place(random),
        loanNumber: numbered(random, '####-#####'),
      }
    : null;
  return {
    mail,
    group,
    pac,
    operations,
    property,
    liability,
    charge,
    fee,
    lender,
    issued: addDays(effectiveDate, -random.int(12, 45)),
    glass: random.pick([250, 500]),
    deductible: random.pick([500, 1000, 2500]),
    units: unitsOf(random, mail),
    extras: extrasOf(random),
    producerCode: numbered(random, '@@###'),
    label: {
      carrierName: `THE ${group} ${random.pick(['INDEMNITY COMPANY', 'CASUALTY INSURANCE COMPANY OF AMERICA', 'FIRE INSURANCE COMPANY'])}`,
      policyNumber: numbered(random, `###-####@###-@@@-${effectiveDate.slice(2, 4)}`),
      transactionType: random.pick(['new', 'renewal', 'renewal']),
      namedInsureds: [`${word(random).toUpperCase()} ${name}`],
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      entityType: random.pick(['CORPORATION', 'LIMITED LIABILITY COMPANY', 'PARTNERSHIP', 'INDIVIDUAL']),
      businessDescription: business,
      totalPremium: sum([property, liability, charge, fee ?? 0]),
      eachOccurrenceLimit: each,
      medicalExpenseLimit: random.pick([5000, 10_000]),
      damageToRentedPremisesLimit: random.pick([100_000, 300_000]),
      personalAdvertisingInjuryLimit: each,
      generalAggregateLimit: each * 2,
      productsAggregateLimit: each * 2,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const pairs = (rows: readonly (readonly [string, string])[]): Html =>
  html`<div class="row">${rows.map(([name, value]) => html`<span>${name}</span><span>${value}</span>`)}</div>`;
const dollars = (amount: number): string => `$ ${whole(amount).padStart(11, '\u00a0')}`;
const two = (number: number): string => String(number).padStart(2, '0');

function common(f: Facts): Html {
  const { label: l } = f;
  return html`<div class="two"><span class="h">${f.group} GROUP</span><span class="h">COMMON POLICY DECLARATIONS<br>${f.pac} PAC</span></div>
<div class="two"><span>One ${f.group} Square</span><span>POLICY NO.: ${l.policyNumber}<br>ISSUE DATE: ${slashed(f.issued)}</span></div><br>
<div>INSURING COMPANY:<br>${l.carrierName}</div><br>
<div>1. NAMED INSURED AND MAILING ADDRESS:<div class="in">${l.namedInsureds[0]}<br>${f.mail.street.toUpperCase()}<br>${cityLine(f.mail).toUpperCase()}</div></div><br>
<div>2. POLICY PERIOD: From ${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)} 12:01 A.M. Standard Time at your mailing address.</div><br>
<div>3. DESCRIPTION OF BUSINESS: ${l.businessDescription}</div><br><div>4. COVERAGE PARTS AND SUPPLEMENTS FORMING PART OF THIS POLICY AND INSURING COMPANIES:<div class="in">Businessowners Coverage Part &nbsp; ${f.group.slice(0, 3)}<br>Supplemental: Terrorism Risk Insurance Act disclosure</div></div><br>
<div>5. The COMPLETE POLICY consists of this declarations and all other declarations, and the forms and endorsements for which symbol numbers are attached on a separate listing.</div><br>
<div>6. SUPPLEMENTAL POLICIES: Each of the following is a separate policy containing its complete provisions. &nbsp; NONE</div><br>
<div>${l.transactionType === 'new' ? 'NEW BUSINESS' : 'RENEWAL OF THE SAME NUMBER'}; DIRECT BILL</div>
<div class="box">7. PREMIUM SUMMARY:${pairs([
    ['Businessowners property', `$ ${cents(f.property)}`],
    ['Commercial general liability', `$ ${cents(f.liability)}`],
    ['Certified acts of terrorism', `$ ${cents(f.charge)}`],
    ...(f.fee === null ? [] : [['State fire and guaranty surcharges', `$ ${cents(f.fee)}`] as const]),
    ['Total premium', `$ ${cents(l.totalPremium)}`],
  ])}<small>Due at inception $ ${cents(Math.round((l.totalPremium * 100) / 4) / 100)}; balance in 3 installments, each with a service charge of $6.00</small></div>
<div class="two"><div>NAME AND ADDRESS OF AGENT OR BROKER:<br>${l.agencyName} (${f.producerCode})</div><div>COUNTERSIGNED BY:<br><br><u>${'\u00a0'.repeat(28)}</u><br>Authorized Representative</div></div>`;
}

function coveragePart(f: Facts): Html {
  const { label: l } = f;
  return html`<div class="pg two"><span class="h">BUSINESSOWNERS COVERAGE PART DECLARATIONS</span></div><div class="two"><span>${f.pac} PAC</span><span>POLICY NO.: ${l.policyNumber}<br>ISSUE DATE: ${slashed(f.issued)}</span></div><br>
<div>INSURING COMPANY: ${l.carrierName}</div><div>DECLARATIONS PERIOD: From ${shortDashed(l.effectiveDate)} to ${shortDashed(l.expirationDate)} 12:01 A.M. Standard Time at your mailing address shown in the Common Policy Declarations.</div><br>
<div>FORM OF BUSINESS: ${l.entityType}</div><br><small>COVERAGES AND LIMITS OF INSURANCE: Insurance applies only to an item for which a "limit" or the word "included" is shown.</small>
<h4>COMMERCIAL GENERAL LIABILITY COVERAGE</h4>${pairs([
    ['OCCURRENCE FORM', 'LIMITS OF INSURANCE'],
    ['General Aggregate (except Products-Completed Operations Limit)', dollars(l.generalAggregateLimit)],
    ['Products-Completed Operations Aggregate Limit', dollars(l.productsAggregateLimit)],
    ['Personal and Advertising Injury Limit', dollars(l.personalAdvertisingInjuryLimit)],
    ['Each Occurrence Limit', dollars(l.eachOccurrenceLimit)],
    ['Damage to Premises Rented to You', dollars(l.damageToRentedPremisesLimit)],
    ['Medical Payments Limit (any one person)', dollars(l.medicalExpenseLimit)],
  ])}<h4>BUSINESSOWNERS PROPERTY COVERAGE</h4><div>DEDUCTIBLE AMOUNT: Businessowners Property Coverage: $ ${whole(f.deductible)} per occurrence.<br><span style="padding-left:116pt">Building Glass: $ ${whole(f.glass)} per occurrence.</span></div><br>
<div>${f.extras[0]?.name} LIMIT: ${f.extras[0]?.limitText}<br><span class="in">Period of Restoration-Time Period: Immediately</span></div><br><div>ADDITIONAL COVERAGE:</div>
<div class="in">${pairs(f.extras.slice(1).map(({ name, limit, limitText }) => [name, limit === null ? (limitText ?? '') : dollars(limit)]))}</div><br><small>Other additional coverages apply and may be changed by an endorsement. Please read the policy.</small>
<h4>SPECIAL PROVISIONS:</h4><div class="in">COMMERCIAL GENERAL LIABILITY COVERAGE IS SUBJECT TO A GENERAL AGGREGATE LIMIT</div>`;
}

function premises(f: Facts): Html {
  const { label: l } = f;
  const lender = f.lender;
  return html`<div class="pg h">BUSINESSOWNERS PROPERTY COVERAGE - PREMISES</div><div>POLICY NO.: ${l.policyNumber} &nbsp; EFFECTIVE: ${slashed(l.effectiveDate)}</div>
${f.units.map(
  (
    unit,
  ) => html`<div class="box" style="break-inside:avoid"><div>PREMISES LOCATION NO.: ${two(unit.locationNumber)} &nbsp; BUILDING NO.: ${two(unit.buildingNumber)}</div>
<div class="in">${unit.at.street.toUpperCase()}<br>${cityLine(unit.at).toUpperCase()}</div><div>OCCUPANCY: ${f.operations}</div><div>CONSTRUCTION: ${unit.construction} &nbsp; YEAR BUILT: ${unit.yearBuilt}</div><br>
${pairs([['', 'LIMIT OF INSURANCE'], ...(unit.building === null ? [] : [['BUILDING *', dollars(unit.building)] as const]), ['BUSINESS PERSONAL PROPERTY *', dollars(unit.contents)]])}
<small>* REPLACEMENT COST. COINSURANCE DOES NOT APPLY. INFLATION GUARD ${unit.guard}</small></div>`,
)}${
  lender === null
    ? null
    : html`<h4>MORTGAGE HOLDER</h4><div class="in">LOC/BLDG 01/01<br>${lender.name} ISAOA<br>${joined([lender.at.street.toUpperCase(), cityLine(lender.at).toUpperCase()], html`<br>`)}<br>LOAN ${lender.loanNumber}</div>`
}<h4>FORMS, ENDORSEMENTS AND SCHEDULE NUMBERS</h4><div class="in">IL T0 15 01 07 &nbsp; MP T0 30 02 05 &nbsp; MP T1 02 02 05 &nbsp; CG T1 00 02 19 &nbsp; CG D2 03 12 97<br>CG D4 21 07 08 &nbsp; MP T3 25 01 21 &nbsp; IL T4 14 01 21 &nbsp; IL F0 58 07 19</div>`;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'pac-for-shops',
  build: (random) => {
    const f = facts(random);
    const none = { locationNumber: null, buildingNumber: null };
    const property = f.units.flatMap(({ locationNumber, buildingNumber, building, contents }) => [
      ...(building === null ? [] : [{ locationNumber, buildingNumber, name: 'BUILDING', limit: building }]),
      { locationNumber, buildingNumber, name: 'BUSINESS PERSONAL PROPERTY', limit: contents },
    ]);
    const coverages = [...property, ...f.extras.map((extra) => ({ ...none, ...extra }))];
    return {
      html: sheet({ css, body: [common(f), coveragePart(f), premises(f)] }),
      label: {
        ...f.label,
        locations: f.units.map(({ at, locationNumber, buildingNumber, construction, yearBuilt }) => ({
          locationNumber,
          buildingNumber,
          construction,
          yearBuilt,
          address: oneLine(at).toUpperCase(),
          description: f.operations,
        })),
        coverages,
        additionalInterests:
          f.lender === null
            ? []
            : [
                {
                  interest: 'MORTGAGE HOLDER',
                  name: f.lender.name,
                  address: oneLine(f.lender.at).toUpperCase(),
                  loanNumber: f.lender.loanNumber,
                },
              ],
        // one deductible for all property: with each coverage it is right too
        _accept: Object.fromEntries(coverages.map((_, i) => [`coverages[${i}].deductible`, [null, f.deductible]])),
      },
      print: {
        margin: { top: '0.55in', bottom: '0.65in' },
        footer: html`<div style="font:7px monospace;width:100%;margin:0 45px;display:flex;justify-content:space-between"><span>MP T0 01 02 05 (Page <span class="pageNumber"></span> of <span class="totalPages"></span>)</span><span>OFFICE: ${f.mail.city.toUpperCase()}</span><span>PRODUCER NAME: ${f.label.agencyName}</span></div>`,
      },
    };
  },
};
