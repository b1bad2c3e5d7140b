import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { acceptedFormats } from '../../../domain/document/document-format.ts';
import { terminalLine } from '../../../domain/text/control-characters.ts';
import { CliError } from '../cli-error.ts';
import { exitCodes, ServiceError } from './client.ts';

/** Size and hash of a file, which the service requires before the upload. */
export async function describeFile(file: string): Promise<{ sizeBytes: number; sha256: string }> {
  try {
    const { size } = await stat(file);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    return { sizeBytes: size, sha256: hash.digest('hex') };
  } catch {
    throw new CliError(`${file} cannot be read. Give the path of a ${acceptedFormats} file.`);
  }
}

/** Streams the file to the upload URL according to the upload instructions. */
export async function putFile({
  file,
  sizeBytes,
  upload,
  requestId,
  onShare,
}: {
  file: string;
  sizeBytes: number;
  upload: { url: string; headers: Record<string, string> };
  /** Request id of the command. */
  requestId: string;
  /** Receives the fraction that was sent, 0..1. */
  onShare: (share: number) => void;
}): Promise<void> {
  const send = upload.url.startsWith('https:') ? requestHttps : requestHttp;
  // S3 does not accept chunked transfer encoding
  const headers = { ...upload.headers, 'Content-Length': sizeBytes };
  const request = send(upload.url, { method: 'PUT', headers });
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
  });
  let sent = 0;
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sent += piece.length;
      onShare(sent / sizeBytes);
      done(null, piece);
    },
  });
  // an early response, such as a rejection, aborts sending: report the response, not the aborted body
  const sending = pipeline(createReadStream(file), counter, request).catch(() => undefined);
  const { status, body } = await answered.catch(() => {
    const message = 'The upload broke off. Run the command again: nothing is lost.';
    throw new ServiceError(message, { exitCode: exitCodes.unavailable, requestId });
  });
  await sending;
  if (status >= 200 && status < 300) return;
  const reason = readReason(body);
  throw new ServiceError(
    terminalLine(`The upload was refused with ${status}: ${reason.message ?? 'no reason given'}`),
    {
      exitCode: exitCodes.refused,
      requestId: reason.requestId ?? requestId,
    },
  );
}

/** The gateway responds with JSON, object storage with XML. */
function readReason(body: string): { message?: string | undefined; requestId?: string | undefined } {
  try {
    return JSON.parse(body) as { message?: string; requestId?: string };
  } catch {
    const inXml = (name: string): string | undefined => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1];
    return { message: inXml('Message'), requestId: inXml('RequestId') };
  }
}
