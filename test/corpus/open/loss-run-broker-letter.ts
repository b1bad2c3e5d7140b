import { addDays, slashed, written } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { agency, carrier, cityLine, company, person, phone, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, lifeOf, policyYears, type Term } from '../parts/claims.ts';
import { COLLISION_STORIES, PREMISES_STORIES, PROPERTY_STORIES } from '../parts/stories.ts';

// A letter of a small carrier's underwriting assistant: terms in prose, a table of four columns, some facts in sentences below.

const LINES = [
  { name: 'Commercial Package', prefix: 'CPP', stories: [...PREMISES_STORIES, ...PROPERTY_STORIES] },
  { name: 'Garage', prefix: 'GAR', stories: [...PREMISES_STORIES, ...COLLISION_STORIES] },
  { name: 'Contractors', prefix: 'CON', stories: PREMISES_STORIES },
];

function drawClaim(
  random: Random,
  term: Term & { number: string },
  asOf: string,
  stories: readonly { text: string }[],
) {
  const life = lifeOf(random, term, asOf);
  const paid = random.chance(0.8) ? random.amount(350, 28_000) : 0;
  return {
    life,
    policyNumber: term.number,
    number: random.digits(7),
    text: random.pick(stories).text,
    paid,
    reserve: life.status === 'closed' ? 0 : random.int(2, 60) * 500,
    adjuster: person(random),
  };
}

type Claim = ReturnType<typeof drawClaim>;

const css = `body{margin:0;font:11pt/1.45 Caladea,Cambria,"Liberation Serif",serif}.lh{text-align:center;border-bottom:1pt solid #555;padding-bottom:6pt;margin-bottom:22pt}.lh b{font-size:18pt}.lh div{font-size:8.5pt}
p{margin:0 0 9pt}.re{margin:10pt 0 10pt 30pt}table{border-collapse:collapse;margin:4pt 0 10pt;width:100%;font-size:10pt}td,th{border:.5pt solid #777;padding:2.5pt 5pt;text-align:left}.r{text-align:right}`;

function sentence({ number, life, reserve, adjuster }: Claim) {
  const amount = dollarsAndCents(reserve);
  return html`<p>Claim ${number} is still open${life.status === 'reopened' ? ' (it was reopened)' : ''}; we hold a reserve of ${amount} on it. The adjuster is ${adjuster}.</p>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'broker-letter',
  build(random) {
    const isScan = random.chance(0.35);
    const asOf = dayBetween(random, '2013-03-01', '2026-06-01');
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const [home, office, writer, contact] = [place(random), place(random), person(random), person(random)];
    const line = random.pick(LINES);
    const number = `${line.prefix} ${random.digits(7)}`;
    const terms = policyYears(random, asOf, random.int(2, 5)).map((term) => ({ ...term, number }));
    const claims = terms.flatMap((term) =>
      random.times(random.pick([0, 0, 1, 2]), () => drawClaim(random, term, asOf, line.stories)),
    );
    const open = claims.filter((claim) => claim.life.status !== 'closed');
    const total = sum(claims.map((claim) => claim.paid));
    const quiet = terms.filter((term) =>
      claims.every((claim) => claim.life.lossDate < term.effective || claim.life.lossDate >= term.expiration),
    );
    const rows = claims.map(
      (claim) =>
        html`<tr><td>${claim.number}</td><td>${slashed(claim.life.lossDate)}</td><td>${claim.text}</td><td class="r">${dollarsAndCents(claim.paid)}</td></tr>`,
    );
    const body = html`<div class="lh"><b>${insurer}</b><div>${home.street}, ${cityLine(home)} &bull; ${phone(random)}</div></div><p>${written(addDays(asOf, 4))}</p>
<p>${contact}<br>${producer}<br>${office.street}<br>${cityLine(office)}</p><p class="re"><b>Re: Insured: ${insured}<br>Policy: ${number} (${line.name})<br>Currently valued loss experience</b></p><p>Dear ${contact}:</p>
<p>As you asked, this letter gives our loss experience on the above account, valued as of ${written(asOf)}. We have insured it for the following policy terms: ${terms.map((term, index) => html`${index === 0 ? '' : '; '}${slashed(term.effective)} to ${slashed(term.expiration)}`)}.</p>
${claims.length === 0 ? html`<p>Our records show no reported claims for any of these terms.</p>` : html`<table><tr><th>Claim #</th><th>Loss Date</th><th>What Happened</th><th class="r">Paid to Date</th></tr>${rows}<tr><td colspan="3"><b>Total of ${claims.length}</b></td><td class="r"><b>${dollarsAndCents(total)}</b></td></tr></table>`}
${open.map(sentence)}${claims.length > open.length ? html`<p>All ${open.length > 0 ? 'other ' : ''}claims listed are closed and no reserve is held.</p>` : null}${claims.length > 0 ? quiet.map((term) => html`<p>No losses were reported in the term that began ${written(term.effective)}.</p>`) : null}
<p>This letter is written for underwriting purposes and is not a guarantee that further claims will not be made. Please call me at extension ${random.digits(3)} if you have any questions.</p><p>Yours truly,</p><p style="margin-top:26pt">${writer}<br>Commercial Lines Underwriting Assistant</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: addDays(asOf, 4),
      valuationDate: asOf,
      policies: terms.map((term) => ({
        policyNumber: number,
        lineOfBusiness: line.name,
        effectiveDate: term.effective,
        expirationDate: term.expiration,
      })),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: number,
        status: claim.life.status,
        lossDate: claim.life.lossDate,
        description: claim.text,
        adjusterName: claim.life.status === 'closed' ? null : claim.adjuster,
        paid: { total: claim.paid },
        reserve: { total: claim.life.status === 'closed' ? null : claim.reserve },
      })),
      ...(claims.length > 0 && { grandTotals: { claimCount: claims.length, paid: { total } } }),
      _accept: {
        ...Object.fromEntries(
          claims.flatMap((claim, index) =>
            claim.life.status === 'closed'
              ? [
                  [`claims[${index}].reserve.total`, [0]],
                  [`claims[${index}].status`, ['closed', null]],
                ]
              : [],
          ),
        ),
        ...(claims.length === 0 && { 'grandTotals.claimCount': [0] }),
      },
    };
    return {
      html: sheet({ css, body }),
      label,
      print: {
        margin: { left: '1.1in', right: '1.1in', top: '0.8in', bottom: '0.8in' },
        ...(isScan && { scan: { dpi: 200, degrees: random.int(-4, 4) / 10 } }),
      },
    };
  },
};
