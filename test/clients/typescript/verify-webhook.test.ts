import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { signatureHeaders } from '../../../activities/webhooks/webhook-signature.ts';
import { verifyWebhook, WebhookVerificationError } from '../../../clients/typescript/src/index.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const payload = JSON.stringify({ type: 'job.completed', timestamp: '2026-01-01T00:00:00Z', data: { jobId: 'j1' } });
const id = 'msg_1';

/** Headers as the reference library of Standard Webhooks signs them. */
function signed({ by = secret, at = new Date(), body = payload } = {}): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(by).sign(id, at, body),
  };
}

const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

describe('a webhook', () => {
  it('that the secret signed is accepted and parsed', async () => {
    expect(await verifyWebhook({ payload, headers: signed(), secret })).toMatchObject({
      type: 'job.completed',
      data: { jobId: 'j1' },
    });
  });

  it('is accepted as bytes, and with the headers of fetch', async () => {
    const bytes = new TextEncoder().encode(payload);
    expect(await verifyWebhook({ payload: bytes, headers: new Headers(signed()), secret })).toHaveProperty('data');
  });

  it('is accepted when one of several signatures matches', async () => {
    const other = signed({ by: `whsec_${Buffer.from('another').toString('base64')}` })['webhook-signature'];
    const own = signed();
    const headers = { ...own, 'webhook-signature': `v2,abc v1,=== ${other} ${own['webhook-signature']}` };

    expect(await verifyWebhook({ payload, headers, secret })).toHaveProperty('data');
  });

  it('is accepted when one of several secrets signed it', async () => {
    const next = `whsec_${Buffer.from('the next secret').toString('base64')}`;
    expect(await verifyWebhook({ payload, headers: signed(), secret: [next, secret] })).toHaveProperty('data');
  });

  it('is verified with a secret that is plain text', async () => {
    const text = 'plain text, not base64';
    const by = `whsec_${Buffer.from(text).toString('base64')}`;
    expect(await verifyWebhook({ payload, headers: signed({ by }), secret: text })).toHaveProperty('data');
  });

  it.each([
    'plain text, not base64',
    'žluťoučký kůň',
    secret,
    'whsec_c2VjcmU',
    'whsec_mysecret1',
    'whsec_mysecret=',
    'whsec_ab-_ab-_',
    'whsec_not base64',
    'whsec_',
  ])('is verified with every secret that the service signs with: %j', async (given) => {
    const headers = signatureHeaders({ webhookId: id, at: new Date(), body: payload, secrets: [given] });
    expect(await verifyWebhook({ payload, headers, secret: given })).toHaveProperty('data');
    await expect(verifyWebhook({ payload, headers, secret: 'another' })).rejects.toThrow(WebhookVerificationError);
  });

  it.each([
    ['was changed', { payload: payload.replace('j1', 'j2'), headers: signed() }],
    ['was signed by another secret', { payload, headers: signed({ by: `whsec_${btoa('other')}` }) }],
    ['was signed too long ago', { payload, headers: signed({ at: minutesFromNow(-6) }) }],
    ['was signed in the future', { payload, headers: signed({ at: minutesFromNow(6) }) }],
    ['has another id', { payload, headers: { ...signed(), 'webhook-id': 'msg_2' } }],
    ['has no signature', { payload, headers: { ...signed(), 'webhook-signature': undefined } }],
    ['has an empty signature', { payload, headers: { ...signed(), 'webhook-signature': 'v1,' } }],
    ['has a timestamp that is no number', { payload, headers: { ...signed(), 'webhook-timestamp': 'NaN' } }],
  ])('that %s is refused', async (_, request) => {
    await expect(verifyWebhook({ ...request, secret })).rejects.toThrow(WebhookVerificationError);
  });

  it('may be older when the caller tolerates it', async () => {
    const headers = signed({ at: minutesFromNow(-6) });
    expect(await verifyWebhook({ payload, headers, secret, toleranceSeconds: 600 })).toHaveProperty('data');
  });

  it.each(['', 'whsec_', 'whsec_***'])('is refused when the secret is %j', async (empty) => {
    await expect(verifyWebhook({ payload, headers: signed(), secret: empty })).rejects.toThrow(
      WebhookVerificationError,
    );
  });
});
