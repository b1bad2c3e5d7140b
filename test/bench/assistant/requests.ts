import { kindSignsOf } from '../../../domain/assistant/likely/kind-signs.ts';
import { linesOf } from './asks.ts';
import { namesIn } from './names-in-asks.ts';
import { fitSoftmax, type Softmax } from './softmax.ts';

/** A request with the kind of answer that it wants, written by somebody who does not know the assistant. */
export interface Request {
  author: string;
  text: string;
  /** A kind of the assistant, or "value", "explain", "none". */
  kind: string;
}

/** As authors call the kinds of the assistant. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['count', 'howMany'],
  ['max', 'highest'],
  ['min', 'lowest'],
  ['yesno', 'yesNo'],
  ['difference', 'compare'],
  ['who', 'value'],
  ['when', 'value'],
]);
const kindCalled = (name: string): string => CALLED.get(name) ?? name;

/** Reads `<author>-<n>.jsonl` of a folder: a request a line. */
export const readRequests = (folder: string): Request[] =>
  linesOf(folder).map(({ author, line }) => {
    const { q, kind } = JSON.parse(line) as { q: string; kind: string };
    return { author, text: q, kind: kindCalled(kind) };
  });

/** One of so many questions for a field: they are many, and all want values. */
const OF_FIELDS = 16;

/** The requests among ways to ask for each field (`asks.ts`). */
export function readRequestsInAsks(folder: string): Request[] {
  let count = 0;
  return linesOf(folder).flatMap(({ author, line }) => {
    const { key, questions = [] } = JSON.parse(line) as { key: string; questions?: readonly string[] };
    const as = (kind: string, texts: readonly string[]): Request[] => texts.map((text) => ({ author, text, kind }));
    if (key === 'kind:followup' || key.startsWith('list:')) return [];
    if (key.startsWith('kind:')) return as(kindCalled(key.slice(5)), questions);
    return as(
      key === 'none' ? 'none' : 'value',
      questions.filter(() => count++ % OF_FIELDS === 0),
    );
  });
}

/** What kind of answer requests want, by how people ask, whomever they name. */
export function fitKinds(requests: readonly Request[]): Softmax {
  const names = namesIn(requests.map(({ text }) => text));
  const isSign = (sign: string): boolean => !sign.split(' ').some((word) => names.has(word.replace(/^~/, '')));
  const samples = requests.map(({ text, kind }) => ({ signs: kindSignsOf(text), name: kind, weight: 1 }));
  return fitSoftmax(samples, { rounds: 15, least: 3, small: 1, isSign });
}
