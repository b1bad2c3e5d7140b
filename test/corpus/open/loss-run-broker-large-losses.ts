// Broker's loss history for a renewal submission: each line of insurance a table of its years with premium and loss ratio, then only the claims above
// an amount one by one, with total incurred before what is paid; whole dollars.
import { addDays, addYears, bare, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { wholeDollars } from '../kit/money.ts';
import { agency, carrier, company, numbered, person } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { withoutMedical } from '../parts/loss-columns.ts';

const css = `body{font:8.8pt/1.35 Lato,sans-serif;color:#222}h1{font-size:17pt;font-weight:300;margin:0}h2{font-size:11pt;color:#7a1f3d;margin:16px 0 4px;break-after:avoid}.hd{display:flex;justify-content:space-between;border-bottom:3px solid #7a1f3d;padding-bottom:6px;margin-bottom:6px}table{border-collapse:collapse;width:100%}th{background:#7a1f3d;color:#fff;font-weight:400;padding:3px 6px;text-align:right}td{padding:2.5px 6px;text-align:right;border-bottom:.5px solid #d9c6cd}.l,td.l,th.l{text-align:left}.t td{font-weight:700;background:#f5eef1}tr{break-inside:avoid}.s{font-size:7.6pt;color:#555}`;

const programs = [
  ['General Liability', 'GL', 'liability'],
  ['Business Auto', 'BA', 'auto'],
  ['Property', 'PR', 'property'],
] as const;

function facts(random: Random) {
  const first = `${random.int(2013, 2020)}-${random.pick(['01', '04', '07', '10'])}-01`;
  const years = random.int(3, 5);
  const valued = addDays(addYears(first, years), -random.int(60, 130));
  const lines = random.some(programs, random.int(2, 3)).map(([name, prefix, line]) => {
    const pattern = random.pick([`${prefix}-#######`, `${prefix} ### ### ##`]);
    const counts = random.times(years, () => random.pick([0, 1, 2, 4, 6]));
    const terms = makeTerms(random, {
      line,
      first,
      counts,
      numbers: `${prefix}########`,
      asOf: valued,
      wholeDollars: true,
    });
    return {
      name,
      terms: terms
        .map((term) => ({
          ...term,
          number: numbered(random, pattern),
          premium: random.dollars(14_000, 190_000),
          claims: term.claims.map(withoutMedical),
        }))
        // brokers show the current year on top
        .reverse(),
    };
  });
  return {
    lines,
    valued,
    prepared: addDays(valued, random.int(5, 40)),
    threshold: random.pick([5000, 10_000, 25_000]),
    insured: company(random),
    carrierName: carrier(random),
    broker: agency(random),
    team: person(random),
  };
}
type Facts = ReturnType<typeof facts>;
type Program = Facts['lines'][number];

const right = (values: readonly (string | number)[]): Html => html`${values.map((value) => html`<td>${value}</td>`)}`;

function figures(claims: readonly ClaimFacts[], premium: number): (string | number)[] {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
  const amounts = [incurred.total, paid.total, reserve.total].map((amount) => wholeDollars(amount));
  return [
    wholeDollars(premium),
    claimCount,
    openClaimCount,
    ...amounts,
    `${Math.round((100 * incurred.total) / premium)}%`,
  ];
}

function program({ name, terms }: Program): Html {
  const rows = terms.map(
    ({ effectiveDate, expirationDate, number, claims, premium }) =>
      html`<tr><td class="l">${bare(effectiveDate)} to ${bare(expirationDate)}</td><td class="l">${number}</td>${right(figures(claims, premium))}</tr>`,
  );
  const premium = terms.reduce((so, each) => so + each.premium, 0);
  return html`<h2>${name}</h2><table><thead><tr><th class="l">Policy year</th><th class="l">Policy no.</th><th>Premium</th><th># claims</th><th># open</th><th>Total incurred</th><th>Net paid</th><th>Outstanding reserves</th><th>Loss ratio</th></tr></thead><tbody>${rows}<tr class="t"><td class="l">${terms.length} years</td><td></td>${right(
    figures(
      terms.flatMap(({ claims }) => claims),
      premium,
    ),
  )}</tr></tbody></table>`;
}

/** The claims above the amount with their policies, in the order of the pages. */
const largeOf = ({ lines, threshold }: Facts) =>
  lines.flatMap(({ name, terms }) =>
    terms.flatMap(({ number, claims }) =>
      claims.filter(({ incurred }) => incurred.total >= threshold).map((claim) => ({ claim, number, name })),
    ),
  );

function largeLosses(f: Facts): Html {
  const large = largeOf(f);
  if (large.length === 0)
    return html`<h2>Large losses</h2><p>There are no losses of ${wholeDollars(f.threshold)} or more in the period under review.</p>`;
  const rows = large.map(
    ({ claim, number }) =>
      html`<tr><td class="l">${bare(claim.lossDate)}</td><td class="l">${claim.number}</td><td class="l">${number}</td><td class="l">${claim.claimType}</td><td class="l">${claim.description}</td><td class="l">${claim.status === 'closed' ? 'Closed' : claim.status === 'open' ? 'Open' : 'Reopened'}</td>${right([claim.incurred.total, claim.paid.total, claim.reserve.total].map((amount) => wholeDollars(amount)))}</tr>`,
  );
  return html`<h2>Large losses &ndash; total incurred of ${wholeDollars(f.threshold)} or more</h2><table><thead><tr><th class="l">Date of loss</th><th class="l">Claim no.</th><th class="l">Policy no.</th><th class="l">Type</th><th class="l">What happened</th><th class="l">Status</th><th>Total incurred</th><th>Net paid</th><th>Outstanding reserves</th></tr></thead><tbody>${rows}</tbody></table>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'broker-large-losses',
  build: (random) => {
    const f = facts(random);
    const totals = (claims: readonly ClaimFacts[]) => {
      const { paid, reserve, incurred } = totalsOf(claims);
      return { paid: { total: paid.total }, reserve: { total: reserve.total }, incurred: { total: incurred.total } };
    };
    const everything = f.lines.flatMap(({ terms }) => terms.flatMap(({ claims }) => claims));
    const all = totalsOf(everything);
    const body = html`<div class="hd"><div><h1>Loss History Summary</h1>${f.insured}</div><div style="text-align:right"><b>${f.broker}</b><br>Prepared by ${f.team}, ${written(f.prepared)}</div></div><p>Insurer of the program: ${f.carrierName}. Losses are currently valued as of ${bare(f.valued)} and were taken from the insurer's loss runs, which are available on request.</p>${f.lines.map(program)}
<h2>All lines combined</h2><p>${all.claimCount} claims, ${all.openClaimCount} open; total incurred ${wholeDollars(all.incurred.total)}, of which ${wholeDollars(all.paid.total)} is paid net of recoveries and ${wholeDollars(all.reserve.total)} is outstanding.</p>${largeLosses(f)}<p class="s">This summary is for discussion with underwriters and is not a substitute for insurer loss runs. Loss ratio is total incurred divided by premium at inception. Figures include allocated expense.</p>`;
    return {
      html: sheet({ css, body }),
      label: {
        carrierName: f.carrierName,
        namedInsureds: [f.insured],
        agencyName: f.broker,
        reportDate: f.prepared,
        valuationDate: f.valued,
        policies: f.lines.flatMap(({ name, terms }) =>
          terms.map(({ number, effectiveDate, expirationDate, claims }) => {
            const { claimCount, openClaimCount } = totalsOf(claims);
            return {
              policyNumber: number,
              lineOfBusiness: name,
              effectiveDate,
              expirationDate,
              claimCount,
              openClaimCount,
              ...totals(claims),
            };
          }),
        ),
        claims: largeOf(f).map(({ claim, number }) => ({
          claimNumber: claim.number,
          policyNumber: number,
          claimType: claim.claimType,
          status: claim.status,
          lossDate: claim.lossDate,
          description: claim.description,
          ...totals([claim]),
        })),
        grandTotals: { claimCount: all.claimCount, openClaimCount: all.openClaimCount, ...totals(everything) },
      },
      print: { landscape: true },
    };
  },
};
