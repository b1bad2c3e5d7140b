import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { answerQuestion } from '../../domain/assistant/answer.ts';
import { compareDocuments } from '../../domain/assistant/compare.ts';
import { readQuestion } from '../../domain/assistant/question/read-question.ts';
import { searchWordsOf, wordsOf } from '../../domain/assistant/words.ts';
import { classify } from '../../domain/document/classify.ts';
import { namedPolicyTypes } from '../../domain/document/named-policy-types.ts';
import { extract } from '../../domain/extraction/extract.ts';
import type { Page } from '../../domain/document/page.ts';
import { findPolicyType, policyTypes } from '../../domain/policies/registry.ts';
import { createHighlighter } from '../../domain/search/highlight.ts';
import { toTerms } from '../../domain/search/terms.ts';
import { columnsPerVehicle, prose } from '../fixtures/declarations/auto.ts';
import * as businessPages from '../fixtures/declarations/businessowners.ts';
import * as homePages from '../fixtures/declarations/homeowners.ts';
import * as petPages from '../fixtures/declarations/pet.ts';
import { typedPage } from '../fixtures/declarations/typed-page.ts';
import { typedDocument } from './assistant/library.ts';

/** Names that every object answers to, also when nobody has given it a member of that name. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
/** A word of the same shape and stem that no object answers to. */
const twinOf = (name: string): string => name.replace(/[a-z](?=[^a-z]*$)/, 'q');

const anyName = fc.constantFrom(...inherited);
const inAnyCase = anyName.chain((name) => fc.constantFrom(name, name.toLowerCase(), name.toUpperCase()));

/** Puts a word in place of those whose number is told, counted from the start of the page. */
function withWord(page: Page, { word, at }: { word: string; at: readonly number[] }): Page {
  const places = new Set(at.map((index) => index % page.words.length));
  return { ...page, words: page.words.map((one, index) => (places.has(index) ? { ...one, text: word } : one)) };
}

const replaced = (value: unknown, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(new RegExp(from, 'gi'), to.toLowerCase()));

describe('a word that every object inherits', () => {
  it.each(inherited)('is a word like any other in a question and in a passage: %s', (name) => {
    for (const word of [name, name.toLowerCase()]) {
      for (const read of [wordsOf, searchWordsOf]) {
        expect(read(`the ${word} of`)).toHaveLength(wordsOf(`the ${word} of`).length);
        for (const one of read(`the ${word} of`)) expect(typeof one).toBe('string');
      }
      expect(readQuestion(`What is ${word} 2 of the policy?`).ordinal).toBeUndefined();
      expect(namedPolicyTypes({ documentType: word, coverageType: word })).toEqual([]);
      expect(findPolicyType(word)).toBeUndefined();
      expect(classify({ pages: [[`acord ${word}`, word]] }).policyType).toBeNull();
    }
  });

  it.each(inherited)('is looked for like any other: %s', (name) => {
    const word = name.toLowerCase();
    const asked = { alternatives: [[{ negated: false, text: word }]], folded: [[[word]]] };
    const [terms = []] = toTerms(asked);
    expect(createHighlighter(terms)(`the ${name} of it`)?.ranges).not.toEqual([]);
    const corrections = Object.fromEntries([[word, ['meant']]]);
    expect(toTerms({ ...asked, corrections })[0]?.[0]?.words).toContain('meant');
  });

  it.each(inherited)('is answered from the documents that hold it: %s', (name) => {
    const letter = `Dear customer,\n\nAcme ${name} LLC has built the fence for 900 dollars.`;
    const documents = [
      typedDocument({ art: letter, title: `Letter of Acme ${name} LLC` }),
      typedDocument({ art: columnsPerVehicle, policyType: 'auto', documentId: 'd2', title: name }),
    ];
    for (const question of [
      `What is the ${name} of the policy?`,
      `What did Acme ${name} LLC build?`,
      `What is the deductible of ${name} 2?`,
      `What does the ${name} policy pay for the ${name}?`,
      name,
    ]) {
      const answer = answerQuestion({ question, documents, history: [{ role: 'user', content: name }] });
      expect(answer.content).not.toMatch(/native code|\[object/);
    }
    const answer = answerQuestion({ question: `What did Acme ${name} LLC build for 900 dollars?`, documents });
    expect(answer.content).toContain('has built the fence');
  });

  it('changes nothing in what is read around it, wherever it stands on a page', () => {
    const arts = [
      columnsPerVehicle,
      prose,
      ...[homePages, businessPages, petPages].flatMap((all) => Object.values(all)),
    ];
    const pages = arts.map((art) => typedPage(art));
    fc.assert(
      fc.property(
        inAnyCase,
        fc.nat({ max: pages.length - 1 }),
        fc.array(fc.nat(), { minLength: 6, maxLength: 12 }),
        fc.nat({ max: policyTypes.length - 1 }),
        (word, which, at, type) => {
          const [page, policyType] = [pages[which], policyTypes[type]];
          if (!page || !policyType) throw new Error('no such page or type');
          const read = (text: string) => extract({ policyType, pages: [withWord(page, { word: text, at })] });
          expect(replaced(read(word), word, 'qqqqq')).toEqual(replaced(read(twinOf(word)), twinOf(word), 'qqqqq'));
        },
      ),
      { numRuns: 30, seed: 11 },
    );
  });

  it('is compared like any other value', () => {
    const policyType = 'auto';
    fc.assert(
      fc.property(anyName, fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), (word, at) => {
        const before = typedDocument({ art: columnsPerVehicle, policyType });
        const changed = withWord(typedPage(columnsPerVehicle), { word, at });
        const type = findPolicyType(policyType);
        if (!type) throw new Error('no policy type auto');
        const result = extract({ policyType: type, pages: [changed] });
        const after = { ...before, documentId: 'd2', title: word, result, pages: [] };
        expect(compareDocuments(before, after).content).not.toMatch(/native code|\[object/);
      }),
      { numRuns: 8, seed: 11 },
    );
  });
});
