import { type Cited, cite } from '../cited.ts';
import { findDates } from '../../reading/values/date.ts';
import { isStateName } from '../../reading/values/places.ts';
import type { Cell } from './cells.ts';

const LABEL = /^(?:policy\s*)?(?:(?:no|number|num|pol)\b|#)[.:#]*\s*|^policy(?:[:#]\s*|\s+)/i;

/** A number behind its label, or a sign with digits that is no amount, date or ZIP code. */
export function idIn(printed: string): { text: string; isLabelled: boolean } | null {
  const behind = printed.replace(LABEL, '');
  const isBehind = behind !== printed;
  // "Policy number GL-118, in force from 1/1/2025"
  const text = (isBehind ? behind.replace(/,\s.*$/, '') : behind)
    .replace(/(?<=\S)- (?=[A-Z0-9])/g, '-')
    .replace(/[,;]$|\s+policy (?:period|term):?$/i, '');
  const isId = /^[A-Z0-9][A-Z0-9 -]{3,22}$/.test(text) && (text.match(/\d/g) ?? []).length >= 3;
  const isDateOrPlace = findDates(printed).length > 0 || isStateAndZip(text);
  const isOther = /^\d{1,3}(?:,\d{3})+$/.test(text) || OTHER.test(text) || (!isBehind && isDateOrPlace);
  return isId && !isOther ? { text, isLabelled: text !== printed } : null;
}

const isStateAndZip = (text: string): boolean =>
  /^[A-Z]{2} \d{5}(?:-\d{4})?$/.test(text) && isStateName(text.slice(0, 2));

/** A year, a part of an address, a limit. */
const OTHER =
  /^(?:(?:19|20)\d\d|(?:P ?O )?BOX \d+|(?:SUITE|STE|UNIT|APT) .*|(?:[BP][ID]|CSL|UM|UIM|LIMITS?|OCC|AGG) [\d ]+)$/;

/** A number in the line of the policy, or behind its label, else another one below. */
export function numberOf(anchor: Cell, cells: readonly Cell[]): Cited<string> | undefined {
  const ids = cells.flatMap((cell) => {
    const id = idIn(cell.text);
    return id ? [{ cell, ...id }] : [];
  });
  const best =
    ids.find(({ cell, isLabelled }) => isLabelled && cell.row === anchor.row) ??
    ids.find(({ cell }) => cell.row === anchor.row && cell.x0 > anchor.x0) ??
    ids.find(({ isLabelled }) => isLabelled) ??
    ids[0];
  if (!best) return undefined;
  const words = best.cell.words.filter((word) => best.text.includes(word.text.replace(/[,;]$/, '')));
  return cite(best.text, { page: best.cell.page, words: words.length > 0 ? words : best.cell.words });
}
