import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createOpenApiDocument } from '../../services/gateway/openapi/openapi.ts';
import { completeErrors } from './errors.ts';
import { embedExamples, rewriteLinks } from './links.ts';
import { type NavigationItem, sidebarOf } from './navigation.ts';
import { type ApiDocument, operationPages, schemaPage, slugOf, tagsOf } from './operations.ts';
import { routeOf, type SitePage } from './page.ts';
import { policyTypePages } from './policy-types.ts';
import { settingsPage } from './settings.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Pages outside of docs/ that are pages of the site, too. */
const outside = new Map([
  ['docs/README.md', 'pages.md'],
  ['CHANGELOG.md', 'changelog.md'],
  ['CONTRIBUTING.md', 'contributing.md'],
  ['SECURITY.md', 'security.md'],
  ['clients/python/README.md', 'clients/python.md'],
  ['clients/typescript/README.md', 'clients/typescript.md'],
]);

/** Files of the project by where they are in the site. */
function writtenPages(): Map<string, string> {
  const names = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md' && !name.startsWith('.vitepress/'));
  return new Map([...names.toSorted().map((name) => [`docs/${name}`, name] as const), ...outside]);
}

export interface Site {
  readonly pages: readonly SitePage[];
  readonly sidebar: readonly NavigationItem[];
}

/** All pages of the site and its navigation, from the pages of the project and from what the code declares. */
export function composeSite(): Site {
  const document = createOpenApiDocument() as unknown as ApiDocument;
  const written = writtenPages();
  const routes = new Map([
    ...[...written].map(([file, page]) => [file, routeOf(page)] as const),
    ['README.md', '/quick-start'],
    ['.env.example', '/settings'],
  ]);
  const pages = [...written].map(([file, page]) => {
    const text = file === 'docs/errors.md' ? completeErrors(read(file), document) : read(file);
    return { path: page, text: rewriteLinks(embedExamples(text), { file, routes }) };
  });
  const reference = operationPages(document);
  return {
    pages: [...pages, ...reference, schemaPage(document), ...policyTypePages(), settingsPage(), homePage()],
    sidebar: sidebarOf({ index: read('docs/README.md'), routes, generated: generatedItems(document) }),
  };
}

const homePage = (): SitePage => ({ path: 'index.md', text: read('docs/.vitepress/home.md') });

/** Entries of generated pages by the section of the index that they belong to. */
function generatedItems(document: ApiDocument): Map<string, NavigationItem[]> {
  const api = tagsOf(document).map((tag) => ({ text: tag, link: `/reference/${slugOf(tag)}` }));
  const types = policyTypePages()
    .slice(1)
    .map(({ path: page, text }) => ({ text: /^# (.+)$/m.exec(text)?.[1] ?? page, link: routeOf(page) }));
  const policies = { text: 'Policy types', link: '/policy-types/', collapsed: true, items: types };
  const schemas = { text: 'Schemas', link: '/reference/schemas' };
  const settings = { text: 'Settings', link: '/settings' };
  return new Map([['Reference', [{ text: 'API', collapsed: false, items: [...api, schemas] }, policies, settings]]]);
}

/** Writes the site as VitePress builds it: pages, pictures, configuration and theme. */
export function writeSite({ pages, sidebar }: Site, folder: string): void {
  for (const { path: page, text } of pages) {
    const file = path.join(folder, page);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  cpSync(path.join(root, 'docs/pictures'), path.join(folder, 'pictures'), { recursive: true });
  cpSync(path.join(root, 'docs/.vitepress'), path.join(folder, '.vitepress'), { recursive: true });
  cpSync(path.join(root, 'docs/.vitepress/public'), path.join(folder, 'public'), { recursive: true });
  writeFileSync(path.join(folder, '.vitepress/sidebar.json'), JSON.stringify(sidebar));
}
