import { ownValue } from '../../../lookup.ts';
import { type Cited, cite, type Draft, isCited } from '../../cited.ts';
import { centreY } from '../../../reading/boxes.ts';
import { textOf } from '../../boxes/writing.ts';
import type { Option } from '../../boxes/marks.ts';
import { createWordings, type Wordings } from '../../lexicon/wordings.ts';
import { formsOf } from '../../phrases.ts';
import type { PartyPlan } from '../../plan.ts';
import { normalize } from '../../../text/normalize.ts';
import type { Sheet } from '../policies/sheet.ts';
import { blockUnder, type FoundBlock } from './caption-blocks.ts';
import type { Party } from './party.ts';

/** Points: the kinds of interest that are ticked stand so far over or under the name. */
const NEAR = 70;

const compiled = new WeakMap<PartyPlan, Wordings>();

function kindsOf(plan: PartyPlan): Wordings {
  const made = compiled.get(plan) ?? createWordings<string>({ kind: formsOf(plan.blocks?.kinds ?? '') });
  compiled.set(plan, made);
  return made;
}

/** Additional interests: who stands in their blocks, or below a kind that is ticked; each name once. */
export function readInterests(sheets: readonly Sheet[], blocks: readonly FoundBlock[], plan: PartyPlan): Draft[] {
  const kinds = kindsOf(plan);
  const named = blocks.filter(({ party: { names } }) => names[0] && kinds.matchWhole(names[0].value) === null);
  const complete = named.filter(({ party }) => party.address !== undefined);
  const captioned = (complete.length > 0 ? complete : named).flatMap((block): Draft[] => {
    const sheet = sheets.find(({ page }) => page === block.page);
    return sheet ? [draftOf(block.party, kindOfBlock(block, sheet, kinds), plan)] : [];
  });
  const found = captioned.length > 0 ? captioned : sheets.flatMap((sheet) => underTicks(sheet, kinds, plan));
  const byName = new Map<string, Draft>();
  for (const draft of found) {
    const name = ownValue(draft, plan.name);
    const key = isCited(name) ? normalize(String(name.value)) : '';
    const known = byName.get(key);
    if (key !== '' && (!known || (!known['interest'] && draft['interest'])))
      byName.set(key, { ...draft, ...withoutEmpty(known), ...(draft['interest'] && { interest: draft['interest'] }) });
  }
  return [...byName.values()];
}

const withoutEmpty = (draft: Draft | undefined): Draft =>
  Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => value !== undefined));

const draftOf = ({ names, address, loan }: Party, interest: Cited<string> | undefined, plan: PartyPlan): Draft => ({
  interest,
  [plan.name]: names[0],
  address,
  loanNumber: loan,
});

/** A ticked kind near the block, else what is ticked there in other words, else the caption where it is a kind itself. */
function kindOfBlock({ caption, box }: FoundBlock, sheet: Sheet, kinds: Wordings): Cited<string> | undefined {
  if (isHolder(caption.words)) return cite('Certificate Holder', { page: sheet.page, words: caption.words });
  const top = caption.y0 - NEAR;
  const bottom = Math.max(box?.y1 ?? 0, caption.y1 + NEAR);
  const near = sheet.options
    .filter(({ mark, text }) => centreY(mark) > top && centreY(mark) < bottom && /\p{L}{3}/u.test(text))
    .sort((a, b) => Math.abs(centreY(a.mark) - caption.y0) - Math.abs(centreY(b.mark) - caption.y0));
  const own = near.find(({ text }) => kinds.match(text)) ?? near.find(({ words }) => words.length < 6);
  if (own) return citeKind(own, kinds, sheet.page);
  const text = textOf(caption.words).replace(/[:*\s]+$/, '');
  const match = kinds.match(text);
  if (!match || /^additional (?:interest|insured)$/i.test(text)) return undefined;
  const words = caption.words.slice(0, match.length);
  return cite(textOf(words).replace(/[:*]+$/, ''), { page: sheet.page, words });
}

/** Who a certificate is issued to is named by its caption, whatever is ticked above it. */
const isHolder = (words: FoundBlock['caption']['words']): boolean => /^certificate holder/i.test(textOf(words));

function citeKind({ text, words }: Option, kinds: Wordings, page: number): Cited<string> | undefined {
  const match = kinds.match(text);
  const own = match ? words.slice(0, match.length) : words;
  return cite(textOf(own).replace(/[:*]+$/, ''), { page, words: own });
}

/** "[x] Lender's loss payable" over a name and an address without a caption. */
function underTicks(sheet: Sheet, kinds: Wordings, plan: PartyPlan): Draft[] {
  return sheet.options.flatMap((option): Draft[] => {
    if (!kinds.match(option.text)) return [];
    const party = blockUnder(option.mark, sheet);
    return party?.address && party.names.length > 0 ? [draftOf(party, citeKind(option, kinds, sheet.page), plan)] : [];
  });
}
