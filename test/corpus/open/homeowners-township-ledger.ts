import { addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, firstName, lastName, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A township mutual's secretary fills in a printed contract sheet: blanks in a sentence, then a ledger of items insured with amount, rate and premium.

const css = `body{margin:0;font:10.5pt/1.5 "Liberation Serif"}h1{text-align:center;font-size:17pt;margin:0;font-weight:400;letter-spacing:1pt}.c{text-align:center}u{text-decoration:none;border-bottom:.6pt solid #000;font:10pt "Liberation Mono";padding:0 5pt}.sheet{border:3pt double #444;padding:14pt 18pt}table{width:100%;border-collapse:collapse;margin:6pt 0}th{font-weight:400;font-size:8.6pt;border-top:1pt solid #000;border-bottom:1pt solid #000;padding:2pt 4pt}td{padding:1pt 4pt;font:9.6pt/1.45 "Liberation Mono";vertical-align:top}.n{text-align:right;white-space:nowrap;border-left:.5pt solid #a33}.end td{border-top:1pt solid #000;font-weight:700}.sub td{font:italic 10pt "Liberation Serif";padding-top:5pt}p{margin:5pt 0}.sig{display:flex;justify-content:space-between;margin-top:22pt}.sig div{border-top:.6pt solid #000;width:38%;text-align:center;font-size:8.5pt}`;

interface Item {
  name: string;
  amount: number | null;
  rate: number | null;
  premium: number | null;
}

function itemRow({ name, amount, rate, premium }: Item, index: number): Html {
  return html`<tr><td>${index}</td><td>${name}</td><td class="n">${amount === null ? '' : whole(amount)}</td><td class="n">${rate === null ? '' : rate.toFixed(3)}</td><td class="n">${premium === null ? 'incl.' : cents(premium)}</td></tr>`;
}

function priced(name: string, amount: number, rate: number): Item {
  return { name, amount, rate, premium: Math.round(amount * rate) / 100 };
}

function drawOthers(random: Random): Item[] {
  const shed = random.int(4, 30) * 1000;
  return random.some(
    [
      priced(`Machine shed ${random.int(24, 40)} x ${random.int(48, 72)}, steel`, shed, 0.62),
      priced('Household goods off premises', 2_500, 0.4),
      { name: 'Sewer backup', amount: 5_000, rate: null, premium: random.int(20, 45) },
      { name: 'Food spoilage', amount: 500, rate: null, premium: null },
      { name: 'Farm and yard tractor', amount: random.int(2, 9) * 1000, rate: null, premium: random.int(14, 60) },
      { name: 'Jewelry and furs', amount: 2_000, rate: null, premium: random.int(16, 40) },
    ],
    random.int(2, 4),
  );
}

export const style: Style = {
  policyType: 'homeowners',
  name: 'township-ledger',
  build(random) {
    const effective = `20${random.int(14, 25)}-${random.pick(['03-01', '05-12', '10-07', '12-18'])}`;
    const years = random.pick([1, 1, 3]);
    const expiration = addYears(effective, years);
    const insurer = `${word(random)} Township Mutual Fire Insurance Company`;
    const family = lastName(random);
    const names = [`${firstName(random)} ${family}`, `${firstName(random)} ${family}`];
    const [office, home] = [place(random, 'MN'), place(random, 'MN')];
    const section = `Section ${random.int(1, 36)}, ${word(random)} Township`;
    const number = String(random.int(2_000, 19_999));
    const agent = `${firstName(random)} ${lastName(random)}`;
    const dwelling = random.int(60, 310) * 1000;
    const garage = random.int(6, 26) * 1000;
    const goods = Math.round((dwelling * random.pick([0.4, 0.5, 0.6])) / 1000) * 1000;
    const living = Math.round((dwelling * 0.2) / 100) * 100;
    const [liability, medical] = [random.pick([100_000, 300_000, 500_000]), random.pick([1_000, 2_500])];
    const main: Item[] = [
      priced('Dwelling', dwelling, random.int(240, 420) / 1000),
      priced('Private garage and other structures', garage, random.int(300, 480) / 1000),
      priced('Household goods and personal property', goods, random.int(180, 300) / 1000),
      { name: 'Additional living expense', amount: living, rate: null, premium: null },
    ];
    const second: Item[] = [
      { name: 'Personal liability, each occurrence', amount: liability, rate: null, premium: random.int(60, 150) },
      { name: 'Medical payments to others, each person', amount: medical, rate: null, premium: null },
    ];
    const others = drawOthers(random);
    const items = [...main, ...others, ...second];
    const subtotal = sum(items.map((each) => each.premium ?? 0));
    const woodstove = random.chance(0.5) ? { name: 'Wood stove surcharge', amount: 35 } : null;
    const fees = [
      ...(woodstove === null ? [] : [woodstove]),
      { name: 'State fire marshal tax', amount: Math.round(subtotal * 0.65) / 100 },
    ];
    const credit = { name: 'Claim-free credit', amount: Math.round(subtotal * random.int(4, 10)) / 100 };
    const total = sum([subtotal, -credit.amount, ...fees.map((each) => each.amount)]);
    const deductible = random.pick([500, 1_000, 2_500]);
    const wind = random.chance(0.6) ? random.pick([1, 2]) : null;
    const built = random.int(1902, 1999);
    const walls = random.pick(['wood frame', 'brick on frame', 'log']);
    const roof = random.pick(['steel', 'asphalt shingle', 'cedar shake']);
    const bank = random.chance(0.6)
      ? { name: `Farmers State Bank of ${word(random)}`, place: place(random, 'MN') }
      : null;
    const sumRow = (name: string, amount: string): Html =>
      html`<tr><td></td><td colspan="3">${name}</td><td class="n">${amount}</td></tr>`;
    const body = html`<div class="sheet"><h1>${insurer}</h1><div class="c">${cityLine(office)} &mdash; Organized 18${random.int(71, 98)}</div><p class="c">Homeowner's Contract No. <u>${number}</u></p>
<p>In consideration of the premium stated below this company insures <u>${names.join(' and ')}</u> whose post office address is <u>${home.street}, ${cityLine(home)}</u> for a term of <u>${years} year${years === 1 ? '' : 's'}</u> from noon of <u>${written(effective)}</u> to noon of <u>${written(expiration)}</u>, Standard Time, against loss to the property described below and situated in <u>${section}</u>, against no more than the amount set opposite each item.</p>
<p>The dwelling is of <u>${walls}</u> construction, roofed with <u>${roof}</u>, was built in <u>${built}</u> and is occupied by <u>the owner</u>.</p>
<table><tr><th>No.</th><th style="text-align:left">Item insured</th><th>Amount of<br>insurance $</th><th>Rate per<br>$100</th><th>Premium $</th></tr>
<tr class="sub"><td></td><td colspan="4">Property</td></tr>${main.map((each, i) => itemRow(each, i + 1))}<tr class="sub"><td></td><td colspan="4">Added at the member's request</td></tr>${others.map((each, i) => itemRow(each, i + 5))}<tr class="sub"><td></td><td colspan="4">Liability</td></tr>${second.map((each, i) => itemRow(each, i + 5 + others.length))}
<tr class="sub"><td></td><td colspan="4">Reckoning</td></tr>${sumRow('Sum of premiums', cents(subtotal))}${sumRow(`Less ${credit.name}`, `(${cents(credit.amount)})`)}${fees.map((each) => sumRow(each.name, cents(each.amount)))}<tr class="end"><td></td><td colspan="3">Due for the whole term</td><td class="n">${cents(total)}</td></tr></table>
<p>From each loss to property the member bears the first <u>$${whole(deductible)}</u>${wind === null ? '' : html`, except that from loss by wind or hail the member bears <u>${wind}%</u> of the amount on the dwelling`}. Loss on the dwelling, if any, is payable also to ${bank === null ? html`<u>no one</u>` : html`<u>${bank.name}, ${bank.place.street}, ${cityLine(bank.place)}</u> as mortgagee`}.</p>
<p>Members may be assessed as the bylaws provide. Not valid unless countersigned by an agent of the company: agent <u>${agent}</u>.</p><div class="sig"><div>President</div><div>Secretary</div></div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: names,
      mailingAddress: oneLine(home),
      insuredLocation: section,
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: agent,
      totalPremium: total,
      fees,
      discounts: [credit],
      yearBuilt: built,
      constructionType: walls,
      roofType: roof,
      occupancy: 'the owner',
      dwellingLimit: dwelling,
      otherStructuresLimit: garage,
      personalPropertyLimit: goods,
      lossOfUseLimit: living,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [{ amount: deductible }, ...(wind === null ? [] : [{ peril: 'wind or hail', percent: wind }])],
      otherCoverages: others.map(({ name, amount, premium }) => ({ name, limit: amount, premium })),
      additionalInterests:
        bank === null ? [] : [{ interest: 'mortgagee', name: bank.name, address: oneLine(bank.place) }],
      _accept: {
        insuredLocation: [oneLine(home), null],
        occupancy: ['occupied by the owner', 'owner', 'Owner Occupied'],
        'deductibles[0].peril': ['loss to property', 'property', 'each loss to property'],
      },
    };
    return { html: sheet({ css, body }), label };
  },
};
