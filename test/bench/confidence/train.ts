import { calibrated, type FittedModel, logOddsOf } from '../../../domain/extraction/confidence/model.ts';
import { boost, type Table } from './boost.ts';
import { calibrate, type HeldOut } from './calibrate.ts';
import type { Judged } from './collect.ts';

const FOLDS = 5;
/** Values of one document that are fitted on: a report of thousands of records shows one layout. */
const MOST_OF_DOCUMENT = 150;

/** What is known to raise or lower the chance of being right, so that no accident of few styles says the opposite. */
const monotone = new Map<string, 1 | -1>([
  ['word confidence', 1],
  ['recognized', -1],
  ['document recognized', -1],
  ['caption', 1],
  ['aligned', 1],
  ['line explained', 1],
  ['elsewhere', 1],
  ['other uses', -1],
  ['conflicting', -1],
  ['record fill', 1],
  ['record fill in list', 1],
  ['record like others', 1],
  ['record aligned', 1],
  ['record row mates', 1],
  ['list summed', 1],
  ['list counted', 1],
  ['written alike', 1],
  ['column filled', 1],
  ['sum in record', 1],
  ['sum of column', 1],
  ['vin check', 1],
  ['issue', -1],
  ['issue near', -1],
  ['document explained', 1],
  ['document captioned', 1],
  ['document aligned', 1],
  ['document summed', 1],
  ['document filled', 1],
  ['document coverage', 1],
  ['document shared', -1],
  ['document issues', -1],
  ['document conflicts', -1],
]);
const options = { trees: 60, depth: 3, rate: 0.1, ridge: 20, leastStyles: 8, monotone };

/** A judged value with the confidence of a model that saw no document of its style. */
export interface Tested extends Judged {
  confidence: number;
}

/** Fits on all values; calibrated on what models that did not see a style say of it. */
export function train(values: readonly Judged[], names: readonly string[]): { model: FittedModel; tested: Tested[] } {
  const sample = sampleOf(values);
  const foldOf = foldsOf(sample);
  const logOdds = new Map<Judged, number>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = ({ style }: Judged): boolean => foldOf.get(style) === fold;
    const model = fit(
      sample.filter((value) => !isHeldOut(value)),
      names,
    );
    for (const value of sample.filter(isHeldOut)) logOdds.set(value, logOddsOf(model, value.features));
  }
  const weights = weightsOf(sample);
  const heldOut = (of: readonly Judged[]): HeldOut[] =>
    of.map((value) => ({
      logOdds: logOdds.get(value) ?? 0,
      isRight: value.isRight,
      weight: weights.get(value.style) ?? 0,
    }));
  const tested: Tested[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    // calibrated on other folds too, so that nothing of a style says how sure its values are
    const calibration = calibrate(heldOut(sample.filter(({ style }) => foldOf.get(style) !== fold)));
    for (const value of sample.filter(({ style }) => foldOf.get(style) === fold)) {
      tested.push({ ...value, confidence: calibrated(calibration, logOdds.get(value) ?? 0) });
    }
  }
  return { model: { ...fit(sample, names), calibration: calibrate(heldOut(sample)) }, tested };
}

/** Every so many values of a long document. */
function sampleOf(values: readonly Judged[]): Judged[] {
  return [...grouped(values, ({ document }) => document).values()].flatMap((own) => {
    const step = Math.max(own.length / MOST_OF_DOCUMENT, 1);
    return own.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  });
}

function grouped(values: readonly Judged[], keyOf: (value: Judged) => string): Map<string, Judged[]> {
  const groups = new Map<string, Judged[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

function foldsOf(values: readonly Judged[]): Map<string, number> {
  const styles = [...new Set(values.map(({ style }) => style))].sort();
  return new Map(styles.map((style, at) => [style, at % FOLDS]));
}

/** The weight of a value of each style: long documents count more than short ones, but not by their length. */
function weightsOf(values: readonly Judged[]): Map<string, number> {
  const byStyle = grouped(values, ({ style }) => style);
  return new Map([...byStyle].map(([style, own]) => [style, 1 / Math.sqrt(own.length)]));
}

function fit(values: readonly Judged[], features: readonly string[]): FittedModel {
  const usual = features.map((_, at) => medianOf(values.map((value) => value.features[at] ?? 0)));
  return { features, usual, ...boost(tableOf(values, features), options), calibration: [] };
}

const medianOf = (numbers: readonly number[]): number =>
  Number((numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0).toFixed(2));

function tableOf(values: readonly Judged[], features: readonly string[]): Table {
  const weights = weightsOf(values);
  const styles = [...weights.keys()];
  const weighed = Float64Array.from(values, ({ style }) => weights.get(style) ?? 0);
  const mean = weighed.reduce((sum, weight) => sum + weight, 0) / Math.max(values.length, 1);
  return {
    features,
    rows: values.map((value) => Float64Array.from(value.features)),
    right: Uint8Array.from(values, ({ isRight }) => Number(isRight)),
    weights: weighed.map((weight) => weight / mean),
    styles: Int32Array.from(values, ({ style }) => styles.indexOf(style)),
  };
}
