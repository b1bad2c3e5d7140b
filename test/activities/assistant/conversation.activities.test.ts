import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ConversationActivities,
  createConversationActivities,
} from '../../../activities/assistant/conversation.activities.ts';
import type { TurnReply } from '../../../activities/assistant/model-turn.activities.ts';
import type { Conversation } from '../../../domain/assistant/model/conversation.ts';
import type { ModelReply } from '../../../domain/model/model.ts';
import type { StoredObject } from '../../../domain/orchestration.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import type { TurnName } from '../../../prisma/assistant/turn.repository.ts';
import { insertJob, resultJson } from '../../helpers/activity-stage.ts';
import { attempt } from '../../helpers/attempt.ts';
import { openTurnStage, type TurnStage } from './turns.ts';

const usage = { promptTokens: 300, completionTokens: 20 };

let stage: TurnStage;
let activities: ConversationActivities;
let documentId: string;
let turn: TurnName;
beforeAll(async () => {
  stage = await openTurnStage();
  activities = createConversationActivities({ ...stage, mayUseModel: async () => true });
});
afterAll(() => stage.close());
beforeEach(async () => {
  documentId = await stage.hold([['Personal Auto Declarations'], ['Towing is paid up to 75 dollars']]);
  turn = await stage.ask({ documentIds: [documentId], searchScope: 'selected_documents' });
});

const begin = (number = 1) => attempt(number).call(activities, 'beginConversation', turn);
const remove = () => stage.prisma.document.delete({ where: { id: documentId } });

/** Stores what the model replied in this step. */
async function replied(reply: Partial<ModelReply>, step = 1): Promise<StoredObject> {
  const value: TurnReply = {
    reply: { text: '', toolCalls: [], usage, finish: 'stop', ...reply },
    leftOut: { earlier: 0, passages: 0 },
  };
  return await stage.store(`${stage.turnFolder(turn)}/reply-${step}.json`, value);
}

describe('beginning a conversation', () => {
  it('stores what the model is to be told, and records whose text that is', async () => {
    const { conversation, folder } = await begin();

    const { turn: scope, passages, question } = await stage.load<Conversation>(conversation.key);
    expect(folder).toBe(stage.turnFolder(turn));
    expect(scope).toMatchObject({ scope: 'selected_documents', documentIds: [documentId] });
    expect(question).toMatchObject({ message: 'How much is paid for towing?' });
    expect(passages.map(({ text }) => text).join('\n')).toContain('up to 75 dollars');
    expect((await stage.row(turn)).derivedFrom).toEqual([documentId]);
  });

  it('fails for good when the account has used up its tokens', async () => {
    const poor = createConversationActivities({ ...stage, mayUseModel: async () => false });

    await expect(attempt().call(poor, 'beginConversation', turn)).rejects.toMatchObject({
      type: 'model_quota_used_up',
      nonRetryable: true,
    });
    expect(await stage.keysOf(turn)).toEqual([]);
  });

  it('tells what the tools gave that the person asked for', async () => {
    turn = await stage.ask({ documentIds: [documentId], tools: [{ name: 'get_usage', arguments: {} }] });
    const outcome = { status: 'completed', result: { usage: { pages: 4471 } }, derivedFrom: [] } as const;
    await stage.turns.recordTool(turn, { index: 0, outcome, durationMs: 1 });
    const { conversation } = await begin();

    const { question } = await stage.load<Conversation>(conversation.key);
    expect(question.facts).toEqual([expect.stringContaining('4471')]);
  });

  it('shows first what a question asks for that goes on from what the client says was said before', async () => {
    documentId = await stage.hold([['C-1001 open reported 02/09/2019', 'C-1003 closed reported 07/19/2021']]);
    const [first, second] = [
      { claimNumber: 'C-1001', status: 'open', reportedDate: '2019-02-09' },
      { claimNumber: 'C-1003', status: 'closed', reportedDate: '2021-07-19' },
    ];
    const quotes = [
      ['C-1001', 'open', '02/09/2019'],
      ['C-1003', 'closed', '07/19/2021'],
    ];
    const pointers = quotes.flatMap((own, at) =>
      ['claimNumber', 'status', 'reportedDate'].map((name, of) => [`/claims/${at}/${name}`, own[of]] as const),
    );
    const bbox = { left: 0, top: 0, width: 1, height: 1 };
    const result = {
      data: { claims: [first, second] },
      citations: Object.fromEntries(pointers.map(([pointer, quote]) => [pointer, [{ page: 1, quote, bbox }]])),
      fields: Object.fromEntries(
        pointers.map(([pointer]) => [pointer, { state: 'present', confidence: 1, source: 'text' }]),
      ),
    };
    const jobId = await insertJob(stage, { documentId, policyType: 'loss_run' });
    const jobs = withAccountScope(createJobRunRepository(stage.rows));
    await jobs.complete({ jobId, accountId: stage.accountId, step: 1, result: resultJson(result) });
    turn = await stage.ask({
      question: 'and C-1003?',
      documentIds: [documentId],
      searchScope: 'selected_documents',
      earlier: [{ role: 'user', content: 'When was claim C-1001 reported?' }],
    });
    const { conversation } = await begin();

    const { question } = await stage.load<Conversation>(conversation.key);
    expect(question.fields?.[0]).toMatchObject({ value: '2021-07-19' });
  });

  it('replaces what an earlier attempt stored', async () => {
    const [first, second] = [await begin(), await begin(2)];

    expect(second.conversation.key).toBe(first.conversation.key);
    expect(await stage.keysOf(turn)).toEqual([second.conversation.key]);
  });

  it('tells nothing of a document that is deleted meanwhile: the retry goes without it', async () => {
    const documents = {
      ...stage.sources.documents,
      async firstPages(...given: Parameters<TurnStage['sources']['documents']['firstPages']>) {
        const pages = await stage.sources.documents.firstPages(...given);
        await remove();
        return pages;
      },
    };
    const deleting = createConversationActivities({
      ...stage,
      mayUseModel: async () => true,
      sources: { ...stage.sources, documents },
    });
    await expect(attempt().call(deleting, 'beginConversation', turn)).rejects.toMatchObject({ nonRetryable: false });
    expect(await stage.keysOf(turn)).toEqual([]);

    const { conversation } = await begin(2);
    expect(JSON.stringify(await stage.load(conversation.key))).not.toContain('75 dollars');
  });

  it('leaves nothing in storage for a turn that has ended', async () => {
    await stage.turns.fail(turn, { error: { code: 'timeout', message: '' }, usage });
    await begin();

    expect(await stage.keysOf(turn)).toEqual([]);
  });
});

