import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { MaintenanceActivities } from '../activities/maintenance/job-maintenance.activities.ts';
import { maintaining } from './retry-policies.ts';

const { sumUsageEvents } = proxyActivities<MaintenanceActivities>(maintaining);

/** Adds new usage events to the totals, so that reports read few single events. */
export async function sumUsage(): Promise<void> {
  const { events } = await sumUsageEvents();
  setCurrentDetails(`Added ${events} event(s) to the totals of their hours, days and months`);
}
