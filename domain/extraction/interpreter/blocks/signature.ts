import type { Line } from '../../../reading/layout.ts';
import { AGENCY_WORD } from '../../lexicon/companies.ts';
import { isNameLine } from '../../values/name.ts';
import type { Sheet } from '../policies/sheet.ts';
import { isFact } from './line-parts.ts';
import { isAgency, isPerson, type Party, partyIn, withoutTitle } from './party.ts';

/** "Ann Poe | Salem Insurance Agency | 12 Main St, Salem, OR 97301 | 503-555-0101": a line that tells who wrote the page. */
export function signature(sheets: readonly Sheet[]): Party | null {
  for (const { layout } of sheets.toReversed())
    for (let at = layout.lines.length - 1; at >= 0; at--) {
      const party = partyOn(layout.lines[at]);
      if (!party) continue;
      const contact = party.contact ?? personOver(layout.lines, at);
      return { ...party, contact, email: party.email ?? sender(layout.lines) };
    }
  return null;
}

function partyOn(line: Line | undefined): Party | null {
  const segments = line?.segments ?? [];
  const party = partyIn(segments.map(({ words }) => ({ page: line?.page ?? 1, words })));
  const isTold = [party.address, party.phone, party.email].filter((fact) => fact !== undefined).length > 0;
  const isOwn = party.names.every(({ value }) => isPerson(value) || (isAgency(value) && !/[:.]\s/.test(value)));
  return isTold && isOwn && party.names.some(({ value }) => isAgency(value)) ? party : null;
}

/** A name alone in the line above. */
function personOver(lines: readonly Line[], at: number): Party['contact'] {
  const over = lines[at - 1];
  const [name] = over ? partyIn([over]).names : [];
  return name && isPerson(name.value) ? withoutTitle(name) : undefined;
}

/** "From: Ann Poe <ann@acme.example>". */
function sender(lines: readonly Line[]): Party['email'] {
  const from = lines.find(({ words }) => /^from:?$/i.test(words[0]?.text ?? ''));
  return from && partyIn([from]).email;
}

/** Share of a page's height that its head takes. */
const HEAD = 0.25;

/** An agency's name alone at the head of the first page, with what is told of it in the lines below. */
export function firmAtHead({ layout, page }: Sheet): Party | null {
  const head = layout.lines.filter(({ y0 }) => y0 < HEAD * layout.page.height);
  for (const [at, { segments }] of head.entries()) {
    const firm = segments.find(({ text }) => isFirm(text));
    if (!firm) continue;
    const below = head.slice(at + 1, at + 3).flatMap((line) => line.segments.filter((other) => isFact(other.text)));
    return partyIn([firm, ...below].map(({ words }) => ({ page, words })));
  }
  return null;
}

const isFirm = (text: string): boolean =>
  AGENCY_WORD.test(text) && isAgency(text) && text.includes(' ') && isNameLine(text, { organisations: true });
