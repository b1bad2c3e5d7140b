import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { PdfReader } from '../../../adapters/pdf/index.ts';
import { resultSchemaOf } from '../../../domain/policies/registry.ts';
import type { Printer } from './browser.ts';
import { completeLabel } from './label.ts';
import { findUnprinted } from './printed.ts';
import { createRandom } from './random.ts';
import { scanned } from './scan.ts';
import { skewed } from './skew.ts';
import type { Drawn } from './style.ts';
import type { FoundStyle } from './styles.ts';
import { drawnType } from './types.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
// the package has no types for its ESM default export
(addFormats as unknown as (to: Ajv2020) => void)(ajv);

export interface Drawing {
  name: string;
  /** 0 when the document was there already, drawn by the same program. */
  pages: number;
  problems: string[];
}

interface Tools {
  out: string;
  printer: Printer;
  reader: PdfReader;
}

/** Prints one document of a style and its label to `out`, and checks both. */
export async function draw({
  found: { style, version },
  seed,
  ...tools
}: { found: FoundStyle; seed: string } & Tools): Promise<Drawing> {
  const { policyType, name } = style;
  return await drawDocument({
    name: `${policyType}__${name}_${seed}`,
    policyType,
    source: `drawn: ${name}, seed ${seed}, program ${version}`,
    build: () => style.build(createRandom(`${policyType}/${name}/${seed}`)),
    ...tools,
  });
}

/** Prints what `build` composes; a document whose label names the same `source` stays as it is. */
export async function drawDocument({
  name,
  policyType: typeId,
  source,
  build,
  out,
  printer,
  reader,
}: { name: string; policyType: string; source: string; build: () => Drawn } & Tools): Promise<Drawing> {
  const type = drawnType(typeId);
  if (type === undefined) return { name, pages: 0, problems: [`no policy type ${typeId}`] };
  const labelFile = path.join(out, 'labels', `${name}.json`);
  if ((await sourceOf(labelFile)) === source) return { name, pages: 0, problems: [] };

  const { html, label, print } = build();
  const complete = { ...completeLabel(type.schema, label), _source: source };
  const data = Object.fromEntries(Object.entries(complete).filter(([key]) => !key.startsWith('_')));
  const validate = ajv.getSchema(`urn:policy-type:${typeId}`) ?? ajv.compile(resultSchemaOf(type));
  const bytes = await printer.print({ html, print });
  const { pages, pageCount } = await reader.read({ bytes, maxPages: 500 });
  const problems = [
    ...(validate(data) === true ? [] : (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message}`)),
    ...findUnprinted({ schema: type.schema, data, pages, html }).map((value) => `not printed: ${value}`),
  ];
  const scan = print?.scan;
  const upright =
    print === undefined || scan === undefined
      ? bytes
      : await scanned({ bytes, pageCount, print, scan, printer, reader });
  const file = print?.skewDegrees === undefined ? upright : await skewed(upright, print.skewDegrees);
  await mkdir(path.join(out, 'documents'), { recursive: true });
  await mkdir(path.dirname(labelFile), { recursive: true });
  await writeFile(path.join(out, 'documents', `${name}.pdf`), file);
  // without its source a document that failed is drawn again next time
  const written = problems.length === 0 ? complete : { ...complete, _source: 'failed its checks' };
  await writeFile(labelFile, `${JSON.stringify(written, null, 1)}\n`);
  return { name, pages: pageCount, problems };
}

async function sourceOf(labelFile: string): Promise<unknown> {
  try {
    return (JSON.parse(await readFile(labelFile, 'utf8')) as { _source?: unknown })._source;
  } catch {
    return undefined;
  }
}
