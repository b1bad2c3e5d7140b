import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim, Policy } from '../loss-run/facts.ts';
import { type Grid, drawGrid, fillGrid } from './amount-grid.ts';
import { cellClass, drawClaimFields, type Field } from './columns.ts';
import { countText, headPolicy } from './sections.ts';
import { drawSetting, finish, impliedCount, noClaims, type Setting, showFields } from './setting.ts';

// A grid of amounts a claim: in the columns to the right of its words, or under its line.

type WithGrid = Setting & { words: Field[]; grid: Grid; place: 'columns' | 'under' | 'underWithHeads' | 'beside' };
interface Part {
  html: Html;
  fields: ShownFields;
}

const word = ({ recipe, formats }: Setting, key: string): string => formats.heading(recipe.word(`loss_run.${key}`));
const headCells = (grid: Grid): Html => html`<th></th>${grid.heads.map((head) => html`<th class="n">${head}</th>`)}`;

function tableHead(setting: WithGrid): Html {
  const { words, grid, place } = setting;
  const names = words.map((field) => html`<th>${word(setting, field)}</th>`);
  return html`<thead><tr>${names}${place === 'columns' ? headCells(grid) : null}</tr></thead>`;
}

function ownGrid({ grid, recipe }: WithGrid, rows: readonly Html[], hasHeads: boolean): Html {
  const heads = hasHeads ? html`<tr>${headCells(grid)}</tr>` : null;
  const indent = recipe.int('indent of grids', 0, 90);
  return html`<table class="grid" style="margin-left:${indent}pt">${heads}${rows.map((row) => html`<tr>${row}</tr>`)}</table>`;
}

function claimPart(claim: Claim, setting: WithGrid): Part {
  const { words, grid, place, formats, recipe } = setting;
  const shown = showFields(claim, words, formats);
  const { rows, fields } = fillGrid(grid, [claim], setting);
  const cells = words.map((field) => html`<td class="${cellClass(field)}">${shown.get(field)?.text}</td>`);
  const all = new Map([...shown, ...fields, ['policyNumber', plain(claim.policy.number)] as const]);
  if (place === 'columns') {
    const isSpanned = recipe.chance('words span the grid', 0.5);
    const span = words.map(
      (field) => html`<td rowspan="${rows.length}" class="${cellClass(field)}">${shown.get(field)?.text}</td>`,
    );
    const lead = isSpanned ? span : cells;
    const blank = isSpanned ? null : words.map(() => html`<td></td>`);
    const lines = rows.map(
      (row, index) => html`<tr class="${index === 0 ? 'first' : 'next'}">${index === 0 ? lead : blank}${row}</tr>`,
    );
    return { html: html`<tbody class="record">${lines}</tbody>`, fields: all };
  }
  if (place === 'beside') {
    const pairs = words.map((field) => html`<div><b>${word(setting, field)}:</b> ${shown.get(field)?.text}</div>`);
    const table = ownGrid(setting, rows, true);
    return { html: html`<div class="claim"><div class="words">${pairs}</div>${table}</div>`, fields: all };
  }
  const under = html`<tr class="next"><td colspan="${words.length}">${ownGrid(setting, rows, place === 'underWithHeads' || claim.policy.claims[0] === claim)}</td></tr>`;
  return { html: html`<tbody class="record"><tr class="first">${cells}</tr>${under}</tbody>`, fields: all };
}

function totalPart(caption: string, claims: readonly Claim[], setting: WithGrid): Part {
  const { words, grid, place, recipe, formats } = setting;
  const counts = countText(recipe, claims, formats);
  const { rows, fields } = fillGrid(grid, claims, setting);
  const text = html`<b>${caption}</b> &nbsp; ${counts.text}`;
  const all = new Map([...counts.fields, ...fields]);
  if (place === 'columns') {
    const lines = rows.map(
      (row, index) =>
        html`<tr class="total"><td colspan="${words.length}">${index === 0 ? text : null}</td>${row}</tr>`,
    );
    return { html: html`<tbody class="record">${lines}</tbody>`, fields: all };
  }
  const table = ownGrid(setting, rows, true);
  if (place === 'beside')
    return { html: html`<div class="claim total"><div class="words">${text}</div>${table}</div>`, fields: all };
  return {
    html: html`<tbody class="record"><tr class="total"><td colspan="${words.length}">${text}${table}</td></tr></tbody>`,
    fields: all,
  };
}

function wrap(setting: WithGrid, content: Html): Html {
  if (setting.place === 'beside') return content;
  return html`<table class="records">${tableHead(setting)}${content}</table>`;
}

function policyPart(policy: Policy, setting: WithGrid): { html: Html; policy: ShownFields; claims: ShownFields[] } {
  const { recipe, formats } = setting;
  const heading = headPolicy(recipe, policy, formats);
  const claims = policy.claims.map((claim) => claimPart(claim, setting));
  const hasTotal = claims.length > 0 && recipe.chance('policy totals', 0.6);
  const total = hasTotal ? totalPart(word(setting, 'policyTotal'), policy.claims, setting) : null;
  const records = html`${claims.map((part) => part.html)}${total?.html}`;
  return {
    html: html`<div class="policy">${heading.html}</div>${claims.length === 0 ? html`<div class="nothing">${noClaims(setting)}</div>` : wrap(setting, records)}`,
    policy: impliedCount(policy, new Map([...heading.fields, ...(total?.fields ?? [])])),
    claims: claims.map((part) => part.fields),
  };
}

function build(recipe: Recipe): Drawn {
  const base = drawSetting(recipe);
  const place = recipe.draw('grids stand', { columns: 5, under: 2, underWithHeads: 2, beside: 2 });
  const words = drawClaimFields(recipe, base.report, place === 'columns' ? 6 : 9);
  const setting: WithGrid = { ...base, words, place, grid: drawGrid(base) };
  const parts = base.report.policies.map((policy) => policyPart(policy, setting));
  const hasTotal = base.report.claims.length > 0 && recipe.chance('grand totals', 0.7);
  const total = hasTotal ? totalPart(word(setting, 'grandTotal'), base.report.claims, setting) : null;
  const line = recipe.pick('between records', ['border-top:.6pt solid #666', 'padding-top:4pt', 'padding-top:7pt']);
  return finish(
    base,
    {
      html: html`${parts.map((part) => part.html)}${total === null ? null : wrap(setting, total.html)}`,
      policies: parts.map((part) => part.policy),
      claims: parts.flatMap((part) => part.claims),
      totals: total?.fields ?? new Map(),
    },
    {
      landscape: place === 'columns' ? words.length > 3 : recipe.chance('landscape', 0.4),
      dense: words.length > 7,
      css: `tr.first>td{${line}}th.n{text-align:right}.grid{margin-bottom:3pt}.grid td,.grid th{padding:0 6pt}.claim{display:flex;justify-content:space-between;border-top:.5pt solid #999;padding:3pt 0;break-inside:avoid}.words{max-width:60%;${recipe.chance('words in two columns', 0.4) ? 'columns:2' : ''}}.nothing{margin:2pt 0 6pt}`,
    },
  );
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'loss-run-amount-grid', weight: 2, build }];
