import { abbreviated, bare, dashed, dayFirst, shortSlashed, slashed, written } from '../../kit/dates.ts';
import { cents, dollarsAndCents, whole, wholeDollars } from '../../kit/money.ts';
import type { Random } from '../../kit/random.ts';
import type { Recipe } from '../../kit/recipe.ts';

// What a company's print system does the same way on all of its pages: type, rulings, notations and wordings.

export type TableKind = 'ruled' | 'boxed' | 'striped' | 'plain' | 'topped';
export type PanelKind = 'left' | 'leader' | 'boxes' | 'below' | 'inline' | 'headed' | 'pairs' | 'stacked';
type TitleKind = 'bar' | 'underlined' | 'spaced' | 'plain' | 'centered' | 'boxed';

export interface House {
  recipe: Recipe;
  random: Random;
  /** A line printer: every section is text of one width. */
  isPitch: boolean;
  /** Names, addresses and descriptions in capitals. */
  isUpper: boolean;
  css: string;
  titleKind: TitleKind;
  hasWrappedHeads: boolean;
  hasWholeLimits: boolean;
  /** What stands in a cell without an amount. */
  blank: string;
  date: (iso: string) => string;
  /** Premiums. */
  money: (amount: number) => string;
  /** Limits and deductibles. */
  limit: (amount: number) => string;
  /** One of the wordings for this key, the same in the whole document. */
  word: (key: string) => string;
  /** Names and descriptions in the document's case. */
  value: (text: string) => string;
  /** Headings and captions in the document's case. */
  caption: (text: string) => string;
}

const FONTS = [
  'Arial,"Liberation Sans",sans-serif',
  '"Liberation Serif",serif',
  'Carlito,sans-serif',
  'Caladea,serif',
  '"DejaVu Sans Condensed","DejaVu Sans",sans-serif',
  'Lato,sans-serif',
  '"Liberation Sans Narrow",sans-serif',
  '"DejaVu Serif",serif',
  '"Liberation Mono",monospace',
];
const COLORS = ['#000', '#123f2b', '#1c3f6e', '#5a1a1a', '#333', '#0b5563', '#4b2e6f'];

const titled = (text: string): string =>
  text.replace(/\b[a-z](?=[a-z]{3,})/g, (letter) => letter.toUpperCase()).replace(/^[a-z]/, (x) => x.toUpperCase());

const tableCss: Record<TableKind, string> = {
  ruled: '.t td,.t th{border-bottom:.5pt solid #999}',
  boxed: '.t td,.t th{border:.6pt solid #444}',
  striped: '.t tr:nth-child(even) td{background:#eef1f3}',
  plain: '',
  topped: '.t th{border-top:1pt solid;border-bottom:1pt solid}.t{border-bottom:1pt solid}',
};

const titleCss: Record<TitleKind, string> = {
  bar: 'background:var(--c);color:#fff;padding:2pt 4pt',
  underlined: 'border-bottom:1.2pt solid var(--c);color:var(--c)',
  spaced: 'letter-spacing:2.5pt;font-weight:400',
  plain: '',
  centered: 'text-align:center',
  boxed: 'border:1pt solid #000;padding:2pt 4pt;text-align:center',
};

/** Cells of one row do not always stand on one line: whole columns are set a little lower. */
function drawShift(random: Random): string {
  if (random.chance(0.7)) return '';
  const column = random.int(1, 4);
  return `.t td:nth-child(${column}){position:relative;top:${random.pick([1, 1.5, 2, 3])}pt}`;
}

