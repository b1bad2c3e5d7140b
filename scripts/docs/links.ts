import path from 'node:path';
import { exampleTabs } from './examples.ts';

const isExternal = (target: string): boolean => /^[a-z]+:/.test(target);

/** Runs `change` over the text outside of code blocks. */
function outsideOfCode(text: string, change: (prose: string) => string): string {
  return text
    .split(/(^ *```[\s\S]*?^ *```$)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

/**
 * Makes links between files of the project into links of the site. Pages of the site are linked by their routes, files beside the
 * page (pictures) stay, and what the site does not have loses its link and keeps its text.
 */
export function rewriteLinks(
  text: string,
  { file, routes }: { file: string; routes: ReadonlyMap<string, string> },
): string {
  const target = (link: string): string | undefined => {
    const [place = '', anchor] = link.split('#');
    if (isExternal(link) || place === '') return link;
    const linked = path.posix.join(path.posix.dirname(file), place);
    const route = routes.get(linked);
    if (route !== undefined) return anchor === undefined ? route : `${route}#${anchor}`;
    return linked.startsWith('docs/pictures/') ? link : undefined;
  };
  return outsideOfCode(text, (prose) =>
    prose.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, link: string) => {
      const to = target(link);
      return to === undefined ? words : `[${words}](${to})`;
    }),
  );
}

/** Replaces paragraphs that only link the files of an example by tabs with their contents. */
export function embedExamples(text: string): string {
  return outsideOfCode(text, (prose) =>
    prose.replaceAll(/^(?:\[[^\]]+\]\([^)\s]*examples\/([\w-]+)\.\w+\)(?:, )?)+$/gm, (_, name: string) => {
      const tabs = exampleTabs(name);
      if (tabs === '') throw new Error(`there is no example ${name}`);
      return tabs;
    }),
  );
}
