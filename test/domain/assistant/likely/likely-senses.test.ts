import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWeights, rounded, writeWeights } from '../../../../domain/assistant/likely/encoded-weights.ts';
import { likelySenses, wordsFor } from '../../../../domain/assistant/likely/likely-senses.ts';
import { SENSES, WEIGHTS } from '../../../../domain/assistant/likely/weights.ts';
import { askableOf } from '../../../../domain/assistant/lexicon/senses.ts';
import { readQuestion } from '../../../../domain/assistant/question/read-question.ts';
import { findPolicyType, policyTypes } from '../../../../domain/policies/registry.ts';
import { readAsks, readAsksInRequests } from '../../../bench/assistant/asks.ts';
import { namesIn } from '../../../bench/assistant/names-in-asks.ts';

const likelyFor = (text: string, typeId: string): string | undefined => {
  const type = findPolicyType(typeId);
  const senses = type ? askableOf(type) : new Set<string>();
  return [...likelySenses(readQuestion(text), (sense) => senses.has(sense))].sort(([, a], [, b]) => b - a)[0]?.[0];
};

const folder = (name: string): string => path.join(import.meta.dirname, '../../../bench/assistant', name);
const asks = readAsks(folder('asks'));
const known = new Set(asks.map(({ sense }) => sense));
const fitted = [...asks, ...readAsksInRequests(folder('requests')).filter(({ sense }) => known.has(sense))];

describe('what a question most likely asks for', () => {
  it.each([
    ['whose paper is the Lakeside BOP on?', 'businessowners', 'carrierName'],
    ['where does the truck sleep at night?', 'auto', 'vehicles.garagingLocation'],
    ['who gets paid first if the Civic is totaled?', 'auto', 'vehicles.lienholderName'],
    ['who wrote this for us, which shop?', 'homeowners', 'agencyName'],
    ['when do I have to call you again for another year?', 'renters', 'expirationDate'],
  ])('is told without a word of policies: %s', (text, type, sense) => {
    expect(likelyFor(text, type)).toBe(sense);
  });

  it('is something that the documents may tell', () => {
    expect(likelyFor('what breed is the dog?', 'pet')).toBe('pets.breed');
    expect(likelyFor('what breed is the dog?', 'auto')).not.toBe('pets.breed');
  });

  it('is mostly nothing where no field is asked for', () => {
    const type = findPolicyType('auto');
    const senses = type ? askableOf(type) : new Set<string>();
    const chances = likelySenses(readQuestion('hi there, how are you today?'), (sense) => senses.has(sense));
    expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeLessThan(0.5);
  });

  it('shares the chances of all that may be asked for, whatever the question', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const chances = [...likelySenses(readQuestion(text), () => true).values()];
        expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1.000001);
      }),
    );
  });

  it('does not hang on whom or what a question names', () => {
    const words = new Set(WEIGHTS.split('\n').flatMap((line) => (line.split('\t')[0] ?? '').split(' ')));
    const texts = fitted.map(({ text }) => text);
    expect([...namesIn(texts)].filter((name) => words.has(name))).toEqual([]);
    expect(namesIn(['call Acme about the Delgado bond', 'the Delgado deductible'])).toContain('delgado');
  });

  it('is told by its words', () => {
    const words = wordsFor('which outfit insures the Honda?', 'carrierName');
    expect(words.get('insure')).toBeGreaterThan(words.get('honda') ?? 0);
  });
});

describe('the ways to ask', () => {
  it('ask for what documents of some type may tell, or for nothing of it', () => {
    const askable = new Set(policyTypes.flatMap((type) => [...askableOf(type)]));
    const senses = [...new Set(asks.map(({ sense }) => sense))];
    expect(senses.filter((sense) => !askable.has(sense) && sense !== 'none')).toEqual([]);
  });

  it('are what the weights were fitted on', () => {
    expect([...new Set(asks.map(({ sense }) => sense))].sort()).toEqual([...SENSES]);
  });
});

describe('weights', () => {
  it('are read as they were written', () => {
    const added = fc.record({
      sense: fc.integer({ min: 0, max: 4_095 }),
      weight: fc.double({ min: -9, max: 9, noNaN: true }).map(rounded),
    });
    fc.assert(
      fc.property(fc.array(added), (all) => {
        const read = readWeights(writeWeights('a sign', all)).get('a sign') ?? [];
        expect(read.map(({ sense }) => sense)).toEqual(all.map(({ sense }) => sense));
        for (const [at, { weight }] of read.entries()) expect(weight).toBeCloseTo(all[at]?.weight ?? 0);
      }),
    );
  });
});
