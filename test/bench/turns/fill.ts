import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { IndexedPage } from '../../../domain/document/indexed-page.ts';
import type { ExtractionResult } from '../../../domain/extraction/result.ts';
import { setAside } from '../search/set-aside.ts';
import { createRandom } from '../search/text.ts';

/** Whose policy a document is. */
export interface Person {
  insured: string;
  carrier: string;
  policyNumber: string;
}

interface Policy {
  result: ExtractionResult;
  pages: readonly IndexedPage[];
}

const documentsAtOnce = 100;
const syllables = 'ba ce di fo gu la me ni po ru sa te vi wo za bren stal mark dor lin ham ton field ward ley'.split(
  ' ',
);

/** Makes an account whose documents are the policy under other names. */
export async function fillAccount(
  client: pg.Client,
  { policy, count }: { policy: Policy; count: number },
): Promise<{ accountId: string; people: Person[] }> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO accounts (name, webhook_secret) VALUES ($1, 'none') RETURNING id`,
    [`bench ${count}`],
  );
  const accountId = rows[0]?.id ?? '';
  const random = createRandom(count);
  const word = (): string => {
    const parts = Array.from({ length: 3 }, () => syllables[Math.floor(random() * syllables.length)] ?? '');
    return `${parts.join('').slice(0, 1).toUpperCase()}${parts.join('').slice(1)}`;
  };
  const people = Array.from({ length: count }, (_, at) => ({
    insured: `${word()} ${word()}`,
    carrier: `${word()} Mutual`,
    policyNumber: `QX-${100_000 + at}`,
  }));
  const putBack = await setAside(client);
  for (let at = 0; at < count; at += documentsAtOnce) {
    await client.query('BEGIN');
    const ids: string[] = [];
    for (const person of people.slice(at, at + documentsAtOnce))
      ids.push(await insert(client, { accountId, person, policy: renamed(policy, person) }));
    await client.query('SELECT index_documents($1)', [ids]);
    await client.query('COMMIT');
  }
  await putBack();
  return { accountId, people };
}

/** The policy with the names of this person, in its result and on its pages. */
function renamed(policy: Policy, { insured, carrier, policyNumber }: Person): Policy {
  const { namedInsureds = [], carrierName, policyNumber: number } = policy.result.data as Record<string, never>;
  const given: [unknown, string][] = [
    [(namedInsureds as string[])[0], insured],
    [carrierName, carrier],
    [number, policyNumber],
  ];
  let text = JSON.stringify(policy);
  for (const [before, after] of given) if (typeof before === 'string') text = text.replaceAll(before, after);
  return JSON.parse(text) as Policy;
}

async function insert(
  client: pg.Client,
  { accountId, policy, person }: { accountId: string; policy: Policy; person: Person },
): Promise<string> {
  const [documentId, jobId] = [randomUUID(), randomUUID()];
  const { result, pages } = policy;
  await client.query(
    `INSERT INTO documents (id, account_id, key_id, request_id, operation, idempotency_key, fingerprint, job_id, file_name,
       document_type, policy_type, status, pages_total, pages_done)
     VALUES ($1::uuid, $2, $2, 'req_bench', 'uploads', $1::uuid::text, 'f', $3, $4, 'declarations', 'auto', 'queued', $5, $5)`,
    [documentId, accountId, jobId, `${person.policyNumber}.pdf`, pages.length],
  );
  await client.query(
    `INSERT INTO jobs (id, account_id, key_id, request_id, operation, idempotency_key, fingerprint, policy_type, max_attempts,
       document_id, expires_at, status, completed_at)
     VALUES ($1::uuid, $2, $2, 'req_bench', 'documents', $1::uuid::text, 'f', 'auto', 4, $3, now() + interval '1 day', 'completed', now())`,
    [jobId, accountId, documentId],
  );
  await client.query(
    `INSERT INTO job_results (job_id, account_id, data, fields, citations, validation, pages, engine, schema_version, usage, warnings)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'rules', '1', '{}', '[]')`,
    [
      jobId,
      accountId,
      ...[result.data, result.fields, result.citations, result.validation].map((part) => JSON.stringify(part)),
      pages.length,
    ],
  );
  await client.query(
    `INSERT INTO document_pages (document_id, account_id, number, width, height, text, words)
     SELECT $1, $2, (page ->> 'number')::int, (page ->> 'width')::float8, (page ->> 'height')::float8, page ->> 'text', page -> 'words'
     FROM json_array_elements($3::json) AS page`,
    [documentId, accountId, JSON.stringify(pages.map(({ lines, ...page }) => ({ ...page, text: lines.join('\n') })))],
  );
  await client.query(`UPDATE documents SET status = 'ready' WHERE id = $1`, [documentId]);
  return documentId;
}
