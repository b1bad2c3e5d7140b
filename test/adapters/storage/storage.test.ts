import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { objectKeys, type Storage, StorageError } from '../../../adapters/storage/index.ts';
import { inChunks, sha256Of, someBytes } from './bytes.ts';
import { kinds, type Place } from './kinds.ts';

const MB = 1024 * 1024;
const maxBytes = 50 * MB;
const accountId = '6f8f6f3e-0000-4000-8000-000000000001';
const freshUpload = (): string => objectKeys.upload({ accountId, documentId: randomUUID() });

// one promise for both kinds: what holds for a folder holds for S3
for (const kind of kinds) {
  kind.describe(`storage in ${kind.name}`, () => {
    let place: Place;
    let storage: Storage;
    beforeAll(async () => {
      place = await kind.open();
      storage = place.storage;
    });
    afterAll(async () => {
      await place.close();
    });

    async function codeOf(writing: Promise<unknown>): Promise<string> {
      try {
        await writing;
      } catch (error) {
        if (error instanceof StorageError) return error.code;
        throw error;
      }
      return 'none';
    }

    it('gives back what was put, and undefined for what never was', async () => {
      const bytes = Buffer.from('%PDF-1.7');
      const key = objectKeys.document({ accountId, sha256: sha256Of(bytes) });

      await storage.put(key, bytes);

      expect(Buffer.from((await storage.get(key)) ?? [])).toEqual(bytes);
      expect([await storage.has(key), await storage.has(`${key}0`)]).toEqual([true, false]);
      expect(await storage.get(`${key}0`)).toBeUndefined();
      expect(await storage.get('nowhere/at/all')).toBeUndefined();
    });

    it('lists the objects of a folder in pages, each with the time of its last write', async () => {
      const since = Date.now() - 5_000;
      const keys = ['a', 'b', 'b0', 'c', 'd'].map((name) => `listed/here/${name}`);
      for (const key of [...keys.toReversed(), 'listed/here/below/e', 'listed/hereafter/a', 'listed/f'])
        await storage.put(key, Buffer.from('x'));

      const found: Awaited<ReturnType<Storage['list']>>['objects'] = [];
      let pages = 0;
      let after: string | undefined;
      do {
        const page = await storage.list({ folder: 'listed/here', after, limit: 2 });
        expect(page.objects.length).toBeLessThanOrEqual(2);
        found.push(...page.objects);
        pages += 1;
        after = page.next;
      } while (after !== undefined);

      expect(found.map(({ key }) => key)).toEqual(keys);
      expect(pages).toBeGreaterThanOrEqual(3);
      expect(found.filter(({ modifiedAt }) => modifiedAt.getTime() < since)).toEqual([]);
      expect(await storage.list({ folder: 'listed/nowhere', limit: 2 })).toEqual({ objects: [], next: undefined });
      await expect(storage.list({ folder: '../listed', limit: 2 })).rejects.toThrow('not a storage key');
    });

    it('keeps an object of no bytes', async () => {
      await storage.put('empty/put', Buffer.alloc(0));
      await storage.putStream({ key: 'empty/stream', source: Readable.from([]), maxBytes });

      expect(await storage.get('empty/put')).toHaveLength(0);
      expect(await storage.inspect('empty/stream')).toMatchObject({ bytes: 0 });
    });

    it('replaces an object whole', async () => {
      await storage.put('replaced/object', someBytes(100_000));
      await storage.put('replaced/object', Buffer.from('b'));

      expect(Buffer.from((await storage.get('replaced/object')) ?? []).toString()).toBe('b');
    });

    // S3 takes the larger ones in parts of 8 MB
    it.each([1, 60_001, 8 * MB, 8 * MB + 1, 20 * MB])(
      'writes a stream of %i bytes, counted and hashed',
      async (length) => {
        const key = freshUpload();
        const bytes = someBytes(length);

        const written = await storage.putStream({ key, source: inChunks(bytes), maxBytes });

        expect(written).toEqual({ bytes: length, sha256: sha256Of(bytes) });
        expect(sha256Of((await storage.get(key)) ?? Buffer.alloc(0))).toBe(written.sha256);
      },
    );

    it('writes a stream that is what was announced', async () => {
      const key = freshUpload();
      const bytes = someBytes(200_000);
      const announced = { sizeBytes: bytes.length, sha256: sha256Of(bytes).toUpperCase() };

      await storage.putStream({ key, source: Readable.from(inChunks(bytes)), maxBytes: bytes.length, ...announced });

      expect(await storage.get(key)).toHaveLength(bytes.length);
    });

    const bytes = someBytes(300_000);
    const large = someBytes(18 * MB);
    it.each([
      ['too_large', 'more than allowed', { source: () => inChunks(bytes), maxBytes: 299_999 }],
      ['too_large', 'more than allowed, after parts were sent', { source: () => inChunks(large), maxBytes: 17 * MB }],
      ['wrong_size', 'more than announced', { source: () => inChunks(bytes), sizeBytes: 299_999 }],
      ['wrong_size', 'fewer than announced', { source: () => inChunks(bytes), sizeBytes: 300_001 }],
      ['wrong_hash', 'others than announced', { source: () => inChunks(bytes), sha256: 'ab'.repeat(32) }],
      ['wrong_hash', 'others than announced, in parts', { source: () => inChunks(large), sha256: 'ab'.repeat(32) }],
      ['broken_off', 'cut off', { source: () => inChunks(bytes, { breaksAfter: 200_000 }) }],
      ['broken_off', 'cut off after parts were sent', { source: () => inChunks(large, { breaksAfter: 17 * MB }) }],
    ])('says %s of bytes that are %s, and keeps nothing', async (code, _what, { source, ...expected }) => {
      const key = freshUpload();

      expect(await codeOf(storage.putStream({ key, source: source(), maxBytes, ...expected }))).toBe(code);

      expect(await storage.get(key)).toBeUndefined();
      expect(await storage.inspect(key)).toBeUndefined();
    });

    it('leaves nothing to be swept when a stream breaks off', async () => {
      await storage.sweep({ olderThanSeconds: -5 });

      const source = inChunks(large, { breaksAfter: 17 * MB });
      expect(await codeOf(storage.putStream({ key: freshUpload(), source, maxBytes }))).toBe('broken_off');

      expect(await storage.sweep({ olderThanSeconds: -5 })).toBe(0);
    });

    it('leaves the object that was there when its successor breaks off', async () => {
      const key = freshUpload();
      await storage.put(key, Buffer.from('first'));

      const source = inChunks(bytes, { breaksAfter: 100_000 });
      expect(await codeOf(storage.putStream({ key, source, maxBytes }))).toBe('broken_off');

      expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('first');
    });

    it('closes a source that it leaves early', async () => {
      const source = Readable.from(inChunks(bytes));

      expect(await codeOf(storage.putStream({ key: freshUpload(), source, maxBytes: 10 }))).toBe('too_large');

      expect(source.destroyed).toBe(true);
    });

    it.each([1_000, 9 * MB])('takes one of several streams of %i bytes that may be written once', async (length) => {
      const key = freshUpload();
      const rivals = [1, 2, 3].map((rival) => someBytes(length + rival));
      const write = (source: Buffer) => storage.putStream({ key, source: inChunks(source), maxBytes, once: true });

      const codes = await Promise.all(rivals.map((source) => codeOf(write(source))));
      const late = await codeOf(write(someBytes(10)));

      expect(codes.sort()).toEqual(['already_there', 'already_there', 'none']);
      expect(late).toBe('already_there');
      expect(rivals.map(sha256Of)).toContain((await storage.inspect(key))?.sha256);
    });

    it('tells what an object is by reading it once', async () => {
      const key = freshUpload();
      await storage.put(key, bytes);

      expect(await storage.inspect(key)).toEqual({
        bytes: bytes.length,
        sha256: sha256Of(bytes),
        start: bytes.subarray(0, 1_024),
      });
    });

    it('moves an upload to its document, where equal bytes are kept once', async () => {
      const [first, second] = [freshUpload(), freshUpload()];
      const to = objectKeys.document({ accountId, sha256: sha256Of(bytes) });
      await storage.put(first, bytes);
      await storage.put(second, bytes);

      expect(await storage.move({ from: first, to })).toBe(true);
      expect(await storage.move({ from: second, to })).toBe(true);

      expect(sha256Of((await storage.get(to)) ?? Buffer.alloc(0))).toBe(sha256Of(bytes));
      expect(await storage.get(first)).toBeUndefined();
      expect(await storage.get(second)).toBeUndefined();
    });

    it('says so when there is nothing to move, and harms nothing', async () => {
      const to = objectKeys.document({ accountId, sha256: 'cd'.repeat(32) });
      await storage.put(to, Buffer.from('kept'));

      expect(await storage.move({ from: freshUpload(), to })).toBe(false);

      expect(Buffer.from((await storage.get(to)) ?? []).toString()).toBe('kept');
    });

    it('removes an object, everything in the folder of that name, and nothing beside it', async () => {
      const folder = objectKeys.jobFolder({ accountId, jobId: 'j1' });
      const kept = [`${folder}2/result.json`, objectKeys.jobFolder({ accountId, jobId: 'j2' })];
      const gone = [`${folder}/result.json`, `${folder}/pages/0001.json`, 'single/object'];
      for (const key of [...kept, ...gone]) await storage.put(key, Buffer.from('{}'));

      for (const key of [folder, folder, 'single/object', 'never/was']) await storage.removeAll(key);

      for (const key of gone) expect(await storage.get(key)).toBeUndefined();
      for (const key of kept) expect(await storage.get(key)).toBeDefined();
    });

    it('removes an object that is old enough, and leaves one that was just written', async () => {
      const key = objectKeys.document({ accountId, sha256: '12'.repeat(32) });
      await storage.put(key, bytes);

      expect(await storage.removeOld({ key, olderThanSeconds: 3_600 })).toBe(false);
      expect(await storage.get(key)).toBeDefined();
      expect(await storage.removeOld({ key, olderThanSeconds: -5 })).toBe(true);
      expect(await storage.get(key)).toBeUndefined();
      expect(await storage.removeOld({ key, olderThanSeconds: 3_600 })).toBe(true);
    });

    it('sweeps uploads that are old enough, and no documents', async () => {
      const [upload, document] = [freshUpload(), objectKeys.document({ accountId, sha256: 'ef'.repeat(32) })];
      for (const key of [upload, document]) await storage.put(key, bytes);

      await storage.sweep({ olderThanSeconds: 3_600 });
      expect(await storage.get(upload)).toBeDefined();
      const swept = await storage.sweep({ olderThanSeconds: -5 });

      expect(swept).toBeGreaterThanOrEqual(1);
      expect(await storage.get(upload)).toBeUndefined();
      expect(await storage.get(document)).toBeDefined();
    });

    it('says that it can be used', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });

    it.each([
      '../escape',
      '/etc/passwd',
      'a/../b',
      'a//b',
      'a/./b',
      'a/',
      '.hidden',
      'a/.hidden',
      'a\\b',
      'a\0b',
      'a b',
      'a%2e%2e/b',
      '',
      'A/b',
      'a'.repeat(257),
    ])('refuses the key %j', async (key) => {
      const expiresAt = new Date(Date.now() + 60_000);
      const attempts: (() => Promise<unknown>)[] = [
        () => storage.put(key, bytes),
        () => storage.putStream({ key, source: inChunks(bytes), maxBytes }),
        () => storage.get(key),
        () => storage.inspect(key),
        () => storage.move({ from: key, to: 'a/b' }),
        () => storage.move({ from: 'a/b', to: key }),
        () => storage.removeAll(key),
        () => storage.removeOld({ key, olderThanSeconds: 0 }),
        () => storage.prepareUpload({ key, maxBytes, sizeBytes: 10, contentType: 'application/pdf', expiresAt }),
      ];

      for (const attempt of attempts) {
        await expect(attempt()).rejects.toThrow('not a storage key');
      }
    });
  });
}
