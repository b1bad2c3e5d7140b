import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import type { Case, Shelf } from './case.ts';
import { drawn, fillTemplate, nameFor, namesDocument, type Template, type Turn } from './fill-template.ts';
import { type Query, runQuery } from './run-query.ts';

/** Authors whose templates and conversations nobody may look at while working on the assistant. */
const CLOSED: ReadonlySet<string> = new Set(['s3', 's4', 's6', 'f2', 'f5']);

const DOCUMENTS_PER_TEMPLATE = 3;
/** Others are there where a question says which document it is about. */
const OTHERS = 2;
const MOST_PAGES_OF_OTHERS = 8;

/** A question about a document, with the query that it stands for. */
export interface FilledShelf extends Shelf {
  /** Who wrote its template. */
  author: string;
  query: Query;
}

export interface Questions {
  shelves: FilledShelf[];
  /** Templates that no document can fill. */
  skipped: number;
}

/** Templates by id. */
export const readTemplates = (of: { areClosed: boolean }): ReadonlyMap<string, Template> =>
  readLines<Template>('templates', of);

/** The JSON values that the lines of a folder's files hold, by file and number of the line. */
export function readLines<Line>(name: string, { areClosed }: { areClosed: boolean }): Map<string, Line> {
  const folder = path.join(import.meta.dirname, name);
  const files = readdirSync(folder).filter((file) => CLOSED.has(file.split('-', 1)[0] ?? '') === areClosed);
  return new Map(
    files.sort().flatMap((file) => {
      const lines = readFileSync(path.join(folder, file), 'utf8').trim().split('\n');
      return lines.map((line, at) => [`${path.parse(file).name}:${at + 1}`, JSON.parse(line) as Line] as const);
    }),
  );
}

/** Questions about documents with the answers that the data has which the rules engine read; the same in each run. */
export function askOf(
  templates: ReadonlyMap<string, Template>,
  documents: ReadonlyMap<string, AssistantDocument>,
): Questions {
  const shelves = [...templates].map(([id, template]) => shelvesOf(id, template, documents));
  return { shelves: shelves.flat(), skipped: shelves.filter(({ length }) => length === 0).length };
}

function shelvesOf(id: string, template: Template, documents: ReadonlyMap<string, AssistantDocument>): FilledShelf[] {
  const shelves: FilledShelf[] = [];
  for (const [name, document] of shuffled(documents, id)) {
    if (shelves.length === DOCUMENTS_PER_TEMPLATE) break;
    if (!template.type.includes(document.policyType ?? '')) continue;
    const own = caseOf(`${id} ${name}`, template, document);
    if (!own) continue;
    const { asked, query } = own;
    const others = othersOf([template], document, documents, asked.id);
    const author = id.split('-', 1)[0] ?? '';
    shelves.push({ documents: [name, ...others], questions: [asked], author, query });
  }
  return shelves;
}

function caseOf(
  id: string,
  template: Template,
  document: AssistantDocument,
): { asked: Case; query: Query } | undefined {
  const query = fillTemplate(template, document, id);
  const outcome = query && runQuery(query, document.result?.data ?? {});
  if (!outcome) return undefined;
  return { asked: { id, kind: query.ask, ask: query.q, says: outcome.says, never: outcome.never ?? [] }, query };
}

/** Short documents in which the name of this one stands nowhere; none where no turn names it. */
export function othersOf(
  turns: readonly Turn[],
  document: AssistantDocument,
  documents: ReadonlyMap<string, AssistantDocument>,
  seed: string,
): string[] {
  if (!turns.some(namesDocument)) return [];
  const name = nameFor(document)?.toLowerCase() ?? '';
  const isOther = ({ result, pages = [] }: AssistantDocument): boolean =>
    Boolean(result) &&
    pages.length < MOST_PAGES_OF_OTHERS &&
    !pages.some(({ text }) => text.toLowerCase().includes(name));
  return shuffled(documents, `${seed} others`)
    .filter(([, one]) => one !== document && isOther(one))
    .slice(0, OTHERS)
    .map(([other]) => other);
}

export const shuffled = <One>(all: ReadonlyMap<string, One>, seed: string): [string, One][] =>
  [...all]
    .map(([name, one]) => ({ name, one, rank: drawn(`${seed} ${name}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, one }) => [name, one]);
