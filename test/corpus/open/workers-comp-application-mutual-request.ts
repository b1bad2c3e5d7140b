// A mutual insurer's own application, sent out of its agents' portal: colored bands with numbers, captions left of their answers, payroll by
// job with the code behind it, an election for each owner, circles filled in where something is chosen.
import { bare } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { whole, wholeDollars } from '../kit/money.ts';
import { cityLine, numbered, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { drawEmployer } from '../parts/workers-comp-facts.ts';

const css = `body{margin:0;font:8.4pt/1.35 Lato,Carlito,sans-serif;color:#222}.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2.5pt solid #0b5a52;padding-bottom:4pt}
.top b{font-size:15pt;color:#0b5a52}h2{font-size:9pt;color:#fff;background:#0b5a52;margin:9pt 0 3pt;padding:2pt 6pt}h2 small{font-weight:400;font-size:7pt}
.q{display:grid;grid-template-columns:118pt 1fr 104pt 1fr;column-gap:7pt}.q>*{border-bottom:.5pt solid #c9d6d4;padding:1.6pt 0;min-height:10pt}.q>span{color:#4d6663;font-size:7.2pt}.q>b{font-weight:400}
table{width:100%;border-collapse:collapse}th{font-size:6.8pt;text-align:left;color:#4d6663;border-bottom:1pt solid #0b5a52;vertical-align:bottom;padding:1.5pt 4pt}td{padding:2pt 4pt;border-bottom:.5pt solid #c9d6d4;vertical-align:top}.n{text-align:right}
.c{margin-right:9pt;white-space:nowrap}.s{font-size:6.6pt;color:#444;text-align:justify;margin:4pt 0}h2{break-after:avoid}tr{break-inside:avoid}`;

const entities = [
  'Sole proprietor',
  'Partnership',
  'Corporation',
  'S corporation',
  'Limited liability company',
  'Nonprofit',
];

const pair = (caption: string, answer: Piece): Html => html`<span>${caption}</span><b>${answer}</b>`;
const choice = (isChosen: boolean, name: string): Html =>
  html`<span class="c">${isChosen ? '\u25cf' : '\u25cb'} ${name}</span>`;
const table = (heads: readonly string[], numbers: readonly number[], rows: readonly (readonly Piece[])[]): Html => {
  const kind = (i: number): string => (numbers.includes(i) ? 'n' : '');
  return html`<table><tr>${heads.map((name, i) => html`<th class="${kind(i)}">${name}</th>`)}</tr>${rows.map((cells) => html`<tr>${cells.map((each, i) => html`<td class="${kind(i)}">${each}</td>`)}</tr>`)}</table>`;
};
const money = (amount: number | null): string => (amount === null ? '' : wholeDollars(amount));

const safety = [
  'Do you have a written return-to-work program?',
  'Does anyone work above 15 feet or below ground?',
  'Do you use subcontractors without certificates of insurance?',
  'Do employees drive their own vehicles for work more than once a week?',
  'Do you lease employees to or from another employer?',
  'Has an insurer canceled or refused workers compensation in the last 3 years?',
];

export const style: Style = {
  policyType: 'workers_comp_application',
  name: 'mutual-request',
  build(random) {
    const f = drawEmployer(random, { stateCount: random.int(1, 2), locations: random.int(1, 3), isUpper: false });
    const { label: drawn, mail, office } = f;
    const entity = random.pick(entities);
    const otherStates = random.chance(0.5) ? random.some(['OR', 'NV', 'MI'], random.int(1, 2)) : [];
    const tradeName = random.chance(0.4) ? `${drawn.namedInsureds[0]?.split(' ')[0]} Services` : null;
    const form = `${numbered(random, 'WCM ###')} (${random.pick(['01-13', '07-14', '03-15'])})`;
    const number = numbered(random, 'Q-#######');
    // the house asks neither for these boxes of the standard form nor for dates of birth and locations of owners
    const individuals = drawn.individuals.map((each) => ({
      ...each,
      dateOfBirth: null,
      locationNumber: null,
      state: null,
    }));
    const l = {
      ...drawn,
      formNumber: form,
      entityType: entity,
      otherStates,
      individuals,
      carrierName: `${word(random)} Mutual Insurance Company`,
      ncciRiskId: null,
      underwriterName: null,
      sicCode: null,
    };
    const years = l.priorCarriers.map((each) => [
      each.year,
      each.carrierName,
      each.policyNumber,
      money(each.premium),
      each.experienceModification?.toFixed(2),
      each.claimCount,
      money(each.amountPaid),
      money(each.reserve),
    ]);
    const body = html`<div class="top"><div><b>${l.carrierName}</b><br>Application for Workers Compensation and Employers Liability Insurance</div><div style="text-align:right">Quote reference ${number}<br>Prepared ${bare(l.applicationDate)}</div></div>
<h2>1 &nbsp;Your agent</h2><div class="q">${pair('Agency', l.agencyName)}${pair('Agency code', l.agencyCustomerId)}${pair('Agency address', `${office.street}, ${cityLine(office)}`)}${pair('Licensed producer', l.producerName)}${pair('Agency telephone', f.agencyPhone)}${pair('Agency e-mail', f.agencyEmail)}</div>
<h2>2 &nbsp;The employer</h2><div class="q">${pair('Legal name of employer', l.namedInsureds[0])}${pair('Trade name (if any)', tradeName)}${pair('Mailing address', html`${mail.street}<br>${cityLine(mail)}`)}${pair('Federal tax ID', l.fein)}${pair('Business telephone', l.phone)}${pair('Business e-mail', l.email)}${pair('NAICS code', l.naicsCode)}${pair('Years in business', l.yearsInBusiness)}${pair('Fax', '')}${pair('Website', '')}</div><div style="padding:3pt 0">Legal form: ${entities.map((name) => choice(name === entity, name))}</div><div class="q" style="grid-template-columns:118pt 1fr">${pair('What the business does', f.trade.operations)}</div>
<h2>3 &nbsp;Coverage you are asking for</h2><div class="q">${pair('Coverage to begin', `${bare(l.effectiveDate)}, 12:01 a.m.`)}${pair('Coverage to end', bare(l.expirationDate))}${pair('Workers compensation in (Item 3.A)', l.coveredStates.join(', '))}${pair('Other states (Item 3.C)', otherStates.join(', '))}</div>
<div class="q" style="grid-template-columns:1fr 60pt 1fr 60pt 1fr 60pt;margin-top:2pt">${pair('Employers liability: bodily injury by accident, each accident', wholeDollars(l.eachAccidentLimit))}${pair('Bodily injury by disease, policy limit', wholeDollars(l.diseasePolicyLimit))}${pair('Bodily injury by disease, each employee', wholeDollars(l.diseaseEachEmployeeLimit))}</div><div style="padding:3pt 0">Optional deductible: ${choice(true, 'None')}${choice(false, '$500')}${choice(false, '$1,000')}${choice(false, '$2,500')} &nbsp; Pay plan: ${choice(false, 'Full pay')}${choice(true, 'Monthly self-report')}${choice(false, '25% down and 9 installments')}</div>
<h2>4 &nbsp;Where people work</h2>${table(
      ['No.', 'Street address', 'City, state and ZIP', 'Shifts'],
      [],
      f.sites.map(({ at }, i) => [i + 1, at.street, cityLine(at), '1']),
    )}
<h2>5 &nbsp;Payroll by job <small>Next 12 months, before any deductions. Overtime at straight time. Do not include owners who are excluded.</small></h2>${table(
      [
        'State',
        'Place no.',
        'Kind of work',
        'Class',
        'Full-time people',
        'Part-time people',
        'Yearly payroll',
        'Rate per $100',
        'Premium',
      ],
      [4, 5, 6, 7, 8],
      l.classifications.map((each) => [
        each.state,
        each.locationNumber,
        each.description,
        each.classCode,
        each.fullTimeEmployees,
        each.partTimeEmployees,
        wholeDollars(each.payroll),
        each.rate.toFixed(2),
        wholeDollars(each.premium),
      ]),
    )}
<div class="q" style="margin-top:3pt">${pair('Experience modification', l.experienceModification?.toFixed(2) ?? 'Not rated')}${pair('Estimated annual premium', wholeDollars(l.estimatedAnnualPremium))}${pair('Minimum premium', money(l.minimumPremium))}${pair('Deposit due with application', money(l.depositPremium))}</div>
<h2>6 &nbsp;Owners and officers <small>Each must choose whether to be covered. State rules may require a form of their own.</small></h2>${table(
      ['Name', 'Title', '% owned', 'Choice', 'Class', 'Payroll to be used'],
      [2, 5],
      l.individuals.map((each) => [
        each.name,
        each.title,
        `${each.ownershipPercent}%`,
        html`${choice(each.included === 'included', 'Include')}${choice(each.included === 'excluded', 'Exclude')}`,
        each.classCode,
        money(each.payroll),
      ]),
    )}
<h2>7 &nbsp;Insurance you have had <small>Last five years, newest first. Attach loss runs valued within 90 days.</small></h2>${table(['Year', 'Insurance company', 'Policy number', 'Premium', 'Mod', 'Claims', 'Paid', 'Still reserved'], [3, 5, 6, 7], years)}
<h2>8 &nbsp;Safety</h2>${table(
      ['', ''],
      [],
      safety.map((question, i) => [question, html`${choice(i === 0, 'Yes')}${choice(i !== 0, 'No')}`]),
    )}
<h2>9 &nbsp;Signature</h2><p class="s">By signing I confirm that the statements above are true and that I may bind the employer. The premium is an estimate; the final premium is determined by an audit of payroll after the policy ends. A binder is in force only when the company has issued one in writing. Knowingly giving false or incomplete information in order to obtain workers compensation coverage at a lower rate is a crime in most states, and the penalties may include imprisonment, fines and denial of benefits. As a member of a mutual company you are entitled to vote at the annual meeting, and dividends, which are not guaranteed, are paid only when the board of directors declares them.</p><div class="q">${pair('Signature of owner or officer', '')}${pair('Date', '')}${pair('Signature of producer', '')}${pair('Date', '')}</div><p class="s">For home office use: &nbsp; Underwriting approval ________ &nbsp; Tier ________ &nbsp; Governing class ________ &nbsp; Schedule rating: minimum ${whole(75)}%, maximum ${whole(125)}%</p>`;
    const footer = html`<div style="font:6.5pt Lato,sans-serif;width:100%;padding:0 .5in;display:flex;justify-content:space-between"><span>${form}</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;
    return {
      html: sheet({ css, body }),
      label: {
        ...l,
        _accept: { agencyCustomerId: [null], ...(tradeName === null ? {} : { 'namedInsureds[1]': [tradeName] }) },
      },
      print: { margin: { top: '.45in', bottom: '.6in' }, footer },
    };
  },
};
