import { randomUUID } from 'node:crypto';
import { namedPolicyTypes } from '../../../domain/document/named-policy-types.ts';
import type {
  DocumentIntent,
  DocumentRecord,
  DocumentRepository,
} from '../../../prisma/documents/document.repository.ts';
import type { ApiError } from '../http/api-error.ts';
import { fingerprint } from '../http/fingerprint.ts';
import type { Caller } from '../access/caller.ts';
import { idempotencyKeyReused, resolveIdempotencyKey } from '../http/idempotency.ts';

/** What a client states about a document before its file is there. */
interface DocumentDescription {
  documentType: string;
  coverageType?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  idempotencyKey?: string | undefined;
}

type CreateDocumentRequest = Caller & {
  requestId: string;
  headers: { 'idempotency-key'?: string | undefined };
  body: DocumentDescription;
  /** Set when a limit of the account is reached: the request then only succeeds if it repeats an accepted one. */
  refusal: ApiError | undefined;
};

/** Creates the row of a document, at most once for each idempotency key. */
export async function createDocument(
  documents: DocumentRepository,
  {
    account: { accountId },
    key: { keyId },
    requestId,
    headers,
    body,
    refusal,
    fileName,
    source,
  }: CreateDocumentRequest & Pick<DocumentIntent, 'fileName' | 'source'>,
): Promise<{ created: boolean; document: DocumentRecord }> {
  const { documentType, coverageType, title, description } = body;
  const documentId = randomUUID();
  const fingerprinted = { documentType, coverageType, title, description, fileName, ...sourceFingerprint(source) };
  const intent: DocumentIntent = {
    documentId,
    jobId: randomUUID(),
    keyId,
    requestId,
    idempotencyKey: resolveIdempotencyKey(body.idempotencyKey, headers['idempotency-key']) ?? documentId,
    fingerprint: fingerprint(JSON.parse(JSON.stringify(fingerprinted))),
    fileName,
    documentType,
    coverageType,
    title,
    description,
    policyType: singleOrNull(namedPolicyTypes({ documentType, coverageType })),
    source,
  };
  const made = refusal ? undefined : await documents.create(accountId, intent);
  if (made) return { created: true, document: made };
  const operation = 'url' in source ? 'from-url' : 'uploads';
  const same = await documents.findRepeated(accountId, { operation, idempotencyKey: intent.idempotencyKey });
  if (!same) throw refusal ?? new Error('a document was neither made nor found');
  if (same.fingerprint !== intent.fingerprint) throw idempotencyKeyReused({ documentId: same.id, jobId: same.jobId });
  return { created: false, document: same };
}

/** Leaves out the expiry of the upload URL, which differs between repeated requests. */
function sourceFingerprint(source: DocumentIntent['source']): Record<string, unknown> {
  return 'url' in source ? { url: source.url } : { sizeBytes: source.sizeBytes, sha256: source.sha256 };
}

function singleOrNull(types: readonly string[]): string | null {
  const [type, ...more] = types;
  return type !== undefined && more.length === 0 ? type : null;
}
