import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Model } from '../../../../adapters/model/index.ts';
import { ModelError } from '../../../../domain/model/model-error.ts';
import type { ModelLimits, ModelReply, ModelRequest } from '../../../../domain/model/model.ts';

/** A reply, and how long the model took for it. */
export interface TimedReply {
  reply: ModelReply;
  seconds: number;
}

/** A model of a bench: live, or replies that were recorded. */
export interface BenchModel {
  name: string;
  limits: ModelLimits;
  complete(request: ModelRequest): Promise<TimedReply>;
}

const mostAttempts = 6;
const firstPauseMs = 1_000;

/** The configured model; a provider that is busy is asked again. */
export function liveModel(model: Model, name: string): BenchModel {
  return {
    name,
    limits: model.limits,
    async complete(request) {
      for (let attempt = 1; ; attempt++) {
        const started = performance.now();
        try {
          const reply = await model.complete(request);
          return { reply, seconds: (performance.now() - started) / 1000 };
        } catch (error) {
          if (!(error instanceof ModelError) || !error.retryable || attempt === mostAttempts) throw error;
          await sleep(error.retryAfterMs ?? firstPauseMs * 2 ** attempt);
        }
      }
    },
  };
}

/** Writes every reply to a folder, one file a call, named by the hash of its request; replies that are there are not asked for again. */
export async function recordedTo(folder: string, model: BenchModel): Promise<BenchModel> {
  await mkdir(folder, { recursive: true });
  const { name, limits } = model;
  await writeFile(path.join(folder, settingsFile), `${JSON.stringify({ name, limits }, null, 2)}\n`);
  return {
    ...model,
    async complete(request) {
      const file = fileOf(folder, request);
      const known = await readReply(file);
      if (known) return known;
      const timed = await model.complete(request);
      await writeFile(file, `${JSON.stringify(timed, null, 2)}\n`);
      return timed;
    },
  };
}

/** A model that answers with recorded replies only. */
export async function replayedFrom(folder: string): Promise<BenchModel> {
  const settings = JSON.parse(await readFile(path.join(folder, settingsFile), 'utf8')) as {
    name: string;
    limits: ModelLimits;
  };
  return {
    ...settings,
    async complete(request) {
      const known = await readReply(fileOf(folder, request));
      if (known) return known;
      throw new Error('no reply was recorded for this request: documents, rules or prompts have changed since');
    },
  };
}

const settingsFile = 'model.json';

function fileOf(folder: string, request: ModelRequest): string {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return path.join(folder, `${hash}.json`);
}

async function readReply(file: string): Promise<TimedReply | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as TimedReply;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
