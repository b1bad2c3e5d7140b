import type { LedgerPlan } from '../extraction/ledger/plan.ts';
import type { Plan } from '../extraction/plan.ts';
import type { Recognition } from './recognition.ts';
import type { ObjectSchema } from './schema.ts';

/** What a kind of document is called and what its extraction yields. */
export interface PolicyDescription {
  id: string;
  label: string;
  category: string;
  description: string;
  /** Batched types are long documents: they are read in page ranges, through the jobs endpoint only. */
  requiresBatching: boolean;
  schemaVersion: string;
  schema: ObjectSchema;
}

/** How the documents of a type are read: by a plan of declarations and forms, or by one of records with amounts. */
export type ReadBy = { plan: Plan } | { ledger: LedgerPlan };

/** An entry of the registry. A type that says neither how it is recognized nor how it is read does not compile. */
export interface PolicyType extends PolicyDescription {
  recognition: Recognition;
  readBy: ReadBy;
}

/** Whether the documents of a type are forms that are filled in: their captions are much the same on all of them. */
export const isForm = (readBy: ReadBy): boolean => 'plan' in readBy && readBy.plan.form !== undefined;
