import { describeError } from '../domain/failure/describe-error.ts';

/** Whether a statement failed because another row has a value that must be unique. */
export function isTaken(error: unknown): boolean {
  return describeError(error).codes.includes('SQLSTATE 23505');
}
