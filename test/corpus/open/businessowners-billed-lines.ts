import { addYears, spaced } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, oneLine, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A start-up insurer whose declarations came out of its billing program: article, quantity, unit, rate and amount, premises as ship-to.

const css = `body{margin:0;font:9.5pt/1.35 "DejaVu Sans Condensed",sans-serif}.hd{display:flex;justify-content:space-between;align-items:flex-start}.big{font-size:26pt;letter-spacing:3pt;color:#999}.parties{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12pt;margin:12pt 0}.parties b{display:block;font-size:7.5pt;color:#666}table{width:100%;border-collapse:collapse}th{background:#333;color:#fff;font-weight:400;padding:4pt;text-align:left;font-size:8pt}td{padding:3.5pt 4pt;border-bottom:.5pt solid #ddd;vertical-align:top}.r{text-align:right}.sum td{border:0}.meta td{border:0;padding:1pt 6pt}.meta{width:auto}small{color:#555;font-size:7.6pt}`;

interface Line {
  article: string;
  name: string;
  note: string;
  at: number | null;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  rate: string;
  premium: number | null;
}

const tableRow = (line: Line): Html =>
  html`<tr><td>${line.article}</td><td>${line.name}<br><small>${line.note}</small></td><td>${line.at === null ? '' : `Site ${line.at}`}</td><td class="r">${line.limitText ?? (line.limit === null ? '' : whole(line.limit))}</td><td class="r">${line.rate}</td><td class="r">${line.premium === null ? 'Incl.' : cents(line.premium)}</td></tr>`;

