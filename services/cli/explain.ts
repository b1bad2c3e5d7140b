import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { acceptedFormats } from '../../domain/document/document-format.ts';
import type { Page } from '../../domain/document/page.ts';
import type { ReadDocument } from '../../domain/extraction/confidence/document-evidence.ts';
import { type Explanation, explainValue } from '../../domain/extraction/explain/explain-value.ts';
import { overlayOf } from '../../domain/extraction/explain/overlay.ts';
import { type Trace, traced } from '../../domain/extraction/explain/trace.ts';
import { type Unexplained, unexplainedIn } from '../../domain/extraction/explain/unexplained.ts';
import { readDocument } from '../../domain/extraction/extract.ts';
import { maxPages } from '../../domain/limits.ts';
import { findPolicyType } from '../../domain/policies/registry.ts';
import { terminalLine } from '../../domain/text/control-characters.ts';
import { CliError } from './cli-error.ts';
import { assertPolicyType, explainDocumentError } from './extract.ts';
import type { OpenReader } from './open-reader.ts';

export interface ExplainOptions {
  file: string;
  type: string;
  /** A JSON Pointer into the data. */
  pointer?: string | undefined;
  unexplained?: boolean | undefined;
  /** Where the pages are drawn to. */
  overlay?: string | undefined;
  openReader: OpenReader;
}

export interface Explained {
  explanation?: Explanation;
  unexplained?: Unexplained[];
  /** The files that were drawn. */
  overlay?: string[];
}

const DPI = 100;

/** Reads a file in this process and tells how its values were found. */
export async function explainFile(options: ExplainOptions): Promise<Explained> {
  const { file, type, pointer, unexplained, overlay, openReader } = options;
  assertPolicyType(type);
  const policyType = findPolicyType(type);
  if (!policyType) throw new CliError(`There is no policy type "${type}".`);
  const bytes = await readFile(file).catch(() => {
    throw new CliError(`${file} cannot be read. Give the path of a ${acceptedFormats} file.`);
  });
  const reader = await openReader();
  try {
    const { pages } = await reader.read({ bytes, maxPages });
    const { result: document, trace } = traced(() => readDocument({ policyType, pages }));
    const explained: Explained = {};
    if (pointer !== undefined) explained.explanation = explanationOf(document, trace, pointer);
    if (unexplained) explained.unexplained = unexplainedIn(document, trace);
    if (overlay !== undefined) explained.overlay = await draw({ pages, document, trace, folder: overlay, picture });
    return explained;
  } catch (error) {
    throw explainDocumentError(error, file);
  } finally {
    await reader.close();
  }

  async function picture(page: number): Promise<{ base64: string; width: number; height: number }> {
    const { png, width, height } = await reader.render({ bytes, page, dpi: DPI });
    return { base64: Buffer.from(png).toString('base64'), width, height };
  }
}

function explanationOf(document: ReadDocument, trace: Trace, pointer: string): Explanation {
  const explanation = explainValue(document, trace, pointer);
  if (explanation) return explanation;
  throw new CliError(`The result has no field ${pointer}. Fields are written like /claims/3/paid/total.`);
}

interface Drawing {
  pages: readonly Page[];
  document: ReadDocument;
  trace: Trace;
  folder: string;
  picture: (page: number) => Promise<{ base64: string; width: number; height: number }>;
}

async function draw({ pages, document, trace, folder, picture }: Drawing): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const page of pages) {
    const file = path.join(folder, `page-${page.number}.svg`);
    await writeFile(file, overlayOf({ page, png: await picture(page.number) }, document, trace));
    files.push(file);
  }
  return files;
}

/** For the terminal. */
export function describeExplained({ explanation, unexplained, overlay }: Explained): string {
  const lines = [
    ...(explanation ? describeExplanation(explanation) : []),
    ...(unexplained ?? []).map(
      ({ page, box, kind, text, inside }) =>
        `p.${page} (${Math.round(box.x0)}, ${Math.round(box.y0)})  ${kind.padEnd(6)} ${text.padEnd(24)} in ${inside}`,
    ),
    ...(unexplained ? [`${unexplained.length} amounts, dates and numbers stand in structures and in no value`] : []),
    ...(overlay ?? []),
  ];
  return lines.map(terminalLine).join('\n');
}

function describeExplanation(explanation: Explanation): string[] {
  const { pointer, value, quote, page, confidence, features, candidates } = explanation;
  const head =
    value === null
      ? `${pointer}: not found`
      : `${pointer} = ${JSON.stringify(value)}, p.${page} "${quote}", confidence ${confidence.toFixed(3)}`;
  return [
    head,
    candidates.length > 0 ? 'candidates (* chosen):' : 'candidates: the reader of this field tells none',
    ...candidates.map(
      ({ isChosen, text, page: at, score, reason }) =>
        `${isChosen ? '*' : ' '} p.${at} "${text}"  ${score === null ? 'by place' : `score ${score.toFixed(2)}`}  ${reason}`,
    ),
    ...(features.length > 0 ? ['what moved the confidence (log odds against a usual value):'] : []),
    ...features.map(
      ({ name, value: own, effect }) => `  ${name.padEnd(26)} ${own.toFixed(2).padStart(7)} ${signed(effect)}`,
    ),
  ];
}

const signed = (effect: number): string => `${effect < 0 ? '-' : '+'}${Math.abs(effect).toFixed(2)}`.padStart(8);
