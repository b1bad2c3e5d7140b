import { createHash } from 'node:crypto';

/** The id of something that belongs to another thing: a UUID version 5, so that even a row that is written anew has the same. */
export function derivedId(ownerId: string, name: string): string {
  const namespace = Buffer.from(ownerId.replaceAll('-', ''), 'hex');
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
