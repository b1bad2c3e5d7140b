import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../helpers/command-line.ts';
import { decpageInProcess } from '../helpers/command-line-in-process.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';

const declarations = [
  'Personal Auto Declarations',
  'Policy Number: QX-445-1182',
  'Named Insured: Marta Ellison',
  'Policy Period: 03/01/2026 to 09/01/2026',
];

let service: TestService;
let key: string;
let folder: string;
let policy: string;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
  key = await service.makeKey('people');
  folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-people-'));
  policy = path.join(folder, 'policy.pdf');
  await writeFile(policy, await plainPdf([declarations]));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await service.stop();
});

async function run(...parameters: string[]): Promise<Outcome> {
  return await decpageInProcess(parameters, { DECPAGE_URL: service.url, DECPAGE_API_KEY: key });
}

describe('decpage jobs', () => {
  it('orders a job, shows on stderr how far it is, and prints the values with their places', async () => {
    const { code, stdout, stderr } = await run('jobs', 'create', policy, '--type', 'auto', '--watch');

    expect(code).toBe(0);
    expect(stdout).toMatch(/^[0-9a-f-]{36} completed {2}100 % auto\n/);
    expect(stdout).toMatch(/^policyNumber +QX-445-1182 +p\.1 "QX-445-1182"$/m);
    expect(stderr).toContain('100 % done');
  });

  it('prints the values that a person has corrected when it is asked to', async () => {
    const { jobId } = JSON.parse((await run('jobs', 'create', policy, '--type', 'auto', '--watch', '--json')).stdout);
    const body = { corrections: [{ pointer: '/policyNumber', value: 'QX-445-1183' }] };
    await service.call('PATCH', `/v1/jobs/${jobId}/review`, { key, body });

    expect((await run('jobs', 'get', jobId, '--corrected')).stdout).toMatch(/^policyNumber +QX-445-1183/m);
    expect((await run('jobs', 'get', jobId)).stdout).toMatch(/^policyNumber +QX-445-1182/m);
  });

  it('makes one job for one idempotency key, and finds it again as JSON', async () => {
    const order = ['jobs', 'create', policy, '--type', 'auto', '--idempotency-key', 'twice', '--json'];
    const [first, second] = [await run(...order), await run(...order)];
    const { jobId } = JSON.parse(first.stdout);
    expect(JSON.parse(second.stdout).jobId).toBe(jobId);

    const watched = JSON.parse((await run('jobs', 'watch', jobId, '--json')).stdout);
    expect(watched).toMatchObject({ jobId, status: 'completed', result: { data: { policyNumber: 'QX-445-1182' } } });
    expect((await run('jobs', 'list', '--status', 'completed')).stdout).toContain(jobId);
  });

  it('cancels a job', async () => {
    await service.stopWorkers();
    const { jobId } = JSON.parse((await run('jobs', 'create', policy, '--type', 'auto', '--json')).stdout);
    const { code, stdout } = await run('jobs', 'cancel', jobId);
    await service.startWorkers();

    expect(code).toBe(0);
    expect(stdout).toContain(jobId);
    const watched = await run('jobs', 'watch', jobId);
    expect([watched.code, watched.stderr]).toEqual([2, expect.stringMatching(/failed \(cancelled\)/)]);
  });
});

describe('decpage documents', () => {
  it('uploads a file, waits until it has been read, and finds it again by a word with a typo', async () => {
    const uploaded = await run('documents', 'upload', policy, '--type', 'auto policy', '--watch', '--json');
    expect(uploaded.stderr).toContain('100 % uploading');
    const document = JSON.parse(uploaded.stdout);
    expect(document).toMatchObject({ status: 'ready', policyType: 'auto', fileName: 'policy.pdf' });

    const found = await run('documents', 'search', 'declaratons');
    expect(found.stdout).toContain(`${document.documentId} ready`);
    expect(found.stdout).toMatch(/^ {4}p\.1 .*\*Declarations\*/m);
    expect((await run('documents', 'search', 'Ellison', '-declarations')).stdout).toBe(
      'There are no such documents.\n',
    );
    expect((await run('documents', 'list', '--limit', '1')).stdout).toContain(document.documentId);
    expect((await run('documents', 'status', document.documentId)).stdout).toContain('ready, done 100 %');
  });
});

