import { addDays, addYears, dashed, shortSlashed } from '../kit/dates.ts';
import { html, joined, sheet, type Html } from '../kit/html.ts';
import { cents, sum, whole, withCredit } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A state farm bureau: amended declarations of a tenants policy. The premium stands left of the coverage, the amount
// before the change beside the amount now, the reason of the change in a sentence, the articles on a second page.

const css = `body{margin:0;font:9.2pt/1.32 "DejaVu Sans Condensed",sans-serif}.top{display:grid;grid-template-columns:1.3fr 1fr;gap:20pt}.big{font-size:12pt;font-weight:700;color:#14532d}.k{display:grid;grid-template-columns:98pt 1fr}h2{font-size:9.2pt;color:#14532d;border-bottom:1.2pt solid #14532d;margin:11pt 0 2pt}table{width:100%;border-collapse:collapse}td,th{padding:1.7pt 5pt;text-align:left;font-weight:400}th{font-size:7.6pt;color:#444;vertical-align:bottom}.n{text-align:right}.z td{background:#eef5ee}.t td{font-weight:700;border-top:.7pt solid #14532d}.pg{break-before:page}.why{border:.8pt solid #14532d;padding:4pt 7pt;margin-top:8pt}`;

const CLASSES = [
  { name: 'Jewelry', items: ['Ladies ring 14k white gold', 'Pearl strand 18 in', 'Gents watch steel case'] },
  { name: 'Guns', items: ['Bolt action rifle .270', '12 ga over/under shotgun', 'Lever action rifle .30-30'] },
  { name: 'Musical Instruments', items: ['Violin with case', 'Alto saxophone', 'Dreadnought guitar'] },
];

interface Line {
  name: string;
  was: number | null;
  limit: number;
  premium: number | null;
}

function drawFacts(random: Random) {
  const household = drawHousehold(random);
  const was = random.int(10, 50) * 1_000;
  const contents = was + random.pick([5, 10, 15, -5]) * 1_000;
  const { name, items } = random.pick(CLASSES);
  const articles = random.some(items, random.int(1, 3)).map((item) => ({ item, amount: random.int(4, 70) * 100 }));
  const scheduled = sum(articles.map(({ amount }) => amount));
  const liability = random.pick([100_000, 300_000, 500_000]);
  const effective = dayBetween(random, '2013-03-01', '2025-11-01');
  const lines: Line[] = [
    { name: 'Personal Property', was, limit: contents, premium: random.int(88, 240) },
    { name: 'Additional Living Expense', was: was * 0.4, limit: contents * 0.4, premium: null },
    { name: 'Family Liability - Each Occurrence', was: liability, limit: liability, premium: random.int(14, 42) },
    {
      name: 'Medical Expense - Each Person',
      was: 1_000,
      limit: random.pick([1_000, 5_000]),
      premium: random.int(3, 12),
    },
  ];
  const extras: Line[] = [
    { name: `Scheduled Personal Articles - ${name}`, was: null, limit: scheduled, premium: Math.ceil(scheduled / 70) },
    ...random.some<Line>(
      [
        { name: 'Refrigerated Food Spoilage', was: 500, limit: 500, premium: 6 },
        { name: 'Credit Card and Forgery', was: 1_000, limit: 2_500, premium: 3 },
        { name: 'Borrowed Farm Machinery', was: 5_000, limit: 5_000, premium: 11 },
        { name: 'Sewer and Drain Backup', was: null, limit: 5_000, premium: 22 },
      ],
      random.int(1, 3),
    ),
  ];
  const credit = random.chance(0.6) ? { name: 'Auto-Home Companion Credit', amount: random.int(8, 35) } : null;
  const premium = sum([...[...lines, ...extras].map((line) => line.premium ?? 0), -(credit?.amount ?? 0)]);
  const county = word(random);
  return {
    insurer: `${word(random)} Farm Bureau Mutual Insurance Company`,
    agent: `${person(random)}, ${county} County Office`,
    county,
    number: numbered(random, 'TN #### ######'),
    member: numbered(random, '#######-##'),
    names: insuredNames(household),
    mail: random.chance(0.5)
      ? household.address
      : { ...place(random, household.address.state), street: `RR ${random.int(1, 6)} Box ${random.int(11, 480)}` },
    home: household.address,
    effective,
    changed: addDays(effective, random.int(25, 300)),
    adjustment: (random.int(8, 90) / 2) * (contents < was ? -1 : 1),
    lines,
    extras,
    articles,
    articleClass: name,
    credit,
    premium,
    deductible: random.pick([250, 500, 1_000]),
    theft: random.chance(0.4) ? random.pick([1_000, 2_500]) : null,
  };
}
type Facts = ReturnType<typeof drawFacts>;

