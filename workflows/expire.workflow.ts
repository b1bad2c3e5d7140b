import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { MaintenanceActivities } from '../activities/maintenance.activities.ts';
import { maintaining } from './retry-policies.ts';

const { removeExpired } = proxyActivities<MaintenanceActivities>(maintaining);

/** Removes jobs and what belongs to them when their time is over. */
export async function expire(): Promise<void> {
  const { jobs, documents } = await removeExpired();
  setCurrentDetails(`Removed ${jobs} job(s) and ${documents} document(s)`);
}
