import { ownValue } from '../../../lookup.ts';
import type { PageLayout } from '../../../reading/layout.ts';
import { type Cited, type Draft, isCited } from '../../cited.ts';
import type { BlockPlan } from '../../form-plan.ts';
import type { Plan } from '../../plan.ts';
import { isFact } from './line-parts.ts';
import type { BlockLine } from './line-parts.ts';
import { isPerson, type Party, partyIn, withContact } from './party.ts';

/** "Contact: Ann Poe, 503-555-0101   ann@acme.example": what is told of a party in the value of another field and beside it. */
export function toldBeside(draft: Draft, plan: Plan, layouts: readonly PageLayout[]): Draft {
  const told = Object.values(plan.blocks ?? {}).map((block) => toldOf(draft, block, layouts));
  return Object.assign({}, draft, ...told) as Draft;
}

function toldOf(draft: Draft, { fields }: BlockPlan, layouts: readonly PageLayout[]): Draft {
  const known = (field: string | undefined): Cited | undefined => {
    const value = field === undefined ? undefined : ownValue(draft, field);
    return isCited(value) ? value : undefined;
  };
  const found = new Map<string, Cited>();
  const add = (field: string | undefined, value: Cited | undefined): void => {
    if (field !== undefined && value && !known(field) && !found.has(field)) found.set(field, value);
  };
  for (const field of [fields.contact, fields.name]) {
    const value = known(field);
    if (field === undefined || !value) continue;
    const { names, contact, phone, email, address } = partyBeside(value, layouts);
    const [name] = names;
    const isWhole = field === fields.name && name !== undefined && !isPerson(name.value);
    const own = field === fields.contact ? (name ?? contact) : name;
    if (!own || (!phone && !email)) continue;
    if (own.words.length < value.words.length) found.set(field, own);
    add(fields.contact, contact);
    add(fields.phone, phone);
    add(fields.email, email);
    if (isWhole) add(fields.address, address);
  }
  return Object.fromEntries(found);
}

/** The party of a value and of what is told behind it in its line. */
function partyBeside({ page, words }: Cited, layouts: readonly PageLayout[]): Party {
  const last = words.at(-1);
  const lines = layouts.filter(({ page: { number } }) => number === page).flatMap((layout) => layout.lines);
  const line = lines.find((other) => last !== undefined && other.words.includes(last));
  const behind = line?.segments.filter(({ x0 }) => last !== undefined && x0 > last.x1) ?? [];
  const end = behind.findIndex(({ text }) => !isFact(text));
  const facts = end < 0 ? behind : behind.slice(0, end);
  return withContact(partyIn([{ page, words }, ...facts.map((fact): BlockLine => ({ page, words: fact.words }))]));
}
