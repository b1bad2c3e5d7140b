import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDataFolder } from '../../../services/stack/data-folder.ts';
import { decpageInProcess } from '../../helpers/command-line-in-process.ts';
import { base64, plainPdf } from '../../helpers/plain-pdf.ts';
import { until } from '../../helpers/until.ts';
import { createLaunchers, type Launchers, readyOf } from './launch.ts';

type Body = Record<string, unknown>;

const tables = 'database';
const damage = /^The backup is damaged: .* Nothing was restored\.$/m;
const newer = /was made by decpage [\d.]+, which is newer than this one/;

/** The machine that is backed up, and the one that the backup is restored on. */
let first: Launchers;
let second: Launchers;
let url: string;
let key: string;
let pdf: Uint8Array;
let copies: string;
let copy: string;

async function call(method: string, path: string, body?: Body): Promise<Body> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { httpStatus: answer.status, ...((await answer.json()) as Body) };
}

const order = async (): Promise<string> => {
  const document = { type: 'base64', content: base64(pdf) };
  return String((await call('POST', '/v1/jobs', { policyType: 'auto', document })).jobId);
};
const ask = async (sessionId?: string): Promise<Body> =>
  await call('POST', '/v1/agent/messages', {
    message: 'How much is paid for towing?',
    ...(sessionId && { sessionId }),
  });
const resultOf = async (jobId: string): Promise<unknown> =>
  await until(async () => {
    const { status, result } = await call('GET', `/v1/jobs/${jobId}`);
    return status === 'completed' && result;
  });
const turnsOf = async (sessionId: string): Promise<unknown> =>
  (await call('GET', `/v1/agent/sessions/${sessionId}/messages`)).messages;

/** Prepares an upload and sends its bytes; `completes` also orders that the document is read. */
async function upload({ completes }: { completes: boolean }): Promise<string> {
  const prepared = await call('POST', '/v1/documents/uploads', { fileName: 'policy.pdf', documentType: 'auto' });
  const { url: target, headers } = prepared.upload as { url: string; headers: Record<string, string> };
  await fetch(target, { method: 'PUT', headers, body: Buffer.from(pdf) });
  const documentId = String(prepared.documentId);
  if (completes) await complete(documentId);
  return documentId;
}
const complete = async (documentId: string): Promise<Body> =>
  await call('POST', '/v1/documents/uploads/complete', { documentId });
const isReady = async (documentId: string): Promise<true> =>
  await until(async () => (await call('GET', `/v1/documents/${documentId}/status`)).status === 'ready' && true);

/** Rows of the database of a machine. */
async function query(machine: Launchers, sql: string): Promise<Body[]> {
  const client = new pg.Client({ connectionString: machine.note().databaseUrl });
  await client.connect();
  try {
    return (await client.query<Body>(sql)).rows;
  } finally {
    await client.end();
  }
}
/** What was counted, one row for each thing that was done. */
const counted = (machine: Launchers): Promise<Body[]> =>
  query(machine, 'SELECT kind, subject_id, pages FROM usage_events ORDER BY kind, subject_id');

/** Ages work in progress by a minute: `reconcile` leaves younger one to its own start, and looks again half a minute later. */
async function ageWorkInProgress(): Promise<void> {
  for (const [table, time, statuses] of [
    ['jobs', 'created_at', `'pending', 'processing'`],
    ['turns', 'created_at', `'pending', 'processing'`],
    ['documents', 'queued_at', `'queued', 'processing'`],
  ]) {
    const older = `${time} = now() - interval '1 minute', checked_at = NULL`;
    await query(first, `UPDATE ${table} SET ${older} WHERE status IN (${statuses})`);
  }
}

const backUp = (target: string, machine = first) =>
  decpageInProcess(['backup', target, '--json'], { DATA_DIR: machine.dataFolder });
const restore = (source: string, target = second.dataFolder) =>
  decpageInProcess(['restore', source, '--json'], { DATA_DIR: target });

let before: { jobId: string; documentId: string; sessionId: string; result: unknown };
let during: { jobs: string[]; documentId: string; uploaded: string };
let after: string;
let done: Body[];

