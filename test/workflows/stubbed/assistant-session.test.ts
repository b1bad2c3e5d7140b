import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplicationFailure } from '@temporalio/activity';
import { answerTurnUpdate, type AssistantSessionInput, wakeSignal } from '../../../domain/orchestration.ts';
import { until } from '../../helpers/until.ts';
import { type Call, type Started, startStubbedWorkflows, type StubbedWorkflows } from './stubbed-workflows.ts';
import { ballast, failing, never } from './stubs.ts';

let workflows: StubbedWorkflows;
beforeAll(async () => {
  workflows = await startStubbedWorkflows();
});
afterAll(async () => {
  await workflows.stop();
});

const session = { sessionId: 'session', accountId: 'account' };
/** Idle for a moment, since waits are hastened, and for hours. */
const soonIdle: AssistantSessionInput = { ...session, idleSeconds: 1 };
const neverIdle: AssistantSessionInput = { ...session, idleSeconds: 3_600_000 };
const names = (): string[] => workflows.calls().map(({ name }) => name);
const told = (name: string): Call['input'] | undefined => workflows.calls(name)[0]?.input;

/** The turns of the session in the database, which the stubs answer. */
function storedTurns(...turnIds: string[]) {
  const unanswered = turnIds.map((turnId, index) => ({ turnId, number: index + 1, tools: [] as Tool[] }));
  const end = async ({ turnId }: { turnId: string }): Promise<void> => {
    unanswered.splice(0, unanswered.length, ...unanswered.filter((turn) => turn.turnId !== turnId));
  };
  return {
    store: (turnId: string) => unanswered.push({ turnId, number: unanswered.length + 1, tools: [] }),
    stubs: { nextTurn: async () => unanswered[0] ?? null, answerFromDocuments: end, failTurn: end },
  };
}
type Tool = { index: number; name: string };

const answered = (): unknown[] => workflows.calls('answerFromDocuments').map(({ input }) => input.turnId);
const ask = async ({ handle }: Started, turnId: string): Promise<void> =>
  await handle.executeUpdate<void, [string]>(answerTurnUpdate, { args: [turnId], updateId: randomUUID() });

