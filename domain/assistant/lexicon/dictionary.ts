import { wordingsOf } from '../../extraction/lexicon/wordings.ts';
import { wordsOf } from '../words.ts';
import type { AttributeConcept } from './attribute.ts';
import { attributeConcepts } from './attributes.ts';
import type { CoverageConcept } from './coverage.ts';
import { coverageConcepts } from './coverages.ts';
import { type LineConcept, lineConcepts } from './lines.ts';
import { type Measure, type MeasureKind, measureKinds, measures } from './measures.ts';
import { type NounConcept, nounConcepts } from './nouns.ts';
import { type Operation, operations } from './operations.ts';

export type Version = 'old' | 'new';
export type ClaimStatus = 'open' | 'closed' | 'reopened';

/** What a wording of a question means; one wording may mean several things. */
export type Meaning =
  | { kind: 'attribute'; concept: AttributeConcept }
  | { kind: 'coverage'; concept: CoverageConcept }
  | { kind: 'line'; concept: LineConcept }
  | { kind: 'noun'; concept: NounConcept }
  | { kind: 'operation'; operation: Operation }
  | { kind: 'measure'; measure: Measure }
  | { kind: 'measureKind'; part: MeasureKind }
  | { kind: 'version'; version: Version }
  | { kind: 'status'; status: ClaimStatus }
  | { kind: 'bound'; bound: 'over' | 'under' };

const versions: Readonly<Record<Version, readonly string[]>> = {
  old: wordingsOf(
    'old; old policy; prior policy; previous policy; expiring policy; last year; prior term; previous term; expiring; older policy; earlier policy; before the renewal; previous; older; expiring term',
  ),
  new: wordingsOf(
    'new; new policy; renewal; renewal policy; renewed; renewed policy; latest policy; newest policy; this year; new term; newer policy; renewal term; latest; newest; renewal offer; upcoming term; next term; after renewal',
  ),
};

const statuses: Readonly<Record<ClaimStatus, readonly string[]>> = {
  open: wordingsOf('open; still open; pending; not closed'),
  closed: wordingsOf('closed; settled'),
  reopened: wordingsOf('reopened'),
};

const bounds = {
  over: wordingsOf(
    'over; above; more than; greater than; exceed; exceeds; exceeding; at least; bigger than; larger than',
  ),
  under: wordingsOf('under; below; less than; smaller than; at most'),
} as const;

const byWording = new Map<string, Meaning[]>();
let longest = 1;

function learn(wordings: readonly string[], meaning: Meaning): void {
  for (const wording of wordings) {
    const words = wordsOf(wording);
    if (words.length === 0) continue;
    const key = words.join(' ');
    byWording.set(key, [...(byWording.get(key) ?? []), meaning]);
    longest = Math.max(longest, words.length);
  }
}

for (const concept of attributeConcepts) learn(concept.asked, { kind: 'attribute', concept });
for (const concept of coverageConcepts) learn(concept.asked, { kind: 'coverage', concept });
for (const concept of lineConcepts) learn(concept.asked, { kind: 'line', concept });
for (const concept of nounConcepts) learn(concept.asked, { kind: 'noun', concept });
for (const [operation, asked] of entriesOf(operations)) learn(asked, { kind: 'operation', operation });
for (const [measure, asked] of entriesOf(measures)) learn(asked, { kind: 'measure', measure });
for (const [part, asked] of entriesOf(measureKinds)) learn(asked, { kind: 'measureKind', part });
for (const [version, asked] of entriesOf(versions)) learn(asked, { kind: 'version', version });
for (const [status, asked] of entriesOf(statuses)) learn(asked, { kind: 'status', status });
for (const [bound, asked] of entriesOf(bounds)) learn(asked, { kind: 'bound', bound });

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}

/** The longest wording that begins at a word, with everything that it may mean. */
export function meaningsAt(
  words: readonly string[],
  at: number,
): { length: number; meanings: readonly Meaning[] } | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const meanings = byWording.get(words.slice(at, at + length).join(' '));
    if (meanings) return { length, meanings };
  }
  return null;
}
