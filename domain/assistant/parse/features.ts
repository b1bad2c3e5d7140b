/** What speaks for or against a query, with how much of it there is. */
export type Feature = readonly [name: string, value: number];

export type Weights = ReadonlyMap<string, number>;

/** A feature where something holds, else none. */
export const when = (holds: boolean, name: string, value = 1): Feature[] => (holds ? [[name, value]] : []);

/** What features add up to. */
export const scoreOf = (features: readonly Feature[], weights: Weights): number =>
  features.reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0);
