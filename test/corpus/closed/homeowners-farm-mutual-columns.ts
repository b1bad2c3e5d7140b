import { addYears, bare } from '../kit/dates.ts';
import { cells, html, sheet, type Html, type Piece } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, whole } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, type Home, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A farm mutual's laser form: two narrow columns of rating facts, a table of both sections with its own premium a line, percentages of credits without dollars.

const css = `body{margin:0;font:8.4pt/1.32 "Liberation Sans","DejaVu Sans Condensed",sans-serif}.h{display:flex;justify-content:space-between;border:1pt solid #375623;border-width:2pt 0;padding:4pt 0}.h b{font-size:12pt}h2{font-size:8.6pt;background:#375623;color:#fff;margin:9pt 0 0;padding:2pt 5pt}.ad{display:grid;grid-template-columns:1fr 1fr;gap:12pt;margin-top:6pt}.f{columns:2;column-gap:20pt;padding:3pt 5pt}.f div{display:flex;justify-content:space-between;break-inside:avoid}
table{border-collapse:collapse;width:100%}th{text-align:left;font-weight:400;font-size:7.4pt;border-bottom:.5pt solid #375623}td,th{padding:1.5pt 5pt}.n{text-align:right}.t td{font-weight:700;border-top:.5pt solid #375623}`;

const fact = (caption: string, value: Piece): Html => html`<div><span>${caption}</span><span>${value}</span></div>`;

interface Line {
  name: string;
  limit: number | null;
  premium: number | null;
}

const tableRow = ({ name, limit, premium }: Line): Html =>
  html`<tr><td>${name}</td><td class="n">${limit === null ? 'Included' : whole(limit)}</td><td class="n">${premium === null ? 'Incl' : cents(premium)}</td></tr>`;
const table = (caption: string, lines: readonly Line[]): Html =>
  html`<h2>${caption}</h2><table><tr>${cells('th', ['Coverage'])}<th class="n">Limit of insurance</th><th class="n">Premium</th></tr>${lines.map(tableRow)}</table>`;

const OPTIONAL = [
  { name: 'Farm Personal Property, Tools', limit: 20_000 },
  { name: 'Sewer Backup', limit: 10_000 },
  { name: 'Replacement Cost on Contents', limit: null },
  { name: 'Refrigerated Food Spoilage', limit: 500 },
  { name: 'Outboard Motor and Boat', limit: 6_500 },
  { name: 'Limited Earthquake', limit: null },
];

function sectionLines(random: Random, home: Home) {
  const first: Line[] = [
    { name: 'A  Residence', limit: home.dwelling, premium: random.amount(500, 2600) },
    { name: 'B  Related Private Structures', limit: home.otherStructures, premium: null },
    { name: 'C  Household Goods', limit: home.contents, premium: null },
    { name: 'D  Extra Living Cost', limit: home.lossOfUse, premium: null },
  ];
  const second: Line[] = [
    { name: 'L  Liability to the Public, each occurrence', limit: home.liability, premium: random.amount(30, 190) },
    { name: 'M  Medical Payments to the Public, each person', limit: home.medical, premium: random.amount(5, 30) },
  ];
  const optional = random
    .some(OPTIONAL, random.int(1, 4))
    .map((each): Line => ({ ...each, premium: random.chance(0.75) ? random.amount(8, 120) : null }));
  return { first, second, optional };
}

