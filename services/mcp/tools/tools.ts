import type { AnyTool } from '../tool.ts';
import { ask } from './ask.ts';
import { compareDocuments } from './compare-documents.ts';
import { extractPolicy } from './extract-policy.ts';
import { getDocument } from './get-document.ts';
import { getJob } from './get-job.ts';
import { listPolicyTypes } from './list-policy-types.ts';
import { searchDocuments } from './search-documents.ts';

/** Every tool, in the order in which agents need them. */
export const tools: readonly AnyTool[] = [
  searchDocuments,
  getDocument,
  ask,
  compareDocuments,
  extractPolicy,
  getJob,
  listPolicyTypes,
];
