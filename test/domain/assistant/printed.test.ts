import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../domain/assistant/answer.ts';
import { typedDocument } from './library.ts';

const notice = typedDocument({
  title: 'Renewal notice',
  art: `
Renewal notice of Lakeside Mutual

Marina storage price        $812.40       $903.15
Dock inspection charge      $175.00
Dock paperwork charge       $250.00

Wharf collapse              Not covered
Hull scraping               Included
Crane hire                  Excluded
`,
});
const ask = (question: string) => answerQuestion({ question, documents: [notice] });

describe('amounts that a page prints and no field holds', () => {
  it('are compared where one line has two of them', () => {
    expect(ask('How much higher is the marina storage price now?').content).toContain('difference **$90.75**');
  });

  it('are added up where the question asks for both', () => {
    expect(ask('dock inspection charge + dock paperwork charge').content).toContain('together **$425**');
  });

  it('are cited by their lines', () => {
    const quotes = ask('dock inspection charge + dock paperwork charge').citations.map(({ quote }) => quote);
    expect(quotes).toContainEqual(expect.stringMatching(/^Dock inspection charge +\$175\.00$/));
  });

  it('come to nothing where nothing is to be put together', () => {
    expect(ask('What is the dock inspection charge?').content).not.toContain('together');
  });
});

describe('a question for what is left out', () => {
  it('gets all lines that deny something', () => {
    const { content } = ask('What is excluded here?');
    for (const line of ['Wharf collapse', 'Crane hire']) expect(content).toContain(line);
  });
});

describe('a fragment that ends with what may be', () => {
  it('is answered with no where the page denies it', () => {
    expect(ask('crane hire included?').content).toContain('No.');
  });
});
