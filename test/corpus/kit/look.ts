import type { Recipe } from './recipe.ts';

export interface Look {
  /** For the body and for tables; a family adds its own rules. */
  css: string;
  /** In points. */
  fontSize: number;
  isFixedPitch: boolean;
}

const fonts = {
  'Liberation Sans': 6,
  'Liberation Serif': 2,
  'Liberation Mono': 1,
  'Liberation Sans Narrow': 2,
  Carlito: 3,
  Caladea: 0.7,
  Lato: 1,
  'DejaVu Sans': 1,
  'DejaVu Sans Condensed': 1,
  'DejaVu Serif': 0.5,
};

/** Letters, rulings and spacing of a document. `dense` documents have wide tables and small letters. */
export function drawLook(recipe: Recipe, { dense = false }: { dense?: boolean } = {}): Look {
  const font = recipe.draw('font', fonts);
  const fontSize = recipe.int('font size in tenths', dense ? 62 : 78, dense ? 82 : 105) / 10;
  const lineHeight = recipe.int('line height in percent', 104, 145) / 100;
  const [across, down] = [recipe.int('cell padding across', 1, 5), recipe.int('cell padding down', 0, 4)];
  const rulings = {
    none: '',
    rows: 'td{border-bottom:.5pt solid #999}',
    head: 'thead th{border-bottom:1pt solid #000}',
    grid: 'td,th{border:.5pt solid #777}',
    boxed: 'table.records{border:1pt solid #000}thead th{border-bottom:.7pt solid #000}td{border-left:.4pt solid #bbb}',
    double: 'thead tr:first-child th{border-top:1.2pt solid #000}thead tr:last-child th{border-bottom:2pt double #000}',
  };
  const shades = {
    plain: '',
    grayHead: 'thead th{background:#e4e4e4}',
    darkHead: 'thead th{background:#24405f;color:#fff}',
    striped: 'tbody tr:nth-child(even) td{background:#f1f4f8}',
    paleHead: 'thead th{background:#dce9d5}',
  };
  const ruling = rulings[recipe.draw('rulings', { none: 3, rows: 2, head: 3, grid: 4, boxed: 1, double: 1 })];
  const shade = shades[recipe.draw('shades', { plain: 5, grayHead: 3, darkHead: 1, striped: 2, paleHead: 1 })];
  const weight = recipe.chance('plain column heads', 0.25) ? 400 : 700;
  return {
    fontSize,
    isFixedPitch: font === 'Liberation Mono',
    css: `body{margin:0;font:${fontSize}pt/${lineHeight} '${font}'}table{border-collapse:collapse}
td,th{padding:${down}pt ${across}pt;vertical-align:${recipe.draw('cells stand', { top: 6, middle: 1, bottom: 1 })};text-align:left}
th{font-weight:${weight};vertical-align:${recipe.draw('heads stand', { bottom: 4, middle: 1, top: 1 })}}td.n{text-align:right;white-space:nowrap}
td.w{white-space:nowrap}td.t{min-width:70pt}${ruling}${shade}tr{break-inside:avoid}.pairs td{border:0;background:none}`,
  };
}
