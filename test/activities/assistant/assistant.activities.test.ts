import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AssistantActivities,
  createAssistantActivities,
  type ModelAllowance,
} from '../../../activities/assistant/assistant.activities.ts';
import type { TurnSources } from '../../../activities/assistant/turn-documents.ts';
import type { TurnName } from '../../../prisma/assistant/turn.repository.ts';
import { attempt } from '../../helpers/attempt.ts';
import { openTurnStage, type TurnStage } from './turns.ts';

const usage = { promptTokens: 30, completionTokens: 2 };

let stage: TurnStage;
beforeAll(async () => {
  stage = await openTurnStage();
});
afterAll(() => stage.close());

function activities({ sources, model }: { sources?: TurnSources; model?: ModelAllowance } = {}): AssistantActivities {
  return createAssistantActivities({ ...stage, ...(sources && { sources }), model });
}
const towing = () => stage.hold([['Personal Auto Declarations'], ['Towing is paid up to 75 dollars.']]);
const answer = (turn: TurnName, number = 1, given = activities()) =>
  attempt(number).call(given, 'answerFromDocuments', { ...turn, usage });

describe('the next turn of a session', () => {
  it('is the first that is not answered, the same at every attempt', async () => {
    const turn = await stage.ask({ tools: [{ name: 'get_usage', arguments: {} }] });
    const { turnId, ...session } = turn;
    const next = { turnId, number: 1, tools: [{ index: 0, name: 'get_usage' }] };

    for (const number of [1, 2]) expect(await attempt(number).call(activities(), 'nextTurn', session)).toEqual(next);
    expect((await stage.row(turn)).status).toBe('processing');
  });

  it('says what a model may do, where there is one', async () => {
    const model = { toolSteps: 5, seconds: 45 };

    const next = await attempt().call(activities({ model }), 'nextTurn', await stage.ask());
    expect(next).toMatchObject({ model });
  });

  it('is nothing once all are answered', async () => {
    const turn = await stage.ask();
    await answer(turn);

    expect(await attempt().call(activities(), 'nextTurn', turn)).toBeNull();
  });
});

