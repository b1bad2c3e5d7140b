import type { PageRange } from '../../../domain/document/batches.ts';
import { DocumentError } from '../../../domain/document/document-error.ts';
import { maxImageDocumentBytes } from '../../../domain/limits.ts';
import type { ImagePage, ImagePart, Orientation } from './image-page.ts';
import { pageSizeOf } from './page-size.ts';

const CATALOG = 1;
const PAGES = 2;
/**
 * Pixels by which parts are drawn smaller on each side. PDFium rounds their edges outward to whole pixels of the bitmap, so
 * that an edge meant to be at 16 but computed as 16.0001 would stretch the part by a pixel.
 */
const INSET = 0.01;

/**
 * A PDF with a page for each image. Pages outside of `range` have their size and nothing on it, so that the images of a long
 * document are decoded once when it is read in batches.
 * @throws DocumentError document_corrupt, document_resource_limit
 */
export function writeImagePdf(images: readonly ImagePage[], range: PageRange | undefined): Uint8Array {
  const file = startFile();
  const kids: number[] = [];
  for (const [index, image] of images.entries()) {
    const isWanted = range !== undefined && index + 1 >= range.first && index + 1 <= range.last;
    kids.push(addPage(file, image, isWanted ? image.parts() : []));
  }
  file.add(`<< /Type /Catalog /Pages ${PAGES} 0 R >>`, { id: CATALOG });
  const references = kids.map((kid) => `${kid} 0 R`).join(' ');
  file.add(`<< /Type /Pages /Count ${kids.length} /Kids [${references}] >>`, { id: PAGES });
  return file.end();
}

function addPage(file: PdfFile, image: ImagePage, parts: Iterable<ImagePart>): number {
  const names: string[] = [];
  const drawn: string[] = [];
  for (const part of parts) {
    const id = file.add(
      `<< /Type /XObject /Subtype /Image /Width ${part.width} /Height ${part.height} ${part.dictionary} /Length ${part.data.length} >>`,
      { stream: part.data },
    );
    names.push(`/I${id} ${id} 0 R`);
    drawn.push(`q ${placed(part, image)} cm /I${id} Do Q`);
  }
  const unturned = pageSizeOf(image);
  const isTurned = image.orientation >= 5;
  const width = isTurned ? unturned.height : unturned.width;
  const height = isTurned ? unturned.width : unturned.height;
  const content = Buffer.from(`q ${matrixOf(image.orientation, width, height)} cm\n${drawn.join('\n')}\nQ`);
  const contents = file.add(`<< /Length ${content.length} >>`, { stream: content });
  return file.add(
    `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << ${names.join(' ')} >> >> /Contents ${contents} 0 R >>`,
  );
}

/** Places a part in the unit square of its image. */
function placed({ x, y, width, height }: ImagePart, image: ImagePage): string {
  const across = Math.max(width - 2 * INSET, INSET) / image.width;
  const down = Math.max(height - 2 * INSET, INSET) / image.height;
  const left = (x + INSET) / image.width;
  const bottom = 1 - (y + height - INSET) / image.height;
  return matrix([across, 0, 0, down, left, bottom]);
}

/** Maps the unit square of an image to a page of this size. */
function matrixOf(orientation: Orientation, width: number, height: number): string {
  switch (orientation) {
    case 1:
      return matrix([width, 0, 0, height, 0, 0]);
    case 2:
      return matrix([-width, 0, 0, height, width, 0]);
    case 3:
      return matrix([-width, 0, 0, -height, width, height]);
    case 4:
      return matrix([width, 0, 0, -height, 0, height]);
    case 5:
      return matrix([0, -height, -width, 0, width, height]);
    case 6:
      return matrix([0, -height, width, 0, 0, height]);
    case 7:
      return matrix([0, height, width, 0, 0, 0]);
    case 8:
      return matrix([0, height, -width, 0, width, 0]);
  }
}

function matrix(values: readonly number[]): string {
  // PDF has no exponents
  return values.map((value) => value.toFixed(8)).join(' ');
}

type PdfFile = ReturnType<typeof startFile>;

function startFile() {
  const parts: Uint8Array[] = [];
  const offsets = new Map<number, number>();
  let size = 0;
  let lastId = PAGES;
  const write = (part: string | Uint8Array): void => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    size += bytes.length;
    if (size > maxImageDocumentBytes) {
      throw new DocumentError(
        'document_resource_limit',
        'The images of the document need more memory than they may use.',
      );
    }
    parts.push(bytes);
  };
  write('%PDF-1.7\n');
  return {
    /** Adds an object; returns its number. */
    add(dictionary: string, { id = ++lastId, stream }: { id?: number; stream?: Uint8Array } = {}): number {
      offsets.set(id, size);
      write(`${id} 0 obj\n${dictionary}\n`);
      if (stream) {
        write('stream\n');
        write(stream);
        write('\nendstream\n');
      }
      write('endobj\n');
      return id;
    },
    end(): Uint8Array {
      const start = size;
      const entries: string[] = [];
      for (let id = 1; id <= lastId; id++) entries.push(`${String(offsets.get(id)).padStart(10, '0')} 00000 n \n`);
      write(`xref\n0 ${lastId + 1}\n0000000000 65535 f \n${entries.join('')}`);
      write(`trailer\n<< /Size ${lastId + 1} /Root ${CATALOG} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
      return Buffer.concat(parts);
    },
  };
}
