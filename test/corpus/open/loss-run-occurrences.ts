import { addDays, dayFirst } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { agency, carrier, company, lastNameFirst, person, stateOf } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, financesOf, lifeOf, policyYears, sumOf, totalOf, type Parts, type Term } from '../parts/claims.ts';
import { COLLISION_STORIES, PREMISES_STORIES } from '../parts/stories.ts';

// A package insurer that counts occurrences: the event in a shaded line, one line a claimant with a suffix, then the occurrence total.

interface Claimant {
  suffix: string;
  name: string;
  coverage: string;
  isOpen: boolean;
  paid: Parts;
  reserve: Parts;
}

function drawOccurrence(random: Random, policy: Term & { number: string; line: string }, asOf: string) {
  const life = lifeOf(random, policy, asOf);
  const isAuto = policy.line === 'Commercial Auto';
  const stories: readonly { text: string }[] = isAuto ? COLLISION_STORIES : PREMISES_STORIES;
  const claimants = random.times(random.pick([1, 1, 2, 3, 4]), (index): Claimant => {
    const isOpen = life.status !== 'closed' && (index === 0 || random.chance(0.4));
    const finances = financesOf(random, isOpen ? 'open' : 'closed', { loss: [400, 55_000], expense: [80, 9_000] });
    return {
      suffix: `00${index + 1}`,
      name: lastNameFirst(random),
      coverage: random.pick(isAuto ? ['BI', 'PD', 'COLL', 'MED'] : ['BI', 'PD', 'MED']),
      isOpen,
      ...finances,
    };
  });
  return {
    life,
    claimants,
    policyNumber: policy.number,
    number: `${random.letters(1)}${random.digits(7)}`,
    text: random.pick(stories).text,
    state: stateOf(random),
    adjuster: person(random),
    paid: sumOf(claimants.map((claimant) => claimant.paid)),
    reserve: sumOf(claimants.map((claimant) => claimant.reserve)),
  };
}

type Occurrence = ReturnType<typeof drawOccurrence>;

const css = `body{margin:0;font:8pt/1.3 "Open Sans",Helvetica,"Liberation Sans",sans-serif}h1{font-size:12.5pt;margin:0}.hd{display:grid;grid-template-columns:1.2fr 1fr 1fr;gap:2pt 14pt;border-top:1pt solid #000;border-bottom:1pt solid #000;padding:4pt 0;margin:4pt 0}h2{font-size:9.5pt;margin:10pt 0 2pt;break-after:avoid}
.o{background:#e7e7f3;padding:2.5pt 4pt;margin-top:6pt;break-after:avoid}.o div{display:flex;gap:2pt 14pt;flex-wrap:wrap;white-space:nowrap}table{border-collapse:collapse;width:100%}td,th{padding:1.5pt 4pt;text-align:right;font-size:7.6pt}th{font-weight:600;border-bottom:.5pt solid #666}td:nth-child(-n+4),th:nth-child(-n+4){text-align:left}.t td{border-top:.5pt solid #666;font-weight:600}`;

const amounts = (paid: Parts, reserve: Parts): string[] =>
  [paid.loss, paid.expense, reserve.loss, reserve.expense, sum([totalOf(paid), totalOf(reserve)])].map(dollarsAndCents);
const heads = ['Sfx', 'Claimant', 'Cov', 'Sts', 'Paid Loss', 'Paid ALAE', 'O/S Loss', 'O/S ALAE', 'Incurred'];
const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

function occurrenceLines(occurrence: Occurrence): Html {
  const { life, claimants, paid, reserve } = occurrence;
  const closed = life.closedDate === null ? null : html`<span>Closed ${dayFirst(life.closedDate)}</span>`;
  return html`<div class="o"><div><b>Occurrence ${occurrence.number}</b><span>Date ${dayFirst(life.lossDate)}</span><span>Received ${dayFirst(life.reportedDate)}</span><span>${STATUS[life.status]}</span>${closed}<span>${occurrence.state}</span><span>Examiner: ${occurrence.adjuster}</span></div><div>${occurrence.text}</div></div>
<table><tr>${cells('th', heads)}</tr>${claimants.map((claimant) => html`<tr>${cells('td', [claimant.suffix, claimant.name, claimant.coverage, claimant.isOpen ? 'O' : 'C', ...amounts(claimant.paid, claimant.reserve)])}</tr>`)}<tr class="t">${cells('td', ['', `Occurrence total (${claimants.length})`, '', '', ...amounts(paid, reserve)])}</tr></table>`;
}

