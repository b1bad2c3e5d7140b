import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import type { Decpage } from '../../clients/typescript/src/index.ts';
import type { Scope } from '../../domain/contract/scopes.ts';

/** What a tool works with: the API, with the key of whoever calls the tool. */
export interface ToolContext {
  client: Decpage;
  scopes: readonly Scope[];
  /** Aborted when the client has cancelled this call. */
  cancelled: AbortSignal;
  /** Aborted when nobody waits any more, or the service stops: work that has been started goes on, and is named. */
  gone: AbortSignal;
  /** Tells the client how far the work is (0 to 100); absent when it has not asked for that. */
  report: ((percent: number, message: string) => void) | undefined;
}

export interface ToolOutcome<Data> {
  /** Conforms to the output schema of the tool. */
  data: Data;
  /** The same for people, and for clients that take no structured results. */
  text: string;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  /** All of them are needed; a key without one is not shown the tool. */
  scopes: readonly Scope[];
  annotations: ToolAnnotations;
  input: Input;
  output: Output;
  run: (input: z.output<Input>, context: ToolContext) => Promise<ToolOutcome<z.input<Output>>>;
}

/** A tool whose schemas are known to itself only. */
export type AnyTool = Omit<Tool, 'run'> & {
  run: (input: never, context: ToolContext) => Promise<ToolOutcome<Record<string, unknown>>>;
};

/** Checks the types of a tool against its schemas. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): AnyTool {
  return tool;
}

/** Aborted when the call is cancelled, or nobody waits for it any more. */
export function endOf({ cancelled, gone }: Pick<ToolContext, 'cancelled' | 'gone'>): AbortSignal {
  return AbortSignal.any([cancelled, gone]);
}
