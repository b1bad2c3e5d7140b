import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { MaintenanceActivities } from '../activities/maintenance.activities.ts';
import { maintaining } from './retry-policies.ts';

const { reconcileJobs, reconcileDeliveries } = proxyActivities<MaintenanceActivities>(maintaining);

/** Puts right what a crash, an outage or an operator left behind: no accepted job stays without an end, no event untold. */
export async function reconcile(): Promise<void> {
  const { started, closed } = await reconcileJobs();
  const jobs = `Started ${started} job(s) that never started, closed ${closed} whose workflow was gone`;
  setCurrentDetails(jobs);
  const deliveries = await reconcileDeliveries();
  setCurrentDetails(`${jobs}; started ${deliveries.started} overdue deliveries`);
}
