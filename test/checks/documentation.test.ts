import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
const files = listed
  .toString()
  .split('\0')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
const pages = files.filter((file) => file.endsWith('.md'));

/** The page without its blocks of code. */
const proseOf = (page: string): string => readFileSync(path.join(root, page), 'utf8').replaceAll(/^```.*?^```/gms, '');

/** The anchors of a page, as GitHub makes them from its headings. */
const anchorsOf = (page: string): string[] =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function brokenLinksOf(page: string): string[] {
  const targets = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [place = '', anchor] = target.split('#');
    const file = place === '' ? page : path.join(path.dirname(page), place);
    if (!existsSync(path.join(root, file))) return true;
    return anchor !== undefined && !anchorsOf(file).includes(anchor);
  });
}

/** Text in backticks that begins with a folder of the project and has nothing in it that stands for something else. */
function pathsOf(page: string): string[] {
  const spans = [...proseOf(page).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter((span) => /^[\w.-]+\/[\w./-]*$/.test(span) && topFolders.has(span.split('/')[0] ?? ''));
}

describe('the documentation', () => {
  it('links to files and headings that exist', () => {
    const broken = pages.flatMap((page) => brokenLinksOf(page).map((target) => `${page}: ${target}`));

    expect(pages.length).toBeGreaterThan(20);
    expect(broken).toEqual([]);
  });

  it('names files and folders that exist', () => {
    // a decision and a release say what was so when they were made
    const current = pages.filter((page) => !page.startsWith('docs/decisions/') && page !== 'CHANGELOG.md');
    const named = current.flatMap((page) => pathsOf(page).map((name) => ({ page, name })));

    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ name }) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('lists every page and every decision in its index', () => {
    const index = readFileSync(path.join(root, 'docs/README.md'), 'utf8');
    // the home page of the site is made from docs/.vitepress
    const isListed = (page: string): boolean => page !== 'docs/README.md' && !page.startsWith('docs/.vitepress/');
    const inDocs = pages.filter((page) => page.startsWith('docs/') && isListed(page));

    expect(inDocs.filter((page) => !index.includes(`](${path.relative('docs', page)})`))).toEqual([]);
  });
});
