import process from 'node:process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { compiled } from './compiled.ts';

export const transports = ['stdio', 'http'] as const;

interface Service {
  url: string;
  key: string;
}

/** A client of the SDK, connected to `decpage mcp` in a process of its own, or to /mcp. */
export async function connectMcp(
  kind: (typeof transports)[number],
  service: Service,
): Promise<{ client: Client; stderr: () => string }> {
  const client = new Client({ name: 'test', version: '0' });
  if (kind === 'http') {
    await client.connect(overHttp(service));
    return { client, stderr: () => '' };
  }
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [compiled('services/cli/main.ts'), 'mcp'],
    env: { ...(process.env as Record<string, string>), DECPAGE_URL: service.url, DECPAGE_API_KEY: service.key },
    stderr: 'pipe',
  });
  const pieces: string[] = [];
  transport.stderr?.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  const stderr = (): string => pieces.join('');
  await client.connect(transport).catch((error: unknown) => {
    throw new Error(`not connected: ${stderr()}`, { cause: error });
  });
  return { client, stderr };
}

export function overHttp({ url, key }: Service): StreamableHTTPClientTransport {
  return new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  });
}

export interface Called {
  /** The structured result; empty when the call has failed. */
  result: Record<string, unknown>;
  text: string;
  isError: boolean;
}

export async function callTool(client: Client, name: string, given: Record<string, unknown>): Promise<Called> {
  const answered = (await client.callTool({ name, arguments: given })) as CallToolResult;
  return {
    result: answered.structuredContent ?? {},
    text: textOf(answered),
    isError: answered.isError === true,
  };
}

export function textOf({ content }: CallToolResult): string {
  return content.map((one) => (one.type === 'text' ? one.text : '')).join('\n');
}
