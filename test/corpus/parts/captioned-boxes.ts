// Boxes of preprinted forms: small captions that belong to the form, and values that an agency system types over them.
import { type Html, html, joined, type Piece } from '../kit/html.ts';

export type TickKind = 'boxed' | 'check' | 'glyph' | 'bracket' | 'bare';

export interface Face {
  /** Font of what is preprinted, and its size in points. */
  form: string;
  caption: number;
  /** Font of what is filled in, and its size in points. */
  fill: string;
  value: number;
  /** Further rules. */
  more?: string;
}

/** Rules for the boxes below; pages are Letter with the margins of `formMargin`. */
export const formCss = ({ form, caption, fill, value, more = '' }: Face): string =>
  `body{margin:0;font:${caption}pt/1.18 ${form}}
.pg{position:relative;min-height:10.34in;break-after:page;box-sizing:border-box;padding:4pt 0 16pt}.pg:last-child{break-after:auto}
.ft{position:absolute;left:0;right:0;bottom:0;display:flex;justify-content:space-between;font-size:${caption + 0.8}pt}.ft b{font-size:${caption + 1.6}pt}
.fr{display:flex;border:.6pt solid #000;border-right:0;margin-top:-.6pt}.fr>div{border-right:.6pt solid #000;padding:1pt 2pt .6pt;min-width:0;min-height:${value + caption + 2.5}pt;box-sizing:border-box}
.fc{display:flex}.fc>div{min-width:0}.fc>div+div{margin-left:-.6pt}.fr>.ne{padding:0;display:flex;flex-direction:column}.ne .fr{border-left:0;flex:1 0 auto}.ne .fr:first-child{border-top:0;margin-top:0}.ne .fr:last-child{border-bottom:0}.ne .fr>div:last-child{border-right:0}.v{font:${value}pt/1.12 ${fill}}.in{display:flex;gap:3pt;align-items:center}.fr>div.in{min-height:${value + 3}pt}
.bar{font-weight:700;font-size:${caption + 1.6}pt;padding:1.6pt 2pt 1pt}.bar small{font-weight:400;font-size:${caption}pt}
table.f{width:100%;border-collapse:collapse;margin-top:-.6pt}.f td,.f th{border:.6pt solid #000;padding:.6pt 2pt;text-align:left;vertical-align:top}.f th{font-weight:400;vertical-align:middle;text-align:center}.f td{font:${value}pt/1.12 ${fill};height:${value + 2}pt}.f td.c{font:${caption}pt/1.18 ${form}}
.f td.n{text-align:right}.tk{display:inline-block;white-space:nowrap;margin-right:5pt}.tk u{display:inline-block;width:6.4pt;height:6.4pt;border:.6pt solid #000;text-decoration:none;text-align:center;overflow:hidden;font:700 6.6pt/6.6pt ${fill};vertical-align:-1pt;margin-right:2pt}
.tk svg{width:7pt;height:7pt;vertical-align:-1pt;margin-right:2pt}.tk em{font:${value}pt/1 ${fill};margin-right:2pt}.ti{font-weight:700;font-size:12pt;text-align:center;line-height:1.15}.lg{font-size:${caption}pt;text-align:justify;margin:2pt 0}${more}`;

export const formMargin = { top: '.3in', right: '.32in', bottom: '.3in', left: '.32in' };

export const value = (piece: Piece): Html => html`<span class="v">${piece}</span>`;

/** Boxes side by side, each with its share of the width. */
export const row = (...boxes: readonly Piece[]): Html => html`<div class="fr">${boxes}</div>`;
/** The caption above, the value below. */
export const box = (share: number, caption: Piece, filled: Piece = ''): Html =>
  html`<div style="flex:${share} 1 0">${caption}<br>${value(filled)}</div>`;
/** The value behind its caption. */
export const inline = (share: number, caption: Piece, filled: Piece = ''): Html =>
  html`<div class="in" style="flex:${share} 1 0"><span>${caption}</span>${value(filled)}</div>`;
