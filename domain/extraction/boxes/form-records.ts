import { type Cited, cite } from '../cited.ts';
import { type FieldPlan, fieldPlan, type RowsPlan } from '../plan.ts';
import { blocksOf, type FormBlock } from './form-blocks.ts';
import { type FormDocument, typedFor } from './form-document.ts';
import { readNameAndAddress } from './name-address.ts';
import { companiesIn } from './companies.ts';
import { captionOf, pieceOf } from './form-vocabulary.ts';
import { tickedValue } from './ticks.ts';
import { typedValue } from './typed-values.ts';
import { citeText, firstOf } from './values.ts';

/** A record that boxes tell, and where on which page it stands. */
export interface FormRecord {
  values: Map<string, Cited>;
  page: number;
  y0: number;
  /** Where on its page the heading stands that says what it is. */
  heading?: number;
}

/** The records of a list that have a block of boxes each. */
export function blockRecords(form: FormDocument, list: string, plan: RowsPlan): FormRecord[] {
  if (plan.opens === undefined) return [];
  return blocksOf(form, captionOf(list, plan.opens)).flatMap((block): FormRecord[] => {
    const values = new Map<string, Cited>();
    for (const [field, own] of Object.entries(plan.fields)) {
      const cited = own && valueIn(block, captionOf(list, field), own);
      if (cited) values.set(field, cited);
    }
    const at = { page: block.page.number, y0: block.y0 };
    if (!isRecord(values, plan)) return [];
    return [values, ...furtherNames(values, block, plan)].map((own) => ({ values: own, ...at }));
  });
}

/** More names in the box that opens a block are records of their own. */
function furtherNames(values: Map<string, Cited>, block: FormBlock, plan: RowsPlan): Map<string, Cited>[] {
  const { opens } = plan;
  const own = opens === undefined ? undefined : fieldPlan(plan, opens);
  if (opens === undefined || own?.kind !== 'name') return [];
  const { names } = readNameAndAddress(typedFor(block.head, block.page));
  const [first, ...others] = names.flatMap(companiesIn);
  if (first && values.get(opens)?.value === names[0]?.value) values.set(opens, first);
  return others.map((name) => new Map<string, Cited>([[opens, name]]));
}

/** Whether all that a record of the list needs was found. */
export const isRecord = (values: ReadonlyMap<string, Cited>, plan: RowsPlan): boolean =>
  plan.starts.some((fields) => fields.every((field) => values.has(field)));

function valueIn(block: FormBlock, caption: string, own: FieldPlan): Cited | undefined {
  const value = firstOf(block.typed(caption), (typed) => typedValue(typed, own));
  const isTicked = (own.choices !== undefined || own.values !== undefined) && !own.isHeading;
  const ticked = isTicked ? tickedValue(block.options, own) : undefined;
  if (ticked) return ticked;
  const joined = own.pieces === undefined ? value : withPieces(block, { caption, own, street: value });
  return joined;
}

/** "1 Main St" with city, state and ZIP of other boxes becomes "1 Main St, Springfield, IL 62704". */
function withPieces(
  block: FormBlock,
  { caption, own, street }: { caption: string; own: FieldPlan; street: Cited | undefined },
): Cited | undefined {
  const line = street ?? firstOf(block.typed(caption), citeText);
  const pieces = (own.pieces ?? []).flatMap((_, at) => firstOf(block.typed(pieceOf(caption, at)), citeText) ?? []);
  const tail = pieces.slice(1).map(({ value }) => value);
  const text = [line?.value, pieces[0]?.value, tail.join(' ')]
    .map((part) => (typeof part === 'string' ? part.replace(/,$/, '') : ''))
    .filter((part) => part !== '')
    .join(', ');
  const [first] = [line, ...pieces].filter((part) => part !== undefined);
  if (!first || !/\d|\p{L}{3}/u.test(text)) return undefined;
  return cite(text, { page: first.page, words: [line, ...pieces].flatMap((part) => part?.words ?? []) });
}
