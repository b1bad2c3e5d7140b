import type { LedgerPlan } from '../extraction/ledger/plan.ts';
import type { ObjectSchema } from './schema.ts';

/** An entry of the registry: what a kind of document is called and what its extraction yields. */
export interface PolicyType {
  id: string;
  label: string;
  category: string;
  description: string;
  /** 1 (flat form) to 5 (long nested tables). */
  complexityRating: number;
  /** Batched types are long documents: they are read in page ranges, through the jobs endpoint only. */
  requiresBatching: boolean;
  /** Of one typical extraction by a model. */
  estimatedTokens: { prompt: number; completion: number };
  schemaVersion: string;
  schema: ObjectSchema;
  /** How its documents are read, for types that list records with amounts under scopes. */
  ledger?: LedgerPlan;
}
