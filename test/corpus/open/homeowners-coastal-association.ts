import { addYears, shortDashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { minusBehind, sum, whole } from '../kit/money.ts';
import { agency, cityLine, firstName, lastName, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A coastal insurer of last resort: rating facts in run-in captions, limits and premiums far apart in open columns, then a build-up from base premium to assessments.

const css = `body{margin:0;font:9pt/1.3 "Liberation Sans"}.top{border-top:3pt solid #123f7a;border-bottom:1pt solid #123f7a;padding:5pt 0;display:flex;justify-content:space-between}.top b{font-size:11.5pt;color:#123f7a}h2{font-size:9pt;color:#123f7a;margin:10pt 0 2pt;text-transform:uppercase;border-bottom:.5pt solid #123f7a}.three{display:grid;grid-template-columns:1.2fr 1.2fr .8fr;gap:10pt;margin-top:7pt}.k{font-size:7pt;color:#555}.run{line-height:1.6}.run i{font-style:normal;color:#555}.run span{margin-right:13pt;white-space:nowrap}table{width:100%;border-collapse:collapse}td,th{padding:1.3pt 3pt;text-align:left;font-weight:400;vertical-align:top}th{color:#555;font-size:7.4pt}.n{text-align:right;white-space:nowrap}.b td{font-weight:700;border-top:.5pt solid #000}.next{break-before:page}`;

interface Extra {
  name: string;
  form: string;
  limit: number | null;
  limitText: string | null;
  premium: number | null;
}

function drawExtras(random: Random, dwelling: number): Extra[] {
  const all: Extra[] = [
    {
      name: 'Ordinance or Law',
      form: 'CA 04 77',
      limit: null,
      limitText: '25% of Coverage A',
      premium: random.int(40, 210),
    },
    {
      name: 'Personal Property Replacement Cost',
      form: 'CA 04 90',
      limit: null,
      limitText: 'Included',
      premium: random.int(60, 300),
    },
    {
      name: 'Limited Fungi, Wet or Dry Rot, or Bacteria',
      form: 'CA 03 33',
      limit: 10_000,
      limitText: null,
      premium: null,
    },
    { name: 'Loss Assessment', form: 'CA 04 35', limit: 2_000, limitText: null, premium: null },
    { name: 'Sinkhole Loss', form: 'CA 23 94', limit: null, limitText: 'Included', premium: random.int(90, 400) },
    {
      name: 'Water Back Up and Sump Overflow',
      form: 'CA 04 95',
      limit: 5_000,
      limitText: null,
      premium: random.int(25, 60),
    },
    {
      name: 'Screened Enclosure Hurricane Coverage',
      form: 'CA 10 22',
      limit: Math.round(dwelling * 0.00004) * 1_000,
      limitText: null,
      premium: random.int(60, 190),
    },
  ];
  return random.some(all, random.int(3, 5));
}

export const style: Style = {
  policyType: 'homeowners',
  name: 'coastal-association',
  build(random) {
    const effective = `20${random.int(12, 25)}-${random.pick(['01-11', '05-27', '06-01', '08-19'])}`;
    const expiration = addYears(effective, 1);
    const insurer = `${word(random)} Coastal Property Underwriting Association`;
    const agent = agency(random);
    const [insured, second] = [
      `${firstName(random)} ${random.letters(1)} ${lastName(random)}`,
      random.chance(0.4) ? `${firstName(random)} ${lastName(random)}` : null,
    ];
    const risk = place(random, 'FL');
    const isSame = random.chance(0.5);
    const mail = isSame ? risk : place(random);
    const number = numbered(random, 'CPA-####-####-@');
    const dwelling = random.int(140, 520) * 1000;
    const [structures, contents, use] = [
      dwelling * random.pick([0.02, 0.1]),
      dwelling * random.pick([0.25, 0.5]),
      dwelling * 0.1,
    ];
    const [liability, medical] = [random.pick([100_000, 300_000]), random.pick([1_000, 2_000, 5_000])];
    const percent = random.pick([2, 5, 10]);
    const allOther = random.pick([1_000, 2_500]);
    const extras = drawExtras(random, dwelling);
    const [nonHurricane, hurricane] = [random.int(620, 2_200), random.int(800, 4_400)];
    const extraSum = sum(extras.map((each) => each.premium ?? 0));
    const discounts = [
      { name: 'Windstorm Loss Mitigation Credit', amount: random.int(180, Math.round(hurricane * 0.5)) },
      ...(random.chance(0.5) ? [{ name: 'Protective Device Credit', amount: random.int(14, 80) }] : []),
      ...(random.chance(0.4)
        ? [{ name: 'Building Code Effectiveness Grading Credit', amount: random.int(10, 60) }]
        : []),
    ];
    const fees = [
      { name: 'Emergency Management Trust Fund Surcharge', amount: 2 },
      { name: 'Catastrophe Fund Assessment', amount: random.amount(12, 60) },
      { name: 'Guaranty Association Assessment', amount: random.amount(6, 30) },
      { name: 'Tax-Exempt Surcharge', amount: random.amount(20, 60) },
    ];
    const premium = sum([nonHurricane, hurricane, extraSum, ...discounts.map((each) => -each.amount)]);
    const total = sum([premium, ...fees.map((each) => each.amount)]);
    const home = {
      yearBuilt: random.int(1948, 2011),
      squareFeet: random.int(980, 3_100),
      stories: random.pick([1, 2]),
      constructionType: random.pick(['Masonry', 'Frame', 'Masonry Veneer']),
      roof: random.pick(['Architectural Shingle', 'Concrete Tile', 'Standing Seam Metal']),
      protectionClass: random.pick(['2', '3', '4', '9']),
    };
    const bank = random.chance(0.75)
      ? { name: `${word(random)} Home Lending, Inc.`, place: place(random), loan: random.digits(9) }
      : null;
    const isRenewal = random.chance(0.6);
    const line = (name: string, amount: number): Html =>
      html`<tr><td>${name}</td><td class="n">${minusBehind(amount)}</td></tr>`;
    const facts: [string, string | number][] = [
      ['Year built', home.yearBuilt],
      ['Construction', home.constructionType],
      ['Living area (sq ft)', whole(home.squareFeet)],
      ['Stories', home.stories],
      ['Roof covering', home.roof],
      ['Protection class', home.protectionClass],
      ['Territory', random.digits(3)],
      ['BCEG', random.int(1, 9)],
      ['Occupied by', 'Owner'],
      ['Families', 1],
      ['Miles to fire station', random.int(1, 5)],
      ['Opening protection', random.pick(['A.1', 'None', 'B'])],
    ];
    const limits: [string, number][] = [
      ['A. Dwelling', dwelling],
      ['B. Other Structures', structures],
      ['C. Personal Property', contents],
      ['D. Loss of Use', use],
    ];
    const body = html`<div class="top"><b>${insurer}</b><span>Homeowners HO-3 Policy &ndash; Declarations<br>${isRenewal ? 'RENEWAL' : 'NEW BUSINESS'}</span></div>
<div class="three"><div><span class="k">First Named Insured and Mailing Address</span><br>${insured}<br>${mail.street}<br>${cityLine(mail)}${second === null ? '' : html`<br><span class="k">Additional Named Insured</span><br>${second}`}</div><div><span class="k">Location of Residence Premises</span><br>${isSame ? 'Same as mailing address' : html`${risk.street}<br>${cityLine(risk)}`}<br><span class="k">Agent</span><br>${agent}</div><div><span class="k">Policy Number</span><br>${number}<br><span class="k">Policy Period</span><br>${shortDashed(effective)} to ${shortDashed(expiration)}<br>12:01 AM Eastern</div></div>
<h2>Rating and underwriting information</h2><div class="run">${facts.map(([caption, value]) => html`<span><i>${caption}:</i> ${value}</span> `)}</div>
<h2>Section I &ndash; Property</h2><table><tr><th>Coverage</th><th class="n">Limit of Liability</th><th class="n">Non-Hurricane Premium</th><th class="n">Hurricane Premium</th></tr>${limits.map(([name, limit], i) => html`<tr><td>${name}</td><td class="n">$${whole(limit)}</td><td class="n">${i === 0 ? `$${whole(nonHurricane)}` : 'Included'}</td><td class="n">${i === 0 ? `$${whole(hurricane)}` : 'Included'}</td></tr>`)}</table>
<h2>Section II &ndash; Liability</h2><table><tr><td>E. Personal Liability, each occurrence</td><td class="n">$${whole(liability)}</td><td class="n">Included</td><td class="n"></td></tr><tr><td>F. Medical Payments to Others, each person</td><td class="n">$${whole(medical)}</td><td class="n">Included</td><td class="n"></td></tr></table>
<h2>Deductibles that apply to Section I</h2><table><tr><td>All Other Perils</td><td class="n">$${whole(allOther)}</td></tr><tr><td>Hurricane (calendar year)</td><td class="n">${percent}% of Coverage A = $${whole((dwelling * percent) / 100)}</td></tr></table>
<h2>Mortgagee</h2><div>${bank === null ? 'None of record' : html`First mortgagee: ${bank.name}, ISAOA/ATIMA, ${bank.place.street}, ${cityLine(bank.place)}. Loan ${bank.loan}`}</div>
<div class="next top"><span>${insurer}</span><span>${number} &nbsp; Page 2</span></div>
<h2>Optional and included coverages</h2><table><tr><th>Form</th><th>Coverage</th><th class="n">Limit</th><th class="n">Premium</th></tr>${extras.map((each) => html`<tr><td>${each.form}</td><td>${each.name}</td><td class="n">${each.limit === null ? each.limitText : `$${whole(each.limit)}`}</td><td class="n">${each.premium === null ? 'Included' : `$${whole(each.premium)}`}</td></tr>`)}</table>
<h2>How the premium is made up</h2><table>${line('Base premium, non-hurricane', nonHurricane)}${line('Base premium, hurricane', hurricane)}${line('Optional coverages', extraSum)}${discounts.map((each) => line(each.name, -each.amount))}<tr class="b"><td>Premium before assessments</td><td class="n">${minusBehind(premium)}</td></tr>${fees.map((each) => line(each.name, each.amount))}<tr class="b"><td>TOTAL AMOUNT FOR THE POLICY PERIOD</td><td class="n">$${minusBehind(total)}</td></tr></table>
<p><b>THIS POLICY CONTAINS A SEPARATE DEDUCTIBLE FOR HURRICANE LOSSES, WHICH MAY RESULT IN HIGH OUT-OF-POCKET EXPENSES TO YOU.</b> Flood is not covered. Offers of other insurers to take over this policy must be answered within thirty days. If you pay by quarters, an installment fee of $3.00 is added to each.</p><p>Forms: CPA HO3 07 20, CPA DEC 01 21${extras.map((each) => `, ${each.form}`)}</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: second === null ? [insured] : [insured, second],
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(risk),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: agent,
      totalPremium: total,
      fees,
      discounts,
      policyForm: 'HO-3',
      yearBuilt: home.yearBuilt,
      squareFeet: home.squareFeet,
      numberOfStories: home.stories,
      constructionType: home.constructionType,
      roofType: home.roof,
      protectionClass: home.protectionClass,
      occupancy: 'Owner',
      dwellingLimit: dwelling,
      otherStructuresLimit: structures,
      personalPropertyLimit: contents,
      lossOfUseLimit: use,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [
        { peril: 'All Other Perils', amount: allOther },
        { peril: 'Hurricane', amount: (dwelling * percent) / 100, percent },
      ],
      otherCoverages: extras.map(({ name, limit, limitText, premium }) => ({ name, limit, limitText, premium })),
      additionalInterests:
        bank === null
          ? []
          : [{ interest: 'First mortgagee', name: bank.name, address: oneLine(bank.place), loanNumber: bank.loan }],
      _accept: {
        occupancy: ['Occupied by Owner', 'Owner Occupied'],
        'deductibles[1].peril': ['Hurricane (calendar year)', 'Calendar Year Hurricane'],
        ...Object.fromEntries(
          extras.flatMap(({ limitText }, i) =>
            limitText === 'Included' ? [[`otherCoverages[${i}].limitText`, [null]]] : [],
          ),
        ),
      },
    };
    return { html: sheet({ css, body }), label };
  },
};
