import type { Request } from 'express';

const hostPattern = /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/**
 * Base URL that the client used, without a trailing slash. `X-Forwarded-*` headers are trusted, because the URL is only
 * returned to the client that sent them.
 */
export function originOf(request: Request): string {
  const first = (name: string): string | undefined => request.get(name)?.split(',')[0]?.trim();
  const scheme = first('x-forwarded-proto')?.toLowerCase() === 'https' ? 'https' : request.protocol;
  const host = [first('x-forwarded-host'), request.get('host')].find(
    (one) => one !== undefined && hostPattern.test(one),
  );
  return `${scheme}://${host ?? `${request.socket.localAddress}:${request.socket.localPort}`}`;
}
