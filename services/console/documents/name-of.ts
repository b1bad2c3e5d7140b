import type { Document } from '../api/decpage.ts';

/** What a document is called in the console. */
export const nameOf = ({
  title,
  fileName,
  documentType,
}: Pick<Document, 'title' | 'fileName' | 'documentType'>): string => title ?? fileName ?? documentType;
