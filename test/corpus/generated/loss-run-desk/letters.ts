import type { Family } from '../../kit/families.ts';
import { html, joined, type Html } from '../../kit/html.ts';
import { cityLine, phone, place } from '../../kit/names.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown } from '../../kit/shown.ts';
import { sheet } from '../../kit/html.ts';
import { drawLook } from '../../kit/look.ts';
import type { Drawn } from '../../kit/style.ts';
import { lossRunLabel } from '../loss-run/label.ts';
import type { Claim, Policy } from '../loss-run/facts.ts';
import { type Desk, type Field, openDesk, tellClaimOf, tellPolicy } from './desk.ts';
import { cellsRow, headRow, rowsCss } from './rows.ts';

// One letter for each policy term: that nothing was reported, or which claims were, in a small table.

interface Voice {
  none: string;
  some: string;
  opening: string;
}

/** The sentences of this office; the term and the policy stand in the first or in lines above it. */
function voiceOf({ recipe }: Desk): Voice {
  return {
    opening: recipe.pick('opening', [
      'This letter confirms the loss experience of the policy shown above.',
      'At your request we have searched our records for claims under the policy shown above.',
      'Please accept this letter as the loss history of the policy named above.',
    ]),
    none: recipe.pick('nothing was reported', [
      'Our records show that no losses have been reported under this policy as of the date of valuation.',
      'There have been no claims reported for this term.',
      'We have no record of any claim, paid or pending, during this policy period.',
      'NO LOSSES have been reported for this policy term.',
    ]),
    some: recipe.pick('claims were reported', [
      'The following claims have been reported:',
      'Our records show the claims listed below.',
      'Reported claims are as follows.',
    ]),
  };
}

interface Letter {
  desk: Desk;
  voice: Voice;
  fields: readonly Field[];
  head: Map<string, Shown>;
}

/** The lines between the address and the first sentence. */
function subject({ desk, head }: Letter, policy: Policy): Html {
  const { recipe, report, word, formats } = desk;
  const [from, to] = [formats.headDate(policy.effectiveDate).text, formats.headDate(policy.expirationDate).text];
  const between = recipe.pick('between dates', [' to ', ' - ', ' through ']);
  const hasLine = recipe.chance('lines of business printed', 0.75);
  const lines: [string, string][] = [
    [word('namedInsured'), report.insured],
    [word('policyNumber'), policy.number],
    ...(hasLine ? [[word('lineOfBusiness'), policy.lineName] as [string, string]] : []),
    [word('policyPeriod'), `${from}${between}${to}`],
    [word('valuationDate'), formats.headDate(report.valuationDate).text],
  ];
  head.set('valuationDate', formats.headDate(report.valuationDate));
  const shown = tellPolicy(desk, policy, { hasLine });
  shown.set('effectiveDate', formats.headDate(policy.effectiveDate));
  shown.set('expirationDate', formats.headDate(policy.expirationDate));
  const re = recipe.pick('subject', ['RE:', 'Re:', 'Subject:', '']);
  return html`<table class="re">${lines.map(([caption, text], i) => html`<tr><td>${i === 0 ? re : ''}</td><td>${caption}:</td><td><b>${text}</b></td></tr>`)}</table>`;
}

function claimsTable({ desk, fields }: Letter, claims: readonly Claim[]): Html {
  const rows = claims.map((claim) => cellsRow(fields, tellClaimOf(desk, claim, fields)));
  return html`<table class="claims"><thead>${headRow(desk, fields)}</thead><tbody>${rows}</tbody></table>`;
}

function letterOf(letter: Letter, policy: Policy, isLast: boolean): Html {
  const { desk, voice, fields, head } = letter;
  const { recipe, report, formats } = desk;
  const random = recipe.facts('office');
  const at = place(random);
  const to = place(recipe.facts('addressee'));
  const hasAgency = recipe.chance('to the agency', 0.6);
  if (hasAgency) head.set('agencyName', { ...plain(report.agencyName), accept: [null] });
  head.set('reportDate', formats.headDate(report.reportDate));
  const name = hasAgency ? report.agencyName : report.insured;
  const office = recipe.pick('letterhead', ['left', 'center', 'right']);
  const text = policy.claims.length === 0 ? voice.none : voice.some;
  return html`<div class="${isLast ? '' : 'leaf'}"><div style="text-align:${office};border-bottom:.8pt solid #444;padding-bottom:4pt"><span style="font-size:135%">${report.carrierName}</span><br><span style="font-size:80%">${at.street}, ${cityLine(at)} ${phone(random)}</span></div><p>${formats.headDate(report.reportDate).text}</p><p>${joined([name, to.street, cityLine(to)], html`<br>`)}</p>${subject(letter, policy)}<p>${recipe.pick('salutation', ['To Whom It May Concern:', 'Dear Sir or Madam:', 'Dear Policyholder,'])}</p><p>${voice.opening} ${text}</p>${policy.claims.length === 0 || fields.length === 0 ? null : claimsTable(letter, policy.claims)}<p>${recipe.pick('last sentence', ['This information is based on our claim records and may change.', 'If you need anything else, please let us know.', 'This letter does not amend any policy.'])}</p><p>Sincerely,</p><br><p>${recipe.pick('signed by', ['Loss Run Department', 'Policy Services', 'Underwriting Support', 'Claims Information Unit'])}<br>${report.carrierName}</p></div>`;
}

function build(recipe: Recipe): Drawn {
  const desk = openDesk(recipe, { facts: { onlyLines: ['liability', 'auto', 'property', 'workers'] } });
  const { report } = desk;
  const head = new Map<string, Shown>([['carrierName', plain(report.carrierName)]]);
  const optional: readonly Field[] = ['claimantName', 'status', 'reportedDate', 'claimType', 'description'];
  const some = optional.filter((field) => recipe.chance(`has ${field}`, 0.5)).slice(0, 3);
  const fields: Field[] = ['claimNumber', 'lossDate', ...some, 'paid.total', 'reserve.total', 'incurred.total'];
  const letter: Letter = { desk, voice: voiceOf(desk), fields, head };
  const pages = report.policies.map((policy, i) => letterOf(letter, policy, i === report.policies.length - 1));
  const look = drawLook(recipe);
  const legend = desk.formats.statusLegend;
  const css = `${look.css}${rowsCss}.leaf{break-after:page}p{margin:9pt 0}table.re td{border:0;background:none;padding:0 4pt}table.claims{width:100%}table.claims td,table.claims th{padding:1pt 4pt}`;
  return {
    html: sheet({ css, body: html`${pages}${legend === null ? null : html`<div>${legend}</div>`}` }),
    print: { margin: { left: '0.9in', right: '0.9in', top: '0.8in', bottom: '0.8in' } },
    label: lossRunLabel({
      head,
      namedInsureds: [report.insured],
      policies: desk.policies,
      claims: desk.claims,
    }),
  };
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'desk-term-letters', build }];
