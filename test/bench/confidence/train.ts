import { calibrated, type FittedModel, logOddsOf, probabilityOf } from '../../../domain/extraction/confidence/model.ts';
import { boost, type Table } from './boost.ts';
import { calibrate, type HeldOut } from './calibrate.ts';
import { type Judged, NEAREST } from './collect.ts';
import { monotone } from './monotone.ts';

const FOLDS = 5;
/** Values of one document that are fitted on: a report of thousands of records shows one layout. */
const MOST_OF_DOCUMENT = 150;

const options = { trees: 60, depth: 3, rate: 0.1, ridge: 20, leastStyles: 8, monotone };

/** A judged value with the confidence of a model that saw no document of its style. */
export interface Tested extends Judged {
  confidence: number;
}

/** Fits on all values; calibrated on what models that did not see a style say of it. */
export function train(values: readonly Judged[], names: readonly string[]): { model: FittedModel; tested: Tested[] } {
  const sample = sampleOf(values);
  const foldOf = foldsOf(sample);
  const heldOut = heldOutOf(sample, names, foldOf);
  const tested: Tested[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    // calibrated on other folds too, so that nothing of a style says how sure its values are
    const calibration = calibrate(heldOut.filter(({ value }) => foldOf.get(value.style) !== fold));
    for (const { value, logOdds } of heldOut) {
      if (foldOf.get(value.style) === fold) tested.push({ ...value, confidence: calibrated(calibration, logOdds) });
    }
  }
  return { model: { ...fit(sample, names), calibration: calibrate(heldOut) }, tested };
}

/** Every origin rated by a model that was fitted and calibrated on the others. */
export function trainAcross(values: readonly Judged[], names: readonly string[]): Tested[] {
  const origins = [...new Set(values.map(({ origin }) => origin))];
  if (origins.length < 2) return [];
  return origins.flatMap((origin) => {
    const { model } = train(
      values.filter((value) => value.origin !== origin),
      names,
    );
    const left = sampleOf(values.filter((value) => value.origin === origin));
    return left.map((value) => ({ ...value, confidence: probabilityOf(model, value.features) }));
  });
}

/** What models that saw no document of a value's style say of it, weighed for the map from log odds to precision. */
function heldOutOf(
  sample: readonly Judged[],
  names: readonly string[],
  foldOf: ReadonlyMap<string, number>,
): (HeldOut & { value: Judged })[] {
  const weights = weightsOf(sample);
  const massOf = (isNearest: boolean): number =>
    sample
      .filter(({ origin }) => (origin === NEAREST) === isNearest)
      .reduce((sum, { style }) => sum + (weights.get(style) ?? 0), 0);
  // what comes nearest to unseen documents counts as much as all others together
  const nearest = massOf(false) === 0 ? 1 : massOf(false) / Math.max(massOf(true), 1e-9);
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const isHeldOut = ({ style }: Judged): boolean => foldOf.get(style) === fold;
    const seen = sample.filter((value) => !isHeldOut(value));
    const model = fit(seen, names);
    return sample.filter(isHeldOut).map((value) => ({
      value,
      logOdds: logOddsOf(model, value.features),
      isRight: value.isRight,
      weight: (weights.get(value.style) ?? 0) * (value.origin === NEAREST ? nearest : 1),
    }));
  });
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

/** How much more a style counts that has twice the values: 2 to the power of this. */
const WEIGHT_OF_SIZE = 0.8;

/** The weight of a value of each style: long documents count more than short ones, but not by their length. */
function weightsOf(values: readonly Judged[]): Map<string, number> {
  const byStyle = grouped(values, ({ style }) => style);
  return new Map([...byStyle].map(([style, own]) => [style, own.length ** (WEIGHT_OF_SIZE - 1)]));
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
