import pg from 'pg';
import { accountInScope } from './account-scope.ts';

/** May read and write the tables, as far as their row policies let it; nobody can log in as it. */
export const accountRole = 'decpage_account';

type OnClient = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** Connections that tell the database for which account they work: before the first query that works for another one. */
export class AccountPool extends pg.Pool {
  readonly #accounts = new WeakMap<pg.PoolClient, string>();

  // every query of the pool and every transaction begins here
  override connect(): Promise<pg.PoolClient>;
  override connect(onClient: OnClient): void;
  override connect(onClient?: OnClient): Promise<pg.PoolClient> | undefined {
    // who asks, not who gives the connection back and so wakes the one who waits
    const client = this.#connectFor(accountInScope() ?? '');
    if (!onClient) return client;
    client.then(
      (ready) => onClient(undefined, ready, () => ready.release()),
      (error: Error) => onClient(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connectFor(accountId: string): Promise<pg.PoolClient> {
    const client = await super.connect();
    if (this.#accounts.get(client) === accountId) return client;
    try {
      await client.query('SELECT set_config($1, $2, false)', ['app.account_id', accountId]);
      this.#accounts.set(client, accountId);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
