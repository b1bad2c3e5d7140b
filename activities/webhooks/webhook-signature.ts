import { createHmac } from 'node:crypto';

/** The three headers of Standard Webhooks, with one signature per secret, so that receivers can rotate theirs. */
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

/** Standard Webhooks encode the key as `whsec_` and base64; any other string is used as the key itself. */
function keyOf(secret: string): Buffer {
  const base64 = /^whsec_([A-Za-z0-9+/]{2,}={0,2})$/.exec(secret)?.[1];
  return base64 === undefined ? Buffer.from(secret, 'utf8') : Buffer.from(base64, 'base64');
}
