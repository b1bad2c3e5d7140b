import { setTimeout as sleep } from 'node:timers/promises';
import { createPrisma } from '../../prisma/client.ts';
import { freePorts } from '../../services/stack/ports.ts';
import { startService } from '../../services/stack/service.ts';
import { killOne, postgresOf, serviceOf, temporalOf } from './processes.ts';
import { startStage } from './stage.ts';

const threads = ['first', 'second', 'third'];
const turnsOfThread = 20;
const betweenKillsMs = 4_000;
const requestTimeoutMs = 100_000;

/**
 * Three conversations with the assistant over two gateways, half of their turns at once, while every process is killed:
 * each turn has to be answered once and in order. Comes back with the promises that were broken.
 */
export async function turnKills({
  environment,
  tell,
}: {
  environment: Readonly<Record<string, string | undefined>>;
  tell: (line: string) => void;
}): Promise<string[]> {
  const stage = await startStage({ environment, isRefused: () => false, tell });
  try {
    const { folder, stack, onProgress } = stage;
    const [port = 0] = await freePorts(1);
    const second = startService({
      name: 'second gateway',
      entry: 'services/gateway/main.ts',
      environment: { ...stage.environmentOfServices, PORT: String(port) },
      onProgress,
      onChange: () => undefined,
    });
    stage.onStop(() => second.stop());
    await second.ready;
    const ask = createAsker({ urls: [stack.url, `http://127.0.0.1:${port}`], key: stack.key ?? '' });
    const asked = Promise.all(
      threads.flatMap((thread) =>
        Array.from({ length: turnsOfThread }, async (_, number) => {
          if (number >= turnsOfThread / 2) await sleep(number * 1_000);
          return await ask(thread, number);
        }),
      ),
    );
    await sleep(500);
    const targets: Record<string, () => number | undefined> = {
      worker: () => serviceOf({ folder, name: 'worker' }),
      gateway: () => serviceOf({ folder, name: 'gateway' }),
      Temporal: () => temporalOf(folder),
      'second gateway': () => second.pid(),
      Postgres: () => postgresOf(folder),
    };
    for (const [name, pidOf] of [...Object.entries(targets), ...Object.entries(targets).slice(0, 1)]) {
      tell(`${name}: ${killOne(pidOf()) ? 'killed' : 'nothing to kill'}`);
      await sleep(betweenKillsMs);
    }
    const answered = await asked;
    return await brokenPromises(stack.databaseUrl, answered);
  } finally {
    await stage.stop();
  }
}

/** A client that repeats a turn, at the next gateway, until it is answered. */
function createAsker({ urls, key }: { urls: readonly string[]; key: string }) {
  return async (externalThreadId: string, number: number): Promise<string> => {
    const request = {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        message: `Question ${number}?`,
        externalThreadId,
        idempotencyKey: `${externalThreadId} ${number}`,
      }),
    };
    for (let attempt = number; ; attempt++) {
      const signal = AbortSignal.timeout(requestTimeoutMs);
      const answer = await fetch(`${urls[attempt % urls.length]}/v1/agent/messages`, { ...request, signal }).catch(
        () => undefined,
      );
      const body = (await answer?.json().catch(() => undefined)) as { status?: string; turnId?: string } | undefined;
      if (body?.status === 'completed') return String(body.turnId);
      if (answer && ![201, 503].includes(answer.status)) throw new Error(`a turn was answered with ${answer.status}`);
      await sleep(300);
    }
  };
}

async function brokenPromises(databaseUrl: string, answered: readonly string[]): Promise<string[]> {
  const prisma = createPrisma({ url: databaseUrl });
  try {
    const turns = await prisma.turn.findMany({
      orderBy: [{ sessionId: 'asc' }, { number: 'asc' }],
      include: { messages: true },
    });
    const events = await prisma.usageEvent.count({ where: { kind: 'turn' } });
    const all = threads.length * turnsOfThread;
    const overtaken = turns.filter(({ sessionId, endedAt }, at) => {
      const next = turns[at + 1];
      return next?.sessionId === sessionId && (endedAt?.getTime() ?? 0) > (next.endedAt?.getTime() ?? 0);
    });
    const promises: [isKept: boolean, promise: string][] = [
      [new Set(answered).size === all, 'every client has an answer of its own'],
      [turns.length === all, 'a turn that is repeated is one turn'],
      [new Set(turns.map(({ sessionId }) => sessionId)).size === threads.length, 'a thread is one session'],
      [turns.every(({ messages }) => messages.length === 2), 'a turn is answered once'],
      [overtaken.length === 0, 'turns of a session are answered in order'],
      [events === all, 'a turn is counted once'],
    ];
    return promises.flatMap(([isKept, promise]) => (isKept ? [] : [promise]));
  } finally {
    await prisma.$disconnect();
  }
}
