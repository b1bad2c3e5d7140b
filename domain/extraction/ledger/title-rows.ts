import { isAmount } from '../../reading/atom.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

/** Whether a row prints a kind of scopes and nothing else but amounts: the scopes and records below are of that kind. */
export function isTitleRow({ atoms, isFurniture }: Row, { vocabulary, plan }: Ledger): boolean {
  const [first, ...others] = atoms;
  if (isFurniture || first?.kind !== 'text' || first.isLabel || !others.every(isAmount)) return false;
  // "Property Damage" is a kind of records.
  return vocabulary.isTitle(first.text) && !plan.record.loose.typePattern.test(first.text);
}

const LEAST_KNOWN = 2;
const KNOWN_SHARE = 3;
const PLACE = 4;
const LARGER = 1.1;

/** The rows that print a kind of scopes: those that say one, and those that are printed like several of them. */
export function titleRows(ledger: Ledger): Row[] {
  const { rows, tables, vocabulary } = ledger;
  const sizes = rows.map(({ size }) => size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isTitled = ({ atoms, isFurniture }: Row): boolean => {
    const isApart =
      (atoms[0]?.size ?? 0) > LARGER * usual || atoms.every(({ kind, isLabel }) => kind === 'text' && !isLabel);
    return !isFurniture && isApart && atoms[0]?.kind === 'text' && !atoms[0].isLabel;
  };
  const open = rows.filter((row) => !tables.isHeading(row) && isTitled(row));
  const alike = new Map<string, Row[]>();
  for (const row of open) {
    const same = alike.get(styleOf(row));
    if (same) same.push(row);
    else alike.set(styleOf(row), [row]);
  }
  const isKnown = ({ atoms: [first] }: Row): boolean => first !== undefined && vocabulary.isTitle(first.text);
  const ofStyle = [...alike.values()].filter((same) => {
    const known = new Set(same.filter(isKnown).map(({ atoms }) => atoms[0]?.text));
    return known.size >= LEAST_KNOWN && known.size * KNOWN_SHARE >= new Set(same.map(textOf)).size;
  });
  const printed = new Set(ofStyle.flat());
  return rows.filter((row) => printed.has(row) || isTitleRow(row, ledger));
}

const textOf = ({ atoms }: Row): string | undefined => atoms[0]?.text;

const styleOf = ({ atoms: [first], x0 }: Row): string =>
  `${Math.round((first?.size ?? 0) * 2)}|${first?.bold ?? false}|${Math.round(x0 / PLACE)}`;
