import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { objectKeys } from '../../../adapters/storage/index.ts';
import { sha256Of, someBytes } from './bytes.ts';
import { kinds, type Place } from './kinds.ts';
import { startWriting } from './writing.ts';

const MB = 1024 * 1024;
const accountId = '6f8f6f3e-0000-4000-8000-000000000001';
const key = objectKeys.document({ accountId, sha256: 'ab'.repeat(32) });
const kills = 4;

for (const kind of kinds) {
  kind.describe(`faults of storage in ${kind.name}`, () => {
    let place: Place;
    beforeEach(async () => {
      place = await kind.open();
    });
    afterEach(async () => {
      await place.close();
    });

    it('a process that is killed in the middle of a stream leaves no object, and what it leaves is swept', async () => {
      const { storage, environment } = place;
      const writing = startWriting({ how: 'half', key, bytes: 17 * MB, environment });
      await writing.says('half');
      await writing.kill();

      expect(await storage.get(key)).toBeUndefined();
      expect(await storage.inspect(key)).toBeUndefined();
      expect(await storage.sweep({ olderThanSeconds: 3_600 })).toBe(0);
      expect(await storage.sweep({ olderThanSeconds: -5 })).toBe(1);
      expect(await storage.sweep({ olderThanSeconds: -5 })).toBe(0);
    });

    it('a process that is killed while it replaces an object leaves the old one or the new one', async () => {
      const { storage, environment } = place;
      const bytes = someBytes(3 * MB);
      const versions = [sha256Of(bytes), sha256Of(Buffer.from(bytes).fill(255, 0, 1))];
      const seen: string[] = [];
      for (let kill = 0; kill < kills; kill++) {
        const writing = startWriting({ how: 'over', key, bytes: bytes.length, environment });
        await writing.says('written');
        await sleep(7 * kill);
        await writing.kill();
        seen.push(sha256Of((await storage.get(key)) ?? Buffer.alloc(0)));
      }

      expect(seen.filter((sha256) => !versions.includes(sha256))).toEqual([]);
    });

    it('readers of an object that is replaced all the time see whole ones', async () => {
      const { storage, environment } = place;
      const bytes = someBytes(3 * MB);
      const versions = [sha256Of(bytes), sha256Of(Buffer.from(bytes).fill(255, 0, 1))];
      const writing = startWriting({ how: 'over', key, bytes: bytes.length, environment });
      await writing.says('written');
      const seen = new Set<string>();
      for (let read = 0; read < 40; read++) seen.add((await storage.inspect(key))?.sha256 ?? 'none');
      await writing.kill();

      expect([...seen].filter((sha256) => !versions.includes(sha256))).toEqual([]);
    });

    it('a byte that changed on the disk is noticed by who knows the hash', async () => {
      const { storage } = place;
      const bytes = someBytes(MB);
      await storage.put(key, bytes);
      const file = await open(place.fileOf(key), 'r+');
      await file.write(Buffer.from([(bytes[500_000] ?? 0) ^ 1]), 0, 1, 500_000);
      await file.close();

      expect(sha256Of((await storage.get(key)) ?? Buffer.alloc(0))).not.toBe(sha256Of(bytes));
      expect(await storage.inspect(key)).toMatchObject({
        bytes: MB,
        sha256: expect.not.stringMatching(sha256Of(bytes)),
      });
    });
  });
}