/** A box with whatever stands in it. */
export const cell = (share: number, ...content: readonly Piece[]): Html =>
  html`<div style="flex:${share} 1 0">${content}</div>`;
/** Columns of rows of their own. */
export const columns = (...blocks: readonly Piece[]): Html => html`<div class="fc">${blocks}</div>`;
export const column = (share: number, ...rows: readonly Piece[]): Html =>
  html`<div style="flex:${share} 1 0;display:flex;flex-direction:column">${rows}</div>`;
/** Rows within a box. */
export const nest = (share: number, ...rows: readonly Piece[]): Html =>
  html`<div class="ne" style="flex:${share} 1 0">${rows}</div>`;
/** A row that takes what height its column has left. */
export const tallRow = (...boxes: readonly Piece[]): Html => html`<div class="fr" style="flex:1 0 auto">${boxes}</div>`;

export const bar = (title: string, note: Piece = ''): Html =>
  html`<div class="bar">${title} <small>${note}</small></div>`;

/** The line above all pages but the first. */
export const customerLine = (id: Piece): Html =>
  html`<div style="text-align:right;margin-bottom:3pt">AGENCY CUSTOMER ID: ${value(id)}</div>`;

/** A dollar sign of the form with what is typed behind it. */
export const dollars = (amount: string | null): Html => html`$ ${value(amount)}`;
/** Lines below each other. */
export const lines = (...pieces: readonly Piece[]): Html => joined(pieces, html`<br>`);

export interface Column {
  caption: Piece;
  /** In percent of the table's width. */
  width: number;
  isNumber?: boolean;
}

/** A table of the form, with empty rows up to `least`. */
export function grid(heads: readonly Column[], rows: readonly (readonly Piece[])[], least = rows.length): Html {
  const all = [...rows, ...Array.from({ length: Math.max(0, least - rows.length) }, () => heads.map(() => ''))];
  return html`<table class="f"><tr>${heads.map(({ caption, width }) => html`<th style="width:${width}%">${caption}</th>`)}</tr>${all.map((cells) => html`<tr>${cells.map((each, i) => (heads[i]?.isNumber === true ? html`<td class="n">${each}</td>` : html`<td>${each}</td>`))}</tr>`)}</table>`;
}

export type Tick = (isTicked: boolean, caption: Piece) => Html;

/** How one agency system marks what is ticked. */
export function ticker(kind: TickKind): Tick {
  const marks: Record<TickKind, (isTicked: boolean) => Html> = {
    boxed: (isTicked) => html`<u>${isTicked ? 'X' : ''}</u>`,
    check: (isTicked) =>
      html`<svg viewBox="0 0 10 10"><path d="M.5 .5h9v9h-9z${isTicked ? 'M2 5l2.4 3L8.4 1.6' : ''}" fill="none" stroke="#000"/></svg>`,
    glyph: (isTicked) => html`<em style="font-family:'DejaVu Sans'">${isTicked ? '☒' : '☐'}</em>`,
    bracket: (isTicked) => html`<em>[${isTicked ? 'X' : '\u00a0'}]</em>`,
    bare: (isTicked) => html`<em style="display:inline-block;min-width:7pt">${isTicked ? 'X' : ''}</em>`,
  };
  return (isTicked, caption) => html`<span class="tk">${marks[kind](isTicked)}${caption}</span>`;
}

export const page = (foot: Piece, ...content: readonly Piece[]): Html =>
  html`<div class="pg">${content}<div class="ft">${foot}</div></div>`;

/** Each question with its answer, and a line for more. */
export const asked = (all: readonly (readonly [string, string?])[], answer: (at: number) => string): Html =>
  html`${row(cell(94, 'EXPLAIN ALL "YES" RESPONSES'), cell(6, 'Y / N'))}${all.map(([question, more], at) =>
    row(
      html`<div style="flex:94 1 0;min-height:24pt">${question}${more === undefined ? '' : html`<br>${more}`}</div>`,
      cell(6, html`<div style="text-align:center">${value(answer(at))}</div>`),
    ),
  )}`;
