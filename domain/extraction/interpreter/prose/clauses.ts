import type { Measure } from '../../plan.ts';
import { type Figure, figuresIn, measureOf } from './figures.ts';
import type { Name } from './names.ts';

/** A coverage and the figures that a sentence states of it. */
export interface Clause {
  name: Name;
  values: Map<Measure, Figure>;
}

/**
 * Gives the figures of a sentence to the coverages that it names: those behind a name are the name's, unless the sentence
 * begins with figures; then those ahead of a name are.
 */
export function clausesOf(text: string, names: readonly Name[]): Clause[] {
  const figures = figuresIn(text);
  const clauses = names.map((name): Clause => ({ name, values: new Map() }));
  const isAhead = figures.some(({ start }) => start < (names[0]?.start ?? 0));
  for (const figure of figures) {
    const owners = figure.isShared ? clauses : [ownerOf(figure, clauses, isAhead)];
    for (const owner of owners) {
      if (!owner) continue;
      const measure = measureOf(figure, new Set(owner.values.keys()));
      if (measure && !owner.values.has(measure)) owner.values.set(measure, figure);
    }
  }
  return clauses.filter(({ values }) => values.size > 0);
}

function ownerOf(figure: Figure, clauses: readonly Clause[], isAhead: boolean): Clause | undefined {
  const above = clauses.findLast(({ name }) => name.end <= figure.start);
  if (!isAhead) return above;
  const next = clauses.find(({ name }) => name.start >= figure.end);
  return next && !(above && figure.measure === 'premium') ? next : above;
}
