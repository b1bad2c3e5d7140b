import type { Anchor } from './anchor.ts';
import type { TotalLevel } from './plan.ts';
import type { Row } from './rows.ts';
import type { ScopeMention } from './scopes.ts';

/** Consecutive rows about one thing. */
export type Region = { rows: Row[] } & (
  | { kind: 'record'; anchor: Anchor }
  | { kind: 'scope'; mention: ScopeMention }
  | { kind: 'total'; level: TotalLevel | 'bare' }
  | { kind: 'empty' }
);

/** What a region begins with. */
export type Start = Region extends infer R ? (R extends { rows: Row[] } ? Omit<R, 'rows'> : never) : never;
