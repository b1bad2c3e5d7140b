import { errors } from '../../domain/contract/errors.ts';
import { ownValue } from '../../domain/lookup.ts';
import { type ApiDocument, operationsByError, slugOf } from './operations.ts';
import { prose } from './page.ts';

/** Puts status, message and operations of each code, which the contract says, below its heading. */
export function completeErrors(text: string, document: ApiDocument): string {
  const operations = operationsByError(document);
  return text.replaceAll(/^## (\w+)$/gm, (heading, code: string) => {
    const error = ownValue(errors, code);
    if (!error) return heading;
    const links = (operations.get(code) ?? []).map(
      ({ operationId, tags, method, path }) =>
        `[\`${method} ${path}\`](/reference/${slugOf(tags[0] ?? '')}#${operationId})`,
    );
    const by = links.length > 0 && links.length <= 12 ? `\n\nAnswered by ${links.join(', ')}.` : '';
    return `${heading}\n\nStatus **${error.status}**: ${prose(error.message)}${by}\n`;
  });
}
