/** Leaf values: how many the engine got right, gave at all, and how many are labelled. */
export interface Counts {
  right: number;
  predicted: number;
  labelled: number;
}

export interface ScoredDocument extends Counts {
  file: string;
  type: string;
  status: string;
  errors?: { path: string; label: unknown; prediction: unknown }[];
}
