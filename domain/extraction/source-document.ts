import type { Draft } from './cited.ts';
import type { PageLayout } from '../reading/layout.ts';
import type { Page } from '../document/page.ts';

/** What a reader of a policy type gets: the document's pages, as read and laid out, in order. */
export interface SourceDocument {
  layouts: readonly PageLayout[];
  pages: readonly Page[];
}

/** Finds a policy type's fields in a document. */
export type DocumentReader = (document: SourceDocument) => Draft;
