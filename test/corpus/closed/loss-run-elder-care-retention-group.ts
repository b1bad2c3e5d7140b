import { addDays, addYears, slashed } from '../kit/dates.ts';
import { cells, type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { lastName, numbered, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';
import { withoutMedical } from '../parts/loss-columns.ts';

// A risk retention group of nursing homes: a page of years, then a table of matters a year in which the party, the
// allegation and the narrative are columns that wrap, with incurred before reserve and paid. Estates sue, or children.

const css = `body{margin:0;font:8pt/1.3 "Open Sans",Lato,sans-serif}
.g{color:#37563b}h1{font-size:16pt;margin:0;font-weight:400}
h2{font-size:10.5pt;margin:12pt 0 2pt;break-after:avoid}table{width:100%;border-collapse:collapse}
th{text-align:left;border-bottom:1.4pt solid #37563b;vertical-align:bottom;font-weight:600}
td,th{padding:3pt 4pt;vertical-align:top}
tr:nth-child(even) td{background:#f2f6f1}.n{text-align:right;white-space:nowrap}
tr{break-inside:avoid}.s td{font-weight:700;background:none!important;border-top:1pt solid #37563b}
.o{width:84%;margin-top:10pt}.nt{width:160pt}.pt{width:92pt}`;

const STORIES = [
  ['PL', 'Pressure Injury', 'Stage IV sacral wound said to have developed after admission'],
  ['PL', 'Fall with Injury', 'Found on floor beside bed, bed alarm not engaged, hip fracture'],
  ['PL', 'Medication Error', 'Anticoagulant given twice daily for nine days'],
  ['GL', 'Visitor Fall', 'Daughter of resident slipped on ice at ambulance entrance'],
  ['PL', 'Elopement', 'Resident left memory unit with delivery person, found four hours later'],
  ['PL', 'Choking', 'Diet order for pureed food not followed at lunch'],
  ['PL', 'Resident Altercation', 'Struck by roommate, facial bruising, family complaint to state'],
  ['PL', 'Failure to Monitor', 'Change in condition not reported to physician overnight'],
  ['GL', 'Lost Property', 'Hearing aids and wedding ring missing after room change'],
] as const;

type Matter = ClaimFacts;
interface Year extends TermFacts {
  number: string;
  claims: Matter[];
}

function partyOf(random: Random): string {
  const name = person(random);
  return random.pick([name, name, `Estate of ${name}`, `Estate of ${name}`, `${person(random)}, POA for ${name}`]);
}

function drawYears(random: Random, first: string, years: number, asOf: string): Year[] {
  const counts = random.times<number>(years, () => random.pick([0, 2, 3, 5]));
  counts[random.int(0, years - 1)] = random.int(3, 4);
  const story = deckOf(random, STORIES);
  const member = numbered(random, 'M###');
  return makeTerms(random, { line: 'liability', first, counts, numbers: '@@-##-####', asOf }).map((term) => ({
    ...term,
    number: `${member}-LTC-${term.effectiveDate.slice(0, 4)}`,
    claims: term.claims.map((drawn) => {
      const [claimType, cause, description] = story();
      return { ...withoutMedical(drawn), claimType, cause, description, claimant: partyOf(random) };
    }),
  }));
}

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

const amounts = (claims: readonly ClaimFacts[]): Html => {
  const { paid, reserve, incurred } = totalsOf(claims);
  const values = [incurred.total, reserve.loss, reserve.expense, paid.loss, paid.expense];
  return html`${values.map((value) => html`<td class="n">${cents(value)}</td>`)}`;
};
const MONEY = ['Incurred', 'Case Res.', 'Defense Res.', 'Indemnity Pd.', 'Defense Pd.'];
const moneyHeads = html`${MONEY.map((head) => html`<th class="n">${head}</th>`)}`;

function matterRow(matter: Matter): Html {
  const closed = matter.closedDate === null ? '' : slashed(matter.closedDate);
  const dates = html`${cells('td', [slashed(matter.lossDate), slashed(matter.reportedDate)])}`;
  return html`<tr>${cells('td', [matter.number, matter.claimType])}<td class="pt">${matter.claimant}</td>${dates}
<td>${matter.cause}</td><td class="nt">${matter.description}</td><td>${STATUS[matter.status]}<br>${closed}</td>
${amounts([matter])}</tr>`;
}

function yearSection({ number, effectiveDate, expirationDate, claims }: Year): Html {
  const head = html`<h2 class="g">${number} &nbsp; ${slashed(effectiveDate)} - ${slashed(expirationDate)}</h2>`;
  if (claims.length === 0) return html`${head}<div>None reported</div>`;
  const captions = ['Matter', 'Cov', 'Party', 'Event', 'First Notice', 'Allegation', 'Narrative', 'Status'];
  return html`${head}<table><thead><tr>${cells('th', captions)}${moneyHeads}</tr></thead>${claims.map(matterRow)}
<tr class="s"><td colspan="8">${claims.length} matters</td>${amounts(claims)}</tr></table>`;
}

const yearTable = (years: readonly Year[]): Html => {
  const row = (caption: Html, claims: readonly ClaimFacts[], kind = ''): Html => {
    const { claimCount, openClaimCount } = totalsOf(claims);
    const counts = html`<td class="n">${claimCount}</td><td class="n">${openClaimCount}</td>`;
    return html`<tr class="${kind}">${caption}${counts}${amounts(claims)}</tr>`;
  };
  const rows = years.map(({ number, effectiveDate, expirationDate, claims }) =>
    row(html`${cells('td', [number, slashed(effectiveDate), slashed(expirationDate)])}`, claims),
  );
  const all = years.flatMap(({ claims }) => claims);
  return html`<table class="o"><thead><tr>${cells('th', ['Certificate', 'Effective', 'Expires'])}<th class="n">Matters
</th><th class="n">Open</th>${moneyHeads}</tr></thead>${rows}
${row(html`<td colspan="3">Total</td>`, all, 's')}</table>`;
};

const sumsLabel = (claims: readonly ClaimFacts[]) => {
  const { paid, reserve, incurred } = totalsOf(claims);
  const two = ({ loss, expense }: ClaimFacts['paid']) => ({ loss, expense });
  return { paid: two(paid), reserve: two(reserve), incurred: { total: incurred.total } };
};

const countedLabel = (claims: readonly ClaimFacts[]) => {
  const { claimCount, openClaimCount } = totalsOf(claims);
  return { claimCount, openClaimCount, ...sumsLabel(claims) };
};

const matterLabel = (matter: Matter, policyNumber: string) => ({
  claimNumber: matter.number,
  policyNumber,
  claimantName: matter.claimant,
  claimType: matter.claimType,
  status: matter.status,
  lossDate: matter.lossDate,
  reportedDate: matter.reportedDate,
  closedDate: matter.closedDate,
  description: matter.description,
  cause: matter.cause,
  ...sumsLabel([matter]),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'elder-care-retention-group',
  build(random) {
    const count = random.int(3, 5);
    const first = `${random.int(2013, 2020)}-${random.pick(['01-01', '06-30', '10-01'])}`;
    const asOf = addDays(addYears(first, count - 1), random.int(140, 345));
    const run = addDays(asOf, random.int(1, 14));
    const years = drawYears(random, first, count, asOf);
    const claims = years.flatMap((year) => year.claims);
    const group = `${word(random)} Elder Care Risk Retention Group, Inc.`;
    const insured = `${lastName(random)} ${random.pick(['Manor', 'Health & Rehabilitation', 'Village'])}, LLC`;
    const body = html`<h1 class="g">${group}</h1>Member Loss Statement, Professional and General Liability<br>
Member: <b>${insured}</b> &nbsp; Valuation: ${slashed(asOf)} &nbsp; Statement Date: ${slashed(run)}${yearTable(years)}
${years.map(yearSection)}<p>Cov: PL professional liability, GL general liability.</p>`;
    const names = new Map([
      ['PL', 'professional liability'],
      ['GL', 'general liability'],
    ]);
    const label = {
      carrierName: group,
      namedInsureds: [insured],
      reportDate: run,
      valuationDate: asOf,
      policies: years.map((year) => ({
        policyNumber: year.number,
        lineOfBusiness: 'Professional and General Liability',
        effectiveDate: year.effectiveDate,
        expirationDate: year.expirationDate,
        ...countedLabel(year.claims),
      })),
      claims: years.flatMap((year) => year.claims.map((matter) => matterLabel(matter, year.number))),
      grandTotals: countedLabel(claims),
      _accept: Object.fromEntries([
        ...claims.map(({ claimType }, index) => [
          `claims[${index}].claimType`,
          [claimType, names.get(claimType) ?? claimType],
        ]),
        ...years.map((_, index) => [`policies[${index}].lineOfBusiness`, ['Professional and General Liability', null]]),
      ]),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
