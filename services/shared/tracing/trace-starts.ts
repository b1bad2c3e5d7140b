import { type WorkflowClientInterceptor, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import type { Headers } from '@temporalio/common';
import { formatTraceparent, traceHeaders } from '../../../domain/tracing.ts';
import { errorTypeOf, type Tracing } from './tracing.ts';

/** Interceptors of a client of Temporal, which pass the trace on to the workflows that it starts and asks. */
export function traceStarts(tracing: Tracing | undefined): { workflow: WorkflowClientInterceptor[] } {
  if (tracing === undefined) return { workflow: [] };
  const call = async <T>(
    name: string,
    workflowId: string | undefined,
    next: (withTrace: (headers: Headers) => Headers) => Promise<T>,
  ): Promise<T> => {
    const span = tracing.begin({ name, kind: 'client', attributes: { temporalWorkflowID: workflowId } });
    const withTrace = (headers: Headers): Headers => ({ ...headers, ...traceHeaders(formatTraceparent(span.ids)) });
    try {
      const outcome = await span.run(() => next(withTrace));
      span.end();
      return outcome;
    } catch (error) {
      // starts are repeated by design
      const isRepeated = error instanceof WorkflowExecutionAlreadyStartedError;
      span.end(isRepeated ? {} : { errorType: errorTypeOf(error) });
      throw error;
    }
  };
  return {
    workflow: [
      {
        startWithDetails: (input, next) =>
          call(`StartWorkflow:${input.workflowType}`, input.options.workflowId, (withTrace) =>
            next({ ...input, headers: withTrace(input.headers) }),
          ),
        signalWithStart: (input, next) =>
          call(`SignalWithStartWorkflow:${input.workflowType}`, input.options.workflowId, (withTrace) =>
            next({ ...input, headers: withTrace(input.headers) }),
          ),
        startUpdateWithStart: (input, next) =>
          call(`UpdateWithStartWorkflow:${input.workflowType}`, input.workflowStartOptions.workflowId, (withTrace) =>
            next({
              ...input,
              workflowStartHeaders: withTrace(input.workflowStartHeaders),
              updateHeaders: withTrace(input.updateHeaders),
            }),
          ),
      },
    ],
  };
}