export const style: Style = {
  policyType: 'businessowners',
  name: 'billed-lines',
  build(random) {
    const [insurer, insured, broker, home] = [carrier(random), company(random), agency(random), place(random)];
    const effective = `${random.int(2019, 2026)}-0${random.int(1, 6)}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const number = `BOP-${random.digits(4)}/${random.digits(3)}`;
    const [deductible, occurrence] = [random.pick([500, 1_000, 2_500]), random.pick([1_000_000, 2_000_000])];
    const [medical, rented] = [random.pick([5_000, 10_000]), random.pick([50_000, 100_000, 300_000])];
    const sites = random.times(random.int(1, 3), (index) => ({
      locationNumber: index + 1,
      where: index === 0 ? home : place(random, home.state),
      description: random.pick([
        'Retail florist',
        'Print shop',
        'Coffee counter',
        'Optical store',
        'Tailor and alterations',
      ]),
      construction: random.pick(['Joisted masonry', 'Frame', 'Non-combustible']),
      yearBuilt: random.int(1931, 2018),
    }));
    const priced = (name: string, at: number, limit: number, article: string): Line => {
      const rate = random.int(80, 420) / 1000;
      return {
        article,
        name,
        note: `Replacement cost, ${whole(deductible)} deductible`,
        at,
        limit,
        limitText: null,
        deductible,
        rate: rate.toFixed(3),
        premium: Math.round(limit * rate) / 100,
      };
    };
    const property = sites.flatMap(({ locationNumber: at }) => [
      ...(random.chance(0.6) ? [priced('Building', at, random.int(20, 160) * 10_000, 'P-100')] : []),
      priced('Business Personal Property', at, random.int(4, 60) * 5_000, 'P-200'),
    ]);
    const extra = (article: string, name: string, more: Partial<Line>): Line => ({
      article,
      name,
      note: 'whole policy',
      at: null,
      limit: null,
      limitText: null,
      deductible: null,
      rate: 'flat',
      premium: null,
      ...more,
    });
    const extras = random.some(
      [
        extra('X-310', 'Business Income and Extra Expense', { limitText: '12 months' }),
        extra('X-320', 'Employee Dishonesty', { limit: 25_000, premium: random.amount(40, 160) }),
        extra('X-330', 'Equipment Breakdown', { limitText: 'Included', premium: random.amount(60, 300) }),
        extra('X-340', 'Money and Securities', { limit: 10_000 }),
        extra('X-350', 'Spoilage', { limit: 15_000, premium: random.amount(30, 110) }),
      ],
      random.int(2, 5),
    );
    const liability = [
      { caption: 'Each occurrence', value: occurrence },
      { caption: 'General aggregate', value: occurrence * 2 },
      { caption: 'Products/completed operations aggregate', value: occurrence * 2 },
      { caption: 'Personal & advertising injury', value: occurrence },
      { caption: 'Premises rented to you', value: rented },
      { caption: 'Medical expense, per person', value: medical },
    ];
    const liabilityPremium = random.amount(300, 2_600);
    const credit = random.chance(0.5) ? { name: 'Claims-free credit', amount: random.amount(40, 220) } : null;
    const tax = random.amount(9, 80);
    const net = sum([
      ...[...property, ...extras].map((line) => line.premium ?? 0),
      liabilityPremium,
      -(credit?.amount ?? 0),
    ]);
    const total = sum([net, tax]);
    const legalForm = /L\.?L\.?C/.test(insured) ? 'Limited liability company' : 'Corporation';
    const lender = random.chance(0.6)
      ? {
          interest: 'Loss payee',
          name: `${company(random)} Leasing`,
          home: place(random),
          loanNumber: `LN${random.digits(7)}`,
        }
      : null;
    const body = html`<div class="hd"><div><b>${insurer}</b><br>represented by ${broker}</div><div class="big">DECLARATIONS</div></div><div class="parties"><div><b>INSURED / BILL TO</b>${insured}<br>${home.street}<br>${cityLine(home)}</div><div><b>LEGAL FORM</b>${legalForm}</div><table class="meta"><tr><td>Policy no.</td><td>${number}</td></tr><tr><td>From</td><td>${spaced(effective)}</td></tr><tr><td>Until</td><td>${spaced(expiration)}</td></tr><tr><td>Transaction</td><td>New business</td></tr></table></div>
${sites.map((site) => html`<div><b>Site ${site.locationNumber}</b> ${site.where.street}, ${cityLine(site.where)} &mdash; ${site.description}; ${site.construction}; built ${site.yearBuilt}</div>`)}<br><table><tr><th>Article</th><th>Description</th><th>Where</th><th class="r">Quantity (limit, $)</th><th class="r">Rate per 100</th><th class="r">Amount, $</th></tr>${[...property, ...extras].map(tableRow)}<tr><td>L-400</td><td>Business liability<br><small>${liability.map((each) => html`${each.caption} ${whole(each.value)}<br>`)}</small></td><td></td><td class="r">see left</td><td class="r">flat</td><td class="r">${cents(liabilityPremium)}</td></tr>
${credit === null ? null : html`<tr><td>C-900</td><td>${credit.name}</td><td></td><td></td><td></td><td class="r">-${cents(credit.amount)}</td></tr>`}<tr class="sum"><td colspan="5" class="r">Subtotal</td><td class="r">${cents(net)}</td></tr><tr class="sum"><td colspan="5" class="r">Municipal premium tax</td><td class="r">${cents(tax)}</td></tr><tr class="sum"><td colspan="5" class="r"><b>Annual premium, tax included</b></td><td class="r"><b>${cents(total)}</b></td></tr></table>
<p><small>A returned payment costs $25.00. Pay in full within 10 days or choose 4 installments with a $6.00 service charge each.</small></p>${lender === null ? null : html`<p>${lender.interest}: ${lender.name}, ${lender.home.street}, ${cityLine(lender.home)}; reference ${lender.loanNumber}</p>`}`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'new',
      namedInsureds: [insured],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: broker,
      entityType: legalForm,
      totalPremium: total,
      discounts: credit === null ? [] : [credit],
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      locations: sites.map(({ where, ...site }) => ({ ...site, address: oneLine(where) })),
      coverages: [...property, ...extras].map(({ name, at, limit, limitText, deductible, premium }) => ({
        locationNumber: at,
        name,
        limit,
        limitText,
        deductible,
        premium,
      })),
      additionalInterests:
        lender === null
          ? []
          : [
              {
                interest: lender.interest,
                name: lender.name,
                address: oneLine(lender.home),
                loanNumber: lender.loanNumber,
              },
            ],
      _accept: { businessDescription: [null, ...sites.map((site) => site.description)] },
    };
    return { html: sheet({ css, body }), label };
  },
};
