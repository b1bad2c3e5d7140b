import { DocumentError } from '../../../domain/document/document-error.ts';
import { type DocumentInput, type OpenDocument, withDocument } from './document.ts';
import { withPdfium } from './pdfium.ts';
import type { Outcome, Progress, TaskMessage, TaskName, Tasks } from './tasks.ts';

export type Report = (progress: Progress) => void;
type Task<Name extends TaskName> = (input: Tasks[Name]['input'], report: Report) => Promise<Tasks[Name]['output']>;

/** The entry point of a thread: runs the task that a message of the pool names. */
export function createTaskRunner(tasks: { [Name in TaskName]?: Task<Name> }) {
  const all = { ...tasks, prepare: () => withPdfium(async () => undefined) };
  return async ({ name, input, port }: TaskMessage): Promise<Outcome<unknown>> => {
    const report: Report = (progress) => port.postMessage(progress);
    report('started');
    try {
      const task = all[name] as Task<TaskName>;
      return { value: await task(input, report) };
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      return { documentError: { code: error.code, message: error.message } };
    } finally {
      port.close();
    }
  };
}

export function withOpenDocument<T>(
  { report, ...input }: DocumentInput & { report: Report },
  use: (document: OpenDocument) => T | Promise<T>,
): Promise<T> {
  return withPdfium((pdfium) => withDocument({ pdfium, ...input, onDrawing: report }, use));
}
