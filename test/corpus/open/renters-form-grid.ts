import { addYears, dashed } from '../kit/dates.ts';
import { cells, html, joined, sheet, type Html, type Piece } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A national insurer's HO-4 form: limits across in one row, premiums below them, endorsements by form number, a page of privacy words behind.

const css = `body{margin:0;font:9pt/1.3 "Liberation Sans Narrow","Arial Narrow",Arial,sans-serif}.hd{display:flex;justify-content:space-between;background:#004b87;color:#fff;padding:6pt 9pt;font-size:12pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:10pt;margin:8pt 0}.x{border:.8pt solid #004b87;padding:4pt 6pt}.x u{text-decoration:none;color:#004b87;font-size:7.5pt;display:block}
table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{border:.8pt solid #004b87;padding:2.5pt 5pt;text-align:left}th{background:#e3edf6;font-weight:400;font-size:8pt}.r{text-align:right}.p{break-before:page;columns:2;font-size:8pt}`;

const box = (caption: string, value: Piece): Html => html`<div class="x"><u>${caption}</u>${value}</div>`;

const FORMS = [
  { form: 'HO 04 90', name: 'Personal Property Replacement Cost', limit: null },
  { form: 'HO 04 55', name: 'Identity Fraud Expense Coverage', limit: 15_000 },
  { form: 'HO 04 65', name: 'Special Limits - Jewelry', limit: 2_500 },
  { form: 'HO 24 82', name: 'Personal Injury', limit: null },
  { form: 'HO 04 35', name: 'Loss Assessment', limit: 1_000 },
];

export const style: Style = {
  policyType: 'renters',
  name: 'form-grid',
  build(random) {
    const household = drawHousehold(random);
    const names = insuredNames(household);
    const mail = household.address;
    const premises = random.chance(0.3) ? place(random, mail.state) : mail;
    const [insurer, producer, number] = [carrier(random), agency(random), numbered(random, '####@-##-##')];
    const effective = dayBetween(random, '2013-01-01', '2026-07-01');
    const kind = random.pick(['NEW', 'RENEWAL', 'REVISED'] as const);
    const contents = random.int(10, 100) * 1000;
    const limits = [contents, contents * 0.3, random.pick([100_000, 300_000, 500_000]), random.pick([1_000, 5_000])];
    const premiums = [random.amount(70, 240), null, random.amount(8, 40), null];
    const deductible = random.pick([250, 500, 1_000]);
    const extras = random
      .some(FORMS, random.int(1, 4))
      .map((each) => ({ ...each, premium: random.chance(0.7) ? random.amount(3, 45) : null }));
    const credit = random.chance(0.5)
      ? { name: random.pick(['Multi-Policy', 'Protective Device', 'Renewal']), amount: random.amount(5, 30) }
      : null;
    const total = sum([
      ...premiums.map((each) => each ?? 0),
      ...extras.map((each) => each.premium ?? 0),
      -(credit?.amount ?? 0),
    ]);
    const interested = random.chance(0.5)
      ? { name: `${word(random)} Residential Management`, home: place(random) }
      : null;
    const price = (amount: number | null): string => (amount === null ? 'Included' : cents(amount));
    const body = html`<div class="hd"><span>${insurer}</span><span>HO-4 RENTERS</span></div><div class="g">${box('POLICY NUMBER', html`<b>${number}</b> &nbsp; ${kind} DECLARATION`)}${box('POLICY PERIOD', `${dashed(effective)} to ${dashed(addYears(effective, 1))} 12:01 AM local time`)}${box('NAMED INSURED / MAILING ADDRESS', html`${joined(names, html`<br>`)}<br>${mail.street}<br>${cityLine(mail)}`)}${box('AGENT OF RECORD', producer)}</div>${box('RESIDENCE PREMISES', premises === mail ? 'Same as mailing address' : oneLine(premises))}
<table><tr>${cells('th', ['', 'C. Personal Property', 'D. Loss of Use', 'E. Personal Liability (each occurrence)', 'F. Medical Payments (each person)'])}</tr><tr><td>Limit</td>${limits.map((limit) => html`<td class="r">$${whole(limit)}</td>`)}</tr><tr><td>Premium</td>${premiums.map((premium) => html`<td class="r">${price(premium)}</td>`)}</tr></table>
<div class="g">${box('SECTION I DEDUCTIBLE', `$${whole(deductible)} any one loss`)}${box('UNITS IN BUILDING', random.pick(['5 or more', '2 to 4', '1']))}</div><table><tr>${cells('th', ['Form', 'Endorsement', 'Limit', 'Premium'])}</tr>${extras.map((each) => html`<tr>${cells('td', [each.form, each.name, each.limit === null ? '' : `$${whole(each.limit)}`])}<td class="r">${price(each.premium)}</td></tr>`)}${credit === null ? null : html`<tr>${cells('td', ['', `${credit.name} Credit`, ''])}<td class="r">-${cents(credit.amount)}</td></tr>`}<tr>${cells('td', ['', 'TOTAL ANNUAL PREMIUM', ''])}<td class="r"><b>$${cents(total)}</b></td></tr></table>
${interested === null ? null : box('ADDITIONAL INTEREST - RESIDENCE PREMISES', html`${interested.name}<br>${interested.home.street}<br>${cityLine(interested.home)}`)}<div class="p"><p><b>How we use information.</b> We may collect information from consumer reports. We keep it as the law requires. You may ask us for the information that we have about you.</p><p><b>Deductible options.</b> A deductible of $2,000 lowers your premium by up to $41.00. Ask your agent.</p><p><b>Flood.</b> Losses by flood are not covered by this policy.</p></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: { NEW: 'new', RENEWAL: 'renewal', REVISED: 'change' }[kind],
      namedInsureds: names,
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(premises),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: producer,
      totalPremium: total,
      discounts: credit === null ? [] : [credit],
      personalPropertyLimit: limits[0],
      lossOfUseLimit: limits[1],
      personalLiabilityLimit: limits[2],
      medicalPaymentsLimit: limits[3],
      deductibles: [{ amount: deductible }],
      otherCoverages: extras.map(({ name, limit, premium }) => ({ name, limit, premium })),
      additionalInterests:
        interested === null
          ? []
          : [
              {
                interest: 'Additional Interest - Residence Premises',
                name: interested.name,
                address: oneLine(interested.home),
              },
            ],
      _accept: {
        'deductibles[0].peril': ['any one loss', null],
        'discounts[0].name': [credit?.name, `${credit?.name} Credit`],
        'additionalInterests[0].interest': ['Additional Interest', 'Additional Interest - Residence Premises'],
        ...Object.fromEntries(
          extras.map((each, index) => [
            `otherCoverages[${index}].limitText`,
            each.premium === null ? ['Included', null] : [null],
          ]),
        ),
      },
    };
    return { html: sheet({ css, body }), label };
  },
};
