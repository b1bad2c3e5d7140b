import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createObjectSweep } from '../../../activities/maintenance/object-sweep.ts';
import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createObjectSweepRepository } from '../../../prisma/maintenance/object-sweep.repository.ts';
import { type ActivityStage, insertJob, openActivityStage } from '../../helpers/activity-stage.ts';
import { insertDocument } from '../../helpers/insert-document.ts';

const { document: documentKey, documentFolder } = objectKeys;
const day = 24 * 3_600_000;

let stage: ActivityStage;
let otherAccountId: string;
/** When each object was last written. */
let written: Map<string, Date>;
let lookedAt: string[];
beforeAll(async () => {
  stage = await openActivityStage();
  ({ accountId: otherAccountId } = await createAccountRepository(stage.prisma).ensureAccount('other'));
});
afterAll(() => stage.close());
beforeEach(async () => {
  [written, lookedAt] = [new Map(), []];
  await stage.prisma.setting.deleteMany();
  await stage.prisma.unusedObject.deleteMany();
});

/** Storage with a page of two objects, however many are asked for. */
const storage: Pick<Storage, 'list'> = {
  async list({ folder, after = '' }): ReturnType<Storage['list']> {
    lookedAt.push(folder);
    const keys = [...written.keys()].filter((key) => key.startsWith(`${folder}/`) && key > after).sort();
    const objects = keys.slice(0, 2).map((key) => ({ key, modifiedAt: written.get(key) ?? new Date() }));
    return { objects, next: keys.length > 2 ? objects.at(-1)?.key : undefined };
  },
};

function stored({ accountId = stage.accountId, days = 30 } = {}): string {
  const key = documentKey({ accountId, sha256: randomUUID().replaceAll('-', '') });
  written.set(key, new Date(Date.now() - days * day));
  return key;
}

async function sweep({ pagesAtOnce = 100 } = {}): Promise<{ noted: number }> {
  const repository = createObjectSweepRepository(stage.prisma);
  return await createObjectSweep({ sweep: repository, storage, documentFolder, pagesAtOnce })(() => undefined);
}

const noted = async (): Promise<string[]> =>
  (await stage.prisma.unusedObject.findMany({ select: { objectKey: true } })).map(({ objectKey }) => objectKey).sort();

describe('the sweep for documents without a row', () => {
  it('notes those of every account that no job and no document refers to', async () => {
    const [ofJob, ofDocument] = [stored(), stored()];
    await insertJob(stage, { documentKey: ofJob });
    await insertDocument(stage.prisma, stage, { objectKey: ofDocument });
    const orphans = [stored(), stored(), stored(), stored({ accountId: otherAccountId })];

    expect(await sweep()).toEqual({ noted: 4 });
    expect(await noted()).toEqual(orphans.sort());
  });

  it('leaves those whose row may still follow', async () => {
    stored({ days: 1.9 });
    const old = stored({ days: 2.1 });

    expect(await sweep()).toEqual({ noted: 1 });
    expect(await noted()).toEqual([old]);
  });

  it('looks at no more than a part in a run, and goes on there with the next one', async () => {
    const orphans = Array.from({ length: 5 }, () => stored());

    await sweep({ pagesAtOnce: 2 });
    expect(lookedAt).toHaveLength(2);
    await sweep({ pagesAtOnce: 2 });
    expect(await noted()).toEqual(orphans.sort());
    expect(lookedAt).toHaveLength(4);
  });

  it('that is over begins again after a day', async () => {
    await sweep();
    const late = stored();
    expect(await sweep()).toEqual({ noted: 0 });
    expect(lookedAt).toHaveLength(2);

    const kept = await stage.prisma.setting.findUniqueOrThrow({ where: { name: 'object_sweep' } });
    const aged = JSON.stringify({ ...JSON.parse(kept.value), since: new Date(Date.now() - 1.1 * day).toISOString() });
    await stage.prisma.setting.update({ where: { name: 'object_sweep' }, data: { value: aged } });
    expect(await sweep()).toEqual({ noted: 1 });
    expect(await noted()).toEqual([late]);
  });

  it('looks at the same part again after storage was away', async () => {
    const orphan = stored();
    const { list } = storage;
    storage.list = () => Promise.reject(new Error('no answer'));
    await expect(sweep()).rejects.toThrow('no answer');
    storage.list = list;

    expect(await sweep()).toEqual({ noted: 1 });
    expect(await noted()).toEqual([orphan]);
  });
});
