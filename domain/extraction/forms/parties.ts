import type { Cited } from '../cited.ts';
import type { Caption } from '../lexicon/acord-captions.ts';
import type { FormDocument } from '../boxes/form-document.ts';
import { typedFor } from '../boxes/form-document.ts';
import type { Entry } from '../boxes/form-page.ts';
import { type NameAndAddress, readNameAndAddress } from '../boxes/name-address.ts';
import { citeId, citeText, type Typed } from '../boxes/values.ts';

/** Whoever a caption names first, with the address in the same cell. */
export function partyOf(form: FormDocument, ...fields: readonly Caption[]): NameAndAddress {
  for (const entry of form.entries(...fields)) {
    const typed = typedFor(entry, pageOf(form, entry));
    if (typed.words.length === 0) continue;
    const party = readNameAndAddress(typed);
    if (party.names.length > 0) return party;
  }
  return { names: [] };
}

export const pageOf = (form: FormDocument, entry: Entry) => form.pages.find((page) => page.number === entry.page);

export function citePhone(typed: Typed): Cited<string> | undefined {
  const cited = citeId(typed);
  return cited && cited.value.replace(/\D/g, '').length >= 7 ? cited : undefined;
}

export function citeEmail(typed: Typed): Cited<string> | undefined {
  const cited = citeText(typed);
  return cited?.value.includes('@') ? cited : undefined;
}

/** Points: the block of a party is no higher. */
const BLOCK = 150;

/** A value of the block that a caption heads: of captions that stand several times on a page, the one in its column. */
export function inBlockOf(
  form: FormDocument,
  { head, fields }: { head: Caption; fields: readonly Caption[] },
): Typed[] {
  const [anchor] = form.entries(head);
  const typed = (entry: Entry) => typedFor(entry, pageOf(form, entry));
  if (!anchor) return form.entries(...fields).map(typed);
  const bottom = Math.min(
    anchor.y0 + BLOCK,
    ...(pageOf(form, anchor)?.sections ?? []).map(({ y0 }) => y0).filter((y) => y > anchor.y1 + 20),
  );
  return form
    .entries(...fields)
    .filter((entry) => entry.page === anchor.page && entry.y0 < bottom)
    .filter((entry) => entry.x0 >= anchor.cell.x0 - 3 && entry.x0 < anchor.cell.x1 - 3 && entry.y0 >= anchor.y0 - 4)
    .map(typed);
}
