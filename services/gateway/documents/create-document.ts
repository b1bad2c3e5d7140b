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
import { keyReused, oneKey } from '../http/idempotency.ts';

/** What a client says about a document that is to come. */
interface Announcement {
  documentType: string;
  coverageType?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  idempotencyKey?: string | undefined;
}

type Announcing = Caller & {
  requestId: string;
  headers: { 'idempotency-key'?: string | undefined };
  body: Announcement;
  /** Why the account cannot have more accepted: then the announcement can only be one that was made before. */
  refusal: ApiError | undefined;
};

/** Makes the document that is announced, once for each idempotency key. */
export async function announceDocument(
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
  }: Announcing & Pick<DocumentIntent, 'fileName' | 'source'>,
): Promise<{ created: boolean; document: DocumentRecord }> {
  const { documentType, coverageType, title, description } = body;
  const documentId = randomUUID();
  const asked = { documentType, coverageType, title, description, fileName, ...whatIsToCome(source) };
  const intent: DocumentIntent = {
    documentId,
    jobId: randomUUID(),
    keyId,
    requestId,
    idempotencyKey: oneKey(body.idempotencyKey, headers['idempotency-key']) ?? documentId,
    fingerprint: fingerprint(JSON.parse(JSON.stringify(asked))),
    fileName,
    documentType,
    coverageType,
    title,
    description,
    policyType: theOnlyOne(namedPolicyTypes({ documentType, coverageType })),
    source,
  };
  const made = refusal ? undefined : await documents.create(accountId, intent);
  if (made) return { created: true, document: made };
  const operation = 'url' in source ? 'from-url' : 'uploads';
  const same = await documents.findSame(accountId, { operation, idempotencyKey: intent.idempotencyKey });
  if (!same) throw refusal ?? new Error('a document was neither made nor found');
  if (same.fingerprint !== intent.fingerprint) throw keyReused({ documentId: same.id, jobId: same.jobId });
  return { created: false, document: same };
}

/** Without the time at which the upload closes, which is another one at each repetition. */
function whatIsToCome(source: DocumentIntent['source']): Record<string, unknown> {
  return 'url' in source ? { url: source.url } : { sizeBytes: source.sizeBytes, sha256: source.sha256 };
}

function theOnlyOne(types: readonly string[]): string | null {
  const [type, ...more] = types;
  return type !== undefined && more.length === 0 ? type : null;
}
