import { addDays, abbreviated } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { lastName, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A public entity pool's board report: departments of a city, a claim in a small paragraph with its amounts in a side column, allocation of the deductible.

const DEPARTMENTS = ['Police', 'Parks & Recreation', 'Streets', 'Fire', 'Library', 'Water Utility', 'City Hall'];
const MATTERS = [
  { kind: 'Auto Physical Damage', told: 'Unit struck deer while on patrol' },
  { kind: 'General Liability', told: 'Citizen stepped into open meter box' },
  { kind: 'Law Enforcement', told: 'Alleged wrongful arrest at fairground' },
  { kind: 'General Liability', told: 'Mower threw stone through shop window' },
  { kind: 'Auto Liability', told: 'Loader backed into parked car' },
  { kind: 'Property', told: 'Sewer lift station struck by lightning' },
];

function drawMatter(random: Random, from: string, asOf: string) {
  const happened = addDays(from, random.int(1, 250));
  const status = random.pick(['open', 'closed', 'closed', 'reopened'] as const);
  const paid = random.chance(0.8) ? random.dollars(200, 70_000) : 0;
  const reserved = status === 'closed' ? 0 : random.int(1, 60) * 500;
  return {
    number: `${from.slice(2, 4)}-${random.digits(4)}${random.letters(1)}`,
    ...random.pick(MATTERS),
    who: random.chance(0.7) ? person(random) : null,
    happened: happened < asOf ? happened : from,
    status,
    closed: status === 'closed' ? addDays(happened, random.int(20, 110)) : null,
    paid,
    reserved,
    total: paid + reserved,
  };
}

type Matter = ReturnType<typeof drawMatter>;

const css = `body{margin:0;font:9.6pt/1.38 Carlito,sans-serif}.mast{background:#1d5c3a;color:#fff;padding:9pt 12pt;font-size:13pt}h2{color:#1d5c3a;font-size:12.5pt;border-bottom:2pt solid #1d5c3a;margin:11pt 0 3pt}.m{display:grid;grid-template-columns:1fr 150pt;column-gap:14pt;padding:4pt 0;border-bottom:.5pt solid #ccc;break-inside:avoid}.m dl{margin:0;display:grid;grid-template-columns:1fr auto;font-size:9pt}.m dd{margin:0;text-align:right}.sub{text-align:right;font-style:italic}.tot{margin-top:12pt;background:#e8f1ec;padding:8pt 12pt}.led{font-weight:700}`;

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };
const paragraph = (matter: Matter): Html =>
  html`<div class="m"><div><span class="led">${matter.number}</span> &ndash; ${matter.kind}${matter.who === null ? null : html`, claimant ${matter.who}`}. ${matter.told} on ${abbreviated(matter.happened)}. ${STATUS[matter.status]}${matter.closed === null ? '' : ` ${abbreviated(matter.closed)}`}.</div><dl><dt>Paid to date</dt><dd>${wholeDollars(matter.paid)}</dd><dt>Still reserved</dt><dd>${wholeDollars(matter.reserved)}</dd><dt>Pool + member cost</dt><dd>${wholeDollars(matter.total)}</dd></dl></div>`;

const amounts = (matters: readonly Matter[]) => ({
  paid: { total: sum(matters.map((matter) => matter.paid)) },
  reserve: { total: sum(matters.map((matter) => matter.reserved)) },
  incurred: { total: sum(matters.map((matter) => matter.total)) },
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'pool-members',
  build(random) {
    const year = random.int(2011, 2024);
    const [from, until] = [`${year}-07-01`, `${year + 1}-07-01`];
    const asOf = addDays(from, random.int(280, 640));
    const pool = `${word(random)} Municipal Risk Pool`;
    const member = `City of ${word(random)}`;
    const number = `MRP-${random.digits(3)}-${year % 100}`;
    const departments = random
      .some(DEPARTMENTS, random.int(3, 6))
      .map((name) => ({ name, matters: random.times(random.int(0, 4), () => drawMatter(random, from, asOf)) }));
    const all = departments.flatMap((department) => department.matters);
    const grand = amounts(all);
    const open = all.filter((matter) => matter.status !== 'closed').length;
    const manager = `${person(random)} ${lastName(random)}`;
    const body = html`<div class="mast">${pool}<br><b>Member Claims Report &ndash; ${member}</b></div><p>Memorandum of Coverage ${number}, coverage year ${abbreviated(from)} through ${abbreviated(until)}. Losses valued ${abbreviated(asOf)}. Member deductible: $5,000 each claim, allocated to the department. Questions: ${manager}, member services.</p>
${departments.map(({ name, matters }) => html`<h2>${name}</h2>${matters.length === 0 ? html`<div>This department had no claims in the year.</div>` : matters.map(paragraph)}${matters.length < 2 ? null : html`<div class="sub">${name}: ${matters.length} claims, ${wholeDollars(amounts(matters).incurred.total)}; deductible charged back ${wholeDollars(Math.min(5_000, amounts(matters).paid.total))}</div>`}`)}
<div class="tot"><b>${member}, all departments</b><br>Claims: ${all.length} (still open: ${open})<br>Paid to date: ${wholeDollars(grand.paid.total)}<br>Still reserved: ${wholeDollars(grand.reserve.total)}<br>Pool + member cost: ${wholeDollars(grand.incurred.total)}</div>`;
    const label = {
      carrierName: pool,
      namedInsureds: [member],
      valuationDate: asOf,
      policies: [{ policyNumber: number, effectiveDate: from, expirationDate: until }],
      claims: all.map((matter) => ({
        claimNumber: matter.number,
        policyNumber: number,
        claimantName: matter.who,
        claimType: matter.kind,
        status: matter.status,
        lossDate: matter.happened,
        closedDate: matter.closed,
        description: matter.told,
        ...amounts([matter]),
      })),
      grandTotals: { claimCount: all.length, openClaimCount: open, ...grand },
      _accept: {
        'policies[0].claimCount': [all.length, null],
        'policies[0].openClaimCount': [open, null],
      },
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '0.8in', right: '0.8in' } } };
  },
};
