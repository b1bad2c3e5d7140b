import { base62 } from './base62.ts';

const secretLength = 32;
const checksumLength = 6;
const form = /^dp_[0-9A-Za-z]{38}$/;

/** An API key from 32 random bytes: `dp_`, 32 base62 characters, and a CRC32 of them that tells a typo from a key. */
export function formatApiKey(random: Uint8Array): string {
  if (random.length !== 32) throw new Error('a key is made from 32 random bytes');
  const number = random.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  // 256 random bits are taken modulo 2^190, so no digit is likelier than another
  const secret = base62(number, secretLength);
  return `dp_${secret}${base62(BigInt(crc32(secret)), checksumLength)}`;
}

/** Whether the text can be a key at all: form and checksum, without asking anybody. */
export function isApiKey(text: string): boolean {
  if (!form.test(text)) return false;
  const secret = text.slice(3, 3 + secretLength);
  return text.slice(3 + secretLength) === base62(BigInt(crc32(secret)), checksumLength);
}

/** What a list shows of a key, so that people recognise it. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, 9);
}

/** CRC-32 (IEEE 802.3) of ASCII text. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
