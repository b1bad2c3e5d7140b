import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Listening, listen } from '../../../../services/gateway/http/server.ts';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

describe('the figures of a gateway', () => {
  let gateway: TestGateway;
  let figures: Listening;
  beforeAll(async () => {
    gateway = await startGateway();
    const { stopping, metrics } = gateway;
    figures = await listen(metrics.answer, { host: '127.0.0.1', port: 0, stopping: stopping.signal });
  });
  afterAll(async () => {
    await figures.stop();
    await gateway.stop();
  });

  it('tell how many requests each operation answered, and how, without a word of any path', async () => {
    await send(gateway.url, requestOf('getHealth'));
    await send(gateway.url, requestOf('getHealth'));
    await send(gateway.url, requestOf('getJob'), { key: 'dp_wrong' });
    await fetch(`${gateway.url}/somewhere/else`);

    const answer = await fetch(`${figures.url}/metrics`);
    const text = await answer.text();

    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toContain('decpage_http_request_seconds_count{operation="getHealth",status="200"} 2');
    expect(text).toContain('decpage_http_request_seconds_count{operation="getJob",status="401"} 1');
    expect(text).toContain('decpage_http_request_seconds_count{operation="none",status="404"} 1');
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect(text).not.toContain('somewhere');
  });

  it('stand nowhere else', async () => {
    expect((await fetch(`${figures.url}/v1/ping`)).status).toBe(404);
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
  });
});
