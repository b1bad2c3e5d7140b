import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, type Caller, patienceMs } from './caller.ts';
import type { DocumentKind, DocumentOrder, Ledger } from './ledger.ts';
import type { Library } from './library.ts';
import { putSlowly } from './put.ts';

export type DocumentClient = ReturnType<typeof createDocumentClient>;

/** How the client behaves with one document. */
interface Manner {
  pauseMs: number;
  /** Breaks its first upload off half-way. */
  isInterrupted: boolean;
  /** Completes the upload, or names the URL, twice at once. */
  isTwice: boolean;
}

const calm: Manner = { pauseMs: 50, isInterrupted: false, isTwice: false };

const documentTypes: Readonly<Record<DocumentKind, string>> = {
  named: 'auto',
  classified: 'declarations',
  unlike: 'correspondence',
  damaged: 'auto',
};

/** Has documents held and waits until they are ready or have failed. */
export function createDocumentClient({
  caller,
  library,
  ledger,
}: {
  caller: Caller;
  library: Library;
  ledger: Ledger;
}) {
  let onHalf: (() => void) | undefined;

  return {
    /** Hands one document over and waits for its end. */
    async hold(order: DocumentOrder, manner: Partial<Manner> = {}): Promise<void> {
      ledger.documents.push(order);
      const given = { ...calm, ...manner };
      await (order.operation === 'uploads' ? upload(order, given) : nameUrl(order, given));
      await untilEnded(order);
    },

    /** Called once, when half of the next upload is gone. */
    atNextHalf: (call: () => void) => {
      onHalf = () => {
        onHalf = undefined;
        call();
      };
    },
  };

  async function upload(order: DocumentOrder, manner: Manner): Promise<void> {
    const { idempotencyKey, kind, sha256 } = order;
    const sizeBytes = library.bytesOf(order).length;
    const announced = { fileName: `${idempotencyKey}.pdf`, documentType: documentTypes[kind], sizeBytes, sha256 };
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; ) {
      const prepared = await caller.persist({
        operation: 'prepareUpload',
        path: '/v1/documents/uploads',
        body: { ...announced, idempotencyKey },
      });
      note(order, prepared.body);
      if (prepared.body.upload) await put(order, { ...manner, ...prepared.body.upload });
      const hadArrived = order.arrived > 0;
      const answers = await Promise.all(manner.isTwice ? [complete(order), complete(order)] : [complete(order)]);
      if (answers.includes(202)) return;
      if (hadArrived) order.missed += 1;
      await sleep(250);
    }
  }

  /** Repeats the upload at its URL until it has arrived, or is said to be there. */
  async function put(
    order: DocumentOrder,
    { url, headers, pauseMs, isInterrupted }: Manner & NonNullable<Answered['upload']>,
  ): Promise<void> {
    let isFirst = true;
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(250)) {
      const isBrokenOff = isInterrupted && isFirst;
      isFirst = false;
      const bytes = library.bytesOf(order);
      const answer = await putSlowly({
        url,
        headers,
        bytes,
        pauseMs,
        onHalf: (breakOff) => (isBrokenOff ? breakOff() : onHalf?.()),
      });
      if (!answer) continue;
      const { status, retryAfter, body } = answer;
      const isDirect = !url.includes('/v1/uploads/');
      if (!isDirect) caller.note({ operation: 'uploadDocument', request: 'PUT /v1/uploads', status, retryAfter }, body);
      // 403, and 412 of object storage, say that an earlier one has arrived
      if (![200, 403, 412].includes(status)) continue;
      order.arrived += 1;
      return;
    }
  }

  async function complete(order: DocumentOrder): Promise<number> {
    const [documentId] = order.documentIds;
    const { status, body } = await caller.persist({
      operation: 'completeUpload',
      path: '/v1/documents/uploads/complete',
      body: { documentId },
    });
    if (status === 202) acknowledge(order, body);
    return status;
  }

  async function nameUrl(order: DocumentOrder, { isTwice }: Manner): Promise<void> {
    const { idempotencyKey, kind } = order;
    const body = { url: library.urlOf(order), documentType: documentTypes[kind] };
    const post = async (): Promise<void> => {
      const answer = await caller.persist({
        operation: 'createDocumentFromUrl',
        path: '/v1/documents/from-url',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      });
      if (answer.status === 202) acknowledge(order, answer.body);
    };
    await Promise.all(isTwice ? [post(), post()] : [post()]);
  }

  async function untilEnded(order: DocumentOrder): Promise<void> {
    const [documentId] = order.documentIds;
    if (documentId === undefined) return;
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(500)) {
      const { body } = await caller.persist({
        operation: 'getDocumentStatus',
        path: `/v1/documents/${documentId}/status`,
      });
      if (body.status !== 'ready' && body.status !== 'failed') continue;
      const data = order.kind === 'unlike' ? null : await resultOf(order);
      order.seen = { status: body.status, sha256: body.sha256, data: JSON.stringify(data) };
      return;
    }
  }

  async function resultOf({ jobIds: [jobId] }: DocumentOrder): Promise<unknown> {
    const { body } = await caller.persist({ operation: 'getJob', path: `/v1/jobs/${jobId}` });
    return body.result?.data ?? null;
  }
}

function acknowledge(order: DocumentOrder, body: Answered): void {
  order.acknowledged += 1;
  note(order, body);
}

function note(order: DocumentOrder, { documentId, jobId }: Answered): void {
  if (documentId !== undefined) order.documentIds.push(documentId);
  if (jobId !== undefined) order.jobIds.push(jobId);
}
