import { segmentOf } from '../../reading/segments.ts';
import type { LineReading } from './analyse.ts';
import type { Entry, EntryField } from './entries.ts';
import type { Continued, Walk } from './findings.ts';
import type { LabelPair } from './labels.ts';

/** Fields whose values wrap. */
export const CONTINUED = new Set(['description', 'cause', 'natureOfInjury', 'bodyPart', 'claimNumber', 'claimantName']);

/** A value that its next line may continue. */
export function continued(entry: Entry, field: EntryField, { label, value }: LabelPair): Continued {
  return {
    label,
    last: value,
    append(next) {
      const old = entry.fields.get(field);
      if (!old || (field === 'claimNumber' && !/^[\w-]*\d[\w-]*$/.test(next.text))) return false;
      entry.fields.set(field, { ...old, value: `${old.value} ${next.text}`, words: [...old.words, ...next.words] });
      return true;
    },
  };
}

/** Names of companies may go on below, up to their address. */
export function noteLabel(pair: LabelPair, state: Walk): void {
  state.labels.push(pair);
  if (pair.fields.some((field) => field === 'agencyName' || field === 'namedInsureds')) {
    state.open.push({
      label: pair.label,
      last: pair.value,
      append(next) {
        if (!COMPANY_TAIL.test(next.text.trim())) return false;
        pair.value = segmentOf([...pair.value.words, ...next.words], pair.value.line);
        return true;
      },
    });
  }
}

const COMPANY_TAIL =
  /^(?:(?:insurance|services?|agency|brokerage|group|associates|&|and|of)\s*)*(?:llc|inc|l\.l\.c|co|corp|corporation|company|ltd|lp|llp|agency|services|brokers)\.?,?$/i;

/** The next line of a wrapped value: below its first line, with no label of its own. */
export function continueValues({ line, grid, record, pairs }: LineReading, state: Walk): void {
  if (record) state.open = [];
  const taken = new Set(
    [...grid.map(({ label }) => label), ...pairs.flatMap(({ label, value }) => [label, value])].flatMap(
      ({ words }) => words,
    ),
  );
  state.open = state.open.filter((open) => {
    const next = line.segments.find((segment) => Math.abs(segment.x0 - open.last.x0) < 3);
    // What stands below the label is a label of its own.
    const isLabelled = next && line.segments.some((other) => other.x1 < next.x0 && other.x0 > open.label.x0 - 5);
    if (isLabelled) return false;
    // Other values of the line before stand between this value and its next line.
    if (!next) return line.y0 - open.last.y1 < 0.9 * line.size;
    if (next.y0 - open.last.y1 >= 0.9 * next.size || next.words.some((word) => taken.has(word)) || !open.append(next))
      return false;
    open.last = next;
    return true;
  });
}
