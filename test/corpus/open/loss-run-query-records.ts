import { addYears, compact, dashed } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { carrier, company, numbered } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// Output of a query tool on a claim file, sent as it is: every record a block of field names and values in two halves of
// a fixed-pitch line, codes for status and loss type with their list at the end, dates without separators, no totals but
// a closing line.

const TYPES = new Map([
  ['Bodily Injury', 'BI'],
  ['Property Damage', 'PD'],
  ['Medical Payments', 'MP'],
  ['Personal Injury', 'PI'],
  ['Products - BI', 'PB'],
]);
const STATUS = { open: '1', closed: '2', reopened: '3' };

const css = `body{margin:0;font:8.2pt/1.22 'Liberation Mono',monospace}pre{margin:0;font:inherit;white-space:pre}.r{break-inside:avoid}`;

const field = (name: string, value: string): string => `${`${name} `.padEnd(15, '.')}: ${value}`;
const half = (left: string, right: string): string => `  ${left.padEnd(44)}${right}`;

function record(claim: ClaimFacts, policy: string, index: number): Html {
  const { paid, reserve, incurred } = claim;
  const lines = [
    `RECORD ${String(index + 1).padStart(4, '0')} ${'-'.repeat(72)}`,
    half(field('POL_NBR', policy), field('CLM_NBR', claim.number)),
    half(field('CLMT_NAME', claim.claimant.toUpperCase()), field('LOSS_ST', claim.state)),
    half(field('LOSS_DT', compact(claim.lossDate)), field('RPT_DT', compact(claim.reportedDate))),
    half(
      field('CLM_STAT', STATUS[claim.status]),
      field('CLOSE_DT', claim.closedDate === null ? '00000000' : compact(claim.closedDate)),
    ),
    half(field('LOSS_TYPE', TYPES.get(claim.claimType) ?? 'XX'), field('EXAMINER', claim.adjuster.toUpperCase())),
    `  ${field('LOSS_DESC', claim.description.toUpperCase())}`,
    half(field('IND_PAID', cents(paid.loss)), field('IND_RSV', cents(reserve.loss))),
    half(field('MED_PAID', cents(paid.medical)), field('MED_RSV', cents(reserve.medical))),
    half(field('EXP_PAID', cents(paid.expense)), field('EXP_RSV', cents(reserve.expense))),
    half(field('TOT_INC', cents(incurred.total)), field('RECOV_AMT', cents(claim.recovered))),
  ];
  return html`<pre class="r">${`${lines.join('\n')}\n\n`}</pre>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'query-records',
  build(random) {
    const first = `${random.int(2014, 2020)}-${random.pick(['01', '03', '08', '12'])}-01`;
    const years = random.int(3, 5);
    const ran = `${addYears(first, years).slice(0, 4)}-12-${random.int(10, 29)}`;
    const counts = random.times(years, (year) => (year === 1 ? 2 : random.pick([0, 1, 2, 3])));
    const terms = makeTerms(random, { first, counts, line: 'liability', numbers: 'L######', asOf: ran }).map(
      (term) => ({ ...term, number: numbered(random, '##GL######') }),
    );
    const [insurer, insured] = [carrier(random), company(random)];
    const held = terms.flatMap(({ claims, number }) => claims.map((claim) => ({ claim, number })));
    const grand = totalsOf(held.map(({ claim }) => claim));
    const head = [
      `QUERY: LOSSHIST      LIBRARY: CLMPROD      RUN ${dashed(ran)}  ${random.int(7, 17)}:${random.int(10, 59)}      REQUESTED BY UNDERWRITING`,
      '',
      field('COMPANY', insurer.toUpperCase()),
      field('INSURED', insured.toUpperCase()),
      '',
      'POLICY FILE',
      `${'POL_NBR'.padEnd(14)}${'LOB'.padEnd(20)}${'EFF_DT'.padEnd(11)}${'EXP_DT'.padEnd(11)}CLM_CNT`,
      ...terms.map(
        (term) =>
          `${term.number.padEnd(14)}${'GENERAL LIABILITY'.padEnd(20)}${compact(term.effectiveDate).padEnd(11)}${compact(term.expirationDate).padEnd(11)}${String(term.claims.length).padStart(7)}`,
      ),
      '',
      'CLAIM FILE',
      '',
    ];
    const foot = [
      `END OF QUERY. RECORDS SELECTED ${held.length}. SUM TOT_INC ${cents(grand.incurred.total)}  SUM RECOV_AMT ${cents(grand.recovered)}`,
      '',
      'CODES   CLM_STAT   1 = OPEN   2 = CLOSED   3 = REOPENED',
      '        LOSS_TYPE  BI = BODILY INJURY  PD = PROPERTY DAMAGE  MP = MEDICAL PAYMENTS',
      '                   PI = PERSONAL INJURY  PB = PRODUCTS BODILY INJURY',
      '        DATES ARE YYYYMMDD. 00000000 = NO DATE.  TOT_INC = PAID PLUS RSV OF ALL KINDS.',
    ];
    const body = html`<pre>${`${head.join('\n')}\n`}</pre>${held.map(({ claim, number }, index) => record(claim, number, index))}<pre class="r">${foot.join('\n')}</pre>`;
    const kindsOf = ({ loss, medical, expense }: ClaimFacts['paid']) => ({ loss, medical, expense });
    const label = {
      carrierName: insurer.toUpperCase(),
      namedInsureds: [insured.toUpperCase()],
      reportDate: ran,
      policies: terms.map((term) => ({
        policyNumber: term.number,
        lineOfBusiness: 'GENERAL LIABILITY',
        effectiveDate: term.effectiveDate,
        expirationDate: term.expirationDate,
        claimCount: term.claims.length,
      })),
      claims: held.map(({ claim, number }) => ({
        claimNumber: claim.number,
        policyNumber: number,
        claimantName: claim.claimant.toUpperCase(),
        claimType: TYPES.get(claim.claimType),
        status: claim.status,
        lossDate: claim.lossDate,
        reportedDate: claim.reportedDate,
        closedDate: claim.closedDate,
        lossState: claim.state,
        description: claim.description.toUpperCase(),
        adjusterName: claim.adjuster.toUpperCase(),
        paid: kindsOf(claim.paid),
        reserve: kindsOf(claim.reserve),
        incurred: { total: claim.incurred.total },
        recovered: claim.recovered,
      })),
      grandTotals: { claimCount: held.length, incurred: { total: grand.incurred.total }, recovered: grand.recovered },
      _accept: Object.fromEntries(
        held.map(({ claim }, index) => {
          const code = TYPES.get(claim.claimType) ?? '';
          return [
            `claims[${index}].claimType`,
            [code, claim.claimType.replace('Products - BI', 'Products Bodily Injury').toUpperCase()],
          ];
        }),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
