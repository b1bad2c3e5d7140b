import { randomUUID } from 'node:crypto';
import type { Stack } from '../../../services/stack/index.ts';
import { endlessTiling } from '../../fixtures/pdf/hostile-pdf.ts';

/** Waits of an attacker that was told to come back later. */
const pauseMs = 500;

type Answer = { status: number; body: Record<string, unknown> };

/** An account that has hostile documents worked on, each with other bytes. Its orders end when `signal` says so. */
export function createAttacker({ url }: Pick<Stack, 'url'>, key: string, signal: AbortSignal) {
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', Prefer: 'wait=5' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    const read = isJson ? await answer.json() : await answer.arrayBuffer();
    return { status: answer.status, body: isJson ? (read as Answer['body']) : {} };
  };
  const until = async (look: () => Promise<boolean>): Promise<void> => {
    while (!signal.aborted && !(await look())) {
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
    }
  };
  const hasEnded = ({ body }: Answer): boolean => ['failed', 'completed', 'ready'].includes(String(body.status));

  const job = async (): Promise<void> => {
    const content = Buffer.from(endlessTiling(randomUUID())).toString('base64');
    const { body } = await call('POST', '/v1/jobs', { policyType: 'auto', document: { type: 'base64', content } });
    await until(async () => hasEnded(await call('GET', `/v1/jobs/${String(body.jobId)}`)));
    if (signal.aborted) await call('POST', `/v1/jobs/${String(body.jobId)}/cancel`);
  };

  /** Comes back with the document's id when it has been read, which fails. */
  const upload = async (): Promise<string> => {
    const prepared = await call('POST', '/v1/documents/uploads', { fileName: 'a.pdf', documentType: 'declarations' });
    const { documentId, upload: to } = prepared.body as {
      documentId: string;
      upload: { url: string; headers: object };
    };
    await fetch(to.url, { method: 'PUT', headers: { ...to.headers }, body: Buffer.from(endlessTiling(randomUUID())) });
    await call('POST', '/v1/documents/uploads/complete', { documentId });
    await until(async () => hasEnded(await call('GET', `/v1/documents/${documentId}/status`)));
    return documentId;
  };

  const picture = async (documentId: string): Promise<void> =>
    await until(async () => (await call('GET', `/v1/documents/${documentId}/pages/1.png`)).status === 404);

  return { job, upload, picture };
}

/** Keeps `count` of these under way, one after the other, until `signal` says so. */
export async function keepUnderWay(
  order: () => Promise<unknown>,
  { count, signal }: { count: number; signal: AbortSignal },
): Promise<void> {
  const worker = async (): Promise<void> => {
    while (!signal.aborted) await order();
  };
  await Promise.all(Array.from({ length: count }, worker));
}
