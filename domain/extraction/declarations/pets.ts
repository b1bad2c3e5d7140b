import { type Cited, cite, type Draft } from '../cited.ts';
import type { ValueReader } from '../labels/choose.ts';
import { readDate, readMoney } from '../labels/value-readers.ts';
import type { Segment } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { petColumnHeadings } from '../lexicon/pets.ts';
import { createWordings, wordsOf } from '../lexicon/wordings.ts';
import type { CellKind } from '../tables/table.ts';
import { findRoleTables, type RoleRow } from './column-tables.ts';
import type { LabelledDocument } from './labelled-document.ts';
import { labelled, labelledText } from './policy-facts.ts';

type Role = keyof typeof petColumnHeadings;

const KINDS: Readonly<Record<Role, CellKind>> = {
  name: 'text',
  petId: 'id',
  species: 'text',
  breed: 'text',
  sex: 'code',
  dateOfBirth: 'date',
  age: 'text',
  neutered: 'code',
  deductible: 'amount',
  reimbursementPercent: 'text',
  annualLimit: 'amount',
  premium: 'amount',
  ignored: 'text',
};

const columns = createWordings<Role>(petColumnHeadings);
const WORDS = wordsOf(petColumnHeadings);

/** The insured pets: the rows of a table of pets, else one pet from its labels; benefits of the policy are every pet's. */
export function readPets(document: LabelledDocument): Draft[] {
  const tables = findRoleTables({ layouts: document.layouts, wordings: columns, kinds: KINDS, words: WORDS });
  const rows = tables
    .filter(({ roles }) => roles.has('name') && (roles.has('species') || roles.has('breed')))
    .flatMap((table) => table.rows);
  const shared = benefitsOf(document);
  const pets: Draft[] = [];
  let bottom: number | null = null;
  for (const row of rows) {
    const pet = petOf(row);
    // The first pet may stand anywhere below the headings; a gap behind the last one ends the table.
    if (!pet || (bottom !== null && Math.abs(row.y0 - bottom) > 30)) continue;
    bottom = row.y1;
    pets.push({ ...(pet.limitText ? { ...shared, annualLimit: undefined } : shared), ...pet });
  }
  if (pets.length > 0) return pets;
  const own = labelledPet(document);
  return own ? [{ ...shared, ...own }] : [];
}

function petOf(row: RoleRow<Role>): Draft | null {
  const text = (role: Role): Cited<string> | undefined => textOf(row.cells[role]);
  const name = text('name');
  const hasFacts =
    speciesOf(text('species')?.value ?? '') !== null ||
    sexOf(text('sex')?.value ?? '') !== null ||
    row.cells.dateOfBirth !== undefined;
  if (!name || !hasFacts || !isPetName(name.value)) return null;
  const pet: Draft = {
    name,
    petId: text('petId'),
    species: map(text('species') ?? text('breed'), speciesOf),
    breed: text('breed'),
    sex: map(text('sex'), sexOf),
    dateOfBirth: read(row.cells.dateOfBirth, readDate),
    age: text('age'),
    neutered: map(text('neutered'), neuteredOf),
    deductible: read(row.cells.deductible, readMoney),
    reimbursementPercent: read(row.cells.reimbursementPercent, readShare),
    annualLimit: read(row.cells.annualLimit, readMoney),
    limitText: read(row.cells.annualLimit, readUnlimited),
    premium: read(row.cells.premium, readMoney),
  };
  return Object.fromEntries(Object.entries(pet).filter(([, value]) => value !== undefined));
}

const isPetName = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && !/\d{2}|:/.test(text) && text.split(/\s+/).length <= 4;

function labelledPet(document: LabelledDocument): Draft | null {
  const name = labelledText(document, 'petName', (words) => {
    const run = textRun(words.slice(0, 3));
    return words.length <= 3 && isPetName(run.text) && !/\b(?:owner|policy|insurance|name|parent)\b/i.test(run.text)
      ? { value: run.text, words: run.words }
      : null;
  });
  const breed = labelledText(document, 'breed', readShort);
  if (!name && !breed) return null;
  const pet: Draft = {
    name,
    petId: labelledText(document, 'petId', readIdentifier),
    species: map(labelledText(document, 'species', readShort), speciesOf),
    breed,
    sex: map(labelledText(document, 'sex', readShort), sexOf),
    dateOfBirth: labelled(document, 'dateOfBirth', readDate),
    age: labelledText(document, 'age', readAge),
    neutered: map(labelledText(document, 'neutered', readShort), neuteredOf),
  };
  return Object.fromEntries(Object.entries(pet).filter(([, value]) => value !== undefined));
}

