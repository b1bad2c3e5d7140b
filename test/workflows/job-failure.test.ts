import { describe, expect, it } from 'vitest';
import { ActivityFailure, ApplicationFailure, CancelledFailure, TimeoutFailure } from '@temporalio/common';
import { describeFailure } from '../../workflows/job-failure.ts';

function failed(cause: Error): ActivityFailure {
  return new ActivityFailure('Activity task failed', 'extractDocument', '1', 'NON_RETRYABLE_FAILURE', 'worker', cause);
}

describe('what a client reads about a failed job', () => {
  it('is the code and the message of the fault in its document', () => {
    const cause = ApplicationFailure.create({
      type: 'document_encrypted',
      message: 'It needs a password.',
      nonRetryable: true,
    });
    expect(describeFailure(failed(cause), 'reading')).toEqual({
      code: 'document_encrypted',
      message: 'It needs a password.',
      retryable: false,
      stage: 'reading',
    });
  });

  it('says that a fetch may succeed later when the fault may pass', () => {
    const cause = ApplicationFailure.create({ type: 'document_fetch_failed', message: 'timeout', nonRetryable: false });
    expect(describeFailure(failed(cause), 'fetching')).toMatchObject({
      code: 'document_fetch_failed',
      retryable: true,
    });
  });

  it('never contains the message of an unexpected error', () => {
    const failure = describeFailure(failed(new Error('relation "jobs" does not exist')), 'reading');
    expect(failure).toMatchObject({ code: 'internal_error', retryable: true });
    expect(failure.message).not.toContain('relation');
  });

  it('distinguishes a timeout and a cancellation from other failures', () => {
    expect(describeFailure(failed(new TimeoutFailure('late', undefined, 'START_TO_CLOSE')), 'reading').code).toBe(
      'timeout',
    );
    expect(describeFailure(new CancelledFailure('cancelled'), 'reading').code).toBe('cancelled');
  });
});
