// Program administrator for manufacturers: claims-made products liability with a retention, declarations by lettered items in prose,
// limits that are not covered beside the two that are, deposit and minimum premium, sales by product group, vendors as additional insureds.
import { addYears, dayFirst, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.4pt/1.38 Caladea,"Liberation Serif",serif}.it{display:grid;grid-template-columns:74px 1fr;border-top:1px solid #8a6d3b;padding:6px 0}.it>b{color:#8a6d3b}h1{font-size:14pt;margin:10px 0;color:#5c4520}.w{border:2px solid #000;padding:5px 9px;font-weight:700;font-size:8.6pt}.l{display:grid;grid-template-columns:1fr 130px 1.1fr;gap:1px 8px}
table{width:100%;border-collapse:collapse}th{font-size:8pt;text-align:left;border-bottom:1px solid #8a6d3b}td,th{padding:2px 5px;vertical-align:top}.n{text-align:right}.page{break-before:page}.s{font-size:7.8pt}`;

type Groups = readonly (readonly [code: string, name: string])[];

const makers: readonly (readonly [business: string, groups: Groups])[] = [
  [
    'Sporting goods manufacturer',
    [
      ['51957', 'Exercise or playground equipment mfg.'],
      ['59537', 'Sporting goods or athletic equipment mfg.'],
      ['51959', 'Footwear mfg. - athletic'],
    ],
  ],
  [
    'Food processor',
    [
      ['53374', 'Food products mfg. - dry'],
      ['53375', 'Food products mfg. - frozen'],
      ['51350', 'Candy or confectionery products mfg.'],
    ],
  ],
  [
    'Tool and machinery manufacturer',
    [
      ['56690', 'Machinery or machinery parts mfg. - industrial type'],
      ['59781', 'Tool mfg. - hand type - not powered'],
      ['59782', 'Tool mfg. - hand type - powered'],
    ],
  ],
  [
    'Cosmetics and household goods',
    [
      ['51877', 'Cosmetics mfg.'],
      ['59005', 'Soap mfg.'],
      ['51315', 'Candle mfg.'],
    ],
  ],
];

function facts(random: Random) {
  const mail = place(random);
  const [businessDescription, groups] = random.pick(makers);
  const classifications = random.some(groups, random.int(1, 3)).map(([classCode, description]) => {
    const exposure = random.int(300, 9000) * 1000;
    const rate = random.int(620, 6900) / 1000;
    return {
      classCode,
      description,
      premiumBasis: 'Gross Sales',
      exposure,
      rate,
      premium: Math.round((exposure * rate) / 1000),
    };
  });
  const deposit = sum(classifications.map((row) => row.premium));
  const terrorism = Math.round(deposit / 100);
  const isTaken = random.chance(0.5);
  const fees = [{ name: 'Program Administration Fee', amount: random.pick([250, 500, 750]) }];
  const one = random.pick([1_000_000, 1_000_000, 2_000_000, 5_000_000]);
  const effectiveDate = `${random.int(2020, 2025)}-${random.pick(['01', '04', '07', '10'])}-01`;
  const hasRetroactive = random.chance(0.8);
  const forms = random.some(
    [
      ['CG 00 38 04 13', 'Products/Completed Operations Liability Coverage Form (Claims-Made)'],
      ['CG 20 15 12 19', 'Additional Insured - Vendors'],
      ['CG 21 33 11 85', 'Exclusion - Designated Products'],
      [
        'CG 27 02 04 13',
        'Amendment of Section V - Extended Reporting Periods for Specific Accidents, Products, Work or Locations',
      ],
      ['PLP 1004 (03/16)', 'Self-Insured Retention Endorsement'],
      ['PLP 1022 (03/16)', 'Batch Clause'],
      ['PLP 1040 (09/19)', 'Lead, Asbestos and Silica Exclusion'],
      ['IL 00 17 11 98', 'Common Policy Conditions'],
    ] as const,
    random.int(4, 7),
  );
  const maker = `${word(random)} ${random.pick(['Products, Inc.', 'Manufacturing Co.', 'Brands Inc.', 'Industries, Inc.'])}`;
  return {
    mail,
    deposit,
    terrorism,
    isTaken,
    administrator: `${word(random)} Product Liability Program`,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['PLP-####-###-##', 'PRD @@ ######'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [maker, `${maker.split(' ')[0]} Holdings LLC`].slice(0, random.int(1, 2)),
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} ${random.pick(['Brokerage Corp.', 'Insurance Brokers', 'Risk Partners'])}`,
      entityType: random.pick(['Corporation', 'Limited Liability Company']),
      businessDescription,
      coverageForm: 'claims_made',
      retroactiveDate: hasRetroactive ? addYears(effectiveDate, -random.int(1, 9)) : null,
      eachOccurrenceLimit: one,
      productsAggregateLimit: random.pick([one, one * 2]),
      deductibles: [
        {
          coverage: null,
          basis: random.pick(['each occurrence', 'each claim']),
          amount: random.pick([5000, 10_000, 25_000, 50_000]),
        },
      ],
      totalPremium: sum([deposit, isTaken ? terrorism : 0, ...fees.map((fee) => fee.amount)]),
      minimumPremium: Math.round(deposit * 0.9),
      auditPeriod: 'Annual',
      fees,
      locations: [{ locationNumber: 1, address: oneLine(mail) }],
      classifications,
      otherCoverages: isTaken ? [{ name: 'Terrorism Risk Insurance Act', premium: terrorism }] : [],
      additionalInterests: random.times(random.int(0, 3), () => ({
        interest: 'Vendor',
        name: company(random),
        address: oneLine(place(random)),
      })),
      forms: forms.map(([number, name]) => ({ number, name })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const item = (letter: string, ...content: readonly (Html | string)[]): Html =>
  html`<div class="it"><b>Item ${letter}.</b><div>${content}</div></div>`;

function first({ label: l, mail, administrator }: Facts): Html {
  const [retention] = l.deductibles;
  const not = (name: string): Html => html`<span>${name}</span><span>Not Covered</span><span></span>`;
  return html`<div style="display:flex;justify-content:space-between"><b>${l.carrierName}</b><span class="s">Administered by ${administrator}</span></div><h1>Products and Completed Operations Liability Policy Declarations</h1><div class="w">NOTICE: THIS IS CLAIMS-MADE COVERAGE. EXCEPT AS OTHERWISE PROVIDED, IT APPLIES ONLY TO CLAIMS FIRST MADE AGAINST THE INSURED DURING THE POLICY PERIOD. READ THE ENTIRE POLICY CAREFULLY.</div>
<p style="text-align:right">Policy No. <b>${l.policyNumber}</b>${l.transactionType === 'new' ? ' (new)' : ' (renewal)'}</p>${item('A', html`<i>Named Insured and address</i><br>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}`)}
${item('B', html`<i>Policy period</i> &nbsp; ${dayFirst(l.effectiveDate)} to ${dayFirst(l.expirationDate)}, both at 12:01 a.m. standard time at the address in Item A.`)}${item('C', html`<i>Retroactive date</i> &nbsp; ${l.retroactiveDate === null ? 'None' : slashed(l.retroactiveDate)}`)}${item('D', html`<i>The Named Insured is a</i> ${l.entityType}. &nbsp; <i>Operations:</i> ${l.businessDescription}`)}
${item('E', html`<i>Limits of insurance</i><div class="l">${not('General Aggregate Limit')}<span>Products-Completed Operations Aggregate Limit</span><span>${wholeDollars(l.productsAggregateLimit)}</span><span>all damages, policy period</span><span>Each Occurrence Limit</span><span>${wholeDollars(l.eachOccurrenceLimit)}</span><span>bodily injury and property damage</span>${not('Personal and Advertising Injury Limit')}${not('Damage to Premises Rented to You')}${not('Medical Expense')}</div>`)}
${item('F', html`<i>Self-insured retention</i> &nbsp; ${wholeDollars(retention?.amount ?? 0)} ${retention?.basis}, including claim expenses. The limits apply in excess of the retention.`)}${item('G', html`<i>Producer</i> &nbsp; ${l.agencyName}`)}`;
}

function second({ label: l, deposit, terrorism, isTaken }: Facts): Html {
  const money = (name: string, text: string): Html => html`<tr><td>${name}</td><td class="n">${text}</td></tr>`;
  return html`<div class="page s">Declarations, continued &nbsp; ${l.policyNumber}</div>${item(
    'H',
    html`<i>Premises</i> &nbsp; 1: same as Item A`,
  )}${item('I', html`<i>Premium computation</i><table><tr><th>Product group</th><th>Class</th><th>Basis</th><th class="n">Estimated annual sales</th><th class="n">Rate per $1,000</th><th class="n">Premium</th></tr>${l.classifications.map((row) => html`<tr><td>${row.description}</td><td>${row.classCode}</td><td>${row.premiumBasis}</td><td class="n">${whole(row.exposure)}</td><td class="n">${row.rate.toFixed(3)}</td><td class="n">${whole(row.premium)}</td></tr>`)}</table>`)}
${item('J', html`<i>Premium</i><table style="width:70%">${money('Deposit premium', wholeDollars(deposit))}${money('Terrorism Risk Insurance Act', isTaken ? wholeDollars(terrorism) : 'Declined')}${l.fees.map((fee) => money(fee.name, wholeDollars(fee.amount)))}${money('Total payable at inception', wholeDollars(l.totalPremium))}${money('Minimum premium for the period', wholeDollars(l.minimumPremium))}</table>Adjustable at audit: ${l.auditPeriod}. The audit may not lower the premium below the minimum.`)}
${l.additionalInterests.length === 0 ? '' : item('K', html`<i>Scheduled vendors (additional insureds)</i><br>${l.additionalInterests.map((each) => html`Vendor: ${each.name}, ${each.address}<br>`)}`)}${item('L', html`<i>Forms and endorsements at issue</i><table>${l.forms.map((form) => html`<tr><td style="width:110px">${form.number}</td><td>${form.name}</td></tr>`)}</table>`)}
<p class="s">An Extended Reporting Period of one, two or three years may be bought within 60 days of the end of the policy period for no more than 200% of the annual premium. PLP 1000 (03/16)</p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'products-retention',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [first(f), second(f)] }),
      label: { ...f.label, _accept: { 'deductibles[0].coverage': ['Self-insured retention'] } },
    };
  },
};
