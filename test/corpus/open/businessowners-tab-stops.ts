import { addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { wholeDollars } from '../kit/money.ts';
import { agency, carrier, company, oneLine, person, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A broker's own summary typed in a word processor: tab stops with leader dots, underlined headings, long lines that fall to the next tab.

const css = `body{margin:0;font:11pt/1.38 "Liberation Serif",serif}h1{font-size:14pt;text-align:center;margin:0}h2{font-size:11pt;text-decoration:underline;margin:11pt 0 2pt}.l{display:flex;align-items:baseline}.dots{flex:1;overflow:hidden;white-space:nowrap;margin:0 2pt}.dots::before{content:"........................................................................................................................................................................................."}.two{display:grid;grid-template-columns:126pt 1fr}.in{margin-left:36pt}`;

const leader = (name: string, value: string): Html =>
  html`<div class="l in"><span>${name}</span><span class="dots"></span><span>${value}</span></div>`;
const tabbed = (name: string, value: string): Html =>
  html`<div class="two"><span>${name}</span><span>${value}</span></div>`;

const OPTIONAL = [
  { name: 'Business Income', limitText: 'Actual Loss Sustained, 12 months' },
  { name: 'Hired & Non-Owned Auto Liability', limit: 1_000_000 },
  { name: 'Computers and Media', limit: 25_000 },
  { name: 'Outdoor Signs', limit: 5_000 },
  { name: 'Accounts Receivable', limit: 50_000 },
  { name: 'Ordinance or Law', limitText: 'Included' },
  { name: 'Employee Theft', limit: 15_000 },
];

function premises(random: Random, index: number, first: ReturnType<typeof place>) {
  const hasBuilding = random.chance(0.6);
  return {
    locationNumber: index + 1,
    buildingNumber: 1,
    where: index === 0 ? first : place(random, first.state),
    description: random.pick(['Dental office', 'Hardware store', 'Law office', 'Hair salon', 'Veterinary clinic']),
    construction: random.pick(['Masonry Non-Combustible', 'Frame', 'Brick Veneer']),
    yearBuilt: random.int(1940, 2016),
    building: hasBuilding ? random.int(20, 220) * 10_000 : null,
    contents: random.int(3, 60) * 10_000,
  };
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'tab-stops',
  build(random) {
    const [insurer, insured, broker, home] = [carrier(random), company(random), agency(random), place(random)];
    const also = random.chance(0.4) ? `${person(random)} Properties LLC` : null;
    const effective = `${random.int(2010, 2025)}-${random.pick(['03-01', '07-01', '12-15'])}`;
    const expiration = addYears(effective, 1);
    const number = `${random.letters(2)}B ${random.digits(4)} ${random.digits(3)} ${random.digits(2)}`;
    const sites = random.times(random.int(1, 3), (index) => premises(random, index, home));
    const extras = random.some(OPTIONAL, random.int(2, 6));
    const [deductible, occurrence] = [random.pick([1_000, 2_500, 5_000]), random.pick([1_000_000, 2_000_000])];
    const [rented, medical] = [random.pick([50_000, 300_000]), random.pick([5_000, 10_000])];
    const total = random.int(900, 14_000);
    const landlord = random.chance(0.6)
      ? { interest: 'Additional Insured - Landlord', name: company(random), where: place(random) }
      : null;
    const property = sites.flatMap(({ locationNumber, buildingNumber, building, contents }) => [
      ...(building === null ? [] : [{ locationNumber, buildingNumber, name: 'Building', limit: building, deductible }]),
      { locationNumber, buildingNumber, name: 'Business Personal Property', limit: contents, deductible },
    ]);
    const shown = ({ limit, limitText }: (typeof OPTIONAL)[number]): string =>
      limit === undefined ? (limitText ?? '') : wholeDollars(limit);
    const body = html`<h1>${broker}</h1><div style="text-align:center">Policy Summary &ndash; Businessowners</div><br>${tabbed('Insured:', also === null ? insured : `${insured} and`)}${also === null ? null : tabbed('', also)}${tabbed('Mail to:', oneLine(home))}${tabbed('Company:', insurer)}${tabbed('Policy No.:', number)}${tabbed('Term:', `${written(effective)} to ${written(expiration)} (renewal)`)}${tabbed('Operations:', sites[0]?.description ?? '')}
<h2>LOCATIONS AND PROPERTY LIMITS (Replacement Cost, ${wholeDollars(deductible)} deductible)</h2>${sites.map((site) => html`<div>Loc. ${site.locationNumber}, Bldg. ${site.buildingNumber} &ndash; ${oneLine(site.where)}</div><div class="in">${site.description}, ${site.construction}, built ${site.yearBuilt}</div>${property.filter((line) => line.locationNumber === site.locationNumber).map((line) => leader(line.name, wholeDollars(line.limit)))}`)}
<h2>OPTIONAL COVERAGES</h2>${extras.map((extra) => leader(extra.name, shown(extra)))}${leader('Flood and Earthquake', 'Excluded')}<h2>LIABILITY</h2>${leader('Liability, Each Occurrence', wholeDollars(occurrence))}${leader('General Aggregate', wholeDollars(2 * occurrence))}${leader('Products/Completed Ops Aggregate', wholeDollars(2 * occurrence))}${leader('Personal & Advertising Injury', wholeDollars(occurrence))}${leader('Damage to Rented Premises', wholeDollars(rented))}${leader('Medical Expenses, any one person', wholeDollars(medical))}
<h2>PREMIUM</h2>${leader('Annual Premium including terrorism and taxes', `${wholeDollars(total)}.00`)}${leader('Expiring premium (for comparison)', `${wholeDollars(Math.round(total * 0.93))}.00`)}${landlord === null ? null : html`<h2>${landlord.interest.toUpperCase()}</h2><div class="in">${landlord.name}</div><div class="in">${oneLine(landlord.where)}</div>`}<p style="font-size:9pt">This summary is for convenience; the policy controls. Higher limits are available: ask us about umbrella limits of $5,000,000.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'renewal',
      namedInsureds: also === null ? [insured] : [insured, also],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: broker,
      businessDescription: sites[0]?.description,
      totalPremium: total,
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: 2 * occurrence,
      productsAggregateLimit: 2 * occurrence,
      locations: sites.map(({ locationNumber, buildingNumber, description, construction, yearBuilt, where }) => ({
        locationNumber,
        buildingNumber,
        description,
        construction,
        yearBuilt,
        address: oneLine(where),
      })),
      coverages: [...property, ...extras],
      additionalInterests:
        landlord === null
          ? []
          : [{ interest: landlord.interest, name: landlord.name, address: oneLine(landlord.where) }],
      _accept: { 'additionalInterests[0].interest': ['Additional Insured', 'Landlord'] },
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '1in', right: '1in', top: '0.8in' } } };
  },
};
