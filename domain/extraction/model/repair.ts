import type { Dispute } from './checker/placed.ts';
import { describeLacking, type LackingRecords } from './lacking-ranges.ts';
import type { NumberedPage } from './numbered-pages.ts';

/** Longest piece of an answer that is repeated. */
const mostOfValue = 80;

/** Most lines of missing records that are shown again. */
const mostLacking = 60;

/**
 * What the one round of repair asks: the fields that are disputed, why, what is wanted, the records that are missing, and the
 * lines that these are about. It stands alone, without the first answer, which may be long.
 */
export function repairContent({
  disputes,
  lacking = [],
  pages,
}: {
  disputes: readonly Dispute[];
  lacking?: readonly LackingRecords[];
  pages: readonly NumberedPage[];
}): string {
  const fields = disputes.map(
    ({ path, value, problem, wanted }) =>
      `- ${path}: your value was "${value.slice(0, mostOfValue)}"; ${problem}. Wanted: ${wanted}.`,
  );
  const missing = lacking.flatMap(describeLacking).map((one) => `- ${one}`);
  const shown = new Set([...disputes.flatMap(({ lines }) => lines), ...lackingLines(lacking, pages)]);
  return [
    ...(fields.length > 0 ? [`These fields of your answer could not be used:\n${fields.join('\n')}`] : []),
    ...(missing.length > 0 ? [`Records are missing in your answer:\n${missing.join('\n')}`] : []),
    `The lines that they are about:\n\n${linesOf(pages, shown)}`,
    missing.length > 0
      ? 'Answer once more in the same form: these fields in "values", the missing records, and no others, in "tables". Leave out what is not printed.'
      : 'Answer once more in the same form, for these fields only. Leave out what is not printed.',
  ].join('\n\n');
}

/** The lines of missing records, and the headings of their columns. */
function lackingLines(lacking: readonly LackingRecords[], pages: readonly NumberedPage[]): number[] {
  const places = lacking.flatMap(({ places: own }) => own.slice(0, mostLacking));
  const numbers = new Map<number, Set<number>>();
  for (const { page, line } of places) {
    const heads = pages.find((one) => one.page.number === page)?.lines[line - 1]?.heads ?? [];
    const known = numbers.get(page) ?? new Set();
    for (const number of [line, ...heads]) known.add(number);
    numbers.set(page, known);
  }
  let order = -1;
  return pages.flatMap(({ page, lines }) =>
    lines.flatMap((_, at) => {
      order += 1;
      return numbers.get(page.number)?.has(at + 1) === true ? [order] : [];
    }),
  );
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