describe('answering from documents', () => {
  it('tells what they say and where, once in however many attempts, and leaves nothing in storage', async () => {
    const documentId = await towing();
    const turn = await stage.ask({ documentIds: [documentId], searchScope: 'selected_documents' });
    for (const number of [1, 2]) {
      await stage.store(`${stage.turnFolder(turn)}/conversation-0.json`, {});
      await answer(turn, number);
    }

    const { messages, ...row } = await stage.row(turn);
    expect(messages).toMatchObject([
      { content: expect.stringContaining('75 dollars'), citations: [{ documentId, page: 2 }] },
    ]);
    expect(row).toMatchObject({
      status: 'completed',
      engine: 'rules',
      derivedFrom: [documentId],
      ...usage,
      warnings: [],
    });
    expect(await stage.timesCounted(turn)).toBe(1);
    expect(await stage.keysOf(turn)).toEqual([]);
  });

  it.each(['model_unavailable', 'model_answer_unusable'] as const)(
    'says that it was made without a model: %s',
    async (because) => {
      const turn = await stage.ask();
      await attempt().call(activities(), 'answerFromDocuments', { ...turn, usage, because });

      expect((await stage.row(turn)).warnings).toMatchObject([{ code: because }]);
    },
  );

  it('says that a document is not ready', async () => {
    const documentId = await towing();
    await stage.prisma.document.update({ where: { id: documentId }, data: { status: 'processing' } });
    const turn = await stage.ask({ documentIds: [documentId], searchScope: 'selected_documents' });
    await answer(turn);

    expect((await stage.row(turn)).warnings).toMatchObject([{ code: 'documents_not_ready' }]);
  });

  it('is made anew without a document that was deleted while it was made', async () => {
    const documentId = await towing();
    const turn = await stage.ask({ documentIds: [documentId], searchScope: 'selected_documents' });
    const { documents: stored } = stage.sources;
    const reads: Promise<unknown>[] = [];
    const documents: TurnSources['documents'] = {
      ...stored,
      findWithResults(...given) {
        const found = stored.findWithResults(...given);
        reads.push(found);
        return found;
      },
      // both are read at the same time: the document is there for both
      async firstPages(...given) {
        const pages = await stored.firstPages(...given);
        await Promise.all(reads);
        await stage.prisma.document.delete({ where: { id: documentId } });
        return pages;
      },
    };
    const deleting = activities({ sources: { ...stage.sources, documents } });
    await expect(answer(turn, 1, deleting)).rejects.toMatchObject({ nonRetryable: false });
    expect((await stage.row(turn)).messages).toEqual([]);

    await answer(turn, 2);
    const { status, messages, derivedFrom } = await stage.row(turn);
    expect([status, derivedFrom]).toEqual(['completed', []]);
    expect(messages[0]?.content).not.toContain('75');
  });

  it('lists the documents of its scope when that is what is asked, and is withdrawn with them', async () => {
    const [one, other] = [await stage.hold([['A']], 'Policy A'), await stage.hold([['B']], 'Policy B')];
    const turn = await stage.ask({
      question: 'Which documents do I have?',
      documentIds: [one, other],
      searchScope: 'selected_documents',
    });

    await answer(turn);
    const { messages, derivedFrom } = await stage.row(turn);
    expect(messages[0]?.content).toBe('There are 2 documents:\n- Policy B\n- Policy A');
    expect([...derivedFrom].sort()).toEqual([one, other].sort());
  });

  it('lists those of the account where no scope was named, the newest first', async () => {
    const turn = await stage.ask({ question: 'List my documents', searchScope: 'none' });
    await stage.hold([['C']], 'Policy C');

    await answer(turn);
    expect((await stage.row(turn)).messages[0]?.content).toMatch(/^There are \d+ documents:\n- Policy C\n/);
  });

  it('says that what was to be searched is gone', async () => {
    const documentId = await towing();
    const turn = await stage.ask({ documentIds: [documentId], searchScope: 'selected_documents' });
    await stage.prisma.document.delete({ where: { id: documentId } });

    await answer(turn);
    expect((await stage.row(turn)).messages[0]?.content).toBe(
      'The documents that were to be searched have been deleted.',
    );
  });

  it('is given up when the key of the turn is gone', async () => {
    const turn = await stage.ask();
    await stage.prisma.turn.update({ where: { id: turn.turnId }, data: { keyId: randomUUID() } });

    await expect(answer(turn, 3)).rejects.toMatchObject({ nonRetryable: false });
    await expect(answer(turn, 4)).rejects.toMatchObject({ type: 'internal_error', nonRetryable: true });
  });
});

describe('failing a turn', () => {
  const fail = (turn: TurnName, number = 1) =>
    attempt(number).call(activities(), 'failTurn', { ...turn, code: 'timeout', usage });

  it('says why, once in however many attempts, and leaves nothing in storage', async () => {
    const turn = await stage.ask();
    await stage.store(`${stage.turnFolder(turn)}/conversation-0.json`, {});
    for (const number of [1, 2]) await fail(turn, number);

    expect(await stage.row(turn)).toMatchObject({
      status: 'failed',
      error: { code: 'timeout' },
      messages: [],
      ...usage,
    });
    expect(await stage.timesCounted(turn)).toBe(1);
    expect(await stage.keysOf(turn)).toEqual([]);
  });

  it('does not take back an answer', async () => {
    const turn = await stage.ask();
    await answer(turn);
    await fail(turn);

    expect(await stage.row(turn)).toMatchObject({ status: 'completed', error: null, messages: [{}] });
  });

  it('is not undone by an answer that comes late', async () => {
    const turn = await stage.ask();
    await fail(turn);
    await answer(turn);

    expect(await stage.row(turn)).toMatchObject({ status: 'failed', messages: [] });
  });
});
