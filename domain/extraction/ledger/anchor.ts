import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';

/** The value that starts a record. */
export interface Anchor {
  row: Row;
  atom: Atom;
}

export type Evidence = 'label' | 'column' | 'otherLabel' | 'otherColumn' | 'shape' | 'date';

/** Values that look alike and are named alike: the starts of the records are one of these, or several together. */
export interface Series {
  evidence: Evidence;
  anchors: Anchor[];
  shapes: ReadonlySet<string>;
  score: number;
}
