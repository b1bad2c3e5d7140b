import { ApplicationFailure } from '@temporalio/activity';
import { noReservedSlot } from '../../domain/orchestration.ts';

interface Request {
  accountId: string;
}
/** An activity whose request names at least the account. */
type Step = (request: never) => Promise<unknown>;

/**
 * Limits each account to `perAccount` of these activities at a time in this process. Further ones fail immediately with
 * `no_reserved_place`, and their workflow uses the ordinary task queue instead.
 */
export function limitReservedSteps(
  activities: Readonly<Record<string, Step>>,
  { perAccount }: { perAccount: number },
): Record<string, (request: Request) => Promise<unknown>> {
  const taken = new Map<string, number>();
  const guarded = (activity: Step) => {
    return async (request: Request): Promise<unknown> => {
      const { accountId } = request;
      const others = taken.get(accountId) ?? 0;
      if (others >= perAccount) throw refusal(perAccount);
      taken.set(accountId, others + 1);
      try {
        return await activity(request as never);
      } finally {
        const rest = (taken.get(accountId) ?? 1) - 1;
        if (rest > 0) taken.set(accountId, rest);
        else taken.delete(accountId);
      }
    };
  };
  return Object.fromEntries(Object.entries(activities).map(([name, activity]) => [name, guarded(activity)]));
}

function refusal(perAccount: number): ApplicationFailure {
  return ApplicationFailure.create({
    type: noReservedSlot,
    message: `The account has ${perAccount} reserved steps under way.`,
    nonRetryable: true,
    category: 'BENIGN',
  });
}
