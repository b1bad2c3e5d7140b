import type { FieldKind } from '../../policies/schema.ts';
import type { DocumentIndex, Entity, Item } from '../index/index-document.ts';

/** A distinct value of a column, with the rows that have it. */
export interface Value {
  /** In lower case. */
  text: string;
  words: readonly string[];
  senses: ReadonlySet<string>;
  /** Words that people say for it. */
  names: readonly string[];
  rows: readonly number[];
}

/** A field of the records of a list. */
export interface Column {
  list: string;
  key: string;
  kind: FieldKind;
  senses: ReadonlySet<string>;
  /** Words of its name. */
  words: ReadonlySet<string>;
  /** The item of each row; undefined where it is not printed. */
  items: readonly (Item | undefined)[];
  /** Empty for amounts of money, days and boxes. */
  values: readonly Value[];
  /** The values that hold a word or are called by it. */
  byWord: ReadonlyMap<string, readonly Value[]>;
  /** Whether it is told of the records that those of the list are linked to. */
  isLinked?: true;
}

/** A record with its document, or the document itself. */
export interface Row {
  document: DocumentIndex;
  entity?: Entity;
}