describe('the tools that a model asks for', () => {
  const toolCalls = [
    { id: 'one', name: 'get_document', arguments: { documentId: 'd1' } },
    { id: 'two', name: 'Whitaker, 12 Elm Street', arguments: {} },
  ];
  const note = async (number = 1) =>
    attempt(number).call(activities, 'noteToolCalls', { ...turn, step: 1, reply: await replied({ toolCalls }) });

  it('are recorded once in however many attempts, and named in the history only if they exist', async () => {
    await begin();
    const noted = [
      { index: 0, name: 'get_document' },
      { index: 1, name: 'unknown tool' },
    ];
    for (const number of [1, 2]) expect(await note(number)).toEqual(noted);

    expect((await stage.row(turn)).toolCalls).toMatchObject([
      { step: 1, callId: 'one', status: 'pending', derivedFrom: [documentId] },
      { step: 1, callId: 'two' },
    ]);
  });

  it('are recorded with the ids of the documents that it calls by their short names', async () => {
    await begin();
    const calls = [{ id: 'one', name: 'search_documents', arguments: { query: 'D1', documentIds: ['D1', 'D9'] } }];
    const reply = await replied({ toolCalls: calls });
    await attempt().call(activities, 'noteToolCalls', { ...turn, step: 1, reply });

    const [noted] = (await stage.row(turn)).toolCalls;
    expect(noted?.arguments).toEqual({ query: 'D1', documentIds: [documentId, 'D9'] });
  });

  it('are not recorded when a document is gone that their arguments may quote', async () => {
    await begin();
    await remove();

    await expect(note()).rejects.toMatchObject({ nonRetryable: false });
    expect((await stage.row(turn)).toolCalls).toEqual([]);
  });

  it('are told to it with what they gave, or why they gave nothing', async () => {
    const { conversation } = await begin();
    await note();
    const [given, problem] = [{ premium: 812 }, { code: 'unknown_tool', message: 'There is no such tool.' }];
    const completed = { status: 'completed', result: given, derivedFrom: [documentId] } as const;
    await stage.turns.recordTool(turn, { index: 0, outcome: completed, durationMs: 1 });
    await stage.turns.recordTool(turn, { index: 1, outcome: { status: 'denied', error: problem }, durationMs: 1 });
    const request = { ...turn, step: 1, conversation, reply: await replied({ toolCalls }) };
    const next = await attempt().call(activities, 'tellToolResults', request);

    expect(await attempt(2).call(activities, 'tellToolResults', request)).toEqual(next);
    const { steps } = await stage.load<Conversation>(next.key);
    expect(steps).toMatchObject([
      { role: 'assistant', toolCalls },
      {
        role: 'tool',
        results: [
          { callId: 'one', content: expect.stringContaining('812') },
          { callId: 'two', content: problem.message },
        ],
      },
    ]);
  });
});

