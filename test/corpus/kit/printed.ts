import type { Page } from '../../../domain/document/page.ts';
import { type FieldSchema, isLeaf, isRecordList, type LeafSchema } from '../../../domain/policies/schema.ts';
import { dateForms } from './dates.ts';
import type { Html } from './html.ts';

interface Printed {
  /** Letters and digits of all words in reading order. */
  squashed: string;
  words: ReadonlySet<string>;
  /** Amounts as cents. */
  numbers: ReadonlySet<number>;
  /** Letters and digits of the markup's text: a value that wraps in its cell is in one piece here. */
  source: string;
}

const squash = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const inCents = (amount: number): number => Math.round(Math.abs(amount) * 100);

function collect({ pages, html }: { pages: readonly Page[]; html: Html }): Printed {
  const texts = pages.flatMap(({ words }) => words.map(({ text }) => text));
  // not the parts of dates and numbers of claims, but both of "$25,000/$50,000" and "25,000/50,000"
  const amounts = texts.flatMap((text) => (/\$|,\d{3}/.test(text) ? text.split('/') : [text]));
  const numbers = amounts.flatMap((text) => /^[^\d/]*?(\d[\d,]*(?:\.\d+)?)[^\d/]*$/.exec(text)?.[1] ?? []);
  const source = html.text
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&');
  const isInThousands = squash(source).includes('inthousands');
  const thousands = isInThousands
    ? texts.flatMap((text) => (/^\d{1,4}(?:\/\d{1,4})*$/.test(text) ? text.split('/') : []))
    : [];
  return {
    squashed: texts.map(squash).join(''),
    words: new Set(texts.map(squash)),
    numbers: new Set([
      ...numbers.map((text) => inCents(Number(text.replaceAll(',', '')))),
      ...thousands.map((text) => inCents(Number(text) * 1000)),
    ]),
    source: squash(source),
  };
}

/** The labelled values that are not on the pages, as "claims[3].paid.total = 12.5". */
export function findUnprinted({
  schema,
  data,
  pages,
  html,
}: {
  schema: FieldSchema;
  data: unknown;
  pages: readonly Page[];
  html: Html;
}): string[] {
  const printed = collect({ pages, html });
  const missing: string[] = [];
  const walk = (schema: FieldSchema, value: unknown, path: string): void => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) {
      const item: FieldSchema = isRecordList(schema) ? schema.items : stringLeaf;
      for (const [i, each] of value.entries()) walk(item, each, `${path}[${i}]`);
    } else if (isLeaf(schema)) {
      if (!isPrinted(value, schema, printed)) missing.push(`${path} = ${JSON.stringify(value)}`);
    } else if (schema.type === 'object') {
      const values = new Map(Object.entries(value));
      for (const [name, field] of Object.entries(schema.properties))
        walk(field, values.get(name), path === '' ? name : `${path}.${name}`);
    }
  };
  walk(schema, data, '');
  return missing;
}

const stringLeaf: LeafSchema = { type: ['string'], description: '', 'x-match': 'name' };

function isPrinted(value: unknown, { 'x-match': kind }: LeafSchema, printed: Printed): boolean {
  // codes and tick boxes are printed in words of their own
  if (kind === 'enum' || kind === 'bool') return true;
  if (typeof value === 'number') return printed.numbers.has(inCents(value));
  const text = String(value);
  if (kind === 'date') return isDatePrinted(text, printed);
  const words = text.split(/[^\p{L}\d]+/u).map(squash);
  return words.every((word) => printed.words.has(word) || printed.squashed.includes(word));
}

function isDatePrinted(iso: string, { squashed, source }: Printed): boolean {
  const forms = dateForms.map((form) => squash(form(iso)));
  return forms.some((form) => squashed.includes(form) || source.includes(form));
}
