import { CircleAlert, PencilLine, TriangleAlert } from 'lucide-react';
import type { Field } from './review-data.ts';

/** A small sign behind a value that needs a look or was corrected. */
export function ValueSign({ field: { issues, state, correction }, isUnsure }: { field: Field; isUnsure: boolean }) {
  if (correction) return <PencilLine className="value-sign value-corrected" size={12} aria-label="Corrected" />;
  if (issues.some(({ severity }) => severity === 'error') || state?.state === 'conflicting') {
    return <CircleAlert className="value-sign value-error" size={12} aria-label="Has a problem" />;
  }
  if (isUnsure) return <TriangleAlert className="value-sign value-unsure" size={12} aria-label="Unsure" />;
  return null;
}

const states = new Map([
  ['present', 'Read'],
  ['absent', 'Not on the page'],
  ['unreadable', 'Cannot be read'],
  ['conflicting', 'The page contradicts itself'],
]);
const sources = new Map([
  ['text', 'Text of the PDF'],
  ['form', 'Form field'],
  ['ocr', 'Scan (OCR)'],
  ['model', 'Model, proven by the page'],
]);

export const stateWord = (state: string): string => states.get(state) ?? state;
export const sourceWord = (source: string): string => sources.get(source) ?? source;
