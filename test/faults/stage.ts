import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStorage } from '../../adapters/storage/index.ts';
import { parseConfiguration } from '../../services/configuration/configuration.ts';
import { type Stack, startStack } from '../../services/stack/index.ts';
import { collectEvidence } from './evidence.ts';
import type { Evidence, Ledger } from './ledger.ts';
import { startLibrary } from './library.ts';
import { startReceiver } from './receiver.ts';

/** What is judged when a stage is over. */
export interface Outcome {
  ledger: Ledger;
  evidence: Evidence;
  /** Processes of the service that ended without having been killed, and how. */
  exits: string[];
  /** Where a process was to die, and whether it did. */
  points: { name: string; isReached: boolean }[];
  notes: string[];
}

export type Stage = Awaited<ReturnType<typeof startStage>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** A stack of its own on an empty data folder, with a receiver of its events, a library of documents and empty ledgers. */
export async function startStage({
  environment,
  isRefused,
  tell,
}: {
  environment: Environment;
  isRefused: () => boolean;
  tell: (line: string) => void;
}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'decpage-faults-'));
  // the account that runs Postgres where we are root has to pass through
  await chmod(folder, 0o711);
  const ledger: Ledger = { orders: [], documents: [], turns: [], answers: [], receipts: [] };
  const exits: string[] = [];
  const undo: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const onProgress = (line: string): void => {
    tell(`  ${line}`);
    // "(SIGKILL)" was us; a code is a process that ended by itself
    if (/ ended \((?!SIGKILL)/.test(line)) exits.push(line);
  };
  try {
    const receiver = await startReceiver({ receipts: ledger.receipts, isRefused });
    undo.push(() => receiver.stop());
    const library = await startLibrary();
    undo.push(() => library.stop());
    const settings = {
      ...environment,
      DATA_DIR: folder,
      PORT: '0',
      TEMPORAL_UI_PORT: '0',
      LOG_LEVEL: 'fatal',
      OUTBOUND_ALLOW: `${receiver.endpoint},${library.endpoint}`,
      WEBHOOK_SCHEDULE: '0,1,2,3,5,5,5,10,10,10',
      RATE_PER_SECOND: '1000',
      RATE_BURST: '1000',
    };
    const configuration = parseConfiguration(settings);
    const stack = await startStack({ configuration, environment: settings, onProgress });
    undo.push(() => stack.stop());
    return {
      folder,
      stack,
      ledger,
      receiver,
      library,
      webhook: receiver.webhook,
      onProgress,
      environmentOfServices: environmentOf({ stack, settings }),
      onStop: (step: () => unknown) => void undo.push(step),
      /** Waits until nothing is under way, reads what there is, and stops everything. */
      finish: async ({
        settleMs,
        ...told
      }: { settleMs: number } & Pick<Outcome, 'points' | 'notes'>): Promise<Outcome> => {
        try {
          const { receipts } = ledger;
          const storage = await createStorage(configuration);
          const evidence = await collectEvidence({ stack, storage, receipts, withinMs: settleMs });
          return { ledger, evidence, exits, ...told };
        } finally {
          await stop();
        }
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function environmentOf({ stack, settings }: { stack: Stack; settings: Environment }): Environment {
  return {
    ...settings,
    DATABASE_URL: stack.databaseUrl,
    TEMPORAL_ADDRESS: stack.temporalAddress,
    TEMPORAL_NAMESPACE: stack.namespace,
  };
}
