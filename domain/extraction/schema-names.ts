import type { LeafSchema, ObjectSchema, RecordListSchema, StringListSchema } from '../policies/schema.ts';
import type { Cited } from './cited.ts';

// The names of a schema's fields by what they hold, so that a plan or a draft cannot misspell one.

export type NamesOf<Schema extends ObjectSchema, Kind> = keyof {
  [Name in keyof Schema['properties'] as string extends Name
    ? never
    : Schema['properties'][Name] extends Kind
      ? Name
      : never]: true;
} &
  string;
export type LeafName<Schema extends ObjectSchema> = NamesOf<Schema, LeafSchema>;
export type ListName<Schema extends ObjectSchema> = NamesOf<Schema, RecordListSchema>;
export type StringListName<Schema extends ObjectSchema> = NamesOf<Schema, StringListSchema>;
export type ItemOf<Field> = Field extends { items: infer Item extends ObjectSchema } ? Item : never;

/** The draft of a schema: a misspelt field does not compile. */
export type DraftOf<Schema extends ObjectSchema> = {
  [Name in keyof Schema['properties']]?: Schema['properties'][Name] extends { items: infer Item extends ObjectSchema }
    ? DraftOf<Item>[]
    : Schema['properties'][Name] extends StringListSchema
      ? Cited<string>[]
      : Schema['properties'][Name] extends infer Inner extends ObjectSchema
        ? DraftOf<Inner>
        : Cited | undefined;
};
