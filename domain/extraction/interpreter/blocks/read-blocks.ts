import { lookup } from '../../../lookup.ts';
import { type Cited, type Draft, isCited } from '../../cited.ts';
import { companiesIn } from '../../boxes/companies.ts';
import { createWordings } from '../../lexicon/wordings.ts';
import { formsOf } from '../../phrases.ts';
import type { BlockPlan } from '../../form-plan.ts';
import { type FieldPlan, type Plan, recordPlans } from '../../plan.ts';
import type { Sheet } from '../policies/sheet.ts';
import { type BlockWords, captionBlocks, type FoundBlock, letterhead } from './caption-blocks.ts';
import { isAgency, isPerson, type Party, withContact } from './party.ts';
import { toldInsured } from './told-insured.ts';
import { firmAtHead, signature } from './signature.ts';

/** The key of the blocks of a list, which are no scalars. */
export const ofList = (list: string): string => `list ${list}`;

const compiled = new WeakMap<Plan, BlockWords>();

const textKeys = (plan: Plan): ReadonlySet<string> =>
  new Set(Object.entries(plan.blocks ?? {}).flatMap(([key, { fields }]) => (fields.text ? [key] : [])));

/** The blocks of all pages that the captions of a plan head. */
export function findBlocks(plan: Plan, sheets: readonly Sheet[]): FoundBlock[] {
  const words = compiled.get(plan) ?? blockWordsOf(plan);
  compiled.set(plan, words);
  return words.keys.size === 0 ? [] : sheets.flatMap((sheet) => captionBlocks(sheet, words));
}

function blockWordsOf(plan: Plan): BlockWords {
  const scalars = Object.entries(plan.blocks ?? {}).map(([key, { captions }]) => [key, captions] as const);
  const lists = [
    ...recordPlans(plan, 'party').flatMap(([list, { blocks }]) =>
      blocks ? [[ofList(list), blocks.captions] as const] : [],
    ),
    ...recordPlans(plan, 'insurers').map(([list, { captions }]) => [ofList(list), captions] as const),
  ];
  const heads = [...scalars, ...lists].map(([key, captions]) => [key, formsOf(captions)] as const);
  const known = new Set(heads.flatMap(([, forms]) => forms));
  const scalarWords = Object.entries(plan.scalars).map(
    ([field, own]) => [field, wordsOf(own).filter((form) => !known.has(form))] as const,
  );
  const others = [...formsOf(plan.form?.captions ?? ''), ...formsOf(plan.form?.headings ?? '')];
  return {
    captions: createWordings<string>(
      Object.fromEntries([...heads, ...scalarWords, ['other', others.filter((form) => !known.has(form))] as const]),
    ),
    keys: new Set(heads.map(([key]) => key)),
    texts: textKeys(plan),
    facts: new Map(Object.entries(plan.blocks ?? {}).map(([key, { fields }]) => [key, new Set(Object.values(fields))])),
  };
}

const wordsOf = (own: FieldPlan | undefined): string[] =>
  [own?.words?.sure, own?.words?.usual, own?.words?.weak].flatMap((list) => (list ? formsOf(list) : []));

/** What the blocks say outside of lists: the first of each key that tells the fact. */
export function blockScalars(plan: Plan, found: readonly FoundBlock[], sheets: readonly Sheet[]): Draft {
  const [first] = sheets;
  return Object.fromEntries(
    Object.entries(plan.blocks ?? {}).flatMap(([key, own]) => {
      const blocks = found.filter((block) => block.key === key);
      const facts = factsOf(own, blocks);
      const told = own.isTold && facts.length === 0 ? toldInsured(sheets) : null;
      if (told) return listed(valuesOf(own, told), own);
      if (own.first) return listed(facts, own);
      if (!own.isLetterhead || !first) return facts;
      if (blocks.length > 0) return withFirm(facts, own, first);
      const isFree = (party: Party): boolean =>
        !found.some((other) => sharesWords(other.party, party)) && (!own.completes || party.names.some(isOfAgency));
      const head = [letterhead(first), signature(sheets), firmAtHead(first)].find(
        (party) => party !== null && isFree(party),
      );
      return head ? valuesOf(own, head) : [];
    }),
  );
}

/** Facts as the first record of their list, where they are of one. */
const listed = (facts: [string, Draft[string]][], { first }: BlockPlan): [string, Draft[string]][] =>
  !first || facts.length === 0 ? facts : [[first.list, [Object.fromEntries(facts)]]];

/** "Producer: Ann Poe" below a letterhead: somebody of the agency whose name stands there. */
function withFirm(facts: [string, Draft[string]][], own: BlockPlan, first: Sheet): [string, Draft[string]][] {
  const { name: field, contact } = own.fields;
  const name = facts.find(([other]) => other === field)?.[1];
  const firm = isCited(name) && isPerson(String(name.value)) ? firmAtHead(first)?.names[0] : undefined;
  if (field === undefined || !firm) return facts;
  const others = facts.filter(([other]) => other !== field);
  const isKnown = others.some(([other]) => other === contact);
  return [
    [field, firm],
    ...others,
    ...(contact === undefined || isKnown ? [] : [[contact, name] as [string, Draft[string]]]),
  ];
}

const isOfAgency = ({ value }: Cited): boolean => isAgency(String(value));

/** Whether the address at the head of a page is that of a block, whose caption says whose it is. */
const sharesWords = ({ address }: Party, head: Party): boolean =>
  address?.words.some((word) => head.address?.words.includes(word)) ?? false;

function factsOf(own: BlockPlan, blocks: readonly FoundBlock[]): [string, Draft[string]][] {
  const { fields } = own;
  const best = fields.text ? blocks[0] : (blocks.find(({ party }) => party.address !== undefined) ?? blocks[0]);
  if (!best) return [];
  const asked = /\bcontact person\b/i.test(best.caption.words.map((word) => word.text).join(' '));
  const contact = best.party.contact ?? (asked ? best.party.names[1] : undefined);
  return valuesOf(own, { ...best.party, contact });
}

function valuesOf({ fields: own, first }: BlockPlan, party: Party): [string, Draft[string]][] {
  const fields: BlockPlan['fields'] = first?.fields ?? own;
  const { names, address, contact, phone, email, text } = fields.contact === undefined ? party : withContact(party);
  const facts = lookup({ names: names.flatMap(companiesIn), name: names[0], address, contact, phone, email, text });
  return Object.entries(fields).flatMap(([fact, field]): [string, Draft[string]][] => {
    const value = facts.get(fact);
    return field === undefined || value === undefined ? [] : [[field, value]];
  });
}
