import { addDays, bare, written } from '../kit/dates.ts';
import { type Html, html, joined, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts } from '../kit/loss-facts.ts';
import { dollarsAndCents } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, person, phone, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

const css = `
  body { font: 10.5pt 'Times New Roman', Times, serif; line-height: 1.3 } .brand { font: bold 20pt Georgia, serif; color: #7a1f1f; border-bottom: 2px solid #7a1f1f } .home { font-size: 8pt; color: #555; margin-bottom: 18pt }
  h4 { margin: 12pt 0 2pt; break-after: avoid } ol { margin: 2pt 0 2pt 18pt; padding: 0 } li { margin-bottom: 5pt; break-inside: avoid } .none { margin: 2pt 0 0 18pt; font-weight: bold } .re { margin: 10pt 0 10pt 36pt } .fine { font-size: 8pt; color: #444; margin-top: 16pt }`;

type Policy = TermFacts & { policyNumber: string };

function loss(claim: ClaimFacts): Html {
  const status = { open: 'The claim is open', closed: 'The claim is closed', reopened: 'The claim was reopened' }[
    claim.status
  ];
  const reserve = claim.reserve.total > 0 ? `; reserve ${dollarsAndCents(claim.reserve.total)}` : '';
  return html`<li>Claim ${claim.number}, date of loss ${bare(claim.lossDate)}, reported ${bare(claim.reportedDate)}. Cause of loss: ${claim.cause}. ${claim.description.replace(/\.$/, '')}.<br>
    Loss paid ${dollarsAndCents(claim.paid.loss)}; expense paid ${dollarsAndCents(claim.paid.expense)}${reserve}; total incurred ${dollarsAndCents(claim.incurred.total)}. ${status}.</li>`;
}

const section = ({ policyNumber, effectiveDate, expirationDate, claims }: Policy): Html =>
  html`<h4>Policy ${policyNumber} &mdash; ${bare(effectiveDate)} to ${bare(expirationDate)}</h4>${
    claims.length > 0 ? html`<ol>${claims.map(loss)}</ol>` : html`<p class="none">NO LOSSES REPORTED</p>`
  }`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'experience-letter',
  build: (random) => {
    const carrierName = carrier(random);
    const insured = `${word(random)} ${random.pick(['Farms', 'Orchards', 'Ranch', 'Dairy'])} ${random.pick(['LLC', 'Inc.', 'LP'])}`;
    const second = random.chance(0.5) ? person(random) : null;
    const agencyName = agency(random);
    const [office, home] = [place(random), place(random)];
    const reportDate = `2024-0${random.int(3, 9)}-${random.int(10, 29)}`;
    const valuationDate = addDays(reportDate, -random.int(1, 10));
    const counts = random.times(6, () => random.pick([0, 0, 1, 0, 2, 3]));
    counts[random.int(0, 5)] = 1;
    const terms = makeTerms(random, {
      first: `2018-0${random.int(1, 9)}-20`,
      counts,
      line: 'property',
      numbers: '5######',
      asOf: valuationDate,
    });
    const base = numbered(random, 'FO @######');
    const policies = terms.map((term, i): Policy => ({ ...term, policyNumber: `${base}-0${i + 1}` }));
    const insureds = second === null ? [insured] : [insured, second];
    const body = html`<div class="brand">${carrierName}</div><div class="home">Home office: ${office.street} &bull; ${cityLine(office)} &bull; ${phone(random)}</div>
      <p>${written(reportDate)}</p><p>${joined([...insureds, home.street, cityLine(home)], html`<br>`)}</p>
      <div class="re">Re: Loss history<br>Line of business: Farmowners<br>Agent: ${agencyName}</div>
      <p>Dear Policyholder:</p><p>At your request we have searched our records for the policies that we issued to you. The amounts below are valued as of ${written(valuationDate)}. Losses that were reported to us after this date are not included.</p>
      ${policies.map(section)}
      <p class="fine">Payments are net of your deductible. This letter is not a promise to renew or to insure. A reserve is our estimate of what remains to be paid and is not an admission of coverage. If you sold or bought property within the last 60 days, call us so that we can amend our records.</p>
      <p>Sincerely,</p><p>${person(random)}<br>Underwriting Services</p>`;
    return {
      html: sheet({ css, body }),
      print: { margin: { top: '0.9in', left: '1in', right: '1in', bottom: '0.8in' } },
      label: {
        carrierName,
        namedInsureds: insureds,
        agencyName,
        reportDate,
        valuationDate,
        policies: policies.map(({ policyNumber, effectiveDate, expirationDate }) => ({
          policyNumber,
          lineOfBusiness: 'Farmowners',
          effectiveDate,
          expirationDate,
        })),
        claims: policies.flatMap(({ policyNumber, claims }) =>
          claims.map((claim) => ({
            claimNumber: claim.number,
            policyNumber,
            status: claim.status,
            lossDate: claim.lossDate,
            reportedDate: claim.reportedDate,
            cause: claim.cause,
            description: claim.description,
            paid: { loss: claim.paid.loss, expense: claim.paid.expense },
            reserve: { total: claim.reserve.total > 0 ? claim.reserve.total : null },
            incurred: { total: claim.incurred.total },
          })),
        ),
      },
    };
  },
};