describe('decpage documents upload', () => {
  it('makes one document for one idempotency key', async () => {
    const upload = ['documents', 'upload', policy, '--idempotency-key', 'monthly', '--json'];
    const [first, second] = [await run(...upload), await run(...upload)];

    expect([first.code, second.code]).toEqual([0, 0]);
    expect(JSON.parse(second.stdout).documentId).toBe(JSON.parse(first.stdout).documentId);
  });

  it('is found page by page', async () => {
    for (const title of ['older', 'newer']) await run('documents', 'upload', policy, '--title', title);

    const first = await run('documents', 'list', '--limit', '1');
    const [, cursor = ''] = /There are more: --cursor (\S+)\n$/.exec(first.stdout) ?? [];
    const second = await run('documents', 'list', '--limit', '1', '--cursor', cursor);

    expect([first.stdout, second.stdout]).toEqual([
      expect.stringContaining(' newer'),
      expect.stringContaining(' older'),
    ]);
  });
});

describe('decpage usage', () => {
  it('counts what was done', async () => {
    const own = { DECPAGE_URL: service.url, DECPAGE_API_KEY: await service.makeKey('counted') };
    await decpageInProcess(['jobs', 'create', policy, '--type', 'auto', '--watch'], own);

    const { usage } = JSON.parse((await decpageInProcess(['usage', '--json'], own)).stdout);
    expect(usage.extractions).toBe(1);
    expect((await decpageInProcess(['usage'], own)).stdout).toMatch(/^jobs\.completed +1$/m);
  });
});

describe('what goes wrong', () => {
  it('is told with every problem and the requestId, and exit code 1', async () => {
    const { code, stdout, stderr } = await run('jobs', 'create', policy, '--type', 'boat');

    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^400 unknown_policy_type: .*\nrequestId: \S{8,}\n$/);
  });

  it('is a job that fails: exit code 2', async () => {
    const broken = path.join(folder, 'broken.pdf');
    await writeFile(broken, '%PDF-1.7\nnothing follows');

    const { code, stderr } = await run('jobs', 'create', broken, '--type', 'auto', '--watch');
    const inJson = await run('jobs', 'create', broken, '--type', 'auto', '--watch', '--json');

    expect([code, stderr]).toEqual([2, expect.stringMatching(/failed \(document_corrupt\): .*\nrequestId: \S{8,}\n$/)]);
    expect(inJson.code).toBe(2);
    expect(JSON.parse(inJson.stdout)).toMatchObject({ status: 'failed', error: { code: 'document_corrupt' } });
  });

  it('is a document that fails: exit code 2, and the requestId under which it was recorded', async () => {
    const broken = path.join(folder, 'broken-too.pdf');
    await writeFile(broken, '%PDF-1.7\nnothing follows');

    const { code, stderr } = await run('documents', 'upload', broken, '--type', 'auto', '--watch');

    const [, documentId = '', requestId = ''] =
      /^(\S{36}) failed \(document_corrupt\): .*\nrequestId: (\S+)\n$/m.exec(stderr) ?? [];
    expect(code).toBe(2);
    expect(await service.prisma.document.findFirstOrThrow({ where: { id: documentId } })).toMatchObject({ requestId });
  });

  it('is a file that is no PDF', async () => {
    const text = path.join(folder, 'text.pdf');
    await writeFile(text, 'words');

    const { code, stderr } = await run('documents', 'upload', text);

    expect([code, stderr]).toEqual([1, expect.stringMatching(/400 invalid_document: .*\nrequestId: \S{8,}\n$/)]);
  });

  it('is an option that there is not', async () => {
    for (const command of [
      ['usage', '--jsn'],
      ['documents', 'search', 'words', '--jsn'],
    ]) {
      expect(await run(...command)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('--jsn') });
    }
  });

  it('is something else that answers', async () => {
    const other = createServer((_request, response) => response.end('<html></html>'));
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await decpageInProcess(['documents', 'list'], {
      DECPAGE_URL: `http://127.0.0.1:${port}`,
      DECPAGE_API_KEY: key,
    });
    other.close();

    expect([code, stderr]).toEqual([1, expect.stringMatching(/ is not decpage\. .*\nrequestId: \S{8,}\n$/)]);
  });

  it('is a service that does not answer: exit code 3', async () => {
    const nowhere = { DECPAGE_URL: 'http://127.0.0.1:1', DECPAGE_API_KEY: key };
    const { code, stderr } = await decpageInProcess(['usage'], nowhere);

    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/^The service at http:\/\/127\.0\.0\.1:1 cannot be reached\. .*\nrequestId: \S{8,}\n$/),
    ]);
  });

  it('is a key that is missing', async () => {
    const { code, stderr } = await decpageInProcess(['usage'], { DECPAGE_URL: service.url });

    expect([code, stderr]).toEqual([1, expect.stringContaining('set DECPAGE_API_KEY')]);
  });
});
