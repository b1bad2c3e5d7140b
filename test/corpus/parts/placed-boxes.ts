// Preprinted forms: boxes at fixed places, in points from the top left of a Letter page, which a system fills in.
import { type Html, html, joined, type Piece } from '../kit/html.ts';
import type { Print } from '../kit/style.ts';

/** The page is the whole sheet: places of boxes are places on paper. */
export const formPrint: Print = { margin: { top: '0in', right: '0in', bottom: '0in', left: '0in' } };

/** A style adds the type of its captions (`body`) and of what is filled in (`.v`), and how a tick box looks (`.t`). */
export const formCss = `@page{margin:0}body{margin:0}.sheet{position:relative;width:612pt;height:791pt;overflow:hidden;break-after:page}.sheet:last-child{break-after:auto}
.b{position:absolute;box-sizing:border-box;border:.6pt solid #000;padding:1pt 2pt;overflow:hidden}.n{border:0}.c{text-align:center}.r{text-align:right}
.w{display:inline-block;white-space:nowrap;overflow:hidden;vertical-align:top}.v{white-space:pre-wrap}.fs{display:flex;justify-content:space-between}`;

export const sheetOf = (...pieces: readonly Piece[]): Html => html`<div class="sheet">${pieces}</div>`;

/** A box with what stands in it and its class; its frame lies on that of its neighbors. Class `n` leaves the frame out. */
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  ...[piece = '', cls = '']: readonly [piece?: Piece, cls?: string]
): Html =>
  html`<div class="b ${cls}" style="left:${x}pt;top:${y}pt;width:${w + 0.6}pt;height:${h + 0.6}pt">${piece}</div>`;

/** Lines of a fixed step below each other, without frames. */
export const stack = (x: number, y: number, w: number, step: number, lines: readonly Piece[]): Html =>
  html`${lines.map((line, i) => box(x, y + i * step, w, step, line, 'n'))}`;

/** What the system fills in. */
export const filled = (piece: Piece): Html => html`<span class="v">${piece}</span>`;
export const filledLines = (lines: readonly Piece[]): Html => filled(joined(lines, html`<br>`));

/** A piece of a line with a width of its own, so that columns stand below each other. */
export const wide = (w: number, piece: Piece): Html => html`<span class="w" style="width:${w}pt">${piece}</span>`;
