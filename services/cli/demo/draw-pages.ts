import type { PdfReader } from '../../../adapters/pdf/index.ts';
import type { ExtractionResult } from '../../../domain/extraction/result.ts';

const dpi = 110;

/** Renders every page with citations and highlights their boxes. */
export async function* drawPages({
  reader,
  bytes,
  result,
}: {
  reader: PdfReader;
  bytes: Uint8Array;
  result: ExtractionResult;
}): AsyncGenerator<{ page: number; png: Uint8Array }> {
  const places = Object.values(result.citations).flat();
  const pages = [...new Set(places.map(({ page }) => page))].sort((a, b) => a - b);
  for (const page of pages) {
    const boxes = places.filter((place) => place.page === page).map(({ bbox }) => bbox);
    const { png } = await reader.render({ bytes, page, dpi, boxes });
    yield { page, png };
  }
}
