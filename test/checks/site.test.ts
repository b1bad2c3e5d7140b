import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../domain/contract/errors.ts';
import { operations } from '../../domain/contract/operations.ts';
import { documentErrorCodes } from '../../domain/document/document-error.ts';
import { jobErrorMessages } from '../../domain/job-error.ts';
import { policyTypes } from '../../domain/policies/registry.ts';
import { readIndex } from '../../scripts/docs/navigation.ts';
import { slugOf } from '../../scripts/docs/operations.ts';
import { needsDocs, siteFolder } from '../../scripts/docs/sources.mjs';

const root = path.join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(path.join(siteFolder, name), 'utf8');

/** Text of each page by its address, such as `/docs/errors`. */
let pages: ReadonlyMap<string, string>;
let names: ReadonlySet<string>;

beforeAll(async () => {
  // a process of its own, because VitePress changes the environment of the one that it runs in
  if (needsDocs())
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/docs/build.ts'], { cwd: root });
  names = new Set(
    readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')),
  );
  const html = [...names].filter((name) => name.endsWith('.html') && name !== '404.html');
  pages = new Map(html.map((name) => [`/docs/${name.replace(/(index)?\.html$/, '')}`, read(name)]));
});

const idsOf = (page: string): Set<string> => new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
const pageAt = (address: string): string => pages.get(address) ?? '';

function brokenLinksOf(address: string, page: string): string[] {
  const links = [...page.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  return links.filter((link) => {
    if (/^(?:https?:|data:|mailto:)/.test(link) || link === '/docs/api') return false;
    const [place = '', anchor] = decodeURI(link).split('#');
    const target = place === '' ? address : path.posix.resolve(address, place);
    if (names.has(target.replace('/docs/', '')) && !target.endsWith('.html')) return false;
    const found = pages.get(target) ?? pages.get(`${target}/`);
    return found === undefined || (anchor !== undefined && anchor !== '' && !idsOf(found).has(anchor));
  });
}

describe('the site of the documentation', () => {
  it('has no link to a page, a file or a heading that is not there', () => {
    const broken = [...pages].flatMap(([address, page]) =>
      brokenLinksOf(address, page).map((link) => `${address}: ${link}`),
    );

    expect(pages.size).toBeGreaterThan(70);
    expect(broken).toEqual([]);
  });

  it('has a section for every operation, with an example in three languages', () => {
    for (const [operationId, { tag, path: route }] of Object.entries(operations)) {
      const page = pageAt(`/docs/reference/${slugOf(tag)}`);
      const [, section = ''] = page.split(`id="${operationId}"`);
      const own = section.split('<h2')[0] ?? '';

      expect({ operationId, named: own.includes(`${route}</code>`) }).toEqual({ operationId, named: true });
      expect({
        operationId,
        tabs: ['curl', 'TypeScript', 'Python'].filter((tab) => own.includes(`>${tab}</label>`)),
      }).toEqual({
        operationId,
        tabs: ['curl', 'TypeScript', 'Python'],
      });
    }
  });

  it('says of every error what it means and what to do, at the anchor that errors link to', () => {
    const page = pageAt('/docs/errors');

    for (const [code, { status }] of Object.entries(errors)) {
      const own = (page.split(`<h2 id="${code}"`)[1] ?? '').split('<h2')[0] ?? '';
      expect({
        code,
        says: [`Status <strong>${status}`, 'Cause.', 'What to do.'].filter((part) => !own.includes(part)),
      }).toEqual({
        code,
        says: [],
      });
    }
    const jobCodes = [...documentErrorCodes, ...Object.keys(jobErrorMessages)];
    expect(jobCodes.filter((code) => !page.includes(`<td><code>${code}</code></td>`))).toEqual([]);
  });

  it('has a page with the fields of every policy type', () => {
    for (const { id, schema } of policyTypes) {
      const page = pageAt(`/docs/policy-types/${id}`);
      const isShown = (field: string): boolean =>
        page.includes(`<code>${field}</code>`) || page.includes(`id="${field}"`);
      expect({ id, missing: Object.keys(schema.properties).filter((field) => !isShown(field)) }).toEqual({
        id,
        missing: [],
      });
    }
  });

  it('has all pages of the index on disk in its navigation', () => {
    const sections = readIndex(readFileSync(path.join(root, 'docs/README.md'), 'utf8'));
    const page = pageAt('/docs/glossary');

    expect(sections.map(({ title }) => title)).toEqual(['Start', 'Reference', 'Operation', 'Engineering', 'Decisions']);
    const isShown = ({ text }: { text: string }): boolean => page.includes(`>${text}</p>`);
    expect(sections.flatMap(({ links }) => links).filter((link) => !isShown(link))).toEqual([]);
  });

  it('loads nothing from other hosts', () => {
    const styles = [...names].filter((name) => name.endsWith('.css')).map(read);

    const fromElsewhere = /<(?:script|link|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\//;
    expect([...pages].filter(([, page]) => fromElsewhere.test(page)).map(([address]) => address)).toEqual([]);
    expect(styles.filter((style) => /@import|@font-face|url\(["']?(?:https?:)?\/\//.test(style))).toEqual([]);
  });

  it('needs no inline style, and lists the hashes of its inline scripts', () => {
    const inline = /<[^>]+\s(?:style|on[a-z]+)="|<style/;
    expect([...pages].filter(([, page]) => inline.test(page)).map(([address]) => address)).toEqual([]);
    expect(JSON.parse(read('scripts.json'))).toEqual(expect.arrayContaining([expect.stringMatching(/^sha256-/)]));
  });
});
