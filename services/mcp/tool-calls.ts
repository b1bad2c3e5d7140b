import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { jsonPointer } from '../../domain/contract/issue.ts';
import type { Scope } from '../../domain/contract/scopes.ts';
import { describeProblem, ToolProblem } from './problems.ts';
import type { AnyTool, ToolContext } from './tool.ts';
import { tools } from './tools/tools.ts';

const listed = new Map<AnyTool, ListedTool>();

/** The tools that a key with these scopes can use, as clients are told of them. */
export function listTools(scopes: readonly Scope[]): ListedTool[] {
  return tools.filter((tool) => missingScopes(tool, scopes).length === 0).map(describeTool);
}

/** Schemas are converted once: over HTTP every message has a server of its own. */
function describeTool(tool: AnyTool): ListedTool {
  const known = listed.get(tool);
  if (known) return known;
  const { name, title, description, annotations, input, output } = tool;
  const described = {
    name,
    title,
    description,
    annotations: { title, ...annotations },
    inputSchema: schemaOf(input, 'input'),
    outputSchema: schemaOf(output, 'output'),
  };
  listed.set(tool, described);
  return described;
}

function schemaOf(schema: z.ZodObject, io: 'input' | 'output'): ListedTool['inputSchema'] {
  // clients validate with draft 7, as the SDK does
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    // every agent pays for what it is told of tools, and the format says the same
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'uuid') delete jsonSchema.pattern;
    },
  });
  return { ...described, type: 'object' } as ListedTool['inputSchema'];
}

export interface CallContext extends ToolContext {
  /** Called with errors that are not of the API; they are not shown to the client. */
  onFailure: (error: unknown) => void;
}

/** Calls a tool. What goes wrong is a result too, so that the agent reads it and can correct the call. */
export async function callTool(name: string, given: unknown, context: CallContext): Promise<CallToolResult> {
  try {
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw new ToolProblem('unknown_tool', `There are the tools ${tools.map((one) => one.name).join(', ')}.`);
    const missing = missingScopes(tool, context.scopes);
    if (missing.length > 0) {
      throw new ToolProblem(
        'insufficient_scope',
        `${name} needs the scopes ${missing.join(', ')}, which the key lacks.`,
      );
    }
    const { data, text } = await tool.run(read(tool, given) as never, context);
    return { content: [{ type: 'text', text }], structuredContent: data };
  } catch (error) {
    const text = describeProblem(error) ?? describeFailure(error, context);
    return { isError: true, content: [{ type: 'text', text }] };
  }
}

function describeFailure(error: unknown, { cancelled, gone, onFailure }: CallContext): string {
  // read only when the service stops: a client that has cancelled or gone gets no answer
  if (cancelled.aborted || gone.aborted)
    return 'error: service_unavailable\nThe service is stopping. Try again shortly.';
  onFailure(error);
  return 'error: internal_error\nThe call failed. Try again.';
}

function missingScopes({ scopes: needed }: AnyTool, scopes: readonly Scope[]): Scope[] {
  return needed.filter((scope) => !scopes.includes(scope));
}

/** The arguments with their defaults; every problem is named, and no value of theirs repeated. */
function read(tool: AnyTool, given: unknown): unknown {
  const result = tool.input.safeParse(given ?? {});
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${jsonPointer(path) || '/'}: ${message}`);
  throw new ToolProblem('invalid_request', ['The arguments are not valid.', ...problems].join('\n'));
}
