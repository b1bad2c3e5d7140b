import { describe, expect, it } from 'vitest';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { apiKeyPrefix, formatApiKey, isApiKey } from '../../../../domain/contract/accounts/api-key.ts';

const random = fc.uint8Array({ minLength: 32, maxLength: 32 });
const key = formatApiKey(new Uint8Array(32).fill(7));

describe('an API key', () => {
  it('is dp_ and 38 alphanumeric characters, which a double click selects', () => {
    fc.assert(fc.property(random, (bytes) => /^dp_[0-9A-Za-z]{38}$/.test(formatApiKey(bytes))));
  });

  it('is recognized by its format and checksum', () => {
    fc.assert(fc.property(random, (bytes) => isApiKey(formatApiKey(bytes))));
  });

  it('ends with the CRC-32 of its secret', () => {
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const checksum = Array.from(key.slice(-6)).reduce((sum, digit) => sum * 62 + alphabet.indexOf(digit), 0);

    expect(checksum).toBe(crc32(key.slice(3, 35)));
  });

  it('is invalid with any one character changed', () => {
    for (let index = 0; index < key.length; index++) {
      const other = key[index] === 'a' ? 'b' : 'a';
      expect(isApiKey(`${key.slice(0, index)}${other}${key.slice(index + 1)}`)).toBe(false);
    }
  });

  it.each(['', 'dp_', `${key} `, `${key}a`, key.slice(0, -1), key.toUpperCase(), `sk_${key.slice(3)}`])(
    '%j is none',
    (text) => {
      expect(isApiKey(text)).toBe(false);
    },
  );

  it('is made from exactly 32 random bytes, all of which matter', () => {
    expect(() => formatApiKey(new Uint8Array(31))).toThrow('32 random bytes');
    expect(formatApiKey(new Uint8Array(32).fill(8))).not.toBe(key);
  });

  it('is shown in lists by its first characters', () => {
    expect(apiKeyPrefix(key)).toBe(key.slice(0, 9));
  });
});
