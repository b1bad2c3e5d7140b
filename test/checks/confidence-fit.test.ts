import { describe, expect, it } from 'vitest';
import { probabilityOf } from '../../domain/extraction/confidence/model.ts';
import { calibrationError, reliability } from '../bench/accuracy/reliability.ts';
import { type Judged, NEAREST } from '../bench/confidence/collect.ts';
import { moduleOf } from '../bench/confidence/module.ts';
import { train, trainAcross } from '../bench/confidence/train.ts';

const NAMES = ['caption', 'noise'];
const STYLES = 30;
const OF_STYLE = 40;

/** Values of which those with a caption are right, and of the others every other one. */
function values(): Judged[] {
  return Array.from({ length: STYLES * OF_STYLE }, (_, at) => {
    const caption = Number(at % 4 < 2);
    const style = `auto__style${at % STYLES}`;
    const isRight = caption === 1 || Math.floor(at / 4) % 2 === 0;
    return {
      document: `${style}_1`,
      type: 'auto',
      origin: (at % STYLES) % 2 === 0 ? 'first' : 'second',
      style,
      slot: 'name',
      features: [caption, at % 7],
      isRight,
    };
  });
}

describe('fitting the confidence', () => {
  const { model, tested } = train(values(), NAMES);

  it('finds what tells right values from wrong ones', () => {
    expect(probabilityOf(model, [1, 3])).toBeGreaterThan(0.95);
    expect(probabilityOf(model, [0, 3])).toBeLessThan(0.65);
    expect(probabilityOf(model, [0, 3])).toBeGreaterThan(0.35);
  });

  it('is calibrated on styles that were left out', () => {
    expect(tested).toHaveLength(STYLES * OF_STYLE);
    expect(calibrationError(tested)).toBeLessThan(0.05);
  });

  it('gives the same model from the same values', () => {
    const of = { values: 1, documents: 1, styles: 1 };
    expect(moduleOf(train(values(), NAMES).model, of)).toBe(moduleOf(model, of));
  });
});

describe('documents of several origins', () => {
  const certain = values().map((value) => ({ ...value, features: [1, 0], origin: 'kit', isRight: true }));
  /** A quarter as many that look the same, every other one of them wrong. */
  const nearest = values()
    .filter((_, at) => at % 4 === 0)
    .map((value, at) => ({ ...value, style: `near ${value.style}`, origin: NEAREST, isRight: at % 2 === 0 }));
  const alike = nearest.map((value) => ({ ...value, features: [1, 0] }));

  it('count for more where they come nearest to unseen ones, few as they are', () => {
    const inOrigin = (origin: string): number =>
      probabilityOf(train([...certain, ...alike.map((value) => ({ ...value, origin }))], NAMES).model, [1, 0]);
    expect(inOrigin(NEAREST)).toBeLessThan(inOrigin('another kit') - 0.1);
  });

  it('are rated by what the others showed', () => {
    const tested = trainAcross([...certain, ...alike], NAMES);
    const meanOf = (origin: string): number => {
      const own = tested.filter((value) => value.origin === origin);
      return own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length;
    };
    expect(tested).toHaveLength(certain.length + alike.length);
    expect(meanOf(NEAREST)).toBeGreaterThan(0.95);
    expect(meanOf('kit')).toBeCloseTo(0.5, 1);
  });

  it('cannot be left out in turn where there is one', () => {
    expect(trainAcross(certain, NAMES)).toEqual([]);
  });
});

describe('the calibration error', () => {
  it('weighs the distance of each bin by its values', () => {
    const rated = [
      { confidence: 0.95, isRight: true },
      { confidence: 0.95, isRight: true },
      { confidence: 0.95, isRight: false },
      { confidence: 0.25, isRight: false },
    ];
    expect(calibrationError(rated)).toBeCloseTo((Math.abs(2.85 - 2) + 0.25) / 4);
    expect(reliability(rated)[9]).toMatchObject({ count: 3, right: expect.closeTo(2 / 3) });
  });

  it('is zero without values', () => {
    expect(calibrationError([])).toBe(0);
  });
});
