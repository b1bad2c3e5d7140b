import { policyTypes, resultSchemaOf } from '../../domain/policies/registry.ts';
import type { PolicyType } from '../../domain/policies/policy-type.ts';
import { cell, joinParts, prose, type SitePage, table } from './page.ts';
import { describe, propertyRows, type Schema } from './schemas.ts';

/** A list of all policy types, and a page with the fields of each. */
export function policyTypePages(): SitePage[] {
  return [listPage(), ...policyTypes.map(typePage)];
}

function listPage(): SitePage {
  const rows = policyTypes.map(({ id, label, category, description }) => [
    `[\`${id}\`](/policy-types/${id})`,
    cell(label),
    cell(category),
    cell(description),
  ]);
  return {
    path: 'policy-types/index.md',
    text: joinParts([
      '# Policy types',
      'A policy type is one kind of document. Name it in the request; with `POST /v1/documents/uploads` it is recognized ' +
        'when you leave it out. [`GET /v1/policies`](/reference/policies#listPolicies) lists the types of a running service.',
      table(['Type', 'Name', 'Category', 'What is read'], rows),
    ]),
  };
}

function typePage(type: PolicyType): SitePage {
  const schema = resultSchemaOf(type) as Schema;
  const lists = Object.entries(schema.properties ?? {}).filter(([, property]) => property.items?.properties);
  const isList = new Set(lists.map(([name]) => name));
  const single = propertyRows({
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !isList.has(name))),
  });
  return {
    path: `policy-types/${type.id}.md`,
    text: joinParts([
      `# ${prose(type.label)}`,
      prose(type.description),
      `Type \`${type.id}\`, schema version ${type.schemaVersion}. ${howToSend(type)} Every field may be \`null\`: what a document does ` +
        `not say is not invented. The JSON Schema is at \`GET /v1/policies/${type.id}/schema\`.`,
      fieldTable(single),
      ...lists.map(([name, property]) =>
        joinParts([
          `## ${name} {:#${name}:}`,
          describe(property),
          fieldTable(propertyRows(property.items ?? {})),
        ]).trimEnd(),
      ),
    ]),
  };
}

function howToSend({ id, requiresBatching }: PolicyType): string {
  return requiresBatching
    ? 'Documents may be long and are read in batches: send them to [`POST /v1/jobs`](/reference/jobs#createJob).'
    : `Send a document to [\`POST /v1/extract/${id}\`](/reference/extraction#extract) or [\`POST /v1/jobs\`](/reference/jobs#createJob).`;
}

/** Without the column that tells what is always there: every field is. */
function fieldTable(rows: readonly (readonly string[])[]): string {
  return table(
    ['Field', 'Type', 'Meaning'],
    rows.map(([name = '', type = '', , meaning = '']) => [name, type.replace(/ or null$/, ''), meaning]),
  );
}
