import { abbreviated, addDays, addYears, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms } from '../kit/loss-facts.ts';
import { cents, dollarsAndCents, inParentheses, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, phone, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// An insurer's bill for losses below the deductible: under every claim its account, what was paid, what the insured gave back, what is billed now; a stub to send with the check.

const EVENTS = [
  ['Delivery van backed over mailbox and gate post', 'Property damage'],
  ['Cyclist struck at parking exit', 'Bodily injury'],
  ['Van slid into storefront on ice', 'Property damage'],
  ['Two cars pushed together at red light, neck pain', 'Bodily injury'],
  ['Side mirror and door of bus scraped', 'Property damage'],
  ['Pedestrian says foot was run over', 'Bodily injury'],
] as const;
const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

interface Account extends ClaimFacts {
  policyNumber: string;
  event: string;
  type: string;
  paidTotal: number;
  reimbursed: number;
  billed: number;
}

const css = `body{margin:0;font:10pt/1.35 Caladea,Cambria,serif}.top{display:flex;justify-content:space-between;border-bottom:2.5pt solid #7a1f2b;padding-bottom:7pt}.top b{font-size:15pt;color:#7a1f2b}h1{font-size:13pt;margin:12pt 0 8pt}.two{display:flex;justify-content:space-between;margin-bottom:10pt}.due{border:1.2pt solid #7a1f2b;padding:5pt 9pt;min-width:210pt}.row{display:flex;justify-content:space-between;gap:14pt}.row i{flex:1;border-bottom:.8pt dotted #777;margin-bottom:3.5pt}
h2{font-size:11pt;background:#f3e6e8;padding:3pt 6pt;margin:12pt 0 5pt;break-after:avoid}.claim{margin:0 0 9pt 6pt;break-inside:avoid}.claim p{margin:0}.lines{margin:2pt 0 0 1.9in}.bill{font-weight:700;border-top:.7pt solid #000}.sum{border-top:1.5pt solid #7a1f2b;margin:12pt 0 0 2.6in;padding-top:4pt;break-inside:avoid}.stub{border-top:1pt dashed #000;margin-top:22pt;padding-top:9pt;display:flex;justify-content:space-between;break-inside:avoid}.fine{font-size:8pt;margin-top:10pt}`;

const leader = (name: string, amount: string, className = ''): Html =>
  html`<div class="row ${className}"><span>${name}</span><i></i><span>${amount}</span></div>`;

function accountOf(random: Random, claim: ClaimFacts, policyNumber: string): Account {
  const [event, type] = random.pick(EVENTS);
  const paidTotal = sum([claim.paid.loss, claim.paid.expense]);
  const share = claim.status === 'closed' && random.chance(0.5) ? 100 : random.pick([0, 35, 60]);
  const reimbursed = Math.round(paidTotal * share) / 100;
  return { ...claim, policyNumber, event, type, paidTotal, reimbursed, billed: sum([paidTotal, -reimbursed]) };
}

function claimAccount(account: Account): Html {
  const closed = account.closedDate === null ? '' : ` ${abbreviated(account.closedDate)}`;
  return html`<div class="claim"><p><b>Claim ${account.number}</b> &nbsp; ${account.type} &nbsp; ${account.claimant} &nbsp; <i>${STATUS[account.status]}${closed}</i></p><p>Accident of ${abbreviated(account.lossDate)} in ${account.state}, reported ${abbreviated(account.reportedDate)}: ${account.event}.</p><div class="lines">${leader('Loss paid to date', cents(account.paid.loss))}${leader('Expense paid to date', cents(account.paid.expense))}${leader('Less deductible reimbursed by you', inParentheses(-account.reimbursed))}${leader('Billed on this statement', cents(account.billed), 'bill')}${leader('Reserve for loss and expense, not yet billed', cents(sum([account.reserve.loss, account.reserve.expense])))}</div></div>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'deductible-statement',
  build: (random) => {
    const asOf = `202${random.int(2, 5)}-${random.pick(['01-31', '04-30', '08-31', '10-31'])}`;
    const billedOn = addDays(asOf, random.int(4, 12));
    const [insurer, insured, address, office] = [carrier(random), company(random), place(random), place(random)];
    const deductible = random.pick([150_000, 250_000, 500_000]);
    const terms = makeTerms(random, {
      line: 'auto',
      numbers: 'AU-#######',
      first: addYears(addDays(asOf, -random.int(150, 340)), -1),
      counts: [random.int(2, 4), random.int(2, 4)],
      asOf,
    }).map((term) => {
      const policyNumber = numbered(random, 'DBA # ###-###');
      return { ...term, policyNumber, claims: term.claims.map((claim) => accountOf(random, claim, policyNumber)) };
    });
    const all = terms.flatMap((term) => term.claims);
    const [loss, expense, reserve, reimbursed, billed] = [
      sum(all.map(({ paid }) => paid.loss)),
      sum(all.map(({ paid }) => paid.expense)),
      sum(all.map((account) => sum([account.reserve.loss, account.reserve.expense]))),
      sum(all.map((account) => account.reimbursed)),
      sum(all.map((account) => account.billed)),
    ];
    const statement = numbered(random, 'DR######');
    const due = addDays(billedOn, 30);
    const body = html`<div class="top"><div><b>${insurer}</b><br>Deductible Accounting<br>${office.street}, ${cityLine(office)}</div><div>Statement ${statement}<br>Statement date ${written(billedOn)}<br>Questions: ${phone(random)}</div></div>
<h1>Loss detail and deductible reimbursement</h1><div class="two"><div>${insured}<br>${address.street}<br>${cityLine(address)}</div><div class="due">${leader('Amount due', dollarsAndCents(billed), 'bill')}${leader('Due by', written(due))}</div></div>
<p>Losses valued as of ${written(asOf)}. Your deductible is ${wholeDollars(deductible)} for each accident, loss and expense together.</p>
${terms.map(({ policyNumber, effectiveDate, expirationDate, claims }) => html`<h2>Business auto policy ${policyNumber}, ${written(effectiveDate)} to ${written(expirationDate)}</h2>${claims.map(claimAccount)}`)}
<div class="sum"><b>All ${all.length} claims</b>${leader('Loss paid to date', cents(loss))}${leader('Expense paid to date', cents(expense))}${leader('Less deductible reimbursed by you', inParentheses(-reimbursed))}${leader('Billed on this statement', cents(billed), 'bill')}${leader('Reserve for loss and expense, not yet billed', cents(reserve))}</div>
<p class="fine">A late charge of $50.00 may be added to amounts that are not paid within 30 days. Amounts above the deductible are not billed.</p>
<div class="stub"><div>Please return this part with your check.<br>${insured}<br>Statement ${statement}</div><div>${leader('Amount due', dollarsAndCents(billed))}${leader('Amount enclosed', '$ ____________')}</div></div>`;
    return {
      html: sheet({ css, body }),
      print: {
        margin: { top: '0.6in', left: '0.75in', right: '0.75in', bottom: '0.7in' },
        footer: html`<div style="font:7.5pt serif;width:100%;text-align:center">Statement ${statement}, page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
      },
      label: {
        carrierName: insurer,
        namedInsureds: [insured],
        reportDate: billedOn,
        valuationDate: asOf,
        policies: terms.map(({ policyNumber, effectiveDate, expirationDate }) => ({
          policyNumber,
          lineOfBusiness: 'Business auto',
          effectiveDate,
          expirationDate,
        })),
        claims: all.map((account) => ({
          claimNumber: account.number,
          policyNumber: account.policyNumber,
          claimantName: account.claimant,
          claimType: account.type,
          status: account.status,
          lossDate: account.lossDate,
          reportedDate: account.reportedDate,
          closedDate: account.closedDate,
          lossState: account.state,
          description: account.event,
          paid: { loss: account.paid.loss, expense: account.paid.expense },
          reserve: { total: sum([account.reserve.loss, account.reserve.expense]) },
          recovered: account.reimbursed,
        })),
        grandTotals: {
          claimCount: all.length,
          paid: { loss, expense },
          reserve: { total: reserve },
          recovered: reimbursed,
        },
      },
    };
  },
};