/** Backups of a machine that runs, which is left as it is. */
export function describeBackup(machine: () => { launchers: Launchers; url: string; key: string }): void {
  describe('backup and restore', () => {
    beforeAll(async () => {
      pdf = await plainPdf([['Policy Number: QX-445-1182', 'Towing is paid up to 75 dollars']]);
      copies = mkdtempSync(path.join(tmpdir(), 'decpage-backup-'));
      copy = path.join(copies, 'monday');
      second = await createLaunchers();
    });
    afterAll(async () => {
      await second.stop();
      rmSync(copies, { recursive: true, force: true });
    });

    describe('a backup of the machine that runs', () => {
      it('is taken while work is in progress, and the work goes on', async () => {
        ({ launchers: first, url, key } = machine());
        // jobs of those who were here before, which would end on both machines
        await until(
          async () => (await query(first, `SELECT FROM jobs WHERE status IN ('pending', 'processing')`)).length === 0,
        );
        const [jobId, documentId] = [await order(), await upload({ completes: true })];
        await isReady(documentId);
        const { sessionId } = await ask();
        before = { jobId, documentId, sessionId: String(sessionId), result: await resultOf(jobId) };

        // accepted, and in progress for as long as the worker is held still
        const worker = first.note().services[1] ?? 0;
        process.kill(worker, 'SIGSTOP');
        during = {
          jobs: [await order(), await order()],
          documentId: await upload({ completes: true }),
          uploaded: await upload({ completes: false }),
        };
        const answered = ask(before.sessionId);
        await until(async () => (await query(first, `SELECT FROM turns WHERE status = 'pending'`)).length === 1);
        await ageWorkInProgress();
        const { code, stdout } = await backUp(copy);
        process.kill(worker, 'SIGCONT');

        expect(code).toBe(0);
        expect(JSON.parse(stdout)).toMatchObject({ folder: copy, lost: [], objects: 3 });
        expect(await answered).toMatchObject({ status: 'completed' });
        for (const jobId of during.jobs) expect(await resultOf(jobId)).toEqual(before.result);
        await isReady(during.documentId);
        done = await counted(first);
        after = await order();
        await resultOf(after);
      });

      it('is restored into an empty folder: everything that was accepted is there, and ends exactly once', async () => {
        const { code, stdout, stderr } = await restore(copy);
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
        expect(JSON.parse(stdout)).toMatchObject({ objects: 3 });

        const ready = await readyOf(second.launch({ CONSOLE: 'off' }));
        expect(ready.key).toBeUndefined();
        ({ url } = ready);
        for (const jobId of [before.jobId, ...during.jobs]) expect(await resultOf(jobId)).toEqual(before.result);
        await isReady(before.documentId);
        await isReady(during.documentId);
        expect(await call('GET', `/v1/jobs/${after}`)).toMatchObject({ httpStatus: 404 });
        await until(async () => (await query(second, `SELECT FROM turns WHERE status <> 'completed'`)).length === 0);
        expect(await turnsOf(before.sessionId)).toHaveLength(4);
        expect(await counted(second)).toEqual(done);
      });

      it('keeps what was uploaded and not completed', async () => {
        expect(await complete(during.uploaded)).toMatchObject({ httpStatus: 202 });
        await isReady(during.uploaded);
      });

      it('names documents that storage has lost', async () => {
        const documents = `accounts/${String((await query(second, 'SELECT id FROM accounts'))[0]?.id)}/documents`;
        const lost = createHash('sha256').update(pdf).digest('hex');
        rmSync(path.join(second.dataFolder, 'storage', documents, lost));

        const { code, stdout } = await backUp(path.join(copies, 'with-a-loss'), second);

        expect(code).toBe(0);
        expect(JSON.parse(stdout)).toMatchObject({ lost: [`${documents}/${lost}`], objects: 1 });
      });

      it('can be taken when nothing runs, too', async () => {
        await second.stop({ keeps: true });
        const target = path.join(copies, 'stopped');

        const { code, stdout } = await backUp(target, second);

        expect(code).toBe(0);
        expect(Number((JSON.parse(stdout) as Body).rows)).toBeGreaterThan(50);
        expect(readdirSync(second.dataFolder).filter((name) => name.includes('backup'))).toEqual([]);
      });

      it('leaves nothing when it is stopped', async () => {
        const blocking = new pg.Client({ connectionString: first.note().databaseUrl });
        await blocking.connect();
        await blocking.query('BEGIN; LOCK TABLE settings IN ACCESS EXCLUSIVE MODE');
        const [names, others] = [readdirSync(copies), new Set(process.listeners('SIGTERM'))];
        const backup = backUp(path.join(copies, 'stopped-early'));
        await until(() => readdirSync(copies).length > names.length);

        for (const stop of process.listeners('SIGTERM').filter((listener) => !others.has(listener))) stop('SIGTERM');

        const { code, stderr } = await backup;
        await blocking.end();
        expect({ code, stderr }).toEqual({ code: 1, stderr: 'The backup was stopped. Nothing of it is left.\n' });
        expect(readdirSync(copies)).toEqual(names);
        expect(readdirSync(first.dataFolder).filter((name) => name.includes('backup'))).toEqual([]);
      });
    });

    describe('a backup is refused', () => {
      it('where something is already', async () => {
        const { code, stderr } = await backUp(copy);
        expect({ code, stderr }).toEqual({
          code: 1,
          stderr: `${copy} is not empty. A backup is written to a new or empty folder.\n`,
        });
      });

      it('of a folder without a database, and of data that is elsewhere', async () => {
        const target = path.join(copies, 'never');
        const nothing = await decpageInProcess(['backup', target], { DATA_DIR: copies });
        expect(nothing.stderr).toContain(`${copies} has no database`);
        const elsewhere = await decpageInProcess(['backup', target], {
          DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c',
        });
        expect(elsewhere.stderr).toMatch(/^DATABASE_URL is set: backup and restore are for one machine/);
        expect(existsSync(target)).toBe(false);
      });
    });

    describe('a restore is refused', () => {
      const edit = (name: string, change: (text: string) => string) => (folder: string) =>
        writeFileSync(path.join(folder, name), change(readFileSync(path.join(folder, name), 'utf8')));

      it.each<[string, (folder: string) => void, RegExp]>([
        ['a folder that is no backup', (folder) => rmSync(path.join(folder, 'manifest.json')), /is not a backup/],
        [
          'a table that was changed',
          (folder) => appendFileSync(path.join(folder, tables, 'jobs.jsonl.gz'), 'x'),
          damage,
        ],
        ['a missing file', (folder) => rmSync(path.join(folder, tables, 'jobs.jsonl.gz')), damage],
        ['a list that was changed', edit('SHA256SUMS', (list) => list.replace('jobs', 'jabs')), damage],
        ['a manifest that was cut', edit('manifest.json', (text) => text.slice(0, -20)), damage],
        ['a newer release', edit('manifest.json', (text) => text.replace('"release": "', '"release": "9')), newer],
        ['a schema of tomorrow', edit('manifest.json', (text) => text.replaceAll(/"2026\d+_/g, '"2999_')), newer],
        ['another format', edit('manifest.json', (text) => text.replace('"format": 1', '"format": 2')), newer],
      ])('for %s, in one line and before anything is written', async (_what, spoil, expected) => {
        const spoiled = mkdtempSync(path.join(copies, 'spoiled-'));
        cpSync(copy, spoiled, { recursive: true });
        spoil(spoiled);
        const target = path.join(copies, 'never');

        const { code, stderr } = await restore(spoiled, target);

        expect(code).toBe(1);
        expect(stderr).toMatch(expected);
        expect(stderr.trimEnd()).not.toContain('\n');
        expect(existsSync(target)).toBe(false);
      });

      it('over anything', async () => {
        const { code, stderr } = await restore(copy);
        expect(code).toBe(1);
        expect(stderr).toContain(`${second.dataFolder} is not empty`);
      });

      it('to be started when it was interrupted', async () => {
        const dataDir = mkdtempSync(path.join(copies, 'interrupted-'));
        writeFileSync(path.join(dataDir, 'restore.unfinished'), '');
        await expect(openDataFolder({ dataDir, onProgress: () => undefined })).rejects.toThrow(
          `A restore into ${dataDir} was interrupted`,
        );
      });
    });
  });
}
