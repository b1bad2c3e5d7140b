import { z } from 'zod';
import { uuid } from '../../../domain/contract/common.ts';
import { defineTool } from '../tool.ts';
import { partArguments } from './extraction-view.ts';
import { jobOutput, viewJob, waitSeconds } from './job-view.ts';
import { waitForJob } from './wait-for-job.ts';

export const getJob = defineTool({
  name: 'get_job',
  title: 'Get an extraction job',
  description:
    'Returns an extraction job with its values and citations, waiting for its end. Also gives the rest of a result that ' +
    'was cut: name the part with `path` and `offset`.',
  scopes: ['jobs:read'],
  annotations: { readOnlyHint: true, openWorldHint: false },
  input: z.object({ jobId: uuid, waitSeconds, ...partArguments }),
  output: jobOutput,
  async run({ jobId, waitSeconds: seconds, ...part }, context) {
    return viewJob(await waitForJob(context, jobId, seconds), part);
  },
});