function amountsLabel(list: readonly Occurrence[]) {
  const [paid, reserve] = [sumOf(list.map((each) => each.paid)), sumOf(list.map((each) => each.reserve))];
  const byKind = ({ loss, expense }: Parts) => ({ loss, expense });
  return { paid: byKind(paid), reserve: byKind(reserve), incurred: { total: sum([totalOf(paid), totalOf(reserve)]) } };
}

/** The first claimant stands for the occurrence; any of the others is right too. */
function otherNames(occurrences: readonly Occurrence[]) {
  const entries = occurrences.flatMap(({ claimants }, index) => {
    const names = claimants.length === 1 ? [] : [...claimants.map((claimant) => claimant.name), null];
    const types = claimants.length === 1 ? [] : [...claimants.map((claimant) => claimant.coverage), null];
    return [[`claims[${index}].claimantName`, names] as const, [`claims[${index}].claimType`, types] as const];
  });
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'occurrences',
  build(random) {
    // some reports run over many pages
    const size = random.pick([1, 1, 1, 4]);
    const asOf = dayBetween(random, '2015-05-01', '2026-06-01');
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const lines = random.pick([['Commercial Auto'], ['General Liability'], ['Commercial Auto', 'General Liability']]);
    const years = policyYears(random, asOf, random.int(1, 3));
    const policies = lines.flatMap((line) => {
      const base = random.digits(6);
      return years.map((term) => ({
        ...term,
        line,
        number: `${line === 'Commercial Auto' ? 'CA' : 'GL'}${base}-${term.effective.slice(2, 4)}`,
      }));
    });
    const sections = policies.map((policy) => ({
      policy,
      own: random.times(size * random.pick([0, 1, 2, 2]), () => drawOccurrence(random, policy, asOf)),
    }));
    const all = sections.flatMap((section) => section.own);
    const totals = [sumOf(all.map((each) => each.paid)), sumOf(all.map((each) => each.reserve))] as const;
    const totalTable = (caption: string, list: readonly Occurrence[]): Html =>
      html`<table><tr class="t">${cells('td', ['', caption, '', '', ...amounts(sumOf(list.map((each) => each.paid)), sumOf(list.map((each) => each.reserve)))])}</tr></table>`;
    const body = html`<h1>${insurer}</h1><div>Policyholder Loss Detail &ndash; Occurrence Basis</div><div class="hd"><span>Policyholder <b>${insured}</b></span><span>Agency ${producer}</span><span>Issued ${dayFirst(addDays(asOf, 1))}</span><span>Data valued ${dayFirst(asOf)}</span></div>
${sections.map(({ policy, own }) => html`<h2>${policy.line} ${policy.number} &nbsp; ${dayFirst(policy.effective)} to ${dayFirst(policy.expiration)}</h2>${own.length === 0 ? html`<div>No occurrences on file.</div>` : html`${own.map(occurrenceLines)}${totalTable(`Policy total: ${own.length} occurrence(s)`, own)}`}`)}
<h2>Account</h2><table><tr>${cells(
      'th',
      heads.map((head, index) => (index < 4 ? '' : head)),
    )}</tr><tr class="t">${cells('td', ['', `Account total: ${all.length} occurrence(s)`, '', '', ...amounts(...totals)])}</tr></table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: addDays(asOf, 1),
      valuationDate: asOf,
      policies: sections.map(({ policy, own }) => ({
        policyNumber: policy.number,
        lineOfBusiness: policy.line,
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
        ...(own.length > 0 && { claimCount: own.length, ...amountsLabel(own) }),
      })),
      claims: all.map((occurrence) => ({
        claimNumber: occurrence.number,
        policyNumber: occurrence.policyNumber,
        claimantName: occurrence.claimants[0]?.name,
        claimType: occurrence.claimants[0]?.coverage,
        ...occurrence.life,
        lossState: occurrence.state,
        description: occurrence.text,
        adjusterName: occurrence.adjuster,
        ...amountsLabel([occurrence]),
      })),
      grandTotals: { claimCount: all.length, ...amountsLabel(all) },
      _accept: {
        ...otherNames(all),
        ...Object.fromEntries(
          sections.flatMap(({ own }, index) =>
            own.length === 0 ? [[`policies[${index}].claimCount`, [0, null]]] : [],
          ),
        ),
      },
    };
    return { html: sheet({ css, body }), label };
  },
};
