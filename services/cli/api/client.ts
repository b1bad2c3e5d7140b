import { randomBytes } from 'node:crypto';
import { Decpage } from '../../../clients/typescript/src/index.ts';
import { explainCallError } from './service-error.ts';

/** Few, because a person waits; scripts may run the command again. */
const maxRetries = 2;

/** Runs a command with a client of the service at this URL; throws CliError when a call fails. */
export async function callService(
  { url, key }: { url: string; key: string },
  work: (client: Decpage) => Promise<void>,
): Promise<void> {
  // one for all requests of a command
  const requestId = `cli_${randomBytes(12).toString('hex')}`;
  const headers = { 'X-Request-Id': requestId };
  try {
    await work(new Decpage({ apiKey: key, baseUrl: url, headers, maxRetries }));
  } catch (error) {
    throw explainCallError(error, { url, requestId });
  }
}
