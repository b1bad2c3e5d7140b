import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBreakingStatements } from '../../scripts/migration-steps.ts';

/** Older ones were never applied while another release ran. */
const lastOfFirstRelease = '20261123040000_reviews_of_results';

const published = new Set(
  [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version]) => version),
);
const breakingIn = (sql: string): string[] =>
  findBreakingStatements(sql, (version) => version === '1.1.0').map(({ statement }) => statement);

describe('a migration', () => {
  const names = readdirSync('prisma/migrations').filter((name) => /^\d/.test(name) && name > lastOfFirstRelease);
  it('leaves everything that the release before uses', () => {
    const found = names.flatMap((name) =>
      findBreakingStatements(readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8'), (version) =>
        published.has(version),
      ).map((breaking) => ({ name, ...breaking })),
    );
    expect(found).toEqual([]);
  });
});

describe('the check of migrations', () => {
  it.each([
    'DROP TABLE jobs',
    'ALTER TABLE "jobs" DROP COLUMN "stage"',
    'alter table jobs\n  rename column stage to step',
    'ALTER TABLE jobs RENAME TO orders',
    'ALTER TABLE jobs ALTER COLUMN stage SET NOT NULL',
    'ALTER TABLE jobs ALTER COLUMN stage DROP DEFAULT',
    'ALTER TABLE jobs ALTER COLUMN seq TYPE BIGINT',
    'DROP FUNCTION search_fold(text)',
  ])('refuses %s', (statement) => {
    expect(breakingIn(`CREATE TABLE a (b INT);\n-- why\n${statement};`)).toEqual([statement.replaceAll(/\s+/g, ' ')]);
  });

  it('refuses a new column that older code cannot insert', () => {
    expect(breakingIn('ALTER TABLE jobs ADD COLUMN a TEXT, ADD COLUMN b TEXT NOT NULL;')).toEqual([
      'ADD COLUMN b TEXT NOT NULL',
    ]);
    expect(breakingIn(`ALTER TABLE jobs ADD COLUMN b TEXT NOT NULL DEFAULT '';`)).toEqual([]);
  });

  it('allows to remove what a published release had stopped using, and nothing else', () => {
    const drop = 'ALTER TABLE jobs DROP COLUMN stage';
    expect(breakingIn(`-- unused since 1.1.0\n${drop};`)).toEqual([]);
    expect(breakingIn(`-- unused since 1.2.0\n${drop};`)).toEqual([drop]);
    expect(breakingIn(`-- unused since 1.1.0\n${drop};\n${drop};`)).toEqual([drop]);
  });

  it('reads no bodies of functions and no comments', () => {
    expect(breakingIn('CREATE FUNCTION f() RETURNS void AS $$ DROP TABLE a; $$ LANGUAGE sql; -- DROP TABLE b')).toEqual(
      [],
    );
  });
});