export const style: Style = {
  policyType: 'homeowners',
  name: 'farm-mutual-columns',
  build(random) {
    const household = drawHousehold(random);
    const [names, { address }] = [insuredNames(household), household];
    const home = drawHome(random);
    const insurer = `${word(random)} Farmers Mutual Fire Insurance Association`;
    const [agent, number] = [person(random), numbered(random, 'H-######')];
    const effective = dayBetween(random, '2013-03-01', '2026-05-20');
    const kind = random.pick(['New', 'Renewal', 'Endorsement'] as const);
    const form = random.pick(['3 Special', '5 Comprehensive', '2 Broad'] as const);
    const lender = random.chance(0.6) ? mortgagee(random) : null;
    const { first, second, optional } = sectionLines(random, home);
    const [construction, roof] = [random.pick(['Frame', 'Brick', 'Log']), random.pick(['Asphalt', 'Metal', 'Wood'])];
    const protection = String(random.int(3, 10));
    const credits = random.some(
      [
        ['Wood stove inspection', 2],
        ['Loss free 5 years', 10],
        ['Auto with affiliated company', 15],
        ['New residence', 8],
      ] as const,
      random.int(0, 3),
    );
    const inspection = { name: 'Inspection Charge', amount: random.pick([10, 15, 20]) };
    const lines = [...first, ...second, ...optional];
    const total = sum([...lines.map(({ premium }) => premium ?? 0), inspection.amount]);
    const hasWind = random.chance(0.6);
    const body = html`<div class="h"><b>${insurer}</b><span>Homeowner Declarations &mdash; ${kind}</span></div><div class="ad"><div>${names.map((name) => html`${name}<br>`)}${address.street}<br>${cityLine(address)}</div><div>Policy ${number}<br>Policy term ${bare(effective)} to ${bare(addYears(effective, 1))} at 12:01 A.M.<br>Agent ${agent}</div></div>
<h2>The residence premises (same as mailing address)</h2><div class="f">${fact('Policy form', form)}${fact('Year of construction', home.yearBuilt)}${fact('Walls', construction)}${fact('Roof', roof)}${fact('Stories', home.stories)}${fact('Protection class', protection)}${fact('Occupied by', 'Owner')}${fact('Miles to fire station', random.int(1, 9))}${fact('Families', 1)}${fact('County', word(random))}</div>
${table('SECTION I  Property', first)}<table><tr><td>Loss deductible, fire and all other perils but wind and hail: ${whole(home.deductible)}</td></tr>${hasWind ? html`<tr><td>Loss deductible, wind and hail: ${home.windPercent}% of Coverage A</td></tr>` : null}</table>${table('SECTION II  Liability', second)}${table('OPTIONAL COVERAGES', optional)}
<h2>PREMIUM</h2><table><tr><td>Sections I and II and optional coverages</td><td class="n">${dollarsAndCents(sum([total, -inspection.amount]))}</td></tr><tr><td>${inspection.name}</td><td class="n">${dollarsAndCents(inspection.amount)}</td></tr><tr class="t"><td>Annual premium</td><td class="n">${dollarsAndCents(total)}</td></tr></table>
<div style="padding:3pt 5pt">${credits.length === 0 ? 'No credits apply.' : html`The premium of Coverage A reflects these credits: ${credits.map(([name, rate], i) => `${i === 0 ? '' : '; '}${name} ${rate}%`)}.`}</div>${lender === null ? null : html`<h2>MORTGAGE CLAUSE</h2><div style="padding:3pt 5pt">1st mortgage: ${lender.name} ISAOA, ${lender.address}. Loan no. ${lender.loan}</div>`}
<p style="font-size:7pt">Assessable mutual. Last term's premium was ${dollarsAndCents(sum([total, -random.amount(10, 90)]))}. Forms: FM-3 (1-12), FM-90 (6-08), FM-114 (3-15).</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: { New: 'new', Renewal: 'renewal', Endorsement: 'change' }[kind],
      namedInsureds: names,
      mailingAddress: oneLine(address),
      insuredLocation: oneLine(address),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: agent,
      totalPremium: total,
      fees: [inspection],
      discounts: credits.map(([name]) => ({ name, amount: null })),
      yearBuilt: home.yearBuilt,
      numberOfStories: home.stories,
      constructionType: construction,
      roofType: roof,
      protectionClass: protection,
      occupancy: 'Owner',
      dwellingLimit: home.dwelling,
      otherStructuresLimit: home.otherStructures,
      personalPropertyLimit: home.contents,
      lossOfUseLimit: home.lossOfUse,
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles: [
        { peril: 'fire and all other perils but wind and hail', amount: home.deductible },
        ...(hasWind ? [{ peril: 'wind and hail', percent: home.windPercent }] : []),
      ],
      otherCoverages: optional.map(({ name, limit, premium }) => ({
        name,
        limit,
        limitText: limit === null ? 'Included' : null,
        premium,
      })),
      additionalInterests:
        lender === null
          ? []
          : [{ interest: '1st mortgage', name: lender.name, address: lender.address, loanNumber: lender.loan }],
      _accept: { 'additionalInterests[0].interest': ['1st mortgage', 'mortgage', 'mortgagee'] },
      // a form of the house's own, numbered like the bureau's
      _ignore: ['policyForm'],
    };
    return { html: sheet({ css, body }), label };
  },
};