function drawCss(random: Random, kind: TitleKind, isLoose: boolean): string {
  const size = random.pick([7.5, 8, 8.5, 9, 9, 9.5, 10, 10.5]);
  const [x, y] = [random.pick([2, 3, 4, 6, 8]), isLoose ? random.pick([2, 3, 5]) : random.pick([0, 0.5, 1, 2])];
  const headAlign = random.pick(['left', 'left', 'center', 'inherit']);
  const heads = random.pick([
    'font-weight:700',
    'font-weight:400',
    'background:#ddd',
    'font-size:85%',
    'font-style:italic',
  ]);
  const repeats = random.chance(0.6) ? '' : 'thead{display:table-row-group}';
  const breaks = random.chance(0.5) ? 'tr{break-inside:avoid}' : '';
  return `:root{--c:${random.pick(COLORS)}}body{margin:0;font:${size}pt/${random.pick([1.1, 1.2, 1.3, 1.4])} ${random.pick(FONTS)}}
h2{font-size:${random.pick([100, 105, 115, 125])}%;margin:${random.int(5, 13)}pt 0 ${random.int(1, 5)}pt;break-after:avoid;${titleCss[kind]}}
table{border-collapse:collapse}.t{width:${random.pick(['100%', '100%', '100%', '90%', 'auto'])}}td,th{padding:${y}pt ${x}pt;text-align:left;vertical-align:${random.pick(['top', 'top', 'bottom', 'middle'])}}
th{${heads};vertical-align:${random.pick(['bottom', 'bottom', 'top'])};text-align:${headAlign}}.r{text-align:right}${headAlign === 'inherit' ? 'th.r{text-align:right}' : ''}.total td,.group td{font-weight:700}.total td{border-top:.8pt solid}
${tableCss[random.pick(['ruled', 'boxed', 'striped', 'plain', 'topped'] as const)]}${drawShift(random)}${repeats}${breaks}
pre{font-family:"Liberation Mono",monospace;margin:3pt 0;line-height:${random.pick([1.05, 1.15, 1.3])}}.cols{display:flex;gap:${random.int(8, 24)}pt}.cols>*{flex:1}.small{font-size:80%}.box{border:.7pt solid #555;padding:4pt 6pt}
.cap{font-size:${random.pick([70, 75, 85])}%}.grid{display:flex;flex-wrap:wrap}.grid>div{border:.6pt solid #555;margin:-.3pt;padding:1pt 4pt 2pt;flex:1 0 ${random.pick([22, 30, 45])}%;box-sizing:border-box}.lead{display:flex;gap:3pt}.lead i{flex:1;border-bottom:1pt dotted #666;margin-bottom:2pt}.break{break-after:page}.head{display:flex;justify-content:space-between;gap:20pt}.big{font-size:150%;font-weight:700}`;
}

/** Amounts as one print system writes them. */
function drawNotations(random: Random): Pick<House, 'date' | 'money' | 'limit' | 'blank' | 'hasWholeLimits'> {
  const hasWholeLimits = random.chance(0.85);
  const [withSign, signedLimits] = [random.chance(0.6), random.chance(0.7)];
  const wholeLimit = signedLimits ? wholeDollars : whole;
  const exactLimit = signedLimits ? dollarsAndCents : cents;
  return {
    date: random.pick([slashed, slashed, bare, shortSlashed, dashed, dayFirst, written, abbreviated]),
    money: withSign ? dollarsAndCents : cents,
    limit: hasWholeLimits ? wholeLimit : exactLimit,
    blank: random.pick(['', '', '-', '--', 'N/A']),
    hasWholeLimits,
  };
}

/** Draws the choices; `pitch` is the probability that it is a line printer. */
export function drawHouse(recipe: Recipe, pitch = 0.15): House {
  const random = recipe.facts('house');
  const isPitch = recipe.chance('line printer', pitch);
  const isUpper = recipe.chance('upper case', isPitch ? 0.8 : 0.3);
  const captions =
    isUpper && random.chance(0.8) ? 'upper' : recipe.draw('captions', { 'as is': 3, titled: 2, upper: 1 });
  const titleKind = recipe.draw('section titles', {
    bar: 2,
    underlined: 2,
    spaced: 1,
    plain: 2,
    centered: 1,
    boxed: 1,
  });
  return {
    recipe,
    random: recipe.facts('layout'),
    isPitch,
    isUpper,
    css: drawCss(random, titleKind, recipe.chance('loose', 0.4)),
    titleKind,
    hasWrappedHeads: recipe.chance('wrapped heads', 0.35),
    ...drawNotations(random),
    word: (key) => recipe.word(`declarations.${key}`),
    value: (text) => (isUpper ? text.toUpperCase() : text),
    caption: (text) => (captions === 'upper' ? text.toUpperCase() : captions === 'titled' ? titled(text) : text),
  };
}
