import type { PolicyType } from '../policies/policy-type.ts';
import { readByPlan } from './interpret.ts';
import { ownedAlone } from './interpreter/owned-alone.ts';
import { readLedger } from './ledger/read-ledger.ts';
import type { DocumentReader } from './source-document.ts';

/** Who reads the documents of a policy type. */
export function readerOf({ readBy }: Pick<PolicyType, 'readBy'>): DocumentReader {
  if ('ledger' in readBy) return (document) => readLedger(readBy.ledger, document);
  return (document) => ownedAlone(readByPlan(readBy.plan, document), readBy.plan);
}
