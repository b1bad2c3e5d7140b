import type { Box } from '../../../domain/document/page.ts';
import type { Slant } from './crosses.ts';
import { floatAt } from '../engine/memory.ts';
import { type Matrix, transformPoint } from '../engine/matrix.ts';
import type { Pdfium } from '../engine/pdfium.ts';

interface Point {
  x: number;
  y: number;
}

/** Connected segments of a path; curves are represented by their control and end points. */
export interface Subpath {
  points: Point[];
  isClosed: boolean;
  hasCurves: boolean;
}

const SEGMENT = { curve: 1, move: 2 } as const;
/** Points: tolerance for lines that are not exactly horizontal or vertical. */
const LEAN = 0.5;

/** The subpaths of a path object of `count` segments, mapped by `matrix`. */
export function readSubpaths({
  pdfium,
  object,
  count,
  matrix,
}: {
  pdfium: Pdfium;
  object: number;
  count: number;
  matrix: Matrix;
}): Subpath[] {
  const { api, scratch } = pdfium;
  const subpaths: Subpath[] = [];
  for (let index = 0; index < count; index++) {
    const segment = api.FPDFPath_GetPathSegment(object, index);
    const type = api.FPDFPathSegment_GetType(segment);
    let subpath = subpaths.at(-1);
    if (type === SEGMENT.move || subpath === undefined) {
      subpath = { points: [], isClosed: false, hasCurves: false };
      subpaths.push(subpath);
    }
    api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    subpath.points.push(transformPoint(matrix, floatAt(pdfium, 0), floatAt(pdfium, 4)));
    if (type === SEGMENT.curve) subpath.hasCurves = true;
    if (api.FPDFPathSegment_GetClose(segment)) subpath.isClosed = true;
  }
  return subpaths;
}

export function boundsOf({ points }: Subpath): Box {
  const bounds = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const { x, y } of points) {
    bounds.x0 = Math.min(bounds.x0, x);
    bounds.y0 = Math.min(bounds.y0, y);
    bounds.x1 = Math.max(bounds.x1, x);
    bounds.y1 = Math.max(bounds.y1, y);
  }
  return bounds;
}

/** Whether the filled subpath is a rectangle with horizontal and vertical sides. */
export function isRectangle({ points, hasCurves }: Subpath): boolean {
  if (hasCurves || points.length < 4 || points.length > 5) return false;
  const corners = points.slice(0, 4);
  const [first, last] = [points[0], points[4]];
  if (last !== undefined && first !== undefined && Math.hypot(last.x - first.x, last.y - first.y) > LEAN) return false;
  return corners.every((corner, i) => {
    const next = corners[(i + 1) % 4];
    return next !== undefined && isAxisParallel(corner, next);
  });
}

/** The slanted segments of a stroked subpath. */
export function slantedSegments({ points, hasCurves }: Subpath): Slant[] {
  if (hasCurves) return [];
  return points.slice(1).flatMap((end, i) => {
    const start = points[i];
    if (start === undefined || isAxisParallel(start, end)) return [];
    return [{ ...boxBetween(start, end), rises: end.x > start.x === end.y > start.y }];
  });
}

/** The horizontal and vertical segments of a stroked subpath, as boxes without thickness. */
export function straightSegments({ points, isClosed, hasCurves }: Subpath): Box[] {
  if (hasCurves) return [];
  const [first] = points;
  const ends = isClosed && first !== undefined ? [...points.slice(1), first] : points.slice(1);
  return ends.flatMap((end, i) => {
    const start = points[i];
    return start !== undefined && isAxisParallel(start, end) ? [boxBetween(start, end)] : [];
  });
}

function isAxisParallel(from: Point, to: Point): boolean {
  return Math.abs(from.x - to.x) <= LEAN || Math.abs(from.y - to.y) <= LEAN;
}

function boxBetween(a: Point, b: Point): Box {
  return {
    x0: Math.min(a.x, b.x),
    y0: Math.min(a.y, b.y),
    x1: Math.max(a.x, b.x),
    y1: Math.max(a.y, b.y),
  };
}
