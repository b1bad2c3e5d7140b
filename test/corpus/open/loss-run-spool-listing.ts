import { addDays, addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, minusBehind, sum } from '../kit/money.ts';
import { agency, carrier, company, lastName, firstName, stateOf } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A night job's print spool: carriage control in the first column, banner of asterisks, two lines a claim, totals marked with stars.

const WIDTH = 131;
const LINES = 50;
const EVENTS = [
  'STRUCK BY FALLING STOCK',
  'FELL FROM STEP LADDER',
  'HAND CAUGHT IN CONVEYOR',
  'SLIPPED ON WET FLOOR DOCK 4',
  'LIFTING PALLET JACK',
  'SPLASH OF CLEANER IN EYE',
  'REPETITIVE MOTION WRIST',
  'CUT BY BOX KNIFE',
];

interface Entry {
  number: string;
  policyNumber: string;
  claimant: string;
  event: string;
  state: string;
  status: 'open' | 'closed' | 'reopened';
  lossDate: string;
  reportedDate: string;
  closedDate: string | null;
  indemnity: number;
  medical: number;
  expense: number;
  reserve: number;
  recovered: number;
  incurred: number;
}

function drawEntry(random: Random, policyNumber: string, from: string, valued: string): Entry {
  const lossDate = addDays(from, random.int(0, 330));
  const isLate = addDays(lossDate, 200) > valued;
  const status = random.pick(
    isLate ? (['open'] as const) : (['open', 'closed', 'closed', 'closed', 'reopened'] as const),
  );
  const isMedicalOnly = random.chance(0.5);
  const [indemnity, medical, expense] = [
    isMedicalOnly ? 0 : random.amount(400, 48_000),
    random.amount(80, 22_000),
    random.chance(0.4) ? 0 : random.amount(20, 4_000),
  ];
  const reserve = status === 'closed' ? 0 : random.int(3, 90) * 250;
  const recovered = random.chance(0.12) ? Math.round(medical * 40) / 100 : 0;
  return {
    number: `${random.digits(3)}-${random.letters(2)}-${random.digits(6)}`,
    policyNumber,
    claimant: `${lastName(random)} ${firstName(random)} ${random.letters(1)}`.toUpperCase(),
    event: random.pick(EVENTS),
    state: stateOf(random),
    status,
    lossDate,
    reportedDate: addDays(lossDate, random.int(0, 12)),
    closedDate: status === 'closed' ? addDays(lossDate, random.int(40, 190)) : null,
    indemnity,
    medical,
    expense,
    reserve,
    recovered,
    incurred: sum([indemnity, medical, expense, reserve, -recovered]),
  };
}

type Sums = Pick<Entry, 'indemnity' | 'medical' | 'expense' | 'reserve' | 'recovered' | 'incurred'>;
const KEYS = ['indemnity', 'medical', 'expense', 'reserve', 'recovered', 'incurred'] as const;
const added = (entries: readonly Entry[]): Sums =>
  Object.fromEntries(KEYS.map((key) => [key, sum(entries.map((entry) => entry[key]))])) as unknown as Sums;

const money = (amount: number, width: number): string => cents(amount).padStart(width);
const figures = (sums: Sums): string =>
  `${money(sums.indemnity, 14)}${money(sums.medical, 13)}${money(sums.expense, 12)}${money(sums.reserve, 13)}${(sums.recovered === 0 ? '.00' : minusBehind(-sums.recovered)).padStart(12)} ${money(sums.incurred, 13)}`;

function lines(entry: Entry): string[] {
  const code = { open: 'OP', closed: 'CL', reopened: 'RO' }[entry.status];
  return [
    `0 ${entry.number.padEnd(15)}${entry.claimant.slice(0, 24).padEnd(25)}${entry.state} ${code}  ${figures(entry)}`,
    `  DOL ${shortSlashed(entry.lossDate)} RPT ${shortSlashed(entry.reportedDate)} CLS ${entry.closedDate === null ? '00/00/00' : shortSlashed(entry.closedDate)}   DESC: ${entry.event}`,
  ];
}

const labelOf = (sums: Sums) => ({
  paid: { loss: sums.indemnity, medical: sums.medical, expense: sums.expense },
  reserve: { total: sums.reserve },
  incurred: { total: sums.incurred },
  recovered: sums.recovered,
});

function paged(head: (page: number) => string[], body: readonly (readonly string[])[]): string[][] {
  const pages: string[][] = [];
  let page: string[] = [];
  for (const group of body) {
    if (page.length === 0 || page.length + group.length > LINES) {
      page = head(pages.length + 1);
      pages.push(page);
    }
    page.push(...group);
  }
  return pages;
}

