import type { Word } from '../../document/page.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';

/** A heading of a field, found on a page. */
export interface Label {
  field: string;
  /** Of the wording in the field's list; 0 is the safest. */
  rank: number;
  layout: PageLayout;
  /** The segment that it starts, or stands in. */
  segment: Segment;
  /** The words of the label itself. */
  head: Segment;
  /** What follows in the same segment, up to the next label. */
  rest: readonly Word[];
  hasColon: boolean;
  /** One word alone ("Total", "Agent") is a label only with a colon, as a whole segment, or before a value of its kind. */
  isShort: boolean;
  /** Whether it is nobody's wording and only resembles some. */
  isLikely?: boolean;
}
