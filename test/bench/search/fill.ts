import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createVocabulary, writePage } from './text.ts';

export interface Owner {
  accountId: string;
  keyId: string;
}

export interface Filled {
  vocabulary: string[];
  /** Some of the pages, to take questions from. */
  samples: string[];
}

const documentsAtOnce = 250;
const vocabularySize = 30_000;

/** Fills the database with documents of generated text, as ingestion would, and tells the planner about them. */
export async function fillDatabase({
  client,
  random,
  owners,
  pages,
  tell,
}: {
  client: pg.Client;
  random: () => number;
  owners: readonly (Owner & { documents: number })[];
  pages: number;
  tell: (line: string) => void;
}): Promise<Filled> {
  const { words, draw } = createVocabulary({ random, size: vocabularySize });
  const samples: string[] = [];
  // counted at once afterwards: thousands of counts in one transaction are not what ingestion does
  await client.query('ALTER TABLE document_texts DISABLE TRIGGER words_counted');
  for (const owner of owners) {
    for (let done = 0; done < owner.documents; done += documentsAtOnce) {
      const ids = Array.from({ length: Math.min(documentsAtOnce, owner.documents - done) }, () => randomUUID());
      const texts = ids.flatMap(() => Array.from({ length: pages }, () => writePage({ random, draw })));
      samples.push(...texts.slice(0, 4));
      await insert({ client, owner, ids, texts, pages, titles: ids.map(() => `${draw()} ${draw()} ${draw()}`) });
      if ((done + ids.length) % 2_500 === 0) tell(`  ${done + ids.length} of ${owner.documents} documents`);
    }
  }
  await client.query(`
    INSERT INTO account_words (account_id, word, documents)
    SELECT account_id, word, count(*) FROM document_texts, unnest(tsvector_to_array(words)) AS word
    WHERE word ~ '^[^0-9]{4,32}$' GROUP BY account_id, word`);
  await client.query('ALTER TABLE document_texts ENABLE TRIGGER words_counted');
  await client.query('VACUUM ANALYZE');
  return { vocabulary: words, samples };
}

async function insert({
  client,
  owner: { accountId, keyId },
  ids,
  texts,
  pages,
  titles,
}: {
  client: pg.Client;
  owner: Owner;
  ids: string[];
  texts: string[];
  pages: number;
  titles: string[];
}): Promise<void> {
  await client.query(
    `INSERT INTO documents (id, account_id, key_id, request_id, operation, idempotency_key, fingerprint, job_id, file_name,
       title, document_type, status, pages_total, pages_done, created_at)
     SELECT id, $1, $2, 'req_bench', 'uploads', id::text, id::text, gen_random_uuid(), 'scan ' || place || '.pdf', title,
       'declarations', 'ready', $5, $5, now() - random() * interval '1 year'
     FROM unnest($3::uuid[], $4::text[]) WITH ORDINALITY AS made(id, title, place)`,
    [accountId, keyId, ids, titles, pages],
  );
  await client.query(
    `INSERT INTO document_pages (document_id, account_id, number, width, height, text, words)
     SELECT ($2::uuid[])[(place - 1) / $4 + 1], $1, (place - 1) % $4 + 1, 612, 792, text, '[]'
     FROM unnest($3::text[]) WITH ORDINALITY AS written(text, place)`,
    [accountId, ids, texts, pages],
  );
}
