import { addDays, shortSlashed, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { addKinds, type ClaimFacts, makeClaim, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { agency, carrier, company, lastNameFirst, numbered } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';

const css = `
  body { font: 7.5pt 'Liberation Sans Narrow', 'Arial Narrow', Arial, sans-serif }
  .head { display: grid; grid-template-columns: 1fr 1fr 1fr; border: 1px solid #000; padding: 4pt; row-gap: 2pt } .head .t { grid-column: 1 / 4; text-align: center; font-weight: bold; font-size: 11pt }
  h3 { font-size: 9pt; margin: 9pt 0 3pt; text-decoration: underline; break-after: avoid } table { border-collapse: collapse; width: 100% }
  th { background: #0b3c66; color: #fff; padding: 2pt 4pt; text-align: left; vertical-align: bottom; font-weight: normal } td { padding: 1.2pt 4pt; vertical-align: top }
  .odd { background: #edf2f7 } td.n, th.n { text-align: right } tr.tot td { font-weight: bold; border-top: .6px solid #555 } tbody { break-inside: avoid } .pt { background: #cfdbe6 !important; font-weight: bold }`;

interface Feature {
  coverage: string;
  claimant: string;
  facts: ClaimFacts;
}
interface Occurrence {
  lead: ClaimFacts;
  features: Feature[];
  driver: string;
  unit: string;
  car: string;
}

const statusOf = ({ features, lead }: Occurrence): ClaimFacts['status'] => {
  if (features.every(({ facts }) => facts.status === 'closed')) return 'closed';
  return lead.status === 'reopened' ? 'reopened' : 'open';
};
const numbers = (facts: readonly ClaimFacts[]): Piece => {
  const { paid, reserve, incurred, recovered } = totalsOf(facts);
  const values = [paid.loss, paid.medical, paid.expense, reserve.total, recovered, incurred.total];
  return values.map((value) => html`<td class="n">${cents(value)}</td>`);
};

function rows(occurrence: Occurrence, index: number): Html {
  const { lead, features, driver, unit, car } = occurrence;
  const status = statusOf(occurrence).toUpperCase();
  const left = [
    [lead.number, shortSlashed(lead.lossDate), unit],
    [status, shortSlashed(lead.reportedDate), driver],
    [lead.state, lead.closedDate === null || status !== 'CLOSED' ? '' : shortSlashed(lead.closedDate), car],
  ];
  const count = Math.max(3, features.length + 1);
  const lines = Array.from({ length: count }, (_, i) => {
    const feature = features[i];
    const front = (left[i] ?? ['', '', '']).map((text) => html`<td>${text}</td>`);
    if (feature !== undefined)
      return html`<tr>${front}<td>${feature.coverage}</td><td>${feature.claimant}</td>${numbers([feature.facts])}</tr>`;
    if (i !== features.length) return html`<tr>${front}<td colspan="8"></td></tr>`;
    return html`<tr>${front}<td colspan="2"><b>Claim Total</b></td>${numbers(features.map(({ facts }) => facts))}</tr>`;
  });
  return html`<tbody class="${index % 2 === 0 ? 'even' : 'odd'}">${lines}<tr><td></td><td colspan="10">${lead.description}</td></tr></tbody>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'auto-fleet',
  build: (random) => {
    const carrierName = carrier(random);
    const insured = company(random);
    const agencyName = agency(random);
    const asOf = `2024-${random.pick(['03-15', '08-31', '12-05'])}`;
    const counts = [random.int(3, 9), random.int(2, 7), random.int(1, 6)];
    const terms = makeTerms(random, { first: '2021-12-15', counts, line: 'auto', numbers: 'CA######', asOf });
    const policies = terms.map((term) => {
      const occurrences = term.claims.map((lead): Occurrence => {
        const others = random.times(random.pick([0, 0, 1, 2]), () => ({
          ...makeClaim(random, {
            line: 'auto',
            numbers: '#',
            from: lead.lossDate,
            to: addDays(lead.lossDate, 1),
            asOf,
          }),
        }));
        const features = [lead, ...others].map(
          (facts, i): Feature => ({
            coverage: ['PD', 'BI', 'COLL'][i] ?? 'MED',
            claimant: lastNameFirst(random),
            facts:
              i === 0
                ? facts
                : {
                    ...facts,
                    status: lead.status,
                    reserve: lead.status === 'closed' ? addKinds([]) : facts.reserve,
                    incurred: addKinds(lead.status === 'closed' ? [facts.paid] : [facts.paid, facts.reserve]),
                  },
          }),
        );
        const { year, make, model } = vehicle(random);
        return {
          lead,
          features,
          driver: lastNameFirst(random),
          unit: numbered(random, '@-###'),
          car: `${year} ${make} ${model}`,
        };
      });
      return { ...term, policyNumber: numbered(random, 'BAP #######'), occurrences };
    });
    const facts = (occurrences: readonly Occurrence[]): ClaimFacts[] =>
      occurrences.flatMap(({ features }) => features.map((feature) => feature.facts));
    const everything = policies.flatMap(({ occurrences }) => occurrences);
    const head = html`<tr><th>Claim Number<br>Status<br>State</th><th>Loss Date<br>Notice Date<br>Closed Date</th><th>Unit<br>Insured Driver<br>Vehicle</th><th>Cov</th><th>Claimant</th><th class="n">Paid<br>Loss</th><th class="n">Paid<br>Medical</th><th class="n">Paid<br>Expense</th><th class="n">Total<br>Reserve</th><th class="n">Recovered</th><th class="n">Total<br>Incurred</th></tr>`;
    const sumRow = (title: string, occurrences: readonly Occurrence[]): Html =>
      html`<tbody><tr class="tot pt"><td colspan="3">${title}</td><td colspan="2">Claims: ${occurrences.length}</td>${numbers(facts(occurrences))}</tr></tbody>`;
    const body = html`<div class="head"><div class="t">COMMERCIAL AUTOMOBILE LOSS RUN</div><div>Company: ${carrierName}</div><div>Insured: ${insured}</div><div>Evaluated: ${slashed(asOf)}</div><div>Line: Business Auto</div><div>Producer: ${agencyName}</div><div>Run: ${slashed(asOf)} 23:50</div></div>
      ${policies.map(({ policyNumber, effectiveDate, expirationDate, occurrences }) => html`<h3>Policy ${policyNumber} &nbsp; ${slashed(effectiveDate)} - ${slashed(expirationDate)}</h3><table><thead>${head}</thead>${occurrences.map(rows)}${sumRow(`Policy ${policyNumber} Total`, occurrences)}</table>`)}
      <h3>Report Total</h3><table>${head}${sumRow('All Policies', everything)}</table>`;
    const totals = (occurrences: readonly Occurrence[]): Record<string, unknown> => ({
      claimCount: occurrences.length,
      ...amounts(facts(occurrences)),
    });
    const accepted = everything.flatMap(({ features }, i): [string, unknown[]][] => [
      [`claims[${i}].claimantName`, [null, ...features.map(({ claimant }) => claimant)]],
      [`claims[${i}].claimType`, [null, ...features.map(({ coverage }) => coverage)]],
    ]);
    return {
      html: sheet({ css, body }),
      print: { landscape: true },
      label: {
        carrierName,
        namedInsureds: [insured],
        agencyName,
        reportDate: asOf,
        valuationDate: asOf,
        policies: policies.map(({ policyNumber, effectiveDate, expirationDate, occurrences }) => ({
          policyNumber,
          effectiveDate,
          expirationDate,
          lineOfBusiness: 'Business Auto',
          ...totals(occurrences),
        })),
        claims: policies.flatMap(({ policyNumber, occurrences }) =>
          occurrences.map((occurrence) => ({
            claimNumber: occurrence.lead.number,
            policyNumber,
            claimantName: occurrence.features[0]?.claimant,
            claimType: occurrence.features[0]?.coverage,
            status: statusOf(occurrence),
            lossDate: occurrence.lead.lossDate,
            reportedDate: occurrence.lead.reportedDate,
            closedDate: statusOf(occurrence) === 'closed' ? occurrence.lead.closedDate : null,
            lossState: occurrence.lead.state,
            description: occurrence.lead.description,
            driverName: occurrence.driver,
            unit: occurrence.unit,
            ...amounts(facts([occurrence])),
          })),
        ),
        grandTotals: totals(everything),
        // a claim of several features has no claimant and coverage of its own
        _accept: Object.fromEntries(accepted.filter(([, values]) => values.length > 2)),
      },
    };
  },
};

function amounts(facts: readonly ClaimFacts[]): Record<string, unknown> {
  const { paid, reserve, incurred, recovered } = totalsOf(facts);
  const { loss, medical, expense } = paid;
  return {
    paid: { loss, medical, expense },
    reserve: { total: reserve.total },
    incurred: { total: incurred.total },
    recovered,
  };
}
