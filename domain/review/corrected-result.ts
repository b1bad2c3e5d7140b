import type { ExtractionResult } from '../extraction/result.ts';
import type { Correction } from './correction.ts';
import { parsePointer, toPointer } from './pointer.ts';

type Read = Pick<ExtractionResult, 'data' | 'citations' | 'fields' | 'validation'>;

/** What a review makes of a result. */
export type Reviewed = Pick<ExtractionResult, 'data' | 'validation'> & { corrections: readonly Correction[] };

/**
 * The result with the corrected data, whose pointers name places of that data. A corrected value keeps its citations: they
 * show the print that it was corrected from.
 */
export function correctedResult<Result extends Read>(
  result: Result,
  { data, validation, corrections }: Reviewed,
): Result {
  const numberOf = renumbering(corrections);
  const renumbered = <Value>(values: Readonly<Record<string, Value>>): [string, Value][] =>
    Object.entries(values).flatMap(([pointer, value]) => {
      const kept = numberOf(pointer);
      return kept === undefined ? [] : [[kept, value]];
    });
  const corrected = corrections.flatMap(({ op, dataPointer, value }): [string, Read['fields'][string]][] =>
    op === 'set' && dataPointer !== undefined
      ? [[dataPointer, { state: value === null ? 'absent' : 'present', confidence: 1, source: 'person' }]]
      : [],
  );
  return {
    ...result,
    data,
    validation,
    citations: Object.fromEntries(renumbered(result.citations)),
    fields: Object.fromEntries([...renumbered(result.fields), ...corrected]),
  };
}

/** Tells the pointer that a place of the result has in the corrected data; undefined where it was removed. */
function renumbering(corrections: readonly Correction[]): (pointer: string) => string | undefined {
  const removed = new Map<string, number[]>();
  for (const { op, pointer } of corrections) {
    if (op !== 'remove') continue;
    const segments = parsePointer(pointer) ?? [];
    const list = toPointer(segments.slice(0, -1));
    removed.set(list, [...(removed.get(list) ?? []), Number(segments.at(-1))]);
  }
  if (removed.size === 0) return (pointer) => pointer;
  return (pointer) => {
    const segments = parsePointer(pointer) ?? [];
    const kept: string[] = [];
    for (const [index, segment] of segments.entries()) {
      const gone = removed.get(toPointer(segments.slice(0, index))) ?? [];
      if (gone.includes(Number(segment))) return undefined;
      kept.push(
        gone.length === 0 ? segment : String(Number(segment) - gone.filter((one) => one < Number(segment)).length),
      );
    }
    return toPointer(kept);
  };
}
