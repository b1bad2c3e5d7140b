import { unscheduledWorkflows } from '../../../domain/orchestration.ts';

/**
 * The list of workflows that operators see first: those of our namespace, since the page opens with an empty `default`,
 * without the runs of schedules, which outnumber the jobs of most installations.
 */
export function workflowListUrl({ uiUrl, namespace }: { uiUrl: string; namespace: string }): string {
  return `${uiUrl}/namespaces/${encodeURIComponent(namespace)}/workflows?query=${encodeURIComponent(unscheduledWorkflows)}`;
}
