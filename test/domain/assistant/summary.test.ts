import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import { columnsPerVehicle } from '../../fixtures/declarations/auto.ts';
import { covLetters } from '../../fixtures/declarations/homeowners.ts';
import { lossRun, typedDocument } from './library.ts';

const auto = typedDocument({ art: columnsPerVehicle, policyType: 'auto', title: 'Gonzalez auto' });
const dwelling = typedDocument({ art: covLetters, policyType: 'homeowners', title: 'Bay Street', documentId: 'd2' });
const claims = lossRun('d3', 'Acme', {
  claims: [
    { claimNumber: 'A-1', status: 'closed', incurred: { total: 100 } },
    { claimNumber: 'A-2', status: 'open', incurred: { total: 2_000 } },
    { claimNumber: 'A-3', status: 'closed', incurred: { total: 0 } },
  ],
});
const letter = typedDocument({ art: 'Dear customer,\nthe fence has been mended.', title: 'Letter', documentId: 'd4' });

const ask = (question: string, documents = [auto]) => answerQuestion({ question, documents });

describe('a document that is to be summarized', () => {
  it.each([
    'Summarize my policy',
    'can you please summarise this document?',
    'Give me a quick summary of the Gonzalez auto policy.',
    'tell me about this policy',
    'What is this document about?',
    'whats in this file',
    'overview',
    'tldr',
  ])('is told by its fields and lists: %s', (question) => {
    const { content, found, citations } = ask(question);
    expect(found).toBe(true);
    expect(content).toMatch(/^\*\*Gonzalez auto/);
    expect(content).toMatch(/Policy number: \*\*PA 0012345 07\*\* \[\d+\]/);
    expect(content).toMatch(/Policy period: \*\*March 15, 2024 to September 15, 2024\*\*/);
    expect(content).toMatch(/Vehicles \(2\): \*\*2019 HONDA CR-V EX; 2015 FORD F150 XLT\*\*/);
    expect(content).toMatch(/Coverages \(\d+\): \*\*[^*]*Collision/);
    expect(citations.length).toBeGreaterThan(8);
  });

  it('is told beside others, each under its name', () => {
    const { content } = ask('Summarize both policies', [auto, dwelling]);
    expect(content).toMatch(/Gonzalez auto[^]*Vehicles \(2\)[^]*Bay Street[^]*Dwelling limit/);
  });

  it('is the one that is named', () => {
    const { documentsUsed } = ask('Summarize the Bay Street policy', [auto, dwelling]);
    expect(documentsUsed.map(({ documentId }) => documentId)).toEqual(['d2']);
  });

  it('counts its claims by their status', () => {
    expect(ask('Summarize this loss run', [claims]).content).toContain('Claims (3): **2 closed, 1 open**');
  });

  it('cites for each list the words that its line tells', () => {
    const { citations } = ask('Summarize my policy');
    const quotes = citations.map(({ quote }) => quote);
    expect(quotes).toEqual(expect.arrayContaining(['2019', 'Maria T Gonzalez']));
  });

  it.each(['Summarize the open claims', 'Tell me about the Honda', 'What is this fee?'])(
    'is not meant where something in it is: %s',
    (question) => {
      expect(ask(question).content).not.toContain('Policy number: **PA 0012345 07**');
    },
  );

  it('is quoted where nothing has been read from it but its text', () => {
    expect(ask('Summarize the letter', [letter]).content).not.toContain('(0)');
  });
});
