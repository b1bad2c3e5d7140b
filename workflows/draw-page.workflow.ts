import { proxyActivities } from '@temporalio/workflow';
import type { PageActivities } from '../activities/documents/page.activities.ts';
import type { DrawPageInput } from '../domain/orchestration.ts';
import { drawing } from './retry-policies.ts';

const activities = proxyActivities<PageActivities>(drawing);

/** Draws a page of a document, so that its picture is in storage. */
export async function drawPage(input: DrawPageInput): Promise<void> {
  await activities.drawPage(input);
}
