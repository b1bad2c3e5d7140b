import { randomUUID } from 'node:crypto';
import type { Answer, TestService } from './test-service.ts';
import { until } from './until.ts';

/** Response of POST /v1/documents/uploads. */
export interface Prepared {
  documentId: string;
  jobId: string;
  upload: { method: string; url: string; headers: Record<string, string>; expiresAt: string; maxBytes: number };
}

type With = { key?: string };

/** Prepares an upload; `more` is merged into the request body. */
export async function prepare(
  service: TestService,
  more: Record<string, unknown> = {},
  options: With = {},
): Promise<Prepared> {
  const body = { fileName: 'policy.pdf', documentType: 'declarations', ...more };
  const answer = await service.call('POST', '/v1/documents/uploads', { body, ...options });
  if (answer.status !== 201) throw new Error(`not prepared: ${JSON.stringify(answer.body)}`);
  return answer.body as never;
}

/** Sends bytes to an upload URL according to the upload instructions. */
export async function put(
  { upload }: Prepared,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(upload.url, {
    method: 'PUT',
    headers: { ...upload.headers, ...headers },
    body: Buffer.from(bytes),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
}

/** Completes an upload. */
export async function complete(
  service: TestService,
  { documentId, jobId }: { documentId: string; jobId?: string },
  options: With = {},
): Promise<Answer> {
  const body = { documentId, ...(jobId !== undefined && { jobId }) };
  return await service.call('POST', '/v1/documents/uploads/complete', { body, ...options });
}

/** Uploads a document in all three steps; its processing is queued afterwards. */
export async function upload(
  service: TestService,
  bytes: Uint8Array,
  more: Record<string, unknown> = {},
  options: With = {},
): Promise<Prepared> {
  const prepared = await prepare(service, { idempotencyKey: randomUUID(), ...more }, options);
  const sent = await put(prepared, bytes);
  if (sent.status !== 200) throw new Error(`not uploaded: ${JSON.stringify(sent.body)}`);
  const completed = await complete(service, prepared, options);
  if (completed.status !== 202) throw new Error(`not completed: ${JSON.stringify(completed.body)}`);
  return prepared;
}

/** Waits until a document is ready or failed and returns its status. */
export async function ended(
  service: TestService,
  documentId: string,
  options: With = {},
): Promise<Record<string, unknown>> {
  return await until(async () => {
    const { body } = await service.call('GET', `/v1/documents/${documentId}/status`, options);
    return ['ready', 'failed', 'expired'].includes(String(body.status)) && body;
  });
}
