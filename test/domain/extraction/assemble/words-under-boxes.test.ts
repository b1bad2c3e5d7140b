import { describe, expect, it } from 'vitest';
import { extract } from '../../../../domain/extraction/extract.ts';
import type { Citation } from '../../../../domain/extraction/result.ts';
import type { Page } from '../../../../domain/document/page.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import * as autoPages from '../../../fixtures/declarations/auto.ts';
import * as businessPages from '../../../fixtures/declarations/businessowners.ts';
import * as homePages from '../../../fixtures/declarations/homeowners.ts';
import * as petPages from '../../../fixtures/declarations/pet.ts';
import * as rentersPages from '../../../fixtures/declarations/renters.ts';
import { documentFixtures } from '../../../fixtures/documents/documents.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';
import { plainReports } from '../../../fixtures/loss-run/plain-reports.ts';
import { makeReport } from '../../../fixtures/loss-run/report.ts';
import { styles } from '../../../fixtures/loss-run/styles.ts';

const declarations = Object.entries({
  auto: autoPages,
  businessowners: businessPages,
  homeowners: homePages,
  pet: petPages,
  renters: rentersPages,
}).flatMap(([type, pages]) =>
  Object.entries(pages).map(([name, art]): [string, string, Page[]] => [name, type, [typedPage(art)]]),
);
const plain = Object.entries(plainReports).map(([name, art]): [string, string, Page[]] => [
  name,
  'loss_run',
  [typedPage(art)],
]);
const reports = Object.entries(styles).map(([name, draw]): [string, string, Page[]] => [
  name,
  'loss_run',
  draw(makeReport({ seed: 3, policies: 2, claims: 4 })).pages,
]);

const drawn = documentFixtures().map(({ name, type, pages }): [string, string, Page[]] => [name, type, pages]);

/** The words that a box covers, from left to right; of a word that holds two values, a part is enough. */
function wordsUnder({ bbox: { left, top, width, height } }: Citation, page: Page): string {
  const words = page.words.filter((word) => {
    const [x0, x1] = [word.x0 / page.width, word.x1 / page.width];
    const middle = (word.y0 + word.y1) / 2 / page.height;
    const shared = Math.min(x1, left + width) - Math.max(x0, left);
    return shared > 0.6 * Math.min(x1 - x0, width) && middle >= top && middle <= top + height;
  });
  return words
    .sort((a, b) => a.x0 - b.x0)
    .map((word) => word.text)
    .join(' ');
}

const isPartOfWord = ({ quote, under }: { quote: string; under: string }): boolean =>
  !under.includes(' ') && under.includes(quote);

describe('the words under every box are those of its quote', () => {
  it.each([...declarations, ...plain, ...reports, ...drawn])('%s (%s)', (_name, type, pages) => {
    const policyType = findPolicyType(type);
    if (!policyType) throw new Error(`no policy type ${type}`);
    const { citations } = extract({ policyType, pages });
    const places = Object.entries(citations).flatMap(([path, all]) => all.map((citation) => ({ path, citation })));
    const compared = places.map(({ path, citation }) => {
      const page = pages.find(({ number }) => number === citation.page);
      return { path, quote: citation.quote, under: page ? wordsUnder(citation, page) : '' };
    });
    expect(compared.length).toBeGreaterThan(3);
    expect(compared.filter((each) => each.quote !== each.under && !isPartOfWord(each))).toEqual([]);
  });
});
