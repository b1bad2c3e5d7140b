import { type acceptedChanges, unaccepted } from './accepted-changes.ts';
import { compareOpenApi } from './compare-openapi.ts';
import type { Change, OpenApi } from './openapi-types.ts';

interface Contract {
  released: OpenApi;
  current: OpenApi;
  changelog: string;
  accepted?: typeof acceptedChanges;
}

/** What is wrong with the differences from the last release: untold, or breaking without a major version. */
export function contractProblems({ released, current, changelog, accepted }: Contract): string[] {
  const changes = compareOpenApi(released, current);
  const news = since(changelog, released.info.version);
  const { breaking, unused } = unaccepted(changes, accepted);
  return [
    ...changes
      .filter((change) => !isReported(news, change))
      .map(
        (change) =>
          `not in CHANGELOG.md under Unreleased: ${sentenceOf(change)} (name \`${change.names.join('` or `')}\`)`,
      ),
    ...(major(current) > major(released) ? [] : breaking.map((change) => `breaks callers: ${sentenceOf(change)}`)),
    ...unused.map(({ where, what }) => `accepted and none: ${where.source} ${what.source}`),
  ];
}

export function sentenceOf({ where, what }: Change): string {
  return `${where}: ${what}`;
}

/** What stands in backticks above the heading of that release. */
function since(changelog: string, version: string): string {
  const end = changelog.indexOf(`\n## [${version}]`);
  if (end === -1) throw new Error(`CHANGELOG.md has no section of the released version ${version}`);
  return [...changelog.slice(0, end).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).join('\n');
}

/** A name is a word of its own in backticks: `page` is not told by `pages`. */
function isReported(news: string, { names }: Change): boolean {
  return names.some((name) => {
    const escaped = name.replaceAll(/[^\w\s/]/g, '\\$&');
    return new RegExp(`(?<![\\w/-])${escaped}(?![\\w/-])`).test(news);
  });
}

function major({ info }: OpenApi): number {
  return Number(info.version.split('.')[0]);
}
