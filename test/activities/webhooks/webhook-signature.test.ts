import { describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { signatureHeaders } from '../../../activities/webhooks/webhook-signature.ts';

const body = '{"type":"job.completed"}';
const sign = (...secrets: string[]) => signatureHeaders({ webhookId: 'msg_1', at: new Date(), body, secrets });
const raw = (secret: string) => new Webhook(Buffer.from(secret, 'utf8'), { format: 'raw' });
const base64 = `whsec_${Buffer.from('thirty-two bytes of a secret key').toString('base64')}`;

describe('the signature of an event', () => {
  it.each([
    ['whsec_ and base64', base64, new Webhook(base64)],
    ['any other string', 'a plain secret, with blanks!', raw('a plain secret, with blanks!')],
    ['a plain string that could be base64', 'short', raw('short')],
    ['whsec_ and something else', 'whsec_not base64', raw('whsec_not base64')],
    ['characters beyond ASCII', 'žluťoučký kůň', raw('žluťoučký kůň')],
  ])('is made with a secret of %s', (_, secret, webhook) => {
    expect(() => webhook.verify(body, sign(secret))).not.toThrow();
    expect(() => webhook.verify(body, sign('another secret'))).toThrow('No matching signature');
  });

  it('is made with each of several secrets, so that receivers can rotate theirs', () => {
    const headers = sign('new', 'former');
    for (const secret of ['new', 'former']) expect(() => raw(secret).verify(body, headers)).not.toThrow();
    expect(() => raw('older').verify(body, headers)).toThrow('No matching signature');
  });

  it('is that of the body', () => {
    expect(() => raw('new').verify(`${body} `, sign('new'))).toThrow('No matching signature');
  });
});
