import { isCancellation, patched, proxyActivities, setCurrentDetails, sleep } from '@temporalio/workflow';
import type { DocumentMaintenanceActivities } from '../activities/maintenance/document-maintenance.activities.ts';
import type { MaintenanceActivities } from '../activities/maintenance/job-maintenance.activities.ts';
import type { SessionMaintenanceActivities } from '../activities/maintenance/session-maintenance.activities.ts';
import type { ReconcileInput } from '../domain/orchestration.ts';
import { followCurrentBuild } from './follow-current-build.ts';
import { maintaining } from './retry-policies.ts';

const { reconcileJobs, reconcileDeliveries } = proxyActivities<MaintenanceActivities>(maintaining);
const { wakeSessions } = proxyActivities<SessionMaintenanceActivities>(maintaining);
const { reconcileDocuments } = proxyActivities<DocumentMaintenanceActivities>(maintaining);

// repairs what a former build left behind: goes on with the current build, so changes need patches
followCurrentBuild(reconcile);

/**
 * Repairs what crashes, outages or operators leave behind, so that every accepted job, document, turn and event ends. The
 * next round repeats a failed one; the run then fails at its end, so that operators see it.
 */
export async function reconcile(
  { rounds, pauseSeconds }: ReconcileInput = { rounds: 1, pauseSeconds: 0 },
): Promise<void> {
  let failure: unknown;
  for (let round = 1; round <= rounds; round++) {
    if (round > 1) await sleep(pauseSeconds * 1_000);
    try {
      await reconcileOnce();
    } catch (error) {
      if (isCancellation(error)) throw error;
      failure = error;
    }
  }
  if (failure !== undefined) throw failure;
}

async function reconcileOnce(): Promise<void> {
  const done: string[] = [];
  const show = (outcome: string): void => {
    done.push(outcome);
    setCurrentDetails(done.join('; '));
  };
  const { started, closed } = await reconcileJobs();
  show(`Started ${started} job(s) that never started, closed ${closed} whose workflow was gone`);
  const deliveries = await reconcileDeliveries();
  show(`started ${deliveries.started} overdue deliveries`);
  // runs started before documents existed end here
  if (!patched('reconcile-documents')) return;
  const documents = await reconcileDocuments();
  show(`started ${documents.started} document(s), closed ${documents.closed}`);
  // runs started before sessions existed end here
  if (!patched('reconcile-sessions')) return;
  const { woken } = await wakeSessions();
  show(`woke ${woken} session(s) with unanswered turns`);
}
