import { type Headers, TemporalFailure } from '@temporalio/common';
import {
  ContinueAsNew,
  proxySinks,
  type Sinks,
  type WorkflowInboundCallsInterceptor,
  type WorkflowInterceptorsFactory,
  type WorkflowOutboundCallsInterceptor,
  workflowInfo,
} from '@temporalio/workflow';
import {
  formatTraceparent,
  parseTraceparent,
  spanIdOfRun,
  traceHeaders,
  traceparentIn,
  tracesWorkflows,
  type WorkflowSpan,
} from '../domain/tracing.ts';

/** Spans that workflows report to the worker, which exports them. */
export interface TracingSinks extends Sinks {
  tracing: { workflowEnded: (span: WorkflowSpan) => void };
}

const { tracing } = proxySinks<TracingSinks>();

/**
 * Propagate the trace of a workflow's start to its activities and child workflows, and report its span at its end. They issue
 * no commands and use neither random numbers nor the wall clock, so histories replay with and without them.
 */
export const interceptors: WorkflowInterceptorsFactory = () => {
  // set by the worker when it traces
  if (Reflect.get(globalThis, tracesWorkflows) !== true) return {};
  const traces: Traces = { turns: new Map() };
  return { inbound: [inbound(traces)], outbound: [outbound(traces)] };
};

interface Traces {
  /** `traceparent` of the run. */
  run?: string;
  /** Of the updates that wait for the answer of a turn, by the id of the turn. */
  turns: Map<string, string>;
  /** The turn that an activity was called for last; turns are answered one at a time. */
  turn?: string;
}

function inbound(traces: Traces): WorkflowInboundCallsInterceptor {
  return {
    async execute(input, next) {
      const parent = traceparentIn(input.headers);
      const ids = parseTraceparent(parent);
      if (parent === undefined || ids === undefined) return await next(input);
      const { runId, runStartTime } = workflowInfo();
      traces.run = formatTraceparent({ ...ids, spanId: spanIdOfRun(runId) });
      const span = { parent, startedAt: runStartTime.getTime() };
      try {
        const outcome = await next(input);
        tracing.workflowEnded({ ...span, endedAt: Date.now() });
        return outcome;
      } catch (error) {
        const isContinued = error instanceof ContinueAsNew;
        tracing.workflowEnded({ ...span, endedAt: Date.now(), ...(!isContinued && { errorType: typeOf(error) }) });
        throw error;
      }
    },
    // a session serves turns of several requests; the id of such an update is that of its turn
    async handleUpdate(input, next) {
      const parent = traceparentIn(input.headers);
      if (parent === undefined) return await next(input);
      traces.turns.set(input.updateId, parent);
      try {
        return await next(input);
      } finally {
        traces.turns.delete(input.updateId);
      }
    },
  };
}

function outbound(traces: Traces): WorkflowOutboundCallsInterceptor {
  const withTrace = <Input extends { readonly headers: Headers }>(input: Input): Input => {
    const { turn = '', turns, run } = traces;
    const traceparent = turns.get(turn) ?? [...turns.values()].at(-1) ?? run;
    if (traceparent === undefined) return input;
    return { ...input, headers: { ...input.headers, ...traceHeaders(traceparent) } };
  };
  const ofTurn = <Input extends { readonly headers: Headers; readonly args: readonly unknown[] }>(
    input: Input,
  ): Input => {
    traces.turn = turnIn(input.args) ?? traces.turn ?? '';
    return withTrace(input);
  };
  return {
    scheduleActivity: (input, next) => next(ofTurn(input)),
    scheduleLocalActivity: (input, next) => next(ofTurn(input)),
    startChildWorkflowExecution: (input, next) => next(withTrace(input)),
    continueAsNew: (input, next) => next(withTrace(input)),
    getLogAttributes: (input, next) => {
      const ids = parseTraceparent(traces.run);
      return next(ids ? { ...input, traceId: ids.traceId, spanId: ids.spanId } : input);
    },
  };
}

/** The turn that an activity works for. */
function turnIn([first]: readonly unknown[]): string | undefined {
  const isNamed = typeof first === 'object' && first !== null && 'turnId' in first;
  return isNamed && typeof first.turnId === 'string' ? first.turnId : undefined;
}

function typeOf(error: unknown): string {
  if (error instanceof TemporalFailure)
    return 'type' in error && typeof error.type === 'string' ? error.type : error.name;
  return 'Error';
}
