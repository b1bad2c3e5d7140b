import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../helpers/fake-model.ts';
import { endedJob } from '../helpers/jobs.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { Answer, TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';

const declarations = [
  'Personal Auto Declarations',
  'Policy Number: QX-445-1182',
  'Named Insured: Marta Ellison',
  'Policy Period: 03/01/2026 to 09/01/2026',
  'All that you owe us comes to $812.40',
];
const premium = { path: '/totalPremium', value: 812.4, at: '1.5', quote: '$812.40' };
const unproven = { path: '/carrierName', value: 'Acme Mutual', at: '1.1', quote: 'Acme Mutual' };
const retrySoon = { 'retry-after-ms': '50' };

let fake: FakeModel;
let service: TestService;
let document: { type: string; content: string };

beforeAll(async () => {
  fake = await startFakeModel();
  document = { type: 'base64', content: base64(await plainPdf([declarations])) };
  service = await startService({ model: fake.model({ timeoutMs: 60_000 }) });
  await service.startWorkers();
});
afterEach(() => {
  fake.requests.splice(0);
});
afterAll(async () => {
  await service.stop();
  await fake.close();
});

const replyWith = (...values: unknown[]) => ({
  text: JSON.stringify({ values }),
  usage: { promptTokens: 700, completionTokens: 50 },
});

async function order(body: Record<string, unknown> = {}): Promise<Answer> {
  return await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document, ...body } });
}

interface EndedJob {
  status: string;
  result: {
    engine: string;
    data: Record<string, unknown>;
    fields: Record<string, { source: string }>;
    citations: Record<string, unknown>;
    usage: Record<string, number>;
    warnings: { code: string }[];
  };
  error?: { code: string };
}

async function ended({ body: { jobId } }: Answer): Promise<EndedJob> {
  return (await endedJob(service, jobId)) as unknown as EndedJob;
}

const codesOf = ({ result }: EndedJob): string[] => result.warnings.map(({ code }) => code);

