import { addDays, slashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { cents, minusBehind } from '../kit/money.ts';
import { agency, carrier, company, numbered } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { withoutMedical } from '../parts/loss-columns.ts';

// A line printer's statement of 132 columns: every claim is a block of lines whose captions run to their values with
// dots; the sums of a policy and of the insured are printed in the same way behind stars.

const LINES = [
  { line: 'liability', name: 'GENERAL LIABILITY', prefix: 'GL' },
  { line: 'liability', name: 'COMMERCIAL UMBRELLA', prefix: 'CU' },
  { line: 'auto', name: 'COMMERCIAL AUTOMOBILE', prefix: 'CA' },
] as const;
const LINES_A_PAGE = 51;

interface Policy extends TermFacts {
  number: string;
}

/** "CLAIM NO ........ 4711" */
const leader = (caption: string, width: number, value: string): string =>
  `${caption} ${'.'.repeat(width - caption.length - 1)} ${value}`;
/** "LOSS PAID .......... 4,711.00": the amount ends at the width. */
const amount = (caption: string, value: string): string => leader(caption, 27 - value.length, value);
const columns = (...parts: readonly (readonly [number, string])[]): string =>
  parts.reduce(
    (line, [column, text]) => `${line.padEnd(column - (line === '' ? 0 : 1))}${line === '' ? '' : ' '}${text}`,
    '',
  );
const centered = (text: string): string => ' '.repeat(Math.floor((132 - text.length) / 2)) + text;

function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.pop() ?? '';
    if (last !== '' && last.length + word.length >= width) lines.push(last, word);
    else lines.push(`${last} ${word}`.trim());
  }
  return lines;
}

function moneyLines(claims: readonly ClaimFacts[]): string[] {
  const { paid, reserve, incurred, recovered } = totalsOf(claims);
  return [
    columns(
      [4, amount('LOSS PAID', cents(paid.loss))],
      [36, amount('ALAE PAID', cents(paid.expense))],
      [68, amount('TOTAL PAID', cents(paid.total))],
      [100, amount('SUBRO/SALV', minusBehind(-recovered))],
    ),
    columns(
      [4, amount('LOSS O/S', cents(reserve.loss))],
      [36, amount('ALAE O/S', cents(reserve.expense))],
      [68, amount('TOTAL O/S', cents(reserve.total))],
      [100, amount('TOT INCURRED', cents(incurred.total))],
    ),
  ];
}

function claimLines(claim: ClaimFacts): string[] {
  const closed = claim.closedDate === null ? '' : leader('CLOSED', 9, slashed(claim.closedDate));
  return [
    columns(
      [2, leader('CLAIM NO', 15, claim.number)],
      [36, leader('OCC DATE', 11, slashed(claim.lossDate))],
      [63, leader('NOTICE', 9, slashed(claim.reportedDate))],
      [88, leader('STATUS', 9, claim.status.toUpperCase())],
      [110, closed],
    ),
    columns(
      [2, leader('CLAIMANT', 15, claim.claimant.toUpperCase())],
      [50, leader('COVERAGE', 11, claim.claimType.toUpperCase())],
      [88, leader('STATE', 9, claim.state)],
      [103, leader('EXAMINER', 9, claim.adjuster.toUpperCase())],
    ),
    ...wrapped(claim.description.toUpperCase(), 48).map((text, index) =>
      columns([2, index === 0 ? leader('ACCIDENT DESC', 15, text) : `${' '.repeat(16)}${text}`]),
    ),
    ...moneyLines([claim]),
    '',
  ];
}

const sums = (caption: string, claims: readonly ClaimFacts[]): string[] => {
  const { claimCount, openClaimCount } = totalsOf(claims);
  return [
    columns(
      [2, caption],
      [50, leader('NO OF CLAIMS', 18, String(claimCount))],
      [80, leader('NO OPEN', 12, String(openClaimCount))],
    ),
    ...moneyLines(claims),
    '-'.repeat(132),
  ];
};

const policyBlocks = ({ number, effectiveDate, expirationDate, claims }: Policy): string[][] => [
  [columns([0, `POLICY ${number}`], [36, `TERM ${slashed(effectiveDate)} TO ${slashed(expirationDate)}`]), ''],
  ...(claims.length === 0
    ? [[columns([4, '*** NO LOSSES REPORTED FOR THIS TERM ***']), '-'.repeat(132)]]
    : claims.map(claimLines)),
  ...(claims.length === 0 ? [] : [sums(`** POLICY TOTAL ${number}`, claims)]),
];

