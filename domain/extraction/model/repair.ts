import type { Dispute } from './checker/placed.ts';
import type { NumberedPage } from './numbered-pages.ts';

/** Longest piece of an answer that is repeated. */
const mostOfValue = 80;

/**
 * What the one round of repair asks: the fields that are disputed, why, what is wanted, and the lines that they are about.
 * It stands alone, without the first answer, which may be long.
 */
export function repairContent({
  disputes,
  pages,
}: {
  disputes: readonly Dispute[];
  pages: readonly NumberedPage[];
}): string {
  const fields = disputes.map(
    ({ path, value, problem, wanted }) =>
      `- ${path}: your value was "${value.slice(0, mostOfValue)}"; ${problem}. Wanted: ${wanted}.`,
  );
  return `These fields of your answer could not be used:
${fields.join('\n')}

The lines that they are about:

${linesOf(pages, new Set(disputes.flatMap(({ lines }) => lines)))}

Answer once more in the same form, for these fields only. Leave out what is not printed.`;
}

/** The lines as they were shown, under the numbers of their pages. */
function linesOf(pages: readonly NumberedPage[], orders: ReadonlySet<number>): string {
  let order = -1;
  const parts = pages.flatMap(({ page, lines, text }) => {
    const shown = text.split('\n').filter((line) => /^\d+\|/.test(line));
    const kept = lines.flatMap((_, at) => {
      order += 1;
      return orders.has(order) ? [shown[at] ?? ''] : [];
    });
    return kept.length > 0 ? [[`PAGE ${page.number}`, ...kept].join('\n')] : [];
  });
  return parts.join('\n');
}
