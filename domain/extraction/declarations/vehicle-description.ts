import { type Cited, cite } from '../cited.ts';
import type { Segment } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { MAKE_AND_MODEL, VEHICLE_DESCRIPTION, VIN } from '../lexicon/vehicles.ts';
import type { Word } from '../../document/page.ts';

export interface Vehicle {
  number?: Cited<number> | undefined;
  year?: Cited<number> | undefined;
  make?: Cited<string> | undefined;
  model?: Cited<string> | undefined;
  vin?: Cited<string> | undefined;
  usage?: Cited<string> | undefined;
  annualMileage?: Cited<number> | undefined;
  garagingLocation?: Cited<string> | undefined;
  lienholderName?: Cited<string> | undefined;
  premium?: Cited<number> | undefined;
}

/** Year, make and model of a segment that begins with them, perhaps cut after the year or the make. */
export function describedAt(segment: Segment, next?: Segment): Vehicle | null {
  const words = next && segment.words.length <= 2 ? [...segment.words, ...next.words] : segment.words;
  const run = textRun(textWords(words));
  const match = VEHICLE_DESCRIPTION.exec(run.text);
  if (!match?.[2] || !match[3]) return null;
  const source = (from: number, to: number): { page: number; words: Word[] } => ({
    page: segment.page,
    words: wordsWithin(run, from, to),
  });
  const rest = match[4] ?? '';
  const restAt = run.text.length - rest.length;
  const model = modelOf(rest);
  const yearAt = run.text.indexOf(match[2], match[1] ? match[1].length : 0);
  const makeAt = run.text.indexOf(match[3], yearAt + match[2].length);
  return {
    number: match[1] ? cite(Number(match[1]), source(0, match[1].length)) : undefined,
    year: cite(fullYear(match[2]), source(yearAt, yearAt + match[2].length)),
    make: cite(match[3], source(makeAt, makeAt + match[3].length)),
    model: model ? cite(model, source(restAt, restAt + model.length)) : undefined,
  };
}

/** Make and model where the year stands apart. */
export function makeAndModelAt({ words, page }: { words: readonly Word[]; page: number }): Vehicle | null {
  const run = textRun(textWords(words));
  const match = MAKE_AND_MODEL.exec(run.text);
  if (!match?.[1]) return null;
  const rest = match[2] ?? '';
  const model = modelOf(rest);
  const restAt = run.text.length - rest.length;
  const source = (from: number, to: number): { page: number; words: Word[] } => ({
    page,
    words: wordsWithin(run, from, to),
  });
  return {
    make: cite(match[1], source(0, match[1].length)),
    model: model ? cite(model, source(restAt, restAt + model.length)) : undefined,
  };
}

/** Where descriptions are expected, the word behind the year is the make, whether or not it is a known one. */
export function describedByPlace({ words, page }: { words: readonly Word[]; page: number }): Vehicle | null {
  const [year, make, ...rest] = textWords(words);
  if (!year || !make || !/^(?:19|20)\d\d$/.test(year.text) || !/^\p{Lu}[\p{L}&-]+$/u.test(make.text)) return null;
  const model = modelOf(textRun(rest).text);
  return {
    year: cite(Number(year.text), { page, words: [year] }),
    make: cite(make.text, { page, words: [make] }),
    model: model ? cite(model, { page, words: rest }) : undefined,
  };
}

export function fullYear(text: string): number {
  const digits = Number(text.replace(/\D/g, ''));
  return digits > 99 ? digits : digits + (digits < 50 ? 2000 : 1900);
}

/** Slashes part the year, the make and the model as they part their headings. */
const textWords = (words: readonly Word[]): Word[] => words.filter(({ text }) => text !== '/');

/** "Forester Premium" is a model; "premium for", or the word first, is none. */
const NO_TRIM = /^premium\b|\bpremium\b(?!$|,? (?:[24af]wd|4d|5d|sedan|wagon|suv|coupe|hatchback|plus|sport)\b)/i;

/** The model without what may follow it: the identification number, an amount, a remark. */
function modelOf(rest: string): string | null {
  const model = rest
    .replace(/\s*[-–,(]?\s*\b(?:VIN|ID|(?:vehicle )?identification|serial (?:no|number))\b.*$/i, '')
    .replace(new RegExp(`(?<=\\S.*)${VIN.source}.*$|${VIN.source}`), '')
    .replace(/\s*(?:\$.*|\bcovers?\b.*|\bdiscounts?\b.*|\bcontinued\b.*)$/i, '')
    .replace(/[,;:\-–(\s]+\)?$/, '')
    .trim();
  return model === '' ||
    /^(?:19|20)\d\d\b/.test(model) ||
    model.split(/\s+/).length > 8 ||
    /\b(?:total|policy|has|is|the|was)\b/i.test(model) ||
    NO_TRIM.test(model)
    ? null
    : model;
}
