import { exampleTabs } from './examples.ts';
import { cell, codeBlock, joinParts, prose, type SitePage, table } from './page.ts';
import { describe, propertyTable, resolve, type Schema, typeOf } from './schemas.ts';

interface Content {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, unknown>>;
}
interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}
interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description?: string }>>;
  readonly content?: Readonly<Record<string, Content>>;
}
interface Described {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Response>>;
}

/** What is read of the OpenAPI document. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly webhooks?: Readonly<Record<string, { readonly post: Described }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Placed extends Described {
  readonly method: string;
  readonly path: string;
}

export const slugOf = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-');

export function operationsOf({ paths }: ApiDocument): Placed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

/** The tags of the document, each of which has a page. */
export function tagsOf(document: ApiDocument): string[] {
  return [...new Set(operationsOf(document).map(({ tags }) => tags[0] ?? ''))];
}

/** A page for each feature of the API, with a section for each of its operations. */
export function operationPages(document: ApiDocument): SitePage[] {
  const operations = operationsOf(document);
  return tagsOf(document).map((tag) => {
    const own = operations.filter(({ tags }) => tags[0] === tag);
    const overview = own.map(({ operationId, method, path, summary }) => [
      `[\`${method} ${path}\`](#${operationId})`,
      cell(summary),
    ]);
    const events = tag === 'Webhooks' ? Object.entries(document.webhooks ?? {}) : [];
    return {
      path: `reference/${slugOf(tag)}.md`,
      text: joinParts([
        `# ${tag}`,
        table(['Operation', 'Does'], overview),
        ...own.map((operation) => operationSection(operation, document)),
        ...events.map(([type, { post }]) => eventSection(type, post)),
      ]),
    };
  });
}

function operationSection(operation: Placed, { components: { schemas } }: ApiDocument): string {
  const { operationId, method, path, summary, description = '' } = operation;
  return joinParts([
    `## ${prose(summary)} {:#${operationId}:}`,
    `\`${method} ${path}\``,
    prose(description),
    exampleTabs(exampleOf(operationId)),
    parameterTable(operation),
    requestBody(operation, schemas),
    answers(operation),
    errorList(operation),
  ]).trimEnd();
}

/** The example of an operation: a file of its name, or the story that it is a step of. */
export function exampleOf(operationId: string): string {
  return stories.get(operationId) ?? operationId;
}

const stories = new Map([
  ['prepareUpload', 'upload'],
  ['uploadDocument', 'upload'],
  ['completeUpload', 'upload'],
]);

const places = new Map([
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Header'],
]);

function parameterTable({ parameters = [] }: Placed): string {
  const rows = parameters.map(({ in: place, name, required, description, schema = {} }) => [
    `\`${name}\``,
    places.get(place) ?? place,
    typeOf(schema),
    required === true ? 'yes' : '',
    describe(schema, description ?? schema.description),
  ]);
  return rows.length === 0 ? '' : `**Parameters**\n\n${table(['Name', 'In', 'Type', 'Required', 'Meaning'], rows)}`;
}

function requestBody({ requestBody: body }: Placed, schemas: ApiDocument['components']['schemas']): string {
  if (!body) return '';
  const json = body.content['application/json'];
  if (!json?.schema) {
    const types = Object.keys(body.content).map((type) => `\`${type}\``);
    return `**Body**: the bytes of the file, as ${types.join(', ')}.`;
  }
  const schema = resolve(json.schema, schemas);
  const named = json.schema.$ref === undefined ? '' : `: ${typeOf(json.schema)}`;
  return joinParts([
    `**Body**${named}`,
    prose(schema.description ?? ''),
    propertyTable(schema).replace('| Always |', '| Required |'),
    json.example === undefined ? '' : details('An example of the body', json.example),
  ]).trimEnd();
}

function details(title: string, example: unknown): string {
  return `::: details ${title}\n${codeBlock('json', JSON.stringify(example, null, 2))}\n:::`;
}

const isSuccess = (status: string): boolean => Number(status) < 400 || status.startsWith('2');

function answers({ responses }: Placed): string {
  const successes = Object.entries(responses).filter(([status]) => isSuccess(status));
  const rows = successes.map(([status, { description, content = {}, headers = {} }]) => [
    status,
    cell(description),
    bodiesOf(content),
    Object.keys(headers)
      .filter((name) => name !== 'X-Request-Id')
      .map((name) => `\`${name}\``)
      .join(', '),
  ]);
  const example = successes.map(([, { content }]) => content?.['application/json']?.example).find(Boolean);
  return joinParts([
    '**Answers**',
    table(['Status', 'Meaning', 'Body', 'Headers'], rows),
    example === undefined ? '' : details('An example of the answer', example),
  ]).trimEnd();
}

function bodiesOf(content: Readonly<Record<string, Content>>): string {
  return Object.entries(content)
    .map(([type, { schema }]) => (schema?.$ref === undefined ? `\`${type}\`` : typeOf(schema)))
    .join(' or ');
}

function errorList({ responses }: Placed): string {
  const rows = Object.entries(responses)
    .filter(([status]) => !isSuccess(status))
    .flatMap(([status, { content }]) => {
      const codes = Object.keys(content?.['application/json']?.examples ?? {});
      return codes.length === 0 ? [] : [[status, codes.map((code) => `[\`${code}\`](/errors#${code})`).join(', ')]];
    });
  return `**Errors**\n\n${table(['Status', 'Codes'], rows)}`;
}

function eventSection(
  type: string,
  { summary, description = '', parameters = [], requestBody: body }: Described,
): string {
  const json = body?.content['application/json'];
  return joinParts([
    `## Event \`${type}\` {:#${type}:}`,
    `${prose(summary)}. ${prose(description)}`,
    table(
      ['Header', 'Meaning'],
      parameters.map(({ name, description: words = '' }) => [`\`${name}\``, cell(words)]),
    ),
    json?.schema ? `**Body**: ${typeOf(json.schema)}` : '',
    json?.example === undefined ? '' : details('An example of the event', json.example),
  ]).trimEnd();
}

/** All schemas with names, to which the other pages link. */
export function schemaPage({ components: { schemas } }: ApiDocument): SitePage {
  const sections = Object.entries(schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) =>
      joinParts([
        `## ${name} {:#${name}:}`,
        prose(schema.description ?? ''),
        propertyTable(schema) || typeOf(schema),
      ]).trimEnd(),
    );
  return {
    path: 'reference/schemas.md',
    text: joinParts(['# Schemas', 'Every named object of requests and answers.', ...sections]),
  };
}

/** The codes that an operation answers with, by code. */
export function operationsByError(document: ApiDocument): Map<string, Placed[]> {
  const byCode = new Map<string, Placed[]>();
  for (const operation of operationsOf(document)) {
    for (const { content } of Object.values(operation.responses)) {
      for (const code of Object.keys(content?.['application/json']?.examples ?? {})) {
        byCode.set(code, [...(byCode.get(code) ?? []), operation]);
      }
    }
  }
  return byCode;
}
