import { html, type Html, sheet } from '../../kit/html.ts';
import { drawLook } from '../../kit/look.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Shown, ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import { type Claim, makeReport, type Policy, type Report } from '../loss-run/facts.ts';
import { showClaim } from '../loss-run/fields.ts';
import { drawFormats, type Formats } from '../loss-run/formats.ts';
import { lossRunLabel } from '../loss-run/label.ts';
import { drawMasthead, mastheadCss } from '../loss-run/masthead.ts';
import { cellClass, type Field } from './columns.ts';
import { furniture } from './furniture.ts';
import { totalRow } from './sections.ts';
import { settleTotals } from './totals.ts';

/** What all parts of one document are drawn from. */
export interface Setting {
  recipe: Recipe;
  report: Report;
  formats: Formats;
}

/** The tables of a report, and what they say. */
export interface Body {
  html: Html;
  policies: ShownFields[];
  claims: ShownFields[];
  totals: ShownFields;
}

export function drawSetting(recipe: Recipe, options?: Parameters<typeof makeReport>[1]): Setting {
  const report = makeReport(recipe, options);
  return { recipe, report, formats: drawFormats(recipe, report) };
}

/** Head, body and surroundings of a report on one sheet. */
export function finish(
  { recipe, report, formats }: Setting,
  body: Body,
  { dense = false, landscape, css = '' }: { dense?: boolean; landscape: boolean; css?: string },
): Drawn {
  const masthead = drawMasthead(recipe, report, formats);
  const { policies, report: totals } = settleTotals({ policies: body.policies, report: body.totals });
  const look = drawLook(recipe, { dense });
  const around = furniture(recipe, report, formats);
  const { fields: head, namedInsureds } = masthead;
  return {
    html: sheet({
      css: `${look.css}${mastheadCss}${around.css}${css}`,
      body: html`${around.before}${masthead.html}${around.legend}${body.html}${around.after}`,
    }),
    print: { landscape, ...around.print },
    label: lossRunLabel({ head, namedInsureds, policies, claims: body.claims, totals }),
  };
}

/** These fields of a claim, by name. */
export const showFields = (claim: Claim, fields: readonly Field[], formats: Formats): Map<string, Shown> =>
  new Map(fields.map((field) => [field, showClaim(claim, field, formats)]));

/** A claim on one line. */
export function claimRow(
  claim: Claim,
  fields: readonly Field[],
  formats: Formats,
): { html: Html; fields: Map<string, Shown> } {
  const shown = showFields(claim, fields, formats);
  const cells = fields.map((field) => html`<td class="${cellClass(field)}">${shown.get(field)?.text}</td>`);
  return { html: html`<tr>${cells}</tr>`, fields: shown };
}

/** The words of a policy without claims; they imply that it has none. */
export const noClaims = ({ recipe, formats }: Setting): string => formats.text(recipe.word('loss_run.noClaims')).text;

/** It is right to say that a policy has no claims when the page says so in words only. */
export function impliedCount(policy: Policy, fields: ShownFields): ShownFields {
  if (policy.claims.length > 0 || fields.has('claimCount')) return fields;
  return new Map([...fields, ['claimCount', { text: '', value: null, accept: [0] }]]);
}

/** The last line of a table, when the report has one. */
export function grandTotal(
  { recipe, formats, report }: Setting,
  fields: readonly Field[],
): { html: Html; fields: ShownFields } {
  if (!recipe.chance('grand totals', 0.7)) return { html: html``, fields: new Map() };
  const caption = formats.heading(recipe.word('loss_run.grandTotal'));
  return totalRow({ recipe, formats, fields, claims: report.claims, caption });
}
