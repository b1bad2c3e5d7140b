// A regional carrier's experience report for one account: a section for each line of insurance, a strip for each policy
// mod with its premium and counts, two print lines for each claim, recoveries netted out of the last column.
import { addDays, addYears, shortSlashed, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';

const css = `body{margin:0;font:7.6pt/1.3 'Nimbus Sans','Liberation Sans',sans-serif}
.top{display:flex;justify-content:space-between;border-bottom:1.5pt solid #7a1420;padding-bottom:5pt}
.top b{font-size:13pt;color:#7a1420}.top div:last-child{text-align:right}
.who{display:grid;grid-template-columns:80pt 1fr 92pt 110pt;gap:1pt 8pt;margin:7pt 0}.who i{font-style:normal;color:#555}
h2{break-after:avoid;font-size:9pt;margin:11pt 0 2pt;background:#7a1420;color:#fff;padding:2pt 5pt}
table{width:100%;border-collapse:collapse}th{text-align:left;vertical-align:bottom;font-size:7pt;padding:2pt 4pt;
border-bottom:.8pt solid #7a1420}td{padding:1.2pt 4pt;vertical-align:top}.n{text-align:right;white-space:nowrap}
.m td{background:#f1e6e7;font-weight:700;padding:2.4pt 4pt}.d td{color:#333;padding-bottom:3pt}
.s td{border-top:.5pt solid #7a1420;font-weight:700;padding-bottom:5pt}.g td{border-top:1.6pt double #7a1420;font-weight:700}
tr{break-inside:avoid}.m,.c{break-after:avoid}.fine{font-size:6.6pt;color:#444;margin-top:10pt}`;

const LINES = [
  { prefix: 'CPP', name: 'Commercial Package', line: 'liability', most: 3 },
  { prefix: 'CPF', name: 'Commercial Property', line: 'property', most: 2 },
  { prefix: 'BAP', name: 'Business Auto', line: 'auto', most: 4 },
  { prefix: 'WCP', name: 'Workers Compensation', line: 'workers', most: 4 },
] as const satisfies readonly { prefix: string; name: string; line: Line; most: number }[];

const STORIES: Record<Line, readonly string[]> = {
  liability: [
    'CLMT FELL ON STEPS TO FRONT COUNTER, TORN MENISCUS',
    'OVERHEAD DOOR CAME DOWN ON HOOD OF CUSTOMER CAR',
    'CUSTOMER BURNED BY SPACE HEATER IN WAITING ROOM',
    'FORKLIFT PUNCTURED DRUM BELONGING TO TENANT NEXT DOOR',
    'CLMT STATES PRODUCT CAME APART IN USE, CUT TO FOREARM',
  ],
  property: [
    'RANGE HOOD SUPPRESSION DISCHARGED, CLEANUP AND LOST STOCK',
    'CATALYTIC CONVERTERS CUT FROM THREE TRUCKS IN YARD',
    'FROZEN SPRINKLER ELBOW LET GO OVER OFFICE',
    'SEMI HIT CANOPY COLUMN AND LEFT SCENE',
  ],
  auto: [
    'IV WENT INTO BACK OF OV AT YIELD SIGN',
    'IV SIDE MIRROR STRUCK PARKED SCHOOL BUS',
    'LADDER CAME OFF IV RACK, TWO OVS RAN OVER IT',
    'DEER, FRONT END AND RADIATOR',
  ],
  workers: [
    'EE LOWERING TAILGATE, PINCHED LEFT INDEX FINGER',
    'EE STEPPED OFF CURB CARRYING TOOLS, TWISTED ANKLE',
    'EE FELT POP IN SHOULDER PULLING WIRE',
    'EE BACK PAIN AFTER UNLOADING SHEET GOODS',
  ],
};

const STATUS = { open: 'OPN', closed: 'CLS', reopened: 'REO' };

interface Mod extends TermFacts {
  policyNumber: string;
  lineOfBusiness: string;
  premium: number;
}

/** Losses of this house include medical, and incurred is net of what was recovered. */
function moneyOf(claims: readonly ClaimFacts[]) {
  const lossOf = (pick: (claim: ClaimFacts) => ClaimFacts['paid']): number =>
    sum(claims.flatMap((claim) => [pick(claim).loss, pick(claim).medical]));
  const paid = { loss: lossOf(({ paid }) => paid), expense: sum(claims.map(({ paid }) => paid.expense)) };
  const reserve = { loss: lossOf(({ reserve }) => reserve), expense: sum(claims.map((each) => each.reserve.expense)) };
  const recovered = sum(claims.map((each) => each.recovered));
  const total = sum([paid.loss, paid.expense, reserve.loss, reserve.expense, -recovered]);
  return { paid, reserve, recovered, incurred: { total } };
}

const amountCells = (claims: readonly ClaimFacts[]): Html => {
  const { paid, reserve, recovered, incurred } = moneyOf(claims);
  const values = [paid.loss, paid.expense, recovered, reserve.loss, reserve.expense, incurred.total];
  return html`${values.map((value, i) => html`<td class="n">${i === 2 && value > 0 ? `(${cents(value)})` : cents(value)}</td>`)}`;
};

const openOf = (claims: readonly ClaimFacts[]): number => claims.filter(({ status }) => status !== 'closed').length;

interface Wanted {
  first: string;
  years: number;
  asOf: string;
  state: string;
}

function modsOf(random: Random, { first, years, asOf, state }: Wanted): Mod[][] {
  const stories = new Map(LINES.map(({ line }) => [line, deckOf(random, STORIES[line])]));
  const chosen = [...random.some(LINES, random.int(2, 3))].sort((a, b) => LINES.indexOf(a) - LINES.indexOf(b));
  const drawn = chosen.map(({ prefix, name, line, most }) => {
    const [number, mod] = [numbered(random, '#######'), random.int(0, 6)];
    const counts = random.times(years, () => random.int(0, most));
    return makeTerms(random, { line, first, counts, numbers: `${prefix.slice(0, 2)}##-######`, asOf, state }).map(
      (term, i) => ({
        ...term,
        claims: term.claims.map((claim) => ({ ...claim, description: stories.get(line)?.() ?? claim.description })),
        policyNumber: `${prefix} ${number} ${String(mod + i).padStart(2, '0')}`,
        lineOfBusiness: name as string,
        premium: random.dollars(2400, 68_000),
      }),
    );
  });
  const umbrella = numbered(random, 'CUP #######');
  const excess = random.times(years, (i) => ({
    effectiveDate: addYears(first, i),
    expirationDate: addYears(first, i + 1),
    claims: [],
    policyNumber: `${umbrella} ${String(i).padStart(2, '0')}`,
    lineOfBusiness: 'Commercial Umbrella',
    premium: random.dollars(900, 8000),
  }));
  return [...drawn, excess].map((mods) => mods.reverse());
}

function claimRows(claim: ClaimFacts): Html {
  return html`<tr class="c"><td>${claim.number}</td><td>${shortSlashed(claim.lossDate)}</td>
<td>${shortSlashed(claim.reportedDate)}</td><td>${STATUS[claim.status]}</td>
<td>${claim.closedDate === null ? '' : shortSlashed(claim.closedDate)}</td><td>${claim.claimant}</td>
<td>${claim.claimType}</td><td>${claim.state}</td>${amountCells([claim])}</tr>
<tr class="d"><td></td><td colspan="13">${claim.description}</td></tr>`;
}

function modRows({ policyNumber, premium, claims, effectiveDate, expirationDate }: Mod): Html {
  const strip = html`<tr class="m"><td colspan="3">${policyNumber}</td>
<td colspan="3">Mod Term ${slashed(effectiveDate)} - ${slashed(expirationDate)}</td>
<td colspan="4">Written Prem ${whole(premium)}</td><td colspan="4" class="n">Claims ${claims.length} &nbsp; Open
${openOf(claims)}</td></tr>`;
  if (claims.length === 0)
    return html`${strip}<tr><td></td><td colspan="13">No losses reported for this mod.</td></tr>`;
  return html`${strip}${claims.map(claimRows)}<tr class="s"><td colspan="8">Mod Total</td>${amountCells(claims)}</tr>`;
}

const HEADS = html`<tr><th>Claim No.</th><th>Loss Dt</th><th>Notice Dt</th><th>Sts</th><th>Closed Dt</th>
<th>Claimant</th><th>Loss Cov</th><th>St</th><th class="n">Loss Pd</th><th class="n">ALAE Pd</th><th class="n">Subro /<br>
Salvage</th><th class="n">Loss O/S</th><th class="n">ALAE O/S</th><th class="n">Net Incurred</th></tr>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'policy-mod-experience',
  build(random) {
    const years = random.int(3, 4);
    const first = `${random.int(2016, 2021)}-${random.pick(['02-01', '04-15', '06-01', '09-10', '11-01'])}`;
    const valued = addDays(addYears(first, years - 1), random.int(140, 340));
    const run = addDays(valued, random.int(1, 6));
    const state = random.pick(['IN', 'OH', 'PA', 'TN', 'WI']);
    const lines = modsOf(random, { first, years, asOf: valued, state });
    const mods = lines.flat();
    const all = mods.flatMap(({ claims }) => claims);
    const [insurer, insured, producer, home] = [carrier(random), company(random), agency(random), place(random, state)];
    const body = html`<div class="top"><div><b>${insurer}</b><br>Commercial Lines Account Experience</div>
<div>Valuation Date ${slashed(valued)}<br>Date Run ${slashed(run)}</div></div>
<div class="who"><i>Account</i><span>${insured}</span><i>Account No.</i><span>${numbered(random, '00######')}</span>
<i></i><span>${home.street}</span><i>Agent Code</i><span>${numbered(random, '##-####')}</span>
<i></i><span>${cityLine(home)}</span><i>Agent</i><span>${producer}</span></div>${lines.map(
      (of) => html`<h2>${of[0]?.lineOfBusiness}</h2><table><thead>${HEADS}</thead><tbody>${of.map(modRows)}
</tbody></table>`,
    )}<h2>All Lines</h2><table><thead><tr><th></th><th class="n">Claims</th><th class="n">Open</th><th class="n">Loss Pd</th>
<th class="n">ALAE Pd</th><th class="n">Subro / Salvage</th><th class="n">Loss O/S</th><th class="n">ALAE O/S</th>
<th class="n">Net Incurred</th></tr></thead><tr class="g"><td>Account Total</td><td class="n">${all.length}</td>
<td class="n">${openOf(all)}</td>${amountCells(all)}</tr></table>
<p class="fine">O/S amounts are case reserves and may change without notice. Loss Pd includes medical payments under workers
compensation and auto medical. Incidents closed without payment are shown for frequency. Written Prem is before audit.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: run,
      valuationDate: valued,
      policies: mods.map(({ policyNumber, lineOfBusiness, effectiveDate, expirationDate, claims }) => ({
        policyNumber,
        lineOfBusiness,
        effectiveDate,
        expirationDate,
        claimCount: claims.length,
        openClaimCount: openOf(claims),
        ...(claims.length === 0 ? {} : moneyOf(claims)),
      })),
      claims: mods.flatMap(({ policyNumber, claims }) =>
        claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber,
          claimantName: claim.claimant,
          claimType: claim.claimType,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.description,
          ...moneyOf([claim]),
        })),
      ),
      grandTotals: { claimCount: all.length, openClaimCount: openOf(all), ...moneyOf(all) },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
