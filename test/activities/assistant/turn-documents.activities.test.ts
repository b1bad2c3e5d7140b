import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchPassages } from '../../../activities/assistant/search-passages.ts';
import { gatherDocuments } from '../../../activities/assistant/turn-documents.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createJobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { createDocumentMaintenanceRepository } from '../../../prisma/maintenance/document-maintenance.repository.ts';
import { insertJob, resultJson } from '../../helpers/activity-stage.ts';
import { insertDocumentWithWords } from '../../helpers/insert-document-with-words.ts';
import { openTurnStage, type TurnStage } from './turns.ts';

let stage: TurnStage;
beforeAll(async () => {
  stage = await openTurnStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.prisma.document.deleteMany();
});

interface Kept {
  fileName?: string;
  title?: string;
  data?: object;
  lines?: readonly string[];
  policyType?: string;
}

/** A document with pages whose extraction found this. */
async function keep({ data, lines = ['Declarations'], policyType = 'auto', ...names }: Kept): Promise<string> {
  const documentId = await insertDocumentWithWords(stage, { account: 'first', pages: [lines], ...names });
  if (data !== undefined) await extracted(documentId, data, policyType);
  return documentId;
}

async function extracted(documentId: string, data: object, policyType = 'auto'): Promise<void> {
  const jobId = await insertJob(stage, { documentId, policyType });
  const jobs = withAccountScope(createJobRunRepository(stage.rows));
  await jobs.complete({ jobId, accountId: stage.accountId, step: 1, result: resultJson({ data }) });
}

const gather = async (question: string, more: { earlier?: readonly string[]; within?: readonly string[] } = {}) =>
  await gatherDocuments(stage.sources, {
    accountId: stage.accountId,
    searchScope: more.within ? 'selected_documents' : 'account',
    documentIds: [...(more.within ?? [])],
    question,
    history: (more.earlier ?? []).map((content) => ({ role: 'user', content })),
  });
const named = async (question: string, more = {}) => (await gather(question, more)).named;

describe('a document is found by', () => {
  const travelers = {
    fileName: 'scan-0017.pdf',
    data: {
      carrierName: 'Travelers Home and Marine Insurance Company',
      namedInsureds: ['Marisol Quintero'],
      policyNumber: 'JRA 4471902-06',
      effectiveDate: '2025-03-01',
      vehicles: [{ year: 2019, make: 'HONDA', model: 'CIVIC LX', vin: '1HGCM82633A004352' }],
      mailingAddress: '41 Linden Street, Dover, NH 03820',
    },
  };
  const other = {
    carrierName: 'Acme Mutual',
    namedInsureds: ['Jo Park'],
    policyNumber: 'ZZ-1',
    effectiveDate: '2023-01-01',
  };
  let wanted: string;
  beforeEach(async () => {
    wanted = await keep(travelers);
    await keep({ data: other });
    await keep({ fileName: 'unread.pdf' });
    await keep({ fileName: 'also unread.pdf' });
  });

  it.each([
    ['its carrier', 'What is the collision deductible of the Travelers policy?'],
    ['its insured', "marisol quintero's premium"],
    ['its policy number', 'when does JRA 4471902-06 expire'],
    ['its policy number without signs', 'when does JRA447190206 expire'],
    ['a part of its number', 'who is insured under 4471902?'],
    ['a vehicle', 'is the civic covered'],
    ['the end of a VIN', 'deductible for the car with VIN A004352'],
    ['an address', 'premium for the house on Linden'],
    ['the year of its term', 'the 2025 policy'],
    ['its file name', 'what does scan-0017 say about towing?'],
    ['a name with a typo', 'when does the Travlers policy expire'],
  ])('%s', async (_, question) => {
    // typing errors are mended with words that documents hold
    await stage.prisma.document.update({ where: { id: wanted }, data: { title: 'Travelers' } });

    expect(await named(question)).toEqual([wanted]);
  });

  it('its title, also when that changes', async () => {
    await stage.prisma.document.update({ where: { id: wanted }, data: { title: 'Quimby renewal' } });

    expect(await named('premium of the quimby renewal')).toEqual([wanted]);
  });

  it('what an earlier question named, when this one names none', async () => {
    const earlier = ['Does the Acme policy cover towing?', 'What is the premium of the Travelers policy?'];

    expect(await named('and the deductible?', { earlier })).toEqual([wanted]);
  });

  it('both names of a comparison', async () => {
    expect((await named('Compare the premiums of Travelers and Acme')).length).toBe(2);
  });

  it('no word that many documents are called by', async () => {
    expect(await named('what is the deductible on my policy')).toEqual([]);
  });
});

