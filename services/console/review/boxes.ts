import type { Citation } from '../api/decpage.ts';
import type { ReviewData } from './review-data.ts';

export type BoundingBox = NonNullable<Citation['bbox']>;

/** A place on a page that one or more values were read from. */
export interface Box {
  key: string;
  bbox: BoundingBox;
  pointers: string[];
}

/** The boxes of each page. Values that were read from the same place share a box. */
export function boxesByPage(review: ReviewData | undefined): ReadonlyMap<number, Box[]> {
  const pages = new Map<number, Map<string, Box>>();
  for (const { pointer, citation } of review?.places() ?? []) {
    const { page, bbox } = citation;
    if (!bbox) continue;
    const key = [bbox.left, bbox.top, bbox.width, bbox.height].join(' ');
    const boxes = pages.get(page) ?? new Map<string, Box>();
    const box = boxes.get(key) ?? { key, bbox, pointers: [] };
    box.pointers.push(pointer);
    boxes.set(key, box);
    pages.set(page, boxes);
  }
  return new Map([...pages].map(([page, boxes]) => [page, [...boxes.values()].sort(largestFirst)]));
}

/** Small boxes lie above large ones, so that each can be clicked. */
const largestFirst = ({ bbox: a }: Box, { bbox: b }: Box): number => b.width * b.height - a.width * a.height;