/** Blocks stay in one piece. */
function paginate(blocks: readonly string[][], room: number): string[][] {
  const pages: string[][] = [[]];
  for (const block of blocks) {
    const last = pages.at(-1) ?? [];
    if (last.length + block.length > room) pages.push([...block]);
    else last.push(...block);
  }
  return pages;
}

function drawPolicies(random: Random, prefix: string, line: 'liability' | 'auto') {
  const first = `${random.int(2014, 2020)}-${random.pick(['01-01', '04-01', '07-15', '11-01'])}`;
  const counts = random.times<number>(random.int(2, 4), () => random.pick([0, 1, 2, 3, 4, 6]));
  if (!counts.some((count) => count > 0)) counts[0] = 2;
  const asOf = addDays(`${Number(first.slice(0, 4)) + counts.length}-01-01`, random.int(320, 420));
  const base = numbered(random, '######');
  const terms = makeTerms(random, { line, first, counts, numbers: `${prefix}-####-#####`, asOf });
  const policies = terms.map((term, index) => ({
    ...term,
    claims: term.claims.map(withoutMedical),
    number: `${prefix} ${base} ${String(index + 3).padStart(2, '0')}`,
  }));
  return { asOf, policies };
}

function amountsLabel(claims: readonly ClaimFacts[]) {
  const { paid, reserve, incurred, recovered } = totalsOf(claims);
  const shown = ({ loss, expense, total }: ClaimFacts['paid']) => ({ loss, expense, total });
  return { paid: shown(paid), reserve: shown(reserve), incurred: { total: incurred.total }, recovered };
}
const countsLabel = (claims: readonly ClaimFacts[]) => {
  const { claimCount, openClaimCount } = totalsOf(claims);
  return { claimCount, openClaimCount, ...amountsLabel(claims) };
};

export const style: Style = {
  policyType: 'loss_run',
  name: 'leader-blocks',
  build(random) {
    const { line, name, prefix } = random.pick(LINES);
    const { asOf, policies } = drawPolicies(random, prefix, line);
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)].map((text) =>
      text.toUpperCase(),
    );
    const runDate = addDays(asOf, random.int(1, 9));
    const everything = policies.flatMap(({ claims }) => claims);
    const blocks = [
      ...policies.flatMap(policyBlocks),
      sums('*** INSURED TOTAL', everything),
      [centered('*** END OF REPORT ***')],
    ];
    const heading = (page: number): string[] => [
      columns([0, `RUN DATE ${slashed(runDate)}`], [40, insurer ?? ''], [122, `PAGE ${String(page).padStart(4)}`]),
      columns(
        [0, `REPORT LX${prefix}410-2`],
        [40, `STATEMENT OF LOSS EXPERIENCE - ${name}`],
        [107, `VALUED AS OF ${slashed(asOf)}`],
      ),
      '',
      columns([0, leader('INSURED', 12, insured ?? '')], [70, leader('PRODUCER', 12, producer ?? '')]),
      '='.repeat(132),
    ];
    const pages = paginate(blocks, LINES_A_PAGE).map((lines, index) => [...heading(index + 1), ...lines].join('\n'));
    const css = `pre{margin:0;font:8.9pt/9.4pt 'Liberation Mono',monospace;break-after:page}pre:last-child{break-after:auto}`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: runDate,
      valuationDate: asOf,
      policies: policies.map(({ number, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: name,
        effectiveDate,
        expirationDate,
        ...(claims.length === 0 ? {} : countsLabel(claims)),
      })),
      claims: policies.flatMap(({ number, claims }) =>
        claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: number,
          claimantName: claim.claimant.toUpperCase(),
          claimType: claim.claimType.toUpperCase(),
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.description.toUpperCase(),
          adjusterName: claim.adjuster.toUpperCase(),
          ...amountsLabel([claim]),
        })),
      ),
      grandTotals: countsLabel(everything),
    };
    return {
      html: sheet({ css, body: pages.map((text) => html`<pre>${text}</pre>`) }),
      label,
      print: { landscape: true, margin: { left: '0.3in', right: '0.3in' } },
    };
  },
};
