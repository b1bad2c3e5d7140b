import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inPieces } from './pieces.ts';
import { damagedDocument, heldDocument } from './documents.ts';
import type { DocumentOrder } from './ledger.ts';

export type Library = Awaited<ReturnType<typeof startLibrary>>;

const pauseMs = 100;

/** The documents that the client has, and a server that gives them away slowly, so that who fetches one can die meanwhile. */
export async function startLibrary() {
  const shelf = new Map<string, Uint8Array>();
  let onHalf: (() => void) | undefined;
  const server = createServer((request, response) => {
    const bytes = shelf.get(String(request.url).slice(1));
    if (bytes === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': bytes.length });
    void inPieces({ bytes, pauseMs, write: (piece) => response.write(piece), onHalf: () => onHalf?.() }).then(() =>
      response.end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    /** Makes the document of an order, the same bytes for the same number and kind of page; returns their hash. */
    async add({ policyNumber, kind }: Pick<DocumentOrder, 'policyNumber' | 'kind'>): Promise<string> {
      const name = nameOf({ policyNumber, kind });
      const bytes = shelf.get(name) ?? (await documentOf({ policyNumber, kind }));
      shelf.set(name, bytes);
      return createHash('sha256').update(bytes).digest('hex');
    },
    bytesOf: (order: DocumentOrder): Uint8Array => shelf.get(nameOf(order)) ?? Buffer.alloc(0),
    urlOf: (order: DocumentOrder): string => `http://${endpoint}/${nameOf(order)}`,
    /** Called once, when half of the next document has been given away. */
    atNextHalf: (call: () => void) => {
      onHalf = () => {
        onHalf = undefined;
        call();
      };
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function nameOf({ policyNumber, kind }: Pick<DocumentOrder, 'policyNumber' | 'kind'>): string {
  const form = kind === 'damaged' || kind === 'unlike' ? kind : 'policy';
  return `${form}-${policyNumber}.pdf`;
}

async function documentOf({ policyNumber, kind }: Pick<DocumentOrder, 'policyNumber' | 'kind'>): Promise<Uint8Array> {
  if (kind === 'damaged') return damagedDocument(policyNumber);
  return await heldDocument(policyNumber, { isPolicy: kind !== 'unlike' });
}
