import { ApplicationFailure } from '@temporalio/activity';
import type { ActivityInboundCallsInterceptor, ActivityInterceptorsFactory } from '@temporalio/worker';
import { ownerOfKey } from '../../adapters/storage/index.ts';

/**
 * Refuses every activity whose payload leads to storage of another account. Temporal authenticates nobody, so a payload is
 * no proof that its storage keys belong to its account: without this check, whoever can start a workflow could have the
 * document of one account read into another.
 */
export const refuseForeignKeys = (() => ({
  inbound: {
    async execute(input, next) {
      for (const payload of input.args) assertOwnKeys(payload);
      return await next(input);
    },
  } satisfies ActivityInboundCallsInterceptor,
})) satisfies ActivityInterceptorsFactory;

/** Ids that become part of storage keys. */
const idNames = /^(account|job|document|turn)Id$/;
const id = /^[\w-]+$/;
const keyNames = /^key$|Key$/;
/** How keys begin, so that one is noticed under any name. */
const keyStart = /^\W*(accounts|uploads)(\W|$)/i;

function assertOwnKeys(payload: unknown): void {
  const found = textsIn(payload);
  if (found.some(({ name, text }) => idNames.test(name) && !id.test(text))) throw foreignKey();
  const keys = found.filter(({ name, text }) => keyNames.test(name) || keyStart.test(text));
  const owners = new Set(keys.map(({ text }) => ownerOfKey(text)));
  // a call of the model names no account: everything that it names has to be of one
  const { accountId = [...owners][0] } = (payload ?? {}) as { accountId?: string };
  for (const owner of owners) if (owner === undefined || owner !== accountId) throw foreignKey();
}

/** Every text of a payload, with the name of the property that holds it. */
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
