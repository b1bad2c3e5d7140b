import { html, type Html, type Piece, sheet } from '../../kit/html.ts';
import { drawLook } from '../../kit/look.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown } from '../../kit/shown.ts';
import type { Drawn, Print } from '../../kit/style.ts';
import { settleTotals } from '../loss-run-tables/totals.ts';
import { type Claim, makeReport, type Policy, type Report } from '../loss-run/facts.ts';
import { type AmountField, type ClaimField, isAmount, showAmount, showClaim, showCount } from '../loss-run/fields.ts';
import { drawFormats } from '../loss-run/formats.ts';
import { lossRunLabel } from '../loss-run/label.ts';
import type { Desk } from './desk-report.ts';
import { drawTop, type TopKind, topCss } from './tops.ts';

export type { Desk } from './desk-report.ts';

export type Field = ClaimField | AmountField;

export interface Opening {
  /** Abbreviations for narrow columns. */
  isShort?: boolean;
  facts?: Parameters<typeof makeReport>[1];
}

export function openDesk(recipe: Recipe, { isShort = false, facts }: Opening = {}): Desk {
  const report = makeReport(recipe, facts);
  const formats = drawFormats(recipe, report);
  const word = (key: string): string =>
    isShort && !fullOnly.has(key) ? recipe.word(`desk_short.${key}`) : formats.heading(recipe.word(`desk.${key}`));
  return { recipe, report, formats, word, policies: [], claims: [], totals: new Map() };
}

const fullOnly = new Set([
  'title',
  'carrierName',
  'namedInsured',
  'agencyName',
  'reportDate',
  'valuationDate',
  'policyPeriod',
  'noClaims',
  'continued',
]);

/** These fields of a claim; the label has them too. */
export function tellClaim(desk: Desk, claim: Claim, fields: readonly Field[]): Map<string, Shown> {
  const shown = new Map<string, Shown>(fields.map((field) => [field, showClaim(claim, field, desk.formats)]));
  desk.claims.push(shown);
  return shown;
}

/** The claims of a policy that is named above them. */
export function tellClaimOf(desk: Desk, claim: Claim, fields: readonly Field[]): Map<string, Shown> {
  const shown = tellClaim(desk, claim, fields);
  shown.set('policyNumber', plain(claim.policy.number));
  return shown;
}

/** A claim whose policy is not named with it: the only policy's number may be told of it, or not. */
export function tellLooseClaim(desk: Desk, claim: Claim, fields: readonly Field[]): Map<string, Shown> {
  const shown = tellClaim(desk, claim, fields);
  if (fields.includes('policyNumber')) return shown;
  const { number } = claim.policy;
  const isOnly = new Set(desk.report.policies.map((policy) => policy.number)).size === 1;
  shown.set(
    'policyNumber',
    isOnly ? { ...plain(number), accept: [null] } : { text: '', value: null, accept: [number] },
  );
  return shown;
}

/** A policy as it is named somewhere; counts and sums are added to what is returned. */
export function tellPolicy(desk: Desk, policy: Policy, { hasLine = true } = {}): Map<string, Shown> {
  const { date } = desk.formats;
  const shown = new Map<string, Shown>([
    ['policyNumber', plain(policy.number)],
    ['effectiveDate', date(policy.effectiveDate)],
    ['expirationDate', date(policy.expirationDate)],
  ]);
  if (hasLine) shown.set('lineOfBusiness', plain(policy.lineName));
  // the page may say that there are no claims in words only
  if (policy.claims.length === 0) shown.set('claimCount', { text: '', value: null, accept: [0] });
  desk.policies.push(shown);
  return shown;
}

/** Sums of some claims; `into` is what the label has of their policy or of the report. */
export function sums(
  { formats }: Desk,
  claims: readonly Claim[],
  fields: readonly AmountField[],
  into: Map<string, Shown>,
): Shown[] {
  return fields.map((field) => {
    const shown = showAmount(claims, field, formats);
    into.set(field, shown);
    return shown;
  });
}

