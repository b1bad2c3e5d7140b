/** Stages in which a job's row is written as its work goes on, in their order. */
const workStages = ['fetching', 'reading', 'extracting'] as const;

export type WorkStage = (typeof workStages)[number];

/** The values of a job's `progress.stage`, in their order. */
export const jobStages = ['queued', ...workStages, 'done'] as const;

/** The stages of a job's workflow: while it is `finishing`, which a failure may name, its row still tells the one before. */
export type WorkflowStage = WorkStage | 'finishing';

/** The values of a failed job's `error.stage`. */
export const failureStages: readonly ('queued' | WorkflowStage)[] = ['queued', ...workStages, 'finishing'];
