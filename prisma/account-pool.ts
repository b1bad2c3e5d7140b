import pg from 'pg';
import { currentAccountId } from './account-scope.ts';

/** The role that row-level security applies to. It has no login of its own: connections switch to it. */
export const accountRole = 'decpage_account';

type OnClient = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/**
 * A pool that sets `app.account_id`, which the policies of row-level security read, on a connection before it is used for
 * another account.
 */
export class AccountPool extends pg.Pool {
  readonly #accounts = new WeakMap<pg.PoolClient, string>();

  // pool queries and transactions both go through connect()
  override connect(): Promise<pg.PoolClient>;
  override connect(onClient: OnClient): void;
  override connect(onClient?: OnClient): Promise<pg.PoolClient> | undefined {
    // read synchronously: a request that waits for a client resumes in the async context of whoever releases one
    const client = this.#connectFor(currentAccountId() ?? '');
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