describe('answering with a model', () => {
  const ask = async (reply: Partial<ModelReply>) => {
    const { conversation } = await begin();
    return { ...turn, conversation, reply: await replied(reply), usage };
  };
  const answer = async (request: Awaited<ReturnType<typeof ask>>, number = 1) =>
    await attempt(number).call(activities, 'answerFromModel', request);
  const passage = async (words: string) => {
    const { passages } = await stage.load<Conversation>((await begin()).conversation.key);
    return `P${passages.findIndex(({ text }) => text.includes(words)) + 1}`;
  };
  const proven = async () => ({ text: `Up to $75 [${await passage('75 dollars')}: "up to 75 dollars"].` });

  it('proves its quotes on their pages, once in however many attempts, and leaves nothing in storage', async () => {
    const request = await ask(await proven());
    for (const number of [1, 2]) expect(await answer(request, number)).toBe(true);

    const { messages, ...row } = await stage.row(turn);
    const bbox = expect.objectContaining({ left: expect.any(Number) });
    expect(messages).toMatchObject([
      { content: 'Up to $75 [1].', citations: [{ documentId, page: 2, quote: 'up to 75 dollars', bbox }] },
    ]);
    expect(row).toMatchObject({ status: 'completed', engine: 'model', ...usage, warnings: [] });
    expect(await stage.timesCounted(turn)).toBe(1);
    expect(await stage.keysOf(turn)).toEqual([]);
  });

  it('drops a quote that stands nowhere, and says so', async () => {
    const { text } = await proven();
    expect(await answer(await ask({ text: `${text} Or $900 [P1: "up to 900 dollars"].` }))).toBe(true);

    expect(await stage.row(turn)).toMatchObject({
      messages: [{ content: 'Up to $75 [1]. Or $900.', citations: [{ quote: 'up to 75 dollars' }] }],
      warnings: [{ code: 'quotes_dropped' }],
    });
  });

  it.each<[string, Partial<ModelReply>]>([
    ['cites only what stands nowhere', { text: 'Up to $900 [P1: "up to 900 dollars"] and [F40].' }],
    ['was refused by the provider', { text: 'I cannot help with that.', finish: 'refused' }],
  ])('shows no answer that %s: the turn waits for another one', async (_, reply) => {
    expect(await answer(await ask(reply))).toBe(false);
    expect(await stage.row(turn)).toMatchObject({ status: 'pending', messages: [] });
  });

  it('says that it was cut off', async () => {
    await answer(await ask({ ...(await proven()), finish: 'length' }));

    expect((await stage.row(turn)).warnings).toMatchObject([{ code: 'answer_cut' }]);
  });

  it('shows nothing that tells the instructions, and nothing that is empty: the turn waits for another answer', async () => {
    const { conversation } = await begin();
    const { secrets } = await stage.load<Conversation>(conversation.key);
    for (const text of [`My code is ${secrets.canary}`, '  ']) {
      expect(await answer({ ...turn, conversation, reply: await replied({ text }), usage })).toBe(false);
    }
    expect(await stage.row(turn)).toMatchObject({ status: 'pending', messages: [] });
  });

  it('is not shown when a document was deleted that it was made from', async () => {
    const request = await ask(await proven());
    await remove();

    expect(await answer(request)).toBe(false);
    expect(await stage.row(turn)).toMatchObject({ status: 'pending', messages: [] });
  });

  it('does not trust a reply that is not the one that was stored', async () => {
    const request = await ask(await proven());
    await replied({ text: 'Another one.' });

    await expect(answer(request)).rejects.toMatchObject({ nonRetryable: false });
  });
});
