import type { PrismaPg } from '@prisma/adapter-pg';

/** Runs a statement; for tracing. The text has placeholders, never values. */
export type ObserveStatement = <T>(text: string, run: () => Promise<T>) => Promise<T>;

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/** Lets `observe` see every statement of a client, also those of transactions. */
export function observeStatements(factory: PrismaPg, observe: ObserveStatement | undefined): PrismaPg {
  if (observe === undefined) return factory;
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = withQueriesObserved(await connect(), observe);
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) =>
      // the transaction begins with a statement of its own
      withQueriesObserved(await observe('BEGIN', () => startTransaction(isolationLevel)), observe);
    return adapter;
  };
  return factory;
}

function withQueriesObserved<Queries extends Adapter | Transaction>(
  queries: Queries,
  observe: ObserveStatement,
): Queries {
  const [queryRaw, executeRaw] = [queries.queryRaw.bind(queries), queries.executeRaw.bind(queries)];
  queries.queryRaw = (query) => observe(query.sql, () => queryRaw(query));
  queries.executeRaw = (query) => observe(query.sql, () => executeRaw(query));
  return queries;
}
