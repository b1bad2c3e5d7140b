import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSessionMaintenanceActivities } from '../../../activities/maintenance/session-maintenance.activities.ts';
import { createTurnMaintenanceRepository } from '../../../prisma/maintenance/turn-maintenance.repository.ts';
import { type ActivityStage, openActivityStage } from '../../helpers/activity-stage.ts';
import { type Attempt, attempt } from '../../helpers/attempt.ts';

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);

let stage: ActivityStage;
let woken: string[];
let isTemporalAway: boolean;
let running: Attempt;
beforeAll(async () => {
  stage = await openActivityStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.prisma.session.deleteMany();
  [woken, isTemporalAway, running] = [[], false, attempt()];
});

/** A session whose turns have these statuses. */
async function session(statuses: readonly string[], createdAt = secondsAgo(60)): Promise<string> {
  const { accountId, keyId } = stage;
  const { id } = await stage.prisma.session.create({
    data: { id: randomUUID(), accountId, lastTurn: statuses.length },
  });
  await stage.prisma.turn.createMany({
    data: statuses.map((status, at) => ({
      id: randomUUID(),
      accountId,
      sessionId: id,
      number: at + 1,
      keyId,
      requestId: 'req_test',
      fingerprint: 'test',
      searchScope: 'account',
      documentIds: [],
      status,
      createdAt,
    })),
  });
  return id;
}

const expire = async (retentionDays: number | undefined) =>
  await running.call(
    createSessionMaintenanceActivities({
      turns: createTurnMaintenanceRepository(stage.prisma),
      retentionDays,
      wakeSession: async () => true,
    }),
    'expireSessions',
  );

const left = async () => (await stage.prisma.session.findMany()).map(({ id }) => id);

const wake = (by = running) =>
  by.call(
    createSessionMaintenanceActivities({
      turns: createTurnMaintenanceRepository(stage.prisma),
      wakeSession: async ({ sessionId }) => !isTemporalAway && woken.push(sessionId) > 0,
    }),
    'wakeSessions',
  );

describe('waking sessions', () => {
  it('wakes those with turns that nobody answers, each once and with a heartbeat', async () => {
    const ids = [await session(['pending', 'pending']), await session(['completed', 'processing'])];

    expect(await wake()).toEqual({ woken: 2 });
    expect(woken.sort()).toEqual(ids.sort());
    expect(running.heartbeats).toHaveLength(2);
  });

  it('leaves those whose turns have ended or are new', async () => {
    await session(['completed', 'failed']);
    await session(['pending'], new Date());

    expect(await wake()).toEqual({ woken: 0 });
  });

  it('does not wake the same one again at once, nor beside another run', async () => {
    await session(['pending']);
    const outcomes = await Promise.all([wake(), wake(attempt())]);

    expect(new Set(outcomes.map((outcome) => outcome.woken))).toEqual(new Set([0, 1]));
    expect(await wake()).toEqual({ woken: 0 });
  });

  it('wakes one later that could not be reached', async () => {
    const id = await session(['pending']);
    isTemporalAway = true;
    expect(await wake()).toEqual({ woken: 0 });

    isTemporalAway = false;
    await stage.prisma.turn.updateMany({ data: { checkedAt: secondsAgo(30) } });
    expect(await wake()).toEqual({ woken: 1 });
    expect(woken).toEqual([id]);
  });
});

describe('expiring sessions', () => {
  const days = 86_400;
  const aged = async (statuses: readonly string[], ageDays: number): Promise<string> => {
    const id = await session(statuses);
    await stage.prisma.session.update({ where: { id }, data: { updatedAt: secondsAgo(ageDays * days) } });
    return id;
  };

  it('removes those that nobody continued for as long, with their turns, and records it', async () => {
    const old = await aged(['completed', 'failed'], 31);
    const young = await aged(['completed'], 29);

    expect(await expire(30)).toEqual({ sessions: 1 });
    expect(await left()).toEqual([young]);
    expect(await stage.prisma.turn.count({ where: { sessionId: old } })).toBe(0);
    const recorded = await stage.prisma.auditEvent.findMany({ where: { resourceId: old } });
    expect(recorded).toMatchObject([{ action: 'session.expire', actor: 'service', result: 'done' }]);
  });

  it('leaves those with a question that is still to be answered', async () => {
    const waiting = await aged(['completed', 'pending'], 31);

    expect(await expire(30)).toEqual({ sessions: 0 });
    expect(await left()).toEqual([waiting]);
  });

  it('removes none when no time is configured', async () => {
    const old = await aged(['completed'], 10_000);

    expect(await expire(undefined)).toEqual({ sessions: 0 });
    expect(await left()).toEqual([old]);
  });

  it('removes any number of them', async () => {
    for (let at = 0; at < 51; at++) await aged([], 2);

    expect(await expire(1)).toEqual({ sessions: 51 });
    expect(await left()).toEqual([]);
  });
});
