import { describe, expect, it } from 'vitest';
import type { TurnRecord } from '../../../../prisma/assistant/session.repository.ts';
import { toParts } from '../../../../services/gateway/assistant/turn-parts.ts';
import { streamTurn } from '../../../../services/gateway/assistant/turn-stream.ts';

const turnId = '5f3b7a52-9f0c-4a35-9f0b-0c5d7a1b2c3d';
const sessionId = '0d4a1a3e-7d52-4a8e-9a55-3b1c2d4e5f60';
const accountId = 'c1b2a3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d';
const createdAt = new Date('2026-03-01T12:00:00Z');

const answer: TurnRecord['messages'][number] = {
  id: '9a8b7c6d-5e4f-4a3b-8c1d-0e9f8a7b6c5d',
  accountId,
  sessionId,
  turnId,
  position: 2,
  role: 'assistant',
  content: 'Towing is paid up to 75 dollars.',
  citations: [],
  externalUserId: null,
  createdAt,
};

const turnOf = (given: Partial<TurnRecord>): TurnRecord => ({
  id: turnId,
  accountId,
  sessionId,
  number: 1,
  keyId: accountId,
  requestId: 'req_1',
  clientRequestId: null,
  idempotencyKey: null,
  fingerprint: 'f',
  earlier: [],
  searchScope: 'none',
  documentIds: [],
  status: 'processing',
  engine: null,
  error: null,
  documentsUsed: [],
  derivedFrom: [],
  warnings: [],
  promptTokens: 0,
  completionTokens: 0,
  createdAt,
  startedAt: createdAt,
  endedAt: null,
  checkedAt: null,
  messages: [],
  toolCalls: [],
  ...given,
});

const typesOf = (turn: TurnRecord) => toParts(turn).map(({ type }) => type);

describe('the parts of a turn', () => {
  it('end with what was used, when the turn has ended', () => {
    const endedAt = new Date('2026-03-01T12:00:01Z');
    const parts = toParts(turnOf({ status: 'completed', engine: 'rules', endedAt, messages: [answer] }));
    expect(parts.at(-1)).toMatchObject({ type: 'finish', messageMetadata: { durationMs: 1_000, engine: 'rules' } });
  });

  it('prove each sentence behind it, every citation once, and lose nothing of the text', () => {
    const citation = (index: number) => ({ index, documentId: turnId, title: 'Auto', page: 1, quote: '$1', score: 1 });
    const content =
      'The deductible is $1.50 [1]. Dr. Who pays it, too. [2]\n- Towing [1]\n- Rental\\[3]\n\nNothing else';
    const message = { ...answer, content, citations: [citation(1), citation(2), citation(3)] };
    const parts = toParts(turnOf({ status: 'completed', endedAt: createdAt, messages: [message] }));

    const told = parts.filter(({ type }) => type === 'text-delta' || type === 'data-citation');
    expect(told.map(({ delta, data }) => delta ?? (data as { index: number }).index)).toEqual([
      'The deductible is $1.50 [1]. ',
      1,
      'Dr. ',
      'Who pays it, too. [2]\n',
      2,
      '- Towing [1]\n',
      '- Rental\\[3]\n\n',
      'Nothing else',
      3,
    ]);
  });

  it('hold no answer that was stored after the row of its turn was read', () => {
    expect(typesOf(turnOf({ messages: [answer] }))).toEqual(['start']);
  });
});

describe('the stream of a turn', () => {
  it('has the answer of a turn that ended while its row was read', async () => {
    let end: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      end = resolve;
    });
    let reads = 0;
    const read = async (): Promise<TurnRecord> => {
      reads += 1;
      end();
      await new Promise((resolve) => setImmediate(resolve));
      return reads === 1 ? turnOf({}) : turnOf({ status: 'completed', endedAt: createdAt, messages: [answer] });
    };

    const told: string[] = [];
    for await (const { data } of streamTurn({ turn: turnOf({}), read, waiting, lastEventId: undefined }))
      told.push(data);

    expect(told.join()).toContain(answer.content);
    expect(told.at(-1)).toBe('[DONE]');
  });
});
