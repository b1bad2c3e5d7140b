import type { Line, Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import { type ClaimField, claimWordings } from '../lexicon/loss-run-columns.ts';
import { readStatus } from '../lexicon/loss-run-cues.ts';
import { type ReportField, reportWordings, weakReportLabels } from '../lexicon/loss-run-labels.ts';
import { createWordings, type WordingMatch } from '../lexicon/wordings.ts';
import type { Word } from '../../document/page.ts';
import { findDates } from '../../reading/values/date.ts';
import { parseInteger } from '../../reading/values/numbers.ts';
import { normalize } from '../../text/normalize.ts';
import { kindOfField } from './headings.ts';

type LabelField = ClaimField | ReportField;

/** A label and the value beside it. */
export interface LabelPair {
  /** Every field that the label may mean: "Report date" is the report's, or a claim's. */
  fields: LabelField[];
  label: Segment;
  value: Segment;
  hasColon: boolean;
}

const labels = createWordings<LabelField>({ ...claimWordings, ...reportWordings });
const REPORT_FIELDS: ReadonlySet<string> = new Set(Object.keys(reportWordings));
const LONGEST_LABEL = 6;

interface Label {
  fields: LabelField[];
  segment: Segment;
  hasColon: boolean;
  /** Words of the same segment after the label. */
  rest: Word[];
}

/** All "label: value" pairs of a line; in a table's body only labels with a colon count. */
export function labelPairsOf(
  line: Line,
  { needsColon, below }: { needsColon: boolean; below?: Line | undefined },
): LabelPair[] {
  const parts = line.segments.flatMap(labelsOf);
  const pairs: LabelPair[] = [];
  for (const [at, part] of parts.entries()) {
    if (!('fields' in part)) continue;
    if (needsColon && !part.hasColon) continue;
    const beside: Segment[] = [];
    if (part.rest.length > 0) beside.push(segmentOf(part.rest, line));
    for (const next of parts.slice(at + 1)) {
      if ('fields' in next) {
        // "Status: | Closed": the value is a label's word, too.
        const isWord = !next.hasColon && beside.length === 0 && part.fields.includes('status');
        if (isWord && readStatus(next.segment.text)) beside.push(next.segment);
        break;
      }
      beside.push(next);
    }
    const value = valueOf(part, beside) ?? (needsColon ? null : valueBelow(part, below));
    if (!value) continue;
    const fields = part.hasColon ? part.fields : part.fields.filter((field) => isFit(value.text, field, part.segment));
    if (fields.length > 0) pairs.push({ fields, label: part.segment, value, hasColon: part.hasColon });
  }
  return pairs;
}

/** Cuts a segment into its labels, each with the words up to the next one; a segment without label stays as it is. */
function labelsOf(segment: Segment): (Label | Segment)[] {
  const { words, line } = segment;
  const found: { from: number; to: number; fields: LabelField[] }[] = [];
  for (const [at, word] of words.entries()) {
    if (!/[:=]$/.test(word.text)) continue;
    const least = found.at(-1)?.to ?? 0;
    for (let from = Math.max(least, at - LONGEST_LABEL); from <= at; from++) {
      const fields = fieldsOf(textOf(words.slice(from, at + 1)).replace(/[\s:=]+$/, ''));
      if (fields.length === 0) continue;
      found.push({ from, to: at + 1, fields });
      break;
    }
  }
  if (found.length === 0) return [bareLabel(segment) ?? segment];
  const parts: (Label | Segment)[] = [];
  const first = found[0]?.from ?? 0;
  if (first > 0) parts.push(segmentOf(words.slice(0, first), line));
  for (const [at, { from, to, fields }] of found.entries()) {
    const rest = words.slice(to, found[at + 1]?.from ?? words.length);
    parts.push({ fields, segment: segmentOf(words.slice(from, to), line), hasColon: true, rest });
  }
  return parts;
}

/** A label without colon: the whole segment, or its first words when a value that fits or other type follows. */
function bareLabel(segment: Segment): Label | null {
  const { words, line, text } = segment;
  if (!/\p{L}/u.test(words[0]?.text ?? '')) return null;
  const whole = fieldsOf(text);
  if (whole.length > 0) return { fields: whole, segment, hasColon: false, rest: [] };
  const matches = labels.matchAll(text).filter((match) => isStrong(match, words));
  const length = matches[0]?.length ?? 0;
  if (length === 0 || length >= words.length) return null;
  const rest = words.slice(length);
  const value = segmentOf(rest, line);
  const isBoldLabel = words.slice(0, length).every((word) => word.bold) && rest.every((word) => !word.bold);
  const fields = matches.map((match) => match.field).filter((field) => isBoldLabel || isTypedFit(value.text, field));
  return fields.length === 0
    ? null
    : { fields, segment: segmentOf(words.slice(0, length), line), hasColon: false, rest };
}

function isStrong(match: WordingMatch<LabelField>, words: readonly Word[]): boolean {
  const wording = normalize(textOf(words.slice(0, match.length)));
  return match.length >= 2 || !weakReportLabels.has(wording);
}

const fieldsOf = (text: string): LabelField[] => {
  const match = labels.matchWhole(text);
  return match ? labels.matchAll(text).map(({ field }) => field) : [];
};

const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');

function valueOf(label: Label, beside: readonly Segment[]): Segment | null {
  const [first, ...others] = beside;
  if (!first) return null;
  const isDate = label.fields.some((field) => isDateField(field));
  if (isDate && /\d/.test(first.text)) {
    // "01/01/2020 | to | 01/01/2021" and "1/25/2021 | 6:51 PM"
    const words = [...first.words, ...others.slice(0, 2).flatMap((segment) => segment.words)];
    const both = segmentOf(words, first.line);
    if (findDates(both.text).length === 2 && findDates(first.text).length < 2) return both;
  }
  return label.fields.includes('policyNumber') ? numberOf(first) : first;
}

/** The value under a caption that nothing stands beside: it starts at the same place and fits the field. */
function valueBelow(label: Label, below: Line | undefined): Segment | null {
  const { segment } = label;
  if (!below || below.y0 - segment.y1 > 1.3 * segment.size) return null;
  const value = below.segments.find(({ x0 }) => Math.abs(x0 - segment.x0) < 4);
  if (!value || fieldsOf(value.text.replace(/[\s:]+$/, '')).length > 0 || /:/.test(value.text)) return null;
  const isTyped = label.fields.some((field) => isTypedFit(value.text, field));
  const isName = label.fields.some(
    (field) => isReportField(field) && !isDateField(field) && isFit(value.text, field, segment),
  );
  return isTyped || (isName && segment.bold && !value.bold) ? value : null;
}

/** "GL 1234567-8 TEST COMPANY": the number ends where words begin; a short prefix is part of it. */
function numberOf(value: Segment): Segment {
  let end = 0;
  for (const [at, word] of value.words.entries()) {
    const isPart = /\d/.test(word.text) || /^[A-Z]{1,4}$|^[-/]$/.test(word.text);
    if (!isPart) break;
    if (/\d/.test(word.text)) end = at + 1;
  }
  return end === 0 || end === value.words.length ? value : segmentOf(value.words.slice(0, end), value.line);
}

const isDateField = (field: LabelField): boolean =>
  field === 'reportDate' || field === 'valuationDate' || (!isReportField(field) && kindOfField(field) === 'date');

export const isReportField = (field: LabelField): field is ReportField => REPORT_FIELDS.has(field);

function isTypedFit(text: string, field: LabelField): boolean {
  if (isDateField(field)) return findDates(text).length > 0 && text.length < 40;
  if (isReportField(field)) return false;
  const kind = kindOfField(field);
  return kind === 'id' && /\d{3}/.test(text) && /^[\w\-/. ]{4,30}$/.test(text) && !/[a-z]{4}/.test(text);
}

/** The heading of another box beside the label. */
const isHeadline = (text: string): boolean =>
  /\b(summary|information|details?|history|report|contacts?)$/i.test(text.trim());

/** Whether a value without colon can be the field's. */
function isFit(text: string, field: LabelField, label: Segment): boolean {
  if (isDateField(field)) return findDates(text).length > 0;
  if (isReportField(field))
    return (
      !weakReportLabels.has(normalize(label.text)) && /\p{L}{2}/u.test(text) && text.length < 60 && !isHeadline(text)
    );
  const kind = kindOfField(field);
  if (kind === 'id') return /\d/.test(text) && text.length < 40;
  // "Open | 0" alone says too little.
  if (kind === 'count') return parseInteger(text) !== null && label.words.length > 1;
  if (field === 'status') return readStatus(text) !== null;
  if (kind === 'code') return /^[A-Za-z]{2}$/.test(text.trim());
  return /\p{L}/u.test(text);
}
