import type { PdfReader } from '../../adapters/pdf/index.ts';
import type { Storage } from '../../adapters/storage/index.ts';
import { DocumentError } from '../../domain/document/document-error.ts';
import type { Page } from '../../domain/document/page.ts';
import { mostPictures, shownPages, withPictures } from '../../domain/extraction/pictures/pictured-pages.ts';
import type { ModelImage, ModelRequest } from '../../domain/model/model.ts';
import type { StoredObject } from '../../domain/orchestration.ts';

/** Providers scale larger pictures down. */
const longestSide = 1_568;
const sharpest = 150;
/** Providers refuse more than 5 MB in base64. */
const mostBytes = 3_500_000;
const pointsPerInch = 72;

/** Adds pictures of the pages to a request. */
export type AddPictures = (
  request: ModelRequest,
  given: { document: StoredObject | undefined; pages: readonly Page[]; signal: AbortSignal },
) => Promise<ModelRequest>;

/**
 * Adds pictures of pages that OCR has read, or could not read, as far as they can be drawn and are not too large: without
 * one the model gets the text only.
 */
export function createAddPictures({
  reader,
  storage,
}: {
  reader: Pick<PdfReader, 'render'>;
  storage: Storage;
}): AddPictures {
  return async (request, { document, pages, signal }) => {
    const bytes = document && pages.length > 0 ? await storage.get(document.key) : undefined;
    const pictures = new Map<number, ModelImage>();
    for (const page of bytes ? pages.slice(0, mostPictures) : []) {
      const picture = bytes && (await draw(reader, { bytes, page, signal }));
      if (picture) pictures.set(page.number, picture);
    }
    return withPictures(request, pictures);
  };
}

/** Adds pictures of the quoted pages to a repair request, unless it repeats the first question with its pictures. */
export async function addPicturesToRepair(
  addPictures: AddPictures,
  repair: ModelRequest,
  { pages, ...given }: Parameters<AddPictures>[1],
): Promise<ModelRequest> {
  if (repair.messages.length > 1) return repair;
  const shown = shownPages(repair);
  return await addPictures(repair, { ...given, pages: pages.filter(({ number }) => shown.has(number)) });
}

async function draw(
  reader: Pick<PdfReader, 'render'>,
  { bytes, page, signal }: { bytes: Uint8Array; page: Page; signal: AbortSignal },
): Promise<ModelImage | undefined> {
  const dpi = Math.min(sharpest, (longestSide * pointsPerInch) / Math.max(page.width, page.height));
  for (const share of [1, 0.7, 0.5]) {
    try {
      const { png } = await reader.render({ bytes, page: page.number, dpi: dpi * share, signal });
      if (png.length <= mostBytes) return { mediaType: 'image/png', base64: Buffer.from(png).toString('base64') };
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      return undefined;
    }
  }
  return undefined;
}
