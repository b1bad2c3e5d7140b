import { createSocket, type Socket } from 'node:dgram';
import { promises as dns } from 'node:dns';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Resolve, resolveByDns } from '../../../adapters/outbound/resolve-name.ts';

const A = 1;
const AAAA = 28;
const NO_SUCH_NAME = 3;
const headerBytes = 12;
const asksRecursion = 0x81;
const known: Record<string, { type: number; data: readonly number[] }[]> = {
  'four.example.org': [
    { type: A, data: [93, 184, 216, 34] },
    { type: AAAA, data: [0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
  ],
  'six.example.org': [{ type: AAAA, data: [0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2] }],
};

let server: Socket;
let resolver: dns.Resolver;
let resolve: Resolve;
const asked: string[] = [];

beforeAll(async () => {
  server = createSocket('udp4');
  server.on('message', (query, from) => {
    const { name, type, question } = questionOf(query);
    asked.push(name);
    if (name.startsWith('silent')) return;
    const records = known[name]?.filter((record) => record.type === type);
    server.send(answerTo(query, question, records), from.port, from.address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  // it gives nothing up during the test
  resolver = new dns.Resolver({ timeout: 300_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
  resolve = resolveByDns(resolver);
});
afterAll(() => {
  server.close();
});

function questionOf(query: Buffer): { name: string; type: number; question: Buffer } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), question: query.subarray(headerBytes, at + 5) };
}

function answerTo(query: Buffer, question: Buffer, records?: readonly { type: number; data: readonly number[] }[]) {
  const code = records ? 0 : NO_SUCH_NAME;
  const count = records?.length ?? 0;
  const header = [...query.subarray(0, 2), asksRecursion, 0x80 + code, 0, 1, 0, count, 0, 0, 0, 0];
  const answers = (records ?? []).flatMap(({ type, data }) => [
    0xc0,
    headerBytes,
    0,
    type,
    0,
    1,
    0,
    0,
    0,
    60,
    0,
    data.length,
    ...data,
  ]);
  return Buffer.concat([Buffer.from(header), question, Buffer.from(answers)]);
}

describe('a name that is resolved', () => {
  it('has its addresses of IPv4, and those of IPv6 where there are no others', async () => {
    expect(await resolve('four.example.org')).toEqual([{ address: '93.184.216.34', family: 4 }]);
    expect(await resolve('six.example.org')).toEqual([{ address: '2001:db8::2', family: 6 }]);
  });

  it('has none when there is no such name', async () => {
    expect(await resolve('missing.example.org')).toEqual([]);
  });

  it('waits for no other one, however many there are whose servers never answer', async () => {
    const ended: string[] = [];
    const silent = Array.from({ length: 20 }, (_, index) =>
      resolve(`silent${index}.example.org`).then(
        () => ended.push('answered'),
        () => ended.push('given up'),
      ),
    );
    expect(await resolve('four.example.org')).toHaveLength(1);
    expect(ended).toEqual([]);
    expect(asked.filter((name) => name.startsWith('silent'))).not.toEqual([]);

    resolver.cancel();
    await Promise.all(silent);
    expect(new Set(ended)).toEqual(new Set(['given up']));
  });
});
