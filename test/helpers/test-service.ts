import type { Client } from '@temporalio/client';
import type { Storage } from '../../adapters/storage/index.ts';
import type { Scope } from '../../domain/contract/scopes.ts';
import type { TaskQueue } from '../../domain/orchestration.ts';
import type { PrismaClient } from '../../prisma/client.ts';
import type { PayloadKey } from '../../services/shared/payloads/payload-key.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // untyped, because the tests assert the shape of responses
  body: Record<string, never> & { [name: string]: unknown };
}

export interface TestService {
  url: string;
  databaseUrl: string;
  prisma: PrismaClient;
  temporal: Client;
  storage: Storage;
  /** Sets the modification time of a stored object to an hour ago. */
  age: (key: string) => Promise<void>;
  /** Paths of all files in the storage folder. */
  storedFiles: () => Promise<string[]>;
  /** Calls the API; without a key, as the service's first account with all scopes. */
  call: (
    method: string,
    path: string,
    request?: { body?: unknown; key?: string; headers?: Record<string, string> },
  ) => Promise<Answer>;
  /** Creates a key for an account by name; the account is created on first use. */
  makeKey: (account: string, scopes?: readonly Scope[]) => Promise<string>;
  /** Starts workers for these queues (all of them by default); the service has none before. */
  startWorkers: (
    queues?: readonly TaskQueue[],
    size?: { extractionThreads?: number; payloadKeys?: readonly PayloadKey[] },
  ) => Promise<void>;
  stopWorkers: () => Promise<void>;
  /** Whether all of them have stopped by themselves. */
  hasStoppedWorkers: () => boolean;
  stop: () => Promise<void>;
}
