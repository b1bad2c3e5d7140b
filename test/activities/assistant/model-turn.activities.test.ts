import { type Mock, afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createModelTurnActivities,
  type ModelStep,
  type ModelTurnActivities,
  type TurnReply,
} from '../../../activities/assistant/model-turn.activities.ts';
import type { Model } from '../../../adapters/model/index.ts';
import { startConversation } from '../../../domain/assistant/model/conversation.ts';
import { maxCallsPerStep } from '../../../domain/assistant/tools.ts';
import { ModelError } from '../../../domain/model/model-error.ts';
import type { ModelReply } from '../../../domain/model/model.ts';
import { attempt } from '../../helpers/attempt.ts';
import { untilAborted } from '../../helpers/fake-reader.ts';
import { modelFailures } from '../model-failures.ts';
import { openTurnStage, type TurnStage } from './turns.ts';

type Complete = Model['complete'];

const usage = { promptTokens: 700, completionTokens: 50 };

let stage: TurnStage;
let complete: Mock<Complete>;
let activities: ModelTurnActivities;
beforeAll(async () => {
  stage = await openTurnStage();
});
afterAll(() => stage.close());
beforeEach(() => {
  complete = vi.fn<Complete>();
  const model: Model = { name: 'fake-1', complete, limits: { contextTokens: 100_000, outputTokens: 8_000 } };
  activities = createModelTurnActivities({ model, turns: stage.turns, storage: stage.storage });
});
afterEach(() => {
  vi.useRealTimers();
});

const reply = (more: Partial<ModelReply> = {}): ModelReply => ({
  text: '',
  toolCalls: [],
  usage,
  finish: 'stop',
  ...more,
});

describe('a call of the model within a turn', () => {
  let step: ModelStep;
  let folder: string;
  beforeEach(async () => {
    folder = stage.turnFolder(await stage.ask());
    const conversation = startConversation({
      secrets: { delimiter: 'd1', canary: 'c1' },
      scope: 'account',
      documentIds: [],
      message: 'How much is paid for towing?',
      earlier: [],
      facts: [],
      passages: [],
    });
    const stored = await stage.store(`${folder}/conversation-0.json`, conversation);
    step = { conversation: stored, replyKey: `${folder}/reply-1.json`, mayCallTools: true };
  });

  it('is stored, and made once in however many attempts', async () => {
    complete.mockResolvedValueOnce(reply({ text: 'Up to $75.' }));
    const first = await attempt().call(activities, 'callModel', step);

    expect(first).toMatchObject({ kind: 'answer', usage, reply: { key: step.replyKey } });
    expect(await stage.load<TurnReply>(step.replyKey)).toMatchObject({ reply: { text: 'Up to $75.' } });
    expect(await attempt(2).call(activities, 'callModel', step)).toEqual(first);
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('may ask for tools, for so many at a time, unless the turn has used them up', async () => {
    const toolCalls = Array.from({ length: maxCallsPerStep + 3 }, (_, at) => ({
      id: `${at}`,
      name: 'x',
      arguments: {},
    }));
    complete.mockResolvedValue(reply({ toolCalls }));

    expect(await attempt().call(activities, 'callModel', step)).toMatchObject({ kind: 'tools' });
    expect((await stage.load<TurnReply>(step.replyKey)).reply.toolCalls).toHaveLength(maxCallsPerStep);
    const last = { ...step, replyKey: `${folder}/reply-2.json`, mayCallTools: false };
    expect(await attempt().call(activities, 'callModel', last)).toMatchObject({ kind: 'answer' });
  });

  it.each(modelFailures)('fails as a provider that %s says', async (_, error, failure) => {
    complete.mockRejectedValue(error);

    await expect(attempt().call(activities, 'callModel', step)).rejects.toMatchObject({
      type: 'provider_error',
      ...failure,
    });
    expect(await stage.storage.get(step.replyKey)).toBeUndefined();
  });

  it('is not made for a conversation that was removed', async () => {
    await stage.storage.removeAll(folder);

    await expect(attempt().call(activities, 'callModel', step)).rejects.toMatchObject({
      type: 'conversation_gone',
      nonRetryable: true,
    });
    expect(complete).not.toHaveBeenCalled();
  });

  it('leaves no reply to a conversation that was removed meanwhile', async () => {
    complete.mockImplementation(async () => {
      await stage.storage.removeAll(folder);
      return reply({ text: 'Up to $75.' });
    });

    await expect(attempt().call(activities, 'callModel', step)).rejects.toMatchObject({ type: 'conversation_gone' });
    expect(await stage.storage.get(step.replyKey)).toBeUndefined();
  });

  it('sends heartbeats while the model thinks, and ends when its turn is cancelled', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const running = attempt();
    complete.mockImplementation(async ({ signal }) => {
      vi.advanceTimersByTime(6_000);
      setImmediate(running.cancel);
      return await untilAborted(signal);
    });

    await expect(running.call(activities, 'callModel', step)).rejects.toMatchObject({ name: 'CancelledFailure' });
    expect(running.heartbeats).toHaveLength(3);
  });

  it('is counted when it ran out of time', async () => {
    const spent = { promptTokens: 300, completionTokens: 0 };
    complete.mockRejectedValueOnce(new ModelError('timeout', { spent }));
    const counted = () => stage.prisma.usageEvent.aggregate({ _sum: { promptTokens: true } });
    const before = (await counted())._sum.promptTokens ?? 0;

    await expect(attempt().call(activities, 'callModel', step)).rejects.toThrow();

    expect((await counted())._sum.promptTokens).toBe(before + 300);
  });
});
