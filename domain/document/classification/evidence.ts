import type { PolicyType } from '../../policies/policy-type.ts';
import type { Cue } from '../../policies/recognition.ts';
import { spelledOut } from '../../text/canonical.ts';
import { normalize } from '../../text/normalize.ts';
import { type Kind, kindsIn } from './kinds.ts';
import type { Step, Term, Wordings } from './wordings.ts';

/** What the pages of a document that were looked at say. Everything counts once, where it stands best. */
export interface Evidence {
  /** How many lines were read. */
  lineCount: number;
  /** By meaning. */
  found: Map<number, { weight: number; type: number; list: string }>;
  /** 0..1 by cue: how much its place says that it is meant. */
  cues: Map<Cue, number>;
  /** The same by kind of document, in titles. */
  kinds: Map<Kind, number>;
  /** The same by type, for the lines of business in titles. */
  lines: Map<number, number>;
  /** Types of reports that say that they have nothing to list. */
  empty: Set<number>;
  /** How many lines name what a type insures, by type: in running text too, where labels count little. */
  subjects: Map<number, number>;
}

/** Titles are at the top of the first page; elsewhere the same words refer to other documents and count less. */
const TITLE_LINES = 15;
const HEAD_LINES = 6;
const MOST_WORDS_OF_TITLE = 12;
const LATER_PAGE = 0.8;
const BELOW = 0.4;
/** Running text mentions what other documents hold. */
const RUNNING = 0.25;
const MOST_WORDS_OF_LABELS = 8;
/** Share of words that join others to sentences: headings and titles, however long, have few. */
const JOINING = new Set(
  'a an the this that these is are was were be been has have had will would may can must if any not you your we our us it its they to in on by with from please as at or when who which'.split(
    ' ',
  ),
);
const MOST_JOINING = 0.15;
const SENTENCE_END = /\p{Ll}[.;!?]\s*$/u;
/** Exports name their columns "DateOfLoss". */
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;
const WORD = /[a-z]{2}/;
/** A box that stands empty, with what it would choose, in a line with others: forms print all choices. */
const EMPTY_BOX = /[☐□][^☐□☒☑]*(?=[☐□☒☑])|(?<=[☐□☒☑].*)[☐□][^☐□☒☑]*$/gu;
const chosen = ' ';

export const newEvidence = (): Evidence => ({
  lineCount: 0,
  found: new Map(),
  cues: new Map(),
  kinds: new Map(),
  lines: new Map(),
  empty: new Set(),
  subjects: new Map(),
});

/** Reads evidence of the types from pages. */
export function evidenceReader(types: readonly PolicyType[], { first }: Wordings) {
  const cues = types.flatMap(({ recognition }) => recognition.cues);
  const lines = types.flatMap(({ recognition }, type) =>
    recognition.lines.split(';').flatMap((words) => {
      const wording = normalize(words);
      return wording.includes(' ') || wording.length > 5 ? [{ type, wording: ` ${wording} ` }] : [];
    }),
  );
  const subjects = subjectWords(types);
  const ledgers = types.flatMap(({ readBy }, type) =>
    'ledger' in readBy ? [{ type, empty: readBy.ledger.empty }] : [],
  );

  return (page: readonly string[], index: number, evidence: Evidence): void => {
    for (const [at, line] of page.entries()) {
      const text = normalize(line.replace(EMPTY_BOX, chosen).replace(CAMEL_CASE, ' '));
      if (text === '') continue;
      evidence.lineCount++;
      const isRunning = readWords(text, { first, ends: SENTENCE_END.test(line) }, evidence);
      const factor = isRunning ? RUNNING : 1;
      const place = placeOf(index, at) * factor;
      for (const cue of cues) if (cue.pattern.test(text)) raise(evidence.cues, cue, cue.isTitle ? place : factor);
      for (const type of new Set(text.split(' ').flatMap((word) => subjects.get(word) ?? [])))
        evidence.subjects.set(type, (evidence.subjects.get(type) ?? 0) + 1);
      for (const { type, empty } of ledgers) if (empty.test(text)) evidence.empty.add(type);
      if (place >= LATER_PAGE && text.split(' ').length <= MOST_WORDS_OF_TITLE) {
        readTitle({ text, place, isHead: index === 0 && at < HEAD_LINES }, lines, evidence);
      }
    }
  };
}

