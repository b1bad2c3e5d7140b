import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { evidenceReader, newEvidence } from '../../../domain/document/classification/evidence.ts';
import { type Features, featuresOf } from '../../../domain/document/classification/features.ts';
import { wordingsOf } from '../../../domain/document/classification/wordings.ts';
import { indexPage } from '../../../domain/document/indexed-page.ts';
import type { Page } from '../../../domain/document/page.ts';
import { policyTypes } from '../../../domain/policies/registry.ts';

/** A document whose type is known. */
export interface Labelled {
  /** Documents of one house: all of them are left out together. */
  style: string;
  /** Position in the registry; -1 for documents of no type. */
  type: number;
  features: Features;
}

const MOST_PAGES = 8;
const wordings = wordingsOf(policyTypes);
const readPage = evidenceReader(policyTypes, wordings);

/** Documents as pages in JSON, `<type>__<style>_<seed>.json`; forms that print their number are left out. */
export async function collectPages(folder: string): Promise<Labelled[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const labelled: Labelled[] = [];
  for (const file of files) {
    const [type = '', rest = ''] = path.parse(file).name.split('__');
    const pages = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Page[];
    const lines = pages.slice(0, MOST_PAGES).map((page) => indexPage(page).lines);
    if (lines.flat().some((line) => /\bACORD \d{2,3} \(/.test(line))) continue;
    labelled.push(labelledAs({ type, style: `${type}__${rest.replace(/^g\d+-/, '').replace(/_\d+$/, '')}`, lines }));
  }
  return labelled;
}

/** A document of lines. */
export function labelledAs({
  type,
  style,
  lines,
}: {
  type: string;
  style: string;
  lines: readonly (readonly string[])[];
}): Labelled {
  const evidence = newEvidence();
  for (const [index, page] of lines.entries()) readPage(page, index, evidence);
  const at = policyTypes.findIndex(({ id }) => id === type);
  if (at < 0 && type !== 'none') throw new Error(`no policy type ${type}`);
  return { style, type: at, features: featuresOf(policyTypes, wordings, evidence) };
}
