import { addYears, shortBare } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, inParentheses, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A specialist for manufactured homes: one ledger of all coverages with item numbers, a payment stub to tear off at the foot of the page.

const css = `body{margin:0;font:8.8pt/1.3 "DejaVu Sans Condensed","Liberation Sans",sans-serif;position:relative;height:9.9in}.ad{display:flex;justify-content:space-between}.ad>div{width:31%}h1{font-size:11pt;margin:0;background:#cfe3cf;padding:3pt 5pt}small{display:block;color:#3d5c3d;font-size:7pt}table{border-collapse:collapse;width:100%;margin-top:8pt}.le th{font-size:7.3pt;text-align:left;border-top:1pt solid #3d5c3d;border-bottom:1pt solid #3d5c3d;font-weight:400;padding:2pt 4pt}.le td{padding:2pt 4pt}.le tr:nth-child(even) td{background:#eef6ee}.le .n{text-align:right}.de td{padding:2pt 4pt;vertical-align:top;border:.4pt solid #9bb89b}.stub{position:absolute;bottom:0;left:0;right:0;border-top:1pt dashed #000;padding-top:6pt;display:flex;justify-content:space-between}.ln{margin-top:7pt}`;

interface Item {
  name: string;
  limit?: number | null;
  limitText?: string | null;
  deductible?: number | null;
  premium: number | null;
}

function drawOptions(random: Random): Item[] {
  return random.some<Item>(
    [
      { name: 'Trip Collision', limit: random.pick([5_000, 10_000]), deductible: 250, premium: random.int(20, 60) },
      { name: 'Flood Removal Expense', limit: 500, premium: random.int(5, 15) },
      { name: 'Tree and Debris Removal', limit: 1_000, premium: random.int(8, 22) },
      { name: 'Full Repair Cost', limitText: 'APPLIES', premium: random.int(40, 120) },
      { name: 'Golf Cart', limit: random.pick([3_500, 5_000]), deductible: 100, premium: random.int(40, 90) },
    ],
    random.int(1, 4),
  );
}

const line = (count: number, { name, limit = null, limitText = null, deductible = null, premium }: Item): Html =>
  html`<tr><td>${String(count).padStart(2, '0')}</td><td>${name}</td><td class="n">${limitText ?? (limit === null ? '' : whole(limit))}</td><td class="n">${deductible === null ? '' : whole(deductible)}</td><td class="n">${premium === null ? 'INCL' : inParentheses(premium)}</td></tr>`;

const box = (caption: string, value: Html | string | number): Html => html`<td><small>${caption}</small>${value}</td>`;

function drawHome(random: Random) {
  return {
    yearBuilt: random.int(1978, 2019),
    maker: `${word(random)} Homes`,
    size: random.pick(['14 x 66', '16 x 76', '28 x 56', '32 x 64']),
    serial: numbered(random, '@@@######@@'),
    roofType: random.pick(['Shingle, pitched', 'Metal, rounded', 'Membrane roof-over']),
    occupancy: random.pick(['Owner', 'Tenant', 'Seasonal', 'Owner - adult park']),
    protectionClass: String(random.int(3, 10)),
  };
}

