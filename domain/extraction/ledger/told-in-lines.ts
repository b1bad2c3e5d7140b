import type { Atom } from '../../reading/layout.ts';
import { type Found, SCORE } from './fields.ts';
import { fieldBeside, fieldOfColumn, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

// Cards of portals label little: "7/9/2020, OR (reported 7/12/2020)" over "Ann Lee: water line broke while digging".

interface Told {
  ledger: Ledger;
  /** Atoms that are values already. */
  taken: ReadonlySet<Atom>;
}

const found = (field: string, atoms: readonly Atom[], row: Row): Found => ({ field, atoms, row, score: SCORE.loose });

/** The day and the state of a record in front of a labelled day of it. */
export function dayBesideOthers(row: Row, { ledger, taken }: Told): Found[] {
  const { record } = ledger.plan;
  const [first, second] = row.atoms;
  if (first?.kind !== 'date' || taken.has(first) || fieldOfColumn(row, first, ledger)) return [];
  const isLater = (atom: Atom, at: number): boolean => {
    const field = at > 0 && atom.kind === 'date' ? fieldBeside(row, at, ledger)?.field : undefined;
    const isOfRecord = field !== undefined && field !== record.keyDate && record.dates.includes(field);
    return isOfRecord && String(atom.value) >= first.value;
  };
  if (!row.atoms.some(isLater)) return [];
  const state = second?.kind === 'state' && !taken.has(second) ? [found(record.loose.state, [second], row)] : [];
  return [found(record.keyDate, [first], row), ...state];
}

const NAME = /^\p{Lu}[\p{L}'.-]+,?(?: \p{Lu}[\p{L}'.-]*){1,3}$/u;

/** Whether a text looks like the name of a person. */
export const isNameLike = ({ kind, text, isLabel }: Atom): boolean => kind === 'text' && !isLabel && NAME.test(text);

const LEAST_TOLD = 3;
const SAME_EDGE = 2;

/** A name in front of a colon, and what happened behind it. */
export function nameBeforeStory(row: Row, { ledger, taken }: Told): Found[] {
  const { loose } = ledger.plan.record;
  const [name, story, more] = row.atoms;
  if (!name?.isLabel || story?.kind !== 'text' || more || taken.has(name)) return [];
  const person: Atom = { ...name, isLabel: false };
  const isPerson = isNameLike(person) && ledger.vocabulary.tier(name.text) === 0;
  if (!isPerson || story.words.length < LEAST_TOLD) return [];
  const told = found(loose.narrative, [story, ...lineBelow(row, ledger)], row);
  return [found(loose.person, [person], row), { ...told, score: SCORE.above }];
}

/** The text alone in the next line that begins where the row does. */
function lineBelow({ at, x0 }: Row, { rows }: Ledger): Atom[] {
  const [text, other] = rows[at + 1]?.atoms ?? [];
  const goesOn = text?.kind === 'text' && !text.isLabel && !other && Math.abs(text.x0 - x0) <= SAME_EDGE;
  return goesOn ? [text] : [];
}
