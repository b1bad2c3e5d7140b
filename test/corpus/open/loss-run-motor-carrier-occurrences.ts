import { addDays, shortSlashed, slashed } from '../kit/dates.ts';
import { html, type Html, joined, sheet } from '../kit/html.ts';
import { kinds, addKinds, type Kinds } from '../kit/loss-facts.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, company, lastNameFirst, numbered, person, stateOf, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { COLLISION_STORIES, type CollisionStory } from '../parts/stories.ts';
import { financesOf, lifeOf, policyYears, type ClaimLife, type Term } from '../parts/claims.ts';

// A third-party administrator of a trucking program: every occurrence is a headed block with one line a feature
// (coverage and claimant) and a total line, in whole dollars; net incurred is after subrogation and salvage.

const css = `body{margin:0;font:7.6pt/1.3 'Liberation Sans Narrow','Liberation Sans',sans-serif}table{width:100%;border-collapse:collapse}
th{text-align:right;border-bottom:1pt solid #000;padding:1pt 4pt;font-weight:700;vertical-align:bottom}th.l{text-align:left}td{padding:.6pt 4pt}.n{text-align:right}
.top{display:flex;justify-content:space-between;border-bottom:2pt solid #14532d;padding-bottom:4pt;margin-bottom:5pt}.top b{font-size:13pt;color:#14532d}
.per td{background:#14532d;color:#fff;font-weight:700;padding:2pt 4pt}.occ td{background:#e8efe9;border-top:.5pt solid #666}.sub td{border-top:.5pt solid #666;font-weight:700}.tot td{border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:700;padding:2pt 4pt}
thead{display:table-header-group}tr{break-inside:avoid}.occ{break-after:avoid}.k{font-size:6.8pt;margin-top:6pt}`;

const COVERAGES = {
  'AL-BI': { loss: [1500, 95_000], expense: [200, 14_000] },
  'AL-PD': { loss: [600, 22_000], expense: [90, 900] },
  'APD-COLL': { loss: [1200, 48_000], expense: [150, 700] },
  'MTC-CARGO': { loss: [900, 31_000], expense: [120, 1100] },
} as const;
type Coverage = keyof typeof COVERAGES;

interface Money {
  paid: Kinds;
  reserve: Kinds;
  recovered: number;
}
interface Feature extends Money {
  coverage: Coverage;
  claimant: string;
}
interface Occurrence extends Money, ClaimLife {
  number: string;
  driver: string;
  unit: string;
  state: string;
  story: CollisionStory;
  features: Feature[];
}
interface Period extends Term {
  number: string;
  occurrences: Occurrence[];
}

const added = (all: readonly Money[]): Money => ({
  paid: addKinds(all.map(({ paid }) => paid)),
  reserve: addKinds(all.map(({ reserve }) => reserve)),
  recovered: sum(all.map(({ recovered }) => recovered)),
});
const net = ({ paid, reserve, recovered }: Money): number => sum([paid.total, reserve.total, -recovered]);

function drawFeature(random: Random, coverage: Coverage, status: ClaimLife['status'], insured: string): Feature {
  const found = financesOf(random, status, COVERAGES[coverage]);
  const [paid, reserve] = [found.paid, found.reserve].map(({ loss, expense }) =>
    kinds(Math.round(loss), 0, Math.round(expense)),
  ) as [Kinds, Kinds];
  const recovered = paid.loss > 0 && random.chance(0.2) ? Math.round(paid.loss * random.int(10, 70) * 0.01) : 0;
  const isOwn = coverage === 'APD-COLL' || coverage === 'MTC-CARGO';
  return { coverage, claimant: isOwn ? insured : lastNameFirst(random), paid, reserve, recovered };
}

function drawOccurrence(random: Random, term: Term, valued: string, insured: string): Occurrence {
  const life = lifeOf(random, term, valued);
  const coverages = random.some(Object.keys(COVERAGES) as Coverage[], random.pick([1, 2, 2, 3]));
  const features = coverages.map((coverage) => drawFeature(random, coverage, life.status, insured));
  return {
    ...life,
    ...added(features),
    number: `${life.lossDate.slice(2, 4)}-${random.digits(5)}`,
    driver: person(random),
    unit: random.digits(3),
    state: stateOf(random),
    story: random.pick(COLLISION_STORIES),
    features,
  };
}

const figures = (money: Money): Html =>
  html`${[money.paid.loss, money.paid.expense, money.reserve.loss, money.reserve.expense, money.recovered, net(money)].map((amount) => html`<td class="n">${whole(amount)}</td>`)}`;

function occurrenceRows(occurrence: Occurrence): Html {
  const { number, lossDate, reportedDate, closedDate, status, state, driver, unit, story, features } = occurrence;
  const closed = closedDate === null ? '' : ` ${shortSlashed(closedDate)}`;
  return html`<tr class="occ"><td><b>${number}</b></td><td colspan="8">D/L <b>${shortSlashed(lossDate)}</b> &nbsp; D/R ${shortSlashed(reportedDate)} &nbsp; ${status.toUpperCase()}${closed} &nbsp; ${state} &nbsp; Drv: ${driver} &nbsp; Unit ${unit} &nbsp; ${story.text}</td></tr>
${features.map((feature, index) => html`<tr><td class="n">${String(index + 1).padStart(2, '0')}</td><td>${feature.coverage}</td><td>${feature.claimant}</td>${figures(feature)}</tr>`)}<tr class="sub"><td></td><td colspan="2">Occurrence ${number} total</td>${figures(occurrence)}</tr>`;
}

