import { addDays, addYears, shortBare, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { dollarsAndCents } from '../kit/money.ts';
import { agency, carrier, company, firstName, lastName, numbered, person, phone } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// An underwriting assistant answers an agent by e-mail: short lines a claim under each policy, the agent's request quoted below.

const EVENTS = [
  'Shopper tripped on display base, wrist hurt',
  'Tree limb from insured premises fell on parked car',
  'Sprinkler head knocked off, tenant below flooded',
  'Child hit head on bench edge',
  'Delivery person slipped on unshoveled steps',
  'Dye of uniforms ran, customer claims damaged linen',
  'Patron says allergy not marked on menu',
];

type Told = ClaimFacts & { policyNumber: string; event: string };

const css = `body{margin:0;font:11pt/1.32 Carlito,Calibri,sans-serif;color:#000}.who{font:700 12pt "Liberation Sans";border-bottom:2pt solid #000;padding-bottom:3pt;margin-bottom:7pt}.h{display:grid;grid-template-columns:92pt 1fr;font-size:10pt;margin-bottom:18pt}p{margin:0 0 8pt}ol{margin:0 0 9pt;padding-left:20pt}li{margin-bottom:7pt;break-inside:avoid}.p{font-weight:700;text-decoration:underline;margin:10pt 0 4pt}.sig{color:#1f3864;margin-top:14pt}.q{border-top:1pt solid #b5c4df;padding-top:5pt;margin-top:16pt;break-inside:avoid}.fine{font-size:8pt;color:#777;margin-top:12pt}`;

const amountsOf = ({ loss, medical, expense }: ClaimFacts['paid'], total: number): string => {
  const parts = [
    `${dollarsAndCents(loss)} loss`,
    `${dollarsAndCents(medical)} med pay`,
    `${dollarsAndCents(expense)} expense`,
  ];
  return `${parts.join(', ')} = ${dollarsAndCents(total)}`;
};

function entry(claim: Told): Html {
  const { status, paid, reserve } = claim;
  const closed = claim.closedDate === null ? '' : ` ${shortBare(claim.closedDate)}`;
  const told = { open: 'still open', closed: `closed${closed}`, reopened: 'reopened' }[status];
  const reserved = status === 'closed' ? 'none' : amountsOf(reserve, reserve.total);
  return html`<li>Claim # ${claim.number} &ndash; ${told}<br>Date of loss ${shortBare(claim.lossDate)}, reported ${shortBare(claim.reportedDate)}, claimant ${claim.claimant}<br>${claim.event}<br>Paid: ${amountsOf(paid, paid.total)}<br>Reserves: ${reserved}</li>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'email-reply',
  build: (random) => {
    const sent = `202${random.int(2, 5)}-${random.pick(['02-19', '05-07', '08-27', '11-05'])}`;
    const asOf = addDays(sent, -random.int(1, 4));
    const [insurer, insured, broker] = [carrier(random), company(random), agency(random)];
    const [author, agent] = [person(random), { first: firstName(random), last: lastName(random) }];
    const counts = random.times(random.int(3, 4), () => random.pick([0, 1, 1, 2, 3]));
    counts[1] = 2;
    const terms = makeTerms(random, {
      line: 'liability',
      numbers: 'L######',
      first: addYears(addDays(sent, random.int(30, 70)), -counts.length),
      counts,
      asOf,
    }).map((term) => {
      const policyNumber = numbered(random, 'CGL-#####-##');
      return {
        ...term,
        policyNumber,
        claims: term.claims.map((claim): Told => ({ ...claim, policyNumber, event: random.pick(EVENTS) })),
      };
    });
    const claims = terms.flatMap((term) => term.claims);
    const all = totalsOf(claims);
    const clock = `${random.int(1, 4)}:${random.int(10, 59)} PM`;
    const domain = insurer.split(' ')[0]?.toLowerCase() ?? '';
    const body = html`<div class="who">${agent.first} ${agent.last}</div><div class="h"><b>From:</b><span>${author} &lt;${author.replace(' ', '.').toLowerCase()}@${domain}.example&gt;</span><b>Sent:</b><span>${written(sent)} ${clock}</span><b>To:</b><span>${agent.first} ${agent.last}</span><b>Subject:</b><span>RE: loss runs for ${insured}</span></div>
<p>Hi ${agent.first},</p><p>Sorry for the delay, our system does not let me export the report for this insured, so here is what it shows as of ${written(asOf)}. It is all general liability, ${terms.length} terms with us.</p>
${terms.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => html`<p class="p">${policyNumber}, ${shortBare(effectiveDate)} to ${shortBare(expirationDate)}</p>${own.length === 0 ? html`<p>No losses.</p>` : html`<ol>${own.map(entry)}</ol>`}`)}
<p>That makes ${all.claimCount} claims with ${dollarsAndCents(all.paid.total)} paid and ${dollarsAndCents(all.reserve.total)} in reserve, ${dollarsAndCents(all.incurred.total)} incurred. There have been no recoveries.</p><p>Let me know if you need anything else.</p>
<div class="sig"><b>${author}</b><br>Underwriting Assistant, Small Business<br>${insurer}<br>${phone(random)}</div>
<div class="q"><b>From:</b> ${agent.first} ${agent.last}<br><b>Sent:</b> ${written(addDays(sent, -6))} 9:${random.int(10, 59)} AM<br><b>Subject:</b> loss runs for ${insured}</div><p>Good morning, please send currently valued loss runs for the last five years on this one, we are working on the renewal and need them by ${written(addDays(sent, 5))}. Is there still a claim over $50,000?</p><p>Thanks, ${agent.first}<br>${broker}</p>
<p class="fine">This message is for the named addressee only. If it reached you by mistake, delete it and tell the sender.</p>`;
    return {
      html: sheet({ css, body }),
      print: { margin: { top: '0.8in', left: '0.9in', right: '0.9in', bottom: '0.7in' } },
      label: {
        carrierName: insurer,
        namedInsureds: [insured],
        agencyName: broker,
        reportDate: sent,
        valuationDate: asOf,
        policies: terms.map(({ policyNumber, effectiveDate, expirationDate }) => ({
          policyNumber,
          lineOfBusiness: 'general liability',
          effectiveDate,
          expirationDate,
        })),
        claims: claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: claim.policyNumber,
          claimantName: claim.claimant,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          description: claim.event,
          paid: claim.paid,
          reserve: claim.status === 'closed' ? {} : claim.reserve,
        })),
        grandTotals: {
          claimCount: all.claimCount,
          paid: { total: all.paid.total },
          reserve: { total: all.reserve.total },
          incurred: { total: all.incurred.total },
        },
        _accept: {
          agencyName: [`${agent.first} ${agent.last}`],
          ...Object.fromEntries(
            claims.flatMap(({ status }, i) =>
              status === 'closed'
                ? ['loss', 'medical', 'expense', 'total'].map((kind) => [`claims[${i}].reserve.${kind}`, [0, null]])
                : [],
            ),
          ),
          ...Object.fromEntries(
            terms.flatMap(({ claims: own }, i) => (own.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : [])),
          ),
          'grandTotals.recovered': [0, null],
        },
      },
    };
  },
};
