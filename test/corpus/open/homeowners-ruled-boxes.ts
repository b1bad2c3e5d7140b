import { addYears, slashed } from '../kit/dates.ts';
import { html, joined, sheet, type Html, type Piece } from '../kit/html.ts';
import { dollarsAndCents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A state bureau's form filled by computer: every value in a ruled box under a small caption.

const css = `body{margin:0;font:9pt/1.25 Arial,"Liberation Sans",sans-serif}.g{display:grid;grid-template-columns:repeat(12,1fr);border-left:.8pt solid #000;border-top:.8pt solid #000}.b{border-right:.8pt solid #000;border-bottom:.8pt solid #000;padding:1.5pt 4pt 3pt;min-height:21pt}
.b i{display:block;font:6.2pt Arial,"Liberation Sans",sans-serif;text-transform:uppercase}.bar{grid-column:1/13;background:#000;color:#fff;font-size:8pt;padding:2pt 4pt}h1{font-size:13pt;margin:0;text-align:center}.top{display:flex;justify-content:space-between;margin-bottom:5pt}.fine{font-size:7pt;margin-top:5pt}`;

const box = (span: number, caption: string, value: Piece): Html =>
  html`<div class="b" style="grid-column:span ${span}"><i>${caption}</i>${value}</div>`;
const bar = (caption: string): Html => html`<div class="bar">${caption}</div>`;

const ENDORSEMENTS = [
  { name: 'Water Backup and Sump Overflow', limit: 5_000 },
  { name: 'Identity Fraud Expense', limit: 15_000 },
  { name: 'Scheduled Jewelry', limit: 8_400 },
  { name: 'Ordinance or Law', limit: null },
  { name: 'Personal Property Replacement Cost', limit: null },
  { name: 'Equipment Breakdown', limit: 50_000 },
];

export const style: Style = {
  policyType: 'homeowners',
  name: 'ruled-boxes',
  build(random) {
    const household = drawHousehold(random);
    const names = insuredNames(household);
    const { address } = household;
    const premises = random.chance(0.25) ? place(random, address.state) : address;
    const home = drawHome(random);
    const lender = random.chance(0.7) ? mortgagee(random) : null;
    const [insurer, producer, number] = [carrier(random), agency(random), numbered(random, 'HO######-##')];
    const effective = dayBetween(random, '2013-01-01', '2026-07-01');
    const expiration = addYears(effective, 1);
    const form = random.pick(['HO-3', 'HO-5', 'HO-2']);
    const kind = random.pick(['NEW', 'RENEWAL', 'AMENDED'] as const);
    const base = random.amount(700, 4200);
    const extras = random
      .some(ENDORSEMENTS, random.int(1, 4))
      .map((each) => ({ ...each, premium: random.int(12, 130) }));
    const credits = random
      .some(['Protective Devices', 'Claim Free', 'New Roof', 'Companion Policy'], random.int(0, 3))
      .map((name) => ({ name, amount: random.int(15, 160) }));
    const fee = { name: 'State Fire Surcharge', amount: random.int(4, 30) };
    const total = sum([
      base,
      ...extras.map((each) => each.premium),
      ...credits.map((each) => -each.amount),
      fee.amount,
    ]);
    const isSame = premises === address;
    const [construction, roof, occupancy, protection] = [
      random.pick(['Frame', 'Masonry', 'Brick Veneer', 'Stucco on Frame']),
      random.pick(['Composition Shingle', 'Metal', 'Tile', 'Wood Shake']),
      random.pick(['Owner Primary', 'Owner Seasonal']),
      String(random.int(1, 9)),
    ];
    const hasWind = random.chance(0.5);
    const windAmount = (home.dwelling * home.windPercent) / 100;
    const limit = (letter: string, caption: string, amount: number): Html =>
      box(2, `${letter}. ${caption}`, `$ ${whole(amount)}`);
    const body = html`<div class="top"><b>${insurer}</b><b>${kind}</b></div><h1>HOMEOWNERS POLICY DECLARATIONS</h1><div class="g" style="margin-top:5pt">
${box(4, 'Policy number', number)}${box(5, 'Policy period (12:01 AM standard time)', `From ${slashed(effective)} To ${slashed(expiration)}`)}${box(3, 'Form', form)}
${box(6, 'Named insured and mailing address', html`${joined(names, html`<br>`)}<br>${address.street}<br>${cityLine(address)}`)}${box(6, 'Producer', producer)}
${box(12, 'Residence premises (if different from mailing address)', isSame ? 'SAME' : oneLine(premises))}${bar('RATING INFORMATION')}
${box(2, 'Year built', home.yearBuilt)}${box(3, 'Construction', construction)}${box(3, 'Roof', roof)}${box(1, 'Stories', home.stories)}${box(3, 'Living area sq ft', whole(home.squareFeet))}${box(3, 'Protection class', protection)}${box(3, 'Occupancy', occupancy)}${box(3, 'Territory', random.digits(3))}${box(3, 'Families', 1)}
${bar('COVERAGES AND LIMITS OF LIABILITY')}${limit('A', 'Dwelling', home.dwelling)}${limit('B', 'Other structures', home.otherStructures)}${limit('C', 'Personal property', home.contents)}${limit('D', 'Loss of use', home.lossOfUse)}${limit('E', 'Personal liability', home.liability)}${limit('F', 'Medical payments', home.medical)}
${box(6, 'Section I deductible - all perils', `$ ${whole(home.deductible)}`)}${box(6, 'Section I deductible - windstorm or hail', hasWind ? `${home.windPercent}% - $ ${whole(windAmount)}` : 'Not applicable')}${bar('ENDORSEMENTS')}
${extras.map((each) => html`${box(6, 'Description', each.name)}${box(3, 'Limit', each.limit === null ? 'Included' : `$ ${whole(each.limit)}`)}${box(3, 'Premium', `$ ${whole(each.premium)}`)}`)}
${credits.length === 0 ? null : bar('CREDITS')}${credits.map((each) => html`${box(9, 'Credit', each.name)}${box(3, 'Amount', `-$ ${whole(each.amount)}`)}`)}${bar('PREMIUM')}${box(4, 'Basic premium', dollarsAndCents(base))}${box(4, fee.name, dollarsAndCents(fee.amount))}${box(4, 'Total annual premium', dollarsAndCents(total))}
${lender === null ? null : html`${bar('MORTGAGEE')}${box(8, 'First mortgagee name and address', html`${lender.name} ISAOA<br>${lender.address}`)}${box(4, 'Loan number', lender.loan)}`}</div><div class="fine">FORMS: HO 0003 0511, HO 0109 0621, HO 0495 0114 &nbsp; Countersigned ______________________</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: { NEW: 'new', RENEWAL: 'renewal', AMENDED: 'change' }[kind],
      namedInsureds: names,
      mailingAddress: oneLine(address),
      insuredLocation: oneLine(premises),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees: [fee],
      discounts: credits,
      policyForm: form,
      yearBuilt: home.yearBuilt,
      squareFeet: home.squareFeet,
      numberOfStories: home.stories,
      constructionType: construction,
      roofType: roof,
      protectionClass: protection,
      occupancy,
      dwellingLimit: home.dwelling,
      otherStructuresLimit: home.otherStructures,
      personalPropertyLimit: home.contents,
      lossOfUseLimit: home.lossOfUse,
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles: [
        { peril: 'all perils', amount: home.deductible },
        ...(hasWind ? [{ peril: 'windstorm or hail', amount: windAmount, percent: home.windPercent }] : []),
      ],
      otherCoverages: extras.map(({ name, limit: amount, premium }) => ({
        name,
        limit: amount,
        limitText: amount === null ? 'Included' : null,
        premium,
      })),
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'First mortgagee', name: lender.name, address: lender.address, loanNumber: lender.loan }],
      _accept: {
        'deductibles[0].peril': ['all perils', 'Section I deductible - all perils'],
        'deductibles[1].peril': ['windstorm or hail', 'Section I deductible - windstorm or hail'],
      },
    };
    return { html: sheet({ css, body }), label };
  },
};
