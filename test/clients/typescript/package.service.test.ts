import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyWebhook } from '../../../clients/typescript/src/index.ts';
import { scopes } from '../../../domain/contract/scopes.ts';
import { longLossRun } from '../../helpers/long-loss-run.ts';
import { plainPdf } from '../../helpers/plain-pdf.ts';
import { type Receiver, startReceiver } from '../../helpers/receiver.ts';
import { startService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/test-service.ts';

const root = path.join(import.meta.dirname, '../../..');
const packageFolder = path.join(root, 'clients/typescript');
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
const declarations = [
  'Personal Auto Declarations',
  'Policy Number: QX-445-1182',
  'Named Insured: Marta Ellison',
  'Policy Period: 03/01/2026 to 09/01/2026',
];

let service: TestService;
let receiver: Receiver;
let project: string;
beforeAll(async () => {
  receiver = await startReceiver();
  service = await startService({ allow: [receiver.endpoint] });
  await service.startWorkers();
  project = await mkdtemp(path.join(os.tmpdir(), 'decpage-consumer-'));
  await cp(path.join(import.meta.dirname, 'consumer'), project, { recursive: true });
});
afterAll(async () => {
  await receiver.close();
  await service.stop();
  await rm(project, { recursive: true, force: true });
});

async function run(file: string, parameters: readonly string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, ...environment };
  const outcome = promisify(execFile)(file, parameters, { cwd: project, env });
  // compilers explain themselves on stdout
  const { stdout } = await outcome.catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`${error.message}\n${error.stdout}${error.stderr}`);
  });
  return stdout;
}

const compile = async (...parameters: string[]) => await run(process.execPath, [compiler, ...parameters]);

/** The names of the files in the package that `npm pack` made. */
async function installPackage(): Promise<string[]> {
  await promisify(execFile)('npm', ['run', 'build:client'], { cwd: root });
  const packed = await run('npm', ['pack', packageFolder, '--json', '--offline']);
  const [{ filename, files } = { filename: '', files: [] }] = JSON.parse(packed) as {
    filename: string;
    files: { path: string }[];
  }[];
  await run('npm', ['install', `./${filename}`, '--offline', '--no-audit', '--no-fund']);
  return files.map((file) => file.path);
}

/** Writes the examples of the documentation as programs and returns how many there are. */
async function writeExamples(): Promise<number> {
  const pages = await Promise.all(
    ['README.md', 'clients/typescript/README.md'].map((page) => readFile(path.join(root, page), 'utf8')),
  );
  const examples = pages.flatMap((page) => [...page.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code));
  for (const [index, code] of examples.entries()) await writeFile(path.join(project, `readme-${index}.ts`), code);
  return examples.length;
}

async function writeDocuments(): Promise<string[]> {
  const lines = longLossRun({ pages: 1, claimsPerPage: 3, pagesPerPolicy: 1 });
  const files = new Map<string, Uint8Array | string>([
    ['policy.pdf', await plainPdf([declarations])],
    ['losses.pdf', await plainPdf(lines)],
    ['broken.pdf', '%PDF-1.7\nnothing follows'],
  ]);
  for (const [name, content] of files) await writeFile(path.join(project, name), content);
  return [...files.keys()];
}

describe('the package', () => {
  it('is built, packed and installed into an empty project', async () => {
    const files = await installPackage();

    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts']));
    expect(files.filter((file) => !/^(dist\/.*\.(js|d\.ts)|LICENSE|README\.md|package\.json)$/.test(file))).toEqual([]);
  });

  it('compiles the examples of the documentation, and programs for Node and for browsers', async () => {
    expect(await writeExamples()).toBeGreaterThan(3);
    await compile('-p', '.', '--typeRoots', path.join(root, 'node_modules/@types'));
    await compile('-p', 'tsconfig.browser.json');
  });

  it('calls the service', async () => {
    const files = await writeDocuments();

    const printed = await run(process.execPath, ['compiled/main.js', ...files, receiver.url], {
      DECPAGE_URL: service.url,
      DECPAGE_API_KEY: await service.makeKey('consumer'),
    });

    const { account, ...seen } = JSON.parse(printed) as { account: { secret: string }; jobs: { jobId: string } };
    expect(seen).toEqual({
      typed: [true, true],
      policyNumber: 'QX-445-1182',
      quote: 'QX-445-1182',
      claims: 3,
      jobs: {
        jobId: expect.any(String),
        policyNumber: 'QX-445-1182',
        metadata: { order: 4711 },
        lastPercent: 100,
        failure: 'JobFailedError document_corrupt',
        failedStatus: 'failed',
        listed: ['completed', 'completed', 'completed', 'failed'],
        cancelled: 'completed',
      },
      documents: {
        fileName: 'policy.pdf',
        stages: ['uploading', 'done'],
        refused: 'InvalidRequestError invalid_document',
        found: ['Marta'],
        picture: 'image/png',
        answer: expect.stringContaining('QX-445-1182'),
        cited: 1,
        streamed: expect.stringContaining('Marta Ellison'),
        sessions: 2,
        afterDeletion: 'PermissionDeniedError forbidden',
      },
    });
    expect(account).toEqual({
      scopes: scopes.length,
      types: true,
      schema: 'object',
      refused: ['PermissionDeniedError insufficient_scope', 'usage:read'],
      extractions: 4,
      secret: expect.stringMatching(/^whsec_/),
    });
    const [call] = await receiver.received(1);
    const event = await verifyWebhook({
      payload: call?.body ?? '',
      headers: call?.headers ?? {},
      secret: account.secret,
    });
    expect(event.data.jobId).toBe(seen.jobs.jobId);
  });
});
