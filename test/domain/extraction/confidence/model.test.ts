import { describe, expect, it } from 'vitest';
import {
  calibrated,
  effectsOf,
  logOddsOf,
  probabilityOf,
  treesOf,
} from '../../../../domain/extraction/confidence/model.ts';

const model = {
  features: ['aligned', 'caption'],
  usual: [0.5, 0.3],
  base: 1,
  trees: treesOf('0 0.5 1 2;-2;1 0.2 3 4;0.5;1\n0.25'),
  calibration: [
    [-1, 0.2],
    [1, 0.6],
    [3, 0.9],
  ] as const,
};

describe('the fitted model', () => {
  it('adds the leaves that the features lead to', () => {
    expect(logOddsOf(model, [0.5, 1])).toBe(-0.75);
    expect(logOddsOf(model, [0.6, 0.1])).toBe(1.75);
    expect(logOddsOf(model, [0.6, 0.3])).toBe(2.25);
  });

  it('tells what each feature adds to its usual value', () => {
    expect(effectsOf(model, [0.6, 0.1])).toEqual([
      { name: 'aligned', value: 0.6, effect: 2.5 },
      { name: 'caption', value: 0.1, effect: -0.5 },
    ]);
  });

  it('interpolates the measured precision, and goes no further than what was measured', () => {
    expect(calibrated(model.calibration, 2)).toBeCloseTo(0.75);
    expect(calibrated(model.calibration, 9)).toBe(0.9);
    expect(calibrated(model.calibration, -9)).toBe(0.2);
    expect(probabilityOf(model, [0, 0])).toBeCloseTo(0.25);
  });
});
