import { addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A private client insurer: a cover summary with wide margins, the residence with values in a right column, valuables by class, a page of premium.

const css = `body{margin:0;font:9.6pt/1.5 Caladea,"DejaVu Serif","Liberation Serif",serif}.cap{letter-spacing:2.5pt;text-transform:uppercase;font-size:8pt;color:#6b5b3e;border-bottom:.5pt solid #6b5b3e;margin:16pt 0 5pt;padding-bottom:2pt;break-after:avoid}h1{font-size:19pt;font-weight:400;margin:0 0 2pt}.l{display:flex;justify-content:space-between;gap:18pt;padding:1.5pt 0;break-inside:avoid}.l span:last-child{text-align:right}.two{display:grid;grid-template-columns:1fr 1fr;gap:18pt}.v{display:grid;grid-template-columns:1.4fr 1fr 1fr 1fr;padding:1.5pt 0}.v i{text-align:right;font-style:normal}.v.h{font-size:8pt;color:#6b5b3e}.pg{break-before:page}small{font-size:7.6pt}`;

const line = (caption: Piece, value: Piece): Html =>
  html`<div class="l"><span>${caption}</span><span>${value}</span></div>`;

const CLASSES = ['Jewelry', 'Fine Art', 'Silverware', 'Wine', 'Musical Instruments', 'Furs'];

function drawValuables(random: Random) {
  return random.some(CLASSES, random.int(0, 3)).map((name) => {
    const [items, blanket] = [random.int(0, 60) * 1_000, random.int(2, 40) * 1_000];
    return { name, items, blanket, limit: items + blanket, premium: random.int(40, 900) };
  });
}

const EXTRAS = [
  { name: 'Identity Recovery', text: '$50,000', limit: 50_000, limitText: null },
  { name: 'Water Backup', text: '$25,000', limit: 25_000, limitText: null },
  { name: 'Rebuilding to Code', text: 'Included', limit: null, limitText: 'Included' },
  { name: 'Extended Rebuilding Cost', text: 'Included', limit: null, limitText: 'Included' },
  { name: 'Landscaping', text: '5% of house limit', limit: null, limitText: '5% of house limit' },
  { name: 'Service Line', text: '$15,000', limit: 15_000, limitText: null },
];

export const style: Style = {
  policyType: 'homeowners',
  name: 'residence-and-valuables',
  build(random) {
    const household = drawHousehold(random);
    const [names, { address: mail }] = [insuredNames(household), household];
    const home = drawHome(random);
    const residence = random.chance(0.5) ? place(random) : mail;
    const lender = random.chance(0.5) ? mortgagee(random) : null;
    const [insurer, broker, number] = [carrier(random), agency(random), numbered(random, '########-##@')];
    const effective = dayBetween(random, '2016-02-01', '2026-06-01');
    const construction = random.pick(['Masonry', 'Frame', 'Superior', 'Brick Veneer']);
    const roof = random.pick(['Slate', 'Clay Tile', 'Architectural Shingle', 'Standing Seam Metal']);
    const hasUse = random.chance(0.5);
    const valuables = drawValuables(random);
    const extras = random.some(EXTRAS, random.int(2, 5));
    const percent = random.chance(0.5) ? home.windPercent : null;
    const hurricane = percent === null ? null : (home.dwelling * percent) / 100;
    const [base, surplus] = [random.int(1_200, 9_800), random.int(20, 140)];
    const credits = random
      .some(['Gated Community', 'Water Leak Sensor', 'Central Station Alarm', 'Claim Free'], random.int(0, 3))
      .map((name) => ({ name, amount: random.int(30, 400) }));
    const total = sum([
      base,
      surplus,
      ...valuables.map(({ premium }) => premium),
      ...credits.map(({ amount }) => -amount),
    ]);
    const body = html`<h1>Residence &amp; Valuables</h1>Declarations issued by ${insurer}<div class="two"><div><div class="cap">Policyholder</div>${names.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div><div><div class="cap">Policy</div>${line('Number', number)}${line('From', written(effective))}${line('To', written(addYears(effective, 1)))}${line('Your broker', broker)}</div></div>
<div class="cap">Your residence</div>${line('Location', residence === mail ? 'At your mailing address' : oneLine(residence))}${line('Constructed', `${home.yearBuilt}, ${construction}`)}${line('Roof covering', roof)}${line('Finished area', `${home.squareFeet} square feet`)}
<div class="cap">Limits at this residence</div>${line('House', wholeDollars(home.dwelling))}${line('Other permanent structures', wholeDollars(home.otherStructures))}${line('Contents', wholeDollars(home.contents))}${line('Additional living expenses', hasUse ? wholeDollars(home.lossOfUse) : 'Reasonable costs, no dollar limit')}${line('Deductible, all covered losses', wholeDollars(home.deductible))}${hurricane === null ? null : line('Deductible, hurricane', `${percent}% of house limit, ${wholeDollars(hurricane)}`)}
<div class="cap">Liability</div>${line('Personal liability, each occurrence', wholeDollars(home.liability))}${line('Medical payments to others, each person', wholeDollars(home.medical))}<div class="cap">Additional coverages</div>${extras.map(({ name, text }) => line(name, text))}
<div class="pg"></div><div class="cap">Valuable articles</div>${valuables.length === 0 ? html`<div>None scheduled.</div>` : html`<div class="v h"><span>Class</span><i>Itemized</i><i>Blanket</i><i>Total insured</i></div>${valuables.map((each) => html`<div class="v"><span>${each.name}</span><i>${wholeDollars(each.items)}</i><i>${wholeDollars(each.blanket)}</i><i>${wholeDollars(each.limit)}</i></div>`)}<small>No deductible applies to valuable articles.</small>`}
<div class="cap">Premium</div>${line('Residence and liability', dollarsAndCents(base))}${valuables.map((each) => line(`Valuable articles: ${each.name}`, dollarsAndCents(each.premium)))}${credits.map((each) => line(`Credit: ${each.name}`, `-${dollarsAndCents(each.amount)}`))}${line('Fire marshal tax and guaranty assessment', dollarsAndCents(surplus))}${line(html`<b>Premium for the term</b>`, html`<b>${dollarsAndCents(total)}</b>`)}
${lender === null ? null : html`<div class="cap">Interested parties</div>${line('First mortgagee', html`${lender.name}, its successors and/or assigns<br>${lender.address}<br>Loan ${lender.loan}`)}`}<p><small>To add $1,000,000 of excess liability for about ${wholeDollars(random.int(200, 420))} a year, ask your broker.</small></p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: names,
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(residence),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: broker,
      totalPremium: total,
      fees: [{ name: 'Fire marshal tax and guaranty assessment', amount: surplus }],
      discounts: credits,
      yearBuilt: home.yearBuilt,
      squareFeet: home.squareFeet,
      constructionType: construction,
      roofType: roof,
      dwellingLimit: home.dwelling,
      otherStructuresLimit: home.otherStructures,
      personalPropertyLimit: home.contents,
      lossOfUseLimit: hasUse ? home.lossOfUse : null,
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles: [
        { peril: 'all covered losses', amount: home.deductible },
        ...(hurricane === null ? [] : [{ peril: 'hurricane', amount: hurricane, percent }]),
      ],
      otherCoverages: [
        ...extras.map(({ name, limit, limitText }) => ({ name, limit, limitText })),
        ...valuables.map(({ name, limit, premium }) => ({ name, limit, premium })),
      ],
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'First mortgagee', name: lender.name, address: lender.address, loanNumber: lender.loan }],
      _accept: {
        ...Object.fromEntries(
          valuables.map(({ name }, i) => [
            `otherCoverages[${extras.length + i}].name`,
            [name, `Valuable articles: ${name}`, `Valuable articles ${name}`],
          ]),
        ),
        'deductibles[0].peril': ['all covered losses', null],
      },
    };
    return {
      html: sheet({ css, body }),
      label,
      print: { margin: { left: '0.9in', right: '0.9in', top: '0.6in', bottom: '0.6in' } },
    };
  },
};
