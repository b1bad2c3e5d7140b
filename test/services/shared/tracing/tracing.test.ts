import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTracing } from '../../../../services/shared/tracing/open-tracing.ts';
import { traceCalls } from '../../../../services/shared/tracing/trace-calls.ts';
import { traceStatements } from '../../../../services/shared/tracing/trace-statements.ts';
import { inSpan, type LostSpans, type Tracing } from '../../../../services/shared/tracing/tracing.ts';
import { type SpanReceiver, startSpanReceiver } from '../../../helpers/span-receiver.ts';

const sampling = { parentBased: true, ratio: 1 };
let receiver: SpanReceiver;
let lost: LostSpans[] = [];
beforeAll(async () => {
  receiver = await startSpanReceiver();
});
afterEach(() => {
  lost = [];
});
afterAll(() => receiver.close());

async function open(endpoint = receiver.url, share = sampling): Promise<Tracing> {
  const settings = { endpoint, headers: { 'x-receiver-key': 'secret' }, resource: {}, sampling: share };
  const tracing = await openTracing(settings, { service: 'test', onLost: (one) => void lost.push(one) });
  if (!tracing) throw new Error('no tracing');
  return tracing;
}

const spansNamed = (name: string) => receiver.spans().filter((span) => span.name === name);

describe('a statement in a trace', () => {
  const runs = async (
    text: string,
    {
      run = () => Promise.resolve(),
      slowMs = Number.POSITIVE_INFINITY,
    }: { run?: () => Promise<void>; slowMs?: number } = {},
  ): Promise<void> => {
    const tracing = await open();
    const observe = traceStatements(tracing, { slowMs });
    const work = async () => await observe?.(text, run);
    await inSpan(tracing, { name: text }, { work }).catch(() => undefined);
    await tracing.close();
  };

  it.each([
    ['SELECT "public"."jobs"."id" FROM "public"."jobs" WHERE "id" = $1', 'SELECT jobs'],
    ['INSERT INTO "public"."keys" ("id") VALUES ($1)', 'INSERT keys'],
    ['WITH created AS (INSERT INTO jobs (id) VALUES ($1)) SELECT * FROM created', 'INSERT jobs'],
    ['UPDATE turns SET answered = now()', 'UPDATE turns'],
    ['WITH open AS (SELECT 1) INSERT INTO usage_events SELECT $1 FROM open', 'INSERT usage_events'],
    ['WITH found AS (SELECT * FROM documents FOR UPDATE) SELECT * FROM found', 'SELECT documents'],
    ['INSERT INTO rate_limits VALUES ($1) ON CONFLICT DO UPDATE SET used = $2', 'INSERT rate_limits'],
    ['SELECT * FROM json_to_record($1) AS given(id uuid)', 'SELECT'],
    ['COMMIT', 'COMMIT'],
  ])('%s is named %s', async (text, name) => {
    await runs(text);
    const [whole] = spansNamed(text).slice(-1);
    const statement = receiver.spans().find(({ parentSpanId }) => parentSpanId === whole?.spanId);
    expect(statement?.name).toBe(name);
    expect(statement?.attributes).not.toHaveProperty('db.query.text');
  });

  it('has its text when it fails, and nothing of the error but its code', async () => {
    const text = 'SELECT failing FROM jobs WHERE id = $1';
    await runs(text, { run: () => Promise.reject(Object.assign(new Error('zyxcanary'), { code: '54000' })) });
    const [failed] = spansNamed('SELECT jobs').slice(-1);
    expect(failed).toMatchObject({
      hasFailed: true,
      attributes: { 'db.query.text': text, 'error.type': 'SQLSTATE 54000' },
    });
    expect(receiver.text()).not.toContain('zyxcanary');
  });

  it('has its text when it is slow', async () => {
    const text = 'DELETE FROM sessions WHERE id = $1';
    await runs(text, { slowMs: 0 });
    expect(spansNamed('DELETE sessions')).toMatchObject([{ hasFailed: false, attributes: { 'db.query.text': text } }]);
  });

  it('has no span outside of a trace', async () => {
    const tracing = await open();
    await traceStatements(tracing)?.('DELETE FROM nowhere', () => Promise.resolve());
    await tracing.close();
    expect(spansNamed('DELETE nowhere')).toEqual([]);
  });
});

describe('a traced adapter', () => {
  it('works as before, and has spans without arguments and outcomes', async () => {
    const tracing = await open();
    const adapter = { prefix: 'zyx', say: async (text: string) => Promise.resolve(`zyx${text}`) };
    const traced = traceCalls(tracing, adapter, { name: 'adapter', methods: ['say'] });
    const said = await inSpan(tracing, { name: 'whole' }, { work: () => traced.say('canary') });
    await tracing.close();
    expect(said).toBe('zyxcanary');
    expect(spansNamed('adapter.say')).toHaveLength(1);
    expect(receiver.text()).not.toContain('canary');
  });
});

describe('sampling', () => {
  it('of none records no trace but one that the caller records', async () => {
    const tracing = await open(receiver.url, { parentBased: true, ratio: 0 });
    const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await inSpan(tracing, { name: 'own decision' }, { work: () => Promise.resolve() });
    await inSpan(tracing, { name: 'decision of the caller', parent }, { work: () => Promise.resolve() });
    await tracing.close();
    expect(spansNamed('own decision')).toEqual([]);
    expect(spansNamed('decision of the caller')).toMatchObject([{ traceId: 'a'.repeat(32) }]);
  });
});

describe('a receiver of traces', () => {
  it('that is not there costs a report, and no error', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const tracing = await open(`http://127.0.0.1:${port}`);
    for (let made = 0; made < 600; made++) tracing.begin({ name: 'lost' }).end();
    await tracing.close();
    // a second batch failed within the same minute
    expect(lost).toEqual([{ spans: expect.any(Number), failure: expect.any(Error) }]);
  });

  it('that does not answer does not hold up the end', async () => {
    const hanging = createServer(() => undefined);
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const tracing = await open(`http://127.0.0.1:${(hanging.address() as AddressInfo).port}`);
    tracing.begin({ name: 'hanging' }).end();
    await expect(tracing.close()).resolves.toBeUndefined();
    hanging.closeAllConnections();
    await new Promise((resolve) => hanging.close(resolve));
  });
});
