import type { Box, Rule } from '../../../domain/document/page.ts';
import { intersection } from '../engine/boxes.ts';
import { clippedBy } from './clip.ts';
import { type Color, fillColor, isTransparent, isWhite, onWhite, strokeColor } from './colors.ts';
import { isSlantOfTick, type Slant } from './crosses.ts';
import { floatAt, uintAt } from '../engine/memory.ts';
import { compose, type Matrix, scratchMatrix } from '../engine/matrix.ts';
import type { Pdfium } from '../engine/pdfium.ts';
import { boundsOf, isRectangle, readSubpaths, slantedSegments, type Subpath, straightSegments } from './subpaths.ts';

/** A thin box along a horizontal or vertical line. */
export type Line = Box & Pick<Rule, 'kind'>;

/** A filled area. */
export interface Fill {
  box: Box;
  /** Color on a white background; undefined for images and patterns. */
  color: Color | undefined;
  /** Covers everything painted earlier within its box. */
  isOpaque: boolean;
}

interface PaintedPath {
  lines: Line[];
  fills: Fill[];
  slants: Slant[];
}

interface PathRequest {
  pdfium: Pdfium;
  object: number;
  /** From the object's container to user space. */
  matrix: Matrix;
  /** Clip box of the container, in user space. */
  clip: Box;
}

/** A path with more segments is a drawing, not part of a table. */
const MAX_SEGMENTS = 5_000;
/** Points: a filled rectangle thinner than this is a line. */
const THIN = 2;
/** Points: a stroke thicker than this is a bar. */
const BAR = 6;
/** Points: shorter lines are parts of glyphs and ornaments. */
const MIN_LENGTH = 4;

/** The lines and filled areas of a path object, in user space, clipped. */
export function readPath({ pdfium, object, matrix, clip }: PathRequest): PaintedPath {
  const { api, scratch } = pdfium;
  const none = { lines: [], fills: [], slants: [] };
  if (!api.FPDFPath_GetDrawMode(object, scratch, scratch + 4)) return none;
  const isFilled = uintAt(pdfium, 0) !== 0;
  const isStroked = uintAt(pdfium, 4) !== 0;
  const count = api.FPDFPath_CountSegments(object);
  if ((!isFilled && !isStroked) || count > MAX_SEGMENTS) return none;

  const visible = clippedBy({ pdfium, object, matrix, clip });
  api.FPDFPageObj_GetMatrix(object, scratch);
  const toUser = compose(scratchMatrix(pdfium), matrix);
  const subpaths = readSubpaths({ pdfium, object, count, matrix: toUser });
  const filled = isFilled ? fillsOf({ pdfium, object, subpaths, visible, isStroked }) : none;
  const stroked = isStroked ? strokesOf({ pdfium, object, subpaths, toUser }) : none;
  const painted: PaintedPath = { lines: [], fills: [], slants: [] };
  for (const { lines, fills } of [filled, stroked]) {
    for (const line of lines) {
      const { x0, y0, x1, y1 } = intersection(line, visible.box);
      const seen = { x0, y0, x1, y1, kind: line.kind };
      if (isLong(seen)) painted.lines.push(seen);
    }
    for (const { box, color, isOpaque } of fills) {
      const seen = intersection(box, visible.box);
      if (!isEmpty(seen)) painted.fills.push({ box: seen, color, isOpaque });
    }
  }
  painted.slants.push(...stroked.slants.filter((slant) => !isEmpty(intersection(slant, visible.box))));
  return painted;
}

function fillsOf({
  pdfium,
  object,
  subpaths,
  visible,
  isStroked,
}: {
  pdfium: Pdfium;
  object: number;
  subpaths: readonly Subpath[];
  visible: { box: Box; isExact: boolean };
  isStroked: boolean;
}): PaintedPath {
  const painted: PaintedPath = { lines: [], fills: [], slants: [] };
  const color = fillColor(pdfium, object);
  if (isTransparent(color)) return painted;
  const { ground, hidesGround } = paintOf({ pdfium, object, color });
  const isSolid = visible.isExact && hidesGround && subpaths.length === 1;
  // a white area on white paper has no border to see, a stroked one has its strokes
  const hasEdges = !isStroked && !isWhite(ground);
  for (const subpath of subpaths) {
    const box = boundsOf(subpath);
    const isBox = isRectangle(subpath);
    if (isBox && isThin(box)) {
      painted.lines.push({ ...box, kind: 'stroke' });
      continue;
    }
    painted.fills.push({ box, color: ground, isOpaque: isSolid && isBox });
    if (isBox && hasEdges) painted.lines.push(...edgesOf(box));
  }
  return painted;
}

function paintOf({ pdfium, object, color }: { pdfium: Pdfium; object: number; color: Color | undefined }): {
  ground: Color | undefined;
  hidesGround: boolean;
} {
  const hasFullAlpha = color?.alpha === 255;
  // blended with the content below by alpha, or by a blend mode that PDFium does not expose
  const isBlended = hasFullAlpha && pdfium.api.FPDFPageObj_HasTransparency(object);
  const ground = color === undefined || isBlended ? undefined : onWhite(color);
  return { ground, hidesGround: hasFullAlpha && !isBlended };
}

function isThin(box: Box): boolean {
  return Math.min(box.x1 - box.x0, box.y1 - box.y0) <= THIN;
}

function strokesOf({
  pdfium,
  object,
  subpaths,
  toUser,
}: {
  pdfium: Pdfium;
  object: number;
  subpaths: readonly Subpath[];
  toUser: Matrix;
}): PaintedPath {
  const painted: PaintedPath = { lines: [], fills: [], slants: [] };
  const color = strokeColor(pdfium, object);
  if (isTransparent(color)) return painted;
  pdfium.api.FPDFPageObj_GetStrokeWidth(object, pdfium.scratch);
  const width = floatAt(pdfium, 0) * Math.sqrt(Math.abs(toUser.a * toUser.d - toUser.b * toUser.c));
  painted.slants.push(...subpaths.flatMap(slantedSegments).filter(isSlantOfTick));
  for (const segment of subpaths.flatMap(straightSegments)) {
    if (width <= BAR) {
      painted.lines.push({ ...segment, kind: 'stroke' });
      continue;
    }
    const bar = thickened(segment, width);
    painted.fills.push({ box: bar, color, isOpaque: false });
    painted.lines.push(...edgesOf(bar));
  }
  return painted;
}

function thickened({ x0, y0, x1, y1 }: Box, width: number): Box {
  const half = width / 2;
  return x1 - x0 > y1 - y0 ? { x0, y0: y0 - half, x1, y1: y1 + half } : { x0: x0 - half, y0, x1: x1 + half, y1 };
}

function edgesOf({ x0, y0, x1, y1 }: Box): Line[] {
  return [
    { x0, y0, x1, y1: y0, kind: 'edge' },
    { x0, y0: y1, x1, y1, kind: 'edge' },
    { x0, y0, x1: x0, y1, kind: 'edge' },
    { x0: x1, y0, x1, y1, kind: 'edge' },
  ];
}

function isLong({ x0, y0, x1, y1 }: Box): boolean {
  return x1 >= x0 && y1 >= y0 && Math.max(x1 - x0, y1 - y0) >= MIN_LENGTH;
}

function isEmpty({ x0, y0, x1, y1 }: Box): boolean {
  return x1 <= x0 || y1 <= y0;
}
