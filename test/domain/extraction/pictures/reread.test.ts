import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../domain/document/page.ts';
import { extract } from '../../../../domain/extraction/extract.ts';
import { finishExtraction, prepareExtraction } from '../../../../domain/extraction/model/model-extraction.ts';
import { needsPicture, withPictures } from '../../../../domain/extraction/pictures/pictured-pages.ts';
import { similarity } from '../../../../domain/extraction/pictures/similarity.ts';
import type { ModelImage } from '../../../../domain/model/model.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

const limits = { contextTokens: 100_000, outputTokens: 8_000 };
const picture: ModelImage = { mediaType: 'image/png', base64: 'iVBORw0KGgo=' };
const auto = autoType();

function recognized(art: string, number = 1): Page {
  const page = typedPage(art, number);
  return { ...page, words: page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.9 })) };
}

const scan = recognized(`
PERSONAL AUTO POLICY DECLARATIONS
Great Plains Mutual     Policy Number   PA O0l2345 O7
All that you owe us comes to $B12.4O
`);

/** What a model's values come to that was given the pictures of these pages. */
function resultOf(
  values: readonly string[],
  { pages = [scan], takesPictures = true }: { pages?: Page[]; takesPictures?: boolean } = {},
) {
  const extraction = prepareExtraction({ policyType: auto, pages, takesPictures, limits });
  const reply = {
    text: JSON.stringify({ values, tables: [] }),
    toolCalls: [],
    usage: { promptTokens: 1, completionTokens: 1 },
    finish: 'stop' as const,
  };
  return finishExtraction({ extraction, replies: [reply], rules: extract({ policyType: auto, pages }) });
}

describe('a value that a model read from the picture of a page', () => {
  it('is accepted where OCR has nearly the same words, with their box, and less sure', () => {
    const { data, citations, fields } = resultOf(['policyNumber|PA 0012345 07|1.2', 'totalPremium|812.40|1.3']);

    expect(data).toMatchObject({ policyNumber: 'PA 0012345 07', totalPremium: 812.4 });
    const [word] = scan.words.filter(({ text }) => text === '$B12.4O');
    expect(citations['/totalPremium']).toMatchObject([{ page: 1, quote: '812.40' }]);
    expect(citations['/totalPremium']?.[0]?.bbox.left).toBeCloseTo((word?.x0 ?? 0) / scan.width, 2);
    expect(fields['/totalPremium']).toMatchObject({ state: 'present', source: 'model', readFrom: 'picture' });
    expect(fields['/totalPremium']?.confidence).toBeLessThan(0.85 * 0.9);
  });

  it('is dropped where OCR has nothing like it', () => {
    const { data, warnings } = resultOf(['totalPremium|9999.00|1.3']);

    expect(data).toMatchObject({ totalPremium: null });
    expect(warnings.map(({ code }) => code)).toContain('model_values_dropped');
  });

  it('is no better than OCR when the model was not given the picture', () => {
    expect(resultOf(['totalPremium|812.40|1.3'], { takesPictures: false }).data).toMatchObject({ totalPremium: null });
  });

  it('is cited with the whole page where OCR recognized nothing, and hardly sure', () => {
    const blank: Page = { ...typedPage('x', 2), words: [], state: 'unreadable' };

    const { data, citations, fields } = resultOf(['totalPremium|812.40|2.1'], { pages: [scan, blank] });

    expect(data).toMatchObject({ totalPremium: 812.4 });
    expect(citations['/totalPremium']).toMatchObject([{ page: 2, bbox: { left: 0, top: 0, width: 1, height: 1 } }]);
    expect(fields['/totalPremium']?.confidence).toBeLessThan(0.4);
  });
});

describe('the pages that go as pictures', () => {
  const letters = typedPage('Printed with a text layer', 2);

  it('are those whose text OCR recognized, or on which nothing was', () => {
    expect([scan, letters, { ...letters, state: 'unreadable' as const }].map(needsPicture)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('follow the text of the question, which says whose pictures they are', () => {
    const request = prepareExtraction({ policyType: auto, pages: [scan, letters], limits }).request;

    const [question] = withPictures(request, new Map([[1, picture]])).messages;

    expect(question).toMatchObject({
      images: [picture],
      content: expect.stringMatching(/text of page 1 was recognized/),
    });
    expect(withPictures(request, new Map())).toBe(request);
  });
});

it('texts are as similar as the share of their letters that need no edit', () => {
  expect(similarity('b124o', '81240')).toBeCloseTo(0.6);
  expect(similarity('abc', 'abc')).toBe(1);
  expect(similarity('', 'a')).toBe(0);
});

function autoType() {
  const type = findPolicyType('auto');
  if (!type) throw new Error('no policy type auto');
  return type;
}
