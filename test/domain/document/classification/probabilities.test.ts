import { describe, expect, it } from 'vitest';
import { featureNames, noneNames } from '../../../../domain/document/classification/features.ts';
import { fitted } from '../../../../domain/document/classification/fitted.ts';
import { probabilitiesOf } from '../../../../domain/document/classification/probabilities.ts';

const row = (value: number): number[] => featureNames.map((name) => (name === 'title' ? value : 0));
const none = noneNames.map((name) => (name === 'always' ? 1 : 0));

describe('probabilities of policy types', () => {
  it('add up to one with that of no type', () => {
    const { none: ofNone, types } = probabilitiesOf({ none, types: [row(0), row(0.5), row(1)] }, fitted);
    expect(types.reduce((sum, each) => sum + each, ofNone)).toBeCloseTo(1);
  });

  it('stay finite for any amount of evidence', () => {
    const { none: ofNone, types } = probabilitiesOf({ none, types: [row(1000), row(0)] }, fitted);
    expect([ofNone, ...types]).toEqual([0, 1, 0]);
  });

  it('do not depend on the place of a type in the registry', () => {
    const one = probabilitiesOf({ none, types: [row(1), row(0)] }, fitted);
    const other = probabilitiesOf({ none, types: [row(0), row(1)] }, fitted);
    expect(other.types).toEqual(one.types.toReversed());
  });

  it('are equal for types with equal evidence unless one is named', () => {
    const features = { none, types: [row(1), row(1)] };
    const [first, second] = probabilitiesOf(features, fitted).types;
    const [named = 0, unnamed = 0] = probabilitiesOf(features, fitted, [1, 0]).types;
    expect(first).toBe(second);
    expect(named / unnamed).toBeCloseTo(Math.E);
  });
});
