import { fieldBeside, type Ledger } from './ledger.ts';
import type { Region } from './region.ts';
import type { Row } from './rows.ts';
import type { Scope } from './scope-entries.ts';
import type { Scopes } from './scope-list.ts';
import { addTerm } from './scope-terms.ts';
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

  /**
   * "From 3/1/2017 to 3/1/2018" is the term of the only scope, wherever it stands, if no other term does. A report that names
   * no scope is one about this term: those of funds and pools print no policies.
   */
  completeOnly(scopes: Scopes): void {
    const [scope, other] = scopes.all;
    if (other || scope?.fields.has(this.ledger.plan.scope.to)) return;
    const terms = this.ledger.rows.flatMap((row) => termsIn(row, this.ledger));
    const [term] = terms;
    if (!term || terms.some(({ atoms }) => atoms[0]?.text !== term.atoms[0]?.text)) return;
    addTerm((scope ?? scopes.ofAll()).fields, [], term, this.ledger);
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

/** The rows of the terms that a label names in a row, each alone. */
function termsIn(row: Row, ledger: Ledger): Row[] {
  const { from, period } = ledger.plan.scope;
  return row.atoms.flatMap((atom, at) => {
    const term = row.atoms.slice(at, at + 2);
    if (row.isFurniture || atom.kind !== 'date' || !isYear(term)) return [];
    const reading = fieldBeside(row, at, ledger);
    return reading?.isSure && [from, period].includes(reading.field) ? [{ ...row, atoms: term }] : [];
  });
}
