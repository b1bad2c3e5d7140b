import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Receipt } from './ledger.ts';

/** A customer's server: it writes down every event that arrives, and takes not every one at once. */
export async function startReceiver({
  receipts,
  isRefused,
}: {
  receipts: Receipt[];
  /** Decides whether an event that arrives is answered with 500. */
  isRefused: () => boolean;
}) {
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const webhook = new Webhook(secret);
  let onReceipt: (() => void) | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const header = (name: string): string => String(request.headers[name] ?? '');
      const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
      const headers = Object.fromEntries(names.map((name) => [name, header(name)]));
      const { type, data } = JSON.parse(body) as { type: string; data: { jobId: string } };
      receipts.push({
        jobId: data.jobId,
        type,
        webhookId: header('webhook-id'),
        body,
        isSigned: isValid(() => webhook.verify(body, headers)),
      });
      onReceipt?.();
      response.writeHead(isRefused() ? 500 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `127.0.0.1:${port}`,
    webhook: { url: `http://127.0.0.1:${port}/events`, secret },
    /** Called once, when the next event has arrived and before it is answered. */
    atNextReceipt: (call: () => void) => {
      onReceipt = () => {
        onReceipt = undefined;
        call();
      };
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function isValid(verify: () => unknown): boolean {
  try {
    verify();
    return true;
  } catch {
    return false;
  }
}