const totalRow = (caption: string, occurrences: readonly Occurrence[]): Html =>
  html`<tr class="tot"><td colspan="3">${caption} &mdash; ${occurrences.length} occ. (${occurrences.filter(({ status }) => status !== 'closed').length} not closed)</td>${figures(added(occurrences))}</tr>`;

function periodRows({ number, effective, expiration, occurrences }: Period): Html {
  const dates = `${slashed(effective)} - ${slashed(expiration)}`;
  return html`<tr class="per"><td colspan="9">Certificate ${number} &nbsp;&nbsp; Motor Truck Package &nbsp;&nbsp; ${dates}</td></tr>${
    occurrences.length === 0
      ? html`<tr><td></td><td colspan="8">Clear record this period: nothing reported.</td></tr>`
      : html`${occurrences.map(occurrenceRows)}${totalRow(`Period total ${number}`, occurrences)}`
  }`;
}

const moneyLabel = (money: Money) => {
  const { total: _, medical: __, ...paid } = money.paid;
  const { total: ___, medical: ____, ...reserve } = money.reserve;
  return { paid, reserve, recovered: money.recovered, incurred: { total: net(money) } };
};
const groupLabel = (occurrences: readonly Occurrence[]) => ({
  claimCount: occurrences.length,
  openClaimCount: occurrences.filter(({ status }) => status !== 'closed').length,
  ...moneyLabel(added(occurrences)),
});

const claimLabel = (claim: Occurrence, policyNumber: string) => ({
  claimNumber: claim.number,
  policyNumber,
  claimantName: claim.features.length === 1 ? claim.features[0]?.claimant : null,
  claimType: claim.features.length === 1 ? claim.features[0]?.coverage : null,
  status: claim.status,
  lossDate: claim.lossDate,
  reportedDate: claim.reportedDate,
  closedDate: claim.closedDate,
  lossState: claim.state,
  driverName: claim.driver,
  unit: claim.unit,
  description: claim.story.text,
  ...moneyLabel(claim),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'motor-carrier-occurrences',
  build(random) {
    const valued = `${random.int(2016, 2026)}-${random.pick(['02-28', '04-30', '07-31', '10-31'])}`;
    const printed = addDays(valued, random.int(3, 12));
    const [insurer, broker, insured] = [
      carrier(random),
      agency(random),
      `${word(random)} Transport ${random.pick(['LLC', 'Inc.'])}`,
    ];
    const base = numbered(random, 'MTP-#####');
    const periods = policyYears(random, valued, random.int(2, 5)).map((term, back) => ({
      ...term,
      number: `${base}-${String(9 - back).padStart(2, '0')}`,
      occurrences: random.times(random.pick([0, 1, 2, 4, 6]) + (back === 1 ? 1 : 0), () =>
        drawOccurrence(random, term, valued, insured),
      ),
    }));
    const all = periods.flatMap(({ occurrences }) => occurrences);
    const heads = ['Indem Paid', 'LAE Paid', 'O/S Indem', 'O/S LAE', 'Subro/ Salvage', 'Net Incd'];
    const body = html`<div class="top"><div><b>${word(random)} Transportation Claims Administrators</b><br>Claims handled for ${insurer}, the issuing carrier</div><div style="text-align:right">Loss History by Occurrence<br>Figures as of ${slashed(valued)}<br>Prepared ${slashed(printed)}</div></div>
<p style="margin:0 0 5pt">Assured: <b>${insured}</b> &nbsp;&nbsp;&nbsp; Retail agent: ${broker} &nbsp;&nbsp;&nbsp; Program: ${company(random).split(/,? /, 1).join('')} Motor Carrier Program</p>
<table><thead><tr><th class="l">Occ. /<br>Feature</th><th class="l">Cov</th><th class="l">Claimant or owner</th>${heads.map((head) => html`<th>${joined(head.split(' '), html`<br>`)}</th>`)}</tr></thead><tbody>${periods.map(periodRows)}${totalRow('Account total, all periods', all)}</tbody></table>
<p class="k">D/L date of loss. D/R date reported to this office. LAE allocated loss adjustment expense. Net Incd = paid plus outstanding less subrogation and salvage. Amounts in whole dollars.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      reportDate: printed,
      valuationDate: valued,
      policies: periods.map(({ number, effective, expiration, occurrences }) => ({
        policyNumber: number,
        lineOfBusiness: 'Motor Truck Package',
        effectiveDate: effective,
        expirationDate: expiration,
        ...(occurrences.length === 0 ? {} : groupLabel(occurrences)),
      })),
      claims: periods.flatMap(({ number, occurrences }) => occurrences.map((each) => claimLabel(each, number))),
      grandTotals: groupLabel(all),
      // several features: none of their coverages and claimants stands for the occurrence
      _ignore: all.flatMap(({ features }, index) =>
        features.length === 1 ? [] : [`claims[${index}].claimType`, `claims[${index}].claimantName`],
      ),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
