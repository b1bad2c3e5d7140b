import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Receipt } from '../faults/ledger.ts';
import { startReceiver } from '../faults/receiver.ts';
import { startTopology, type Topology } from '../topology/topology.ts';
import { createClient } from './client.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { load } from './load.ts';
import { brokenPromises } from './verdict.ts';

// npm run test:rolling [-- --rounds N --pause MS]: every gateway and worker of docker-compose.yml is stopped and started again,
// one after the other, while clients hand over work through a proxy and to the gateways themselves. Each request is sent
// once. What clients, a receiver, the database and Temporal hold afterwards is compared.

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '2' }, pause: { type: 'string', default: '500' } },
});
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const started = Date.now();
const betweenMs = 2_000;
const folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-rolling-'));
const receipts: Receipt[] = [];
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort());
const receiver = await startReceiver({ receipts, isRefused: () => false });
try {
  const topology = await startTopology({ folder, environment: passwords(), more: settings(), onProgress: tell });
  try {
    process.exitCode = (await run(topology)) ? 0 : 1;
  } finally {
    await topology.stop();
  }
} finally {
  receiver.stop();
  await rm(folder, { recursive: true, force: true });
}

function passwords(): NodeJS.ProcessEnv {
  const names = ['POSTGRES_PASSWORD', 'TEMPORAL_POSTGRES_PASSWORD', 'STORAGE_PASSWORD'];
  const made = names.map((name) => [name, randomBytes(24).toString('hex')]);
  const { DATABASE_URL: _url, TEMPORAL_ADDRESS: _address, ...environment } = process.env;
  return { ...environment, ...Object.fromEntries(made) };
}

function settings(): Record<string, string> {
  return {
    OUTBOUND_ALLOW: receiver.endpoint,
    WORKER_DEPLOYMENT: 'decpage',
    DRAIN_SECONDS: '5',
    RATE_PER_SECOND: '100000',
    RATE_BURST: '100000',
    MAX_SYNC_WAITS: '1000',
    MAX_UNFINISHED_JOBS: '100000',
  };
}

async function run(topology: Topology): Promise<boolean> {
  const ledger = createLedger();
  const stopping = new AbortController();
  const key = topology.key;
  const clients = {
    proxy: createClient({ urls: [topology.url], key, ledger, name: 'proxy' }),
    direct: createClient({ urls: topology.gatewayUrls, key, ledger, name: 'direct' }),
  };
  const loading = Promise.all(
    Object.entries(clients).map(async ([name, client]) => {
      const pauseMs = Number(values.pause);
      await load({ client, ledger, name, webhook: receiver.webhook, signal: stopping.signal, pauseMs });
    }),
  );
  await sleep(betweenMs);
  await restartAll(topology, ledger);
  stopping.abort();
  tell('The load ends; what was begun is awaited…');
  await loading;
  const { DATABASE_URL: databaseUrl = '', TEMPORAL_ADDRESS: temporalAddress = '' } = topology.environment;
  const { TEMPORAL_NAMESPACE: namespace = '' } = topology.environment;
  await untilDelivered(ledger);
  const broken = await brokenPromises(ledger, receipts, { databaseUrl, temporalAddress, namespace });
  for (const client of Object.values(clients)) client.stop();
  for (const failure of ledger.failures.slice(0, 20)) tell(`  ${failure}`);
  const { orders, turns, requests, handedOver, busy } = ledger;
  tell(
    `${requests} requests, ${orders.length} jobs, ${turns.length} turns, ${receipts.length} events; ${handedOver} waiting ` +
      `requests were handed over to another gateway, ${busy} answered with 503 (${Math.round((Date.now() - started) / 1_000)} s)`,
  );
  for (const promise of broken) tell(`NOT KEPT: ${promise}`);
  tell(broken.length === 0 ? 'Every promise was kept.' : 'PROMISES WERE BROKEN.');
  return broken.length === 0;
}

async function restartAll({ gateways, workers }: Topology, ledger: Ledger): Promise<void> {
  for (let round = 1; round <= Number(values.rounds); round++) {
    for (const member of [...gateways, ...workers]) {
      interrupted.signal.throwIfAborted();
      const [requests, began] = [ledger.requests, Date.now()];
      await member.stop();
      const stopped = Date.now();
      await member.start();
      const [stopMs, startMs] = [stopped - began, Date.now() - stopped];
      tell(
        `round ${round}: ${member.name} stopped in ${stopMs} ms, started in ${startMs} ms, during ${ledger.requests - requests} requests`,
      );
      await sleep(betweenMs);
    }
  }
}

/** Events follow the ends of their jobs. */
async function untilDelivered({ orders }: Ledger): Promise<void> {
  const wanted = orders.filter(({ operation }) => operation === 'jobs').length;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(200)) {
    if (new Set(receipts.map(({ jobId }) => jobId)).size >= wanted) break;
  }
  // one that arrived twice would be late
  await sleep(2_000);
}
