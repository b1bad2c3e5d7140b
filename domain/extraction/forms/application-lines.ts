import { type Cited, cite, type Draft } from '../cited.ts';
import { centreY } from '../../reading/boxes.ts';
import { limitNames, naturesOfBusiness } from '../lexicon/acord-application.ts';
import type { FormDocument } from '../boxes/form-document.ts';
import type { FormPage } from '../boxes/form-page.ts';
import { readLimits } from './liability-limits.ts';
import type { Option } from '../boxes/marks.ts';
import { citeMoney } from '../boxes/values.ts';
import { isInside } from '../boxes/writing.ts';

const isIn = (page: FormPage, name: string, { mark }: Option): boolean =>
  page.sections.some((section) => section.name === name && centreY(mark) > section.y0 && centreY(mark) < section.y1);

/** The ticked lines of business, each with the premium in the cell right of it. */
export function readLinesOfBusiness(form: FormDocument): Draft[] {
  return form.pages.flatMap((page) =>
    page.options
      .filter((option) => option.words.length > 0 && isIn(page, 'linesOfBusiness', option))
      .map((option): Draft => {
        const [first] = option.words;
        const cell = first && page.grid.cellOf(first);
        const right = cell && page.grid.spaceAt(cell.x1 + 5, centreY(option.mark));
        const words = right ? page.words.filter((word) => isInside(word, right)) : [];
        return {
          name: cite(option.text, { page: page.number, words: option.words }),
          premium: citeMoney({ page: page.number, words }),
        };
      }),
  );
}

export function readNatureOfBusiness(form: FormDocument): Cited<string> | undefined {
  for (const page of form.pages) {
    const option = page.options.find((found) => naturesOfBusiness.match(found.text) && isIn(page, 'nature', found));
    if (option) return cite(option.text, { page: page.number, words: option.words });
  }
  return undefined;
}

/** Limits of liability that are applied for on the pages of a form (ACORD 126, 131). */
export function readLimitsAppliedFor(pages: readonly FormPage[], line: Cited<string> | undefined): Draft[] {
  const seen = new Set<string>();
  return pages.flatMap((page) => {
    const words = page.words;
    return readLimits({ page, words }).flatMap((limit): Draft[] => {
      const name = limit.name as Cited<string>;
      const match = limitNames.match(name.value);
      if (!match || (match.rest !== '' && !match.rest.startsWith('(')) || seen.has(name.value)) return [];
      seen.add(name.value);
      return [{ line, name, limit: limit.amount, limitText: limit.text }];
    });
  });
}
