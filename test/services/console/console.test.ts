import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { startChromium } from '../../helpers/chromium.ts';
import { type Stage, startStage } from './stage.ts';
import { describeAsk } from './stories/ask.ts';
import { describeDocuments } from './stories/documents.ts';
import { describeReview } from './stories/review.ts';
import { describeCompare } from './stories/compare.ts';
import { describeJobs } from './stories/jobs.ts';
import { describeNarrow } from './stories/narrow.ts';
import { describeKeys } from './stories/keys.ts';
import { describeShell } from './stories/shell.ts';
import { describeUsage } from './stories/usage.ts';

const browser = await startChromium().catch(() => undefined);

describe.skipIf(!browser)(`the console${browser ? '' : ' (no Chromium starts here)'}`, () => {
  let stage: Stage | undefined;
  const onStage = (): Stage => {
    if (!stage) throw new Error('the stage has not been set');
    return stage;
  };

  beforeAll(async () => {
    stage = browser && (await startStage(browser));
  });

  afterEach(async () => {
    await stage?.closeTabs();
  });

  afterAll(async () => {
    await stage?.stop();
    await browser?.close();
  });

  describeShell(onStage);
  describeDocuments(onStage);
  describeReview(onStage);
  describeAsk(onStage);
  describeCompare(onStage);
  describeJobs(onStage);
  describeUsage(onStage);
  describeKeys(onStage);
  describeNarrow(onStage);
});
