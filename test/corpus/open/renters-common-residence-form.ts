import { addDays, addYears, dashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A regional mutual that uses its homeowners declarations for tenants: coverages A to F are all on the sheet though A and B
// do not apply, amounts have no dollar signs, scheduled articles go on on the second sheet, credits are percentages.

const css = `body{margin:0;font:8.4pt/1.3 'Liberation Mono',monospace}.hd{display:flex;justify-content:space-between;font-family:'Liberation Sans',sans-serif}.hd b{font-size:11pt}.bx{display:grid;grid-template-columns:1.4fr 1fr;border:.8pt solid #000;margin-top:6pt}.bx>div{border:.4pt solid #000;padding:2pt 5pt 4pt}.bx small,th{font:6.8pt 'Liberation Sans',sans-serif;display:block}.bx small{text-transform:uppercase}table{width:100%;border-collapse:collapse;margin-top:7pt}th{display:table-cell;text-align:left;border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:2pt 5pt;text-transform:uppercase}td{padding:1.2pt 5pt;vertical-align:top}.n{text-align:right}.tt td{border-top:.8pt solid #000}.pg{break-before:page}p{margin:6pt 0}`;

const OPTIONS = [
  { form: 'ML-55', name: 'REPLACEMENT VALUE - PERSONAL PROPERTY', limit: null, text: 'APPLIES' },
  { form: 'ML-208', name: 'WATER BACKUP OF SEWERS OR DRAINS', limit: 5000, text: '' },
  { form: 'ML-65', name: 'SPECIAL LIMITS - MONEY AND SECURITIES', limit: 500, text: '' },
  { form: 'ML-490', name: 'IDENTITY RECOVERY', limit: 25_000, text: '' },
  { form: 'ML-24', name: 'PERSONAL INJURY LIABILITY', limit: null, text: 'INCLUDED' },
  { form: 'ML-512', name: 'REFRIGERATED FOOD SPOILAGE', limit: 500, text: '' },
];
const ARTICLES = [
  '14K ENGAGEMENT RING, ROUND DIAMOND 1.02 CT',
  'DSLR CAMERA BODY WITH TWO LENSES',
  'GERMAN VIOLIN CIRCA 1910 WITH BOW',
  'ROAD BICYCLE, CARBON FRAME, 56 CM',
  'TRUMPET, SILVER PLATED, SER 48211',
];

function drawArticles(random: Random) {
  return random.some(ARTICLES, random.pick([0, 1, 2, 3])).map((name, i) => {
    const value = random.int(9, 80) * 100;
    return { item: i + 1, name, value, premium: Math.round(value * random.pick([1.1, 1.4, 1.8])) / 100 };
  });
}

export const style: Style = {
  policyType: 'renters',
  name: 'common-residence-form',
  build(random) {
    const household = drawHousehold(random);
    const names = insuredNames(household).map((name) => name.toUpperCase());
    const drawn = household.address;
    const address = {
      ...drawn,
      street: `${drawn.street} Unit ${random.int(101, 420)}`.toUpperCase(),
      city: drawn.city.toUpperCase(),
    };
    const insurer = `${word(random)} Mutual Insurance Company`;
    const producer = agency(random).toUpperCase();
    const number = numbered(random, 'HMT ######');
    const effective = dayBetween(random, '2017-01-01', '2026-08-01');
    const expiration = addYears(effective, 1);
    const kind = random.pick(['NEW', 'RENEWAL', 'RENEWAL', 'AMENDED'] as const);
    const contents = random.int(8, 60) * 2000;
    const [use, liability, medical, deductible] = [
      Math.round(contents * random.pick([0.2, 0.4])),
      random.pick([100_000, 300_000, 500_000]),
      random.pick([1000, 2000, 5000]),
      random.pick([250, 500, 1000]),
    ];
    const [first, second] = [random.int(88, 260), random.int(12, 44)];
    const options = OPTIONS.filter(() => random.chance(0.5)).map((each) => ({
      ...each,
      premium: random.chance(0.25) ? null : random.int(4, 38),
    }));
    const articles = drawArticles(random);
    const floater = sum(articles.map(({ premium }) => premium));
    const gross = sum([first, second, floater, ...options.map(({ premium }) => premium ?? 0)]);
    const credits = random
      .some(['MULTI-POLICY', 'SMOKE DETECTOR', 'DEAD BOLT LOCKS', 'NEW TENANT', 'CLAIM FREE 3 YEARS'], random.int(0, 2))
      .map((name) => {
        const percent = random.pick([2, 5, 10]);
        return { name, percent, amount: Math.round(first * percent) / 100 };
      });
    const fee = random.chance(0.4) ? { name: 'STATE FIRE TAX', amount: random.int(60, 480) / 100 } : null;
    const total = sum([gross, fee?.amount ?? 0, ...credits.map(({ amount }) => -amount)]);
    const landlord = random.chance(0.5)
      ? { name: `${word(random)} Apartments LP`.toUpperCase(), at: place(random, address.state) }
      : null;
    const row = (letter: string, name: string, limit: string, premium: string): Html =>
      html`<tr><td>${letter}</td><td>${name}</td><td class="n">${limit}</td><td class="n">${premium}</td></tr>`;
    const price = (premium: number | null): string => (premium === null ? 'INCL' : cents(premium));
    const head = (page: number): Html =>
      html`<div class="hd"><b>${insurer}</b><span>HOMEOWNERS POLICY DECLARATIONS &nbsp; PAGE ${page}</span></div>`;
    const body = html`${head(1)}<div class="bx"><div><small>Insured name and mail address</small>${names.map((name) => html`${name}<br>`)}${address.street}<br>${cityLine(address)}</div><div><small>Policy number</small>${number}<small>From &mdash; to (12:01 am standard time)</small>${dashed(effective)} &nbsp; ${dashed(expiration)}<small>Transaction</small>${kind} DECLARATION</div><div><small>Described residence premises if other than above</small>SAME</div><div><small>Producer</small>${producer}<br>${numbered(random, '0####')}</div><div><small>Rating</small>FORM 4 TENANT &nbsp; TERR ${random.digits(2)} &nbsp; PROT CL ${random.int(2, 9)} &nbsp; UNITS ${random.int(4, 48)}</div><div><small>Deductible section I &mdash; each loss</small>${whole(deductible)} ALL PERILS</div></div>
<table><tr><th></th><th>Coverage</th><th class="n">Limit of liability</th><th class="n">Premium</th></tr>${row('A', 'RESIDENCE', 'NOT APPLICABLE', '')}${row('B', 'RELATED PRIVATE STRUCTURES', 'NOT APPLICABLE', '')}${row('C', 'PERSONAL PROPERTY', whole(contents), cents(first))}${row('D', 'ADDITIONAL LIVING COSTS', whole(use), 'INCL')}${row('L', 'PERSONAL LIABILITY - EACH OCCURRENCE', whole(liability), cents(second))}${row('M', 'MEDICAL PAYMENTS - EACH PERSON', whole(medical), 'INCL')}</table>
<table><tr><th>Form</th><th>Options and endorsements</th><th class="n">Limit</th><th class="n">Premium</th></tr><tr><td>ML-4</td><td>TENANTS FORM ED 9-01</td><td class="n"></td><td class="n"></td></tr>${options.map(({ form, name, limit, text, premium }) => html`<tr><td>${form}</td><td>${name}</td><td class="n">${limit === null ? text : whole(limit)}</td><td class="n">${price(premium)}</td></tr>`)}${articles.length === 0 ? null : html`<tr><td>ML-61</td><td>SCHEDULED PERSONAL PROPERTY - SEE PAGE 2</td><td class="n">${whole(sum(articles.map(({ value }) => value)))}</td><td class="n">${cents(floater)}</td></tr>`}</table>
<table style="width:62%;margin-left:38%"><tr class="tt"><td>PREMIUM BEFORE CREDITS</td><td class="n">${cents(gross)}</td></tr>${credits.map(({ name, percent, amount }) => html`<tr><td>LESS ${percent} PCT ${name}</td><td class="n">${cents(amount)}CR</td></tr>`)}${fee === null ? null : html`<tr><td>${fee.name}</td><td class="n">${cents(fee.amount)}</td></tr>`}<tr class="tt"><td>TOTAL POLICY PREMIUM</td><td class="n">${cents(total)}</td></tr></table>
<p>${landlord === null ? 'MORTGAGEE/OTHER INTEREST: NONE' : html`OTHER INTEREST: LANDLORD<br>${landlord.name}<br>${landlord.at.street.toUpperCase()}<br>${cityLine(landlord.at).toUpperCase()}`}</p><p>COUNTERSIGNED ${dashed(addDays(effective, -random.int(2, 30)))} _______________________</p>
${articles.length === 0 ? null : html`<div class="pg">${head(2)}<p>POLICY ${number} &nbsp; ${names[0]} &nbsp; CONTINUATION OF DECLARATIONS</p><table><tr><th>Item</th><th>Scheduled personal property</th><th class="n">Amount</th><th class="n">Premium</th></tr>${articles.map(({ item, name, value, premium }) => html`<tr><td>${item}</td><td>${name}</td><td class="n">${whole(value)}</td><td class="n">${cents(premium)}</td></tr>`)}<tr class="tt"><td></td><td>TOTAL SCHEDULED</td><td class="n">${whole(sum(articles.map(({ value }) => value)))}</td><td class="n">${cents(floater)}</td></tr></table></div>`}`;
    const items = options.map(({ name, limit, text, premium }) => ({
      name,
      limit,
      limitText: limit === null ? text : null,
      premium,
    }));
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: kind === 'NEW' ? 'new' : kind === 'AMENDED' ? 'change' : 'renewal',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      insuredLocation: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees: fee === null ? [] : [fee],
      discounts: credits.map(({ name, amount }) => ({ name, amount })),
      personalPropertyLimit: contents,
      lossOfUseLimit: use,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [{ peril: 'ALL PERILS', amount: deductible }],
      otherCoverages: [
        ...items,
        ...(articles.length === 0
          ? []
          : [
              { name: 'SCHEDULED PERSONAL PROPERTY', limit: sum(articles.map(({ value }) => value)), premium: floater },
            ]),
        ...articles.map(({ name, value, premium }) => ({ name, limit: value, premium })),
      ],
      additionalInterests:
        landlord === null
          ? []
          : [{ interest: 'LANDLORD', name: landlord.name, address: oneLine(landlord.at).toUpperCase() }],
      // the articles are parts of a line that is printed with their sum: items of their own or none
      _ignore: articles.map((_, i) => `otherCoverages[${items.length + 1 + i}]`),
      _accept: { 'deductibles[0].peril': [null], 'additionalInterests[0].interest': ['OTHER INTEREST'] },
    };
    return { html: sheet({ css, body }), label };
  },
};