/** Deductible, share and limit that the document prints once. */
function benefitsOf(document: LabelledDocument): Draft {
  const annualLimit = labelled(document, 'annualLimit', readMoney);
  const words = annualLimit ? undefined : labelledText(document, 'annualLimit', readUnlimited);
  return {
    deductible: labelled(document, 'deductible', readMoney),
    reimbursementPercent: labelled(document, 'reimbursementPercent', readShare),
    annualLimit,
    limitText: words,
    premium: labelled(document, 'petPremium', readMoney),
  };
}

const readShort: ValueReader<string> = (words) => {
  const run = textRun(words);
  return words.length <= 5 && /\p{L}/u.test(run.text) && !/[$:]/.test(run.text) ? { value: run.text, words } : null;
};

const readAge: ValueReader<string> = (words) => {
  const run = textRun(words.slice(0, 5));
  const match = /^\d{1,2}(?:\s*(?:years?|yrs?|months?|mos?|weeks?)(?:\s+old)?(?:,?\s*\d{1,2}\s*months?)?)?/i.exec(
    run.text,
  );
  return match ? { value: match[0], words: wordsWithin(run, 0, match[0].length) } : null;
};

const readIdentifier: ValueReader<string> = (words) => {
  const [first] = words;
  return first && /\d{3}/.test(first.text) && !/[*]{2}/.test(first.text) ? { value: first.text, words: [first] } : null;
};

/** The insurer's share: 90 for "90% / 10%"; a co-payment of 10 % leaves 90. */
const readShare: ValueReader<number> = (words) => {
  const run = textRun(words.slice(0, 8));
  const match = /(\d{1,3})\s?%/.exec(run.text);
  if (!match || match.index > 20) return null;
  const percent = Number(match[1]);
  const share = percent <= 40 ? 100 - percent : percent;
  return share <= 100 ? { value: share, words: wordsWithin(run, match.index, match.index + match[0].length) } : null;
};

const readUnlimited: ValueReader<string> = (words) => {
  const run = textRun(words.slice(0, 4));
  return /^(?:no (?:annual )?limit|unlimited|none)/i.test(run.text) ? { value: run.text, words: run.words } : null;
};

function read<T>(segments: readonly Segment[] | undefined, reader: ValueReader<T>): Cited<T> | undefined {
  const [first] = segments ?? [];
  const found = first ? reader(first.words, 'below') : null;
  return first && found ? cite(found.value, { page: first.page, words: found.words }, 0.88) : undefined;
}

function textOf(segments: readonly Segment[] | undefined): Cited<string> | undefined {
  const [first] = segments ?? [];
  if (!segments || !first) return undefined;
  const words = segments.flatMap((segment) => segment.words);
  return cite(words.map((word) => word.text).join(' '), { page: first.page, words }, 0.9);
}

function map<T>(cited: Cited<string> | undefined, to: (text: string) => T | null): Cited<T> | undefined {
  const value = cited ? to(cited.value) : null;
  return cited && value !== null ? { ...cited, value } : undefined;
}

function speciesOf(text: string): 'dog' | 'cat' | 'other' | null {
  if (/\b(?:dog|canine|puppy)\b/i.test(text)) return 'dog';
  if (/\b(?:cat|feline|kitten)\b/i.test(text)) return 'cat';
  return /\b(?:bird|rabbit|reptile|exotic|avian|horse|equine|other)\b/i.test(text) ? 'other' : null;
}

function sexOf(text: string): 'male' | 'female' | null {
  if (/^(?:f|female|spayed female)\b/i.test(text)) return 'female';
  return /^(?:m|male|neutered male)\b/i.test(text) ? 'male' : null;
}

function neuteredOf(text: string): boolean | null {
  if (/^(?:y|yes|true|spayed|neutered|altered|x)\b/i.test(text)) return true;
  return /^(?:n|no|false|intact|not)\b/i.test(text) ? false : null;
}
