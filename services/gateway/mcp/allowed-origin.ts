const loopback = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a request may come from a web page of this origin: one of this machine, or of the public address of the API.
 * The `Host` header proves nothing, since a page can make its own name lead to this machine (DNS rebinding). Programs send
 * no origin.
 */
export function isAllowedOrigin(origin: string | undefined, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { hostname, origin: sent } = new URL(origin);
  return loopback.test(hostname) || (publicUrl !== undefined && sent === new URL(publicUrl).origin);
}
