import { workflowIds } from '../../domain/orchestration.ts';
import { pagesOfPolicy } from './documents.ts';
import { countBy, type Finding, finding, isOne } from './finding.ts';
import type { DocumentOrder, DocumentRow, Evidence, Ledger } from './ledger.ts';

interface Pair {
  order: DocumentOrder;
  row: DocumentRow;
}

/** What was promised about documents that are held. */
export function judgeDocuments({ ledger, evidence }: { ledger: Ledger; evidence: Evidence }): Finding[] {
  const orders = ledger.documents;
  const acknowledged = orders.filter((order) => order.acknowledged > 0);
  const rowsOf = countBy(evidence.documents, nameOf);
  const orderOf = new Map(orders.map((order) => [nameOf(order), order]));
  const rowOf = new Map(evidence.documents.map((row) => [row.documentId, row]));
  const held = acknowledged.flatMap((order): Pair[] => {
    const row = rowOf.get(order.documentIds[0] ?? '');
    return row ? [{ order, row }] : [];
  });
  const workflows = countBy(evidence.workflows, (id) => id);

  return [
    finding('every document was acknowledged in the end', orders, (order) => order.acknowledged > 0 || nameOf(order)),
    finding('every document that an answer named is there and has ended', acknowledged, (order) => {
      const status = rowOf.get(order.documentIds[0] ?? '')?.status;
      return status === 'ready' || status === 'failed' || `${nameOf(order)}: ${status ?? 'no such document'}`;
    }),
    finding('one idempotency key made one document', orders, (order) => {
      const count = rowsOf.get(nameOf(order)) ?? 0;
      return (count === 1 && isOne(order.documentIds) && isOne(order.jobIds)) || `${nameOf(order)}: ${count} documents`;
    }),
    finding('every document belongs to an order', evidence.documents, (row) => orderOf.has(nameOf(row)) || nameOf(row)),
    finding('an upload that arrived was there when it was completed', orders, (order) => {
      return order.missed === 0 || `${nameOf(order)}: missed ${order.missed} times`;
    }),
    finding('a sound document is ready, a damaged one has failed', held, ({ order, row }) => {
      const isRight = order.kind === 'damaged' ? isFailed(row) : row.status === 'ready' && row.error === null;
      return isRight || `${nameOf(order)}: ${row.status} ${row.error ?? ''}`;
    }),
    finding('storage gives the bytes that the client sent', held, ({ order, row }) => {
      const isRight = row.sha256 === order.sha256 && row.storedSha256 === order.sha256;
      return isRight || `${nameOf(order)}: ${row.storedSha256 ?? 'nothing'}`;
    }),
    finding('a ready document has every page once', held.filter(isReady), ({ order, row: { pagesTotal, pages } }) => {
      const isRight = pagesTotal === pagesOfPolicy && pages.length === pagesOfPolicy;
      const isOwn = pages.every((text) => text.includes(order.policyNumber));
      return (isRight && isOwn) || `${nameOf(order)}: ${pages.length} of ${pagesTotal} pages`;
    }),
    finding('a document has one job, or none where no policy type fits', held, ({ order, row }) => {
      const own = evidence.jobs.filter((job) => job.operation === 'documents' && job.idempotencyKey === row.documentId);
      const isNone = order.kind === 'unlike' && own.length === 0;
      const status = row.status === 'ready' ? 'completed' : row.status;
      const isIt = order.kind !== 'unlike' && own.length === 1 && own[0]?.jobId === row.jobId;
      return isNone || (isIt && own[0]?.status === status) || `${nameOf(order)}: ${own.length} jobs`;
    }),
    finding('one document ran as one workflow', held, ({ row: { documentId } }) => {
      const count = workflows.get(workflowIds.document(documentId)) ?? 0;
      return count === 1 || `${documentId}: ${count} workflows`;
    }),
    finding('every job of a document has its document', evidence.jobs, ({ operation, idempotencyKey, jobId }) => {
      return operation !== 'documents' || rowOf.get(idempotencyKey)?.jobId === jobId || jobId;
    }),
    finding('the client was shown its own document', held, ({ order, row }) => {
      const { seen, sha256, policyNumber, kind } = order;
      const isSame = seen?.status === row.status && seen.sha256 === sha256;
      const hasResult = kind === 'unlike' || kind === 'damaged' || seen?.data.includes(policyNumber) === true;
      return (isSame && hasResult) || `${nameOf(order)}: ${seen?.status ?? 'never seen ended'}`;
    }),
  ];
}

const isReady = ({ row }: Pair): boolean => row.status === 'ready';

const isFailed = ({ status, error }: DocumentRow): boolean => status === 'failed' && error === 'document_corrupt';

function nameOf({ operation, idempotencyKey }: { operation: string; idempotencyKey: string }): string {
  return `${operation} ${idempotencyKey}`;
}
