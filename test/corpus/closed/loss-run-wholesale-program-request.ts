import { addDays, addYears, abbreviated, shortBare } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { wholeDollars } from '../kit/money.ts';
import { agency, carrier, company, numbered, person, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { withoutMedical } from '../parts/loss-columns.ts';

// An excess and surplus lines house whose claims desk answers a broker: a cover note with the policies in force and those
// without losses in one sentence each, then a sheet in upright format where a claim is a line of facts, a line of whole
// dollars under its own small captions, and a sentence of the adjuster.

const css = `body{margin:0;font:9pt/1.38 'Nimbus Roman','Liberation Serif',serif}.h{font-size:15pt;letter-spacing:1pt;border-bottom:.8pt solid #333;padding-bottom:3pt;margin-bottom:10pt;display:flex;justify-content:space-between}.h small{font-size:8.5pt;letter-spacing:0}.f{display:grid;grid-template-columns:90pt 1fr;row-gap:1pt;margin-bottom:10pt}.f span:nth-child(odd){font-variant:small-caps}ol{margin:4pt 0 10pt 16pt;padding:0}.pg{break-before:page}.c{break-inside:avoid;margin:0 0 9pt;padding-bottom:5pt;border-bottom:.4pt solid #999}.l{display:grid;grid-template-columns:1.15fr 1.6fr 1.3fr .8fr .8fr .7fr;column-gap:6pt;font-weight:600}.m{display:grid;grid-template-columns:repeat(7,1fr);column-gap:4pt;margin:2pt 0}.m small{display:block;font-size:7.2pt;color:#555}.m div{text-align:right}.x{font-style:italic}.tt{break-inside:avoid;border-top:1.5pt solid #000;border-bottom:1.5pt solid #000;font-weight:700}.hd{font-weight:400;font-variant:small-caps;border-bottom:.6pt solid #333;margin-bottom:5pt}`;

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Re-opened' };

const figures = ({ paid, reserve, incurred }: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred'>): Html => {
  const columns = [
    ['Indemnity Pd', paid.loss],
    ['Defense Pd', paid.expense],
    ['Total Pd', paid.total],
    ['Indem O/S', reserve.loss],
    ['Defense O/S', reserve.expense],
    ['Total O/S', reserve.total],
    ['Gross Incurred', incurred.total],
  ] as const;
  return html`<div class="m">${columns.map(([caption, amount]) => html`<div><small>${caption}</small>${wholeDollars(amount)}</div>`)}</div>`;
};

const amountsLabel = ({ paid, reserve, incurred }: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred'>) => ({
  paid: { loss: paid.loss, expense: paid.expense, total: paid.total },
  reserve: { loss: reserve.loss, expense: reserve.expense, total: reserve.total },
  incurred: { total: incurred.total },
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'wholesale-program-request',
  build(random) {
    const years = random.int(2, 5);
    const first = `${random.int(2016, 2021)}-${random.pick(['03', '06', '09', '12'])}-${random.int(10, 28)}`;
    const valued = addDays(addYears(first, years - 1), random.int(130, 350));
    const [insurer, insured, broker] = [carrier(random), company(random), agency(random)];
    const manager = `${word(random)} Wholesale Programs`;
    const retention = random.pick([5000, 10_000, 25_000]);
    const line = random.pick(['Commercial General Liability', 'Contractors General Liability', 'Premises Liability']);
    const counts = random.times<number>(years, () => random.pick([0, 1, 2, 2, 4]));
    const terms = makeTerms(random, {
      line: 'liability',
      first,
      counts,
      numbers: '@@##-#####',
      asOf: valued,
      wholeDollars: true,
    })
      .map(({ claims, ...term }) => ({
        ...term,
        number: numbered(random, 'ESG########'),
        claims: claims.map(withoutMedical),
      }))
      .reverse();
    const all = terms.flatMap(({ claims }) => claims);
    const total = totalsOf(all);
    const claimHtml = (claim: ClaimFacts): Html =>
      html`<div class="c"><div class="l"><span>${claim.number}</span><span>${claim.claimant}</span><span>${claim.claimType}</span><span>${shortBare(claim.lossDate)}</span><span>${shortBare(claim.reportedDate)}</span><span>${STATUS[claim.status]}</span></div>${figures(claim)}<div class="x">${claim.description} (${claim.state}). ${claim.closedDate === null ? `Handled by ${claim.adjuster}.` : `File closed ${shortBare(claim.closedDate)} by ${claim.adjuster}.`}</div></div>`;
    const termText = (term: (typeof terms)[number]): Html => {
      const period = `${term.number}, ${shortBare(term.effectiveDate)} to ${shortBare(term.expirationDate)}`;
      return term.claims.length === 0
        ? html`<li>${period}: no claims or incidents have been reported to us.</li>`
        : html`<li>${period}: see the attached detail.</li>`;
    };
    const detail = terms
      .filter(({ claims }) => claims.length > 0)
      .map(
        (term) =>
          html`<p><b>${term.number}</b> &ensp; ${shortBare(term.effectiveDate)} &ndash; ${shortBare(term.expirationDate)}</p>${term.claims.map(claimHtml)}`,
      );
    const head = html`<div class="h"><span>${insurer}</span><small>Excess &amp; Surplus Lines Claims</small></div>`;
    const body = html`${head}<p>${abbreviated(addDays(valued, 2))}</p><div class="f"><span>To</span><span>${broker}</span><span>Through</span><span>${manager}</span><span>Insured</span><span>${insured}</span><span>Line</span><span>${line}</span><span>SIR</span><span>${wholeDollars(retention)} each claim, included in the figures</span><span>Losses valued</span><span>${abbreviated(valued)}</span></div><p>Thank you for your request for currently valued loss experience. Our records show the following policies:</p><ol>${terms.map(termText)}</ol><p>This information is confidential and is provided to the named insured or its authorized representative only. Reserves are estimates and may change. Please allow five business days for further requests.</p><p>Sincerely,<br><br>${person(random)}<br>Claims Operations</p>
${all.length === 0 ? null : html`<div class="pg">${head}<p>Claim detail &mdash; ${insured} &mdash; valued ${abbreviated(valued)}</p><div class="l hd"><span>File</span><span>Claimant</span><span>Nature</span><span>Occurred</span><span>Notice</span><span>Status</span></div>${detail}<div class="tt">All policies: ${all.length} file${all.length === 1 ? '' : 's'}, ${total.openClaimCount} not closed${figures(total)}</div></div>`}`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      reportDate: addDays(valued, 2),
      valuationDate: valued,
      policies: terms.map(({ number, effectiveDate, expirationDate }) => ({
        policyNumber: number,
        lineOfBusiness: line,
        effectiveDate,
        expirationDate,
      })),
      claims: terms.flatMap(({ number, claims }) =>
        claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: number,
          claimantName: claim.claimant,
          claimType: claim.claimType,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.description,
          adjusterName: claim.adjuster,
          ...amountsLabel(claim),
        })),
      ),
      grandTotals:
        all.length === 0
          ? null
          : { claimCount: all.length, openClaimCount: total.openClaimCount, ...amountsLabel(total) },
      _accept: Object.fromEntries(
        terms.flatMap(({ claims }, i) => (claims.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : [])),
      ),
    };
    return {
      html: sheet({ css, body }),
      label,
      print: { margin: { left: '0.8in', right: '0.8in', top: '0.7in', bottom: '0.7in' } },
    };
  },
};
