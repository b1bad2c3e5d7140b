import { patched, proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { DocumentMaintenanceActivities } from '../activities/maintenance/document-maintenance.activities.ts';
import type { MaintenanceActivities } from '../activities/maintenance/job-maintenance.activities.ts';
import { maintaining } from './retry-policies.ts';

const { removeExpired } = proxyActivities<MaintenanceActivities>(maintaining);
const { expireUploads } = proxyActivities<DocumentMaintenanceActivities>(maintaining);

/** Removes expired jobs with everything that belongs to them, and uploads that were never completed. */
export async function expire(): Promise<void> {
  const { jobs, documents } = await removeExpired();
  const removed = `Removed ${jobs} job(s) and ${documents} document(s)`;
  setCurrentDetails(removed);
  // runs started before uploads existed end here
  if (!patched('expire-uploads')) return;
  const uploads = await expireUploads();
  setCurrentDetails(`${removed}; ended ${uploads.documents} document(s) that were never uploaded`);
}
