import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';

const documentOf = (title: string, policyType: string, data: Record<string, unknown>): AssistantDocument => ({
  documentId: title,
  title,
  fileName: null,
  policyType,
  result: { data, citations: {}, fields: {} },
  pages: [{ number: 1, text: title }],
});

const ford = documentOf('Seligan', 'auto', {
  totalPremium: 672.52,
  mailingAddress: '3808 Tarnal Way, Holland, MI 49423',
  vehicles: [{ number: 1, year: 2012, make: 'Ford', model: 'Transit 250', lienholderName: 'Tarnor Credit Union' }],
});
const escape = documentOf('Rososen', 'auto', {
  totalPremium: 980.1,
  mailingAddress: '875 Devor Drive, Paducah, KY 42003',
  vehicles: [{ number: 1, year: 2014, make: 'Ford', model: 'Escape', lienholderName: 'Moragate Motor Credit' }],
  drivers: [{ name: 'Vera M Rososen' }, { name: 'Ellis Rososen' }],
});
const tavern = documentOf('Halarford', 'businessowners', {
  totalPremium: 17_649,
  businessDescription: 'Tavern with limited cooking',
});
const optician = documentOf('Nevawick', 'businessowners', {
  totalPremium: 2193.91,
  locations: [{ locationNumber: 1, address: '4761 Halar Drive, Lima, OH 44516', description: 'Optical store' }],
});

const ask = (question: string, ...earlier: string[]) =>
  answerQuestion({
    question,
    history: earlier.map((content) => ({ role: 'user' as const, content })),
    documents: [ford, escape, tavern, optician],
  });

describe('a question', () => {
  it.each([
    ['Who is the lienholder on the Ford Transit?', 'Tarnor Credit Union', 'a van that is called as a coverage is'],
    ['What is the total premium of the Kentucky auto policy?', '$980.10', 'the state in which it insures'],
    ["What is the total premium of the tavern's policy?", '$17,649', 'what the business does'],
    ['What is the total premium for the optical store?', '$2,193.91', 'what the place is'],
  ])('means the document that it names: %s', (question, said) => {
    const { content } = ask(question);
    // the name of one document and one value
    expect(content.match(/\*\*/g)).toHaveLength(4);
    expect(content).toContain(`**${said}**`);
  });
});

describe('an answer that is likely and not sure', () => {
  it('comes first, and is not said to be missing', () => {
    const { found, content } = ask('What is the total premium for the optical store?');
    expect(found).toBe(false);
    expect(content).toMatch(/^(?:Probably|The documents do not say this for sure\. Perhaps) meant:[^]*\$2,193\.91/);
  });

  it('is no answer where nothing is known of what is asked about', () => {
    expect(ask('What is the total premium for the submarine?').content).toMatch(/^I found no mention of/);
  });
});

describe('a follow-up', () => {
  it('stays with the document whose car was named before', () => {
    const { content, documentsUsed } = ask(
      'and name all the drivers on that policy',
      'Who is the lienholder on the Escape?',
    );
    expect(content).toMatch(/Vera M Rososen[^]*Ellis Rososen/);
    expect(documentsUsed.map(({ documentId }) => documentId)).toEqual(['Rososen']);
  });

  it('leaves it for another one that it names', () => {
    const { content } = ask(
      'and the total premium of the tavern',
      'What is the total premium of the Kentucky auto policy?',
    );
    expect(content).toContain('**$17,649**');
    expect(content).not.toContain('$980.10');
  });
});
