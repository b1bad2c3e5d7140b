import type { PageRange } from '../../domain/document/batches.ts';
import type { Page } from '../../domain/document/page.ts';
import type { Citation, ResultJson } from '../../domain/extraction/result.ts';
import { createThreadPool } from './engine/thread-pool.ts';

interface Control {
  /** Called after each page. */
  onPage?: (progress: { pagesDone: number; pagesTotal: number }) => void;
  /** Ends the work at once; the promise rejects with its reason. */
  signal?: AbortSignal;
}

/** Reads PDF documents in threads; the documents' own faults are `DocumentError`s. Bytes are copied, not taken. */
export interface PdfReader {
  /** Reads a page range (1-based, inclusive; all pages when absent). */
  read(
    request: { bytes: Uint8Array; range?: PageRange; maxPages: number } & Control,
  ): Promise<{ pageCount: number; pages: Page[] }>;
  /**
   * Reads all pages and runs the rules in the same thread. Of a document with more than `wholeUpTo` pages only
   * `pageCount` comes back.
   */
  extract(
    request: { bytes: Uint8Array; policyType: string; maxPages: number; wholeUpTo?: number } & Control,
  ): Promise<{ pageCount: number; result?: ResultJson; timings: { readMs: number; rulesMs: number } }>;
  /** Runs the rules over pages that were read before. */
  extractPages(request: { pages: Page[]; policyType: string } & Pick<Control, 'signal'>): Promise<ResultJson>;
  /**
   * Draws a page (1-based) as RGB PNG on a thread that does nothing else, with `boxes` (shares 0..1 of the page, as in
   * `Citation.bbox`) marked on it.
   */
  render(
    request: { bytes: Uint8Array; page: number; dpi: number; boxes?: Citation['bbox'][] } & Pick<Control, 'signal'>,
  ): Promise<{ png: Uint8Array; width: number; height: number }>;
  /** Ends all threads; running requests reject. */
  close(): Promise<void>;
}

const DEFAULT_WALL_CLOCK_MS = 60_000;
/** A scan is drawn in a tenth of it; what takes longer would take minutes. */
const DEFAULT_DRAWING_MS = 10_000;
/** Somebody waits for the picture, and others for theirs. */
const DEFAULT_PICTURE_MS = 5_000;

/**
 * A reader with up to `threads` threads that spends at most `wallClockMs` on a request, the wait for a thread apart, and
 * 30 s more for each page that has to be recognised by its looks, but at most 8 minutes; at most `drawingMs` of it on
 * drawing a page. Pictures have one thread of their own, and `pictureMs` each.
 */
export function createPdfReader({
  threads,
  wallClockMs = DEFAULT_WALL_CLOCK_MS,
  drawingMs = DEFAULT_DRAWING_MS,
  pictureMs = DEFAULT_PICTURE_MS,
}: {
  threads: number;
  wallClockMs?: number;
  drawingMs?: number;
  pictureMs?: number;
}): PdfReader {
  const pool = createThreadPool({ file: 'pdf.thread', threads, wallClockMs, drawingMs });
  const pictures = createThreadPool({
    file: 'render.thread',
    threads: 1,
    wallClockMs: pictureMs,
    drawingMs: pictureMs,
  });
  return {
    read: ({ onPage, signal, ...input }) => pool.run('read', input, { onPage, signal }),
    extract: ({ onPage, signal, ...input }) => pool.run('extract', input, { onPage, signal }),
    extractPages: ({ signal, ...input }) => pool.run('extractPages', input, { signal }),
    render: ({ signal, ...input }) => pictures.run('render', input, { signal }),
    close: async () => {
      await Promise.all([pool.close(), pictures.close()]);
    },
  };
}
