import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { objectKeys } from '../../adapters/storage/index.ts';
import { insertDocument, type DocumentOwner } from '../helpers/insert-document.ts';
import { columnsContaining } from '../helpers/columns-containing.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { until, untilAvailable } from '../helpers/until.ts';

const rounds = 8;
const canary = 'zyxwombat';
const lines = [
  'Personal Auto Policy Declarations',
  `Policy Number: ${canary}-445`,
  `Named Insured: ${canary} Smith`,
  'Collision $500 deductible',
];

let service: TestService;
let holder: DocumentOwner;
let key: string;
beforeAll(async () => {
  service = await startService();
  await service.startWorkers();
  key = await service.makeKey('first');
  const { id: keyId, accountId } = await service.prisma.key.findFirstOrThrow({ where: { account: { name: 'first' } } });
  holder = { keyId, accountId };
});
afterAll(() => service.stop());

/** A document that has been read, with bytes of its own. */
async function hold(round: number): Promise<string> {
  const bytes = await plainPdf([[...lines, `Round ${round}`]]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const objectKey = objectKeys.document({ accountId: holder.accountId, sha256 });
  await service.storage.put(objectKey, bytes);
  const facts = { title: `Title ${canary}`, fileName: `${canary}.pdf`, objectKey, sha256, bytes: bytes.length };
  return await insertDocument(service.prisma, holder, { pages: [lines.join('\n')], ...facts });
}

const post = async (path: string, body: Record<string, unknown>): Promise<number> =>
  (await service.call('POST', path, { key, body })).status;

/** Everything that can be under way for a document when it is deleted. */
function uses(documentId: string): Record<string, () => Promise<number>> {
  const ask = (toolRequests: unknown[]) => () =>
    post('/v1/agent/messages', {
      message: 'What is the policy number?',
      searchScope: 'account',
      documentIds: [documentId],
      toolRequests,
    });
  return {
    job: () => post('/v1/jobs', { policyType: 'auto', documentId }),
    batchedJob: () => post('/v1/jobs', { policyType: 'loss-run', documentId }),
    sync: () => post('/v1/extract/auto', { documentId }),
    orderedByTool: ask([{ name: 'extract_policy', arguments: { documentId, policyType: 'auto' } }]),
    answer: ask([{ name: 'list_documents' }, { name: 'get_document', arguments: { documentId } }]),
    async picture() {
      const path = `${service.url}/v1/documents/${documentId}/pages/1.png`;
      const answer = await fetch(path, { headers: { Authorization: `Bearer ${key}` } });
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}

/** Lets the use come as far as it comes in that many turns of the event loop. */
async function later(ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick++) await new Promise(setImmediate);
}

it(`nothing of a document is left in any of ${rounds} rounds of using it while it is deleted`, async () => {
  for (let round = 0; round < rounds; round++) {
    const documentId = await hold(round);
    const under = Object.values(uses(documentId)).map((use) => use());
    await later((4 * round) ** 2);
    const deleted = await untilAvailable(() => service.call('DELETE', `/v1/documents/${documentId}`, { key }));
    expect(deleted.status).toBe(204);
    const answers = await Promise.all(under);
    expect(answers.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(await service.prisma.job.count({ where: { documentId } })).toBe(0);
  }
  await allWorkflowsEnded();

  expect(await columnsContaining(service.prisma, canary)).toEqual([]);
  expect(await service.prisma.jobResult.count({ where: { accountId: holder.accountId } })).toBe(0);
  expect(await service.storedFiles()).toEqual([]);
  const sessions = await service.prisma.session.findMany({ select: { id: true } });
  const told = await Promise.all([
    service.call('GET', '/v1/jobs', { key }),
    service.call('GET', '/v1/documents', { key }),
    ...sessions.map(({ id }) => service.call('GET', `/v1/agent/sessions/${id}/messages`, { key })),
  ]);
  for (const { body } of told) expect(JSON.stringify(body)).not.toContain(canary);
});

/** Sessions wait for more questions, and maintenance never ends; everything else has to. */
async function allWorkflowsEnded(): Promise<void> {
  const lasting = ['assistantSession', 'reconcile', 'expire', 'sumUsage'].map((type) => `WorkflowType != "${type}"`);
  const query = ['ExecutionStatus = "Running"', ...lasting].join(' AND ');
  await until(async () => (await service.temporal.workflow.count(query)).count === 0);
}

it('a document cannot be used again once it is gone', async () => {
  const documentId = randomUUID();
  const { job, sync, picture } = uses(documentId);
  expect(await Promise.all([job?.(), sync?.(), picture?.()])).toEqual([403, 403, 403]);
});
