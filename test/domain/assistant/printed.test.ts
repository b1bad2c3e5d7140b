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

Settle in full              $2,400.00
Or in 4 installments of $612.50 each

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

  it('are what several payments come to, beside what is paid at once', () => {
    const { content } = ask('I would settle by installments, how much is that for the year?');
    expect(content).toContain('4 × $612.50 = $2,450');
    expect(content).toContain('difference **$50**');
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

describe('what was and what is, below a heading that says so', () => {
  const lines = [
    'EXPIRING TERM RENEWAL TERM',
    'SEA VIEW COTTAGE',
    'DWELLING $ 400,000 $ 420,000',
    'ANNUAL PREMIUM $ 900.00 $ 964.50',
  ];
  const asked = (question: string, heading = lines[0]): string =>
    answerQuestion({
      question,
      documents: [
        {
          documentId: 'd1',
          title: 'Renewal',
          fileName: null,
          pages: [{ number: 1, text: [heading, ...lines.slice(1)].join('\n') }],
        },
      ],
    }).content.split('Closest passages')[0] ?? '';

  it.each([
    ['How much more is the premium than last year?', undefined, '$64.50'],
    ['How much more does the cottage cost than last term?', undefined, '$64.50'],
    ['By how much did the premium go up?', 'Change Before Now', '$64.50'],
    ['How much higher is the dwelling limit than last year?', 'Prior Revised', '$20,000'],
    ['What is the difference in premium from last year?', 'Last term This term', '$64.50'],
  ])('is perhaps meant where both are asked for: %s', (question, heading, told) => {
    expect(asked(question, heading)).toMatch(/Perhaps meant:/);
    expect(asked(question, heading)).toContain(`difference **${told}**`);
  });

  it('is nothing below other headings', () => {
    expect(asked('How much more is the premium than last year?', 'Limits Deductibles')).not.toContain('$64.50');
  });
});
