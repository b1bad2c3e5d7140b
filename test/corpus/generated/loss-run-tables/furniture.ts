import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Print } from '../../kit/style.ts';
import type { Report } from '../loss-run/facts.ts';
import type { Formats } from '../loss-run/formats.ts';

/** What stands around the tables: legends, disclaimers, running heads and feet, and how tables break over pages. */
export interface Furniture {
  css: string;
  before: Html;
  legend: Html | null;
  after: Html;
  print: Pick<Print, 'header' | 'footer' | 'margin'>;
}

const disclaimers = [
  'The information in this report is believed to be accurate as of the valuation date and is subject to change.',
  'Reserves are estimates and do not represent an admission of liability.',
  'This report is confidential and is intended for the use of the policyholder and its representatives only.',
  'Amounts may differ from those of invoices and experience rating worksheets, which are valued at other dates.',
  'Deductible reimbursements, where they apply, are billed separately.',
  'Please direct questions on individual claims to the claim office. Allow ten business days for requests of updated reports.',
];

const glossary = [
  ['Incurred', 'The sum of paid and outstanding amounts.'],
  ['Outstanding', 'The amount that is expected to be paid in the future.'],
  ['Expense', 'Allocated loss adjustment expense, such as legal fees.'],
  ['Recovery', 'Subrogation, salvage and reimbursements.'],
  ['Valuation', 'The day on which payments and reserves are taken from the claim system.'],
] as const;

/** A letter before the report, on a page of its own. */
function drawCover(recipe: Recipe, report: Report): Html {
  const opening = recipe.pick('cover opens', [
    'Enclosed please find the loss information that you requested.',
    'Thank you for your recent request. A copy of the claim history is attached.',
    'Attached is the currently valued loss information for the account named above.',
  ]);
  return html`<div class="cover"><p>${report.insured}</p><p>RE: ${recipe.pick('cover subject', ['Loss history request', 'Request for loss runs', 'Claim history'])}</p><p>To whom it may concern:</p><p>${opening}</p><p>Requests are usually filled within ten business days. If you find an error, please return a marked copy to the underwriting department.</p><p>Sincerely,</p><p>Policyholder Services</p></div>`;
}

function drawGlossary(recipe: Recipe): Html {
  const terms = recipe.facts('glossary').some(glossary, 3);
  return html`<div class="small"><b>${recipe.pick('glossary is called', ['Definitions', 'Glossary', 'Terms used in this report'])}</b>${terms.map(([term, meaning]) => html`<div><b>${term}</b> - ${meaning}</div>`)}</div>`;
}

export function furniture(recipe: Recipe, report: Report, formats: Formats): Furniture {
  const legend =
    formats.statusLegend === null
      ? null
      : html`<div class="legend">${recipe.pick('legend', ['Status', 'Status codes', 'Legend', 'Key'])}: ${formats.statusLegend}</div>`;
  const isLegendLast = recipe.chance('legend last', 0.5);
  const notes = recipe.facts('disclaimers').some(disclaimers, Number(recipe.draw('notes', { 0: 4, 1: 3, 2: 2, 4: 1 })));
  const small = html`<div class="small">${notes.map((note) => html`<div>${note}</div>`)}</div>`;
  const isNoteFirst = recipe.chance('notes first', 0.2);
  const cover = recipe.chance('cover letter', 0.1) ? drawCover(recipe, report) : null;
  const terms = recipe.chance('glossary', 0.12) ? drawGlossary(recipe) : null;
  return {
    css: furnitureCss(recipe),
    before: html`${cover}${isNoteFirst ? small : null}`,
    legend: isLegendLast ? null : legend,
    after: html`${isLegendLast ? legend : null}${isNoteFirst ? null : small}${terms}`,
    print: running(recipe, report, formats),
  };
}

function furnitureCss(recipe: Recipe): string {
  const repeat = recipe.chance('column heads once', 0.3) ? 'thead{display:table-row-group}' : '';
  const width = recipe.draw('table width', { full: 7, natural: 3 }) === 'full' ? 'table.records{width:100%}' : '';
  const total = recipe.pick('total lines', [
    'tr.total td{font-weight:700}',
    'tr.total td{font-weight:700;border-top:.8pt solid #000}',
    'tr.total td{font-weight:700;background:#eee}',
    '',
    'tr.total td.n{border-top:.7pt solid #000;border-bottom:2pt double #000}',
  ]);
  const caption = recipe.draw('captions of totals', { left: 5, right: 3 });
  const apart = {
    none: '',
    third: 'tr td:nth-child(3n+2){position:relative;top:2pt}',
    numbers: 'tr td.n{position:relative;top:1.6pt}',
    others: 'tr td:not(:first-child){position:relative;top:1.8pt}',
  }[recipe.draw('cells apart', { none: 8, third: 1, numbers: 1, others: 1 })];
  return `table.records{margin-bottom:8pt}${repeat}${width}${total}td.cap{text-align:${caption}}${apart}.policy td,div.policy{${recipe.pick(
    'policy headings',
    [
      'font-weight:700',
      'background:#e9edf3',
      'text-decoration:underline',
      'font-size:110%',
      'border-bottom:.6pt solid #000',
    ],
  )}}div.policy{margin:8pt 0 2pt;break-after:avoid}.policy td{padding-top:6pt}.legend{font-size:85%;margin:4pt 0}.small{font-size:78%;margin-top:8pt}.list{margin-bottom:8pt}.cover{font-size:11pt;break-after:page;padding:40pt}`;
}

function running(recipe: Recipe, report: Report, formats: Formats): Furniture['print'] {
  const page = {
    none: null,
    page: html`Page <span class="pageNumber"></span>`,
    of: html`Page <span class="pageNumber"></span> of <span class="totalPages"></span>`,
    bare: html`<span class="pageNumber"></span>/<span class="totalPages"></span>`,
  }[recipe.draw('page numbers', { none: 2, page: 2, of: 4, bare: 1 })];
  const code = `${recipe.facts('form').letters(2)}${recipe.facts('form').digits(4)}`;
  const strip = (left: string, right: Html | null): Html =>
    html`<div style="font:7px sans-serif;width:100%;display:flex;justify-content:space-between;padding:0 36px"><span>${left}</span><span>${right}</span></div>`;
  const footer = strip(recipe.pick('foot says', ['', '', code, 'Confidential', `Form ${code}`]), page);
  const header = strip(recipe.pick('head says', [report.insured, '', formats.headDate(report.reportDate).text]), null);
  const margin = { top: '0.6in', bottom: '0.6in', left: '0.4in', right: '0.4in' };
  return recipe.chance('running head', 0.2)
    ? { header, footer, margin }
    : { header: html`<span></span>`, footer, margin };
}
