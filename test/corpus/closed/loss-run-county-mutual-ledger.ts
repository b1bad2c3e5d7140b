// A county mutual's claim ledger from its midrange computer: whole dollars, two lines a claim, perils and status as
// codes with a key, premium and loss ratio beside each term, headings again on every page.
import { addDays, addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, numbered, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { withoutMedical } from '../parts/loss-columns.ts';
import { typedLine, typedPages } from '../parts/typed-page.ts';

const LINES_A_PAGE = 38;
const WIDTH = 118;
const codes = { open: 'O', closed: 'C', reopened: 'R' };
const products = [
  ['FARMOWNERS', 'FO', 'property'],
  ['COMMERCIAL FIRE', 'CF', 'property'],
  ['FARM LIABILITY', 'FL', 'liability'],
] as const;

function drawPolicies(random: Random) {
  const first = `${random.int(2013, 2020)}-${random.pick(['02-15', '04-01', '06-20', '11-05'])}`;
  const years = random.int(3, 5);
  const asOf = addDays(addYears(first, years), -random.int(20, 200));
  return {
    asOf,
    policies: random.some(products, random.int(1, 2)).flatMap(([product, prefix, line]) => {
      const number = numbered(random, `${prefix} #####`);
      const counts = random.times<number>(years, () => random.pick<number>([0, 0, 1, 2, 3, 5]));
      return makeTerms(random, { line, first, counts, numbers: `${prefix}##-####`, asOf, wholeDollars: true }).map(
        (term, i) => ({
          ...term,
          product,
          number: `${number}-${i + 1}`,
          premium: random.dollars(1400, 9800),
          claims: term.claims
            .map(withoutMedical)
            .map((claim) => ({ ...claim, recovered: Math.round(claim.recovered) })),
        }),
      );
    }),
  };
}
type Policy = ReturnType<typeof drawPolicies>['policies'][number];

function amountsOf(claims: readonly ClaimFacts[]) {
  const { paid, reserve, recovered, incurred } = totalsOf(claims);
  return {
    paid: { loss: paid.loss, expense: paid.expense },
    reserve: { total: reserve.total },
    recovered,
    incurred: { total: sum([incurred.total, -recovered]) },
  };
}

const right = (amount: number, isCredit = false): string =>
  `${whole(amount)}${isCredit && amount > 0 ? '-' : ' '}`.padStart(11);

function amountsLine(claims: readonly ClaimFacts[]): string {
  const { paid, reserve, recovered, incurred } = amountsOf(claims);
  return [
    right(paid.loss),
    right(paid.expense),
    right(reserve.total),
    right(recovered, true),
    right(incurred.total),
  ].join('');
}

const claimLines = (claim: ClaimFacts): string[] => [
  typedLine(
    [1, claim.number],
    [12, codes[claim.status]],
    [15, shortSlashed(claim.lossDate)],
    [25, shortSlashed(claim.reportedDate)],
    [35, claim.cause.toUpperCase().slice(0, 24)],
    [60, amountsLine([claim])],
  ),
  typedLine(
    [15, claim.closedDate === null ? '' : shortSlashed(claim.closedDate)],
    [35, claim.description.toUpperCase()],
  ),
];

function termBlocks(policy: Policy): string[][] {
  const { claims } = policy;
  const ratio = Math.round((100 * amountsOf(claims).incurred.total) / policy.premium);
  const opening = [
    typedLine(
      [0, `POLICY ${policy.number}`],
      [24, policy.product],
      [45, `EFF ${shortSlashed(policy.effectiveDate)}`],
      [59, `EXP ${shortSlashed(policy.expirationDate)}`],
      [75, `WRITTEN PREM ${whole(policy.premium)}`],
      [97, `LOSS RATIO ${ratio} PCT`],
    ),
  ];
  if (claims.length === 0) return [[...opening, typedLine([15, 'CLEAR - NO CLAIMS THIS TERM']), '']];
  const { claimCount, openClaimCount } = totalsOf(claims);
  const [leading, ...others] = claims.map(claimLines);
  return [
    [...opening, ...(leading ?? [])],
    ...others,
    [typedLine([15, `* TERM  CLAIMS ${claimCount}  OPEN ${openClaimCount}`], [60, amountsLine(claims)]), ''],
  ];
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'county-mutual-ledger',
  build(random) {
    const { asOf, policies } = drawPolicies(random);
    const run = addDays(asOf, 1);
    const insurer = `${word(random)} County Mutual Insurance Association`.toUpperCase();
    const insured = random
      .pick([`${person(random)} & Sons`, `${word(random)} Farms Inc`, `${word(random)} Grain LLC`])
      .toUpperCase();
    const producer = agency(random).toUpperCase();
    const everything = policies.flatMap(({ claims }) => claims);
    const all = totalsOf(everything);
    const end = [
      '-'.repeat(WIDTH),
      typedLine(
        [15, `** INSURED TOTAL  CLAIMS ${all.claimCount}  OPEN ${all.openClaimCount}`],
        [60, amountsLine(everything)],
      ),
      '',
      typedLine([0, 'STAT: O = OPEN  C = CLOSED  R = REOPENED     INCURRED = LOSS PD + LAE PD + RESERVE - SALV/SUBR']),
      typedLine([0, 'FIGURES ARE DIRECT, BEFORE REINSURANCE.  CLAIMS CLOSED WITHOUT PAYMENT ARE SHOWN.']),
    ];
    const pages = typedPages([...policies.flatMap(termBlocks), end], LINES_A_PAGE).map((lines, i) => {
      const heading = [
        typedLine([0, insurer], [58, 'CLAIM EXPERIENCE LEDGER'], [96, `RUN ${shortSlashed(run)}  PG ${i + 1}`]),
        typedLine([0, `INSD  ${insured}`], [58, `AGT  ${producer}`]),
        typedLine([0, 'PGM CLM220R'], [58, `VALUATION DATE ${shortSlashed(asOf)}`]),
        '',
        typedLine(
          [1, 'CLAIM'],
          [11, 'ST'],
          [15, 'OCCURRED'],
          [25, 'NOTICE'],
          [35, 'PERIL'],
          [66, 'LOSS'],
          [78, 'LAE'],
          [96, 'SALV/'],
          [107, 'NET'],
        ),
        typedLine(
          [1, 'NUMBER'],
          [11, 'AT'],
          [15, 'CLOSED'],
          [35, 'FACTS OF LOSS'],
          [66, 'PAID'],
          [78, 'PAID'],
          [85, 'RESERVE'],
          [96, 'SUBR'],
          [105, 'INCURRED'],
        ),
        '='.repeat(WIDTH),
      ];
      return html`<pre>${[...heading, ...lines].join('\n')}</pre>`;
    });
    const css = `pre{margin:0;font:9.6pt/11.4pt "Liberation Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;
    return {
      html: sheet({ css, body: pages }),
      label: {
        carrierName: insurer,
        namedInsureds: [insured],
        agencyName: producer,
        reportDate: run,
        valuationDate: asOf,
        policies: policies.map(({ number, product, effectiveDate, expirationDate, claims }) => ({
          policyNumber: number,
          lineOfBusiness: product,
          effectiveDate,
          expirationDate,
          ...(claims.length === 0
            ? {}
            : { claimCount: claims.length, openClaimCount: totalsOf(claims).openClaimCount, ...amountsOf(claims) }),
        })),
        claims: policies.flatMap(({ number, claims }) =>
          claims.map((claim) => ({
            claimNumber: claim.number,
            policyNumber: number,
            status: claim.status,
            lossDate: claim.lossDate,
            reportedDate: claim.reportedDate,
            closedDate: claim.closedDate,
            cause: claim.cause.toUpperCase(),
            description: claim.description.toUpperCase(),
            ...amountsOf([claim]),
          })),
        ),
        grandTotals: { claimCount: all.claimCount, openClaimCount: all.openClaimCount, ...amountsOf(everything) },
      },
      print: { landscape: true },
    };
  },
};
