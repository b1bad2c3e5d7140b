import type pg from 'pg';
import { scopes } from '../../../domain/contract/scopes.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import type { PrismaClient } from '../../../prisma/client.ts';
import { createKeyRepository } from '../../../prisma/accounts/key.repository.ts';

/** An account with five keys. */
export interface Customer {
  accountId: string;
  key: string;
  keyIds: string[];
}

export async function createCustomer(prisma: PrismaClient, name: string): Promise<Customer> {
  const { accountId } = await createAccountRepository(prisma).ensureAccount(name);
  const keys = createKeyRepository(prisma);
  const made = [];
  for (const source of ['api', 'api', 'web', 'channel:mail', 'channel:shop']) {
    made.push(await keys.createKey({ accountId, name: source, scopes, source }));
  }
  return { accountId, key: made[0]?.key ?? '', keyIds: made.map(({ record }) => record.keyId) };
}

/** Events of every kind, spread over the days that end now and added in the order of their times, as they come. */
export async function fillEvents(
  client: pg.Client,
  { customer, events, days }: { customer: Customer; events: number; days: number },
): Promise<void> {
  await client.query(
    `INSERT INTO usage_events (account_id, key_id, kind, subject_id, source, pages, ocr_pages, prompt_tokens, at)
     SELECT $1, keys.id, kinds.kind, gen_random_uuid(), keys.source,
       CASE kinds.kind WHEN 'extraction' THEN 3 ELSE 0 END, 0, 0,
       now() - make_interval(secs => $3 * ($2 - number + random()) / $2)
     FROM generate_series(1, $2::int) AS number
     JOIN (SELECT id, source, row_number() OVER (ORDER BY id) - 1 AS place FROM keys WHERE account_id = $1) AS keys
       ON keys.place = number % 5
     JOIN (SELECT kind, ordinality - 1 AS place FROM unnest(ARRAY['job', 'extraction', 'job', 'extraction', 'webhook',
       'job', 'extraction', 'document', 'inner_job', 'turn']) WITH ORDINALITY AS all_kinds(kind, ordinality)) AS kinds
       ON kinds.place = (number / 5) % 10
     ORDER BY number`,
    [customer.accountId, events, days * 86_400],
  );
}

/** Documents that are held. */
export async function fillDocuments(
  client: pg.Client,
  { customer, documents }: { customer: Customer; documents: number },
): Promise<void> {
  await client.query(
    `INSERT INTO documents (id, account_id, key_id, request_id, operation, idempotency_key, fingerprint, job_id,
       document_type, status, object_key, sha256, bytes)
     SELECT gen_random_uuid(), $1, $2, 'bench', 'uploads', number::text, number::text, gen_random_uuid(),
       'auto', 'ready', 'bench/' || number, number::text, 150000
     FROM generate_series(1, $3::int) AS number`,
    [customer.accountId, customer.keyIds[0], documents],
  );
}

/** What autovacuum does sooner or later. */
export async function tidy(client: pg.Client): Promise<void> {
  await client.query(
    'VACUUM ANALYZE usage_events, new_usage_events, usage_totals, documents, held_bytes, held_byte_changes',
  );
}
