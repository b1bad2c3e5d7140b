import type { Leaf } from './outline.ts';
import { segmentsOf, valueAt, valueAtPath } from './pointer.ts';
import type { ReviewData } from './review-data.ts';
import { format } from './schema.ts';

const sampled = 100;
const characterWidth = 7;
const [narrowest, widest] = [72, 280];

const recordsOf = (review: ReviewData, pointer: string): readonly unknown[] => {
  const list = valueAt(review.data, pointer);
  return Array.isArray(list) ? list : [];
};

/** Pixels: as wide as the heading and the first values need. */
export function widthOf(review: ReviewData, pointer: string, { path, label, schema }: Leaf): number {
  const segments = segmentsOf(path);
  const values = recordsOf(review, pointer).slice(0, sampled);
  const lengths = values.map((record) => format(valueAtPath(record, segments), schema)?.length ?? 0);
  // a sign may stand behind the value
  const width = Math.max(label.length * 6.5 + 20, Math.max(0, ...lengths) * characterWidth + 36);
  return Math.round(Math.min(widest, Math.max(narrowest, width)));
}

/** Whether any record has a value in this column. */
export function hasValues(review: ReviewData, pointer: string, path: string): boolean {
  const segments = segmentsOf(path);
  return recordsOf(review, pointer).some((record) => !isNothing(valueAtPath(record, segments)));
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
