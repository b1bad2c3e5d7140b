import type { Page } from '../../document/page.ts';
import type { ModelReply, ModelRequest } from '../../model/model.ts';
import type { ObjectSchema } from '../../policies/schema.ts';
import { rangeQuestion, replySchema } from './extraction.prompt.ts';
import { type NumberedPage, numberLines, textOfLines } from './numbered-pages.ts';
import { contextOf } from './range-context.ts';
import { isWithin, type LinePlace, type PageRange, splitRange } from './ranges.ts';
import { repairOf } from './read-answer.ts';

/** All that asking about a range needs; stored as JSON. */
export type RangeQuestion = {
  range: PageRange;
  system: string;
  schema: ObjectSchema;
  /** Lines before the range that say what it means. */
  context: LinePlace[];
  /** Those of the range and of its context. */
  pages: readonly Page[];
  /** Pages of which the model gets pictures. */
  pictured?: readonly number[];
  /** What an earlier answer lacks. */
  missing?: readonly string[];
};

/** The question about a range of a document. */
export function questionOf({
  range,
  numbered,
  system,
  schema,
}: {
  range: PageRange;
  numbered: readonly NumberedPage[];
  system: string;
  schema: ObjectSchema;
}): RangeQuestion {
  const context = contextOf(numbered, range.from);
  const needed = new Set(context.map(({ page }) => page));
  const pages = numbered
    .map(({ page }) => page)
    .filter(({ number }) => needed.has(number) || (number >= range.from.page && number <= range.to.page));
  return { range, system, schema, context, pages };
}

/** The call of the model for a range. */
export function requestOfRange(question: RangeQuestion, maxOutputTokens: number): ModelRequest {
  const { range, context, pages, system, missing } = question;
  const numbered = pages.map(numberLines);
  const isContext = new Set(context.map(({ page, line }) => `${page}.${line}`));
  const textOf = (isShown: (place: LinePlace) => boolean): string =>
    numbered
      .filter(({ page, lines }) => lines.some((_, at) => isShown({ page: page.number, line: at + 1 })))
      .map((one) => textOfLines(one, (line) => isShown({ page: one.page.number, line })))
      .join('\n\n');
  const { from, to } = range;
  const asked = rangeQuestion({
    name: `the part from page ${from.page}, line ${from.line} to page ${to.page}, line ${to.line}`,
    context: textOf(({ page, line }) => isContext.has(`${page}.${line}`)),
    part: textOf((place) => isWithin(place, range)),
    missing,
  });
  return { system, messages: [asked], schema: replySchema, maxOutputTokens };
}

/** The one repair of what the first reply about a range got wrong; undefined when there is nothing to repair. */
export function repairOfRange(
  { pages, schema, pictured }: RangeQuestion,
  { request, reply }: { request: ModelRequest; reply: ModelReply },
): ModelRequest | undefined {
  return repairOf({ schema, pages: pages.map(numberLines), pictured: new Set(pictured), request, reply });
}

/** How often a range is halved. */
const deepest = 4;

/** The questions about the halves of a range whose answer was too long; undefined when it is not split any further. */
export function halvesOf(question: RangeQuestion): RangeQuestion[] | undefined {
  const { range, system, schema, pages } = question;
  if (question.missing || range.id.split('-').length > deepest) return undefined;
  const numbered = pages.map(numberLines);
  const halves = splitRange(numbered, range);
  return halves?.map((half) => {
    const own = questionOf({ range: half, numbered, system, schema });
    return {
      ...own,
      ...(question.pictured && { pictured: question.pictured }),
      context: [
        ...question.context.filter((place) => !own.context.some((other) => isSame(place, other))),
        ...own.context,
      ],
    };
  });
}

const isSame = (a: LinePlace, b: LinePlace): boolean => a.page === b.page && a.line === b.line;
