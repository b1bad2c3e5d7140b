// Risk pool of towns and districts: a table of fund years in front, then the claims by line of coverage, whatever the year;
// the department stands beside the claimant, reserves are one figure, and what the member owes is kept apart.
import { addDays, addYears, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeClaim } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';

const css = `body{margin:0;font:8pt/1.3 'Liberation Sans Narrow',sans-serif}h1{font-size:14pt;margin:0;color:#1d3f6e}
.sub{font-size:9.5pt;margin-bottom:6pt}.m{display:flex;gap:26pt;margin:4pt 0 8pt}.m b{color:#1d3f6e}
h2{font-size:9.6pt;color:#1d3f6e;margin:11pt 0 2pt;break-after:avoid}table{width:100%;border-collapse:collapse}
td,th{border:.4pt solid #9bb;padding:1.6pt 4pt;vertical-align:top}th{background:#1d3f6e;color:#fff;text-align:left}
.n{text-align:right;white-space:nowrap}.t td{font-weight:700;background:#e7edf5}tr{break-inside:avoid}.w{width:27%}p{font-size:7.4pt}`;

interface Coverage {
  name: string;
  code: string;
  line: Line;
  stories: readonly (readonly [string, string])[];
}

const COVERAGES: readonly Coverage[] = [
  {
    name: 'Auto Liability',
    code: 'AL',
    line: 'auto',
    stories: [
      ['Public Works', 'Plow wing struck parked vehicle'],
      ['Police', 'Cruiser hit by member at intersection during response'],
      ['Sanitation', 'Refuse truck backed into utility pole and fence'],
      ['Parks', 'Mower threw stone through window of passing car'],
      ['Fire', 'Engine clipped mirror of oncoming van'],
    ],
  },
  {
    name: 'General Liability',
    code: 'GL',
    line: 'liability',
    stories: [
      ['Public Works', 'Claimant alleges tire and rim damage from pothole'],
      ['Water', 'Sewer main backup into finished basement'],
      ['Parks', 'Fall from bleachers at ball field'],
      ['Library', 'Patron tripped on mat at entrance'],
      ['Recreation', 'Camper cut foot at pool ladder'],
    ],
  },
  {
    name: 'Law Enforcement Liability',
    code: 'LE',
    line: 'liability',
    stories: [
      ['Police', 'Alleges excessive force in arrest at festival'],
      ['Police', 'Wrong address entry, door frame broken'],
      ['Jail', 'Inmate alleges delay of medical care'],
    ],
  },
  {
    name: 'Property',
    code: 'PR',
    line: 'property',
    stories: [
      ['Water', 'Lightning to telemetry at well house 3'],
      ['Parks', 'Vandals burned playground surface'],
      ['Town Hall', 'Boiler pipe burst, records room wet'],
      ['Fire', 'Wind lifted apparatus bay roof'],
    ],
  },
];

interface Item extends ClaimFacts {
  coverage: Coverage;
  department: string;
  policyNumber: string;
}

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

function amounts(claims: readonly ClaimFacts[]) {
  const of = (pick: (claim: ClaimFacts) => number): number => sum(claims.map(pick));
  return {
    paid: {
      loss: of(({ paid }) => paid.loss + paid.medical),
      expense: of(({ paid }) => paid.expense),
    },
    reserve: { total: of(({ reserve }) => reserve.total) },
    incurred: { total: of(({ incurred }) => incurred.total) },
  };
}

const cellsOf = (claims: readonly ClaimFacts[]): Html => {
  const { paid, reserve, incurred } = amounts(claims);
  const values = [paid.loss, paid.expense, reserve.total, incurred.total];
  return html`${values.map((value) => html`<td class="n">${wholeDollars(value)}</td>`)}`;
};
const openOf = (claims: readonly ClaimFacts[]): number => claims.filter(({ status }) => status !== 'closed').length;

function facts(random: Random) {
  const state = random.pick(['CO', 'MI', 'WA', 'PA', 'OR']);
  const years = random.int(3, 5);
  const first = `${random.int(2015, 2020)}-${random.pick(['01-01', '07-01', '10-01'])}`;
  const valued = addDays(addYears(first, years - 1), random.int(120, 350));
  const base = numbered(random, '@@-###');
  const funds = random.times(years, (i) => {
    const effectiveDate = addYears(first, i);
    return {
      policyNumber: `${base}-${effectiveDate.slice(2, 4)}`,
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      contribution: random.dollars(18_000, 240_000),
    };
  });
  const claims = random.some(COVERAGES, random.int(2, 4)).flatMap((coverage): Item[] => {
    const story = deckOf(random, coverage.stories);
    return random.times(random.int(2, 7), () => {
      const { effectiveDate: from, expirationDate: to, policyNumber } = random.pick(funds);
      const claim = makeClaim(random, {
        line: coverage.line,
        numbers: `${coverage.code}#######`,
        from,
        to,
        asOf: valued,
        state,
        wholeDollars: true,
      });
      const [department, description] = story();
      return { ...claim, department, description, coverage, policyNumber };
    });
  });
  claims.sort(
    (a, b) => COVERAGES.indexOf(a.coverage) - COVERAGES.indexOf(b.coverage) || (a.lossDate < b.lossDate ? -1 : 1),
  );
  return {
    pool: `${word(random)} Valley ${random.pick(['Local Government Trust', 'Intergovernmental Risk Pool', 'Municipal Insurance Pool'])}`,
    member: `${random.pick(['Town of', 'City of', 'Village of'])} ${word(random)}`,
    valued,
    deductible: random.pick([1000, 2500, 5000]),
    funds: funds.reverse(),
    claims,
  };
}
type Facts = ReturnType<typeof facts>;

