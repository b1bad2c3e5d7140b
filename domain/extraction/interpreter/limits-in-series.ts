import type { LabelledDocument } from '../declarations/labelled-document.ts';
import type { Line } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { type Cited, cite } from '../cited.ts';

// "100/500/100", "$1,000,000 / $1,000,000 / $1,000,000 (each accident / disease policy / disease employee)": limits of one
// coverage between slashes, in thousands or in full, in the usual order or in that of names between slashes behind or below.

const AMOUNT = String.raw`\$?\s?(?:\d{1,3}(?:,\d{3})+|[1-9]\d{2,6}|\d+(?:\.\d+)?\s?[km])`;
const SERIES = new RegExp(String.raw`(?<![\d/,.-])${AMOUNT}(?:\s?/\s?${AMOUNT})+(?![\d/,.-]*\d)`, 'gi');
const FACTORS: ReadonlyMap<string, number> = new Map([
  ['k', 1000],
  ['m', 1_000_000],
]);
const THOUSAND = 1000;
/** Limits of fewer dollars are in thousands. */
const LEAST = 10_000;

export interface InSeries {
  /** Which of the amounts it is, and of how many. */
  place: number;
  of: number;
  says: (text: string) => boolean;
}

/** The limit of a field in the first series of a document. */
export function limitInSeries({ layouts }: LabelledDocument, field: InSeries): Cited<number> | undefined {
  for (const { lines } of layouts) {
    for (const [at, line] of lines.entries()) {
      const found = limitOf(line, [lines[at + 1], lines[at - 1]], field);
      if (found) return found;
    }
  }
  return undefined;
}

function limitOf(line: Line, near: readonly (Line | undefined)[], field: InSeries): Cited<number> | undefined {
  const run = textRun(line.words);
  for (const { 0: series, index } of run.text.matchAll(SERIES)) {
    const around = [run.text.slice(index + series.length), run.text.slice(0, index)];
    const texts = [...around, ...near.map((other) => textRun(other?.words ?? []).text)];
    const amounts = series.split('/');
    if (amounts.length !== field.of || !texts.some((text) => CUE.test(text))) continue;
    const own = placeIn(texts, field);
    const amount = amounts[own] ?? '';
    const start = index + amounts.slice(0, own).join('/').length + (own > 0 ? 1 : 0);
    return cite(dollarsOf(amount), { page: line.page, words: wordsWithin(run, start, start + amount.length) });
  }
  return undefined;
}

/** Which of the amounts the names between slashes say, else the usual one. */
function placeIn(texts: readonly string[], { place, of, says }: InSeries): number {
  const names = texts.map((text) => text.split('/').slice(0, of)).find((some) => some.length === of && some.some(says));
  return names ? names.findIndex(says) : place;
}

/** What such limits are of. */
const CUE = /\b(?:employers?['’]?s?'? liab\w*|e\.?l\b|3\.? ?b\b|part (?:two|2)|accident|disease)/i;

function dollarsOf(text: string): number {
  const unit = /[km]$/i.exec(text.trim())?.[0].toLowerCase() ?? '';
  const value = Number(text.replace(/[^\d.]/g, '')) * (FACTORS.get(unit) ?? 1);
  return value < LEAST ? value * THOUSAND : value;
}
