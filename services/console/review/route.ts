import type { Place } from './page-geometry.ts';

/** What the address behind the document tells: a value, or a place on a page. */
export interface ReviewRoute {
  pointer?: string;
  place?: Place;
}

const number = String.raw`\d+(?:\.\d+)?`;
const pagePattern = new RegExp(String.raw`^pages/(\d{1,4})(?:/box/(${number}),(${number}),(${number}),(${number}))?$`);

/** `fields/claims/3/paid/total`, `pages/2`, `pages/2/box/0.1,0.2,0.3,0.02`. */
export function readRoute(rest: string): ReviewRoute {
  if (rest.startsWith('fields/')) return { pointer: rest.slice('fields'.length) };
  const [, page, ...sides] = pagePattern.exec(rest) ?? [];
  if (page === undefined) return {};
  const [left, top, width, height] = sides.map(Number);
  const hasBox = sides[0] !== undefined && left !== undefined && top !== undefined;
  const bbox = hasBox ? { left, top, width: width ?? 0, height: height ?? 0 } : undefined;
  return { place: { page: Number(page), bbox } };
}

export const fieldPath = (documentId: string, pointer: string): string => `/documents/${documentId}/fields${pointer}`;

/** Link to a place on a page. */
export function placeLink(documentId: string, { page, bbox }: Place): string {
  const box = bbox ? `/box/${[bbox.left, bbox.top, bbox.width, bbox.height].map((side) => round(side)).join(',')}` : '';
  return `#/documents/${documentId}/pages/${page}${box}`;
}

const round = (side: number): number => Math.round(side * 10_000) / 10_000;
