import { readdir, readFile, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPdfReader } from '../../../adapters/pdf/index.ts';
import type { Page } from '../../../domain/document/page.ts';
import { evidenceOf } from '../../../domain/extraction/confidence/document-evidence.ts';
import { type Features, featuresOf } from '../../../domain/extraction/confidence/features.ts';
import { readDocument } from '../../../domain/extraction/extract.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';
import { compare, newTally } from '../accuracy/comparing/compare.ts';
import { rulesOf } from '../accuracy/comparing/rules.ts';

/** A value that the engine gave for a labelled document. */
export interface Judged {
  /** The folder's position and `<type>__<style>_<seed>`. */
  document: string;
  type: string;
  /** Documents by one kit: the folder that they come from, or `NEAREST`. */
  origin: string;
  /** Documents of one house: all of them are left out together. */
  style: string;
  slot: string;
  features: Features;
  isRight: boolean;
}

/** The origin of documents that come nearest to those that nobody has seen. */
export const NEAREST = 'nearest';

const MAX_PAGES = 500;

/** Reads every labelled document of the folders and judges each value that the engine gives. */
export async function collect({
  folders,
  nearest = [],
  keepsPages,
  tell,
}: {
  folders: readonly string[];
  /** Folders of documents that come nearest to those that nobody has seen. */
  nearest?: readonly string[] | undefined;
  /** Whether the pages of documents are kept between runs, in a folder beside them. */
  keepsPages: boolean;
  tell: (line: string) => void;
}): Promise<Judged[]> {
  const threads = Math.min(2, os.availableParallelism());
  const reader = createPdfReader({ threads });
  const readPages = async (file: string): Promise<Page[]> => {
    const { pages } = await reader.read({ bytes: await readFile(file), maxPages: MAX_PAGES });
    return pages;
  };
  const judged: Judged[] = [];
  try {
    for (const [at, folder] of [...folders, ...nearest].entries()) {
      const cache = keepsPages ? path.join(folder, 'pages') : undefined;
      const origin = at < folders.length ? path.basename(folder) : NEAREST;
      const queue = (await readdir(path.join(folder, 'documents'))).filter((file) => file.endsWith('.pdf')).sort();
      const work = async (): Promise<void> => {
        for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
          const name = path.parse(file).name;
          const label = path.join(folder, 'labels', `${name}.json`);
          if (!existsSync(label) || !findPolicyType(name.split('__')[0] ?? '')) continue;
          try {
            const pages = await cached({ cache, name, read: () => readPages(path.join(folder, 'documents', file)) });
            const labelled = JSON.parse(await readFile(label, 'utf8')) as Record<string, unknown>;
            judged.push(...judge({ name, folder: at, origin, pages, label: labelled }));
          } catch (error) {
            tell(`${file}: ${error instanceof Error ? error.message : String(error)}`);
          }
        }
      };
      await Promise.all(Array.from({ length: threads }, work));
    }
  } finally {
    await reader.close();
  }
  return judged.sort((a, b) => (a.document < b.document ? -1 : Number(a.document > b.document)));
}

async function cached({
  cache,
  name,
  read,
}: {
  cache: string | undefined;
  name: string;
  read: () => Promise<Page[]>;
}): Promise<Page[]> {
  if (cache === undefined) return await read();
  await mkdir(cache, { recursive: true });
  const file = path.join(cache, `${name}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Page[];
  const pages = await read();
  await writeFile(file, JSON.stringify(pages));
  return pages;
}

function judge({
  name,
  folder,
  origin,
  pages,
  label,
}: {
  name: string;
  folder: number;
  origin: string;
  pages: readonly Page[];
  label: Record<string, unknown>;
}): Judged[] {
  const [type = '', rest = ''] = name.split('__');
  const policyType = findPolicyType(type);
  if (!policyType) return [];
  const read = readDocument({ policyType, pages });
  const tally = newTally();
  const given = read.assembled.data;
  compare({ label, given, schema: policyType.schema, path: '', pointer: '' }, rulesOf(label), tally);
  const rightness = new Map(tally.judged.map(({ pointer, isRight }) => [pointer, isRight]));
  // documents of one generated family are one style
  const style = `${folder} ${type}__${rest.replace(/^g\d+-/, '').replace(/_\d+$/, '')}`;
  return [...featuresOf(evidenceOf(read))].flatMap(([{ pointer, slot }, features]) => {
    const isRight = rightness.get(pointer);
    return isRight === undefined
      ? []
      : [{ document: `${folder} ${name}`, type, origin, style, slot, features, isRight }];
  });
}
