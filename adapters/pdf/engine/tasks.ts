import type { MessagePort } from 'node:worker_threads';
import type { PageRange } from '../../../domain/document/batches.ts';
import type { DocumentErrorCode } from '../../../domain/document/document-error.ts';
import type { Page } from '../../../domain/document/page.ts';
import type { PagesJson } from '../../../domain/document/pages-json.ts';
import type { SearchablePages } from '../../../domain/document/searchable-pages.ts';
import type { Citation, ResultJson } from '../../../domain/extraction/result.ts';

/** Tasks of the threads by name, with input and output. */
export interface Tasks {
  /** Preloads the modules that the other tasks need. */
  prepare: {
    input: object;
    output: undefined;
  };
  read: {
    input: { bytes: Uint8Array; range?: PageRange; maxPages: number };
    output: { pageCount: number; pages: Page[] };
  };
  readJson: {
    input: { bytes: Uint8Array; range?: PageRange; maxPages: number };
    output: { pageCount: number; json: PagesJson };
  };
  readSearchable: {
    input: { bytes: Uint8Array; range?: PageRange; maxPages: number; named?: readonly string[] };
    output: { pageCount: number; json: PagesJson } & SearchablePages;
  };
  extract: {
    input: { bytes: Uint8Array; policyType: string; maxPages: number; wholeUpTo?: number };
    output: { pageCount: number; result?: ResultJson; timings: { readMs: number; rulesMs: number } };
  };
  extractPages: {
    input: { ranges: readonly PagesJson[]; policyType: string };
    output: ResultJson;
  };
  render: {
    input: { bytes: Uint8Array; page: number; dpi: number; boxes?: Citation['bbox'][] };
    output: { png: Uint8Array; width: number; height: number };
  };
}

export type TaskName = keyof Tasks;

/** `port` transfers `Progress` messages while the task runs. */
export interface TaskMessage<Name extends TaskName = TaskName> {
  name: Name;
  input: Tasks[Name]['input'];
  port: MessagePort;
}

/** `drawing` and `drawn`: before and after a page is rendered. `recognizing`: before OCR of a page. */
export type Progress = 'started' | 'drawing' | 'drawn' | 'recognizing' | { pagesDone: number; pagesTotal: number };

/** Errors lose their class between threads, so DocumentErrors are returned as values. */
export type Outcome<T> = { value: T } | { documentError: { code: DocumentErrorCode; message: string } };
