import type { Atom } from '../../reading/layout.ts';
import { isStateCode } from '../../reading/values/places.ts';
import { type Found, SCORE } from './fields.ts';
import type { Ledger } from './ledger.ts';
import { edgesOfStates } from './edges-of-states.ts';
import { pairedPartsIn } from './paired-parts.ts';
import type { Row } from './rows.ts';
import { dayBesideOthers, isNameLike, nameBeforeStory } from './told-in-lines.ts';

const PLACE = /,\s?([A-Z]{2})(?:\s\d{5}(?:-\d{4})?)?$/;
/** "Gentry AR", below a heading of places. */
const BARE_PLACE = /^\p{Lu}\p{Ll}+\.?(?: \p{Lu}\p{Ll}+\.?){0,2} ([A-Z]{2})$/u;
const OF_PLACES = /\b(?:loc(?:ation|n)?|place|site|city|scene|where)\b/i;
interface Loose {
  /** The atom that starts the record. */
  key: Atom;
  ledger: Ledger;
  /** Atoms that are values already. */
  taken: ReadonlySet<Atom>;
}

/** What no heading or label names, by its look and place: a person beside the key, a state, a kind of record. */
export function looseFields(rows: readonly Row[], loose: Loose): Found[] {
  const read = rows.filter((row) => !loose.ledger.tables.isHeading(row));
  return [
    ...read.flatMap((row) => statesBesideKey(row, loose)),
    ...read.flatMap((row) => statesOfPlaces(row, loose)),
    ...read.flatMap((row) => pairedPartsIn(row, loose.ledger.plan)),
    ...read.flatMap((row) => typesIn(row, loose)),
    ...read.flatMap((row) => personBesideKey(row, loose)),
    ...read.flatMap((row) => toldBesidePairs(row, loose)),
    ...read.flatMap((row) => [...dayBesideOthers(row, loose), ...nameBeforeStory(row, loose)]),
  ];
}

const LEAST_PAIRS = 2;
const LEAST_TOLD = 3;

/** "Loss 1/18/23 | Pipe burst in attic | Paid 27,311": the only text that no label names in a line of labels and values. */
function toldBesidePairs(row: Row, { ledger, taken }: Loose): Found[] {
  const { atoms } = row;
  const isLabel = (atom: Atom | undefined): boolean =>
    atom?.kind === 'text' && !taken.has(atom) && (atom.isLabel || ledger.vocabulary.tier(atom.text) === 2);
  const pairs = atoms.filter((atom, at) => atom.kind !== 'text' && isLabel(atoms[at - 1]));
  const told = atoms.filter(
    (atom, at) =>
      atom.kind === 'text' &&
      atom.words.length >= LEAST_TOLD &&
      !taken.has(atom) &&
      ledger.vocabulary.tier(atom.text) === 0 &&
      !isLabel(atoms[at - 1]) &&
      !isNameLike(atom),
  );
  const [text, other] = told;
  return text && !other && pairs.length >= LEAST_PAIRS ? [found(ledger.plan.record.loose.narrative, text, row)] : [];
}

const found = (field: string, atom: Atom, row: Row): Found => ({ field, atoms: [atom], row, score: SCORE.loose });

/** A state beside the key, or at an edge where nothing but states stand. */
function statesBesideKey(row: Row, { key, ledger, taken }: Loose): Found[] {
  const isBeside = row.atoms.includes(key);
  const edges = isBeside ? [] : edgesOfStates(ledger.rows);
  const isOne = (atom: Atom): boolean =>
    isBeside ? isAmongStates(row, atom, ledger) : edges.some((x) => Math.abs(x - atom.x0) <= SAME_EDGE);
  const states = row.atoms.filter((atom) => atom.kind === 'state' && !taken.has(atom) && isOne(atom));
  return states.map((atom) => found(ledger.plan.record.loose.state, atom, row));
}

const SAME_EDGE = 3;
const MOST_OTHERS = 0.1;

/** "MO" among "LT" and "RO" is no state. */
function isAmongStates(row: Row, atom: Atom, { tables }: Ledger): boolean {
  const cells = tables.headedAt(row, atom)?.column.cells ?? [];
  const beside = cells.filter(({ x0 }) => Math.abs(x0 - atom.x0) <= SAME_EDGE);
  return beside.filter(({ kind }) => kind !== 'state').length <= MOST_OTHERS * beside.length;
}

/** A city before a state, "Springfield, IL 62704". */
function statesOfPlaces(row: Row, { ledger }: Loose): Found[] {
  return row.atoms.flatMap((atom) => {
    const isBelow = ledger.tables.headedAt(row, atom)?.wordings.some((wording) => OF_PLACES.test(wording)) ?? false;
    const state = PLACE.exec(atom.text)?.[1] ?? (isBelow ? BARE_PLACE.exec(atom.text)?.[1] : undefined);
    if (state === undefined || !isStateCode(state) || atom.kind === 'date') return [];
    const printed = atom.words.filter((word) => word.text.replace(/[,.]/g, '') === state);
    const words = printed.length > 0 ? printed : atom.words;
    return [found(ledger.plan.record.loose.state, { ...atom, kind: 'state', value: state, text: state, words }, row)];
  });
}

function typesIn(row: Row, { ledger, taken }: Loose): Found[] {
  const { type, typePattern } = ledger.plan.record.loose;
  const types = row.atoms.filter(
    (atom) => atom.kind === 'text' && !taken.has(atom) && !atom.isLabel && typePattern.test(atom.text),
  );
  return types.map((atom) => found(type, atom, row));
}

function personBesideKey(row: Row, { key, ledger, taken }: Loose): Found[] {
  const at = row.atoms.indexOf(key);
  // a name may begin the line in front of the key
  const beside = at < 0 ? [] : [row.atoms[at + 1], ...(at === 1 ? [row.atoms[0]] : [])];
  const isPerson = (atom: Atom): boolean => !taken.has(atom) && isNameLike(atom);
  const person = beside.find((atom) => atom && isPerson(atom) && ledger.vocabulary.tier(atom.text) === 0);
  return person ? [found(ledger.plan.record.loose.person, person, row)] : [];
}
