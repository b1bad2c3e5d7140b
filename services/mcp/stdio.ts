import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ConnectionError, type Decpage } from '../../clients/typescript/src/index.ts';
import { type Scope, scopes as allScopes } from '../../domain/contract/scopes.ts';
import { maxDocumentBodyBytes } from '../../domain/limits.ts';
import { createMcpServer } from './server.ts';

/**
 * Serves one client over these streams until the input ends. Only messages of the protocol are written to `output`;
 * `warn` gets what people should know. Rejects when the service refuses the key.
 */
export async function serveStdio(
  client: Decpage,
  { input, output, warn }: { input: Readable; output: Writable; warn: (text: string) => void },
): Promise<void> {
  const scopes = await scopesOf(client, warn);
  const gone = new AbortController();
  const mcp = createMcpServer({
    client,
    scopes,
    gone: gone.signal,
    onFailure: (error) => warn(`A call failed: ${error instanceof Error ? error.name : 'unknown error'}`),
  });
  const ended = new Promise<void>((resolve) => {
    input.once('end', resolve).once('close', resolve);
  });
  await mcp.connect(new StdioServerTransport(input, output, { maxBufferSize: maxDocumentBodyBytes }));
  await ended;
  gone.abort();
  await mcp.close();
}

/** The scopes of the key; all of them while the service does not answer, so that its tools are there when it does. */
async function scopesOf(client: Decpage, warn: (text: string) => void): Promise<readonly Scope[]> {
  try {
    const { user } = await client.ping();
    return user.scopes;
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    warn(`${error.message} Tools will fail until the service runs.`);
    return allScopes;
  }
}
