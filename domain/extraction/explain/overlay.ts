import type { Box, Page } from '../../document/page.ts';
import { atomsOf } from '../../reading/atoms.ts';
import type { PageLayout } from '../../reading/layout.ts';
import type { Citation } from '../result.ts';
import type { ReadDocument } from '../confidence/document-evidence.ts';
import type { Trace, TracedStructure } from './trace.ts';

/** A page's picture, with the size of the page in points. */
export interface PagePicture {
  page: Page;
  png: { base64: string; width: number; height: number };
}

const COLORS: Readonly<Record<TracedStructure['kind'], string>> = {
  table: '#1f77b4',
  heading: '#9467bd',
  record: '#2ca02c',
  scope: '#ff7f0e',
  total: '#8c564b',
};
const VALUE = '#d62728';
const ATOM = '#17708b';
const LABEL_SIZE = 5;
const LONGEST_LABEL = 48;

/** What is drawn: typed pieces of lines, what they form, what was read from them. */
export type Layer = 'atoms' | 'structures' | 'values';

/** A page as SVG: its picture, the structures that were found on it, and the values by the field that they were read for. */
export function overlayOf(
  { page, png }: PagePicture,
  { assembled, layouts }: ReadDocument,
  { structures }: Trace,
  layers: readonly Layer[] = ['structures', 'values'],
): string {
  const isShown = (layer: Layer): boolean => layers.includes(layer);
  const atoms = isShown('atoms')
    ? layouts.filter((layout) => layout.page.number === page.number).flatMap(atomShapes)
    : [];
  const found = isShown('structures') ? structures.filter((structure) => structure.page === page.number) : [];
  const values = Object.entries(isShown('values') ? assembled.citations : {}).map(([pointer, citations]) => ({
    pointer,
    boxes: citations.filter((citation) => citation.page === page.number).map(({ bbox }) => boxOf(bbox, page)),
  }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(page.width)} ${round(page.height)}"`,
    `  width="${png.width}" height="${png.height}" font-family="sans-serif" font-size="${LABEL_SIZE}">`,
    `<image width="${round(page.width)}" height="${round(page.height)}" href="data:image/png;base64,${png.base64}"/>`,
    ...atoms,
    ...found.map(structureShape),
    ...values.flatMap(({ pointer, boxes }) => boxes.map((box, at) => valueShape(box, at === 0 ? pointer : ''))),
    '</svg>',
    '',
  ].join('\n');
}

/** A citation's box in points. */
function boxOf({ left, top, width, height }: Citation['bbox'], page: Page): Box {
  const [x0, y0] = [left * page.width, top * page.height];
  return { x0, y0, x1: x0 + width * page.width, y1: y0 + height * page.height };
}

/** The typed pieces of the lines; plain text is not marked. */
function atomShapes({ lines }: PageLayout): string[] {
  return lines.flatMap((line) =>
    atomsOf(line).flatMap((atom) => {
      if (atom.kind === 'text') return [];
      const shape = rect(atom, 0.6, `fill="${ATOM}" fill-opacity="0.12" stroke="${ATOM}" stroke-width="0.4"`);
      return [shape + text(atom.x0, atom.y1 + 3.4, atom.kind, { color: ATOM, size: 3.2 })];
    }),
  );
}

function structureShape({ kind, box, label }: TracedStructure): string {
  const color = COLORS[kind];
  if (kind === 'heading') return rect(box, 0.5, `fill="${color}" fill-opacity="0.15"`);
  const isTable = kind === 'table';
  const dashes = isTable ? ' stroke-dasharray="4 2"' : '';
  const shape = rect(box, isTable ? 4 : 2, `fill="none" stroke="${color}" stroke-width="0.7"${dashes}`);
  // beside the structure, where nothing of it is covered
  return shape + text(box.x0 - 4, box.y0 + (isTable ? -5 : LABEL_SIZE), label, { color, isBefore: !isTable });
}

function valueShape(box: Box, pointer: string): string {
  const shape = rect(box, 0.6, `fill="${VALUE}" fill-opacity="0.08" stroke="${VALUE}" stroke-width="0.5"`);
  return pointer === '' ? shape : shape + text(box.x0, box.y1 + 3.4, pointer.slice(1), { color: VALUE, size: 3.2 });
}

function rect({ x0, y0, x1, y1 }: Box, margin: number, style: string): string {
  const [x, y] = [round(x0 - margin), round(y0 - margin)];
  const [width, height] = [round(x1 - x0 + 2 * margin), round(y1 - y0 + 2 * margin)];
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${style}/>`;
}

interface TextStyle {
  color: string;
  size?: number;
  /** Whether the text ends at x. */
  isBefore?: boolean;
}

function text(x: number, y: number, words: string, { color, size = LABEL_SIZE, isBefore }: TextStyle): string {
  const shown = words.length > LONGEST_LABEL ? `${words.slice(0, LONGEST_LABEL)}…` : words;
  const anchor = isBefore ? ' text-anchor="end"' : '';
  return `<text x="${round(x)}" y="${round(y)}" fill="${color}" font-size="${size}"${anchor}>${escaped(shown)}</text>`;
}

const round = (at: number): number => Math.round(at * 100) / 100;

const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
