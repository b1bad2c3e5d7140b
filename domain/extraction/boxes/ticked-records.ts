import type { Box, Word } from '../../document/page.ts';
import { centreY } from '../../reading/boxes.ts';
import { normalize } from '../../text/normalize.ts';
import { type Cited, cite } from '../cited.ts';
import { formsOf } from '../phrases.ts';
import type { RowsPlan } from '../plan.ts';
import type { FormDocument } from './form-document.ts';
import type { FormPage } from './form-page.ts';
import type { FormRecord } from './form-records.ts';
import type { Option } from './marks.ts';
import { typedValue } from './typed-values.ts';
import { isInside } from './writing.ts';

/** What is ticked in a section of a form, a record each; an amount may stand in the box right of it. */
export function tickedRecords(form: FormDocument, plan: RowsPlan): FormRecord[] {
  const { ticked } = plan;
  if (!ticked) return [];
  const headings = new Set(formsOf(ticked.headings));
  const names = new Set(formsOf(ticked.words));
  const regions = new Map(form.pages.map((page) => [page, regionsOf(page, headings)]));
  const hasSection = [...regions.values()].some((own) => own.length > 0);
  const isOwn = ({ mark, text }: Option, page: FormPage): boolean =>
    hasSection
      ? (regions.get(page) ?? []).some(
          ({ x0, x1, y0, y1 }) => mark.x0 > x0 && mark.x0 < x1 && centreY(mark) > y0 && centreY(mark) < y1,
        )
      : names.has(normalize(text));
  return form.pages.flatMap((page) =>
    page.options
      .filter((option) => option.words.length > 0 && isOwn(option, page))
      .map((option) => recordOf(option, { page, plan, field: ticked.field })),
  );
}

/** Where a page lists what may be ticked: below a heading, or in the box of a caption. */
const regionsOf = (page: FormPage, headings: ReadonlySet<string>): Box[] => [
  ...page.sections
    .filter(({ name }) => headings.has(name))
    .map(({ y0, y1 }) => ({ x0: 0, x1: page.layout.page.width, y0, y1 })),
  ...page.runs
    .filter(({ text, words }) => words.length > 1 && headings.has(normalize(text)))
    .flatMap(({ words: [first] }) => {
      const cell = first && page.grid.cellOf(first);
      return cell && cell.sides === 4 ? [cell] : [];
    }),
];

function recordOf(
  option: Option,
  { page, plan, field }: { page: FormPage; plan: RowsPlan; field: string },
): FormRecord {
  const values = new Map<string, Cited>();
  const name = cite(option.text, { page: page.number, words: option.words });
  if (name) values.set(field, name);
  const words = wordsBehind(option, page);
  for (const [other, own] of Object.entries(plan.fields)) {
    const cited = own && other !== field ? typedValue({ page: page.number, words }, own) : undefined;
    if (cited) values.set(other, cited);
  }
  return { values, page: page.number, y0: option.mark.y0 };
}

/** What stands in the box right of a ticked one; without boxes what stands right of its words, up to the next choice. */
function wordsBehind({ mark, words }: Option, page: FormPage): Word[] {
  const [first] = words;
  const cell = first && page.grid.cellOf(first);
  if (!cell) return [];
  if (cell.sides >= 3) {
    const right = page.grid.spaceAt(cell.x1 + 5, centreY(mark));
    return page.words.filter((word) => isInside(word, right));
  }
  const line = page.layout.lines.find((other) => other.words.includes(first));
  const behind = line?.words.slice(line.words.indexOf(first)).filter((word) => !words.includes(word)) ?? [];
  const end = behind.findIndex(({ text }) => /\p{L}|^[[(☐□]/u.test(text));
  return end < 0 ? behind : behind.slice(0, end);
}
