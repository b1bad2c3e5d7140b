import type { Label } from '../labels/label.ts';
import type { PageLayout } from '../../reading/layout.ts';
import type { AddressBlock } from './address.ts';

export interface PeopleSearch {
  layouts: readonly PageLayout[];
  labels: readonly Label[];
  isLabel: (text: string) => boolean;
  /** The pages that print values over their labels. */
  captioned: ReadonlySet<PageLayout>;
  /** Whether organisations may be insured. */
  organisations: boolean;
}

export interface Placed {
  block: AddressBlock;
  score: number;
  layout: PageLayout;
  /** Whether one word alone, such as the heading of a column, names it. */
  isWeak?: boolean;
  /** Whether its label is nobody's wording and only resembles some. */
  isLikely?: boolean;
  /** Whether "Name" alone heads it, as it does the columns of all people and things. */
  isOfColumn?: boolean;
}

/** A company of the trade beside the insured's label is the insurer or the agency. */
export const INSURER = /\b(?:insurance|casualty|indemnity|assurance|underwriters|agency)\b/i;

export const hasNames = ({ names }: AddressBlock): boolean => names.length > 0;
