import { visibleText } from '../../model/visible-text.ts';

/** What an address goes on with. */
const rest = `[^\\s<>"'\`]`;
const address = new RegExp(
  [
    String.raw`\b[a-z][a-z0-9+.-]{1,20}:\/\/${rest}*`,
    String.raw`\b(?:data|javascript|vbscript|mailto|file|blob):${rest}+`,
    String.raw`(?<![:\w])\/\/${rest}+\.${rest}+`,
    String.raw`\bwww\.${rest}+`,
    // from the first label of a name on: each further one would be tried as a first, too
    String.raw`(?<![a-z0-9-]|[a-z0-9-]\.)(?:[a-z0-9-]+\.)+[a-z]{2,24}\/${rest}*`,
  ].join('|'),
  'gi',
);
// bounded, so that no text takes long
const picture = /!\[([^\]]{0,500})\](?:\([^)]{0,2000}\)?|\[[^\]]{0,500}\])?/g;
const link = /\[([^\]]{0,500})\]\(([^)]{0,2000})\)?/g;
const definition = /^[ \t]*\[[^\]]+\]:.*$/gm;
const tag = /<\/?[a-z!?][^>]*(?:>|$)/gi;

/**
 * A model's text with nothing in it that a reader's program would fetch or follow: no pictures, no HTML, no hidden
 * links, no invisible characters; an address stays, as plain text, only where one of the sources holds the very same.
 */
export function cleanAnswer(text: string, sources: readonly string[]): string {
  const carried = new Set(sources.flatMap((source) => addressesOf(visibleText(source))));
  return (
    visibleText(text)
      .replace(definition, '')
      .replace(picture, '$1')
      .replace(link, (_, label: string, target: string) => (label === target ? label : `${label} ${target}`))
      .replace(tag, '')
      .replace(address, (found) => keepCarried(found, carried))
      // a model that repeats itself may fill its answer with blanks: a run of them would be tried at each one
      .replace(/[ \t]{2,}/g, ' ')
      .replace(/[ \t]([.,;:!?])(?=\s|$)/g, '$1')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

const addressesOf = (text: string): string[] => (text.match(address) ?? []).map(withoutEnd);

/** Without the marks that end a sentence, not an address. */
const withoutEnd = (found: string): string => found.replace(/[.,;:!?)\]}]+$/, '');

function keepCarried(found: string, carried: ReadonlySet<string>): string {
  const bare = withoutEnd(found);
  return carried.has(bare) ? found : found.slice(bare.length);
}
