import { base62 } from '../codecs/base62.ts';

const secretLength = 32;
const checksumLength = 6;
const pattern = /^dp_[0-9A-Za-z]{38}$/;

/** An API key from 32 random bytes: `dp_`, 32 base62 characters, and their CRC-32 in 6, which detects typing errors. */
export function formatApiKey(random: Uint8Array): string {
  if (random.length !== 32) throw new Error('a key is made from 32 random bytes');
  const number = random.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  // 256 random bits reduced to 62^32 (about 2^190): the bias of the modulo is negligible
  const secret = base62(number, secretLength);
  return `dp_${secret}${base62(BigInt(crc32(secret)), checksumLength)}`;
}

/** Whether the text has the format and checksum of a key; does not query the database. */
export function isApiKey(text: string): boolean {
  if (!pattern.test(text)) return false;
  const secret = text.slice(3, 3 + secretLength);
  return text.slice(3 + secretLength) === base62(BigInt(crc32(secret)), checksumLength);
}

/** The first characters of a key, by which lists identify it. */
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
