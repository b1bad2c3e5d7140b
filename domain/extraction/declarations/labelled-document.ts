import type { PageLayout } from '../../reading/layout.ts';
import type { Label } from '../labels/label.ts';
import type { SourceDocument } from '../source-document.ts';

/** The labels of a declarations page and what tells a label from a value. */
export interface LabelledDocument extends SourceDocument {
  labels: readonly Label[];
  isLabel: (text: string) => boolean;
  /** The pages that print values over their labels. */
  captioned: ReadonlySet<PageLayout>;
}
