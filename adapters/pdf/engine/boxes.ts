import type { Box } from '../../../domain/document/page.ts';

/** The intersection; its width or height is negative if the boxes do not overlap. */
export function intersection(a: Box, b: Box): Box {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

export function union(a: Box, b: Box): Box {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}

export function hasCenterIn(inner: Box, outer: Box): boolean {
  const x = (inner.x0 + inner.x1) / 2;
  const y = (inner.y0 + inner.y1) / 2;
  return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1;
}

/** Rounded to hundredths of a point. */
export function rounded({ x0, y0, x1, y1 }: Box): Box {
  return { x0: hundredths(x0), y0: hundredths(y0), x1: hundredths(x1), y1: hundredths(y1) };
}

export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