function line({ name, was, limit, premium }: Line): Html {
  const before = was === null ? 'None' : whole(was);
  return html`<tr class="${was === limit ? '' : 'z'}"><td class="n">${premium === null ? 'Incl' : cents(premium)}</td><td>${name}</td><td class="n">${before}</td><td class="n">${whole(limit)}</td><td>${was === limit ? '' : '*'}</td></tr>`;
}

function page(f: Facts): Html {
  const reason = `Effective ${dashed(f.changed)}: amount of personal property insurance is changed; ${f.articleClass.toLowerCase()} added to the schedule.`;
  const head = html`<tr><th class="n">Annual<br>Premium</th><th>Coverage</th><th class="n">Amount<br>Before Change</th><th class="n">Amount of<br>Insurance Now</th><th></th></tr>`;
  return html`<div class="top"><div><div class="big">${f.insurer}</div>AMENDED DECLARATIONS<br>TENANTS POLICY - FORM 4</div><div class="k"><span>Policy No.</span><b>${f.number}</b><span>Member No.</span><span>${f.member}</span><span>County</span><span>${f.county}</span><span>Policy Term</span><span>${dashed(f.effective)} to ${dashed(addYears(f.effective, 1))}</span><span>Change Effective</span><span>${dashed(f.changed)}</span></div></div>
<div class="top" style="margin-top:12pt"><div>Member(s) Insured<br><b>${joined([...f.names, f.mail.street, cityLine(f.mail)], html`<br>`)}</b></div><div>Your Agent: ${f.agent}<br><br>Household Located At:<br>${f.home.street}<br>${cityLine(f.home)}</div></div><div class="why"><b>Reason for this amendment.</b> ${reason}</div>
<h2>Coverages (* changed since your last declarations)</h2><table>${head}${f.lines.map(line)}</table><h2>Additional Coverages</h2><table>${head}${f.extras.map(line)}</table>
<h2>Deductible</h2><div>${f.theft === null ? `$${whole(f.deductible)} applies to each loss under Personal Property.` : html`<table><tr><td>Loss by Theft Away From Household</td><td class="n">$${whole(f.theft)}</td></tr><tr><td>All Other Losses</td><td class="n">$${whole(f.deductible)}</td></tr></table>`}</div>
<h2>Premium</h2><table>${f.credit === null ? null : html`<tr><td class="n" style="width:70pt">${withCredit(-f.credit.amount)}</td><td>${f.credit.name}</td></tr>`}<tr class="t"><td class="n" style="width:70pt">${cents(f.premium)}</td><td>Total Annual Premium After This Change</td></tr><tr><td class="n">${withCredit(f.adjustment)}</td><td>${f.adjustment < 0 ? 'Return' : 'Additional'} Premium for the Rest of the Term</td></tr></table><p>Farm Bureau membership dues of $35.00 are billed apart from this premium. Dividends are paid when the board declares them.</p>
<div class="pg"><div class="top"><div class="big">Schedule of Personal Articles</div><div class="k"><span>Policy No.</span><b>${f.number}</b><span>Printed</span><span>${shortSlashed(f.changed)}</span></div></div><h2>${f.articleClass}</h2><table><tr><th>Item</th><th>Description</th><th class="n">Amount of Insurance</th></tr>${f.articles.map(({ item, amount }, index) => html`<tr><td>${index + 1}</td><td>${item}</td><td class="n">${whole(amount)}</td></tr>`)}</table><p>Pairs and sets: we pay the fair proportion of the total value. Items are valued at replacement cost at the time of loss, not above the amount shown.</p></div>`;
}

export const style: Style = {
  policyType: 'renters',
  name: 'bureau-amended',
  build(random) {
    const f = drawFacts(random);
    const [contents, away, liability, medical] = f.lines.map(({ limit }) => limit);
    const label = {
      carrierName: f.insurer,
      policyNumber: f.number,
      transactionType: 'change',
      namedInsureds: f.names,
      mailingAddress: oneLine(f.mail),
      insuredLocation: oneLine(f.home),
      effectiveDate: f.effective,
      expirationDate: addYears(f.effective, 1),
      agencyName: f.agent,
      totalPremium: f.premium,
      discounts: f.credit === null ? [] : [f.credit],
      personalPropertyLimit: contents,
      lossOfUseLimit: away,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles:
        f.theft === null
          ? [{ amount: f.deductible }]
          : [
              { peril: 'Loss by Theft Away From Household', amount: f.theft },
              { peril: 'All Other Losses', amount: f.deductible },
            ],
      otherCoverages: f.extras.map(({ name, limit, premium }) => ({ name, limit, premium })),
      // the articles are the parts of a coverage that has a line of its own
      _ignore: ['otherCoverages[+]'],
      _accept: f.theft === null ? { 'deductibles[0].peril': ['each loss', 'Personal Property', null] } : {},
    };
    return { html: sheet({ css, body: page(f) }), label };
  },
};
