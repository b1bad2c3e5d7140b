import { addYears, bare } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, oneLine, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A surplus lines homeowners policy out of a workbook: one grid of cells, captions left, values right, perils and taxes in lines of their own.

const css = `body{margin:0;font:9.5pt/1.25 Carlito,Calibri,"Liberation Sans",sans-serif}table{border-collapse:collapse;width:100%}td{border:.5px solid #c3c3c3;padding:1.8pt 4pt;vertical-align:bottom}.h td{background:#ffe699;font-weight:700}.r{text-align:right}.b{font-weight:700}`;

const line = (...cells: Piece[]): Html => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
const wide = (left: Piece, right: Piece): Html => html`<tr><td>${left}</td><td colspan="3">${right}</td></tr>`;
const heading = (...cells: Piece[]): Html => html`<tr class="h">${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
const coverage = (name: string, limit: number | string, premium: number | string): Html =>
  html`<tr><td colspan="2">${name}</td><td class="r">${typeof limit === 'number' ? whole(limit) : limit}</td><td class="r">${typeof premium === 'number' ? cents(premium) : premium}</td></tr>`;

const EXTRAS = [
  'Vandalism and Malicious Mischief',
  'Limited Water Damage',
  'Animal Liability',
  'Limited Theft',
  'Service Line',
];

export const style: Style = {
  policyType: 'homeowners',
  name: 'surplus-sheet',
  build(random) {
    const household = drawHousehold(random, random.pick(['FL', 'TX', 'AL', 'GA']));
    const { address } = household;
    const isTrust = random.chance(0.4);
    const names = isTrust
      ? [`${word(random)} ${random.pick(['Family Trust', 'Revocable Living Trust', 'Homestead LLC'])}`]
      : insuredNames(household);
    const premises = place(random, address.state);
    const home = drawHome(random);
    const lender = random.chance(0.5) ? mortgagee(random) : null;
    const [insurer, producer] = [carrier(random), agency(random)];
    const number = `${random.letters(3)}-${random.digits(3)}-${random.digits(6)}`;
    const effective = dayBetween(random, '2015-01-01', '2026-06-01');
    const form = random.pick(['HO-3', 'HO-5', 'HO-8']);
    const extras = random.some(EXTRAS, random.int(1, 4)).map((name) => ({
      name,
      limit: random.chance(0.6) ? random.pick([5_000, 10_000, 25_000]) : null,
      premium: random.int(15, 240),
    }));
    const base = { dwelling: random.amount(600, 4_800), liability: random.int(60, 220) };
    const premium = sum([base.dwelling, base.liability, ...extras.map((each) => each.premium)]);
    const fees = [
      { name: 'Policy Fee', amount: random.pick([50, 75, 100]) },
      { name: 'Inspection Fee', amount: random.pick([85, 125, 150]) },
      { name: 'Surplus Lines Tax', amount: Math.round(premium * 4.94) / 100 },
      { name: 'Stamping Office Fee', amount: Math.round(premium * 0.06) / 100 },
    ];
    const total = sum([premium, ...fees.map((fee) => fee.amount)]);
    const [occupancy, construction, protection] = [
      random.pick(['Owner Occupied', 'Seasonal', 'Vacant', 'Owner Occupied - Primary']),
      random.pick(['Frame', 'Joisted Masonry', 'Masonry Veneer']),
      String(random.int(2, 10)),
    ];
    const windAmount = (home.dwelling * home.windPercent) / 100;
    const body = html`<table>${heading(html`<span style="font-size:13pt">HOMEOWNERS DECLARATIONS</span>`, '', '', form)}
${line('Insurance Company', insurer, 'Policy No.', number)}${line('Producer', producer, 'Replaces Policy', 'New')}${line('Inception', bare(effective), 'Expiration', bare(addYears(effective, 1)))}${wide('Insured', names.join(' and '))}${wide('Insured Address', `${address.street}, ${cityLine(address)}`)}${wide('Described Location', `${premises.street}, ${cityLine(premises)}`)}
${heading('Underwriting', '', '', '')}${line('Year of Construction', home.yearBuilt, 'Construction', construction)}${line('Square Footage', whole(home.squareFeet), 'Protection Class', protection)}${line('Occupancy', occupancy, 'Number of Stories', home.stories)}
${heading('Coverage', '', html`<div class="r">Limit</div>`, html`<div class="r">Premium</div>`)}${coverage('A - Dwelling', home.dwelling, base.dwelling)}${coverage('B - Other Structures', home.otherStructures, 'Included')}${coverage('C - Personal Property', home.contents, 'Included')}${coverage('D - Loss of Use', home.lossOfUse, 'Included')}${coverage('E - Personal Liability', home.liability, base.liability)}${coverage('F - Medical Payments', home.medical, 'Included')}
${extras.map((each) => coverage(each.name, each.limit ?? 'Included', each.premium))}${heading('Deductible', '', '', '')}${wide('All Other Perils', `$${whole(home.deductible)}`)}${wide('Named Storm', `${home.windPercent}% / $${whole(windAmount)}`)}
${heading('Premium', '', '', '')}${coverage('Policy Premium', '', premium)}${fees.map((fee) => coverage(fee.name, '', fee.amount))}<tr class="b"><td colspan="3">TOTAL DUE</td><td class="r">${cents(total)}</td></tr>
${lender === null ? null : html`${heading('Mortgagee', '', '', '')}${wide('Name', `${lender.name}, ISAOA/ATIMA`)}${wide('Address', lender.address)}${wide('Loan No.', lender.loan)}`}</table>
<p style="font-size:8pt">This insurance is issued under the surplus lines law. Persons insured by surplus lines carriers do not have the protection of the guaranty fund. Minimum earned premium 25%.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'new',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      insuredLocation: oneLine(premises),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: producer,
      totalPremium: total,
      fees,
      policyForm: form,
      yearBuilt: home.yearBuilt,
      squareFeet: home.squareFeet,
      numberOfStories: home.stories,
      constructionType: construction,
      protectionClass: protection,
      occupancy,
      dwellingLimit: home.dwelling,
      otherStructuresLimit: home.otherStructures,
      personalPropertyLimit: home.contents,
      lossOfUseLimit: home.lossOfUse,
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles: [
        { peril: 'All Other Perils', amount: home.deductible },
        { peril: 'Named Storm', amount: windAmount, percent: home.windPercent },
      ],
      otherCoverages: extras.map(({ name, limit, premium: price }) => ({
        name,
        limit,
        limitText: limit === null ? 'Included' : null,
        premium: price,
      })),
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'Mortgagee', name: lender.name, address: lender.address, loanNumber: lender.loan }],
      _accept: { transactionType: ['new', null] },
    };
    return { html: sheet({ css, body }), label };
  },
};
