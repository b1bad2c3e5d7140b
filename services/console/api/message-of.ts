import { ConnectionError, DecpageError } from './decpage.ts';

/** A sentence about what went wrong, for people. */
export function messageOf(error: unknown): string {
  if (error instanceof ConnectionError) return 'The service cannot be reached.';
  if (error instanceof DecpageError && error.issues.length > 0) {
    return error.issues.map(({ message }) => message).join(' ');
  }
  return error instanceof Error ? error.message : 'Something went wrong.';
}

/** Whether trying again may help: outages pass, refusals stay. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof DecpageError && error.status !== undefined && error.status >= 400 && error.status < 500);
}
