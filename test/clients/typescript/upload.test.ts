import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Decpage, DocumentFailedError, type UploadProgress } from '../../../clients/typescript/src/index.ts';
import { type Answer, refusal, scriptedClient, settled } from './scripted-fetch.ts';

const file = new Blob(['%PDF-1.7']);
const instructions = {
  method: 'PUT',
  url: 'http://storage.test/bucket/d1',
  headers: { 'Content-Type': 'application/pdf' },
};
const prepared = {
  status: 201,
  body: { documentId: 'd1', jobId: 'j1', status: 'awaiting_upload', upload: instructions },
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const stored = { status: 200, text: '' };
const queued = { status: 202, body: { documentId: 'd1', jobId: 'j1', status: 'queued' } };

const state = (status: string, percent: number, more: object = {}): Answer => ({
  body: { documentId: 'd1', status, stage: status === 'ready' ? 'done' : 'reading', progress: { percent }, ...more },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an upload', () => {
  it('is prepared with size and hash, sent where the service says, and completed', async () => {
    const { client, sent } = scriptedClient([prepared, stored, queued]);

    const document = await client.documents.upload(new File([file], 'policy.pdf'), { title: 'Marta' });

    expect(document.status).toBe('queued');
    expect(sent.map(({ method, target }) => `${method} ${target}`)).toEqual([
      'POST /v1/documents/uploads',
      'PUT /bucket/d1',
      'POST /v1/documents/uploads/complete',
    ]);
    expect(sent[0]?.body).toMatchObject({
      fileName: 'policy.pdf',
      documentType: 'policy',
      title: 'Marta',
      sizeBytes: 8,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it.each([
    { what: 'a stream of Node', make: () => Readable.from([Buffer.from('%PDF'), Buffer.from('-1.7')]) },
    { what: 'a stream of the web', make: () => file.stream() },
    { what: 'the bytes of a buffer', make: async () => await file.arrayBuffer() },
  ])('takes $what for the file', async ({ make }) => {
    const { client, sent } = scriptedClient([prepared, stored, queued]);
    await client.documents.upload(await make());
    expect(sent[0]?.body).toMatchObject({ fileName: 'document.pdf', sizeBytes: 8, sha256: sha256('%PDF-1.7') });
  });

  it('names the document after the file that a stream reads', async () => {
    const { client, sent } = scriptedClient([prepared, stored, queued]);
    await client.documents.upload(createReadStream('services/cli/demo/sample-policy.pdf'));
    expect(sent[0]?.body).toMatchObject({ fileName: 'sample-policy.pdf' });
  });

  it.each([
    { what: 'null', make: () => null },
    { what: 'a number', make: () => 42 },
    { what: 'an object', make: () => ({ name: 'policy.pdf' }) },
    { what: 'a stream of text', make: () => Readable.from(['%PDF-1.7']) },
  ])('refuses $what before it asks the service for anything', async ({ make }) => {
    const { client, sent } = scriptedClient([]);
    const source = () => make() as unknown as Blob;
    await expect(client.documents.upload(source())).rejects.toThrow(TypeError);
    await expect(client.extract({ policyType: 'auto', file: source() })).rejects.toThrow(TypeError);
    await expect(client.jobs.create({ policyType: 'auto', file: source() })).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });

  it('does not show the API key to the storage', async () => {
    const { client, sent } = scriptedClient([prepared, stored, queued]);
    await client.documents.upload(file);
    expect(sent[1]?.headers).toEqual({ 'Content-Type': 'application/pdf' });
  });

  it('sends nothing when the file of a repeated request has arrived already', async () => {
    const { client, sent } = scriptedClient([{ status: 201, body: { documentId: 'd1' } }, queued]);
    await client.documents.upload(file, { idempotencyKey: 'monthly' });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('sends the file again when the connection breaks', async () => {
    const { client, sent } = scriptedClient([prepared, new TypeError('fetch failed'), stored, queued]);

    expect(await settled(client.documents.upload(file))).toMatchObject({ status: 'fulfilled' });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT', 'POST']);
  });

  it('that keeps breaking off tells how to continue it', async () => {
    const { client } = scriptedClient([prepared, new TypeError('fetch failed')], { maxRetries: 0 });
    const reason = { name: 'ConnectionError', code: 'upload_failed' };
    expect(await settled(client.documents.upload(file))).toMatchObject({ reason });
  });

  describe.each([
    { target: 'the service', refused: refusal(403, 'already_uploaded') },
    {
      target: 'S3',
      refused: { status: 412, text: '<Error><Code>PreconditionFailed</Code><Message>no</Message></Error>' },
    },
  ])('whose file $target has already', ({ refused }) => {
    it('is completed when the answer of the first attempt was lost', async () => {
      const { client, sent } = scriptedClient([prepared, new TypeError('fetch failed'), refused, queued]);

      expect(await settled(client.documents.upload(file))).toMatchObject({ value: { status: 'queued' } });
      expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT', 'POST']);
    });

    it('is completed when an earlier upload with its idempotency key was broken off', async () => {
      const { client } = scriptedClient([prepared, refused, queued]);
      const upload = client.documents.upload(file, { idempotencyKey: 'monthly' });
      expect(await settled(upload)).toMatchObject({ value: { status: 'queued' } });
    });
  });

  it('whose URL is over fails, also when an attempt before broke off', async () => {
    const { client } = scriptedClient([prepared, new TypeError('fetch failed'), refusal(403, 'forbidden')]);
    expect(await settled(client.documents.upload(file))).toMatchObject({ reason: { code: 'forbidden' } });
  });

  it('that the storage refuses fails with the reason of the storage', async () => {
    const text = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Too late</Message></Error>';
    const { client } = scriptedClient([prepared, { status: 403, text }]);

    await expect(client.documents.upload(file)).rejects.toMatchObject({
      code: 'upload_refused',
      status: 403,
      message: '403 upload_refused: Too late',
    });
  });

  it('waits until the document is ready, and shows how far it is', async () => {
    const { client } = scriptedClient([prepared, stored, queued, state('processing', 40), state('ready', 100)]);
    const shown: string[] = [];
    const onProgress = ({ stage, percent }: UploadProgress): void => void shown.push(`${stage} ${percent}`);

    const outcome = await settled(client.documents.upload(file, { wait: true, onProgress }));

    expect(outcome).toMatchObject({ value: { status: 'ready' } });
    expect(shown).toEqual(['uploading 100', 'reading 40', 'done 100']);
  });

  it('fails when the document fails', async () => {
    const error = { code: 'document_corrupt', message: 'broken' };
    const { client } = scriptedClient([prepared, stored, queued, state('failed', 40, { error })]);

    const { reason } = (await settled(client.documents.upload(file, { wait: true }))) as PromiseRejectedResult;

    expect(reason).toBeInstanceOf(DocumentFailedError);
    expect(reason).toMatchObject({ code: 'document_corrupt', document: { documentId: 'd1' } });
  });

  it('stops waiting after `timeoutMs`', async () => {
    const { client } = scriptedClient([
      prepared,
      stored,
      queued,
      ...Array.from({ length: 9 }, () => state('processing', 1)),
    ]);
    const outcome = await settled(client.documents.upload(file, { wait: true, timeoutMs: 3_000 }));
    expect(outcome).toMatchObject({ reason: { name: 'WaitTimeoutError' } });
  });

  it('that is refused before it is sent sends no file', async () => {
    const { client, sent } = scriptedClient([refusal(400, 'document_too_large')]);
    await expect(client.documents.upload(file)).rejects.toMatchObject({ code: 'document_too_large' });
    expect(sent).toHaveLength(1);
  });
});

/** A browser's XMLHttpRequest whose connection reports two steps. */
class BrowserRequest {
  static sent: { method: string; url: string; headers: string[][]; body: unknown }[] = [];
  status = 200;
  responseText = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload: () => void = () => undefined;
  readonly #request = { method: '', url: '', headers: [] as string[][], body: undefined as unknown };

  open(method: string, url: string): void {
    Object.assign(this.#request, { method, url });
  }

  setRequestHeader(...header: string[]): void {
    this.#request.headers.push(header);
  }

  getAllResponseHeaders(): string {
    return 'content-type: text/plain\r\n';
  }

  send(body: unknown): void {
    BrowserRequest.sent.push({ ...this.#request, body });
    for (const loaded of [4, 8]) this.upload.onprogress?.({ loaded, total: 8 });
    this.onload();
  }
}

describe('an upload in a browser', () => {
  it('shows how much was sent', async () => {
    vi.stubGlobal('XMLHttpRequest', BrowserRequest);
    const answers = [prepared, queued];
    vi.stubGlobal('fetch', async () => Response.json(answers.shift()?.body));
    const percents: number[] = [];

    const client = new Decpage({ apiKey: 'dp_test', baseUrl: 'http://service.test' });
    await client.documents.upload(file, { onProgress: ({ percent }) => percents.push(percent) });

    expect(percents).toEqual([50, 100]);
    expect(BrowserRequest.sent).toEqual([
      { method: 'PUT', url: instructions.url, headers: [['Content-Type', 'application/pdf']], body: file },
    ]);
  });
});