/** The types that each word of a subject or of a line of business belongs to. */
function subjectWords(types: readonly PolicyType[]): Map<string, number[]> {
  const byWord = new Map<string, number[]>();
  for (const [type, { recognition }] of types.entries()) {
    const words = new Set(normalize(`${recognition.subject} ${recognition.lines.replaceAll(';', ' ')}`).split(' '));
    for (const word of words) if (word !== '') byWord.set(word, [...(byWord.get(word) ?? []), type]);
  }
  return byWord;
}

/** The kind of document and the lines of business that a title names; other documents say at once what they are. */
function readTitle(
  { text, place, isHead }: { text: string; place: number; isHead: boolean },
  lines: readonly { type: number; wording: string }[],
  evidence: Evidence,
): void {
  const kinds = kindsIn(text);
  const isReport = kinds.includes('report');
  for (const kind of kinds) if (kind !== 'other' || (isHead && !isReport)) raise(evidence.kinds, kind, place);
  for (const { type, wording } of lines) if (` ${text} `.includes(wording)) raise(evidence.lines, type, place);
}

function placeOf(page: number, line: number): number {
  if (page === 0 && line < TITLE_LINES) return 1;
  return line < HEAD_LINES ? LATER_PAGE : BELOW;
}

function raise<Key>(map: Map<Key, number>, key: Key, to: number): void {
  if (to > (map.get(key) ?? 0)) map.set(key, to);
}

/** A known wording of a line, or one of its other words. */
interface Segment {
  terms: readonly Term[] | null;
  words: readonly string[];
}

/** Adds the known wordings of a line; says whether it is running text. */
function readWords(text: string, { first, ends }: { first: Step; ends: boolean }, { found }: Evidence): boolean {
  const segments = segmentsOf(spelledOut(text).split(' '), first);
  const isRunning = isRunningText(segments, ends);
  for (const [at, { terms, words }] of segments.entries()) {
    const isLabel = words.length > 1 || (isEdge(segments[at - 1]) && isEdge(segments[at + 1]));
    if (!isLabel) continue;
    for (const { meaning, type, list, weight } of terms ?? []) {
      const counted = isRunning ? weight * RUNNING : weight;
      if (counted > (found.get(meaning)?.weight ?? 0)) found.set(meaning, { weight: counted, type, list });
    }
  }
  return isRunning;
}

function segmentsOf(words: readonly string[], first: Step): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < words.length; ) {
    const match = longestAt(words, at, first);
    const length = match?.length ?? 1;
    segments.push({ terms: match?.terms ?? null, words: words.slice(at, at + length) });
    at += length;
  }
  return segments;
}

/** Whether a single word beside it stands for itself: at a line's edge, a value or another known wording. */
const isEdge = (segment: Segment | undefined): boolean =>
  segment === undefined || segment.terms !== null || !WORD.test(segment.words[0] ?? '');

function isRunningText(segments: readonly Segment[], ends: boolean): boolean {
  let letters = 0;
  let known = 0;
  let joining = 0;
  for (const { terms, words } of segments) {
    const read = words.filter((word) => WORD.test(word)).length;
    letters += read;
    if (terms) known += read;
    else if (JOINING.has(words[0] ?? '')) joining++;
  }
  return letters > MOST_WORDS_OF_LABELS && known < letters / 2 && (ends || joining > letters * MOST_JOINING);
}

interface Match {
  terms: readonly Term[];
  length: number;
}

function longestAt(words: readonly string[], start: number, first: Step): Match | null {
  let step: Step | undefined = first;
  let found: Match | null = null;
  for (let at = start; at < words.length; at++) {
    step = step.next.get(words[at] ?? '');
    if (!step) break;
    if (step.terms.length > 0) found = { terms: step.terms, length: at + 1 - start };
  }
  return found;
}
