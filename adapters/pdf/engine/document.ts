import type { PageRange } from '../../../domain/document/batches.ts';
import { DocumentError } from '../../../domain/document/document-error.ts';
import { imagesToPdf } from '../images/images-to-pdf.ts';
import { allocate } from './memory.ts';
import type { Pdfium } from './pdfium.ts';
import { checkedFormat, isCutWithinUpdate } from './check-bytes.ts';

const NO_PASSWORD = 0;
const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;

/** A document that is open in PDFium. `form` is the handle of its form environment, 0 without a form. */
export interface OpenDocument {
  pdfium: Pdfium;
  handle: number;
  form: number;
  pageCount: number;
  /** Whether the file is damaged and was read nevertheless. */
  isRepaired: boolean;
  /** Called before and after a page is rendered, which has a time limit of its own. */
  onDrawing: (progress: 'drawing' | 'drawn') => void;
}

/** A file to open. `wanted`: the pages that `use` will look at; an image file has nothing on the others. */
export interface DocumentInput {
  bytes: Uint8Array;
  maxPages: number;
  wanted: (pageCount: number) => PageRange | undefined;
}

/**
 * Opens a document, runs `use` on it and closes it.
 * @throws DocumentError document_not_pdf, document_encrypted, document_corrupt, too_many_pages, document_resource_limit
 */
export async function withDocument<T>(
  {
    pdfium,
    bytes: given,
    maxPages,
    wanted,
    onDrawing,
  }: { pdfium: Pdfium } & DocumentInput & Pick<OpenDocument, 'onDrawing'>,
  use: (document: OpenDocument) => T | Promise<T>,
): Promise<T> {
  const format = checkedFormat(given);
  const bytes = format === 'pdf' ? given : imagesToPdf({ bytes: given, format, maxPages, wanted });
  const { api } = pdfium;
  const copy = allocate(pdfium, bytes);
  if (copy === undefined) {
    throw new DocumentError('document_resource_limit', 'The document is larger than the memory it may use.');
  }
  // not closed when PDFium crashes: the instance is discarded
  const handle = api.FPDF_LoadMemDocument(copy.pointer, bytes.length, NO_PASSWORD);
  if (handle === 0) {
    const error = loadError(api.FPDF_GetLastError());
    copy.free();
    throw error;
  }
  const form = openForm(pdfium, handle);
  const close = (): void => {
    form.close();
    api.FPDF_CloseDocument(handle);
    copy.free();
  };
  try {
    const document = {
      pdfium,
      handle,
      form: form.handle,
      pageCount: api.FPDF_GetPageCount(handle),
      // PDFium collects the objects of a file without a valid table of them, and says nothing
      isRepaired:
        !api.FPDF_DocumentHasValidCrossReferenceTable(handle) || (format === 'pdf' && isCutWithinUpdate(given)),
      onDrawing,
    };
    assertReadable(document, maxPages);
    const result = await use(document);
    close();
    return result;
  } catch (error) {
    if (error instanceof DocumentError) close();
    throw error;
  }
}

function loadError(code: number): DocumentError {
  return code === PASSWORD_ERROR || code === SECURITY_ERROR
    ? new DocumentError('document_encrypted', 'The document is encrypted and needs a password.')
    : new DocumentError('document_corrupt', 'The PDF file is damaged.');
}

function openForm({ api }: Pdfium, document: number): { handle: number; close(): void } {
  if (api.FPDF_GetFormType(document) <= 0) return { handle: 0, close: () => undefined };
  const info = api.PDFiumExt_OpenFormFillInfo();
  const handle = api.PDFiumExt_InitFormFillEnvironment(document, info);
  return {
    handle,
    close: () => {
      if (handle !== 0) api.PDFiumExt_ExitFormFillEnvironment(handle);
      api.PDFiumExt_CloseFormFillInfo(info);
    },
  };
}

function assertReadable({ pdfium: { api, scratch }, handle, pageCount }: OpenDocument, maxPages: number): void {
  if (pageCount > maxPages) {
    throw new DocumentError('too_many_pages', `The document has ${pageCount} pages, at most ${maxPages} are accepted.`);
  }
  if (pageCount === 0 || !api.FPDF_GetPageSizeByIndexF(handle, 0, scratch)) {
    throw new DocumentError('document_corrupt', 'The PDF file is damaged: its first page is missing.');
  }
}
