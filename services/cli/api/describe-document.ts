import type { DocumentStatus } from '../../../clients/typescript/src/index.ts';
import { terminalLine } from '../../../domain/text/control-characters.ts';

/** One line about how far a document is, or why it failed. */
export function describeDocument({ documentId, status, stage, progress, error }: DocumentStatus): string {
  if (error) return terminalLine(`${documentId} ${status} (${error.code}): ${error.message}`);
  return terminalLine(`${documentId} ${status}, ${stage} ${progress.percent} %`);
}
