import type { PolicyType } from '../policies/policy-type.ts';
import { readByPlan } from './interpret.ts';
import { ownedAlone } from './interpreter/owned-alone.ts';
import { readLedger } from './ledger/read-ledger.ts';
import { withoutNotices } from '../reading/notices.ts';
import { withHeadsRepeated } from '../reading/repeated-heads.ts';
import type { DocumentReader } from './source-document.ts';

/** Who reads the documents of a policy type. */
export function readerOf({ readBy }: Pick<PolicyType, 'readBy'>): DocumentReader {
  if ('ledger' in readBy) return (document) => readLedger(readBy.ledger, document);
  // sentences in the lists of a ledger tell what happened: they are values there
  return ({ layouts, pages }) =>
    ownedAlone(
      readByPlan(readBy.plan, { layouts: withHeadsRepeated(layouts.map(withoutNotices)), pages }),
      readBy.plan,
    );
}
