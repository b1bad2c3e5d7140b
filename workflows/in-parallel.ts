import { CancellationScope } from '@temporalio/workflow';

/** Runs the tasks with at most `limit` of them in flight; the first that fails cancels the rest, and its error is thrown. */
export async function inParallel(tasks: readonly (() => Promise<void>)[], limit: number): Promise<void> {
  await CancellationScope.cancellable(async () => {
    const scope = CancellationScope.current();
    let next = 0;
    let firstError: unknown;
    const lane = async (): Promise<void> => {
      while (next < tasks.length && firstError === undefined) {
        const task = tasks[next++];
        try {
          await task?.();
        } catch (error) {
          firstError ??= error;
          scope.cancel();
        }
      }
    };
    // every lane ends before the error leaves: nothing of the batch runs on unseen
    await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, lane));
    if (firstError !== undefined) throw firstError;
  });
}
