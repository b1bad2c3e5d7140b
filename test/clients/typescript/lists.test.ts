import { describe, expect, it } from 'vitest';
import { scriptedClient } from './scripted-fetch.ts';

const page = (ids: readonly string[], nextCursor: string | null) => ({
  body: { jobs: ids.map((jobId) => ({ jobId, status: 'completed', policyType: 'auto' })), nextCursor },
});

describe('a list', () => {
  it('is iterated over all of its pages, with the same filter', async () => {
    const { client, sent } = scriptedClient([page(['a', 'b'], 'next'), page([], 'more'), page(['c'], null)]);

    const seen: string[] = [];
    for await (const { jobId } of client.jobs.list({ status: 'completed', limit: 2 })) seen.push(jobId);

    expect(seen).toEqual(['a', 'b', 'c']);
    expect(sent.map(({ target }) => target)).toEqual([
      '/v1/jobs?status=completed&limit=2',
      '/v1/jobs?status=completed&limit=2&cursor=next',
      '/v1/jobs?status=completed&limit=2&cursor=more',
    ]);
  });

  it('requests a page only when it is needed', async () => {
    const { client, sent } = scriptedClient([page(['a', 'b'], 'next')]);

    for await (const { jobId } of client.jobs.list()) if (jobId === 'b') break;

    expect(sent).toHaveLength(1);
  });

  it('requests nothing before it is iterated', () => {
    const { client, sent } = scriptedClient([]);
    client.jobs.list();
    expect(sent).toEqual([]);
  });

  it('gives single pages, which begin at a cursor', async () => {
    const { client, sent } = scriptedClient([page(['c'], null)]);

    const { jobs, nextCursor } = await client.jobs.list({ cursor: 'next' }).page();

    expect([jobs.map(({ jobId }) => jobId), nextCursor]).toEqual([['c'], null]);
    expect(sent[0]?.target).toBe('/v1/jobs?cursor=next');
  });

  it('gives its first items', async () => {
    const { client, sent } = scriptedClient([page(['a', 'b'], 'next'), page(['c', 'd'], 'more')]);

    const first = await client.jobs.list().first(3);

    expect(first.map(({ jobId }) => jobId)).toEqual(['a', 'b', 'c']);
    expect(sent).toHaveLength(2);
  });

  it('fails where a page fails, and can be iterated again', async () => {
    const { client } = scriptedClient([new TypeError('fetch failed'), page(['a'], null)], { maxRetries: 0 });
    const jobs = client.jobs.list();

    await expect(jobs.first(1)).rejects.toThrow('The connection');
    expect(await jobs.first(1)).toHaveLength(1);
  });
});
