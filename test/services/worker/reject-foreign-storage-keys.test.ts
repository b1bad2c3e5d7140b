import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ApplicationFailure } from '@temporalio/activity';
import { objectKeys } from '../../../adapters/storage/index.ts';
import { rejectForeignStorageKeys } from '../../../services/worker/reject-foreign-storage-keys.ts';

const accountId = '6a0c6f5e-0d2b-4d1e-9f43-1f6a3a2b7c01';
const stranger = '6a0c6f5e-0d2b-4d1e-9f43-1f6a3a2b7c02';
const sha256 = 'ab'.repeat(32);
const id = '0d2b4d1e-9f43-4f6a-8a2b-7c016a0c6f5e';

/** Where a payload names an object: a stored one, or a key itself. */
type KeyField = { name: string; isKeyItself?: true };
const field = (name: string): KeyField => ({ name });

/** Every activity, and the fields of its payload that say where something lies in storage. */
const payloads: Record<string, readonly KeyField[]> = {
  answerFromDocuments: [],
  answerFromModel: [field('conversation'), field('reply')],
  askModelRange: [],
  attemptDelivery: [],
  beginConversation: [],
  callModel: [field('conversation'), { name: 'replyKey', isKeyItself: true }],
  callTool: [],
  completeJob: [field('result')],
  drawPage: [field('document')],
  endUnextracted: [],
  endWithJob: [],
  expireSessions: [],
  expireUploads: [],
  extractBatches: [],
  extractDocument: [field('document')],
  extractKeepingPages: [field('document')],
  extractWithModel: [field('document'), field('rules')],
  failDocument: [],
  failJob: [],
  failTurn: [],
  fetchDocument: [],
  fetchHeldDocument: [],
  giveUpDelivery: [],
  keepRules: [field('rules')],
  mergeModelRanges: [field('document'), field('rules')],
  nextTurn: [],
  noteToolCalls: [field('reply')],
  orderExtraction: [],
  readBatch: [field('document')],
  readDocumentPages: [field('object')],
  reconcileDeliveries: [],
  reconcileDocuments: [],
  reconcileJobs: [],
  removeExpired: [],
  sumUsageEvents: [],
  tellToolResults: [field('conversation'), field('reply')],
  wakeSessions: [],
};

type Activity = (payload: object) => Promise<unknown>;

/** Whatever an activity is handed; using any of it is an error here. */
const nothingToUse: Record<string, unknown> = new Proxy(
  {},
  {
    get: (_, name) => () => {
      throw new Error(`the activity went on to use ${String(name)}`);
    },
  },
);

async function allActivities(): Promise<Record<string, Activity>> {
  const folder = path.resolve('activities');
  const all: Record<string, Activity> = {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.activities.ts'))) {
    const module = (await import(pathToFileURL(path.join(folder, file)).href)) as Record<string, unknown>;
    for (const [name, create] of Object.entries(module)) {
      if (!/^create\w+Activities$/.test(name)) continue;
      const dependencies = new Proxy({}, { get: () => nothingToUse });
      Object.assign(all, (create as (dependencies: object) => object)(dependencies));
    }
  }
  return all;
}

/** Runs an activity as a worker does, as far as its own first use of anything. */
async function run(activity: Activity, payload: object): Promise<unknown> {
  const { inbound } = rejectForeignStorageKeys();
  const input = { args: [payload], headers: {} };
  return await inbound.execute(input, async ({ args }) => await activity(args[0] as object)).catch((error) => error);
}

const own = { key: objectKeys.document({ accountId, sha256 }), sha256, bytes: 3 };
const ids = { accountId, jobId: id, documentId: id, turnId: id, sessionId: id, step: 1, index: 0, batches: 1 };

function payloadOf(name: string, named?: { field: KeyField; key: string }): object {
  const objects = (payloads[name] ?? []).map(({ name: at, isKeyItself }) => {
    const key = at === named?.field.name ? named.key : own.key;
    return [at, isKeyItself ? key : { ...own, key }];
  });
  return { ...ids, ...Object.fromEntries(objects) };
}

