import { createModelTurnActivities } from '../../activities/assistant/model-turn.activities.ts';
import { createModelActivities } from '../../activities/jobs/model.activities.ts';
import { createAddPictures } from '../../activities/jobs/page-pictures.ts';
import type { Model } from '../../adapters/model/index.ts';
import type { PdfReader } from '../../adapters/pdf/index.ts';
import { objectKeys, type Storage } from '../../adapters/storage/index.ts';
import { withAccountScope } from '../../prisma/account-scope.ts';
import { createTurnRepository } from '../../prisma/assistant/turn.repository.ts';
import type { PrismaClient } from '../../prisma/client.ts';
import type { JobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import type { ModelUse } from '../configuration/model-use.ts';
import { createTokenQuota } from './model-quota.ts';

/** Calls of the model: for the fields of jobs and for the answers of turns. */
export function modelActivities({
  model,
  modelUse,
  rows,
  jobs,
  reader,
  storage,
}: {
  model: Model;
  modelUse: ModelUse;
  /** Sees the rows of the account that the activity works for. */
  rows: PrismaClient;
  jobs: JobRunRepository;
  reader: PdfReader;
  storage: Storage;
}) {
  return {
    ...createModelActivities({
      ...modelUse,
      mayUseModel: createTokenQuota(modelUse, rows),
      addPictures: modelUse.vision ? createAddPictures({ reader, storage }) : undefined,
      model,
      jobs,
      storage,
      jobFolder: objectKeys.jobFolder,
    }),
    ...createModelTurnActivities({ model, turns: withAccountScope(createTurnRepository(rows)), storage }),
  };
}
