// Configuration of the site. scripts/docs writes the pages and the sidebar beside a copy of this folder, then VitePress builds them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformerStyleToClass } from '@shikijs/transformers';
import { type DefaultTheme, defineConfig } from 'vitepress';

const sidebar = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'sidebar.json'), 'utf8'),
) as DefaultTheme.SidebarItem[];

// The site is served with a Content-Security-Policy that allows no inline styles: colors of code become classes.
const colors = transformerStyleToClass({ classPrefix: 'c-' });

/** Anchors are those of the files on disk, so that a link works in both places. */
function slugify(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** Lists the hashes of inline scripts for the Content-Security-Policy. */
function hashesOfScripts(folder: string): string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const scripts = pages.flatMap((page) =>
    [
      ...readFileSync(path.join(folder, page), 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, text = '']) => text),
  );
  return [...new Set(scripts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

export default defineConfig({
  base: '/docs/',
  lang: 'en-US',
  title: 'decpage',
  description: 'Reads insurance documents into structured data, each value with its proof.',
  cleanUrls: true,
  metaChunk: true,
  // a style that the Content-Security-Policy refuses would be injected
  appearance: { disableTransition: false },
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: '/docs/mark.svg' }],
    ['link', { rel: 'stylesheet', href: '/docs/code.css' }],
  ],
  markdown: {
    html: false,
    anchor: { slugify },
    attrs: { leftDelimiter: '{:', rightDelimiter: ':}' },
    codeTransformers: [colors],
    theme: { light: 'github-light-high-contrast', dark: 'github-dark' },
  },
  themeConfig: {
    logo: { src: '/mark.svg', alt: '' },
    nav: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'API', link: '/reference/extraction', activeMatch: '/reference/' },
      { text: 'Errors', link: '/errors' },
      { text: 'Try it', link: '/api', target: '_self' },
    ],
    sidebar,
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        // the words of a page without its blocks of code, whose coloring takes most of the time of a build
        _render: (text, env, renderer) => renderer.render(text.replaceAll(/^(`{3,}).*?^\1$/gms, ''), env),
      },
    },
    externalLinkIcon: true,
  },
  // two style attributes of the framework, which the theme's own styles set as well
  transformHtml: (html) => html.replaceAll(/ style="(?:position:relative;|--vp-vh:0px;|)"/g, ''),
  buildEnd({ outDir }) {
    writeFileSync(path.join(outDir, 'code.css'), colors.getCSS());
    writeFileSync(path.join(outDir, 'scripts.json'), JSON.stringify(hashesOfScripts(outDir)));
  },
});
