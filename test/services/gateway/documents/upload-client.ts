import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '../../../helpers/test-database.ts';
import { send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

export const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(1_000)}\n%%EOF\n`);
export const sha256 = createHash('sha256').update(pdf).digest('hex');

export type Body = Record<string, unknown>;
type Answer = Awaited<ReturnType<typeof send>>;

export interface Prepared {
  documentId: string;
  jobId: string;
  upload: { url: string; headers: Record<string, string>; expiresAt: string; maxBytes: number };
}

export type UploadDesk = Awaited<ReturnType<typeof startUploadDesk>>;

/** Two gateways over one database and one storage, and the calls that upload documents. */
export async function startUploadDesk() {
  const database = await createTestDatabase();
  const storageRoot = await mkdtemp(path.join(os.tmpdir(), 'decpage-uploads-'));
  const gateways: [TestGateway, TestGateway] = [
    await startGateway({ databaseUrl: database.url, storageRoot }),
    await startGateway({ databaseUrl: database.url, storageRoot }),
  ];
  const { key } = await gateways[0].makeKey('uploads');
  const { key: foreignKey } = await gateways[0].makeKey('somebody else');

  const prepare = (more: Body = {}, headers: Record<string, string> = {}): Promise<Answer> => {
    const body = { fileName: 'a.pdf', documentType: 'auto', ...more };
    return send(gateways[0].url, { method: 'POST', path: '/v1/documents/uploads', body }, { key, headers });
  };

  const prepared = async (more: Body = {}): Promise<Prepared> => {
    const { status, body } = await prepare(more);
    if (status !== 201) throw new Error(`not prepared: ${JSON.stringify(body)}`);
    return body as never;
  };

  const uploaded = async (more: Body = {}): Promise<Prepared> => {
    const instructions = await prepared(more);
    const { status, body } = await put(instructions.upload.url, pdf);
    if (status !== 200) throw new Error(`not uploaded: ${JSON.stringify(body)}`);
    return instructions;
  };

  return {
    gateways,
    databaseUrl: database.url,
    key,
    foreignKey,
    prepare,
    prepared,
    uploaded,
    complete: (body: Body, { gateway = 0, as = key }: { gateway?: 0 | 1; as?: string } = {}): Promise<Answer> =>
      send(gateways[gateway].url, { method: 'POST', path: '/v1/documents/uploads/complete', body }, { key: as }),
    async stop(): Promise<void> {
      await Promise.all(gateways.map((gateway) => gateway.stop()));
      await database.drop();
    },
  };
}

/** Sends bytes to an upload URL. */
export async function put(
  url: string,
  bytes: Uint8Array,
  headers: Record<string, string> = { 'Content-Type': 'application/pdf' },
): Promise<{ status: number; body: Body }> {
  const answer = await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) });
  return { status: answer.status, body: (await answer.json()) as Body };
}
