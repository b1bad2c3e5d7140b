import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it was exported. */
export interface ExportedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  service: string;
  attributes: Record<string, unknown>;
  hasFailed: boolean;
}

export interface SpanReceiver {
  url: string;
  /** All bytes that were sent, as text. */
  text: () => string;
  spans: () => ExportedSpan[];
  close: () => Promise<void>;
}

type Attribute = { key: string; value: Record<string, unknown> };
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<ExportedSpan, 'service' | 'attributes' | 'hasFailed'> & {
        attributes?: Attribute[];
        status?: { code?: number };
      })[];
    }[];
  }[];
}

/** A receiver of OTLP/HTTP on loopback, for spans as JSON. */
export async function startSpanReceiver(): Promise<SpanReceiver> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: () => bodies.flatMap((body) => spansIn(JSON.parse(body) as Export)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansIn({ resourceSpans }: Export): ExportedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ attributes = [], status, ...span }) => ({
        ...span,
        service: String(valuesOf(resource.attributes)['service.name']),
        attributes: valuesOf(attributes),
        hasFailed: status?.code === 2,
      })),
  );
}

function valuesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
