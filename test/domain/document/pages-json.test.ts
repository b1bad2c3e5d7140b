import { expect, it } from 'vitest';
import { pagesFromJson, pagesToJson } from '../../../domain/document/pages-json.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';

it('the JSON of pages is that of their list, and the pages come back', () => {
  const pages = [typedPage('Überschaden "a", b', 1), typedPage('Second', 2)];

  for (const some of [pages, pages.slice(0, 1), []]) {
    const json = pagesToJson(some);
    expect(Buffer.from(json).toString()).toBe(JSON.stringify(some));
    expect(pagesFromJson(json)).toEqual(some);
  }
});
