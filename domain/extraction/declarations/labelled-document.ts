import type { Label } from '../labels/labels.ts';
import type { SourceDocument } from '../source-document.ts';

/** The labels of a declarations page and what tells a label from a value. */
export interface LabelledDocument extends SourceDocument {
  labels: readonly Label[];
  isLabel: (text: string) => boolean;
}
