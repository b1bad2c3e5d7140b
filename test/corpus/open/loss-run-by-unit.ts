import { addDays, dashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { carrier, company, lastNameFirst, person } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';
import { dayBetween, financesOf, lifeOf, sumOf, totalOf, type Term } from '../parts/claims.ts';
import { COLLISION_STORIES } from '../parts/stories.ts';

// One policy of a contractor's fleet: a gray line for every vehicle that had losses, a claim in three lines of captions and values below.

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Re-opened' };
const COVERAGES = ['Collision', 'Comprehensive', 'Liability - BI', 'Liability - PD'];

function drawClaim(random: Random, unit: number, term: Term, asOf: string) {
  const life = lifeOf(random, term, asOf);
  const coverage = random.pick(COVERAGES);
  const { paid, reserve } = financesOf(random, life.status, { loss: [400, 30_000], expense: [60, 2_500] });
  const recovered = coverage === 'Collision' && paid.loss > 0 && random.chance(0.5) ? random.amount(100, 1_000) : 0;
  const incurred = sum([totalOf(paid), totalOf(reserve), -recovered]);
  const claimant = coverage.startsWith('Liability') ? person(random) : null;
  const { cause, text } = random.pick(COLLISION_STORIES);
  return {
    unit,
    life,
    coverage,
    paid,
    reserve,
    recovered,
    incurred,
    claimant,
    cause,
    text,
    number: `0${random.digits(9)}`,
    driver: lastNameFirst(random),
    adjuster: person(random),
  };
}

type Claim = ReturnType<typeof drawClaim>;

const css = `body{margin:0;font:9pt/1.35 "DejaVu Sans Condensed","DejaVu Sans",Tahoma,sans-serif}h1{font-size:12pt;margin:0;background:#000;color:#fff;padding:3pt 6pt}.h{display:grid;grid-template-columns:auto 1fr auto 1fr;gap:1pt 8pt;padding:5pt 6pt;border:1pt solid #000}
.u{background:#d6d6d6;padding:3pt 6pt;margin-top:10pt;display:flex;justify-content:space-between;break-after:avoid}.c{padding:4pt 6pt;border-bottom:.6pt dashed #777;break-inside:avoid}.c div{display:flex;gap:12pt}u{text-decoration:none;color:#555;font-size:7.5pt}.r{text-align:right;padding:3pt 6pt;font-weight:700}`;

const bit = (caption: string, value: string): Html => html`<span><u>${caption}</u> ${value}</span>`;

function claimLines(claim: Claim): Html {
  const { life } = claim;
  const closed = life.closedDate === null ? null : bit('closed', dashed(life.closedDate));
  return html`<div class="c"><div><b>${claim.number}</b>${bit('loss', dashed(life.lossDate))}${bit('reported', dashed(life.reportedDate))}${closed}<b>${STATUS[life.status]}</b>${bit('coverage', claim.coverage)}</div>
<div>${bit('driver', claim.driver)}${claim.claimant === null ? null : bit('claimant', claim.claimant)}${bit('adjuster', claim.adjuster)}</div><div>${bit('cause', claim.cause)}${bit('facts', claim.text)}</div>
<div>${bit('loss paid', dollarsAndCents(claim.paid.loss))}${bit('exp paid', dollarsAndCents(claim.paid.expense))}${bit('reserve', dollarsAndCents(totalOf(claim.reserve)))}${bit('recovery', dollarsAndCents(claim.recovered))}${bit('net incurred', dollarsAndCents(claim.incurred))}</div></div>`;
}

function totals(list: readonly Claim[]) {
  const paid = sumOf(list.map((claim) => claim.paid));
  return {
    paid: { loss: paid.loss, expense: paid.expense },
    reserve: { total: sum(list.map((claim) => totalOf(claim.reserve))) },
    incurred: { total: sum(list.map((claim) => claim.incurred)) },
    recovered: sum(list.map((claim) => claim.recovered)),
  };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'by-unit',
  build(random) {
    // some reports run over many pages
    const size = random.pick([1, 1, 1, 4]);
    const asOf = dayBetween(random, '2015-06-01', '2026-06-20');
    const [insurer, insured] = [carrier(random), company(random)];
    const effective = addDays(asOf, -random.int(200, 900));
    const term = { effective, expiration: addDays(effective, 365) };
    const number = `BA-${random.digits(4)}-${random.letters(2)}`;
    const units = random.times(size * random.int(2, 6), (index) => ({
      ...vehicle(random),
      unit: index * 3 + random.int(1, 3),
      claims: random.pick([1, 1, 2, 3]),
    }));
    const groups = units.map((unit) => ({
      unit,
      claims: random.times(unit.claims, () => drawClaim(random, unit.unit, term, asOf)),
    }));
    const claims = groups.flatMap((group) => group.claims);
    const all = totals(claims);
    const sections = groups.map(
      ({ unit, claims: own }) =>
        html`<div class="u"><b>Unit ${unit.unit} &nbsp; ${unit.year} ${unit.make} ${unit.model}</b><span>VIN ${unit.vin}</span></div>${own.map(claimLines)}<div class="r">Unit ${unit.unit}: ${own.length} claim${own.length === 1 ? '' : 's'}, net incurred ${dollarsAndCents(totals(own).incurred.total)}</div>`,
    );
    const body = html`<h1>Automobile Losses by Vehicle</h1><div class="h"><u>Insured</u><b>${insured}</b><u>Policy</u><b>${number}</b><u>Insurance company</u><span>${insurer}</span><u>Term</u><span>${dashed(term.effective)} thru ${dashed(term.expiration)}</span><u>Valuation</u><span>${dashed(asOf)}</span><u>Type</u><span>Business Auto</span></div>${sections}
<div class="u"><b>Policy ${number} &ndash; all units</b><span>${claims.length} claims, ${claims.filter((claim) => claim.life.status !== 'closed').length} not closed</span></div><div class="c"><div>${bit('loss paid', dollarsAndCents(all.paid.loss))}${bit('exp paid', dollarsAndCents(all.paid.expense))}${bit('reserve', dollarsAndCents(all.reserve.total))}${bit('recovery', dollarsAndCents(all.recovered))}${bit('net incurred', dollarsAndCents(all.incurred.total))}</div></div>`;
    const counts = {
      claimCount: claims.length,
      openClaimCount: claims.filter((claim) => claim.life.status !== 'closed').length,
    };
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      valuationDate: asOf,
      policies: [
        {
          policyNumber: number,
          lineOfBusiness: 'Business Auto',
          effectiveDate: term.effective,
          expirationDate: term.expiration,
          ...counts,
          ...all,
        },
      ],
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: number,
        claimantName: claim.claimant,
        claimType: claim.coverage,
        ...claim.life,
        description: claim.text,
        cause: claim.cause,
        adjusterName: claim.adjuster,
        driverName: claim.driver,
        unit: String(claim.unit),
        ...totals([claim]),
      })),
      grandTotals: { ...counts, ...all },
      _accept: Object.fromEntries(
        claims.map((claim, index) => [`claims[${index}].unit`, [String(claim.unit), `Unit ${claim.unit}`]]),
      ),
    };
    return { html: sheet({ css: random.chance(0.4) ? `${css}.c{break-inside:auto}` : css, body }), label };
  },
};
