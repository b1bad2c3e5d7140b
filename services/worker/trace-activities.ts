import type { ActivityInterceptorsFactory, InjectedSinks } from '@temporalio/worker';
import { parseTraceparent, spanIdOfRun, traceparentIn } from '../../domain/tracing.ts';
import { inSpan, type Tracing } from '../shared/tracing/tracing.ts';
import type { TracingSinks } from '../../workflows/tracing.interceptors.ts';

/** Activity interceptor: a span for each attempt, in the trace of its workflow if that has one. */
export function traceActivities(tracing: Tracing): ActivityInterceptorsFactory {
  return ({ info }) => ({
    inbound: {
      async execute(input, next) {
        const { workflowExecution, activityId, activityType, attempt, currentAttemptScheduledTimestampMs } = info;
        const span = {
          name: `RunActivity:${activityType}`,
          parent: traceparentIn(input.headers),
          attributes: {
            temporalWorkflowID: workflowExecution?.workflowId,
            temporalRunID: workflowExecution?.runId,
            temporalActivityID: activityId,
            'decpage.attempt': attempt,
            'decpage.queued_ms': Math.max(0, Date.now() - currentAttemptScheduledTimestampMs),
          },
        };
        return await inSpan(tracing, span, { work: () => next(input) });
      },
    },
    outbound: {
      getLogAttributes(input, next) {
        const ids = tracing.current();
        return next(ids ? { ...input, traceId: ids.traceId, spanId: ids.spanId } : input);
      },
    },
  });
}

/** Records what workflows report of their runs. */
export function workflowSpans(tracing: Tracing): InjectedSinks<TracingSinks> {
  return {
    tracing: {
      workflowEnded: {
        fn({ workflowType, workflowId, runId }, { parent, errorType, ...times }) {
          const ids = parseTraceparent(parent);
          if (!ids) return;
          tracing.record({
            name: `RunWorkflow:${workflowType}`,
            ids: { ...ids, spanId: spanIdOfRun(runId) },
            parent: ids,
            attributes: { temporalWorkflowID: workflowId, temporalRunID: runId },
            errorType,
            ...times,
          });
        },
        callDuringReplay: false,
      },
    },
  };
}