it('a second name that is told of several insureds means the one of the same insured', async () => {
  const [smith] = await Promise.all([
    keep({ data: { carrierName: 'Progressive', namedInsureds: ['Ann Smith'] } }),
    keep({ data: { carrierName: 'Progressive', namedInsureds: ['Bo Jones'] } }),
    keep({ data: { carrierName: 'Travelers', namedInsureds: ['Bo Jones'] } }),
    keep({ data: { carrierName: 'Erie', namedInsureds: ['Cy Young'] } }),
    keep({ data: { carrierName: 'Erie', namedInsureds: ['Di Moss'] } }),
    keep({ data: { carrierName: 'Erie', namedInsureds: ['Ed Fox'] } }),
  ]);
  const smithToo = await keep({ data: { carrierName: 'Travelers', namedInsureds: ['Ann Smith'] } });

  expect(new Set(await named('Compare Progressive and Travelers for Smith'))).toEqual(new Set([smith, smithToo]));
});

describe('what a turn reads', () => {
  it('begins with the documents that are named, and has pages of each', async () => {
    const long = Array.from({ length: 60 }, (_, at) => `Collision deductible and premium, form ${at}`);
    const first = await keep({ title: 'Acme 2024', lines: ['Acme premium $100'] });
    const second = await keep({ title: 'Zenith 2024', lines: ['Zenith premium $200'] });
    for (let at = 0; at < 6; at++) await keep({ title: `Other ${at}`, lines: long });

    const { documents } = await gather('compare the premiums of acme and zenith');

    expect(new Set(documents.slice(0, 2).map(({ documentId }) => documentId))).toEqual(new Set([first, second]));
    for (const { pages } of documents.slice(0, 2)) expect(pages).toHaveLength(1);
  });

  it('finds pages by words in the short forms of the field', async () => {
    await keep({ title: 'One', lines: ['Windshield repair'] });
    const wanted = await keep({ title: 'Two', lines: ['Uninsured Motorist Property Damage $25,000'] });

    const { documents, words } = await gather('umpd limit?');

    expect(documents[0]?.documentId).toBe(wanted);
    expect(words).toEqual(expect.arrayContaining(['umpd', 'uninsured', 'motorist']));
  });

  it('tells how many documents match when that is more than are read', async () => {
    for (let at = 0; at < 51; at++) await keep({ fileName: `${at}.pdf`, lines: ['Collision deductible $500'] });

    expect(await gather('what is the collision deductible?')).toMatchObject({ unread: 51 });
    expect((await gather('what is the collision deductible?')).documents).toHaveLength(50);
  });

  it('is nothing of what was not selected', async () => {
    const selected = await keep({ title: 'Acme', lines: ['Collision $500'] });
    await keep({ title: 'Zenith', lines: ['Collision $250'] });

    const { documents } = await gather('collision of zenith', { within: [selected] });

    expect(documents.map(({ documentId }) => documentId)).toEqual([selected]);
  });
});

describe('results of documents that were asked before', () => {
  const carriers = async () => (await gather('who is the carrier?')).documents.map(({ result }) => result?.data);

  it('are those of the latest extraction', async () => {
    const documentId = await keep({ data: { carrierName: 'Acme' } });
    const first = await carriers();
    await extracted(documentId, { carrierName: 'Zenith' });

    expect([first, await carriers()]).toEqual([[{ carrierName: 'Acme' }], [{ carrierName: 'Zenith' }]]);
  });

  it('are gone with their documents', async () => {
    const documentId = await keep({ data: { carrierName: 'Acme' } });
    const first = await carriers();
    await stage.prisma.document.delete({ where: { id: documentId } });

    expect([first, await carriers()]).toEqual([[{ carrierName: 'Acme' }], []]);
  });
});

describe('a search', () => {
  const search = async (query: string, within: 'account' | readonly string[]) =>
    await searchPassages(stage.sources, { accountId: stage.accountId, within, query, limit: 8 });

  it('within named documents returns the best there is, with its score', async () => {
    const documentId = await keep({ title: 'Acme', lines: ['Personal Auto Declarations', 'Collision $500'] });

    expect(await search('submarine', [documentId])).toMatchObject([{ documentId, score: 0 }]);
    expect(await search('acme submarine', 'account')).toMatchObject([{ documentId }]);
  });

  it('of the whole account returns nothing when nothing matches', async () => {
    await keep({ title: 'Acme', lines: ['Collision $500'] });

    expect(await search('submarine', 'account')).toEqual([]);
  });
});

it('documents of an earlier release are named by maintenance, some at a time', async () => {
  const ids = [await keep({ title: 'One' }), await keep({ title: 'Two' }), await keep({ title: 'Three' })];
  await stage.prisma.documentName.updateMany({ data: { names: null } });
  const maintenance = createDocumentMaintenanceRepository(stage.prisma);

  expect([await maintenance.nameUnnamed({ limit: 2 }), await maintenance.nameUnnamed({ limit: 2 })]).toEqual([2, 1]);
  expect(await stage.prisma.documentName.count({ where: { documentId: { in: ids }, names: { not: null } } })).toBe(3);
});