describe('a job whose model is asked', () => {
  it('holds what the model proved and what only the rules found, and says which is which', async () => {
    fake.answer(replyWith(premium, unproven), replyWith());

    const job = await ended(await order());

    expect(job.status).toBe('completed');
    expect(job.result).toMatchObject({
      engine: 'model+rules',
      data: { totalPremium: 812.4, policyNumber: 'QX-445-1182', carrierName: null },
      fields: { '/totalPremium': { source: 'model' }, '/policyNumber': { source: 'text' } },
      citations: { '/totalPremium': [{ page: 1, quote: '$812.40' }] },
      usage: { promptTokens: 1_400, completionTokens: 100 },
    });
    expect(codesOf(job)).toEqual(expect.arrayContaining(['model_values_dropped', 'model_filled_by_rules']));
    expect(fake.requests).toHaveLength(2);
    expect(fake.requests[1]?.text).toContain('/carrierName: ');
  });

  it('counts its tokens as used', async () => {
    const { id: accountId } = await service.prisma.account.findUniqueOrThrow({ where: { name: 'first' } });
    const before = await tokensOf(accountId);
    fake.answer(replyWith(premium));

    await ended(await order());

    const after = await tokensOf(accountId);
    expect(after.promptTokens - before.promptTokens).toBe(700);
    expect(after.completionTokens - before.completionTokens).toBe(50);
  });

  it('leaves no word of the document in the history', async () => {
    fake.answer(replyWith(premium));
    const accepted = await order();
    await ended(accepted);

    const history = await service.temporal.workflow.getHandle(`job:${accepted.body.jobId}`).fetchHistory();

    const stored = JSON.stringify(history);
    const payloads = [...stored.matchAll(/"data":"([^"]+)"/g)].map(([, data = '']) => atob(data)).join('\n');
    expect(stored).toContain('extractWithModel');
    expect(payloads).toContain('result-of-model.json');
    // four digits alone may stand in an id of the history
    expect(`${stored}${payloads}`).not.toMatch(/Ellison|812\.4|445-1182/);
  });

  it('asks a provider that is busy or out of order again, after the time it names', async () => {
    fake.answer(
      { status: 429, headers: retrySoon },
      { status: 503, headers: retrySoon },
      { status: 529, headers: retrySoon },
      replyWith(premium),
    );

    const job = await ended(await order());

    expect(job.result.data).toMatchObject({ totalPremium: 812.4 });
    expect(fake.requests).toHaveLength(4);
  });

  it('is completed with the values of the rules when the provider refuses the key', async () => {
    fake.answer({ status: 401 });

    const job = await ended(await order());

    expect(job.status).toBe('completed');
    expect(job.result).toMatchObject({ engine: 'rules', data: { policyNumber: 'QX-445-1182' } });
    expect(codesOf(job)).toContain('model_unavailable');
  });

  it('is completed when the model answers nonsense, twice', async () => {
    fake.answer({ text: 'I would rather not.' }, { text: 'No.' });

    const job = await ended(await order());

    expect(job.result.engine).toBe('rules');
    expect(codesOf(job)).toContain('model_answer_unusable');
  });

  it('can be cancelled while the model thinks', async () => {
    fake.answer('hang');
    const accepted = await order();
    await until(() => fake.requests.length > 0);

    await service.call('POST', `/v1/jobs/${accepted.body.jobId}/cancel`);

    expect(await ended(accepted)).toMatchObject({ status: 'failed', error: { code: 'cancelled' } });
  });

  it('gives all page ranges of a long document to the model', async () => {
    const page = (at: number): string[] => [`Claim Number: CL-${1000 + at}`, `Total Paid: $${at},100.00`];
    const first = ['Loss Run Report', 'Policy Number: BX-77-100', 'Valuation Date: 02/01/2025'];
    const pages = Array.from({ length: 25 }, (_, at) => [...(at === 0 ? first : []), ...page(at + 1)]);
    fake.answer(replyWith({ path: '/claims/0/claimNumber', value: 'CL-1025', at: '25.1', quote: 'CL-1025' }));

    const job = await ended(
      await order({ policyType: 'loss_run', document: { type: 'base64', content: base64(await plainPdf(pages)) } }),
    );

    expect(fake.requests[0]?.text).toContain('CL-1001');
    expect(fake.requests[0]?.text).toContain('CL-1025');
    expect(job.result.data).toMatchObject({ claims: [{ claimNumber: 'CL-1025' }] });
  });

  async function tokensOf(accountId: string) {
    const { _sum } = await service.prisma.usageEvent.aggregate({
      where: { accountId },
      _sum: { promptTokens: true, completionTokens: true },
    });
    return { promptTokens: _sum.promptTokens ?? 0, completionTokens: _sum.completionTokens ?? 0 };
  }
});

describe('the choice of the engine', () => {
  it('asks no model when the client wants the rules', async () => {
    const job = await ended(await order({ options: { engine: 'rules' } }));

    expect(job.result).toMatchObject({ engine: 'rules', usage: { promptTokens: 0 } });
    expect(fake.requests).toHaveLength(0);
  });

  it('stands for a call that waits too', async () => {
    fake.answer(replyWith(premium));

    const { status, body } = await service.call('POST', '/v1/extract/auto', {
      body: { document, options: { engine: 'model' } },
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { totalPremium: 812.4 }, metadata: { engine: 'model+rules' } });
  });

  it('makes another order of an idempotency key', async () => {
    const again = { idempotencyKey: 'engines-1', options: { engine: 'rules' } };
    const accepted = await order(again);
    await ended(accepted);

    expect(await order(again)).toMatchObject({ status: 200, body: { jobId: accepted.body.jobId } });
    expect(await order({ ...again, options: { engine: 'model' } })).toMatchObject({
      status: 400,
      body: { error: 'idempotency_key_reused' },
    });
  });

  it('is one of three', async () => {
    const { status, body } = await order({ options: { engine: 'oracle' } });

    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: '/options/engine' }]);
  });
});
