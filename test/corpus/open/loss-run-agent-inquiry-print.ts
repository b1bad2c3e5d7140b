import { addDays, addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type Totals, totalsOf } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { withoutMedical } from '../parts/loss-columns.ts';
import { typedLine, typedPages } from '../parts/typed-page.ts';

// A regional mutual's midrange computer: an agent's account inquiry sent to the printer, capitals of one width, a block for
// each policy term with the premium beside it, two lines a loss, terms without losses said in a line of asterisks.

const css = `body{margin:0}pre{margin:0;font:8.5pt/1.18 'Liberation Mono';break-after:page}pre:last-child{break-after:auto}`;

const KINDS: readonly { line: Line; name: string; code: string; prefix: string }[] = [
  { line: 'property', name: 'COMML PROPERTY', code: 'CFIR', prefix: 'CF' },
  { line: 'liability', name: 'GENERAL LIABILITY', code: 'OLGL', prefix: 'GL' },
  { line: 'auto', name: 'COMML AUTO', code: 'AUTC', prefix: 'BA' },
];
const STATUS = { open: 'O', closed: 'C', reopened: 'R' };

interface Term {
  number: string;
  name: string;
  code: string;
  effectiveDate: string;
  expirationDate: string;
  premium: number;
  claims: ClaimFacts[];
}

function drawTerms(random: Random, first: string, years: number, asOf: string): Term[] {
  return random.some(KINDS, random.int(2, 3)).flatMap(({ line, name, code, prefix }) => {
    const stem = numbered(random, `${prefix} 0######`);
    const counts = random.times<number>(years, () => random.pick([0, 0, 1, 2, 3]));
    return makeTerms(random, { line, first, counts, numbers: '##-0#####', asOf })
      .map(
        ({ effectiveDate, expirationDate, claims }, year): Term => ({
          number: `${stem} ${String(year + 4).padStart(2, '0')}`,
          name,
          code,
          effectiveDate,
          expirationDate,
          premium: random.dollars(1400, 26_000),
          claims: claims.map(withoutMedical),
        }),
      )
      .reverse();
  });
}

const upper = (text: string): string => text.toUpperCase();
const right = (text: string, column: number): readonly [number, string] => [column - text.length, text];

/** The five columns of amounts, ending at fixed columns. */
function amounts({ paid, reserve, incurred, recovered }: Pick<Totals, 'paid' | 'reserve' | 'incurred' | 'recovered'>) {
  const values = [paid.loss, paid.expense, recovered, reserve.total, sum([incurred.total, -recovered])];
  return values.map((value, i) => right(cents(value), 79 + i * 13));
}

function claimLines(claim: ClaimFacts): string[] {
  return [
    typedLine(
      [1, shortSlashed(claim.lossDate)],
      [11, shortSlashed(claim.reportedDate)],
      [21, claim.number],
      [32, STATUS[claim.status]],
      [36, claim.state],
      [40, upper(claim.claimType)],
      ...amounts(claim),
    ),
    typedLine(
      [11, claim.closedDate === null ? '' : `CLSD ${shortSlashed(claim.closedDate)}`],
      [32, upper(`${claim.claimant} - ${claim.description}`).slice(0, 98)],
    ),
  ];
}

