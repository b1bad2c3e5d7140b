import { CancellationScope } from '@temporalio/workflow';

/**
 * Runs the tasks in order with at most `limit` of them in flight, until `isEnough`. The first failure cancels the tasks in
 * flight and is rethrown.
 */
export async function inParallel(
  tasks: readonly (() => Promise<void>)[],
  { limit, isEnough }: { limit: number; isEnough: () => boolean },
): Promise<void> {
  await CancellationScope.cancellable(async () => {
    const scope = CancellationScope.current();
    let next = 0;
    let firstError: unknown;
    const worker = async (): Promise<void> => {
      while (next < tasks.length && firstError === undefined && !isEnough()) {
        const task = tasks[next++];
        try {
          await task?.();
        } catch (error) {
          firstError ??= error;
          scope.cancel();
        }
      }
    };
    // all workers settle before the error is thrown, so that no task keeps running unobserved
    await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, worker));
    if (firstError !== undefined) throw firstError;
  });
}
