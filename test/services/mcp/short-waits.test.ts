import { describe, expect, it } from 'vitest';
import { Decpage, type Fetch } from '../../../clients/typescript/src/index.ts';
import { callTool } from '../../../services/mcp/tool-calls.ts';

const [sessionId, turnId, jobId] = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
const start = JSON.stringify({ type: 'start', messageId: turnId, messageMetadata: { sessionId, turnId } });
const processing = { sessionId, turnId, status: 'processing', documentsUsed: [], warnings: [], toolResults: [] };
const policies = { oldDocumentId: sessionId, newDocumentId: turnId };

/** A service that needs a moment to accept what it is asked for, and then works on it without an end. */
function slowService(): { fetch: Fetch; posts: string[]; accept: () => void } {
  const posts: string[] = [];
  const acceptance = new AbortController();
  const fetch: Fetch = async (url, { method, signal }) => {
    const { pathname } = new URL(url);
    if (method === 'GET') {
      return Response.json(pathname.includes('/jobs/') ? { jobId, status: 'pending', policyType: 'auto' } : processing);
    }
    posts.push(pathname);
    await new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      acceptance.signal.addEventListener('abort', () => resolve());
    });
    if (pathname === '/v1/jobs') return Response.json({ jobId, status: 'pending' }, { status: 202 });
    return new Response(endless(`id: ${turnId}.1\ndata: ${start}\n\n`, signal), { status: 201 });
  };
  return { fetch, posts, accept: () => acceptance.abort() };
}

/** A body that begins with a text and ends only with the request. */
function endless(text: string, signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
}

function call(name: string, given: object, { fetch, gone }: { fetch: Fetch; gone: AbortSignal }) {
  const failures: unknown[] = [];
  const result = callTool(name, given, {
    client: new Decpage({ apiKey: 'dp_test', baseUrl: 'http://service.test', maxRetries: 0, fetch }),
    scopes: ['agent:read', 'agent:write', 'jobs:read', 'jobs:write'],
    cancelled: new AbortController().signal,
    gone,
    report: undefined,
    onFailure: (error) => failures.push(error),
  });
  return { result, failures };
}

const pauseMs = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

describe.each([
  { tool: 'ask', given: { question: 'What is the deductible?' }, named: { sessionId, turnId, status: 'processing' } },
  { tool: 'compare_documents', given: policies, named: { sessionId, turnId, status: 'processing' } },
  { tool: 'extract_policy', given: { url: 'https://a.example.com/x.pdf', policyType: 'auto' }, named: { jobId } },
])('$tool', ({ tool, given, named }) => {
  it('names what it has begun, however short its wait', async () => {
    const { fetch, posts, accept } = slowService();
    const { result, failures } = call(
      tool,
      { ...given, waitSeconds: 0 },
      { fetch, gone: new AbortController().signal },
    );
    // longer than the wait
    await pauseMs(20);
    accept();

    expect(await result).toMatchObject({ structuredContent: { ...named, next: expect.stringContaining('wait for') } });
    expect({ failures, posts: posts.length }).toEqual({ failures: [], posts: 1 });
  });

  it('names what it has begun when the service stops meanwhile', async () => {
    const { fetch, posts, accept } = slowService();
    const stopping = new AbortController();
    const { result } = call(tool, given, { fetch, gone: stopping.signal });
    await pauseMs(20);
    stopping.abort();
    accept();

    expect(await result).toMatchObject({ structuredContent: named });
    expect(posts).toHaveLength(1);
  });
});

it('names a turn whose stream breaks off again and again', async () => {
  const fetch: Fetch = async (_, { method }) =>
    method === 'GET' ? Response.json(processing) : new Response(`id: ${turnId}.1\ndata: ${start}\n\n`, { status: 201 });
  const { result } = call('ask', { question: 'What?' }, { fetch, gone: new AbortController().signal });

  expect(await result).toMatchObject({ structuredContent: { sessionId, turnId, status: 'processing' } });
});