const css = `body{margin:0}pre{margin:0;font:7.6pt/1.32 "Liberation Mono",monospace;break-after:page;background:repeating-linear-gradient(#fff 0,#fff 30pt,#eef6ee 30pt,#eef6ee 60pt)}pre:last-child{break-after:auto}`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'spool-listing',
  build(random) {
    const valued = `${random.int(2009, 2025)}-${random.pick(['01-31', '03-31', '06-30', '09-30'])}`;
    const run = addDays(valued, random.int(2, 15));
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)].map((name) =>
      name.toUpperCase(),
    ) as [string, string, string];
    const start = addDays(valued, -random.int(90, 320));
    const base = random.digits(7);
    const terms = random.times(random.int(2, 5), (back) => {
      const effective = addYears(start, -back);
      const number = `WK ${base} ${String(10 - back).padStart(2, '0')}`;
      const count = random.pick([0, 2, 3, 5, 8]);
      const entries = random
        .times(back === 0 ? Math.min(count, 1) : count, () => drawEntry(random, number, effective, valued))
        .filter((entry) => entry.reportedDate < valued);
      return { number, effective, expiration: addYears(effective, 1), entries };
    });
    const all = terms.flatMap((term) => term.entries);
    const grand = added(all);
    const head = (page: number): string[] => [
      `1 PGM LR2250B${insurer.padStart(46 + Math.floor(insurer.length / 2)).padEnd(90)}RUN ${shortSlashed(run)} 02:${random.int(10, 59)}   PAGE ${String(page).padStart(4)}`,
      `  WRITING COMPANY 01${'CLAIM EXPERIENCE REGISTER'.padStart(52).padEnd(71)}VALUED AS OF ${shortSlashed(valued)}`,
      `0 INSURED ${insured.padEnd(58)} PRODUCER ${producer}`,
      `0 CLAIM NO       CLAIMANT                 ST STA ${'INDEMNITY'.padStart(14)}${'MEDICAL'.padStart(13)}${'EXPENSE'.padStart(12)}${'OUTSTANDING'.padStart(13)}${'RECOVERY'.padStart(12)} ${'INCURRED'.padStart(13)}`,
      `  ${''.padEnd(47)}${'PAID'.padStart(14)}${'PAID'.padStart(13)}${'PAID'.padStart(12)}${'RESERVE'.padStart(13)}`,
      `+ ${'_'.repeat(WIDTH - 4)}`,
    ];
    const body = terms.flatMap(({ number, effective, expiration, entries }) => [
      [`0 POLICY ${number}  WORKERS COMPENSATION  TERM ${shortSlashed(effective)} TO ${shortSlashed(expiration)}`],
      ...(entries.length === 0
        ? [['  *** NO CLAIMS ON FILE FOR THIS TERM ***']]
        : [
            ...entries.map(lines),
            [`0 * POLICY TOTAL   CLAIMS ${String(entries.length).padStart(4)}`.padEnd(49) + figures(added(entries))],
          ]),
    ]);
    const open = all.filter((entry) => entry.status !== 'closed').length;
    const last = [
      `0 ** INSURED TOTAL CLAIMS ${String(all.length).padStart(4)}  OPEN ${String(open).padStart(4)}`.padEnd(49) +
        figures(grand),
      `0 ${'*'.repeat(40)} END OF JOB LR2250B ${'*'.repeat(40)}`,
    ];
    const banner = [
      '1',
      ...random.times(3, () => `  ${'*'.repeat(90)}`),
      `  ****  JOB LR2250B   CLASS R   ROUTE TO DEPT ${random.digits(3)}   COPIES 001 ${''.padEnd(22, ' ')}****`,
      ...random.times(3, () => `  ${'*'.repeat(90)}`),
    ];
    const pages = [...(random.chance(0.5) ? [banner] : []), ...paged(head, [...body, last])];
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: run,
      valuationDate: valued,
      policies: terms.map(({ number, effective, expiration, entries }) => ({
        policyNumber: number,
        lineOfBusiness: 'WORKERS COMPENSATION',
        effectiveDate: effective,
        expirationDate: expiration,
        ...(entries.length > 0 && { claimCount: entries.length, ...labelOf(added(entries)) }),
      })),
      claims: all.map((entry) => ({
        claimNumber: entry.number,
        policyNumber: entry.policyNumber,
        claimantName: entry.claimant,
        status: entry.status,
        lossDate: entry.lossDate,
        reportedDate: entry.reportedDate,
        closedDate: entry.closedDate,
        lossState: entry.state,
        description: entry.event,
        ...labelOf(entry),
      })),
      grandTotals: { claimCount: all.length, openClaimCount: open, ...labelOf(grand) },
    };
    return {
      html: sheet({ css, body: pages.map((page) => html`<pre>${page.join('\n')}</pre>`) }),
      label,
      print: { landscape: true },
    };
  },
};