function claimRow(claim: Item): Html {
  return html`<tr><td>${claim.number}</td><td>${claim.policyNumber}</td><td>${bare(claim.lossDate)}</td>
<td>${bare(claim.reportedDate)}</td><td>${claim.department}</td><td>${claim.claimant}</td><td class="w">${claim.description}</td>
<td>${STATUS[claim.status]}</td><td>${claim.closedDate === null ? '' : bare(claim.closedDate)}</td>${cellsOf([claim])}</tr>`;
}

const heads = ['Paid Loss', 'Paid Adj. Exp.', 'Case Reserves', 'Total Incurred'].map(
  (head) => html`<th class="n">${head}</th>`,
);

function body({ pool, member, valued, deductible, funds, claims }: Facts): Html {
  return html`<h1>${pool}</h1><div class="sub">Member Loss Experience</div><div class="m"><span><b>Member</b> ${member}</span>
<span><b>Losses valued as of</b> ${bare(valued)}</span><span><b>Member deductible</b> ${wholeDollars(deductible)} per claim</span></div>
<h2>Fund years</h2><table><tr><th>Coverage Document</th><th>From</th><th>To</th><th class="n">Contribution</th><th class="n">Claims</th>
<th class="n">Open</th>${heads}</tr>${funds.map((fund) => {
    const its = claims.filter(({ policyNumber }) => policyNumber === fund.policyNumber);
    return html`<tr><td>${fund.policyNumber}</td><td>${bare(fund.effectiveDate)}</td><td>${bare(fund.expirationDate)}</td>
<td class="n">${wholeDollars(fund.contribution)}</td><td class="n">${its.length}</td><td class="n">${openOf(its)}</td>${cellsOf(its)}</tr>`;
  })}<tr class="t"><td colspan="3">All fund years</td><td class="n">${wholeDollars(sum(funds.map((fund) => fund.contribution)))}</td>
<td class="n">${claims.length}</td><td class="n">${openOf(claims)}</td>${cellsOf(claims)}</tr></table>
${COVERAGES.map((coverage) => {
  const its = claims.filter((claim) => claim.coverage === coverage);
  if (its.length === 0) return html``;
  return html`<h2>${coverage.name}</h2><table><thead><tr><th>Claim</th><th>Document</th><th>Occurred</th><th>Reported</th>
<th>Department</th><th>Claimant</th><th>What happened</th><th>Status</th><th>Closed</th>${heads}</tr></thead>${its.map(claimRow)}
<tr class="t"><td colspan="9">${coverage.name} subtotal</td>${cellsOf(its)}</tr></table>`;
})}<p>Amounts are gross of the member deductible. Contribution is the amount billed before the year-end adjustment. Prepared by the
Trust's claims department for the member's board; not a statement of liability.</p>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'local-government-trust',
  build(random) {
    const f = facts(random);
    const label = {
      carrierName: f.pool,
      namedInsureds: [f.member],
      valuationDate: f.valued,
      policies: f.funds.map(({ policyNumber, effectiveDate, expirationDate }) => {
        const its = f.claims.filter((claim) => claim.policyNumber === policyNumber);
        const counts = { claimCount: its.length, openClaimCount: openOf(its) };
        return { policyNumber, effectiveDate, expirationDate, ...counts, ...amounts(its) };
      }),
      claims: f.claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: claim.policyNumber,
        claimantName: claim.claimant,
        claimType: claim.coverage.name,
        status: claim.status,
        lossDate: claim.lossDate,
        reportedDate: claim.reportedDate,
        closedDate: claim.closedDate,
        description: claim.description,
        ...amounts([claim]),
      })),
      // the line of coverage stands in the heading of its table only
      _accept: Object.fromEntries(f.claims.map((_, i) => [`claims[${i}].claimType`, [null]])),
      grandTotals: { claimCount: f.claims.length, openClaimCount: openOf(f.claims), ...amounts(f.claims) },
    };
    return { html: sheet({ css, body: body(f) }), label, print: { landscape: true } };
  },
};
