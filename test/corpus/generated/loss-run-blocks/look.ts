import { html, type Html, type Piece, sheet } from '../../kit/html.ts';
import type { Drawn, Print } from '../../kit/style.ts';
import { frontPage, glossary } from './around.ts';
import { type Fact, headFacts } from './facts.ts';
import type { House } from './house.ts';
import type { Recorder } from './recorder.ts';

/** Where a label stands from its value. */
export type Place = 'left' | 'above' | 'below' | 'columns' | 'leaders' | 'boxed';

export interface Look {
  css: string;
  /** A label with its value. */
  pair: (fact: Fact) => Html;
  place: Place;
}

// numbers and dates in one piece
const nowrap = html` style="white-space:nowrap"`;

const families = [
  '"Liberation Sans",Arial',
  '"Liberation Sans Narrow","Arial Narrow"',
  '"Liberation Serif","Times New Roman"',
  'Carlito,Calibri',
  'Lato',
  '"DejaVu Sans"',
  'Caladea,Cambria',
  '"DejaVu Serif"',
  '"Liberation Mono","Courier New"',
];

const places: readonly Place[] = ['left', 'left', 'above', 'below', 'columns', 'leaders', 'boxed'];

const placeCss: Record<Place, string> = {
  left: '.c{margin-right:3pt}',
  above: '.c{display:block;font-size:.78em}.v{display:block;min-height:1.2em}',
  below:
    '.p{display:flex;flex-direction:column-reverse}.c{font-size:.76em;border-top:.5pt solid #777}.v{min-height:1.25em}',
  columns: '.p{display:grid;grid-template-columns:minmax(62pt,42%) 1fr;column-gap:6pt}',
  leaders: '.c{margin-right:3pt;white-space:nowrap}',
  boxed:
    '.p{border:.6pt solid #444;padding:1pt 3pt}.c{display:block;font-size:.72em}.v{display:block;min-height:1.2em;padding-left:4pt}',
};

/** Fonts, sizes, colors and the place of labels. */
export function drawLook({ random, choose }: House, among: readonly Place[] = places): Look {
  const place = choose('place of labels', among);
  const tail = place === 'above' || place === 'below' || place === 'boxed' ? ['', '', ':'] : [':', ':', '', ' -', ' :'];
  const end = place === 'leaders' ? '' : random.pick(tail);
  const family = choose('font', families);
  const size = random.int(14, 20) / 2 - (family.includes('DejaVu') ? 1 : 0);
  const weight = random.pick(['bold', 'normal', 'bold']);
  const color = random.pick(['#000', '#000', '#333', '#1b3a5c', '#5b2333']);
  const css = `body{margin:0;font:${size}pt/${random.pick(['1.15', '1.25', '1.4'])} ${family},sans-serif;color:#000}
.c{font-weight:${weight};color:${color}}h1{font-size:${random.int(12, 19)}pt;margin:0 0 4pt;color:${color}}h2{font-size:1.15em;margin:9pt 0 3pt;color:${color};break-after:avoid}
p{margin:3pt 0}table{border-collapse:collapse}.n{text-align:right;white-space:nowrap}.fine{font-size:.8em;margin-top:12pt;color:#444}
.g{display:grid;column-gap:${random.int(6, 20)}pt;row-gap:${random.int(1, 4)}pt}${placeCss[place]}`;
  const dots = (caption: string): string =>
    place === 'leaders' ? ` ${'.'.repeat(Math.max(3, 24 - caption.length))}` : end;
  return {
    css,
    place,
    pair: ({ caption, text }) =>
      html`<div class="p"><span class="c">${caption}${dots(caption)}</span> <span class="v"${text.length < 19 ? nowrap : null}>${text}</span></div>`,
  };
}

/** Pairs in columns. */
export const grid = (look: Look, facts: readonly Fact[], columns: number): Html =>
  html`<div class="g" style="grid-template-columns:repeat(${columns},1fr)">${facts.map(look.pair)}</div>`;

/** The top of the first page, in one of several forms. */
export function drawHead(house: House, look: Look, recorder: Recorder, keys?: ReadonlySet<string>): Html {
  const { random, choose } = house;
  const left = random.chance(0.25) ? ['agency'] : random.chance(0.2) ? ['valuationDate'] : [];
  const facts = headFacts(house).filter(({ key }) => (keys?.has(key) ?? true) && !left.includes(key));
  recorder.head(facts);
  const title = house.caption('title');
  const rest = facts.filter(({ key }) => key !== 'carrier');
  const forms: (() => Html)[] = [
    () => html`<h1>${title}</h1>${grid(look, facts, random.pick([2, 2, 3]))}`,
    () =>
      html`<div style="display:flex;justify-content:space-between"><h1>${house.carrier}</h1><h1 style="font-weight:normal">${title}</h1></div>${grid(look, rest, random.pick([1, 2, 4]))}`,
    () =>
      html`<div style="text-align:center"><b>${house.carrier}</b><h1>${title}</h1></div>${grid(look, rest, random.pick([2, 3]))}`,
    () =>
      html`<table style="width:100%"><tr>${facts.map(({ caption }) => html`<th style="border:.6pt solid #555;font-size:.85em">${caption}</th>`)}</tr><tr>${facts.map(({ text }) => html`<td style="border:.6pt solid #555;text-align:center;padding:1pt 3pt">${text}</td>`)}</tr></table><h1 style="margin-top:6pt">${title}</h1>`,
    () =>
      html`<div style="display:grid;grid-template-columns:1fr 1fr;column-gap:24pt"><div><h1>${house.carrier}</h1>${title}</div><div>${rest.map(look.pair)}</div></div>`,
    () => html`<h1>${title}</h1><div>${facts.map(look.pair)}</div>`,
  ];
  return html`${choose('form of head', forms)()}<hr style="border:0;border-top:${random.pick(['.5pt', '1pt', '2pt', '0'])} solid #444">`;
}

/** Headers and footers, skew and paper. */
export function finish(house: House, look: { css: string }, body: Piece, recorder: Recorder, print: Print = {}): Drawn {
  const { random, choose, recipe } = house;
  // a page that went through a feeder a little askew, its text still text
  const skew = recipe.chance('skew', 0.15) ? { skewDegrees: choose('degrees', [0.3, -0.4, 0.6, -0.8, 0.9]) } : {};
  const footers: (Print['footer'] | undefined)[] = [
    undefined,
    html`<div style="font-size:7pt;width:100%;text-align:center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
    html`<div style="font-size:7pt;width:100%;padding:0 36pt;display:flex;justify-content:space-between"><span>CONFIDENTIAL</span><span>Page <span class="pageNumber"></span></span></div>`,
    html`<div style="font-size:7pt;width:100%;padding:0 36pt">Report ${random.letters(2)}${random.digits(3)} &nbsp; <span class="pageNumber"></span>/<span class="totalPages"></span></div>`,
  ];
  const footer = choose('footer', footers);
  const fine = random.chance(0.4) ? html`<div class="fine">${house.caption('smallPrint')}</div>` : null;
  return {
    html: sheet({ css: look.css, body: html`${frontPage(house)}${body}${glossary(house)}${fine}` }),
    label: recorder.label(),
    print: {
      ...print,
      ...skew,
      ...(footer === undefined ? {} : { footer }),
      landscape: print.landscape ?? recipe.chance('landscape', 0.25),
    },
  };
}
