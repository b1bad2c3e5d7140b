import type { Box } from '../../../domain/document/page.ts';
import { floatAt } from './memory.ts';
import type { Pdfium } from './pdfium.ts';

/** A PDF transformation matrix: maps (x, y) to (ax + cy + e, bx + dy + f). */
export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** Reads the matrix that a PDFium function wrote to the start of the scratch block. */
export function scratchMatrix(pdfium: Pdfium): Matrix {
  return {
    a: floatAt(pdfium, 0),
    b: floatAt(pdfium, 4),
    c: floatAt(pdfium, 8),
    d: floatAt(pdfium, 12),
    e: floatAt(pdfium, 16),
    f: floatAt(pdfium, 20),
  };
}

/** Applies `inner` first, then `outer`. */
export function compose(inner: Matrix, outer: Matrix): Matrix {
  return {
    a: inner.a * outer.a + inner.b * outer.c,
    b: inner.a * outer.b + inner.b * outer.d,
    c: inner.c * outer.a + inner.d * outer.c,
    d: inner.c * outer.b + inner.d * outer.d,
    e: inner.e * outer.a + inner.f * outer.c + outer.e,
    f: inner.e * outer.b + inner.f * outer.d + outer.f,
  };
}

export function transformPoint({ a, b, c, d, e, f }: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The bounding box of the transformed box. */
export function transformBox(matrix: Matrix, { x0, y0, x1, y1 }: Box): Box {
  const corners = [
    transformPoint(matrix, x0, y0),
    transformPoint(matrix, x1, y0),
    transformPoint(matrix, x0, y1),
    transformPoint(matrix, x1, y1),
  ];
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
