import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overHttp } from '../../../helpers/mcp-client.ts';
import { base64, plainPdf } from '../../../helpers/plain-pdf.ts';
import { until } from '../../../helpers/until.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let gateway: TestGateway;
let key: string;
let pdf: string;
beforeAll(async () => {
  gateway = await startGateway();
  ({ key } = await gateway.makeKey('acme'));
  pdf = base64(await plainPdf([['Policy Number: QX-445-1182']]));
});
afterAll(async () => {
  await gateway.stop();
});

describe('POST /mcp', () => {
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '0' } },
  };
  const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' };

  const toolCall = (name: string, given: object) => ({
    jsonrpc: '2.0',
    id: 3,
    method: 'tools/call',
    params: { name, arguments: given },
  });

  async function post(
    body: unknown,
    headers: Record<string, string> = {},
    { method = 'POST', signal }: { method?: string; signal?: AbortSignal } = {},
  ): Promise<Response> {
    return await fetch(`${gateway.url}/mcp`, {
      method,
      ...(signal && { signal }),
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
      ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  it('answers every message by itself, so that it may go to any gateway', async () => {
    const begun = await post(initialize);
    const sessionId = begun.headers.get('mcp-session-id') ?? '';
    const listed = await post(list, { 'Mcp-Session-Id': sessionId, 'MCP-Protocol-Version': '2025-11-25' });

    expect(await begun.json()).toMatchObject({ id: 1, result: { serverInfo: { name: 'decpage' } } });
    expect(sessionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await listed.json()).toMatchObject({ id: 2, result: { tools: expect.any(Array) } });
    expect((await post(list)).status).toBe(200);
  });

  it.each([
    ['no JSON', '{', {}, 400],
    ['another media type', 'hi', { 'Content-Type': 'text/plain' }, 400],
    ['no message', { hello: 1 }, {}, 400],
    ['null', 'null', {}, 400],
    ['several messages', [list, list], {}, 400],
    ['an unknown protocol version', list, { 'MCP-Protocol-Version': '1900-01-01' }, 400],
    ['a client that takes no events', list, { Accept: 'application/json' }, 406],
    ['a key of nobody', list, { Authorization: 'Bearer dp_none' }, 401],
    ['no key', list, { Authorization: '' }, 401],
    ['a web page of another origin', list, { Origin: 'https://evil.example' }, 403],
    ['a web page of an opaque origin', list, { Origin: 'null' }, 403],
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }, {}, 202],
    [
      'the cancellation of nothing',
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 9 } },
      {},
      202,
    ],
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'none' }, {}, 200],
    ['a web page of this machine', list, { Origin: 'http://localhost:6274' }, 200],
  ])('answers %s', async (_, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  it('says to a client without a key where keys go', async () => {
    expect((await post(list, { Authorization: '' })).headers.get('www-authenticate')).toContain('Bearer');
  });

  it.each(['GET', 'DELETE', 'PUT'])('has no %s', async (method) => {
    const answer = await post(undefined, {}, { method });

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('lets the job of a client that goes away go on', async () => {
    const leaving = new AbortController();
    const running = post(
      toolCall('extract_policy', { base64: pdf, policyType: 'auto' }),
      {},
      { signal: leaving.signal },
    );
    const jobId = await until(async () => {
      const answer = await fetch(`${gateway.url}/v1/jobs`, { headers: { Authorization: `Bearer ${key}` } });
      const { jobs } = (await answer.json()) as { jobs: { jobId: string }[] };
      return jobs[0]?.jobId;
    });
    await running;
    leaving.abort();
    await until(() =>
      gateway.logged.some(({ status, operationId }) => status === 'client went away' && operationId === undefined),
    );

    const job = await fetch(`${gateway.url}/v1/jobs/${jobId}`, { headers: { Authorization: `Bearer ${key}` } });
    expect(await job.json()).toMatchObject({ status: 'pending' });
  });

  it('needs no session to be closed', async () => {
    const transport = overHttp({ url: gateway.url, key });
    await transport.start();
    await expect(transport.terminateSession()).resolves.toBeUndefined();
    await transport.close();
  });

  it('takes documents that are larger than other requests may be', async () => {
    const content = Buffer.alloc(8 * 1024 * 1024).toString('base64');
    const answer = await post(toolCall('extract_policy', { base64: content, policyType: 'auto' }));

    expect(await answer.text()).toContain('error: invalid_document');
  });

  it('logs the calls of tools like any other, with the id of the request and nothing that was sent', async () => {
    const question = 'Where does Marta live?';
    const answer = await post(toolCall('search_documents', { query: question }), { 'X-Request-Id': 'one-call' });
    await answer.text();
    const ofCall = await until(() => {
      const found = gateway.logged.filter(({ requestId, msg }) => requestId === 'one-call' && msg === 'request');
      return found.length === 2 && found;
    });

    expect(ofCall.map(({ operationId }) => operationId)).toEqual(['listDocuments', undefined]);
    const log = JSON.stringify(gateway.logged);
    for (const secret of [key, question, pdf.slice(0, 60)]) expect(log).not.toContain(secret);
  });
});
