import { addDays, addYears, shortBare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms } from '../kit/loss-facts.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, firstName, numbered, person, stateOf, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A congregations' mutual: a ruled slip a claim, typed into boxes with small captions in their corners, kind and status ticked; the slips were scanned.

const EVENTS = [
  ['Hail dented metal roof of fellowship hall', 'Property'],
  ['Copper downspouts cut off and taken', 'Property'],
  ['Guest at fish fry burned by fryer oil', 'Medical payments'],
  ['Ladder of volunteer fell on parked car', 'Liability'],
  ['Ice dam, water behind plaster of sanctuary', 'Property'],
  ['Child broke wrist on church playground', 'Medical payments'],
  ['Wedding guest fell on unlit steps', 'Liability'],
] as const;
const KINDS = ['Property', 'Liability', 'Medical payments'];
const STATES = new Map([
  ['open', 'Open'],
  ['closed', 'Closed'],
  ['reopened', 'Reopened'],
]);

type Slip = ClaimFacts & { policyNumber: string; event: string; kind: string };

const css = `body{margin:0;font:9pt/1.2 "Liberation Sans"}.head{border:1.4pt solid #000;padding:5pt 8pt;margin-bottom:11pt;display:grid;grid-template-columns:1.3fr 1fr;gap:3pt 14pt;break-inside:avoid}.head h1{font:700 14pt "Liberation Serif";margin:0;grid-column:span 2;text-align:center}.head small{grid-column:span 2;text-align:center}
.slip{display:grid;grid-template-columns:repeat(12,1fr);border:1.2pt solid #000;margin-bottom:15pt;break-inside:avoid}.box{border:.6pt solid #000;padding:2pt 4pt 3pt;min-height:22pt}.box em{display:block;font:6.4pt "Liberation Sans";color:#222}.box span,.typed{font:10.4pt "Liberation Mono"}.t{display:inline-block;width:8.5pt;height:8.5pt;border:.9pt solid #000;font:700 9pt/8.5pt "Liberation Mono";text-align:center;margin:2pt 3pt 0 8pt}.terms{width:100%;border-collapse:collapse;margin-bottom:14pt}.terms td,.terms th{border:.6pt solid #000;padding:2pt 5pt;text-align:left}.terms td{font:10.4pt "Liberation Mono"}`;

const box = (width: number, caption: string, typed: string | Html): Html =>
  html`<div class="box" style="grid-column:span ${width}"><em>${caption}</em><span>${typed}</span></div>`;
const ticks = (width: number, caption: string, names: readonly string[], ticked: string): Html =>
  html`<div class="box" style="grid-column:span ${width}"><em>${caption}</em>${names.map((name) => html`<i class="t">${name === ticked ? 'X' : ''}</i>${name}`)}</div>`;

function slip(claim: Slip): Html {
  const status = STATES.get(claim.status) ?? '';
  const closed = claim.closedDate === null ? '' : shortBare(claim.closedDate);
  return html`<div class="slip">${box(4, 'CLAIM FILE NO.', claim.number)}${box(4, 'POLICY NO.', claim.policyNumber)}${box(2, 'DATE OF LOSS', shortBare(claim.lossDate))}${box(2, 'DATE OF NOTICE', shortBare(claim.reportedDate))}${ticks(7, 'KIND OF CLAIM (tick one)', KINDS, claim.kind)}${ticks(5, 'FILE IS', [...STATES.values()], status)}${box(4, 'CLAIMANT, IF NOT THE INSURED', claim.claimant)}${box(2, 'CLOSED ON', closed)}${box(6, 'WHAT HAPPENED', claim.event)}${box(3, 'LOSS PAID', cents(claim.paid.loss))}${box(3, 'EXPENSE PAID', cents(claim.paid.expense))}${box(3, 'RESERVE', cents(claim.reserve.total))}${box(3, 'TOTAL INCURRED', cents(claim.incurred.total))}</div>`;
}

/** What the slip knows: one kind of loss, one reserve for loss and expense. */
function simplified(claim: ClaimFacts): ClaimFacts {
  const paid = { ...claim.paid, medical: 0, total: sum([claim.paid.loss, claim.paid.expense]) };
  return { ...claim, paid, incurred: { ...claim.incurred, total: sum([paid.total, claim.reserve.total]) } };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'tick-slips',
  build: (random) => {
    const prepared = `20${random.int(11, 24)}-${random.pick(['03-06', '07-19', '10-04', '12-13'])}`;
    const insurer = `${word(random)} Mutual Church Insurance Company`;
    const insured = `${random.pick(['Grace', 'Bethel', 'Zion', 'Saint Luke'])} ${word(random)} ${random.pick(['Lutheran Church', 'Congregation', 'Community Church'])}`;
    const broker = agency(random);
    const counts = random.times(3, () => random.int(1, 3));
    const terms = makeTerms(random, {
      line: 'property',
      numbers: '####',
      first: addYears(addDays(prepared, -random.int(120, 330)), -2),
      counts,
      asOf: prepared,
      state: stateOf(random),
    }).map((term) => {
      const policyNumber = numbered(random, 'CH ####-#');
      const claims = term.claims.map((claim): Slip => {
        const [event, kind] = random.pick(EVENTS);
        const number = `${claim.lossDate.slice(2, 4)}/${claim.number}`;
        const claimant = kind === 'Property' ? '' : claim.claimant;
        return { ...simplified(claim), number, claimant, policyNumber, event, kind };
      });
      return { ...term, policyNumber, claims };
    });
    const claims = terms.flatMap((term) => term.claims);
    const body = html`<div class="head"><h1>${insurer}</h1><small>RECORD OF LOSSES</small><div>Name of congregation: <span class="typed">${insured}</span></div><div>Slips prepared: <span class="typed">${shortBare(prepared)}</span></div><div>Agent: <span class="typed">${broker}</span></div><div>By: <span class="typed">${firstName(random).charAt(0)}. ${person(random).split(' ')[1]}</span></div></div>
<table class="terms"><tr><th>Policy no.</th><th>Kind of policy</th><th>From</th><th>To</th></tr>${terms.map(({ policyNumber, effectiveDate, expirationDate }) => html`<tr><td>${policyNumber}</td><td>Church package</td><td>${shortBare(effectiveDate)}</td><td>${shortBare(expirationDate)}</td></tr>`)}</table>${claims.map(slip)}`;
    return {
      html: sheet({ css, body }),
      print: { scan: { dpi: 170, degrees: random.pick([-0.4, 0.3, 0.5]) } },
      label: {
        carrierName: insurer,
        namedInsureds: [insured],
        agencyName: broker,
        reportDate: prepared,
        policies: terms.map(({ policyNumber, effectiveDate, expirationDate }) => ({
          policyNumber,
          lineOfBusiness: 'Church package',
          effectiveDate,
          expirationDate,
        })),
        claims: claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: claim.policyNumber,
          claimantName: claim.claimant === '' ? null : claim.claimant,
          claimType: claim.kind,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          description: claim.event,
          paid: { loss: claim.paid.loss, expense: claim.paid.expense },
          reserve: { total: claim.reserve.total },
          incurred: { total: claim.incurred.total },
        })),
      },
    };
  },
};
