import type { Html } from './html.ts';
import type { Random } from './random.ts';

/** How Chromium prints the document; US Letter with margins of half an inch when absent. */
export interface Print {
  landscape?: boolean;
  format?: 'Letter' | 'Legal';
  /** CSS lengths. */
  margin?: { top?: string; right?: string; bottom?: string; left?: string };
  /** Chromium's templates with the classes `pageNumber` and `totalPages`; they need a margin to stand in. */
  header?: Html;
  footer?: Html;
  /** The document becomes pictures of its pages; the checks read it as it was before. */
  scan?: Scan;
  /** Clockwise, of pages whose text stays text; the checks read them as they were before. */
  skewDegrees?: number;
}

export interface Scan {
  dpi?: number;
  /** Of a sheet that lies askew, clockwise. */
  degrees?: number;
}

/**
 * What stands on the page, in the shape of the policy type's result: fields that are not printed may be left out, they
 * become null, or an empty list (see `label.ts`).
 */
export interface Label {
  [field: string]: unknown;
  /** Paths that do not count. */
  _ignore?: readonly string[];
  /** Further right values by path; null in the list: leaving it out is right too. */
  _accept?: Readonly<Record<string, readonly unknown[]>>;
}

export interface Drawn {
  html: Html;
  label: Label;
  print?: Print;
}

/** A layout of one house. The same seed gives the same document. */
export interface Style {
  policyType: string;
  /** Letters, digits and hyphens; part of the file name `<policyType>__<name>_<seed>.pdf`. */
  name: string;
  build: (random: Random) => Drawn;
}
