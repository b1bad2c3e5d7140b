import { addDays, addYears, shortBare, slashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, carrier, company, person } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A report designer's output: fields placed by hand in bands, group headers for line and policy, footers with counts and sums, odd column edges.

const LINES = ['Inland Marine', 'Commercial Property', 'Crime'];
const WHAT = [
  'Theft of tools from trailer',
  'Hail, skylights',
  'Forged check',
  'Pipe burst 2nd fl',
  'Lightning, switch gear',
  'Vandalism - spray paint',
  'Excavator rolled over',
];

function drawBand(random: Random, from: string, asOf: string) {
  const happened = addDays(from, random.int(2, 300));
  const isOpen = random.chance(0.35);
  const paid = random.chance(0.85) ? random.amount(300, 90_000) : 0;
  const expense = random.chance(0.5) ? random.amount(75, 5_000) : 0;
  const reserve = isOpen ? random.int(1, 44) * 1_000 : 0;
  const salvage = random.chance(0.2) ? random.amount(50, 900) : 0;
  return {
    number: `${random.digits(2)}/${random.digits(6)}`,
    what: random.pick(WHAT),
    happened: happened < asOf ? happened : addDays(from, 2),
    isOpen,
    adjuster: person(random),
    paid,
    expense,
    reserve,
    salvage,
    incurred: sum([paid, expense, reserve, -salvage]),
  };
}

type Band = ReturnType<typeof drawBand>;
const KEYS = ['paid', 'expense', 'reserve', 'salvage', 'incurred'] as const;
type Sums = Pick<Band, (typeof KEYS)[number]>;
const added = (bands: readonly Band[]): Sums =>
  Object.fromEntries(KEYS.map((key) => [key, sum(bands.map((band) => band[key]))])) as unknown as Sums;

const amounts = (sums: Sums) => ({
  paid: { loss: sums.paid, expense: sums.expense },
  reserve: { total: sums.reserve },
  incurred: { total: sums.incurred },
  recovered: sums.salvage,
});

// left edges in points, as they were dropped on the canvas
const AT = { paid: 338, expense: 404, reserve: 462, salvage: 528, incurred: 588 };
const css = `body{margin:0;font:8pt/1.2 "Liberation Sans",sans-serif}.band{position:relative;height:13pt;break-inside:avoid}.band span{position:absolute;white-space:nowrap}.m{width:60pt;text-align:right}.g1{background:#ffffe1;border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:700;margin-top:8pt}.g2{font-style:italic;margin-top:5pt;border-bottom:.5pt solid #000}.f{border-top:.5pt solid #000;margin-left:150pt}.f span{margin-left:-150pt}.rf{border:2pt double #000;margin-top:8pt;font-weight:700;height:16pt}.tall{height:23pt}.head{color:#00007f;text-decoration:underline}`;

const put = (left: number, value: string, shift = 0): Html =>
  html`<span style="left:${left}pt;top:${1 + shift}pt">${value}</span>`;
const figures = (sums: Sums): Html =>
  html`${KEYS.map((key) => html`<span class="m" style="left:${AT[key]}pt;top:1pt">${cents(sums[key])}</span>`)}`;

const detail = (band: Band): Html =>
  html`<div class="band tall">${put(4, band.number)}${put(66, shortBare(band.happened))}${put(116, band.what)}${put(244, band.isOpen ? 'Open' : 'Closed')}${put(284, '')}${figures(band)}${put(116, `Adj: ${band.adjuster}`, 10)}</div>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'group-footers',
  build(random) {
    const asOf = `${random.int(2006, 2024)}-${random.pick(['02-14', '05-22', '11-06'])}`;
    const [insurer, insured, broker] = [carrier(random), company(random), agency(random)];
    const account = random.digits(6);
    const groups = random.some(LINES, random.int(1, 3)).map((line) => {
      const start = addDays(asOf, -random.int(60, 350));
      const stem = `${line.slice(0, 2).toUpperCase()}${random.digits(5)}`;
      return {
        line,
        policies: random.times(random.int(1, 3), (back) => ({
          number: `${stem} ${String(12 - back)}`,
          effective: addYears(start, -back),
          bands: random.times(random.int(0, 5), () => drawBand(random, addYears(start, -back), asOf)),
        })),
      };
    });
    const policies = groups.flatMap((group) => group.policies.map((policy) => ({ ...policy, line: group.line })));
    const all = policies.flatMap((policy) => policy.bands);
    const head = html`<div class="band head">${put(4, 'Claim')}${put(66, 'Loss Dt')}${put(116, 'Description')}${put(244, 'Status')}${[
      ['Loss Paid', AT.paid],
      ['Exp Paid', AT.expense],
      ['Reserve', AT.reserve],
      ['Salv/Subro', AT.salvage],
      ['Net Incurred', AT.incurred],
    ].map(([name, left]) => html`<span class="m" style="left:${left}pt;top:1pt">${name}</span>`)}</div>`;
    const body = html`<div class="band tall"><span style="left:4pt;font-size:13pt;font-weight:700">${insurer}</span>${put(560, `Printed ${slashed(asOf)}`)}${put(4, 'Loss History by Line and Policy', 15)}</div><div class="band">${put(4, `Insured: ${insured}`)}${put(340, `Account ${account}`)}</div><div class="band">${put(4, `Producer: ${broker}`)}</div>${head}
${groups.map(
  ({ line, policies: own }) =>
    html`<div class="band g1">${put(4, `Line: ${line}`)}</div>${own.map(
      (policy) =>
        html`<div class="band g2">${put(20, `Policy ${policy.number}`)}${put(140, `${slashed(policy.effective)} to ${slashed(addYears(policy.effective, 1))}`)}${policy.bands.length === 0 ? put(300, '<< no losses >>') : null}</div>${policy.bands.map(detail)}${policy.bands.length === 0 ? null : html`<div class="band f">${put(160, `Policy ${policy.number}: ${policy.bands.length} loss${policy.bands.length === 1 ? '' : 'es'}`)}${figures(added(policy.bands))}</div>`}`,
    )}<div class="band f">${put(160, `Sum for ${line}`)}${figures(added(own.flatMap((policy) => policy.bands)))}</div>`,
)}<div class="band rf">${put(4, `Report Total: ${all.length} losses`)}${figures(added(all))}</div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      reportDate: asOf,
      policies: policies.map(({ number, line, effective, bands }) => ({
        policyNumber: number,
        lineOfBusiness: line,
        effectiveDate: effective,
        expirationDate: addYears(effective, 1),
        ...(bands.length > 0 && { claimCount: bands.length, ...amounts(added(bands)) }),
      })),
      claims: policies.flatMap(({ number, bands }) =>
        bands.map((band) => ({
          claimNumber: band.number,
          policyNumber: number,
          status: band.isOpen ? 'open' : 'closed',
          lossDate: band.happened,
          description: band.what,
          adjusterName: band.adjuster,
          ...amounts(band),
        })),
      ),
      grandTotals: { claimCount: all.length, ...amounts(added(all)) },
    };
    const footer = html`<div style="font:7pt Arial;width:100%;text-align:right;padding-right:36pt">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`;
    return { html: sheet({ css, body }), label, print: { landscape: true, footer, margin: { bottom: '0.6in' } } };
  },
};
