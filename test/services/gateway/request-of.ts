import type { Operation } from '../../../domain/contract/operation.ts';
import { type OperationId, operations } from '../../../domain/contract/operations.ts';

const someId = '3f1d6c1e-8a52-4c57-9a0e-0d7d1f6d2b11';
const pdf = Buffer.from('%PDF-1.7\n').toString('base64');
const turn = { message: 'What is the deductible?' };

const params: Record<string, string> = {
  type: 'auto',
  policyType: 'auto',
  jobId: someId,
  deliveryId: someId,
  documentId: someId,
  sessionId: someId,
  turnId: someId,
  keyId: someId,
  number: '1',
  token: 'nobody-signed-this',
};

const bodies: Partial<Record<OperationId, Record<string, unknown>>> = {
  extract: { document: { type: 'base64', content: pdf } },
  createJob: { policyType: 'auto', document: { type: 'base64', content: pdf } },
  prepareUpload: { fileName: 'a.pdf', documentType: 'declarations' },
  completeUpload: { documentId: someId },
  createDocumentFromUrl: { url: 'https://files.example.com/a.pdf', documentType: 'declarations' },
  sendMessage: turn,
  sendSessionMessage: turn,
  reviewJob: { corrections: [{ pointer: '/policyNumber', value: 'PA 123 4568' }] },
  createKey: { name: 'made', scopes: ['keys:write'] },
};

export const operationIds = Object.keys(operations) as OperationId[];

export interface PlainRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
  /** A PDF instead of a JSON body. */
  file?: Uint8Array;
}

/** A valid request of the operation, with the given ids in its path. */
export function requestOf(id: OperationId, ids: Record<string, string> = {}): PlainRequest {
  const { method, path, request }: Operation = operations[id];
  const body = bodies[id];
  if (request.body && !request.body.safeParse(body).success) throw new Error(`no example of a body of ${id}`);
  return {
    method: method.toUpperCase() as PlainRequest['method'],
    path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = ids[name] ?? params[name];
      if (value === undefined) throw new Error(`no example of a ${name}, which ${id} has in its path`);
      return encodeURIComponent(value);
    }),
    ...(body && { body }),
  };
}

/** Sends it; with a key when one is given. */
export async function send(
  url: string,
  { method, path, body, file }: PlainRequest,
  { key, headers = {} }: { key?: string | undefined; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...(file && { 'Content-Type': 'application/pdf' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(file && { body: Buffer.from(file) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true && text !== '';
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : {} };
}
