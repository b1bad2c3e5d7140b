import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPageActivities, type PageActivities } from '../../../activities/documents/page.activities.ts';
import { type CostlyDocumentCache, createCostlyDocumentCache } from '../../../activities/costly-document-cache.ts';
import type { PdfReader } from '../../../adapters/pdf/index.ts';
import { objectKeys } from '../../../adapters/storage/index.ts';
import { DocumentError } from '../../../domain/document/document-error.ts';
import { type DrawPageInput, noSuchPage } from '../../../domain/orchestration.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createStoredDocumentRepository } from '../../../prisma/documents/stored-document.repository.ts';
import { type ActivityStage, openActivityStage } from '../../helpers/activity-stage.ts';
import { attempt } from '../../helpers/attempt.ts';
import { fakeReader, untilAborted } from '../../helpers/fake-reader.ts';
import { insertDocument } from '../../helpers/insert-document.ts';

let stage: ActivityStage;
let costly: CostlyDocumentCache;
let request: DrawPageInput;
let picture: string;
beforeAll(async () => {
  stage = await openActivityStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  costly = createCostlyDocumentCache({ minutes: 10, most: 10 });
  const { accountId } = stage;
  const documentId = await insertDocument(stage.prisma, stage);
  const bytes = Buffer.from(`%PDF-1.7 ${documentId}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = objectKeys.document({ accountId, sha256 });
  await stage.storage.put(key, bytes);
  request = { documentId, accountId, document: { key, sha256, bytes: bytes.length }, number: 2 };
  picture = objectKeys.page({ accountId, documentId, number: 2 });
});

const png = Buffer.from('\u0089PNG');
const rendering: PdfReader['render'] = async () => ({ png, width: 10, height: 10 });
const unused: PdfReader['render'] = () => Promise.reject(new Error('nothing is to be drawn'));

function activities(render: PdfReader['render'] = rendering): PageActivities {
  return createPageActivities({
    costly,
    storedDocuments: withAccountScope(createStoredDocumentRepository(stage.rows)),
    reader: fakeReader({ render }),
    storage: stage.storage,
    pageKey: objectKeys.page,
  });
}

describe('drawing a page', () => {
  it('stores its picture', async () => {
    await attempt().call(activities(), 'drawPage', request);

    expect(Buffer.from((await stage.storage.get(picture)) ?? [])).toEqual(png);
  });

  it('is not tried a second time, for what took down the first worker would take down the next', async () => {
    await expect(attempt(2).call(activities(unused), 'drawPage', request)).rejects.toMatchObject({
      type: 'not_drawn',
      nonRetryable: true,
    });
  });

  it('says for good that there is no such page', async () => {
    const render = () => Promise.reject(new RangeError('page 2 of 1'));

    await expect(attempt().call(activities(render), 'drawPage', request)).rejects.toMatchObject({
      type: noSuchPage,
      nonRetryable: true,
    });
  });

  it('draws nothing of a document that is not the accepted one', async () => {
    await stage.storage.put(request.document.key, Buffer.from('%PDF-1.7 another'));

    await expect(attempt().call(activities(unused), 'drawPage', request)).rejects.toMatchObject({
      type: 'document_corrupt',
    });
  });

  it('that takes too long is refused at once the next time, for every document of the same bytes', async () => {
    const render = () => Promise.reject(new DocumentError('document_resource_limit', 'It was not drawn within 5 s.'));
    await attempt()
      .call(activities(render), 'drawPage', request)
      .catch(() => undefined);
    const twin = { ...request, documentId: await insertDocument(stage.prisma, stage) };

    await expect(attempt().call(activities(unused), 'drawPage', twin)).rejects.toMatchObject({
      type: 'document_resource_limit',
      nonRetryable: true,
      message: expect.stringContaining('not tried again before'),
    });
    await expect(attempt().call(activities(), 'drawPage', { ...twin, number: 1 })).resolves.toBeUndefined();
  });

  it('ends with its cancellation', async () => {
    const running = attempt();
    const render: PdfReader['render'] = async ({ signal }) => {
      setImmediate(running.cancel);
      return await untilAborted(signal);
    };

    await expect(running.call(activities(render), 'drawPage', request)).rejects.toMatchObject({
      name: 'CancelledFailure',
    });
  });
});

describe('the page of a document that was deleted', () => {
  const remove = () => stage.prisma.document.delete({ where: { id: request.documentId } });

  it('is not drawn, and a picture that an earlier attempt left is removed', async () => {
    await stage.storage.put(picture, png);
    await remove();
    await attempt(2).call(activities(unused), 'drawPage', request);

    expect(await stage.storage.get(picture)).toBeUndefined();
  });

  it('leaves no picture when it was deleted while it was drawn', async () => {
    const render: PdfReader['render'] = async (given) => {
      await remove();
      return await rendering(given);
    };
    await attempt().call(activities(render), 'drawPage', request);

    expect(await stage.storage.get(picture)).toBeUndefined();
  });
});
