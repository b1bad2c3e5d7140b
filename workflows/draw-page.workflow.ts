import { proxyActivities } from '@temporalio/workflow';
import type { PageActivities } from '../activities/documents/page.activities.ts';
import type { DrawPageInput } from '../domain/orchestration.ts';
import { drawing } from './retry-policies.ts';

const activities = proxyActivities<PageActivities>(drawing);

/** Renders a page of a document and stores the picture. */
export async function drawPage(input: DrawPageInput): Promise<void> {
  await activities.drawPage(input);
}
