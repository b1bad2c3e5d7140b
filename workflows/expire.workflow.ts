import { patched, proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { DocumentMaintenanceActivities } from '../activities/maintenance/document-maintenance.activities.ts';
import type { MaintenanceActivities } from '../activities/maintenance/job-maintenance.activities.ts';
import type { SessionMaintenanceActivities } from '../activities/maintenance/session-maintenance.activities.ts';
import { maintaining } from './retry-policies.ts';

const { removeExpired } = proxyActivities<MaintenanceActivities>(maintaining);
const { expireUploads } = proxyActivities<DocumentMaintenanceActivities>(maintaining);
const { expireSessions } = proxyActivities<SessionMaintenanceActivities>(maintaining);

/** Removes expired jobs and sessions with everything that belongs to them, and uploads that were never completed. */
export async function expire(): Promise<void> {
  const { jobs, documents } = await removeExpired();
  const removed = `Removed ${jobs} job(s) and ${documents} document(s)`;
  setCurrentDetails(removed);
  // runs started before uploads existed end here
  if (!patched('expire-uploads')) return;
  const uploads = await expireUploads();
  const ended = `${removed}; ended ${uploads.documents} document(s) that were never uploaded`;
  setCurrentDetails(ended);
  // runs started before sessions could expire end here
  if (!patched('expire-sessions')) return;
  const { sessions } = await expireSessions();
  setCurrentDetails(`${ended}; removed ${sessions} session(s)`);
}