export function counted(
  claims: readonly Claim[],
  field: 'claimCount' | 'openClaimCount',
  into: Map<string, Shown>,
): string {
  const shown = showCount(claims, field);
  into.set(field, shown);
  return shown.text;
}

export const textOf = (shown: ReadonlyMap<string, Shown>, field: string): string => shown.get(field)?.text ?? '';
export const amountsIn = (fields: readonly Field[]): AmountField[] => fields.filter(isAmount);
export const cellClass = (field: Field): string => {
  if (isAmount(field)) return 'n';
  return field === 'description' || field === 'cause' || field === 'claimantName' ? 't' : 'w';
};

/** The term of a policy in one piece. */
export function termOf({ recipe, formats }: Desk, { effectiveDate, expirationDate }: Policy): string {
  const between = recipe.pick('between dates', [' - ', ' to ', '-', ' thru ', ' / ', ' through ']);
  return `${formats.date(effectiveDate).text}${between}${formats.date(expirationDate).text}`;
}

export interface Closing {
  body: Piece;
  print?: Print;
  css?: string;
  dense?: boolean;
  tops?: Readonly<Partial<Record<TopKind, number>>>;
}

const notes = [
  'Reserves are estimates of amounts not yet paid and may change without notice.',
  'This statement contains confidential claim information. Do not distribute.',
  'Only claims reported to us on or before the valuation date are shown.',
  'Figures shown do not include unallocated loss adjustment expense.',
  'For questions please contact your claim service team.',
];

/** Puts head, body and small print on sheets, and the label together from what was told. */
export function closeDesk(desk: Desk, { body, print, css = '', dense = false, tops }: Closing): Drawn {
  const { recipe, report, formats } = desk;
  const top = drawTop(desk, tops);
  const { policies, report: totals } = settleTotals({ policies: desk.policies, report: desk.totals });
  const look = drawLook(recipe, { dense });
  const legend =
    formats.statusLegend === null
      ? null
      : html`<div class="fine">${recipe.pick('legend', ['Status', 'Status codes', 'Legend', 'Claim status key'])}: ${formats.statusLegend}</div>`;
  const small = recipe
    .facts('small print')
    .some(notes, Number(recipe.draw('small print', { 0: 4, 1: 3, 2: 2 })))
    .map((note) => html`<div class="fine">${note}</div>`);
  const isLegendFirst = recipe.chance('legend first', 0.5);
  return {
    html: sheet({
      css: `${look.css}${topCss}.fine{font-size:82%;margin-top:3pt}table.records{width:100%;margin-bottom:6pt}${css}`,
      body: html`${top.html}${isLegendFirst ? legend : null}${body}${isLegendFirst ? null : legend}${small}`,
    }),
    print: { ...feet(recipe, report), ...print },
    label: lossRunLabel({ head: top.fields, namedInsureds: top.namedInsureds, policies, claims: desk.claims, totals }),
  };
}

function feet(recipe: Recipe, { insured }: Report): Print {
  const code = `${recipe.facts('form').letters(3)}${recipe.facts('form').digits(3)}`;
  const strip = (left: string, right: Html): Html =>
    html`<div style="font:7px sans-serif;width:100%;display:flex;justify-content:space-between;padding:0 38px"><span>${left}</span><span>${right}</span></div>`;
  const page = html`Page <span class="pageNumber"></span> of <span class="totalPages"></span>`;
  const forms: Record<string, Print> = {
    none: {},
    page: { footer: strip('', page), margin: { bottom: '0.6in' } },
    code: { footer: strip(code, html`<span class="pageNumber"></span>`), margin: { bottom: '0.6in' } },
    insured: { footer: strip(insured, page), margin: { bottom: '0.6in' } },
    both: {
      header: strip(code, page),
      footer: strip('Confidential', html``),
      margin: { top: '0.6in', bottom: '0.6in' },
    },
  };
  return forms[recipe.draw('feet', { none: 2, page: 3, code: 2, insured: 1, both: 1 })] ?? {};
}
