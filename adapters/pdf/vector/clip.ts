import type { Box } from '../../../domain/document/page.ts';
import { intersection } from '../engine/boxes.ts';
import { floatAt } from '../engine/memory.ts';
import { type Matrix, transformPoint } from '../engine/matrix.ts';
import type { Pdfium } from '../engine/pdfium.ts';

/** A clip path with more parts belongs to a drawing, not to a table cell. */
const MAX_SEGMENTS = 64;

/**
 * Intersects `clip` (user space) with the clip paths of an object in a container with `matrix`. `isExact` is false if one of
 * them is not a rectangle, so that less than the box is visible.
 */
export function clippedBy({
  pdfium,
  object,
  matrix,
  clip,
}: {
  pdfium: Pdfium;
  object: number;
  matrix: Matrix;
  clip: Box;
}): { box: Box; isExact: boolean } {
  const { api, scratch } = pdfium;
  const clipPath = api.FPDFPageObj_GetClipPath(object);
  const paths = clipPath === 0 ? 0 : api.FPDFClipPath_CountPaths(clipPath);
  let box = clip;
  let isExact = true;
  for (let path = 0; path < paths; path++) {
    const count = api.FPDFClipPath_CountPathSegments(clipPath, path);
    if (count <= 0 || count > MAX_SEGMENTS) {
      isExact = false;
      continue;
    }
    const bounds = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
    for (let index = 0; index < count; index++) {
      const segment = api.FPDFClipPath_GetPathSegment(clipPath, path, index);
      api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
      const { x, y } = transformPoint(matrix, floatAt(pdfium, 0), floatAt(pdfium, 4));
      bounds.x0 = Math.min(bounds.x0, x);
      bounds.x1 = Math.max(bounds.x1, x);
      bounds.y0 = Math.min(bounds.y0, y);
      bounds.y1 = Math.max(bounds.y1, y);
    }
    isExact &&= count <= 5;
    box = intersection(box, bounds);
  }
  return { box, isExact };
}
