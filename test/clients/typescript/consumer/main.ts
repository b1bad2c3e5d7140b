// A program of a user: it is compiled against the installed package, and prints what it saw as JSON.
import { Decpage, DecpageError, JobFailedError, type Auto, type LossRun } from 'decpage';

type Same<A, B> = [A, B] extends [B, A] ? true : false;

const [policy = '', lossRun = '', broken = '', webhookUrl = ''] = process.argv.slice(2);
const client = new Decpage({ apiKey: process.env.DECPAGE_API_KEY ?? '', baseUrl: process.env.DECPAGE_URL });

const codeOf = (error: unknown): string =>
  error instanceof DecpageError ? `${error.name} ${error.code}` : String(error);

async function extractions(): Promise<object> {
  const auto = await client.extract({ policyType: 'auto', file: policy });
  // this type is read in batches, so a job extracts it
  const claims = await client.extract({ policyType: 'loss_run', file: lossRun });
  const typed: [Same<typeof auto.data, Auto>, Same<typeof claims.data, LossRun>] = [true, true];
  const quote = auto.citations?.['/policyNumber']?.[0]?.quote;
  return { typed, policyNumber: auto.data.policyNumber, quote, claims: claims.data.claims.length };
}

async function jobs(): Promise<object> {
  const percents: number[] = [];
  const job = await client.jobs.createAndWait(
    { policyType: 'auto', file: policy, metadata: { order: 4711 }, webhook: { url: webhookUrl } },
    { onProgress: ({ progress }) => percents.push(progress?.percent ?? 0) },
  );
  const failed = await client.jobs.createAndWait({ policyType: 'auto', file: broken }).catch((error: unknown) => error);
  const listed: string[] = [];
  for await (const { status } of client.jobs.list({ limit: 1 })) listed.push(status);
  return {
    jobId: job.jobId,
    policyNumber: job.result.data.policyNumber,
    metadata: job.metadata,
    lastPercent: percents.at(-1),
    failure: codeOf(failed),
    failedStatus: failed instanceof JobFailedError ? failed.job.status : undefined,
    listed: listed.sort(),
    cancelled: (await client.jobs.cancel(job.jobId)).status,
  };
}

async function documents(): Promise<object> {
  const stages: string[] = [];
  const document = await client.documents.upload(policy, {
    title: 'Marta',
    documentType: 'auto policy',
    wait: true,
    onProgress: ({ stage }) => stages.push(stage),
  });
  const { documentId } = document;
  const bytes = new TextEncoder().encode('words');
  const refused = await client.documents.upload(bytes, { fileName: 'words.pdf' }).catch(codeOf);
  const found = await client.documents.list({ query: 'Ellison' }).first(5);
  const picture = await client.documents.page(documentId, 1);
  const answer = await client.ask({ message: 'What is the policy number?', documentIds: [documentId] });
  let streamed = '';
  for await (const event of client.turns.stream({ message: 'Who is insured?', documentIds: [documentId] })) {
    if (event.type === 'text-delta') streamed += event.delta;
  }
  const titles = (await client.sessions.list().first(9)).length;
  await client.documents.delete(documentId);
  return {
    fileName: document.fileName,
    stages: [stages[0], stages.at(-1)],
    refused,
    found: found.map(({ title }) => title),
    picture: picture.type,
    answer: answer.message?.content,
    cited: answer.message?.citations[0]?.page,
    streamed,
    sessions: titles,
    afterDeletion: await client.documents.get(documentId).catch(codeOf),
  };
}

async function account(): Promise<object> {
  const { scopes } = (await client.ping()).user;
  const made = await client.keys.create({ name: 'narrow', scopes: ['policies:read'] });
  const narrow = new Decpage({ apiKey: made.key, baseUrl: process.env.DECPAGE_URL });
  const types = (await narrow.policies.list()).map(({ type }) => type);
  const refused: DecpageError = await narrow.usage.get().then(
    () => Promise.reject(new Error('It was not refused.')),
    (error: DecpageError) => error,
  );
  await client.keys.revoke(made.keyId);
  return {
    scopes: scopes.length,
    types: types.includes('loss_run'),
    schema: (await client.policies.schema('auto')).type,
    refused: [codeOf(refused), ...refused.required],
    extractions: (await client.usage.get()).usage.extractions,
    secret: (await client.webhooks.secret()).secret,
  };
}

const seen = { ...(await extractions()), jobs: await jobs(), documents: await documents(), account: await account() };
console.log(JSON.stringify(seen));
