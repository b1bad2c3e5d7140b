import { html, joined, type Html } from '../../kit/html.ts';
import { cityLine, phone, place } from '../../kit/names.ts';
import { plain, type Shown, type ShownFields } from '../../kit/shown.ts';
import type { Desk } from './desk-report.ts';

/** Who reports what to whom as of when, the way one program prints it at the top of the first page. */
export interface Top {
  html: Html;
  fields: ShownFields;
  namedInsureds: readonly string[];
}

export type TopKind = 'corners' | 'band' | 'ruled' | 'sentence' | 'letterhead' | 'parameters' | 'pairs' | 'stripe';

export const topCss = `.tt{font-size:128%;font-weight:700}.cols3{display:flex;justify-content:space-between;gap:14pt;margin-bottom:6pt}.cols3>:nth-child(2){text-align:center}.cols3>:nth-child(3){text-align:right}
.band{display:grid;grid-template-columns:repeat(3,auto);column-gap:16pt;row-gap:1pt;margin:4pt 0 8pt;padding:3pt 5pt;background:#eef0f3}table.ruled td{border:.6pt solid #444;padding:1pt 4pt 2pt}table.ruled{width:100%;margin-bottom:7pt}.over{display:block;font-size:74%}.par{font-size:90%;margin:2pt 0 8pt}.stripe{background:#203a54;color:#fff;padding:4pt 7pt;margin-bottom:5pt}`;

type Pair = readonly [caption: string, text: string];

const kinds: Record<TopKind, number> = {
  corners: 2,
  band: 2,
  ruled: 2,
  sentence: 1,
  letterhead: 1.5,
  parameters: 1,
  pairs: 2,
  stripe: 1,
};

export function drawTop(desk: Desk, among: Readonly<Partial<Record<TopKind, number>>> = kinds): Top {
  const { recipe, report, formats } = desk;
  const isUpper = recipe.chance('upper case', 0.25);
  const name = (text: string): Shown => plain(isUpper ? text.toUpperCase() : text);
  const carrier = name(report.carrierName);
  const insured = name(report.insured);
  const kind = recipe.draw<string>('top', { ...among }) as TopKind;
  const hasCaption = !['corners', 'letterhead', 'stripe', 'sentence'].includes(kind);
  const fields = new Map<string, Shown>([['carrierName', carrier]]);
  if (recipe.chance('agency printed', 0.6)) fields.set('agencyName', name(report.agencyName));
  if (recipe.chance('report date printed', 0.75)) fields.set('reportDate', formats.headDate(report.reportDate));
  if (kind === 'sentence' || recipe.chance('valuation date printed', 0.88))
    fields.set('valuationDate', formats.headDate(report.valuationDate));
  const said = new Map<string, Shown>([['namedInsured', insured], ...fields]);
  if (!hasCaption) said.delete('carrierName');
  const pairs = recipe
    .facts('order of the top')
    .some([...said], said.size)
    .map(([field, { text }]): Pair => [desk.word(field), text]);
  return {
    html: forms[kind](desk, { carrier: carrier.text, pairs, title: desk.word('title'), said }),
    fields,
    namedInsureds: [insured.text],
  };
}

interface Said {
  carrier: string;
  title: string;
  pairs: readonly Pair[];
  said: ReadonlyMap<string, Shown>;
}

const line = ([caption, text]: Pair): Html => html`<div><b>${caption}:</b> ${text}</div>`;

/** Lines of an address and a telephone number that are the carrier's own. */
function officeOf({ recipe }: Desk): string[] {
  const random = recipe.facts('office');
  const at = place(random);
  return [at.street, cityLine(at), `Tel ${phone(random)}`];
}

const forms: Record<TopKind, (desk: Desk, said: Said) => Html> = {
  corners: (desk, { carrier, title, pairs }) => {
    const half = Math.ceil(pairs.length / 2);
    return html`<div class="cols3"><div>${pairs.slice(0, half).map(line)}</div><div><div>${carrier}</div><div class="tt">${title}</div></div><div>${pairs.slice(half).map(line)}<div>${desk.recipe.pick('page in the corner', ['Page 1', 'PAGE: 1', ''])}</div></div></div>`;
  },
  band: (_desk, { title, pairs }) => html`<div class="tt">${title}</div><div class="band">${pairs.map(line)}</div>`,
  ruled: (_desk, { title, pairs }) =>
    html`<div class="tt" style="text-align:center;margin-bottom:4pt">${title}</div><table class="ruled"><tr>${pairs.map(([caption, text]) => html`<td><span class="over">${caption}</span>${text}</td>`)}</tr></table>`,
  sentence: (desk, { carrier, title, said }) => {
    const of = (field: string): string => said.get(field)?.text ?? '';
    const agency = of('agencyName') === '' ? null : html`<div>${desk.word('agencyName')}: ${of('agencyName')}</div>`;
    const run = of('reportDate') === '' ? null : html`<div>${desk.word('reportDate')}: ${of('reportDate')}</div>`;
    const as = desk.recipe.pick('valued in the sentence', ['Losses valued as of', 'Valued as of', 'Valuation date']);
    return html`<div style="text-align:center;margin-bottom:7pt"><div>${carrier}</div><div class="tt">${title}</div><div>${desk.word('namedInsured')}: <b>${of('namedInsured')}</b></div><div>${as} ${of('valuationDate')}</div></div>${agency}${run}`;
  },
  letterhead: (desk, { carrier, title, pairs }) =>
    html`<div style="border-bottom:1pt solid #000;margin-bottom:5pt"><span class="tt">${carrier}</span><div style="font-size:80%">${joined(officeOf(desk), html` &nbsp;|&nbsp; `)}</div></div><div style="margin:3pt 0"><b>${title}</b></div><table class="pairs" style="margin-bottom:7pt">${pairs.map(([caption, text]) => html`<tr><td style="text-align:right">${caption}:</td><td><b>${text}</b></td></tr>`)}</table>`,
  parameters: (desk, { title, pairs }) =>
    html`<div class="tt">${title}</div><div class="par">${desk.recipe.pick('parameters are called', ['Report parameters', 'Selection', 'Criteria', 'Parameters'])}: ${joined(
      pairs.map(([caption, text]) => html`${caption} = ${text}`),
      html`; `,
    )}</div>`,
  pairs: (_desk, { title, pairs }) =>
    html`<div class="tt">${title}</div><table class="pairs" style="width:100%;margin:4pt 0 8pt">${pairs.flatMap((pair, i) => (i % 2 === 1 ? [] : [html`<tr>${[pair, pairs[i + 1]].map((each) => (each === undefined ? null : html`<td>${each[0]}</td><td>${each[1]}</td>`))}</tr>`]))}</table>`,
  stripe: (_desk, { carrier, title, pairs }) =>
    html`<div class="stripe"><span style="font-size:120%">${title}</span> &nbsp; ${carrier}</div><div class="cols3">${pairs.map(([caption, text]) => html`<div style="text-align:left"><span class="over">${caption}</span>${text}</div>`)}</div>`,
};
