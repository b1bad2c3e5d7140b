import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { singleLine } from '../../../domain/text/control-characters.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createPrisma } from '../../../prisma/client.ts';
import { createKeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { decpageInProcess } from '../../helpers/command-line-in-process.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

/** Clears the screen, sets the title by C0 and by C1, turns the direction, and adds a line that looks like ours. */
const hostile = 'x\u001b[2J\u001b]0;owned\u0007\u009b31m\u009d0;owned\u009c\u202egnp\u2066\u0008\u007f\r\nforged line';
const id = '3f1d6c1e-8a52-4c57-9a0e-0d7d1f6d2b11';
const highlights = [{ page: 1, text: hostile, ranges: [{ start: 0, end: 3 }] }];
const found = { documentId: id, title: hostile, status: 'ready', policyType: hostile, highlights };
const job = { jobId: id, status: 'completed', policyType: hostile, progress: { stage: hostile, percent: 100 } };
const citation = { page: 1, quote: hostile };
const result = { data: { carrierName: hostile }, citations: { '/carrierName': [citation] } };
const error = { code: hostile, message: hostile };
const answers: Record<string, object> = {
  'GET /v1/documents': { documents: [found], corrections: { [hostile]: [hostile] }, nextCursor: hostile },
  [`GET /v1/documents/${id}/status`]: {
    documentId: id,
    status: 'failed',
    stage: hostile,
    progress: { percent: 40 },
    error,
  },
  'GET /v1/jobs': { jobs: [job], nextCursor: null },
  [`GET /v1/jobs/${id}`]: { ...job, result },
  'GET /v1/usage': {
    usage: { pages: 1 },
    bySource: {},
    byChannelProvider: { [hostile]: 1 },
    jobs: {},
    period: { from: hostile, to: hostile },
  },
};

let server: Server;
let url: string;
let folder: string;
let database: { url: string; drop: () => Promise<void> };
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers[`${request.method} ${new URL(request.url ?? '', url).pathname}`];
    response.writeHead(answer ? 200 : 400, { 'Content-Type': 'application/json' });
    const issues = [{ path: hostile, message: hostile }];
    response.end(JSON.stringify(answer ?? { error: hostile, message: hostile, issues, required: [hostile] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-terminal-'));
  database = await createTestDatabase();
  const prisma = createPrisma({ url: database.url });
  const { accountId } = await createAccountRepository(prisma).ensureAccount('acme');
  const { record } = await createKeyRepository(prisma).createKey({ accountId, name: hostile, scopes: [] });
  await createKeyRepository(prisma).revoke(accountId, record.keyId, { actor: hostile, requestId: hostile });
  await prisma.$disconnect();
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** What the command wrote, both ways; fails when a terminal would obey any of it or a text of others made a line. */
async function shown(...command: string[]): Promise<string> {
  const environment = { DECPAGE_URL: url, DECPAGE_API_KEY: 'k', DATABASE_URL: database.url, DATA_DIR: folder };
  const { stdout, stderr } = await decpageInProcess(command, environment);
  const lines = `${stdout}${stderr}`.split('\n');
  expect(lines.filter((line) => !singleLine.test(line)).map((line) => JSON.stringify(line))).toEqual([]);
  expect(lines).not.toContainEqual(expect.stringMatching(/^forged line/));
  return lines.join('\n');
}

describe('a text of somebody else, in a terminal', () => {
  it.each([
    [['documents', 'list']],
    [['documents', 'status', id]],
    [['documents', 'status', id, '--watch']],
    [['jobs', 'list']],
    [['jobs', 'get', id]],
    [['jobs', 'watch', id]],
    [['jobs', 'cancel', id]],
    [['usage']],
    [['keys', 'list', '--account', 'acme']],
    [['audit', 'list', '--account', 'acme']],
  ])('is shown and not obeyed: %j', async (command) => {
    expect(await shown(...command)).toContain(String.raw`x\u001b[2J\u001b]0;owned\u0007\u009b31m`);
  });

  it('is shown as JSON that means the same', async () => {
    expect(JSON.parse(await shown('documents', 'list', '--json'))).toEqual(answers['GET /v1/documents']);
    const { keys } = JSON.parse(await shown('keys', 'list', '--account', 'acme', '--json')) as { keys: object[] };
    expect(keys).toMatchObject([{ name: hostile }]);
  });
});

describe('what a person types', () => {
  // one line: two lines of somebody who types are no forgery
  const typed = hostile.split('\r')[0] ?? '';

  it.each([
    ['an unknown account', ['keys', 'list', '--account', typed], 'There is no account'],
    ['a name', ['keys', 'create', '--account', typed, '--name', 'a'], 'no control or bidirectional formatting'],
    ['an unknown option', ['usage', `--${typed}`], 'unknown option'],
    ['a file that is not there', ['extract', typed, '--type', 'auto'], 'cannot be read'],
    ['an unknown type', ['extract', 'a.pdf', '--type', typed], 'There is no policy type'],
  ])('is not obeyed either: %s', async (_, command, sentence) => {
    expect(await shown(...command)).toContain(sentence);
  });

  it('a file with a hostile name is named and not obeyed', async () => {
    const file = path.join(folder, 'a\u001b[2J\u202e.pdf');
    await writeFile(file, 'no PDF');

    expect(await shown('extract', file, '--type', 'auto')).toContain(String.raw`a\u001b[2J\u202e.pdf`);
  });
});

it('only terminal.ts writes to a terminal', async () => {
  const root = 'services/cli';
  const files = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const writers = [];
  for (const name of files) {
    const text = await readFile(path.join(root, name), 'utf8');
    if (/\bstd(out|err)\.write|\bconsole\./.test(text)) writers.push(name);
  }

  expect(writers).toEqual(['terminal.ts']);
});
