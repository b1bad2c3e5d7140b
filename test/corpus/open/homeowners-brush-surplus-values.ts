import { addDays, addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, person, phone, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { mortgagee } from '../parts/homes.ts';

// A wholesale program for homes near brush: common declarations with the tax of the surplus line broker on the first page,
// then a property page whose boxes stand side by side (facts, values, deductibles by peril) and a page of forms.

const css = `body{margin:0 1pt;font:9pt/1.3 Carlito,Calibri,sans-serif}.pg{break-after:page}.pg:last-child{break-after:auto}.hd{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:6pt}.hd b{font-size:13pt}
.bar{background:#3b4a3f;color:#fff;font-weight:700;padding:2pt 6pt;margin-top:8pt}.bx{display:flex}.bx>div{border:.7pt solid #3b4a3f;margin:-.35pt;padding:2pt 5pt 4pt;flex:1 0 0}
.bx small{display:block;font-size:6.9pt;color:#3b4a3f;text-transform:uppercase}table{width:100%;border-collapse:collapse}td,th{border:.6pt solid #8a968d;padding:1.6pt 5pt;text-align:left;vertical-align:top}th{background:#e7ece8;font-size:7.6pt}
.n{text-align:right}.two{display:grid;grid-template-columns:1fr 1fr;gap:8pt}.leg{font-size:8.4pt;border:1.4pt solid #a00;padding:5pt 8pt;margin-top:10pt;font-weight:700}.end td{font-weight:700;border-top:1.4pt solid #3b4a3f}`;

const box = (caption: string, value: Html | string, flex = 1): Html =>
  html`<div style="flex:${flex} 1 0"><small>${caption}</small>${value}</div>`;

interface Extra {
  name: string;
  limit: number | null;
  limitText: string | null;
  premium: number | null;
}

const rounded = (amount: number, step: number): number => Math.round(amount / step) * step;

function drawValues(random: Random) {
  const dwelling = random.int(380, 2900) * 1000;
  return {
    dwelling,
    structures: rounded(dwelling * random.pick([0.05, 0.1, 0.2]), 1000),
    contents: rounded(dwelling * random.pick([0.25, 0.4, 0.5]), 1000),
    rental: rounded(dwelling * random.pick([0.1, 0.2]), 1000),
    liability: random.pick([300_000, 500_000, 1_000_000]),
    medical: random.pick([1_000, 5_000]),
  };
}

function drawExtras(random: Random): Extra[] {
  const optional: Extra[] = [
    { name: 'Extended Replacement Cost - Coverage A', limit: null, limitText: '25%', premium: random.int(90, 420) },
    { name: 'Water Damage Sublimit', limit: random.pick([25_000, 50_000, 100_000]), limitText: null, premium: null },
    {
      name: 'Backup of Sewer or Drain',
      limit: random.pick([5_000, 10_000]),
      limitText: null,
      premium: random.int(60, 150),
    },
    { name: 'Personal Injury', limit: null, limitText: 'Included', premium: random.int(25, 40) },
    { name: 'Fungi, Wet or Dry Rot', limit: 10_000, limitText: null, premium: null },
    { name: 'Private Wildfire Defense Service', limit: null, limitText: 'Included', premium: random.int(75, 250) },
  ];
  const ordinance = { name: 'Ordinance or Law', limit: null, limitText: random.pick(['10%', '25%']), premium: null };
  return [ordinance, ...random.some(optional, random.int(2, 5))];
}

function drawCharges(random: Random, extras: readonly Extra[]) {
  const base = random.int(1900, 14_500);
  const premium = sum([base, ...extras.map((each) => each.premium ?? 0)]);
  const fees = [
    { name: 'Policy Fee (fully earned)', amount: random.pick([250, 350, 500]) },
    { name: 'Inspection Fee (fully earned)', amount: random.pick([150, 195, 275]) },
  ];
  const taxable = sum([premium, ...fees.map(({ amount }) => amount)]);
  const taxes = [
    { name: 'Surplus Lines Tax 3.00%', amount: Math.round(taxable * 3) / 100 },
    { name: 'Stamping Fee 0.18%', amount: Math.round(taxable * 0.18) / 100 },
  ];
  return { base, premium, fees: [...fees, ...taxes], total: sum([taxable, ...taxes.map(({ amount }) => amount)]) };
}

function draw(random: Random) {
  const effective = dayBetween(random, '2019-01-05', '2026-09-10');
  const extras = drawExtras(random);
  const risk = place(random, 'CA');
  const first = person(random);
  return {
    effective,
    expiration: addYears(effective, 1),
    extras,
    values: drawValues(random),
    ...drawCharges(random, extras),
    risk,
    mail: random.chance(0.35) ? place(random) : risk,
    names: random.pick([[first], [first, person(random)], [`The ${first} Revocable Trust`]]),
    insurer: `${word(random)} ${random.pick(['Specialty Insurance Company', 'Surplus Insurance Company', 'Excess Insurance Company'])}`,
    manager: `${word(random)} Wholesale Insurance Services, Inc.`,
    producer: agency(random),
    number: numbered(random, 'BRH-CA-#######-##'),
    previous: random.chance(0.6) ? numbered(random, 'BRH-CA-#######-##') : null,
    perils: [
      { peril: 'Wildfire', amount: null, percent: random.pick([2, 5]) },
      { peril: 'Water Damage', amount: random.pick([5_000, 10_000]), percent: null },
      { peril: 'All Other Perils', amount: random.pick([2_500, 5_000, 10_000]), percent: null },
    ],
    built: random.int(1948, 2021),
    area: random.int(14, 62) * 100,
    stories: random.pick([1, 2, 3]),
    walls: random.pick(['Stucco / Frame', 'Frame - Wood Siding', 'Masonry Veneer']),
    roof: random.pick(['Class A Composition', 'Clay Tile', 'Standing Seam Metal']),
    zone: random.pick(['3', '5', '9', '10']),
    lenders: random.times(random.pick([0, 1, 1, 2]), () => mortgagee(random)),
    call: phone(random),
  };
}
type Facts = ReturnType<typeof draw>;

const lines = (names: readonly string[], at: Place): Html =>
  html`${names.map((name) => html`${name}<br>`)}${at.street}<br>${cityLine(at)}`;

function common(facts: Facts): Html {
  const { insurer, number, previous, names, mail, manager, producer, effective, expiration, base, fees, total } = facts;
  const added = sum(facts.extras.map(({ premium }) => premium ?? 0));
  return html`<div class="pg"><div class="hd"><div><b>${insurer}</b><br>Personal Lines Surplus Program</div><div class="n"><b>COMMON DECLARATIONS</b><br>${previous === null ? 'New Business' : `Renewal of ${previous}`}</div></div>
<div class="bx">${box('Policy no.', number)}${box('Inception (12:01 A.M.)', slashed(effective))}${box('Expiry (12:01 A.M.)', slashed(expiration))}${box('Date issued', slashed(addDays(effective, -4)))}</div><div class="bx">${box('Assured and mailing address', lines(names, mail))}${box('Retail producer', html`${producer}<br>${facts.call}`)}${box('Managing general agent / surplus line broker', html`${manager}<br>Lic. 0${number.slice(7, 13)}`)}</div>
<div class="bar">Premium, fees and taxes</div><table><tr><td>Homeowners premium (Sections I and II)</td><td class="n">${cents(base)}</td></tr><tr><td>Optional coverages</td><td class="n">${cents(added)}</td></tr>${fees.map(({ name, amount }) => html`<tr><td>${name}</td><td class="n">${cents(amount)}</td></tr>`)}<tr class="end"><td>TOTAL DUE</td><td class="n">${cents(total)}</td></tr></table>
<p>25% of the premium is earned at inception. In consideration of the premium, this insurance is provided under the form HO 00 03 05 11 and the forms listed on the last page.</p><div class="leg">IMPORTANT NOTICE: The insurance policy that you have purchased is being issued by an insurer that is not licensed by the State of California. These companies are called &ldquo;nonadmitted&rdquo; or &ldquo;surplus line&rdquo; insurers. The insurer is not subject to the financial solvency regulation and enforcement that apply to California licensed insurers and does not participate in any of the insurance guarantee funds created by California law.</div></div>`;
}

function propertyPage(facts: Facts): Html {
  const { values, extras, perils, risk, lenders, number } = facts;
  const tiv = sum([values.dwelling, values.structures, values.contents, values.rental]);
  const rows: readonly (readonly [string, string, number, string])[] = [
    ['A', 'Dwelling', values.dwelling, 'Replacement Cost'],
    ['B', 'Appurtenant Structures', values.structures, 'Replacement Cost'],
    ['C', 'Unscheduled Personal Property', values.contents, 'Actual Cash Value'],
    ['D', 'Additional Living Expense / Rental Value', values.rental, '24 months maximum'],
    ['E', 'Comprehensive Personal Liability - each occurrence', values.liability, ''],
    ['F', 'Medical Payments - each person', values.medical, ''],
  ];
  return html`<div class="pg"><div class="hd"><b>HOMEOWNERS PROPERTY DECLARATIONS</b><span>${number}</span></div><div class="bx">${box('Location of risk', `${risk.street}, ${cityLine(risk)}`, 3)}${box('Occupied by', 'Owner - Primary')}${box('Fire protection class', facts.zone)}</div><div class="bx">${box('Year of construction', String(facts.built))}${box('Area (sq ft)', whole(facts.area))}${box('Stories', String(facts.stories))}${box('Exterior walls', facts.walls)}${box('Roof', facts.roof)}${box('Brush clearance', '100 ft or more')}</div>
<div class="bar">Schedule of values</div><table><tr><th>Cov.</th><th>Interest</th><th class="n">Limit of insurance</th><th>Valuation / remarks</th></tr>${rows.map(([letter, name, limit, note]) => html`<tr><td>${letter}</td><td>${name}</td><td class="n">${whole(limit)}</td><td>${note}</td></tr>`)}<tr class="end"><td></td><td>Total insured value, A through D</td><td class="n">${whole(tiv)}</td><td></td></tr></table>
<div class="two"><div><div class="bar">Deductibles, each loss</div><table>${perils.map(({ peril, amount, percent }) => html`<tr><td>${peril}</td><td class="n">${amount === null ? `${percent}% of Coverage A` : whole(amount)}</td></tr>`)}</table></div><div><div class="bar">Mortgagee / loss payee</div>${lenders.length === 0 ? html`<div class="bx">${box('1st', 'None')}</div>` : lenders.map(({ name, address, loan }, i) => html`<div class="bx">${box(['1st Mortgagee', '2nd Mortgagee'][i] ?? '', html`${name}<br>${address}<br>Loan # ${loan}`)}</div>`)}</div></div>
<div class="bar">Optional and additional coverages</div><table><tr><th>Coverage</th><th class="n">Limit</th><th class="n">Premium</th></tr>${extras.map(({ name, limit, limitText, premium }) => html`<tr><td>${name}</td><td class="n">${limit === null ? limitText : whole(limit)}</td><td class="n">${premium === null ? 'Included' : cents(premium)}</td></tr>`)}</table><p>Earth movement and flood are not covered by this policy. An animal liability exclusion applies.</p></div>`;
}

const FORMS =
  'BRH 0001 10 18 Common Declarations;BRH 0010 10 18 Property Declarations;HO 00 03 05 11 Homeowners 3 - Special Form;BRH 0044 01 20 Wildfire Deductible;BRH 0051 01 20 Minimum Earned Premium;BRH 0060 03 19 Animal Liability Exclusion;BRH 0075 10 18 Service of Suit;IL P 001 01 04 OFAC Advisory Notice'.split(
    ';',
  );

export const style: Style = {
  policyType: 'homeowners',
  name: 'brush-surplus-values',
  build(random) {
    const facts = draw(random);
    const { values } = facts;
    const forms = html`<div class="pg"><div class="hd"><b>FORMS AND ENDORSEMENTS</b><span>${facts.number}</span></div><table>${FORMS.map((form) => html`<tr><td>${form}</td></tr>`)}</table></div>`;
    const label = {
      carrierName: facts.insurer,
      policyNumber: facts.number,
      transactionType: facts.previous === null ? 'new' : 'renewal',
      namedInsureds: facts.names,
      mailingAddress: oneLine(facts.mail),
      insuredLocation: oneLine(facts.risk),
      effectiveDate: facts.effective,
      expirationDate: facts.expiration,
      agencyName: facts.producer,
      totalPremium: facts.total,
      fees: facts.fees,
      policyForm: 'HO-3',
      yearBuilt: facts.built,
      squareFeet: facts.area,
      numberOfStories: facts.stories,
      constructionType: facts.walls,
      roofType: facts.roof,
      protectionClass: facts.zone,
      occupancy: 'Owner - Primary',
      dwellingLimit: values.dwelling,
      otherStructuresLimit: values.structures,
      personalPropertyLimit: values.contents,
      lossOfUseLimit: values.rental,
      personalLiabilityLimit: values.liability,
      medicalPaymentsLimit: values.medical,
      deductibles: facts.perils,
      otherCoverages: facts.extras,
      additionalInterests: facts.lenders.map(({ name, address, loan }, i) => ({
        interest: ['1st Mortgagee', '2nd Mortgagee'][i],
        name,
        address,
        loanNumber: loan,
      })),
      _accept: {
        agencyName: [facts.manager],
        'fees[2].name': ['Surplus Lines Tax'],
        'fees[3].name': ['Stamping Fee'],
      },
    };
    return { html: sheet({ css, body: html`${common(facts)}${propertyPage(facts)}${forms}` }), label };
  },
};
