import type { Atom } from '../../reading/layout.ts';
import { type Cited, cite } from '../cited.ts';
import { nameAhead } from '../values/name.ts';
import type { AmountCell } from './amount-lines.ts';
import type { Found } from './fields.ts';
import type { Meanings } from './shapes.ts';
import { shapeOfField } from './plan-access.ts';

const sourceOf = (atoms: readonly Atom[]): { page: number; words: Atom['words'] } => ({
  page: atoms[0]?.segment.page ?? 1,
  words: atoms.flatMap((atom) => atom.words),
});

/** "56-474 Hale Agency": the number of who has the name. */
const CODE_OF_NAME = /^(?=(?:-?\d){5})[\d-]+ (?=\p{Lu})/u;

/** A field's value as its shape is written. */
export function citedField({ field, atoms }: Pick<Found, 'field' | 'atoms'>, meanings: Meanings): Cited | undefined {
  const value = valueOf(field, atoms, meanings);
  return cite(value, sourceOf(onOnePage(atoms)));
}

const onOnePage = (atoms: readonly Atom[]): readonly Atom[] =>
  atoms.filter((atom) => atom.segment.page === atoms[0]?.segment.page);

function valueOf(field: string, atoms: readonly Atom[], { plan, vocabulary }: Meanings): unknown {
  const [first] = atoms;
  if (!first) return null;
  switch (shapeOfField(plan, field)) {
    case 'date':
    case 'period':
      return first.kind === 'date' ? first.value : null;
    case 'count':
      return first.kind === 'int' ? first.value : null;
    case 'word':
      return vocabulary.valueOf(field, first.text);
    case 'id':
      return atoms.map((atom) => atom.text).join(' ');
    case 'state':
      return /^[A-Z]{2}\s?[-/]/.test(first.text) ? first.text.slice(0, 2) : first.text;
    case 'label':
      return textOf(atoms).replace(/^\d{1,3}\s+(?=\p{L})/u, '');
    case 'name':
      return nameOf(textOf(atoms).replace(CODE_OF_NAME, ''), plan);
    default:
      return textOf(atoms);
  }
}

/** "Elm Insurance Company - Loss Run by Location": a report's title is no part of a name, nor are codes and streets behind it. */
function nameOf(text: string, { scope }: Meanings['plan']): string {
  const title = [...text.matchAll(/ [-–—|] /g)].find(({ 0: dash, index }) =>
    scope.reportPattern.test(text.slice(index + dash.length)),
  );
  return nameAhead(title ? text.slice(0, title.index) : text);
}

const textOf = (atoms: readonly Atom[]): string =>
  atoms
    .map((atom) => atom.text)
    .join(' ')
    .replace(/[,;*]+$/, '')
    .trim();

export function citedAmount({ value, atom }: AmountCell, isDeduction: boolean): Cited | undefined {
  // Deductions are printed with or without a minus sign.
  const amount = isDeduction ? Math.abs(value) : value;
  return cite(amount, sourceOf([atom]));
}

export function citedCount(value: number, atom: Atom): Cited | undefined {
  return cite(value, sourceOf([atom]));
}
