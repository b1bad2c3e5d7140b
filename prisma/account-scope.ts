import { AsyncLocalStorage } from 'node:async_hooks';

const accounts = new AsyncLocalStorage<string>();

/** Runs the work in the scope of one account: clients of `createAccountPrisma` then see only the rows of that account. */
export function forAccount<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  const outer = accounts.getStore();
  if (outer !== undefined && outer !== accountId)
    throw new Error('the scope of one account cannot be entered from that of another');
  // Prisma queries are lazy: awaited here, so that they start inside the scope
  return accounts.run(accountId, async () => await work());
}

/** The account of the current scope; undefined outside of `forAccount`. */
export function currentAccountId(): string | undefined {
  return accounts.getStore();
}

type OfAccount =
  | readonly [accountId: string, ...rest: unknown[]]
  | readonly [named: { accountId: string }, ...rest: unknown[]];
type AccountScoped<Repository> = {
  [Method in keyof Repository]: Repository[Method] extends (...given: infer Given) => Promise<unknown>
    ? Given extends OfAccount
      ? Repository[Method]
      : never
    : never;
};

/**
 * Wraps a repository so that each method runs in the scope of the account that its first argument is or names. A query
 * without a condition on the account then still cannot reach the rows of another one.
 */
export function withAccountScope<Repository extends AccountScoped<Repository>>(repository: Repository): Repository {
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
