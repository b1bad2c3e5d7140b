import { fileURLToPath } from 'node:url';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';

// The baseline's own process, with the same settings as our worker: node --import tsx bare-worker.ts ADDRESS NAMESPACE

const [address = '', namespace = ''] = process.argv.slice(2);
Runtime.install({ logger: new DefaultLogger('ERROR') });
const connection = await NativeConnection.connect({ address });
const polls = { maxConcurrentWorkflowTaskPolls: 5, maxConcurrentActivityTaskPolls: 5 };
const workers = await Promise.all([
  Worker.create({
    connection,
    namespace,
    taskQueue: 'bare-workflows',
    workflowsPath: fileURLToPath(new URL('./bare.workflow.ts', import.meta.url)),
    ...polls,
  }),
  Worker.create({
    connection,
    namespace,
    taskQueue: 'bare-activities',
    activities: { nothing: async () => {} },
    ...polls,
  }),
]);
process.on('disconnect', () => {
  for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
});
process.send?.('ready');
await Promise.all(workers.map((worker) => worker.run()));
await connection.close();
