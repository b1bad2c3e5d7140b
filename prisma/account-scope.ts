import { AsyncLocalStorage } from 'node:async_hooks';

const accounts = new AsyncLocalStorage<string>();

/** Runs the work for one account: what it asks of `createAccountPrisma` shows and takes the rows of that account only. */
export function forAccount<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  const outer = accounts.getStore();
  if (outer !== undefined && outer !== accountId) throw new Error('work for one account asks for the rows of another');
  // queries start when they are awaited, and that has to be in here
  return accounts.run(accountId, async () => await work());
}

/** The account that is worked for; undefined where nobody named one. */
export function accountInScope(): string | undefined {
  return accounts.getStore();
}

type OfAccount =
  | readonly [accountId: string, ...rest: unknown[]]
  | readonly [named: { accountId: string }, ...rest: unknown[]];
type PerAccount<Repository> = {
  [Method in keyof Repository]: Repository[Method] extends (...given: infer Given) => Promise<unknown>
    ? Given extends OfAccount
      ? Repository[Method]
      : never
    : never;
};

/**
 * A repository whose every method names the account first, or in its first argument, and runs for that account alone:
 * a query in it that forgets the account finds no row of another one.
 */
export function perAccount<Repository extends PerAccount<Repository>>(repository: Repository): Repository {
  const methods = Object.entries<(...given: unknown[]) => Promise<unknown>>(repository);
  return Object.fromEntries(
    methods.map(([name, method]) => [
      name,
      async (...given: unknown[]) => await forAccount(accountOf(given[0]), () => method(...given)),
    ]),
  ) as Repository;
}

function accountOf(given: unknown): string {
  const accountId = typeof given === 'object' && given !== null && 'accountId' in given ? given.accountId : given;
  if (typeof accountId !== 'string') throw new Error('no account was named');
  return accountId;
}