const foreignKeys = {
  'another account': objectKeys.document({ accountId: stranger, sha256 }),
  'a job of another account': `${objectKeys.jobFolder({ accountId: stranger, jobId: id })}/result.json`,
  'a way out of its own folder': `accounts/${accountId}/../${stranger}/documents/${sha256}`,
  'a way out that is encoded': `accounts/${accountId}/%2e%2e/${stranger}/documents/${sha256}`,
  'a way out with backslashes': `accounts/${accountId}/..\\${stranger}\\documents\\${sha256}`,
  'an account whose name begins alike': `accounts/${accountId}0/documents/${sha256}`,
  'an upload of its own': objectKeys.upload({ accountId, documentId: id }),
  'an upload of another account': objectKeys.upload({ accountId: stranger, documentId: id }),
  'a file of the machine': '/etc/passwd',
  'the folder itself': `accounts/${accountId}`,
  'everybody’s folder': 'accounts',
  nothing: '',
};

const final = expect.objectContaining({ type: 'foreign_storage_key', nonRetryable: true });

describe('every activity', () => {
  it('stands in the list of this test with the storage keys that its payload holds', async () => {
    expect(Object.keys(await allActivities()).sort()).toEqual(Object.keys(payloads).sort());
  });

  const withKeys = Object.entries(payloads).flatMap(([name, fields]) => fields.map((at) => ({ name, at })));

  it.each(withKeys)('$name refuses for good whatever lies outside of its account: $at.name', async ({ name, at }) => {
    const activity = (await allActivities())[name];
    if (!activity) throw new Error(`no activity ${name}`);
    for (const [what, key] of Object.entries(foreignKeys)) {
      const failure = await run(activity, payloadOf(name, { field: at, key }));
      expect({ what, failure }).toEqual({ what, failure: final });
      expect((failure as ApplicationFailure).message).not.toContain(stranger);
    }
  });

  it('gets to its work with the keys of its own account', async () => {
    for (const [name, activity] of Object.entries(await allActivities())) {
      expect({ name, failure: await run(activity, payloadOf(name)) }).not.toEqual({ name, failure: final });
    }
  });

  it.each(['jobId', 'documentId', 'turnId', 'accountId'])('refuses a path as its %s', async (name) => {
    const reached: unknown[] = [];
    const activity = async (payload: object) => void reached.push(payload);
    for (const path of [`../${stranger}`, `../../${stranger}/jobs/${id}`, `${id}/x`, '..', '.', '']) {
      expect(await run(activity, { ...ids, [name]: path })).toEqual(final);
    }
    expect(reached).toEqual([]);
  });
});

describe('a payload without an account', () => {
  const activity = async () => 'done';
  const conversation = { key: `${objectKeys.turnFolder({ accountId, turnId: id })}/conversation-0.json` };

  it('stays within the account of what it reads', async () => {
    const reply = (owner: string) => `${objectKeys.turnFolder({ accountId: owner, turnId: id })}/reply-1.json`;
    expect(await run(activity, { conversation, replyKey: reply(accountId) })).toBe('done');
    expect(await run(activity, { conversation, replyKey: reply(stranger) })).toEqual(final);
  });
});

describe('a payload of whatever form', () => {
  const activity = async () => 'done';

  it.each([
    { what: 'deep inside', payload: { work: [{ parts: { source: { key: foreignKeys['another account'] } } }] } },
    { what: 'under another name', payload: { picture: foreignKeys['another account'] } },
    { what: 'in a list', payload: { pages: [own.key, foreignKeys['another account']] } },
  ])('is refused for a key that stands $what', async ({ payload }) => {
    expect(await run(activity, { ...ids, ...payload })).toEqual(final);
  });

  it('may hold other text', async () => {
    const error = { code: 'timeout', message: 'The key of accounts is not here.' };
    expect(await run(activity, { ...ids, error, delivery: null, range: { first: 1 } })).toBe('done');
  });
});
