import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ temporalAddress: '127.0.0.1:1' });
});
afterAll(() => gateway.stop());

it('a redelivery is accepted while Temporal is unreachable: its row is marked as due', async () => {
  const { key } = await gateway.makeKey('redelivery');
  const created = await send(gateway.url, requestOf('createJob'), { key });
  expect(created.status).toBe(202);
  const jobId = String(created.body.jobId);
  const { accountId } = await gateway.prisma.job.update({ where: { id: jobId }, data: { status: 'failed' } });
  const { id } = await gateway.prisma.delivery.create({
    data: {
      id: jobId,
      accountId,
      jobId,
      event: 'job.failed',
      webhookId: 'msg_1',
      url: 'https://hooks.example.com/',
      status: 'failed',
      attempts: 10,
      nextAttemptAt: null,
    },
  });

  const path = `/v1/jobs/${jobId}/webhook-deliveries/${id}/redeliver`;
  const { status, body } = await send(gateway.url, { method: 'POST', path }, { key });
  expect(status).toBe(202);
  expect(body).toMatchObject({ deliveryId: id, status: 'pending', attempts: 10 });
  expect(Date.parse(String(body.nextAttemptAt))).toBeLessThanOrEqual(Date.now());
});
