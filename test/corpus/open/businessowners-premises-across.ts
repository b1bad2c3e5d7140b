import { addYears, shortBare } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A program manager's workbook: the declarations are a sheet with gridlines, premises stand across and everything about them down.

const css = `body{margin:0;font:8.6pt/1.2 Carlito,"Liberation Sans",sans-serif}table{border-collapse:collapse;width:100%;table-layout:fixed}td{border:.4pt solid #c8c8c8;padding:1.6pt 3pt;vertical-align:bottom;height:10pt;overflow-wrap:break-word}.h td{background:#1f4e79;color:#fff;font-weight:700}.g td{background:#ddebf7;font-weight:700}.n{text-align:right}.t td{font-size:14pt;font-weight:700;border-color:#fff;color:#1f4e79}.k{color:#1f4e79}.b td{border-color:#fff}.y{background:#fff2cc;font-weight:700}tr{break-inside:avoid}`;

const TRADES = ['Hair salon', 'Nail salon', 'Day spa', 'Barber shop', 'Tanning and skin care'];
const dollars = (amount: number | null): string => (amount === null ? '' : whole(amount));

function drawPremises(random: Random, index: number, state: string) {
  const isOwned = random.chance(0.45);
  const building = isOwned ? random.int(18, 120) * 10_000 : null;
  const contents = random.int(3, 34) * 5_000;
  const signs = random.chance(0.5) ? random.pick([2_500, 5_000, 7_500]) : null;
  const glass = random.chance(0.35);
  return {
    locationNumber: index + 1,
    where: place(random, state),
    description: random.pick(TRADES),
    classCode: random.digits(5),
    construction: random.pick(['Frame', 'Joisted masonry', 'Masonry non-comb', 'Fire resistive']),
    yearBuilt: random.int(1928, 2020),
    protectionClass: String(random.int(1, 9)),
    deductible: random.pick([500, 1_000, 2_500]),
    rows: [
      { name: 'Building', limit: building, premium: building === null ? null : random.int(240, 2_900) },
      { name: 'Contents and Betterments', limit: contents, premium: random.int(110, 980) },
      { name: 'Outdoor Signs', limit: signs, premium: signs === null ? null : random.int(18, 66) },
      {
        name: 'Exterior Glass',
        limit: null,
        limitText: glass ? 'Included' : null,
        premium: glass ? random.int(20, 90) : null,
      },
    ].map((row) => ({ limitText: null as string | null, ...row })),
  };
}
type Premises = ReturnType<typeof drawPremises>;

const WIDTH = 6;
const blanks = (count: number): Html[] => Array.from({ length: Math.max(0, count) }, () => html`<td></td>`);
/** A row of the sheet: cells that are text stand left, amounts right. */
const row = (caption: string, values: readonly Piece[], kind = ''): Html =>
  html`<tr class="${kind}"><td class="k">${caption}</td>${values.map((value) => html`<td class="${/^[\d,]+$/.test(typeof value === 'string' ? value : '') ? 'n' : ''}">${value}</td>`)}${blanks(WIDTH - 1 - values.length)}</tr>`;
const band = (caption: string): Html => html`<tr class="g"><td>${caption}</td>${blanks(WIDTH - 1)}</tr>`;

