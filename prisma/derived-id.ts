import { createHash } from 'node:crypto';

/** A deterministic id (UUID version 5) of something that belongs to `ownerId`: a retried insert gets the same id. */
export function derivedId(ownerId: string, name: string): string {
  const namespace = Buffer.from(ownerId.replaceAll('-', ''), 'hex');
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
