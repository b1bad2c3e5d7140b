import { addDays, dayFirst } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { sum, withCredit } from '../kit/money.ts';
import { carrier, company, lastNameFirst, numbered } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

const css = `body { margin: 0 } pre { font: 8.6pt 'Courier New', monospace; margin: 0; break-after: page } pre:last-child { break-after: auto }`;
const WIDTH = 94;
const LINES = 66;

/** LABEL ......: VALUE */
const field = (label: string, value: string, width = 47): string =>
  `${`${label} `.padEnd(17, '.')}: ${value}`.padEnd(width);
const pair = (a: readonly [string, string], b: readonly [string, string]): string =>
  (field(...a) + field(...b)).trimEnd();
const amount = (value: number): string => withCredit(value).padStart(value < 0 ? 14 : 12);

interface Policy extends TermFacts {
  policyNumber: string;
  title: string;
  claimants: string[];
}

const netOf = ({ incurred, recovered }: Pick<ClaimFacts, 'incurred' | 'recovered'>): number =>
  sum([incurred.total, -recovered]);

function claimLines(claim: ClaimFacts, claimant: string): string[] {
  const status = { open: 'OPEN', closed: 'CLOSED', reopened: 'REOPENED' }[claim.status];
  return [
    pair(['CLAIM NUMBER', claim.number], ['STATUS', status]),
    pair(['CLAIMANT', claimant], ['COVERAGE', claim.claimType.toUpperCase()]),
    pair(['DATE OF LOSS', dayFirst(claim.lossDate)], ['LOSS PAID', amount(claim.paid.loss)]),
    pair(['DATE REPORTED', dayFirst(claim.reportedDate)], ['MEDICAL PAID', amount(claim.paid.medical)]),
    pair(
      ['DATE CLOSED', claim.closedDate === null ? '' : dayFirst(claim.closedDate)],
      ['EXPENSE PAID', amount(claim.paid.expense)],
    ),
    pair(['STATE OF LOSS', claim.state], ['SUBROGATION', amount(-claim.recovered)]),
    pair(['CAUSE', claim.cause.toUpperCase()], ['RESERVE', amount(claim.reserve.total)]),
    pair(['ADJUSTER', claim.adjuster.toUpperCase()], ['NET INCURRED', amount(netOf(claim))]),
    field('DESCRIPTION', claim.description.toUpperCase(), WIDTH).trimEnd(),
    '-'.repeat(WIDTH),
  ];
}

function subtotal(title: string, claims: readonly ClaimFacts[]): string[] {
  const all = totalsOf(claims);
  return [
    `*** ${title} ***`,
    pair(['CLAIMS', String(all.claimCount)], ['LOSS PAID', amount(all.paid.loss)]),
    pair(['OPEN CLAIMS', String(all.openClaimCount)], ['MEDICAL PAID', amount(all.paid.medical)]),
    pair(['RESERVE', amount(all.reserve.total)], ['EXPENSE PAID', amount(all.paid.expense)]),
    pair(['SUBROGATION', amount(-all.recovered)], ['NET INCURRED', amount(netOf(all))]),
    '='.repeat(WIDTH),
  ];
}

const amounts = (claims: readonly ClaimFacts[]): Record<string, unknown> => {
  const { paid, reserve, recovered, incurred } = totalsOf(claims);
  const { loss, medical, expense } = paid;
  return {
    paid: { loss, medical, expense },
    reserve: { total: reserve.total },
    incurred: { total: netOf({ incurred, recovered }) },
    recovered,
  };
};
const counted = (claims: readonly ClaimFacts[]): Record<string, unknown> => {
  const { claimCount, openClaimCount } = totalsOf(claims);
  return { claimCount, openClaimCount, ...amounts(claims) };
};

export const style: Style = {
  policyType: 'loss_run',
  name: 'dotted-listing',
  build: (random) => {
    const carrierName = carrier(random).toUpperCase();
    const insured = company(random).toUpperCase();
    const asOf = `2022-${random.pick(['04', '09', '12'])}-${random.int(10, 28)}`;
    const reportDate = addDays(asOf, 1);
    const lines: (readonly [string, Line, string])[] = [
      ['COMMERCIAL AUTO', 'auto', 'CAP-######'],
      ['GENERAL LIABILITY', 'liability', 'GLP-######'],
    ];
    const policies = lines.flatMap(([title, line, pattern]) => {
      const counts = random.times(3, () => random.int(0, 6));
      const policyNumber = numbered(random, pattern);
      return makeTerms(random, { first: '2019-08-01', counts, line, numbers: '########', asOf }).map(
        (term, i): Policy => ({
          ...term,
          title,
          policyNumber: `${policyNumber}-${i + 3}`,
          claimants: term.claims.map(() => lastNameFirst(random).toUpperCase()),
        }),
      );
    });
    const all = policies.flatMap(({ claims }) => claims);
    const blocks = lines.flatMap(([title]) => {
      const own = policies.filter((policy) => policy.title === title);
      const perPolicy = own.flatMap((policy) => {
        const opening = [
          `POLICY ${policy.policyNumber}   ${title}   TERM ${dayFirst(policy.effectiveDate)} TO ${dayFirst(policy.expirationDate)}`,
          '-'.repeat(WIDTH),
        ];
        if (policy.claims.length === 0)
          return [[...opening, '     NO CLAIMS ON FILE FOR THIS TERM', '-'.repeat(WIDTH)]];
        const listed = policy.claims.map((claim, i) => claimLines(claim, policy.claimants[i] ?? ''));
        return [opening, ...listed, subtotal(`POLICY TOTAL ${policy.policyNumber}`, policy.claims)];
      });
      return [
        ...perPolicy,
        subtotal(
          `LINE TOTAL ${title}`,
          own.flatMap(({ claims }) => claims),
        ),
      ];
    });
    blocks.push(subtotal('INSURED TOTAL', all));
    const pages: string[][] = [];
    for (const block of blocks) {
      const page = pages.at(-1);
      if (page !== undefined && page.length + block.length <= LINES) page.push(...block);
      else {
        const top = [
          `${carrierName.padEnd(WIDTH - 9)}PAGE ${String(pages.length + 1).padStart(4, '0')}`,
          `LOSS HISTORY REPORT      RUN ${dayFirst(reportDate)} 02:15      VALUED ${dayFirst(asOf)}`,
          `INSURED: ${insured}`,
          '='.repeat(WIDTH),
        ];
        pages.push([...top, ...block]);
      }
    }
    return {
      html: sheet({ css, body: pages.map((page) => html`<pre>${page.join('\n')}</pre>`) }),
      label: {
        carrierName,
        namedInsureds: [insured],
        reportDate,
        valuationDate: asOf,
        policies: policies.map(({ policyNumber, title, effectiveDate, expirationDate, claims }) => ({
          policyNumber,
          lineOfBusiness: title,
          effectiveDate,
          expirationDate,
          ...(claims.length > 0 && counted(claims)),
        })),
        claims: policies.flatMap(({ policyNumber, claims, claimants }) =>
          claims.map((claim, i) => ({
            claimNumber: claim.number,
            policyNumber,
            claimantName: claimants[i],
            claimType: claim.claimType.toUpperCase(),
            status: claim.status,
            lossDate: claim.lossDate,
            reportedDate: claim.reportedDate,
            closedDate: claim.closedDate,
            lossState: claim.state,
            cause: claim.cause.toUpperCase(),
            description: claim.description.toUpperCase(),
            adjusterName: claim.adjuster.toUpperCase(),
            ...amounts([claim]),
          })),
        ),
        grandTotals: counted(all),
      },
    };
  },
};