export const style: Style = {
  policyType: 'homeowners',
  name: 'manufactured-stub',
  build(random) {
    const [insurer, broker, site, owner] = [carrier(random), agency(random), place(random), person(random)];
    const mail = random.chance(0.5) ? place(random) : site;
    const effective = `${random.int(2020, 2026)}-${random.pick(['02', '06', '10', '12'])}-0${random.int(1, 9)}`;
    const expiration = addYears(effective, 1);
    const number = numbered(random, 'MFH ####### ##');
    const home = drawHome(random);
    const dwelling = random.int(22, 160) * 1_000;
    const [other, wind] = [random.pick([250, 500, 750]), random.pick([1_000, 1_500, 2_500])];
    const liability = random.pick([25_000, 50_000, 100_000]);
    const medical = random.pick([500, 1_000]);
    const structures = random.chance(0.8) ? random.pick([2_000, 4_000, 8_500]) : null;
    const contents = random.int(6, 60) * 1_000;
    const living = random.chance(0.5) ? dwelling / 10 : null;
    const main: Item[] = [
      { name: 'Manufactured Home', limit: dwelling, deductible: other, premium: random.int(260, 1_300) },
      ...(structures === null
        ? []
        : [{ name: 'Adjacent Structures', limit: structures, deductible: other, premium: random.int(12, 80) }]),
      { name: 'Personal Effects', limit: contents, deductible: other, premium: random.int(40, 240) },
      {
        name: 'Additional Living Expense',
        limit: living,
        limitText: living === null ? '$40 A DAY' : null,
        premium: null,
      },
      { name: 'Personal Liability, each occurrence', limit: liability, premium: random.int(30, 95) },
      { name: 'Medical Payments, each person', limit: medical, premium: null },
    ];
    const options = drawOptions(random);
    const discounts = random.some(
      [
        { name: 'Tie-Down Credit', amount: random.int(10, 60) },
        { name: 'Age 50 and Over Credit', amount: random.int(10, 80) },
        { name: 'Smoke Detector Credit', amount: random.int(4, 16) },
      ],
      random.int(1, 2),
    );
    const fee = { name: 'Inspection Fee', amount: random.pick([15, 25, 35]) };
    const credits = discounts.map(({ name, amount }) => ({ name, premium: -amount }));
    const items: Item[] = [...main, ...options, ...credits, { name: fee.name, premium: fee.amount }];
    const total = sum(items.map(({ premium }) => premium ?? 0));
    const lender = { name: `${word(random)} Manufactured Lending Corp.`, at: place(random), loan: random.digits(8) };
    const isNew = random.chance(0.5);
    const body = html`<h1>MANUFACTURED HOME POLICY DECLARATIONS &mdash; ${isNew ? 'NEW' : 'RENEWAL'}</h1>
<div class="ad" style="margin-top:7pt"><div><small>INSURED</small>${owner}<br>${mail.street}<br>${cityLine(mail)}</div><div><small>AGENCY</small>${broker}<br><small>COMPANY</small>${insurer}</div><div><small>POLICY</small>${number}<small>FROM</small>${shortBare(effective)}<small>TO</small>${shortBare(expiration)}</div></div>
<table class="de"><tr>${box('MODEL YEAR', home.yearBuilt)}${box('MANUFACTURER', home.maker)}${box('SIZE, FEET', home.size)}${box('SERIAL NUMBER', home.serial)}</tr><tr>${box('SITUATED AT', mail === site ? 'SAME AS INSURED ADDRESS' : oneLine(site))}${box('OCCUPIED BY', home.occupancy)}${box('ROOF', home.roofType)}${box('PROTECTION CLASS', home.protectionClass)}</tr></table>
<table class="le"><tr><th>ITEM</th><th>COVERAGE</th><th class="n">AMOUNT OF INSURANCE $</th><th class="n">DEDUCTIBLE $</th><th class="n">PREMIUM $</th></tr>${items.map((each, at) => line(at + 1, each))}<tr><td></td><td><b>TOTAL PREMIUM FOR THE TERM</b></td><td></td><td></td><td class="n"><b>${cents(total)}</b></td></tr></table>
<div class="ln">A deductible of $${whole(wind)} applies in place of the one shown to loss by <b>Windstorm</b>. To any <b>Other Peril</b> the deductible of $${whole(other)} applies.</div><div class="ln"><small>LIENHOLDER</small>${lender.name}, ${lender.at.street}, ${cityLine(lender.at)} &nbsp; Account ${lender.loan}</div>
<div class="stub"><div>PAYMENT STUB &mdash; detach and return<br>${owner}<br>Policy ${number}</div><div><small>PAY IN FULL</small>$${cents(total)}<small>OR FIRST OF 4 PAYMENTS (INCLUDES $6.00 CHARGE)</small>$${cents(Math.round(total * 25) / 100 + 6)}</div><div><small>MAKE CHECK PAYABLE TO</small>${insurer}<br>P.O. Box ${random.digits(4)}, ${word(random)}, TX 76${random.digits(3)}</div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isNew ? 'new' : 'renewal',
      namedInsureds: [owner],
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(site),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: broker,
      totalPremium: total,
      fees: [fee],
      discounts,
      yearBuilt: home.yearBuilt,
      roofType: home.roofType,
      occupancy: home.occupancy,
      protectionClass: home.protectionClass,
      dwellingLimit: dwelling,
      otherStructuresLimit: structures,
      personalPropertyLimit: contents,
      lossOfUseLimit: living,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [
        { peril: 'Windstorm', amount: wind },
        { peril: 'Other Peril', amount: other },
      ],
      otherCoverages: options,
      additionalInterests: [
        { interest: 'Lienholder', name: lender.name, address: oneLine(lender.at), loanNumber: lender.loan },
      ],
    };
    return { html: sheet({ css, body }), label };
  },
};
