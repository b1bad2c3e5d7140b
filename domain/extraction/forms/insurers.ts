import { cite, type Draft } from '../cited.ts';
import { centreY } from '../../reading/boxes.ts';
import type { Entry, FormPage } from '../boxes/form-page.ts';
import { type FormDocument, typedFor } from '../boxes/form-document.ts';
import { citeText, type Typed } from '../boxes/values.ts';
import { isInside, runOf } from '../boxes/writing.ts';

const LETTERS = { insurerA: 'A', insurerB: 'B', insurerC: 'C', insurerD: 'D', insurerE: 'E', insurerF: 'F' } as const;
const NAIC = /^\d{4,5}(?:-\d+)?$/;

/** The insurers that a certificate names by letter, with the NAIC number in the same line. */
export function readInsurers(form: FormDocument): Draft[] {
  return Object.entries(LETTERS).flatMap(([field, letter]): Draft[] => {
    const [entry] = form.entries(field as keyof typeof LETTERS).filter((found) => found.values.length > 0);
    const page = form.pages.find((candidate) => candidate.number === entry?.page);
    if (!entry || !page) return [];
    const beside = rightOf(entry, page);
    const own = typedFor(entry, page);
    const name = citeText({ ...own, words: own.words.filter((word) => !NAIC.test(word.text)) });
    const naic = [...own.words, ...beside.words].find((word) => NAIC.test(word.text));
    const printed = entry.caption.findLast((word) => word.text.replace(/\W/g, '').toUpperCase() === letter);
    if (!name || /^n\/?a$/i.test(name.value)) return [];
    return [
      {
        letter: cite(letter, {
          page: entry.page,
          words: [printed ?? runOf([...entry.caption]).words[0]].flatMap((word) => word ?? []),
        }),
        name,
        naicCode: naic && cite(naic.text, { page: entry.page, words: [naic] }),
      },
    ];
  });
}

/** What stands in the cell right of an entry's cell, on the entry's line. */
function rightOf(entry: Entry, page: FormPage): Typed {
  const y = centreY(entry);
  const cell = page.grid.spaceAt(entry.cell.x1 + 6, y);
  const words = page.words.filter((word) => isInside(word, cell) && Math.abs(centreY(word) - y) < 8);
  return { page: entry.page, words };
}
