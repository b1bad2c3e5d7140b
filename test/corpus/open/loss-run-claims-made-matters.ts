import { addDays, abbreviated, written } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { kinds, addKinds, type Kinds } from '../kit/loss-facts.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { agency, cityLine, company, lastName, numbered, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { type ClaimLife, financesOf, lifeOf, policyYears, type Term } from '../parts/claims.ts';
import { ALLEGATIONS } from '../parts/stories.ts';

// A reciprocal for professionals answers a request for a claims history: a cover letter with the sums, then a schedule
// of coverage and each matter in stacked lines, money in two short columns (indemnity, defense).

const css = `body{margin:0;font:10pt/1.4 Caladea,'Liberation Serif',serif}.top{border-bottom:1pt solid #7a1f1f;color:#7a1f1f;font-size:15pt;padding-bottom:3pt}.top div{font-size:8.4pt;color:#555}h2{font-size:11pt;color:#7a1f1f;margin:14pt 0 4pt;break-after:avoid}.new{break-before:page}
table{border-collapse:collapse}td,th{padding:1pt 16pt 1pt 0;text-align:left;font-weight:400}th{font-style:italic}.n{text-align:right}.m{break-inside:avoid;border-left:2pt solid #d9c3c3;padding-left:9pt;margin:0 0 11pt}.m p{margin:0}.m .c{display:inline-block;width:118pt;font-style:italic}.small{font-size:8.4pt}.m table{margin-top:2pt}`;

interface Matter extends ClaimLife {
  number: string;
  claimant: string;
  against: string;
  text: string;
  paid: Kinds;
  reserve: Kinds;
}
interface Year extends Term {
  number: string;
  matters: Matter[];
}
type Sums = Pick<Matter, 'paid' | 'reserve'>;

const added = (matters: readonly Sums[]): Sums => ({
  paid: addKinds(matters.map(({ paid }) => paid)),
  reserve: addKinds(matters.map(({ reserve }) => reserve)),
});

function drawMatter(random: Random, term: Term, valued: string): Matter {
  const life = lifeOf(random, term, valued);
  const money = financesOf(random, life.status, { loss: [4000, 240_000], expense: [800, 62_000] });
  return {
    ...life,
    number: numbered(random, '@-20##-####').replace(/-20\d\d/, `-${life.reportedDate.slice(0, 4)}`),
    claimant: random.pick([person(random), company(random), `Estate of ${person(random)}`]),
    against: person(random),
    text: random.pick(ALLEGATIONS),
    paid: kinds(money.paid.loss, 0, money.paid.expense),
    reserve: kinds(money.reserve.loss, 0, money.reserve.expense),
  };
}

const STATUS = { open: 'Active', closed: 'Closed', reopened: 'Reopened' };

function matterBlock({ number, claimant, status, text, paid, reserve, ...matter }: Matter): Html {
  const line = (caption: string, value: string): Html => html`<p><span class="c">${caption}</span>${value}</p>`;
  const money = (caption: string, { loss, expense }: Kinds): Html =>
    html`<tr><td>${caption}</td><td class="n">${dollarsAndCents(loss)}</td><td class="n">${dollarsAndCents(expense)}</td><td class="n">${dollarsAndCents(sum([loss, expense]))}</td></tr>`;
  return html`<div class="m"><p><b>Matter ${number}</b> &ndash; ${claimant} v. ${matter.against}</p>${line('Disposition', matter.closedDate === null ? STATUS[status] : `${STATUS[status]} ${abbreviated(matter.closedDate)}`)}${line('Date of alleged act', abbreviated(matter.lossDate))}${line('First notice to us', abbreviated(matter.reportedDate))}${line('Allegation', text)}
<table><tr><th></th><th class="n">Indemnity</th><th class="n">Defense</th><th class="n">Together</th></tr>${money('Paid to date', paid)}${money('Held in reserve', reserve)}</table></div>`;
}

const matterLabel = ({ paid, reserve, ...matter }: Matter, policyNumber: string) => ({
  claimNumber: matter.number,
  policyNumber,
  claimantName: matter.claimant,
  status: matter.status,
  lossDate: matter.lossDate,
  reportedDate: matter.reportedDate,
  closedDate: matter.closedDate,
  description: matter.text,
  ...moneyLabel({ paid, reserve }),
});
const moneyLabel = ({ paid, reserve }: Sums) => ({
  paid: { loss: paid.loss, expense: paid.expense, total: paid.total },
  reserve: { loss: reserve.loss, expense: reserve.expense, total: reserve.total },
});

interface Letter {
  insurer: string;
  insured: string;
  broker: string;
  written: string;
  valued: string;
  profession: string;
  years: Year[];
}

