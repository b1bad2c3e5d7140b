import { addDays, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, parts, totalsOf } from '../kit/loss-facts.ts';
import { minusBehind, sum } from '../kit/money.ts';
import { agency, carrier, company, numbered } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

const css = `@page { size: 14in 8.5in } body { margin: 0 } pre { font: 8.2pt 'Courier New', monospace; margin: 0; white-space: pre; break-after: page } pre:last-child { break-after: auto }`;
const WIDTH = 150;
const LINES = 50;

const left = (text: string, width: number): string => text.slice(0, width - 1).padEnd(width);
const right = (text: string, width: number): string => text.padStart(width);
const middle = (text: string): string => ' '.repeat(Math.max(0, Math.floor((WIDTH - text.length) / 2))) + text;
/** Two texts at both margins. */
const apart = (a: string, b: string): string => a + b.padStart(WIDTH - a.length);

const heading = [
  'CLAIM NUMBER    CLAIMANT NAME             LOSS DT   STS  ---- BI / PD ----  -- MED PAY ---  ----- EXPENSE -----  SALV/SUBRO      TOTAL',
  'OCCURRENCE DESCRIPTION                    RPT DT    ST             PAID            PAID             PAID        RECOVERED     INCURRED',
  '                                          CLS DT             OUTSTANDING     OUTSTANDING     OUTSTANDING',
];

/** What the file keeps of a claim: a short name and a short description. */
const shortName = (claim: ClaimFacts): string =>
  claim.claimant.toUpperCase().split(' ').reverse().join(', ').slice(0, 24);
const shortText = (claim: ClaimFacts): string => claim.description.toUpperCase().slice(0, 40).trim();
const incurredOf = ({ incurred, recovered }: ClaimFacts): number => sum([incurred.total, -recovered]);

function claimLines(claim: ClaimFacts): string[] {
  const { paid, reserve, recovered } = claim;
  const code = { open: 'O', closed: 'C', reopened: 'R' }[claim.status];
  const amounts = (values: readonly number[]): string => values.map((value) => right(minusBehind(value), 16)).join('');
  return [
    `${left(claim.number, 16)}${left(shortName(claim), 26)}${left(shortSlashed(claim.lossDate), 10)}${left(code, 3)}${amounts([paid.loss, paid.medical, paid.expense])}${right(minusBehind(-recovered), 16)}${right(minusBehind(incurredOf(claim)), 14)}`,
    `${left(shortText(claim), 42)}${left(shortSlashed(claim.reportedDate), 10)}${left(claim.state, 3)}${amounts([reserve.loss, reserve.medical, reserve.expense])}`,
    ' '.repeat(42) + (claim.closedDate === null ? '' : shortSlashed(claim.closedDate)),
    '',
  ];
}

function totalLines(title: string, claims: readonly ClaimFacts[]): string[] {
  const { claimCount, paid, reserve, recovered } = totalsOf(claims);
  const amounts = (values: readonly number[]): string => values.map((value) => right(minusBehind(value), 16)).join('');
  return [
    `${left(`** ${title}`, 40)}${left(`CLMS ${claimCount}`, 15)}${amounts([paid.loss, paid.medical, paid.expense])}${right(minusBehind(-recovered), 16)}${right(minusBehind(sum(claims.map(incurredOf))), 14)}`,
    ' '.repeat(55) + amounts([reserve.loss, reserve.medical, reserve.expense]),
    '',
  ];
}

function totalsLabel(claims: readonly ClaimFacts[]): Record<string, unknown> {
  const { claimCount, paid, reserve, recovered } = totalsOf(claims);
  const incurred = { total: sum(claims.map(incurredOf)) };
  return { claimCount, paid: parts(paid), reserve: parts(reserve), incurred, recovered };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'mainframe-gl',
  build: (random) => {
    const carrierName = carrier(random).toUpperCase();
    const insured = company(random).toUpperCase();
    const agencyName = agency(random).toUpperCase();
    const asOf = `2023-${random.pick(['03-31', '07-31', '11-30'])}`;
    const reportDate = addDays(asOf, random.int(1, 5));
    const first = `2019-0${random.int(2, 9)}-15`;
    const counts = random.times(4, () => random.int(3, 24));
    counts[random.int(1, 3)] = 0;
    const terms = makeTerms(random, { first, counts, line: 'liability', numbers: '###-GL-######', asOf });
    const policies = terms.map((term) => ({ ...term, policyNumber: numbered(random, 'GLP 4######') }));
    const pages: string[][] = [];
    for (const { policyNumber, effectiveDate, expirationDate, claims } of policies) {
      const blocks = claims.length === 0 ? [['*** NO LOSSES REPORTED THIS TERM ***', '']] : claims.map(claimLines);
      if (claims.length > 0) blocks.push(totalLines(`TOTAL POLICY ${policyNumber}`, claims));
      const top = (): string[] => [
        apart('REPORT CLM0417-02', `RUN DATE ${shortSlashed(reportDate)}`),
        apart(middle(carrierName), `PAGE ${String(pages.length + 1).padStart(4)}`),
        middle('L O S S   R U N  -  GENERAL LIABILITY'),
        apart(`INSURED  ${insured}`, `LOSSES VALUED AS OF ${shortSlashed(asOf)}`),
        `AGENT    ${random.digits(5)} ${agencyName}`,
        `POLICY   ${policyNumber}     TERM ${shortSlashed(effectiveDate)} - ${shortSlashed(expirationDate)}`,
        '='.repeat(WIDTH),
        ...heading,
        '-'.repeat(WIDTH),
      ];
      let page = top();
      for (const block of blocks) {
        if (page.length + block.length > LINES) {
          pages.push(page);
          page = top();
        }
        page.push(...block);
      }
      pages.push(page);
    }
    const claims = policies.flatMap((policy) => policy.claims);
    pages.at(-1)?.push(...totalLines('TOTAL ALL POLICIES', claims), middle('***  END OF REPORT  ***'));
    return {
      html: sheet({ css, body: pages.map((page) => html`<pre>${page.join('\n')}</pre>`) }),
      print: { format: 'Legal', landscape: true },
      label: {
        carrierName,
        namedInsureds: [insured],
        agencyName,
        reportDate,
        valuationDate: asOf,
        policies: policies.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => ({
          policyNumber,
          lineOfBusiness: 'GENERAL LIABILITY',
          effectiveDate,
          expirationDate,
          ...(own.length > 0 && totalsLabel(own)),
        })),
        claims: policies.flatMap(({ policyNumber, claims: own }) =>
          own.map((claim) => ({
            claimNumber: claim.number,
            policyNumber,
            claimantName: shortName(claim),
            status: claim.status,
            lossDate: claim.lossDate,
            reportedDate: claim.reportedDate,
            closedDate: claim.closedDate,
            lossState: claim.state,
            description: shortText(claim),
            paid: parts(claim.paid),
            reserve: parts(claim.reserve),
            incurred: { total: incurredOf(claim) },
            recovered: claim.recovered,
          })),
        ),
        grandTotals: totalsLabel(claims),
      },
    };
  },
};
