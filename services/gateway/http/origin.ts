import type { Request } from 'express';

const hostForm = /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/**
 * The address under which the client has reached the API, without a slash at its end. What a proxy says of it counts,
 * since the answer goes back to the one who sent it.
 */
export function originOf(request: Request): string {
  const first = (name: string): string | undefined => request.get(name)?.split(',')[0]?.trim();
  const scheme = first('x-forwarded-proto')?.toLowerCase() === 'https' ? 'https' : request.protocol;
  const host = [first('x-forwarded-host'), request.get('host')].find((one) => one !== undefined && hostForm.test(one));
  return `${scheme}://${host ?? `${request.socket.localAddress}:${request.socket.localPort}`}`;
}
