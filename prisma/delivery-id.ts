import { createHash } from 'node:crypto';
import type { EventType } from '../domain/contract/deliveries.ts';

/** The id of the delivery of a job's event: a UUID version 5, so that even a row that is written anew has the same. */
export function deliveryIdOf(jobId: string, event: EventType): string {
  const namespace = Buffer.from(jobId.replaceAll('-', ''), 'hex');
  const bytes = createHash('sha1').update(namespace).update(event).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
