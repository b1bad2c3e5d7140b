import type { AssistantDocument } from '../documents.ts';
import { ownValue } from '../../lookup.ts';
import { searchWordsOf } from '../words.ts';

/** An extracted field as a model gets it: apart from the pages' words, and citable by its own page and quote. */
export interface ShownField {
  documentId: string;
  title: string;
  /** "coverages, Collision: deductible". */
  label: string;
  value: string;
  /** 1-based. */
  page: number;
  quote: string;
  /** 0..1. */
  confidence: number;
}

/** Members of a record by which people call it. */
const identifying = [
  'name',
  'peril',
  'claimNumber',
  'policyNumber',
  'year',
  'make',
  'model',
  'number',
  'vehicleNumber',
  'locationNumber',
  'address',
];
/** What every document is asked for. */
const always = new Set(['carrierName', 'policyNumber', 'effectiveDate', 'expirationDate', 'totalPremium']);
const mostOfOne = 12;
const mostQuote = 160;

type Data = Record<string, unknown>;

/** The fields of a document that hold words of a question, best first, and those that it is always asked for. */
export function fieldsToShow({
  document: { documentId, result },
  title,
  words,
}: {
  document: Pick<AssistantDocument, 'documentId' | 'result'>;
  title: string;
  /** What was searched for. */
  words: readonly string[];
}): ShownField[] {
  if (!result) return [];
  const wanted = new Set(words.flatMap(searchWordsOf));
  const scored = Object.entries(result.citations).flatMap(([pointer, [citation]]) => {
    const read = readPointer(result.data, pointer);
    const state = ownValue(result.fields, pointer);
    if (!citation || read === undefined || state?.state === 'absent') return [];
    const { label, value, about } = read;
    const held = new Set([...searchWordsOf(label), ...searchWordsOf(about)].filter((word) => wanted.has(word))).size;
    const isAlways = always.has(pointer.slice(1));
    if (held === 0 && !isAlways) return [];
    const quote = citation.quote.slice(0, mostQuote);
    const field = { documentId, title, label, value, page: citation.page, quote, confidence: state?.confidence ?? 0 };
    return [{ field, score: held + (isAlways ? 0.5 : 0) }];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, mostOfOne)
    .map(({ field }) => field);
}

/** What a pointer leads to: a value, and what it is called. Undefined for what is no value. */
function readPointer(data: Data, pointer: string): { label: string; value: string; about: string } | undefined {
  const names = pointer.split('/').slice(1);
  let value: unknown = data;
  const labels: string[] = [];
  const about: string[] = [];
  for (const name of names) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = ownValue(value as Data, name);
    if (!/^\d+$/.test(name)) labels.push(spelledOut(name));
    else if (typeof value === 'object' && value !== null) about.push(nameOf(value as Data));
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const last = labels.pop() ?? '';
  const record = [...labels, ...about].filter((part) => part !== '').join(', ');
  return { label: record === '' ? last : `${record}: ${last}`, value: String(value), about: about.join(' ') };
}

const nameOf = (record: Data): string =>
  identifying
    .map((name) => ownValue(record, name))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ');

/** "garagingLocation" as words. */
const spelledOut = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
