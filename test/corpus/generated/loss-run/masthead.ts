import { html, joined, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown, type ShownFields } from '../../kit/shown.ts';
import type { Report } from './facts.ts';
import type { Formats } from './formats.ts';

export interface Masthead {
  html: Html;
  /** carrierName, agencyName, reportDate, valuationDate as far as they are printed. */
  fields: ShownFields;
  namedInsureds: readonly string[];
}

/** Who reports what to whom as of when: the head of the first page. */
export function drawMasthead(recipe: Recipe, report: Report, formats: Formats): Masthead {
  const isUpper = recipe.chance('upper case', 0.25);
  const name = (text: string): Shown => plain(isUpper ? text.toUpperCase() : text);
  const carrier = name(report.carrierName);
  const insured = name(report.insured);
  const isLetterhead = recipe.chance('carrier as letterhead', 0.5);
  const pairs = new Map<string, Shown>([
    ['namedInsured', insured],
    ['valuationDate', formats.headDate(report.valuationDate)],
  ]);
  if (!isLetterhead) pairs.set('carrierName', carrier);
  if (recipe.chance('agency printed', 0.7)) pairs.set('agencyName', name(report.agencyName));
  if (recipe.chance('report date printed', 0.8)) pairs.set('reportDate', formats.headDate(report.reportDate));
  if (recipe.chance('no valuation date', 0.12)) pairs.delete('valuationDate');
  const order = recipe.facts('order of head').some([...pairs], pairs.size);
  const shown = order.map(([field, { text }]): [string, string] => [
    `${formats.heading(recipe.word(`loss_run.${field}`))}${recipe.pick('colon', [':', ':', '', ' :'])}`,
    text,
  ]);
  const title = formats.heading(recipe.word('loss_run.title'));
  const letterhead = isLetterhead ? html`<div class="letterhead">${carrier.text}</div>` : null;
  const fields = new Map([...pairs].filter(([field]) => field !== 'namedInsured'));
  if (isLetterhead) fields.set('carrierName', carrier);
  const place = recipe.pick('title stands', ['left', 'center', 'center', 'right']);
  return {
    html: html`<div style="text-align:${place}">${letterhead}<div class="title">${title}</div></div>${pairsHtml(recipe, shown)}`,
    fields,
    namedInsureds: [insured.text],
  };
}

export const mastheadCss =
  '.letterhead{font-size:130%;font-weight:700}.title{font-size:120%;font-weight:700;margin:3pt 0}.pairs{margin:4pt 0 8pt}.above{font-size:80%;color:#333}.leader{display:flex;width:60%}.leader i{flex:1;border-bottom:1px dotted #555;margin:0 3pt 3pt}.columns{columns:2;margin-bottom:6pt}.inline{margin:3pt 0 8pt}.panels{display:flex;gap:18pt;margin:4pt 0 8pt}';

type Pair = [string, string];

function pairsHtml(recipe: Recipe, pairs: readonly Pair[]): Html {
  const line = ([label, text]: Pair): Html => html`<div><b>${label}</b> ${text}</div>`;
  const layouts = {
    table: () =>
      html`<table class="pairs">${pairs.map(([label, text]) => html`<tr><td><b>${label}</b></td><td>${text}</td></tr>`)}</table>`,
    twoTables: () =>
      html`<table class="pairs" style="width:100%">${pairs.flatMap((pair, index) =>
        index % 2 === 0
          ? [
              html`<tr>${[pair, pairs[index + 1]].map((each) => (each === undefined ? null : html`<td>${each[0]}</td><td>${each[1]}</td>`))}</tr>`,
            ]
          : [],
      )}</table>`,
    above: () =>
      html`<table class="pairs" style="width:100%"><tr>${pairs.map(([label, text]) => html`<td><div class="above">${label}</div>${text}</td>`)}</tr></table>`,
    leaders: () =>
      html`<div class="pairs">${pairs.map(([label, text]) => html`<div class="leader"><span>${label}</span><i></i><span>${text}</span></div>`)}</div>`,
    columns: () => html`<div class="columns">${pairs.map(line)}</div>`,
    inline: () =>
      html`<div class="inline">${joined(
        pairs.map(([label, text]) => html`${label} ${text}`),
        html` &nbsp;&nbsp;&nbsp; `,
      )}</div>`,
    panels: () =>
      html`<div class="panels"><div>${pairs.slice(0, 2).map(line)}</div><div>${pairs.slice(2).map(line)}</div></div>`,
  };
  return layouts[
    recipe.draw('head layout', { table: 3, twoTables: 2, above: 1, leaders: 0.7, columns: 2, inline: 1.5, panels: 2 })
  ]();
}
