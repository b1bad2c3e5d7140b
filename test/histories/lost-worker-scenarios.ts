import { jobMaxAttempts, taskQueues, workflowIds } from '../../domain/orchestration.ts';
import { inline } from '../helpers/attacks.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import type { TestService } from '../helpers/test-service.ts';

/** The paths of jobs whose step is taken by workers of which nothing is heard again. */
export const lostWorkerScenarios: Record<string, (service: TestService) => Promise<string>> = {
  'extract-policy.workers-lost': async (service) => {
    await service.stopWorkers();
    await service.startWorkers(['workflows']);
    const document = inline(await plainPdf([['Personal Auto Declarations', 'Policy Number: QX-445-1182']]));
    const { body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document } });
    const { connection, options } = service.temporal;
    for (let taken = 0; taken < jobMaxAttempts; ) {
      const { attempt } = await connection.withDeadline(Date.now() + 70_000, () =>
        connection.workflowService.pollActivityTaskQueue({
          namespace: options.namespace,
          taskQueue: { name: taskQueues.extraction },
          identity: 'a worker that is lost',
        }),
      );
      if (attempt) taken += 1;
    }
    await service.startWorkers(['extraction', 'outbound']);
    return workflowIds.job(String(body.jobId));
  },
};
