import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTemporalProgram } from '../../services/stack/temporal/find-program.ts';
import { startTemporal, type TemporalServer } from '../../services/stack/temporal/server.ts';
import { endedJob } from '../helpers/jobs.ts';
import { payloadKey } from '../helpers/payload-keys.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';

/** Planted in every field that a client can fill. */
const canary = 'zyxcanary';
const jobs: string[] = [];
let folder: string;
let server: TemporalServer;
let service: TestService;
let others: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'decpage-encrypted-'));
  const environment = process.env;
  const program = await findTemporalProgram({
    cliPath: environment.TEMPORAL_CLI_PATH,
    environment,
    onProgress: () => undefined,
  });
  others = createServer((_, response) => void response.writeHead(404, canary).end(canary));
  await new Promise<void>((resolve) => others.listen(0, '127.0.0.1', resolve));
  const endpoint = `127.0.0.1:${(others.address() as AddressInfo).port}`;
  server = await startTemporal({ program, dataFolder: folder, namespace: 'kept', storage: 'file', environment });
  service = await startService({
    temporalAddress: server.address,
    payloadKeys: [payloadKey('of the database')],
    allow: [endpoint],
    areWaitsShort: true,
  });
  await service.startWorkers();
  await fillEveryField(`http://${endpoint}`);
});
afterAll(async () => {
  await service?.stop();
  await server?.stop();
  await new Promise((resolve) => others.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

async function fillEveryField(origin: string): Promise<void> {
  const pdf = await plainPdf([[`Policy Number: ${canary}`, 'Personal Auto Declarations']]);
  const documents = [
    { type: 'base64', content: base64(pdf) },
    { type: 'base64', content: base64(Buffer.from(`%PDF-1.7\n${canary}`)) },
    { type: 'url', content: `${origin}/${canary}.pdf?${canary}` },
  ];
  for (const document of documents) {
    const webhook = { url: `${origin}/hook?${canary}`, secret: canary };
    const body = { policyType: 'auto', document, metadata: { [canary]: canary }, webhook };
    const { body: accepted } = await service.call('POST', '/v1/jobs', { body });
    jobs.push(String(accepted.jobId));
  }
  for (const jobId of jobs) await endedJob(service, jobId);
  const file = { title: canary, description: canary, fileName: `${canary}.pdf` };
  await service.call('POST', '/v1/documents/from-url', { body: { ...file, url: `${origin}/${canary}` } });
  const turn = { message: `What is the ${canary}?`, title: canary, searchScope: 'account', idempotencyKey: canary };
  const toolRequests = [{ id: canary, name: 'search_documents', arguments: { query: canary } }];
  expect((await service.call('POST', '/v1/agent/messages', { body: { ...turn, toolRequests } })).status).toBe(201);
  await until(async () => {
    const { workflows } = await statesOfWorkflows();
    return workflows >= 5;
  });
}

async function statesOfWorkflows(): Promise<{ workflows: number }> {
  let workflows = 0;
  for await (const _ of service.temporal.workflow.list()) workflows += 1;
  return { workflows };
}

/** What the server has written to its disk: tables, and the log that is not in them yet. */
function bytesOnDisk(): string {
  const files = readdirSync(folder).filter((name) => name.startsWith('temporal.db'));
  return files.map((name) => readFileSync(path.join(folder, name), 'latin1')).join('\n');
}

describe('the files of the Temporal server, with keys of payloads', () => {
  it('hold the ids of workflows, and encrypted payloads', () => {
    const kept = bytesOnDisk();
    expect(jobs.filter((jobId) => !kept.includes(`job:${jobId}`))).toEqual([]);
    // not `toContain`, which would print the whole files
    expect(['binary/encrypted', 'Encoded failure'].filter((text) => !kept.includes(text))).toEqual([]);
  });

  it.each([
    ['what a customer sent', canary],
    ['inputs of workflows', '"accountId"'],
    ['references to documents', '"sha256"'],
    ['names in storage', 'accounts/'],
    ['summaries', 'inline document'],
    ['messages of failures', 'could not be'],
    ['stack traces', 'activities/'],
  ])('hold nothing of %s', (_, text) => {
    const kept = bytesOnDisk();
    const at = kept.indexOf(text);
    expect(at === -1 ? '' : kept.slice(Math.max(0, at - 150), at + 150)).toBe('');
  });
});