function termLines({ number, name, code, effectiveDate, expirationDate, premium, claims }: Term): string[] {
  const total = totalsOf(claims);
  const head = typedLine(
    [0, `POLICY ${number}`],
    [22, `EFF ${shortSlashed(effectiveDate)}`],
    [36, `EXP ${shortSlashed(expirationDate)}`],
    [51, `LOB ${code} ${name}`],
    [80, `WRTN PREM ${cents(premium)}`],
  );
  if (claims.length === 0) return [head, typedLine([21, '*** NO LOSSES ON FILE THIS TERM ***']), ''];
  const sums = typedLine(
    [21, `* POLICY TERM TOTAL   CLMS ${claims.length}   OPEN ${total.openClaimCount}`],
    ...amounts(total),
  );
  return [head, ...claims.flatMap(claimLines), sums, ''];
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'agent-inquiry-print',
  build(random) {
    const years = random.int(3, 5);
    const first = `${random.int(2015, 2021)}-${random.pick(['02', '05', '08', '11'])}-${random.pick(['01', '10', '22'])}`;
    const run = addDays(addYears(first, years - 1), random.int(150, 350));
    const [insurer, insured, producer, home] = [carrier(random), company(random), agency(random), place(random)];
    const terms = drawTerms(random, first, years, run);
    const all = terms.flatMap(({ claims }) => claims);
    const total = totalsOf(all);
    const code = random.digits(5);
    const account = random.digits(7);
    const heads = [
      typedLine(
        [21, 'CLAIM'],
        [32, 'S'],
        ...['LOSS', 'EXPENSE', 'SALV/', 'OUTSTNDG', 'NET'].map((head, i) => right(head, 79 + i * 13)),
      ),
      typedLine(
        [1, 'OCC DT'],
        [11, 'RPT DT'],
        [21, 'NUMBER'],
        [32, 'T'],
        [36, 'ST'],
        [40, 'COVERAGE'],
        ...['PAID', 'PAID', 'SUBRO', 'RESERVE', 'INCURRED'].map((head, i) => right(head, 79 + i * 13)),
      ),
      '-'.repeat(132),
    ];
    const blocks = [
      ...terms.map(termLines),
      [
        '='.repeat(132),
        typedLine([1, `** ACCOUNT TOTAL   CLMS ${all.length}   OPEN ${total.openClaimCount}`], ...amounts(total)),
        '='.repeat(132),
        'ST  O=OPEN  C=CLOSED  R=REOPENED     NET INCURRED = LOSS PAID + EXPENSE PAID - SALV/SUBRO + OUTSTNDG RESERVE',
        'THIS INQUIRY IS FURNISHED FOR UNDERWRITING PURPOSES ONLY AND IS SUBJECT TO CHANGE WITHOUT NOTICE.',
      ],
    ];
    const pages = typedPages(blocks, 46);
    const body = pages.map((lines, page) => {
      const head = [
        typedLine([0, 'CLMQ410'], [40, upper(insurer)], [104, `RUN ${shortSlashed(run)}`], [122, `PAGE ${page + 1}`]),
        typedLine([40, 'AGENT ACCOUNT LOSS INQUIRY'], [104, 'USER AGYWEB7']),
        '',
        typedLine([0, `ACCT ${account}  ${upper(insured)}`], [70, `AGENCY ${code}  ${upper(producer)}`]),
        typedLine([14, upper(home.street)]),
        typedLine([14, upper(cityLine(home))]),
        '',
      ];
      const foot = page + 1 < pages.length ? ['', typedLine([110, 'CONTINUED ON NEXT PAGE'])] : [];
      return html`<pre>${[...head, ...heads, ...lines, ...foot].join('\n')}</pre>`;
    });
    const amountsLabel = ({
      paid,
      reserve,
      incurred,
      recovered,
    }: Pick<Totals, 'paid' | 'reserve' | 'incurred' | 'recovered'>) => ({
      paid: { loss: paid.loss, expense: paid.expense },
      reserve: { total: reserve.total },
      incurred: { total: sum([incurred.total, -recovered]) },
      recovered,
    });
    const countsLabel = ({ claimCount, openClaimCount }: Totals) => ({ claimCount, openClaimCount });
    const label = {
      carrierName: upper(insurer),
      namedInsureds: [upper(insured)],
      agencyName: upper(producer),
      reportDate: run,
      policies: terms.map(({ number, name, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: name,
        effectiveDate,
        expirationDate,
        ...(claims.length === 0 ? {} : { ...countsLabel(totalsOf(claims)), ...amountsLabel(totalsOf(claims)) }),
      })),
      claims: terms.flatMap(({ number, claims }) =>
        claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: number,
          claimantName: upper(claim.claimant),
          claimType: upper(claim.claimType),
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: upper(`${claim.claimant} - ${claim.description}`)
            .slice(0, 98)
            .slice(claim.claimant.length + 3),
          ...amountsLabel(claim),
        })),
      ),
      grandTotals: { ...countsLabel(total), ...amountsLabel(total) },
      _accept: Object.fromEntries(
        terms.flatMap(({ name, code: short, claims }, i) => [
          [`policies[${i}].lineOfBusiness`, [`${short} ${name}`]],
          ...(claims.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : []),
        ]),
      ),
    };
    const margin = { left: '0.4in', right: '0.4in', top: '0.4in', bottom: '0.4in' };
    return { html: sheet({ css, body }), label, print: { landscape: true, margin } };
  },
};
