import type { Fetch } from './attempt.ts';
import { ConnectionError, DecpageError } from './errors.ts';
import type { UploadInstructions } from './generated/api.ts';
import type { CallOptions, Http } from './http.ts';
import { sendByXhr } from './xhr.ts';

interface Counting {
  blob: Blob;
  /** Receives how much was sent, in percent. */
  onPercent: (percent: number) => void;
}

/** Uploads a file according to the instructions of the service. A PUT that broke off is repeated. */
export async function putFile(
  http: Http,
  {
    blob,
    instructions: { url, headers },
    signal,
    onPercent,
  }: CallOptions & {
    blob: Blob;
    instructions: NonNullable<UploadInstructions['upload']>;
    onPercent?: Counting['onPercent'] | undefined;
  },
): Promise<void> {
  let percent = 0;
  const show = (next: number): void => {
    // a repeated attempt begins again, which is no progress
    if (next <= percent) return;
    percent = next;
    onPercent?.(next);
  };
  const counted = onPercent && http.usesStandardFetch ? countedFetch({ blob, onPercent: show }) : undefined;
  try {
    await http.send({ url, init: { method: 'PUT', headers, body: blob } }, { signal, fetch: counted });
  } catch (cause) {
    if (!hasArrived(cause)) throw brokenOff(cause);
  }
  show(100);
}

/**
 * Whether the target refuses a file because it has one: that of an attempt before, or of an earlier upload with the same
 * idempotency key, whose answer was lost. `complete` checks that it is the right one.
 */
const hasArrived = (error: unknown): boolean =>
  error instanceof DecpageError && (error.code === 'already_uploaded' || error.status === objectExists);

/** What S3 answers to a PUT with `If-None-Match: *` when there is an object. */
const objectExists = 412;

function brokenOff(cause: unknown): unknown {
  if (!(cause instanceof ConnectionError)) return cause;
  const message = 'The upload broke off. The same upload with the same idempotency key continues it.';
  return new ConnectionError(message, { code: 'upload_failed', cause });
}

/** Sends the blob and reports how far it is, which `fetch` by itself does not tell. */
function countedFetch(counting: Counting): Fetch | undefined {
  if ('XMLHttpRequest' in globalThis) return (url, init) => sendByXhr(url, init, counting);
  const { process } = globalThis as { process?: { versions?: { node?: string } } };
  return process?.versions?.node === undefined ? undefined : (url, init) => sendAsStream(url, init, counting);
}

/** Node sends a stream of known length without chunked transfer encoding, which S3 does not accept. */
async function sendAsStream(url: string, init: RequestInit, { blob, onPercent }: Counting): Promise<Response> {
  let sent = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      sent += piece.length;
      onPercent(Math.floor((sent / blob.size) * 100));
      controller.enqueue(piece);
    },
  });
  const headers = { ...(init.headers as Record<string, string>), 'Content-Length': String(blob.size) };
  const body = blob.stream().pipeThrough(counter);
  return await fetch(url, { ...init, headers, body, duplex: 'half' } as RequestInit);
}
