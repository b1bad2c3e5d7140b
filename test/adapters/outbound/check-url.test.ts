import { describe, expect, it } from 'vitest';
import { checkUrl, UrlNotAllowed } from '../../../adapters/outbound/index.ts';
import { forbiddenUrls } from '../../helpers/forbidden-urls.ts';

function isRefused(url: string): boolean {
  try {
    checkUrl(url, { allow: [] });
    return false;
  } catch (error) {
    return error instanceof UrlNotAllowed;
  }
}

describe('checking a URL of a customer', () => {
  it.each(forbiddenUrls)('refuses $family', ({ urls }) => {
    expect(urls.filter((url) => !isRefused(url))).toEqual([]);
  });

  it('knows 106 ways to ask for what it must not fetch', () => {
    expect(forbiddenUrls.flatMap(({ urls }) => urls)).toHaveLength(106);
  });

  it.each([
    'https://example.org/a.pdf',
    'http://example.org:80/a%20b.pdf?x=1',
    'https://files.bücher.com/',
    'http://93.184.216.34/a.pdf',
    'https://[2606:4700:4700::1111]:443/a.pdf',
  ])('lets %s pass', (url) => {
    expect(checkUrl(url, { allow: [] }).href).toBe(new URL(url).href);
  });

  it('drops the fragment', () => {
    expect(checkUrl('https://example.org/a.pdf#page=2', { allow: [] }).href).toBe('https://example.org/a.pdf');
  });

  it('refuses more than 2,048 characters', () => {
    expect(() => checkUrl(`https://example.org/${'a'.repeat(8_192)}`, { allow: [] })).toThrow('longer than 8192');
  });

  it('says what is wrong without repeating any of the URL', () => {
    const reasons = [
      'ftp://secret.org',
      'http://secret@example.org',
      'http://secret',
      'http://example.org:81',
      'http://10.0.0.1',
    ];
    const refusals = reasons.map((url) => {
      try {
        return checkUrl(url, { allow: [] });
      } catch (error) {
        return error;
      }
    });
    expect(refusals).toMatchObject(
      ['scheme', 'credentials', 'host', 'port', 'address'].map((reason) => ({ code: 'url_not_allowed', reason })),
    );
    expect(JSON.stringify(refusals.map(String))).not.toMatch(/secret|10\.0/);
  });

  describe('with an allow list', () => {
    const allow = ['127.0.0.1:4010', '[::1]:4011', '10.0.0.1:80', 'localhost:4010'];

    it.each(['http://127.0.0.1:4010/a.pdf', 'http://[::1]:4011/', 'http://10.0.0.1/', 'http://2130706433:4010/'])(
      'lets %s pass',
      (url) => {
        expect(checkUrl(url, { allow }).href).toBe(new URL(url).href);
      },
    );

    it.each([
      'http://127.0.0.1:4011/',
      'http://127.0.0.1/',
      'http://127.0.0.2:4010/',
      'https://10.0.0.1/',
      'http://localhost:4010/',
    ])('still refuses %s', (url) => {
      expect(() => checkUrl(url, { allow })).toThrow(UrlNotAllowed);
    });
  });
});
