import { type Cited, cite, type Draft } from '../cited.ts';
import { centreY } from '../../reading/boxes.ts';
import { entityOptions } from '../lexicon/acord-application.ts';
import { interestOptions } from '../lexicon/acord-property.ts';
import type { Caption } from '../lexicon/acord-captions.ts';
import { type FormDocument, typedFor } from '../boxes/form-document.ts';
import type { Entry, FormPage } from '../boxes/form-page.ts';
import type { Option } from '../boxes/marks.ts';
import { readNameAndAddress } from '../boxes/name-address.ts';
import { citePhone, pageOf, partyOf } from './parties.ts';
import { citeId, citeText, firstOf, type Typed, wordsOf } from '../boxes/values.ts';

/** A stretch of a page, from one heading caption to the next of its kind. */
export interface Block {
  page: FormPage;
  head: Entry;
  y0: number;
  y1: number;
  /** Where the block's section of the form ends, if that is earlier. */
  sectionEnd: number;
  /** What is typed for the fields' captions in the block. */
  typed(...fields: readonly Caption[]): Typed[];
}

/** The blocks that each start with a caption of this field. */
export function blocksOf(form: FormDocument, heads: readonly Entry[]): Block[] {
  return heads.flatMap((head): Block[] => {
    const page = pageOf(form, head);
    if (!page) return [];
    const y0 = Math.min(head.cell.y0, head.y0) - 1;
    const next = heads.find((other) => other.page === head.page && other.y0 > head.y0 + 6);
    const section = page.sections.findLast((candidate) => candidate.y0 <= head.y0 && candidate.y1 > head.y1 + 2);
    const y1 = next ? Math.min(next.cell.y0, next.y0) - 1 : page.layout.page.height;
    const sectionEnd = Math.min(y1, section?.y1 ?? y1);
    const inBlock = page.entries.filter((entry) => entry.y0 >= y0 && entry.y0 < y1);
    const typed = (...fields: readonly Caption[]) =>
      inBlock
        .filter((entry) => entry.fields.some((field) => (fields as readonly string[]).includes(field)))
        .map((entry) => ({ page: page.number, words: wordsOf(entry.values) }));
    return [{ page, head, y0, y1, sectionEnd, typed }];
  });
}

/** The options that are ticked within a block. */
export const optionsOf = ({ page, y0, sectionEnd }: Block): Option[] =>
  page.options.filter(({ mark }) => centreY(mark) >= y0 && centreY(mark) < sectionEnd);

/** Points: evidence of property insurance sets the kinds of interest in two lines over "name and address". */
const OVER = 36;

const optionsAbove = ({ page, y0 }: Block): Option[] =>
  page.options.filter(({ mark }) => centreY(mark) < y0 && centreY(mark) > y0 - OVER);

/** First and other named insureds with what their blocks tell. */
export function readApplicants(form: FormDocument): Draft[] {
  const heads = form.entries('applicant');
  const applicants = blocksOf(form, heads).flatMap((block): Draft[] => {
    const { names, address } = readNameAndAddress(typedFor(block.head, block.page));
    if (names.length === 0) return [];
    const facts: Draft = {
      address: address ?? firstOf(block.typed('mailingAddress'), (typed) => readNameAndAddress(typed).address),
      entityType: entityOf(block),
      fein: firstOf(block.typed('fein'), citeId),
      glCode: firstOf(block.typed('glCode'), citeId),
      sicCode: firstOf(block.typed('sic'), citeId),
      naicsCode: firstOf(block.typed('naics'), citeId),
      phone: firstOf(block.typed('businessPhone', 'phone'), citePhone),
      website: firstOf(block.typed('website'), citeText),
    };
    return names.map((name, at) => (at === 0 ? { name, ...facts } : { name }));
  });
  const seen = new Set<string>();
  const others = partyOf(form, 'namedInsured');
  const all =
    applicants.length > 0
      ? applicants
      : others.names.map((name, at) => ({ name, address: at === 0 ? others.address : undefined }));
  return all.filter((draft) => {
    const name = String((draft.name as Cited | undefined)?.value).toLowerCase();
    return !seen.has(name) && seen.add(name);
  });
}

export function entityOf(block: Block): Cited<string> | undefined {
  const option = optionsOf(block).find(({ text }) => entityOptions.match(text));
  if (!option) return undefined;
  const length = entityOptions.match(option.text)?.length ?? 0;
  const words = option.words.slice(0, length);
  return cite(words.map((word) => word.text).join(' '), { page: block.page.number, words });
}

/** Additional interests: who stands under "name and address", what is ticked beside it, and the loan number. */
export function readInterests(form: FormDocument): Draft[] {
  return blocksOf(form, form.entries('interestName')).flatMap((block): Draft[] => {
    const { names, address } = readNameAndAddress(typedFor(block.head, block.page));
    const [name] = names;
    if (!name) return [];
    const isInterest = ({ text }: Option): boolean => interestOptions.match(text) !== null;
    const within = optionsOf(block).filter(isInterest);
    const options = within.length > 0 ? within : optionsAbove(block).filter(isInterest);
    const option = options.find(({ mark }) => mark.x1 <= block.head.x0 + 4) ?? options[0];
    return [
      {
        interest: option && cite(option.text, { page: block.page.number, words: option.words }),
        name,
        address,
        loanNumber: firstOf(block.typed('loanNumber'), citeId),
      },
    ];
  });
}
