import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@temporalio/client';
import type { Command } from 'commander';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createWebhookSecretRepository } from '../../../prisma/webhooks/webhook-secret.repository.ts';
import { createAuditRepository } from '../../../prisma/accounts/audit.repository.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { createPayloadKeyRepository } from '../../../prisma/payload-key.repository.ts';
import { callService } from '../../../services/cli/api/client.ts';
import { withProgress } from '../../../services/cli/api/progress.ts';
import { createProgram } from '../../../services/cli/program.ts';
import type { Manifest } from '../../../services/stack/backup/manifest.ts';
import { releaseVersion } from '../../../services/shared/release.ts';
import { plainPdf } from '../../helpers/plain-pdf.ts';
import { sharedReader } from '../../helpers/shared-reader.ts';
import { startGateway, type TestGateway } from '../gateway/start-gateway.ts';

let gateway: TestGateway;
let key: string;
let accountId: string;
let folder: string;
let pdf: string;
beforeAll(async () => {
  gateway = await startGateway();
  const made = await gateway.makeKey('acme');
  ({ key } = made);
  ({ accountId } = await createAccountRepository(gateway.prisma).ensureAccount('acme'));
  folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-cli-'));
  pdf = path.join(folder, 'policy.pdf');
  await writeFile(pdf, await plainPdf([['Policy Number: QX-445-1182']]));
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});

const manifest: Manifest = {
  format: 1,
  release: releaseVersion,
  takenAt: '2027-01-31T00:00:00.000Z',
  migrations: [],
  tables: [{ name: 'jobs', columns: ['id'], rows: 3 }],
  sequences: [],
  objects: 2,
  lost: [],
  files: { count: 3, bytes: 4 },
  list: '',
};
/** A server that was asked for work by one build. */
const temporal = {
  options: { namespace: 'test' },
  workflowService: {
    describeTaskQueue: async () => ({
      pollers: [{ deploymentOptions: { deploymentName: 'test', buildId: 'latter' } }],
    }),
    describeWorkerDeployment: async () => ({}),
    setWorkerDeploymentCurrentVersion: async () => ({}),
  },
} as unknown as Client;
const printed: string[] = [];
const program = createProgram({
  machine: { backUp: async () => manifest, restore: async () => manifest },
  withDatabase: (work) =>
    work({
      accounts: createAccountRepository(gateway.prisma),
      audit: createAuditRepository(gateway.prisma),
      keys: gateway.keys,
      payloadKeys: createPayloadKeyRepository(gateway.prisma),
      webhookSecrets: createWebhookSecretRepository(gateway.prisma),
    }),
  withTemporal: (work) => work(temporal),
  openReader: async () => sharedReader(),
  withApi: (work) => callService({ url: gateway.url, key }, work),
  print: (text) => void printed.push(text),
  serveMcp: () => Promise.resolve(),
  printStatus: () => undefined,
  withProgress,
});

const pathOf = (command: Command): string[] =>
  command.parent === null ? [] : [...pathOf(command.parent), command.name()];
const commandsBelow = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(commandsBelow);
const commands = new Map(commandsBelow(program).map((command) => [pathOf(command).join(' '), command]));
// writes messages of a protocol
commands.delete('mcp');
// commander ends the process on its own errors unless each command is told not to
for (const command of commands.values()) command.exitOverride();

/** What the command prints with `--json`. */
async function decpage(command: string, parameters: readonly string[]): Promise<Record<string, unknown>> {
  printed.length = 0;
  await program.parseAsync([...command.split(' '), ...parameters, '--json'], { from: 'user' });
  expect(printed).toHaveLength(1);
  const value: unknown = JSON.parse(printed.join(''));
  expect([typeof value, Array.isArray(value)]).toEqual(['object', false]);
  return value as Record<string, unknown>;
}

const newKey = async (): Promise<string> => (await gateway.makeKey('acme')).record.keyId;
const newJob = async (): Promise<string> => String((await decpage('jobs create', [pdf, '--type', 'auto'])).jobId);
const newDocument = async (): Promise<string> => String((await decpage('documents upload', [pdf])).documentId);
const completedJob = async (): Promise<string> => {
  const jobId = await newJob();
  const extracted = await decpage('extract', [pdf, '--type', 'auto']);
  const result = new TextEncoder().encode(JSON.stringify(extracted));
  await createJobRunRepository(gateway.prisma).complete({ jobId, accountId, step: 1, result });
  return jobId;
};
const account = ['--account', 'acme'];

/** Every command, with what it needs to have something to print. */
const examples = new Map<string, () => string[] | Promise<string[]>>([
  ['keys create', () => [...account, '--name', 'mine']],
  ['keys list', () => account],
  ['keys revoke', async () => [await newKey()]],
  ['keys rotate', async () => [await newKey()]],
  ['webhooks secret', () => account],
  ['audit list', () => account],
  ['payload-keys list', () => []],
  [
    'payload-keys forget',
    async () => {
      await createPayloadKeyRepository(gateway.prisma).add([{ id: 'former', checkValue: '' }]);
      return ['former'];
    },
  ],
  ['workers list', () => []],
  ['workers promote', () => ['latter']],
  ['backup', () => ['copy']],
  ['restore', () => ['copy']],
  ['documents upload', () => [pdf]],
  ['documents list', () => []],
  ['documents search', () => ['policy']],
  ['documents status', async () => [await newDocument()]],
  ['jobs create', () => [pdf, '--type', 'auto']],
  ['jobs get', async () => [await newJob()]],
  ['jobs list', () => []],
  ['jobs watch', async () => [await completedJob()]],
  ['jobs cancel', async () => [await newJob()]],
  ['usage', () => []],
  ['extract', () => [pdf, '--type', 'auto']],
]);

describe('decpage with --json', () => {
  it('has an example here for each of its commands', () => {
    expect([...examples.keys()].sort()).toEqual([...commands.keys()].sort());
  });

  it.each([...commands])('%s takes it', (_path, command) => {
    expect(command.options.map(({ long }) => long)).toContain('--json');
  });

  it.each([...examples])('%s prints one object', async (command, parameters) => {
    expect(Object.keys(await decpage(command, await parameters()))).not.toEqual([]);
  });

  it('shows the key that is refused from now on, and since when, also where it was refused before', async () => {
    const keyId = await newKey();

    const revoked = await decpage('keys revoke', [keyId]);

    expect(revoked).toMatchObject({ keyId, name: 'test', revokedAt: expect.any(String) });
    expect(await decpage('keys revoke', [keyId])).toEqual(revoked);
    const { keys } = await decpage('keys list', account);
    expect(keys).toContainEqual(revoked);
  });
});
