import { ApplicationFailure } from '@temporalio/activity';
import type { ActivityInboundCallsInterceptor, ActivityInterceptorsFactory } from '@temporalio/worker';
import { ownerOfKey, rootFolders } from '../../adapters/storage/index.ts';

/**
 * Activity interceptor: rejects payloads with storage keys of another account. Payloads are not trusted, because Temporal does
 * not authenticate clients by default: without this check, anyone who can start a workflow could read the documents of one
 * account into another.
 */
export const rejectForeignStorageKeys = (() => ({
  inbound: {
    async execute(input, next) {
      for (const payload of input.args) assertOwnKeys(payload);
      return await next(input);
    },
  } satisfies ActivityInboundCallsInterceptor,
})) satisfies ActivityInterceptorsFactory;

/** Properties whose ids become part of storage keys. */
const idNames = /^(account|job|document|turn)Id$/;
const id = /^[\w-]+$/;
const keyNames = /^key$|Key$/;
/** The beginning of a key, to detect keys in properties of any name. */
const keyStart = new RegExp(String.raw`^\W*(${rootFolders.join('|')})(\W|$)`, 'i');

function assertOwnKeys(payload: unknown): void {
  const found = textsIn(payload);
  if (found.some(({ name, text }) => idNames.test(name) && !id.test(text))) throw foreignKey();
  const keys = found.filter(({ name, text }) => keyNames.test(name) || keyStart.test(text));
  const owners = new Set(keys.map(({ text }) => ownerOfKey(text)));
  // payloads of model calls have no account id, so all of their keys must belong to the same account
  const { accountId = [...owners][0] } = (payload ?? {}) as { accountId?: string };
  for (const owner of owners) if (owner === undefined || owner !== accountId) throw foreignKey();
}

/** All strings of a payload with the name of their property. */
function textsIn(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, key));
}

function foreignKey(): ApplicationFailure {
  return ApplicationFailure.create({
    type: 'foreign_storage_key',
    message: 'The payload names storage outside of its account.',
    nonRetryable: true,
  });
}