function premisesRows(all: readonly Premises[]): Html {
  const names = all[0]?.rows.map(({ name }) => name) ?? [];
  const of = (pick: (each: Premises) => Piece): Piece[] => all.map(pick);
  return html`<tr class="h"><td>SCHEDULE OF PREMISES</td>${all.map((each) => html`<td>Prem ${each.locationNumber} / Bldg 1</td>`)}${blanks(WIDTH - 1 - all.length)}</tr>
${row(
  'Street',
  of((each) => each.where.street),
)}${row(
  'City, state, ZIP',
  of((each) => cityLine(each.where)),
)}${row(
  'Occupied as',
  of((each) => each.description),
)}${row(
  'Class code',
  of((each) => each.classCode),
)}${row(
  'Construction',
  of((each) => each.construction),
)}${row(
  'Year built',
  of((each) => String(each.yearBuilt)),
)}${row(
  'Fire protection class',
  of((each) => each.protectionClass),
)}${row(
  'Deductible',
  of((each) => dollars(each.deductible)),
)}
${band('LIMITS')}${names.map((name, at) =>
  row(
    name,
    of((each) => each.rows[at]?.limitText ?? dollars(each.rows[at]?.limit ?? null)),
  ),
)}${band('PREMIUMS')}${names.map((name, at) =>
  row(
    name,
    of((each) => dollars(each.rows[at]?.premium ?? null)),
  ),
)}${row(
  'Premium of premises',
  of((each) => dollars(sum(each.rows.map(({ premium }) => premium ?? 0)))),
)}`;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'premises-across',
  build(random) {
    const [insurer, broker, home] = [carrier(random), agency(random), place(random)];
    const isPerson = random.chance(0.4);
    const insured = isPerson ? person(random) : `${word(random)} ${random.pick(['Beauty Group', 'Salons'])}, LLC`;
    const trade = isPerson ? `${word(random)} Hair Studio` : null;
    const effective = `${random.int(2017, 2026)}-${random.pick(['02', '04', '07', '11'])}-0${random.int(1, 9)}`;
    const number = numbered(random, 'SSP@####-0#');
    const all = random.times(random.int(1, 4), (index) => drawPremises(random, index, home.state));
    const occurrence = random.pick([500_000, 1_000_000, 2_000_000]);
    const [medical, rented] = [random.pick([5_000, 10_000]), random.pick([100_000, 250_000, 500_000])];
    const options = random.some(
      [
        { name: 'Beauticians Professional Liability', limit: occurrence, premium: random.int(120, 540) },
        { name: 'Hired and Nonowned Auto', limit: occurrence, premium: random.int(60, 150) },
        { name: 'Employee Theft', limit: random.pick([10_000, 25_000]), premium: random.int(30, 120) },
        { name: 'Cyber Incident Response', limit: random.pick([50_000, 100_000]), premium: random.int(90, 260) },
      ],
      random.int(1, 4),
    );
    const [liabilityPremium, fee] = [random.int(280, 1_900), random.int(8, 70)];
    const premises = sum(all.flatMap((each) => each.rows.map(({ premium }) => premium ?? 0)));
    const extra = sum(options.map(({ premium }) => premium));
    const total = sum([premises, extra, liabilityPremium, fee]);
    const transaction = random.pick(['NEW', 'RENEWAL'] as const);
    const entityType = isPerson ? 'Individual' : 'LLC';
    const body = html`<table><tr class="t"><td colspan="4">SALON &amp; SPA PACKAGE &ndash; DECLARATIONS</td><td colspan="2">${transaction}</td></tr>
<tr><td class="k">Insurer</td><td colspan="2">${insurer}</td><td class="k">Policy no</td><td colspan="2">${number}</td></tr><tr><td class="k">Insured</td><td colspan="2">${insured}</td><td class="k">Inception</td><td>${shortBare(effective)}</td><td></td></tr><tr><td class="k">DBA</td><td colspan="2">${trade}</td><td class="k">Expiry</td><td>${shortBare(addYears(effective, 1))}</td><td></td></tr><tr><td class="k">Mail to</td><td colspan="2">${home.street}</td><td class="k">Producer</td><td colspan="2">${broker}</td></tr><tr><td></td><td colspan="2">${cityLine(home)}</td><td class="k">Entity</td><td colspan="2">${entityType}</td></tr>
<tr class="b"><td colspan="6">&nbsp;</td></tr>${premisesRows(all)}<tr class="b"><td colspan="6">&nbsp;</td></tr>
<tr class="h"><td colspan="2">LIABILITY (all premises)</td><td>Limit</td><td colspan="2">OPTIONS (all premises)</td><td>Limit / Premium</td></tr>
${liabilityRows(
  [
    ['Each occurrence', occurrence],
    ['Aggregate, products/completed ops', occurrence * 2],
    ['Aggregate, all other', occurrence * 2],
    ['Personal and advertising injury', occurrence],
    ['Damage to rented premises', rented],
    ['Medical expense, any one person', medical],
  ],
  options.map(({ name, limit, premium }) => [name, `${whole(limit)} / ${whole(premium)}`]),
)}
<tr class="b"><td colspan="6">&nbsp;</td></tr>${row('Premises premium', [whole(premises)])}${row('Options premium', [whole(extra)])}${row('Liability premium', [whole(liabilityPremium)])}${row('Policy fee', [whole(fee)])}<tr><td class="y">TOTAL ANNUAL PREMIUM</td><td class="n y">${whole(total)}</td>${blanks(4)}</tr></table>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: transaction === 'NEW' ? 'new' : 'renewal',
      namedInsureds: [insured],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: broker,
      entityType,
      totalPremium: total,
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      locations: all.map((each) => ({
        locationNumber: each.locationNumber,
        buildingNumber: 1,
        address: oneLine(each.where),
        description: each.description,
        classCode: each.classCode,
        construction: each.construction,
        yearBuilt: each.yearBuilt,
        protectionClass: each.protectionClass,
      })),
      coverages: [
        ...all.flatMap(({ rows, locationNumber, deductible }) =>
          rows
            .filter(({ premium }) => premium !== null)
            .map((each) => ({ ...each, locationNumber, buildingNumber: 1, deductible })),
        ),
        ...options,
      ],
      // the deductible of the premises is printed once, not with each coverage
      _accept: {
        ...deductibleChoices(all),
        businessDescription: [null, 'SALON & SPA'],
        ...(trade !== null && { 'namedInsureds[0]': [`${insured} DBA ${trade}`, `${insured}, DBA ${trade}`] }),
      },
      _ignore: ['namedInsureds[+]'],
    };
    return { html: sheet({ css, body }), label, print: { landscape: true, margin: { top: '0.4in', bottom: '0.4in' } } };
  },
};

function liabilityRows(limits: readonly [string, number][], options: readonly string[][]): Html[] {
  return limits.map(
    ([caption, amount], at) =>
      html`<tr><td colspan="2">${caption}</td><td class="n">${whole(amount)}</td><td colspan="2">${options[at]?.[0]}</td><td class="n">${options[at]?.[1]}</td></tr>`,
  );
}

function deductibleChoices(all: readonly Premises[]): Record<string, readonly null[]> {
  const charged = all.flatMap(({ rows }) => rows.filter(({ premium }) => premium !== null));
  return Object.fromEntries(charged.map((_, at) => [`coverages[${at}].deductible`, [null]]));
}
