import { createHmac } from 'node:crypto';

/** The three headers of Standard Webhooks; each secret signs, so that a receiver may know either while one replaces the other. */
export function signatureHeaders({
  webhookId,
  at,
  body,
  secrets,
}: {
  webhookId: string;
  at: Date;
  body: string;
  secrets: readonly string[];
}): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const mac = createHmac('sha256', keyOf(secret)).update(`${webhookId}.${timestamp}.${body}`);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'webhook-id': webhookId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** `whsec_` and base64 hold the key as Standard Webhooks write it; any other string is the key itself. */
function keyOf(secret: string): Buffer {
  const base64 = /^whsec_([A-Za-z0-9+/]{2,}={0,2})$/.exec(secret)?.[1];
  return base64 === undefined ? Buffer.from(secret, 'utf8') : Buffer.from(base64, 'base64');
}
