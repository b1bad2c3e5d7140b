import { ownValue } from '../../lookup.ts';
import type { Line, PageLayout } from '../../reading/layout.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import { findDates } from '../../reading/values/date.ts';
import { cite, type Draft } from '../cited.ts';
import type { FormPlan } from '../form-plan.ts';

/** Lines at the head of the first page: title, letterhead and the date of a letter. */
const HEAD = 9;
const MADE = /^(?:(?:run|print|report) date|date|generated|printed|issued|run|sent|prepared|created)(?: on)?[:\s]*$/i;

/** The day on which a document was made, where no caption says it: a date that stands alone at its head, as that of a letter does. */
export function dateOfDocument(draft: Draft, { dated }: FormPlan, [page]: readonly PageLayout[]): Draft {
  if (dated === undefined || ownValue(draft, dated) || !page) return {};
  const [found] = page.lines.slice(0, HEAD).flatMap((line) => dateAlone(line) ?? []);
  return found ? { [dated]: found } : {};
}

function dateAlone({ segments, page }: Line): ReturnType<typeof cite<string>> {
  const dates = segments.flatMap((segment) => findDates(segment.text).map((date) => ({ ...date, segment })));
  const [only, more] = dates;
  if (!only || more) return undefined;
  const { segment, date, start, end } = only;
  const before = segment.text.slice(0, start).trim();
  // lines of more columns are those of a table
  const isAlone = before === '' && segment.text.slice(end).trim() === '' && segments.length <= 2;
  return isAlone || MADE.test(before) ? cite(date, { page, words: wordsWithin(segment, start, end) }) : undefined;
}
