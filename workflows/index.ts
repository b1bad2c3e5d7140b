export { assistantSession } from './assistant-session.workflow.ts';
export { deliverWebhook } from './deliver-webhook.workflow.ts';
export { drawPage } from './draw-page.workflow.ts';
export { expire } from './expire.workflow.ts';
export { extractPolicy } from './extract-policy.workflow.ts';
export { ingestDocument } from './ingest-document.workflow.ts';
export { reconcile } from './reconcile.workflow.ts';
export { sumUsage } from './sum-usage.workflow.ts';
