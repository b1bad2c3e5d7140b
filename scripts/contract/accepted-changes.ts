import type { Change } from './openapi-types.ts';

/**
 * Changes that break a caller in theory and are released in a minor version nevertheless. Each says why. `npm run contract`
 * refuses one that matches nothing, so the list is empty again after a release.
 */
interface AcceptedChange {
  where: RegExp;
  what: RegExp;
  reason: string;
}

export const acceptedChanges: readonly AcceptedChange[] = [
  {
    where: /^\w+Request\.(title|name|id|description|\w+Type|external\w+Id|requestId|idempotencyKey) \(request\)$/,
    what: /^pattern /,
    reason: 'security: characters that control terminals or reverse text are refused in labels',
  },
  {
    where: /^\w+Request\.(name|idempotencyKey) \(request\)$/,
    what: /^(minLength none → 1|maxLength none → 255)$/,
    reason: 'the same length as before, which the pattern said',
  },
  {
    where: /^CreateKeyRequest\.scopes \(request\)$/,
    what: /^maxItems none → /,
    reason: 'as many as there are scopes, which are different from each other anyway',
  },
  {
    where: /^CreateJobRequest\.webhook\.secret \(request\)$/,
    what: /^pattern /,
    reason: 'security: secrets are refused with which the libraries of receivers could verify no event',
  },
];

/** The changes that break callers and are not accepted, and the accepted ones that are none. */
export function unaccepted(
  changes: readonly Change[],
  accepted: readonly AcceptedChange[] = acceptedChanges,
): { breaking: Change[]; unused: AcceptedChange[] } {
  const breaking = changes.filter((change) => change.breaking);
  const matches = ({ where, what }: AcceptedChange, change: Change) =>
    where.test(change.where) && what.test(change.what);
  return {
    breaking: breaking.filter((change) => !accepted.some((one) => matches(one, change))),
    unused: accepted.filter((one) => !breaking.some((change) => matches(one, change))),
  };
}
