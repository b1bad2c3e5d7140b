import { DocumentError } from '../../../domain/document/document-error.ts';
import type { Box, Page, Word } from '../../../domain/document/page.ts';
import { readAnnotations } from '../text/annotations.ts';
import { hasCenterIn, hundredths, rounded } from './boxes.ts';
import { readCharacters } from '../text/characters.ts';
import { crossesOf } from '../vector/crosses.ts';
import { type DisplaySpace, displaySpaceOf, toDisplay, toUserSpace } from './display-space.ts';
import type { OpenDocument } from './document.ts';
import { withFormWords } from '../text/form-words.ts';
import { recognizePage } from '../ocr/recognize-page.ts';
import { stateOf } from './page-state.ts';
import { rulesOf } from '../vector/ruling-lines.ts';
import { readScene, type Scene } from '../vector/scene.ts';
import { isVisible } from '../text/visibility.ts';
import { buildWords, type RawWord } from '../text/words.ts';

/** Per page; a dense printed page has 10,000. */
const MAX_CHARACTERS = 200_000;
const FLATTENED = 1;
const US_LETTER = { width: 612, height: 792 };

type Content = Pick<Page, 'words' | 'rules' | 'state'>;

/**
 * Reads page `number` (1-based): words, ruling lines and form fields. `onRecognize` is called before OCR, which takes seconds.
 * @throws DocumentError document_resource_limit
 */
export async function readPage({
  document,
  number,
  onRecognize,
}: {
  document: OpenDocument;
  number: number;
  onRecognize: () => void;
}): Promise<Page> {
  const { api } = document.pdfium;
  const origin = { number, ...(document.isRepaired && { isFromRepairedFile: true as const }) };
  let page = api.FPDF_LoadPage(document.handle, number - 1);
  if (page === 0) return { ...origin, ...US_LETTER, words: [], rules: [], fields: [], state: 'unreadable' };
  const space = displaySpaceOf(document.pdfium, page);
  const { fields, canFlatten } = readAnnotations({ document, page, space });
  if (canFlatten && api.FPDFPage_Flatten(page, 0) === FLATTENED) {
    api.FPDF_ClosePage(page);
    page = api.FPDF_LoadPage(document.handle, number - 1);
  }
  const scene = readScene({ pdfium: document.pdfium, page, space });
  const text = readWords({ document, page, space, scene });
  const words = withFormWords(text.words, fields);
  const state = text.isGarbage ? 'unreadable' : stateOf({ words, scene, document, page, space });
  // the state of a checkbox field is read from the field
  const ticks = crossesOf(scene.slants).filter((tick) => !fields.some((field) => hasCenterIn(tick, field)));
  let content: Content = { words: [...words, ...ticks], rules: rulesOf(scene.lines, space), state };
  if (state === 'unreadable') {
    onRecognize();
    content = withRecognized(content, await recognizePage({ document, page, space }));
  }
  api.FPDF_ClosePage(page);
  return { ...origin, width: hundredths(space.width), height: hundredths(space.height), fields, ...content };
}

/** Merges the OCR result into the content of the text layer. */
function withRecognized({ words, rules }: Content, recognized: Pick<Page, 'words' | 'rules'>): Content {
  const additional = recognized.words.filter((seen) => !words.some((word) => hasCenterIn(seen, word)));
  return {
    words: [...words, ...additional],
    // OCR finds the page's vector lines again, except those that are too short or too thick to tell from text
    rules: recognized.rules.length > rules.length ? recognized.rules : rules,
    state: recognized.words.length > 0 ? 'ok' : 'unreadable',
  };
}

function readWords({
  document: { pdfium },
  page,
  space,
  scene,
}: {
  document: OpenDocument;
  page: number;
  space: DisplaySpace;
  scene: Scene;
}): { words: Word[]; isGarbage: boolean } {
  const textPage = pdfium.api.FPDFText_LoadPage(page);
  const count = Math.max(0, pdfium.api.FPDFText_CountChars(textPage));
  if (count > MAX_CHARACTERS) {
    throw new DocumentError('document_resource_limit', `A page holds ${count} characters.`);
  }
  const { characters, isGarbage } = readCharacters({ pdfium, textPage, count, space });
  pdfium.api.FPDFText_ClosePage(textPage);
  const words: Word[] = [];
  for (const raw of isGarbage ? [] : buildWords(characters)) {
    const word = printedWord({ word: raw, scene, space });
    if (word) words.push(word);
  }
  return { words, isGarbage };
}

/** The word on the displayed page; undefined if it is not visible. */
function printedWord({ word, scene, space }: { word: RawWord; scene: Scene; space: DisplaySpace }): Word | undefined {
  const { style, text, size, bold } = word;
  const box = style.turns === space.rotation ? word : turned(word, space);
  // tilted text is a stamp or a watermark, whose box would overlap lines of text
  if (style.isTilted || !isVisible({ word, box }, { scene, space })) return undefined;
  const { x0, y0, x1, y1 } = rounded(box);
  return { text, size: hundredths(size), bold, source: 'text', confidence: 1, x0, y0, x1, y1 };
}

const turned = (word: RawWord, space: DisplaySpace): Box =>
  toDisplay(space, toUserSpace({ ...space, rotation: word.style.turns }, word));
