import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { threadFolder } from '../helpers/compiled.ts';
import { type FakeModel, startFakeModel } from '../helpers/fake-model.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { liveModel, recordedTo, replayedFrom } from '../bench/accuracy/model/bench-model.ts';
import { labelledModel } from '../bench/accuracy/model/labelled-model.ts';
import { runWithModel } from '../bench/accuracy/model/run.ts';

let fake: FakeModel;
let dataset: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'decpage-bench-'));
  dataset = path.join(folder, 'dataset');
  await Promise.all(['documents', 'labels'].map((name) => mkdir(path.join(dataset, name), { recursive: true })));
  const lines = ['Personal Auto Declarations', 'Policy Number: QX-445-1182', 'All that you owe us comes to $812.40'];
  await writeFile(path.join(dataset, 'documents', 'auto__one.pdf'), await plainPdf([lines]));
  const label = { policyNumber: 'QX-445-1182', totalPremium: 812.4 };
  await writeFile(path.join(dataset, 'labels', 'auto__one.json'), JSON.stringify(label));
  fake = await startFakeModel();
  fake.answer({
    text: '{"values":["totalPremium|812.40|1.3"],"tables":[]}',
    usage: { promptTokens: 1_000, completionTokens: 20 },
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function run(model: Parameters<typeof runWithModel>[0]['model'], name: string): Promise<string[]> {
  const lines: string[] = [];
  await runWithModel({
    dataset,
    out: path.join(folder, name),
    engine: 'model',
    model,
    thresholds: { confidence: 0.9, whole: 0.5 },
    prices: { input: 2, output: 10 },
    tell: (line) => lines.push(line.replace(/ +/g, ' ')),
    readerOptions: { threads: 1, threadFolder },
  });
  return lines;
}

describe('the bench of an engine with a model', () => {
  it('tells accuracy and cost beside the rules, records replies, and repeats itself from them without a network', async () => {
    const replies = path.join(folder, 'replies');
    const recorded = await run(await recordedTo(replies, liveModel(fake.model(), 'fake-1')), 'live');
    await fake.close();
    const replayed = await run(await replayedFrom(replies), 'replayed');

    expect(recorded.at(-1)).toMatch(/^all 1 1\.000 0\.500 0\.667 1\.000 1\.000 1\.000 1000 20 1\.0 \d+\.\d 0\.0022$/);
    expect(replayed).toEqual(recorded);
    const data = await readFile(path.join(folder, 'replayed', 'auto__one.json'), 'utf8');
    expect(JSON.parse(data)).toMatchObject({ policyNumber: 'QX-445-1182', totalPremium: 812.4 });
  });

  it('takes the labels for the answers of a model that makes no mistakes', async () => {
    const lines = await run(labelledModel, 'labels');

    expect(lines.at(-1)).toMatch(/^all 1 1\.000 0\.500 0\.667 1\.000 1\.000 1\.000 \d+ \d+ 1\.0 0\.0 /);
  });

  it('says so when a request was not recorded, and keeps the values of the rules', async () => {
    const replies = path.join(folder, 'other');
    await recordedTo(replies, liveModel(fake.model(), 'fake-1'));

    const lines = await run(await replayedFrom(replies), 'unknown');

    expect(lines[0]).toMatch(/^auto__one\.pdf: no reply was recorded for this request/);
    expect(lines.at(-1)).toBe('1 documents were not extracted with the model');
    const data = await readFile(path.join(folder, 'unknown', 'auto__one.json'), 'utf8');
    expect(JSON.parse(data)).toMatchObject({ policyNumber: 'QX-445-1182', totalPremium: null });
  });
});
