// County mutual: a booklet page half as wide as usual, sentences before figures, lettered coverages with their own charges,
// renewal certificate with a stub to pay at the foot.
import { addDays, addYears, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.5pt/1.4 Caladea,serif;width:4.9in;margin:0 auto}h1{font-size:14pt;text-align:center;margin:0}
.m{text-align:center;margin:2px 0 12px}dl{margin:0}dt{float:left;clear:left;width:1.7in;font-style:italic}dd{margin:0 0 4px 1.75in}
table{width:100%;border-collapse:collapse;margin:6px 0}td,th{padding:2px 4px;text-align:right;font-weight:400}td:nth-child(1),td:nth-child(2),th:nth-child(2){text-align:left}
.t td{border-top:1px solid #000;border-bottom:3px double #000;font-weight:700}hr{border:0;border-top:1px dashed #000;margin:14px 0}
.stub{display:flex;justify-content:space-between}`;

function coverages(random: Random) {
  const dwelling = random.int(48, 260) * 1000;
  const rented = random.chance(0.6);
  const liability = random.chance(0.7);
  return {
    rented,
    lines: [
      { letter: 'A', name: 'Dwelling', limit: dwelling, premium: random.int(210, 940) },
      {
        letter: 'B',
        name: 'Other Structures',
        limit: random.chance(0.6) ? random.int(3, 25) * 1000 : null,
        premium: random.int(12, 90),
      },
      {
        letter: 'C',
        name: 'Personal Property',
        limit: random.chance(0.6) ? random.int(4, 60) * 1000 : null,
        premium: random.int(15, 140),
      },
      {
        letter: 'D',
        name: 'Fair Rental Value',
        limit: rented ? random.int(5, 24) * 1000 : null,
        premium: random.int(8, 40),
      },
      {
        letter: 'E',
        name: 'Additional Living Expense',
        limit: rented ? null : random.int(4, 20) * 1000,
        premium: random.int(8, 40),
      },
      {
        letter: 'L',
        name: 'Personal Liability',
        limit: liability ? random.pick([100_000, 300_000]) : null,
        premium: random.int(30, 95),
      },
      {
        letter: 'M',
        name: 'Medical Payments',
        limit: liability ? random.pick([500, 1000, 5000]) : null,
        premium: random.int(3, 15),
      },
    ].filter((line): line is typeof line & { limit: number } => line.limit !== null),
  };
}

function facts(random: Random) {
  const county = word(random);
  const risk = place(random);
  const mail = random.chance(0.4) ? risk : place(random);
  const { rented, lines } = coverages(random);
  const limitOf = (letter: string): number | null => lines.find((line) => line.letter === letter)?.limit ?? null;
  const effectiveDate = `${random.int(2013, 2025)}-${random.pick(['03', '06', '09', '12'])}-01`;
  const extra = random
    .some(['Sewer Backup', 'Theft - Broad', 'Weight of Ice and Snow', 'Glass Breakage'], random.int(0, 3))
    .map((name) => ({ name, premium: random.int(6, 55) }));
  const assessment = { name: 'Fire Department Assessment', amount: random.amount(3, 25) };
  const deductible = random.pick([250, 500, 1000]);
  const bank = random.chance(0.5) ? place(random) : null;
  const premiums = [...lines, ...extra].map((line) => line.premium);
  return {
    risk,
    mail,
    lines,
    extra,
    deductible,
    bank,
    label: {
      carrierName: `${county} County Farmers Mutual Fire Insurance Company`,
      policyNumber: numbered(random, random.pick(['F-#####', '##### D', 'CM ####'])),
      transactionType: random.chance(0.7) ? 'renewal' : 'new',
      namedInsureds: random.chance(0.5) ? [person(random)] : [person(random), person(random)],
      mailingAddress: oneLine(mail),
      insuredLocation: oneLine(risk),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: person(random),
      totalPremium: sum([...premiums, assessment.amount]),
      fees: [assessment],
      policyForm: 'DP-2',
      occupancy: rented ? 'rented to one family' : 'seasonal, occupied by the owner',
      numberOfFamilies: null,
      yearBuilt: random.int(1890, 1998),
      numberOfStories: random.int(1, 2),
      constructionType: random.pick(['frame', 'brick', 'log', 'masonry']),
      roofType: random.pick(['metal', 'asphalt shingle', 'wood shake']),
      protectionClass: random.pick(['8', '9', '10']),
      dwellingLimit: limitOf('A'),
      otherStructuresLimit: limitOf('B'),
      personalPropertyLimit: limitOf('C'),
      fairRentalValueLimit: limitOf('D'),
      additionalLivingExpenseLimit: limitOf('E'),
      personalLiabilityLimit: limitOf('L'),
      medicalPaymentsLimit: limitOf('M'),
      deductibles: [{ peril: null, amount: deductible, percent: null }],
      otherCoverages: extra,
      additionalInterests: bank
        ? [{ interest: 'Mortgagee', name: `Farmers Bank of ${word(random)}`, address: oneLine(bank) }]
        : [],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function body({ label: l, risk, mail, lines, extra, deductible, bank }: Facts): Html {
  const row = (letter: string, name: string, limit: string, premium: string): Html =>
    html`<tr><td>${letter}</td><td>${name}</td><td>${limit}</td><td>${premium}</td></tr>`;
  const fee = l.fees[0]?.amount ?? 0;
  const lender = l.additionalInterests[0];
  return html`<h1>${l.carrierName}</h1><div class="m">Organized under the county mutual act &middot; since 1887</div>
<div class="m"><b>${l.transactionType === 'renewal' ? 'RENEWAL CERTIFICATE' : 'DECLARATIONS OF A NEW POLICY'}</b></div>
<dl><dt>Policy</dt><dd>No. ${l.policyNumber}</dd><dt>Member</dt><dd>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</dd>
<dt>Insured from</dt><dd>${bare(l.effectiveDate)} until ${bare(l.expirationDate)}, noon at the property</dd><dt>Our agent</dt><dd>${l.agencyName}</dd></dl>
<p>We insure the dwelling ${mail === risk ? 'at the address shown above' : html`at<br>&nbsp;&nbsp; ${risk.street}, ${cityLine(risk)}`}, a ${l.constructionType} building of ${l.numberOfStories} ${l.numberOfStories === 1 ? 'story' : 'stories'} with ${l.roofType} roof, built in ${l.yearBuilt}, protection class ${l.protectionClass},
${l.occupancy}, under the Broad Form (DP 00 02), for the amounts below.</p>
<table><tr><th></th><th>Coverage</th><th>Amount $</th><th>Charge $</th></tr>${lines.map((line) => row(line.letter, line.name, whole(line.limit), cents(line.premium)))}
${extra.map((line) => row('', line.name, '', cents(line.premium)))}${row('', l.fees[0]?.name ?? '', '', cents(fee))}
<tr class="t"><td></td><td>Premium for one year</td><td></td><td>${cents(l.totalPremium)}</td></tr></table>
<p>A deductible of $${whole(deductible)} is taken from each loss. ${lender && bank ? html`Loss to the building is payable to the mortgagee, ${lender.name}, ${bank.street}, ${cityLine(bank)}, as its interest appears.` : 'No mortgagee is named.'}</p>
<p style="font-size:8pt">Members are entitled to one vote at the annual meeting on the second Tuesday of March. Claims over $100,000 are reinsured.</p><hr>
<div class="stub"><span>Please return with payment<br>Policy ${l.policyNumber}</span><span>Due ${bare(addDays(l.effectiveDate, 20))}<br>Half year ${cents(Math.round(l.totalPremium * 50) / 100 + 3)}<br>Full year ${cents(l.totalPremium)}</span></div>`;
}

export const style: Style = {
  policyType: 'dwelling_fire',
  name: 'county-mutual',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