describe('a session', () => {
  it('answers its turns one after the other, and ends when it is idle', async () => {
    const { stubs } = storedTurns('one', 'two', 'three');
    const { end } = await workflows.start('assistantSession', { input: soonIdle, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    const one = ['nextTurn', 'answerFromDocuments'];
    expect(names()).toEqual([...one, ...one, ...one, 'nextTurn']);
    expect(answered()).toEqual(['one', 'two', 'three']);
  });

  it('completes an update when its turn was answered', async () => {
    const { store, stubs } = storedTurns();
    const started = await workflows.start('assistantSession', { input: neverIdle, stubs });
    store('one');
    await ask(started, 'one');
    expect(answered()).toEqual(['one']);
    store('two');
    await ask(started, 'two');
    expect(answered()).toEqual(['one', 'two']);
    await started.handle.terminate();
  });

  it('completes an update at once when the turn was answered before', async () => {
    const { stubs } = storedTurns();
    const started = await workflows.start('assistantSession', { input: neverIdle, stubs });
    await ask(started, 'answered long ago');
    expect(answered()).toEqual([]);
    await started.handle.terminate();
  });

  it('looks for turns again when it is woken', async () => {
    const { store, stubs } = storedTurns();
    const { handle } = await workflows.start('assistantSession', { input: neverIdle, stubs });
    await until(() => names().length === 1);
    store('one');
    await handle.signal(wakeSignal);
    await until(() => answered().length > 0);
    expect(answered()).toEqual(['one']);
    await handle.terminate();
  });

  it('fails a turn that takes too long as timed out', async () => {
    const { stubs } = storedTurns('slow');
    const slow = { ...stubs, answerFromDocuments: never };
    const timeoutsMs = { scheduleToCloseTimeout: 200 };
    const { end } = await workflows.start('assistantSession', { input: soonIdle, stubs: slow, timeoutsMs });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(workflows.calls('failTurn')).toMatchObject([{ input: { turnId: 'slow', code: 'timeout' } }]);
  });

  it('fails a turn that failed for good, and answers the next one', async () => {
    const { stubs } = storedTurns('broken', 'sound');
    const answerFromDocuments = async (turn: { turnId: string }): Promise<void> => {
      if (turn.turnId === 'broken') throw ApplicationFailure.nonRetryable('no');
      await stubs.answerFromDocuments(turn);
    };
    const broken = { ...stubs, answerFromDocuments };
    const { end } = await workflows.start('assistantSession', { input: soonIdle, stubs: broken });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(workflows.calls('failTurn')).toMatchObject([{ input: { turnId: 'broken', code: 'internal_error' } }]);
    expect(answered()).toEqual(['broken', 'sound']);
  });

  it('that is cancelled leaves its turn for the next run', async () => {
    const { stubs } = storedTurns('one');
    const waiting = { ...stubs, answerFromDocuments: never };
    const { handle, end } = await workflows.start('assistantSession', { input: neverIdle, stubs: waiting });
    await until(() => answered().length === 1);
    await handle.cancel();
    expect(await end()).toEqual({ status: 'cancelled' });
    expect(names()).not.toContain('failTurn');
  });

  it('goes on in a new run when its history has become long; those who wait are told to ask again', async () => {
    const turnIds = ['1', '2', '3', '4', '5'];
    const { stubs } = storedTurns(...turnIds);
    const answerFromDocuments = async (turn: { turnId: string }): Promise<void> => {
      // the update of the last turn waits already when the first one is answered
      await until(() => isWaiting);
      await stubs.answerFromDocuments(turn);
      return ballast as never;
    };
    let isWaiting = false;
    const input = { ...soonIdle, idleSeconds: 60 };
    const heavy = { ...stubs, answerFromDocuments };
    const started = await workflows.start('assistantSession', { input, stubs: heavy });
    const { runId: first } = await started.handle.describe();
    const update = await started.handle.startUpdate<void, [string]>(answerTurnUpdate, {
      args: ['5'],
      waitForStage: 'ACCEPTED',
    });
    isWaiting = true;
    await update.result();
    const answeredByThen = answered().length;
    expect(await started.end()).toMatchObject({ status: 'completed' });
    expect(answeredByThen).toBeLessThan(turnIds.length);
    expect(answered()).toEqual(turnIds);
    expect((await started.handle.describe()).runId).not.toBe(first);
  });
});

describe('a turn with tools', () => {
  it('calls them in their order before it is answered', async () => {
    const { stubs } = storedTurns('one');
    const tools = [
      { index: 0, name: 'list_documents' },
      { index: 1, name: 'get_usage' },
    ];
    const nextTurn = async () => {
      const turn = await stubs.nextTurn();
      return turn && { ...turn, tools };
    };
    const callTool = async () => ({ status: 'completed' as const });
    const { end } = await workflows.start('assistantSession', {
      input: soonIdle,
      stubs: { ...stubs, nextTurn, callTool },
    });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(workflows.calls('callTool')).toMatchObject([{ input: tools[0] }, { input: tools[1] }]);
    expect(names().indexOf('answerFromDocuments')).toBeGreaterThan(names().lastIndexOf('callTool'));
  });
});

describe('a turn with a model', () => {
  const stored = (key: string) => ({ key, sha256: 'aa', bytes: 3 });
  const usage = { promptTokens: 10, completionTokens: 2 };
  const saysTools = async () => ({ reply: stored('reply'), kind: 'tools' as const, usage });
  const saysAnswer = async () => ({ reply: stored('reply'), kind: 'answer' as const, usage });

  /** One turn that a model may answer after two steps with tools. */
  function modelTurn() {
    const { stubs } = storedTurns('one');
    const nextTurn = async () => {
      const turn = await stubs.nextTurn();
      return turn && { ...turn, model: { toolSteps: 2, seconds: 3_600 } };
    };
    return {
      ...stubs,
      nextTurn,
      beginConversation: async () => ({ conversation: stored('conversation'), folder: 'account/turn' }),
      noteToolCalls: async () => [{ index: 0, name: 'list_documents' }],
      callTool: async () => ({ status: 'completed' as const }),
      tellToolResults: async () => stored('longer-conversation'),
      answerFromModel: async (turn: { turnId: string }) => await stubs.failTurn(turn).then(() => true),
    };
  }

  it('is answered by it after as many steps with tools as it may take', async () => {
    const callModel = async ({ mayCallTools }: { mayCallTools: boolean }) =>
      mayCallTools ? await saysTools() : await saysAnswer();
    const { end } = await workflows.start('assistantSession', {
      input: soonIdle,
      stubs: { ...modelTurn(), callModel },
    });
    expect(await end()).toMatchObject({ status: 'completed' });
    const step = ['callModel', 'noteToolCalls', 'callTool', 'tellToolResults'];
    const steps = ['beginConversation', ...step, ...step, 'callModel', 'answerFromModel'];
    expect(names()).toEqual(['nextTurn', ...steps, 'nextTurn']);
    expect(workflows.calls('callModel').map(({ input }) => input.mayCallTools)).toEqual([true, true, false]);
    expect(workflows.calls('callModel').map(({ input }) => input.replyKey)).toEqual([
      'account/turn/reply-1.json',
      'account/turn/reply-2.json',
      'account/turn/reply-3.json',
    ]);
    expect(told('answerFromModel')).toMatchObject({ usage: { promptTokens: 30, completionTokens: 6 } });
  });

  it('asks a busy model again', async () => {
    const callModel = failing(8, () => new Error('HTTP 429'), await saysAnswer());
    const { end } = await workflows.start('assistantSession', {
      input: soonIdle,
      stubs: { ...modelTurn(), callModel },
    });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(names()).toContain('answerFromModel');
    expect(names()).not.toContain('answerFromDocuments');
  });

  it('is answered without it when it fails for good, and its usage is counted', async () => {
    let asked = 0;
    const callModel = async () => {
      if (++asked > 1) throw ApplicationFailure.nonRetryable('HTTP 401');
      return await saysTools();
    };
    const { end } = await workflows.start('assistantSession', {
      input: soonIdle,
      stubs: { ...modelTurn(), callModel },
    });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(told('answerFromDocuments')).toMatchObject({ because: 'model_unavailable', usage });
  });

  it('is answered without it when its time is over', async () => {
    const stubs = { ...modelTurn(), callModel: never };
    const nextTurn = async () => {
      const turn = await stubs.nextTurn();
      return turn && { ...turn, model: { toolSteps: 2, seconds: 0.3 } };
    };
    const { end } = await workflows.start('assistantSession', { input: soonIdle, stubs: { ...stubs, nextTurn } });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(told('answerFromDocuments')).toMatchObject({ because: 'model_unavailable' });
  });

  it('is answered without it when its answer cannot be shown', async () => {
    const stubs = { ...modelTurn(), callModel: saysAnswer, answerFromModel: async () => false };
    const { end } = await workflows.start('assistantSession', { input: soonIdle, stubs });
    expect(await end()).toMatchObject({ status: 'completed' });
    expect(told('answerFromDocuments')).toMatchObject({ because: 'model_answer_unusable', usage });
  });

  it('that is cancelled is not answered without it', async () => {
    const stubs = { ...modelTurn(), callModel: never };
    const { handle, end } = await workflows.start('assistantSession', { input: neverIdle, stubs });
    await until(() => told('callModel'));
    await handle.cancel();
    expect(await end()).toEqual({ status: 'cancelled' });
    expect(names()).not.toContain('answerFromDocuments');
  });
});
