import type { Ledger } from './ledger.ts';
import type { Region } from './region.ts';
import type { Row } from './rows.ts';
import { addTerm, type Scope } from './scope-entries.ts';
import { isYear } from './terms.ts';

// "Policy Term: 3/1/2017 - 3/1/2018" above the lines of several policies: all of them are of that term.

/** Gives scopes without dates the term that heads them. */
export class TermHeadings {
  private readonly rows: readonly Row[];
  private readonly ledger: Ledger;

  constructor(regions: readonly Region[], ledger: Ledger) {
    this.ledger = ledger;
    const mentioned = new Set(regions.flatMap((region) => (region.kind === 'scope' ? [region.mention.row.at] : [])));
    this.rows = ledger.rows.filter((row) => mentioned.has(row.at + 1) && !mentioned.has(row.at) && isHeading(row));
  }

  complete({ fields }: Scope, row: Row): void {
    const { from } = this.ledger.plan.scope;
    const above = this.rows.findLast(({ at }) => at < row.at);
    if (above && !fields.has(from)) addTerm(fields, [], above, this.ledger);
  }
}

/** Whether a row prints a term and nothing but words besides. */
function isHeading({ atoms, isFurniture }: Row): boolean {
  const others = atoms.filter(({ kind }) => kind !== 'date');
  return (
    !isFurniture && isYear(atoms.filter(({ kind }) => kind === 'date')) && others.every(({ kind }) => kind === 'text')
  );
}
