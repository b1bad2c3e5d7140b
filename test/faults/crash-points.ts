import { setTimeout as sleep } from 'node:timers/promises';
import { createCaller } from './caller.ts';
import { createClient } from './client.ts';
import { createDocumentClient } from './document-client.ts';
import { killOne, serviceOf } from './processes.ts';
import { requests, type Story } from './points.ts';
import { startProxiedServers } from './proxied-servers.ts';
import { type Outcome, startStage } from './stage.ts';
import { createStories } from './stories.ts';
import { createTurnClient } from './turn-client.ts';

const settleMs = 120_000;

type Process = 'gateway' | 'worker';

/** A process is ended exactly before and after each of its requests to the servers below it, and in the middle of transfers. */
export async function crashPoints({
  environment,
  only,
  tell,
}: {
  environment: Readonly<Record<string, string | undefined>>;
  /** Part of the names of those that are wanted; all when it is empty. */
  only: string;
  tell: (line: string) => void;
}): Promise<Outcome> {
  const servers = await startProxiedServers({ environment, tell });
  try {
    const { DATABASE_URL, TEMPORAL_ADDRESS } = servers;
    const stage = await startStage({
      environment: { ...environment, DATABASE_URL, TEMPORAL_ADDRESS },
      isRefused: () => false,
      tell,
    });
    const { folder, stack, ledger, receiver, library } = stage;
    const caller = createCaller({ urls: [stack.url], key: stack.key ?? '', ledger });
    const documents = createDocumentClient({ caller, library, ledger });
    const tellStory = await createStories({
      jobs: createClient({ caller, webhook: stage.webhook, ledger }),
      turns: createTurnClient({ caller, ledger }),
      documents,
      library,
    });
    const points: Outcome['points'] = [];

    for (const { what, process, to, request, story } of requests) {
      for (const when of ['before', 'after'] as const) {
        const arm = (spring: () => void): void => servers[to].set({ request, when, spring });
        await at({ name: `${when} the request: ${what}`, process, story, arm });
      }
    }
    await at({ name: 'a receiver has the event', process: 'worker', story: 'job', arm: receiver.atNextReceipt });
    await at({ name: 'half of an upload came', process: 'gateway', story: 'upload', arm: documents.atNextHalf });
    await at({ name: 'half of a file was fetched', process: 'worker', story: 'from-url', arm: library.atNextHalf });
    return await stage.finish({ settleMs, points, notes: [] });

    async function at(given: {
      name: string;
      process: Process;
      story: Story;
      arm: (spring: () => void) => void;
    }): Promise<void> {
      if (!given.name.includes(only)) return;
      const point = { name: given.name, isReached: false };
      points.push(point);
      await untilRunning({ folder, name: given.process });
      given.arm(() => {
        point.isReached = killOne(serviceOf({ folder, name: given.process }));
      });
      tell(`crash point: ${given.name}`);
      await tellStory(given.story);
      for (let tries = 0; !point.isReached && tries < 50; tries++) await sleep(100);
      servers.disarm();
    }
  } finally {
    await servers.stop();
  }
}

async function untilRunning(which: { folder: string; name: Process }): Promise<void> {
  while (serviceOf(which) === undefined) await sleep(100);
}
