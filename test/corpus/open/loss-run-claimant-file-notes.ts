import { addDays, dashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { carrier, company, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// An administrator's file print: a claimant a block in alphabetical order, a small ledger with its measures at the side, dated notes of the adjuster below.

const HURT = [
  { told: 'Patron tripped over raised mat at entrance and fell on right wrist', kind: 'GL - Bodily Injury' },
  { told: 'Delivery cart rolled into parked sedan in customer lot', kind: 'GL - Property Damage' },
  { told: 'Child burned hand on food warmer at buffet', kind: 'GL - Bodily Injury' },
  { told: 'Water from kitchen entered tenant suite on the floor below', kind: 'GL - Property Damage' },
  { told: 'Guest alleges foreign object in sandwich, cracked molar', kind: 'GL - Products' },
  { told: 'Awning fell on pedestrian during storm', kind: 'GL - Bodily Injury' },
];
const NOTES = [
  (random: Random) =>
    `Spoke with claimant counsel, demand of ${dollarsAndCents(random.int(5, 90) * 1_000)} received, file to supervisor.`,
  (random: Random) =>
    `Reserve reviewed; was ${dollarsAndCents(random.int(2, 20) * 500)} at last diary. No change in exposure.`,
  () => 'Photos and incident report in file. Video requested from insured.',
  (random: Random) => `Issued ${dollarsAndCents(random.amount(60, 900))} to records service (already in ledger).`,
  () => 'Left message, no return call. Diary 30 days.',
];

function drawFile(random: Random, from: string, valued: string) {
  const happened = addDays(from, random.int(3, 320));
  const isOpen = random.chance(0.45);
  const story = random.pick(HURT);
  const part = (isFree: boolean): number => (isFree ? 0 : random.amount(90, 26_000));
  const paid = { loss: part(isOpen && random.chance(0.5)), expense: part(random.chance(0.4)) };
  const reserve = isOpen ? { loss: random.int(2, 60) * 500, expense: random.int(0, 9) * 250 } : { loss: 0, expense: 0 };
  return {
    claimant: person(random),
    number: `${random.int(11, 25)}${random.letters(1)}${random.digits(5)}-0${random.int(1, 3)}`,
    ...story,
    happened,
    reported: addDays(happened, random.int(0, 30)),
    closed: isOpen ? null : addDays(happened, random.int(35, 44) * 10 - 330),
    adjuster: person(random),
    paid,
    reserve,
    notes: random.times(random.int(0, 3), () => ({
      on: addDays(valued, -random.int(3, 200)),
      said: random.pick(NOTES)(random),
    })),
  };
}

type File = ReturnType<typeof drawFile>;

const css = `body{margin:0;font:8.8pt/1.3 "Liberation Sans Narrow",sans-serif}.file{border:1pt solid #000;margin-bottom:9pt;break-inside:avoid}.who{background:#ddd;padding:2pt 5pt;font-weight:700;font-size:10.5pt;display:flex;justify-content:space-between}.two{display:grid;grid-template-columns:1fr 250pt;gap:8pt;padding:4pt 5pt}.led{border-collapse:collapse;width:100%}.led td{border:.5pt solid #999;padding:1pt 4pt;text-align:right}.led td:first-child{text-align:left}.note{padding:1pt 5pt 2pt 30pt;font:8pt/1.3 "Liberation Mono",monospace}.foot{border-top:3pt double #000;padding-top:5pt}h1{font-size:14pt;margin:0}`;

const ledger = (paid: File['paid'], reserve: File['reserve']): Html => {
  const line = (name: string, loss: number, expense: number): Html =>
    html`<tr><td>${name}</td><td>${dollarsAndCents(loss)}</td><td>${dollarsAndCents(expense)}</td><td>${dollarsAndCents(sum([loss, expense]))}</td></tr>`;
  return html`<table class="led"><tr><td></td><td>Indemnity</td><td>Expense</td><td>All</td></tr>${line('Outstanding', reserve.loss, reserve.expense)}${line('Paid to date', paid.loss, paid.expense)}${line('Incurred', sum([paid.loss, reserve.loss]), sum([paid.expense, reserve.expense]))}</table>`;
};

const block = (file: File): Html =>
  html`<div class="file"><div class="who"><span>${file.claimant}</span><span>File ${file.number}</span></div><div class="two"><div>${file.closed === null ? 'Open' : `Closed ${dashed(file.closed)}`} &nbsp;|&nbsp; ${file.kind}<br>Occurred ${dashed(file.happened)}, we were told ${dashed(file.reported)}<br>Facts: ${file.told}.<br>Handled by: ${file.adjuster}</div>${ledger(file.paid, file.reserve)}</div>${file.notes.map((note) => html`<div class="note">${dashed(note.on)} NOTE: ${note.said}</div>`)}</div>`;

const amounts = (paid: File['paid'], reserve: File['reserve']) => {
  const whole = (loss: number, expense: number) => ({ loss, expense, total: sum([loss, expense]) });
  return {
    paid: whole(paid.loss, paid.expense),
    reserve: whole(reserve.loss, reserve.expense),
    incurred: whole(sum([paid.loss, reserve.loss]), sum([paid.expense, reserve.expense])),
  };
};

export const style: Style = {
  policyType: 'loss_run',
  name: 'claimant-file-notes',
  build(random) {
    const effective = `${random.int(2014, 2024)}-${random.pick(['01-01', '04-01', '07-15'])}`;
    const expiration = `${Number(effective.slice(0, 4)) + 1}${effective.slice(4)}`;
    const valued = addDays(effective, random.int(400, 800));
    const [insurer, insured] = [carrier(random), company(random)];
    const administrator = `${word(random)} Claim Administrators`;
    const number = `GLP${random.digits(6)}.${random.digits(2)}`;
    const files = random
      .times(random.int(2, 9), () => drawFile(random, effective, valued))
      .sort((a, b) => (a.claimant < b.claimant ? -1 : 1));
    const all = {
      paid: { loss: sum(files.map((file) => file.paid.loss)), expense: sum(files.map((file) => file.paid.expense)) },
      reserve: {
        loss: sum(files.map((file) => file.reserve.loss)),
        expense: sum(files.map((file) => file.reserve.expense)),
      },
    };
    const open = files.filter((file) => file.closed === null).length;
    const body = html`<h1>Claimant File Print</h1><div>Prepared by ${administrator} for ${insured} on ${dashed(addDays(valued, 6))}. Carrier: ${insurer}. Policy ${number}, General Liability, ${dashed(effective)} to ${dashed(expiration)}. Figures as valued ${dashed(valued)}.</div><br>${files.map(block)}<div class="foot"><b>${files.length} claimants, ${open} open</b>${ledger(all.paid, all.reserve)}<small>Outstanding is our estimate of what is still to be paid. Attorney notes are withheld.</small></div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: addDays(valued, 6),
      valuationDate: valued,
      policies: [
        {
          policyNumber: number,
          lineOfBusiness: 'General Liability',
          effectiveDate: effective,
          expirationDate: expiration,
        },
      ],
      claims: files.map((file) => ({
        claimNumber: file.number,
        policyNumber: number,
        claimantName: file.claimant,
        claimType: file.kind,
        status: file.closed === null ? 'open' : 'closed',
        lossDate: file.happened,
        reportedDate: file.reported,
        closedDate: file.closed,
        description: file.told,
        adjusterName: file.adjuster,
        ...amounts(file.paid, file.reserve),
      })),
      grandTotals: { claimCount: files.length, openClaimCount: open, ...amounts(all.paid, all.reserve) },
    };
    return { html: sheet({ css, body }), label };
  },
};
