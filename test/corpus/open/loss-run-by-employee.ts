import { abbreviated, addDays, shortBare } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { carrier, company, lastNameFirst, person, stateOf } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, financesOf, lifeOf, policyYears, sumOf, totalOf, type Parts, type Term } from '../parts/claims.ts';
import { INJURY_STORIES } from '../parts/stories.ts';

// A staffing firm's workers' compensation report: injuries under a heading for each employee, whole dollars, subtotal a person.

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopen' };

function drawClaim(random: Random, policy: Term & { number: string }, worker: Worker, asOf: string) {
  const life = lifeOf(random, policy, asOf);
  const ranges = { loss: [500, 40_000], medical: [120, 30_000], expense: [30, 5_000] } as const;
  const drawn = financesOf(
    random,
    life.status,
    random.chance(0.5) ? ranges : { medical: ranges.medical, expense: ranges.expense },
  );
  const paid = {
    loss: Math.round(drawn.paid.loss),
    medical: Math.round(drawn.paid.medical),
    expense: Math.round(drawn.paid.expense),
  };
  return {
    life,
    paid,
    reserve: drawn.reserve,
    worker,
    policyNumber: policy.number,
    story: random.pick(INJURY_STORIES),
    number: `${random.letters(1)}${random.digits(7)}`,
  };
}

interface Worker {
  name: string;
  id: string;
  client: string;
  state: string;
}

type Claim = ReturnType<typeof drawClaim>;

const css = `body{margin:0;font:8pt/1.3 "Open Sans",Verdana,"DejaVu Sans",sans-serif}h1{font-size:14pt;font-weight:400;margin:0;color:#7a1f1f}.q{display:flex;gap:6pt 28pt;flex-wrap:wrap;white-space:nowrap;margin:4pt 0 8pt}.e{border-left:4pt solid #7a1f1f;background:#f6eeee;padding:3pt 7pt;margin-top:9pt;display:flex;gap:20pt;break-after:avoid}.e b{font-size:9pt}
table{border-collapse:collapse;width:100%}td,th{padding:2pt 3.5pt;text-align:right;vertical-align:top}th{font-weight:400;color:#666;font-size:7pt;border-bottom:.5pt solid #aaa}.x{text-align:left}.s td{border-top:.5pt solid #aaa;font-weight:700}td.d{text-align:left;color:#333;padding-left:14pt;padding-bottom:4pt}.pol{margin-bottom:6pt}.pol td,.pol th{text-align:left}.g{margin-top:16pt;border-top:2pt solid #7a1f1f}.g td:first-child,.s td:first-child,td:nth-child(-n+5),th:nth-child(-n+5){text-align:left}`;

const amounts = (paid: Parts, reserve: Parts): string[] =>
  [paid.loss, paid.medical, paid.expense, totalOf(reserve), totalOf(sumOf([paid, reserve]))].map(wholeDollars);

const heads = [
  'Claim',
  'Policy',
  'Injured',
  'Notified',
  'Status',
  'Indem. Pd',
  'Med. Pd',
  'Exp. Pd',
  'Outst. Res.',
  'Total Inc.',
];

function rows(claim: Claim): Html {
  const { life, story } = claim;
  const status = life.closedDate === null ? STATUS[life.status] : `Closed ${shortBare(life.closedDate)}`;
  return html`<tr>${cells('td', [claim.number, claim.policyNumber, shortBare(life.lossDate), shortBare(life.reportedDate), status, ...amounts(claim.paid, claim.reserve)])}</tr>
<tr><td class="d" colspan="10">${story.text} &ndash; ${story.nature}, ${story.part}</td></tr>`;
}

function section(own: readonly Claim[]): Html {
  const [first] = own;
  if (first === undefined) return html``;
  const { name, id, client, state } = first.worker;
  const subtotal =
    own.length > 1
      ? html`<tr class="s">${cells('td', [`${own.length} claims`, '', '', '', '', ...amounts(sumOf(own.map((claim) => claim.paid)), sumOf(own.map((claim) => claim.reserve)))])}</tr>`
      : null;
  return html`<div class="e"><b>${name}</b><span>Emp ID ${id}</span><span>Worksite: ${client}</span><span>${state}</span></div><table><tr>${cells('th', heads)}</tr>${own.map(rows)}${subtotal}</table>`;
}

const paidLabel = ({ loss, medical, expense }: Parts) => ({ loss, medical, expense });

function amountsLabel(list: readonly Claim[]) {
  const [paid, reserve] = [sumOf(list.map((claim) => claim.paid)), sumOf(list.map((claim) => claim.reserve))];
  return {
    paid: paidLabel(paid),
    reserve: { total: totalOf(reserve) },
    incurred: { total: sum([totalOf(paid), totalOf(reserve)]) },
  };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'by-employee',
  build(random) {
    // some reports run over many pages
    const size = random.pick([1, 1, 1, 4]);
    const asOf = dayBetween(random, '2017-03-01', '2026-06-20');
    const [insurer, insured] = [carrier(random), company(random)];
    const policies = policyYears(random, asOf, random.int(1, 3)).map((term) => ({
      ...term,
      number: `WCP${random.digits(6)}`,
    }));
    const groups = random
      .times(size * random.int(3, 9), () => ({
        name: lastNameFirst(random),
        id: random.digits(5),
        client: company(random),
        state: stateOf(random),
      }))
      .sort((first, second) => first.name.localeCompare(second.name))
      .map((worker) =>
        random.times(random.pick([1, 1, 1, 2]), () => drawClaim(random, random.pick(policies), worker, asOf)),
      );
    const claims = groups.flat();
    const handler = person(random);
    const body = html`<h1>Injury Experience by Employee</h1><div class="q"><span><b>${insured}</b></span><span>Workers&rsquo; Compensation</span><span>Insurer: ${insurer}</span><span>Losses through ${abbreviated(asOf)}</span><span>Printed ${abbreviated(addDays(asOf, 2))}</span></div>
<table class="pol"><tr>${cells('th', ['Policy', 'Effective', 'Expires'])}</tr>${policies.map((policy) => html`<tr>${cells('td', [policy.number, abbreviated(policy.effective), abbreviated(policy.expiration)])}</tr>`)}</table>${groups.map(section)}
<table class="g"><tr>${cells('th', ['All employees', '', '', '', '', ...heads.slice(5)])}</tr><tr class="s">${cells('td', [`${claims.length} claims`, '', '', '', '', ...amounts(sumOf(claims.map((claim) => claim.paid)), sumOf(claims.map((claim) => claim.reserve)))])}</tr></table><p>Questions on any of these injuries: ${handler}, Return to Work Unit.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: addDays(asOf, 2),
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'Workers’ Compensation',
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
      })),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: claim.policyNumber,
        claimantName: claim.worker.name,
        ...claim.life,
        lossState: claim.worker.state,
        description: claim.story.text,
        natureOfInjury: claim.story.nature,
        bodyPart: claim.story.part,
        ...amountsLabel([claim]),
      })),
      grandTotals: { claimCount: claims.length, ...amountsLabel(claims) },
    };
    return { html: sheet({ css, body }), label };
  },
};
