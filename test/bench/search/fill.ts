import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { setAside } from './set-aside.ts';
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

interface Chunk {
  owner: Owner;
  ids: string[];
  titles: string[];
  /** Of all documents, one after the other. */
  texts: string[];
  pages: number;
}

const documentsAtOnce = 125;
const vocabularySize = 30_000;

/**
 * Fills the database with documents of generated text. What is searched of them is written by the function that the
 * triggers call for each document, but in sets, and the indexes are made when all of it is there.
 */
export async function fillDatabase({
  clients,
  random,
  owners,
  pages,
  tell,
}: {
  /** As many sets are written at once. */
  clients: readonly [pg.Client, ...pg.Client[]];
  random: () => number;
  owners: readonly (Owner & { documents: number })[];
  pages: number;
  tell: (line: string) => void;
}): Promise<Filled> {
  const [client] = clients;
  const { words, draw } = createVocabulary({ random, size: vocabularySize });
  const samples: string[] = [];
  const all = owners.reduce((sum, { documents }) => sum + documents, 0);
  let [done, told] = [0, performance.now()];
  const putBack = await setAside(client);

  function* chunks(): Generator<Chunk> {
    for (const owner of owners) {
      for (let left = owner.documents; left > 0; left -= documentsAtOnce) {
        const ids = Array.from({ length: Math.min(documentsAtOnce, left) }, () => randomUUID());
        const titles = ids.map(() => `${draw()} ${draw()} ${draw()}`);
        const texts = Array.from({ length: ids.length * pages }, () => writePage({ random, draw }));
        samples.push(...texts.slice(0, 2));
        yield { owner, ids, titles, texts, pages };
      }
    }
  }

  const toWrite = chunks();
  await Promise.all(
    clients.map(async (connection) => {
      for (const chunk of toWrite) {
        await write(connection, chunk);
        done += chunk.ids.length;
        if (done < all && performance.now() - told < 10_000) continue;
        told = performance.now();
        tell(`  ${done} of ${all} documents are written`);
      }
    }),
  );
  tell('  counting their words, making the indexes');
  await putBack();
  return { vocabulary: words, samples };
}

async function write(client: pg.Client, { owner, ids, titles, texts, pages }: Chunk): Promise<void> {
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO documents (id, account_id, key_id, request_id, operation, idempotency_key, fingerprint, job_id, file_name,
       title, document_type, status, pages_total, pages_done, created_at)
     SELECT id, $1, $2, 'req_bench', 'uploads', id::text, id::text, gen_random_uuid(), 'scan ' || place || '.pdf', title,
       'declarations', 'ready', $5, $5, now() - random() * interval '1 year'
     FROM unnest($3::uuid[], $4::text[]) WITH ORDINALITY AS made(id, title, place)`,
    [owner.accountId, owner.keyId, ids, titles, pages],
  );
  await client.query(
    `INSERT INTO document_pages (document_id, account_id, number, width, height, text, words)
     SELECT ($2::uuid[])[(place - 1) / $4 + 1], $1, (place - 1) % $4 + 1, 612, 792, text, '[]'
     FROM unnest($3::text[]) WITH ORDINALITY AS written(text, place)`,
    [owner.accountId, ids, texts, pages],
  );
  await client.query('SELECT index_documents($1)', [ids]);
  await client.query('COMMIT');
}