function letter(random: Random, { insurer, insured, broker, valued, profession, years, ...facts }: Letter): Html {
  const all = years.flatMap(({ matters }) => matters);
  const { paid, reserve } = added(all);
  const home = place(random);
  const active = all.filter(({ status }) => status !== 'closed').length;
  return html`<div class="top">${insurer}<div>Professional liability by professionals since 19${random.int(74, 89)}</div></div><p>${written(facts.written)}</p><p>${broker}<br>${home.street}<br>${cityLine(home)}</p><p><b>Re: Claims history of ${insured}</b></p>
<p>You asked for the history of the subscriber named above under ${profession} insurance. Our records, valued at ${written(valued)}, show ${all.length} ${all.length === 1 ? 'matter' : 'matters'} in the policy periods listed on the next page, ${active} of which ${active === 1 ? 'is' : 'are'} active. For all of them we have paid ${dollarsAndCents(paid.loss)} in indemnity and ${dollarsAndCents(paid.expense)} in defense costs, and we hold ${dollarsAndCents(reserve.loss)} and ${dollarsAndCents(reserve.expense)} in reserve.</p>
<p>Amounts are gross of the subscriber's deductible. Reserves are our estimate of what remains to be paid on the date above and are no admission. Incidents that were reported as a precaution and have not become a demand are listed with the others. This history is given to you at the request of the subscriber and may not be passed on without consent.</p><p>Very truly yours,</p><p>${person(random)}<br>Policyholder Records<br>${insurer} by its attorney-in-fact, ${lastName(random)} Management Corporation</p>`;
}

const yearLine = ({ number, effective, expiration, matters }: Year): Html =>
  html`<tr><td>${number}</td><td>${abbreviated(effective)}</td><td>${abbreviated(expiration)}</td><td>${matters.length === 0 ? 'None' : matters.length}</td></tr>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'claims-made-matters',
  build(random) {
    const valued = `${random.int(2014, 2026)}-${String(random.int(2, 11)).padStart(2, '0')}-${random.int(10, 28)}`;
    const base = numbered(random, 'PL-####');
    const start = policyYears(random, valued, random.int(3, 6));
    const years: Year[] = start.map((term, back) => ({
      ...term,
      number: `${base}-${term.effective.slice(2, 4)}`,
      matters: random
        .times(back === 2 ? random.int(1, 3) : random.pick([0, 0, 1, 2]), () => drawMatter(random, term, valued))
        .sort((a, b) => a.number.localeCompare(b.number)),
    }));
    const facts: Letter = {
      insurer: `${word(random)} ${random.pick(['Physicians', 'Attorneys', 'Design Professionals', 'Accountants'])} Reciprocal`,
      insured: `${lastName(random)}, ${lastName(random)} & ${lastName(random)}, ${random.pick(['P.C.', 'PLLC', 'LLP'])}`,
      broker: agency(random),
      written: addDays(valued, random.int(0, 6)),
      valued,
      profession: random.pick(['claims-made professional liability', 'errors and omissions']),
      years,
    };
    const retro = addDays(start.at(-1)?.effective ?? valued, -random.int(700, 4000));
    const all = years.flatMap(({ matters }) => matters);
    const body = html`${letter(random, facts)}<div class="new"><h2>Coverage periods</h2><table><tr><th>Policy</th><th>From</th><th>To</th><th>Matters reported</th></tr>${years.map(yearLine)}</table><p class="small">Retroactive date in all periods: ${abbreviated(retro)}. A matter belongs to the period in which notice was first given.</p>
${years.filter(({ matters }) => matters.length > 0).map(({ number, matters }) => html`<h2>Reported under ${number}</h2>${matters.map(matterBlock)}`)}<p class="small">End of history for ${facts.insured}.</p></div>`;
    const { paid, reserve } = added(all);
    const label = {
      carrierName: facts.insurer,
      namedInsureds: [facts.insured],
      agencyName: facts.broker,
      reportDate: facts.written,
      valuationDate: valued,
      policies: years.map(({ number, effective, expiration, matters }) => ({
        policyNumber: number,
        lineOfBusiness: facts.profession,
        effectiveDate: effective,
        expirationDate: expiration,
        claimCount: matters.length === 0 ? null : matters.length,
      })),
      claims: years.flatMap(({ number, matters }) => matters.map((matter) => matterLabel(matter, number))),
      grandTotals: {
        claimCount: all.length,
        openClaimCount: all.filter(({ status }) => status !== 'closed').length,
        paid: { loss: paid.loss, expense: paid.expense },
        reserve: { loss: reserve.loss, expense: reserve.expense },
      },
      _accept: Object.fromEntries(
        years.flatMap(({ matters }, index) => [
          [`policies[${index}].lineOfBusiness`, [null]],
          ...(matters.length === 0 ? [[`policies[${index}].claimCount`, [0]] as const] : []),
        ]),
      ) as Record<string, unknown[]>,
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '0.9in', right: '0.9in', top: '0.7in' } } };
  },
};
