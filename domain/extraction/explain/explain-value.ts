import type { Word } from '../../document/page.ts';
import { ownValue } from '../../lookup.ts';
import { around } from '../../reading/boxes.ts';
import { evidenceOf, type ReadDocument } from '../confidence/document-evidence.ts';
import { featuresOf } from '../confidence/features.ts';
import { fitted } from '../confidence/fitted.ts';
import type { Leaf, RecordLeaves } from '../confidence/leaves.ts';
import { effectsOf, probabilityOf } from '../confidence/model.ts';
import type { Trace, TracedCandidate } from './trace.ts';

/** Why a value is what it is, and how sure the engine is of it. */
export interface Explanation {
  pointer: string;
  /** Null for a field that is absent. */
  value: unknown;
  quote: string;
  /** 1-based; 0 for a field that is absent. */
  page: number;
  confidence: number;
  /** What moved the confidence most, in log odds against a usual value of the feature. */
  features: { name: string; value: number; effect: number }[];
  candidates: (Omit<TracedCandidate, 'words'> & { isChosen: boolean })[];
}

const MOST_FEATURES = 12;
const MOST_CANDIDATES = 40;
/** How far above and below a record's values its other candidates may stand, in points. */
const REACH = 30;

/** Explains the field at a JSON Pointer; null when the type has no such field. */
export function explainValue(document: ReadDocument, trace: Trace, pointer: string): Explanation | null {
  const state = ownValue(document.assembled.fields, pointer);
  if (!state) return null;
  const evidence = evidenceOf(document);
  const [leaf, features] = [...featuresOf(evidence)].find(([each]) => each.pointer === pointer) ?? [];
  const record = recordAt(evidence.records, pointer);
  const names = namesOf(pointer);
  const near = trace.candidates.filter(
    (candidate) => names.has(candidate.field) && (!record || isNear(candidate, record)),
  );
  const candidates = distinct(near).map(({ words, ...candidate }) => ({ ...candidate, isChosen: shares(words, leaf) }));
  const described = { pointer, candidates: candidates.sort(byRank).slice(0, MOST_CANDIDATES) };
  if (!leaf || !features) return { ...described, value: null, quote: '', page: 0, confidence: 0, features: [] };
  return {
    ...described,
    value: leaf.value,
    quote: leaf.cited.words.map((word) => word.text).join(' '),
    page: leaf.cited.page,
    confidence: probabilityOf(fitted, features),
    features: effectsOf(fitted, features).slice(0, MOST_FEATURES),
  };
}

/** The names that readers give the field: "paid.total" and "total" for "/claims/3/paid/total". */
function namesOf(pointer: string): Set<string> {
  const parts = pointer.split('/').filter((part) => part !== '' && !/^\d+$/.test(part));
  return new Set([parts.slice(-2).join('.'), parts.slice(-1).join('')]);
}

function recordAt(records: readonly RecordLeaves[], pointer: string): RecordLeaves | null {
  const [, list = '', at = ''] = pointer.split('/');
  return records.find((record) => record.list === list && String(record.at) === at) ?? null;
}

function isNear({ page, words }: TracedCandidate, { leaves }: RecordLeaves): boolean {
  const own = leaves.filter(({ cited }) => cited.page === page).flatMap(({ cited }) => cited.words);
  if (own.length === 0) return false;
  const [box, place] = [around(own), around(words)];
  return place.y1 > box.y0 - REACH && place.y0 < box.y1 + REACH;
}

const shares = (words: readonly Word[], leaf: Leaf | undefined): boolean =>
  leaf !== undefined && words.some((word) => leaf.cited.words.includes(word));

type Candidate = Explanation['candidates'][number];

/** Readers may consider a place twice. */
function distinct(candidates: readonly TracedCandidate[]): TracedCandidate[] {
  const placeOf = ({ page, words: [first] }: TracedCandidate): string => `${page} ${first?.x0} ${first?.y0}`;
  return [...new Map(candidates.map((each) => [`${placeOf(each)} ${each.reason}`, each])).values()];
}

/** The chosen one first, then by score. */
const byRank = (a: Candidate, b: Candidate): number =>
  Number(b.isChosen) - Number(a.isChosen) || (b.score ?? 0) - (a.score ?? 0) || a.page - b.page;
