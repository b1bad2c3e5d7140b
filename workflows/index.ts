export { extractPolicy } from './extract-policy.workflow.ts';
