import type { PageRange } from '../../domain/document/batches.ts';
import type { Page } from '../../domain/document/page.ts';
import type { PagesJson } from '../../domain/document/pages-json.ts';
import type { SearchablePages } from '../../domain/document/searchable-pages.ts';
import type { Citation, ResultJson } from '../../domain/extraction/result.ts';
import { createThreadPool, type KillCause } from './engine/thread-pool.ts';

export { type KillCause, killCauses } from './engine/thread-pool.ts';

interface Control {
  /** Called after each page. */
  onPage?: (progress: { pagesDone: number; pagesTotal: number }) => void;
  /** Terminates the task; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** Reads documents in threads: PDF, and PNG, JPEG and TIFF, whose images become pages. Defects of documents are thrown as `DocumentError`. Bytes are copied, not transferred. */
export interface PdfReader {
  /** Reads a page range (1-based, inclusive; all pages when absent). */
  read(
    request: { bytes: Uint8Array; range?: PageRange; maxPages: number } & Control,
  ): Promise<{ pageCount: number; pages: Page[] }>;
  /** The same, with the pages as JSON: objects would hold up the process when they have many words. */
  readJson(
    request: { bytes: Uint8Array; range?: PageRange; maxPages: number } & Control,
  ): Promise<{ pageCount: number; json: PagesJson }>;
  /** The same with rows for the search index, and with the policy type when `named` is given, see `toSearchable`. */
  readSearchable(
    request: { bytes: Uint8Array; range?: PageRange; maxPages: number; named?: readonly string[] } & Control,
  ): Promise<{ pageCount: number; json: PagesJson } & SearchablePages>;
  /**
   * Reads all pages and runs the rules in the same thread. For a document with more than `wholeUpTo` pages only `pageCount`
   * is returned.
   */
  extract(
    request: { bytes: Uint8Array; policyType: string; maxPages: number; wholeUpTo?: number } & Control,
  ): Promise<{ pageCount: number; result?: ResultJson; timings: { readMs: number; rulesMs: number } }>;
  /** Runs the rules on page ranges that were read earlier. */
  extractPages(
    request: { ranges: readonly PagesJson[]; policyType: string } & Pick<Control, 'signal'>,
  ): Promise<ResultJson>;
  /**
   * Renders a page (1-based) as RGB PNG on a dedicated thread, with `boxes` (fractions 0..1 of the page, as in
   * `Citation.bbox`) highlighted.
   */
  render(
    request: { bytes: Uint8Array; page: number; dpi: number; boxes?: Citation['bbox'][] } & Pick<Control, 'signal'>,
  ): Promise<{ png: Uint8Array; width: number; height: number }>;
  /** Terminates all threads; running requests reject. */
  close(): Promise<void>;
}

const DEFAULT_WALL_CLOCK_MS = 60_000;
/** Scans take a tenth of it; pages that exceed it would take minutes. */
const DEFAULT_DRAWING_MS = 10_000;
/** Short, because page images are requested interactively and share one thread. */
const DEFAULT_PICTURE_MS = 5_000;

/**
 * Creates a reader with up to `threads` threads. Time limits of a request, without waiting for a thread: `wallClockMs`, plus
 * 30 s per OCR page, at most 8 minutes; `drawingMs` for rendering one page within it. Page images have a thread of their own
 * and `pictureMs` each.
 */
export function createPdfReader({
  threads,
  wallClockMs = DEFAULT_WALL_CLOCK_MS,
  drawingMs = DEFAULT_DRAWING_MS,
  pictureMs = DEFAULT_PICTURE_MS,
  threadFolder: folder,
  onKill,
}: {
  threads: number;
  wallClockMs?: number;
  drawingMs?: number;
  pictureMs?: number;
  /** Where the modules of the threads are, if not beside this one: compiled ones start faster than sources. */
  threadFolder?: string;
  /** Called when the thread of a document or of a picture was ended, with the limit that it exceeded. */
  onKill?: (cause: KillCause) => void;
}): PdfReader {
  const pool = createThreadPool({ file: 'pdf.thread', folder, threads, wallClockMs, drawingMs, onKill });
  const pictures = createThreadPool({
    file: 'render.thread',
    folder,
    threads: 1,
    wallClockMs: pictureMs,
    drawingMs: pictureMs,
    onKill,
  });
  return {
    read: ({ onPage, signal, ...input }) => pool.run('read', input, { onPage, signal }),
    readJson: ({ onPage, signal, ...input }) => pool.run('readJson', input, { onPage, signal }),
    readSearchable: ({ onPage, signal, ...input }) => pool.run('readSearchable', input, { onPage, signal }),
    extract: ({ onPage, signal, ...input }) => pool.run('extract', input, { onPage, signal }),
    extractPages: ({ signal, ...input }) => pool.run('extractPages', input, { signal }),
    render: ({ signal, ...input }) => pictures.run('render', input, { signal }),
    close: async () => {
      await Promise.all([pool.close(), pictures.close()]);
    },
  };
}
