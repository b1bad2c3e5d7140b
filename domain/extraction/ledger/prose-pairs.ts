import { shapeOfField } from './plan-access.ts';
import { atomOf, identifierAt, isDash, textOf, type Value, valuesIn } from './prose-words.ts';
import { eventOn, isOn, itemDate, narrativeAfter } from './prose-events.ts';
import { AMOUNT, type Pair, pairOf, wordingBefore, type Words } from './prose-pair.ts';
import { kinds, namePairs, people, places, roles, wordPairs } from './prose-names.ts';
import { fitsField, type Meanings } from './shapes.ts';
import { isTerm } from './terms.ts';

/** Words of a label. */
const LONGEST_WORDING = 6;
const MOST_BETWEEN = 4;

/** The pairs of a sentence in the order in which they are printed. */
export function pairsOf(words: Words, meanings: Meanings): Pair[] {
  const pairs = colonPairs(words, meanings);
  const isFree = (at: number): boolean => pairs.every((pair) => at < pair.at || at >= pair.end);
  pairs.push(...identifiers(words, meanings).filter(({ at }) => isFree(at)));
  pairs.push(...itemKey(words, pairs, meanings));
  pairs.push(...itemDate(words, meanings).filter(({ at }) => isFree(at)));
  const values = valuesIn(words).filter(({ at }) => isFree(at));
  pairs.push(...withKindOfFirst(typedPairs(words, values, meanings), meanings));
  pairs.push(...eventOn(words, pairs, meanings));
  pairs.push(...wordPairs(words, meanings).filter(({ at }) => isFree(at)));
  pairs.push(...kinds(words, pairs, meanings).filter(({ at }) => isFree(at)));
  const others = [...people(words, pairs, meanings), ...places(words, meanings), ...namePairs(words, meanings)];
  others.push(...roles(words, meanings));
  pairs.push(...others.filter(({ at }) => isFree(at)));
  const sorted = pairs.toSorted((a, b) => a.at - b.at);
  return [...sorted, ...narrativeAfter(words, sorted.at(-1), meanings)];
}

/** "Description: fell from a ladder.": a label with a colon names the rest of its sentence. */
function colonPairs(words: Words, meanings: Meanings): Pair[] {
  const { plan, vocabulary } = meanings;
  const pairs: Pair[] = [];
  for (let at = 0; at < words.length - 1; at++) {
    if (!words[at]?.word.text.endsWith(':')) continue;
    const wording = wordingBefore(words, at + 1, meanings);
    const field = wording?.fields.find((each) => ['text', 'name', 'label', 'word'].includes(shapeOfField(plan, each)));
    if (!wording || field === undefined) continue;
    const isNarrative = shapeOfField(plan, field) === 'text';
    const next = words.findIndex(({ word }, index) => index > at && !isNarrative && /[:;]$/.test(word.text));
    const end = next < 0 ? words.length : endBefore(words, next, meanings);
    const value: Value = {
      typed: { kind: 'text', value: '' },
      text: textOf(words.slice(at + 1, end)),
      at: at + 1,
      end,
    };
    const shape = shapeOfField(plan, field);
    const isWord = shape === 'word';
    // "Injured: May 3, 2022" says when
    if (shape === 'name' && valuesIn(words.slice(at + 1, end))[0]?.at === 0) continue;
    if (end <= at + 1 || (isWord && vocabulary.valueOf(field, value.text) === null)) continue;
    const typed = { kind: 'text', value: value.text } as const;
    pairs.push({ ...pairOf(words, { ...value, typed }, { field, plan }), at: wording.at });
    at = end - 1;
  }
  return pairs;
}

/** A semicolon ends a value; a colon ends it before its own label. */
function endBefore(words: Words, at: number, meanings: Meanings): number {
  if (words[at]?.word.text.endsWith(';')) return at + 1;
  return wordingBefore(words, at + 1, meanings)?.at ?? at;
}

/** Identifiers right behind a wording of theirs. */
function identifiers(words: Words, meanings: Meanings): Pair[] {
  const { plan } = meanings;
  const pairs: Pair[] = [];
  for (let at = 1; at < words.length; at++) {
    const value = identifierAt(words, at);
    if (!value) continue;
    const wording = wordingBefore(words, at, meanings);
    const field = wording?.fields.find((each) => shapeOfField(plan, each) === 'id');
    if (!wording || field === undefined) continue;
    pairs.push({ ...pairOf(words, value, { field, plan }), at: wording.at });
    at = value.end - 1;
  }
  return pairs;
}

/** An identifier in front of the dashes of an item is the key of a record. */
function itemKey(words: Words, pairs: readonly Pair[], { plan }: Meanings): Pair[] {
  const value = identifierAt(words, 0);
  const isKnown = pairs.some(({ field, at }) => field === plan.record.key || at === 0);
  const dashes = words.filter(isDash).length;
  if (!value || isKnown || !isDash(words[value.end]) || dashes < 2) return [];
  return [pairOf(words, value, { field: plan.record.key, plan })];
}

/** Dates and amounts by the nearest wording in their clause, before them or else behind them. */
function typedPairs(words: Words, values: readonly Value[], meanings: Meanings): Pair[] {
  const pairs: Pair[] = [];
  let from = 0;
  let measure = '';
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as Value;
    const clause = { from, to: values[index + 1]?.at ?? words.length };
    const term = termOf(words, values.slice(index, index + 2), meanings);
    if (term) {
      pairs.push(term);
      index++;
    } else if (value.typed.kind === 'date') {
      const pair = datePair(words, value, { ...clause, meanings });
      if (pair) pairs.push(pair);
    } else if (value.typed.kind === 'money') {
      const pair = amountPair(words, value, { ...clause, meanings, measure });
      if (pair) {
        pairs.push(pair);
        measure = meanings.vocabulary.meaning(pair.label.text)?.amount?.measure ?? measure;
      }
    }
    const last = pairs.at(-1);
    from = last?.at === value.at ? last.end : value.end;
  }
  return pairs;
}

const TO = /^(?:to|through|thru|until|and|till|[-–—])$/i;

/** "from May 1, 2020 to May 1, 2021" */
function termOf(words: Words, [from, to]: readonly Value[], { plan }: Meanings): Pair | null {
  if (from?.typed.kind !== 'date' || to?.typed.kind !== 'date' || to.at - from.end > 1) return null;
  if (to.at > from.end && !TO.test(words[from.end]?.word.text ?? '')) return null;
  const { period: field } = plan.scope;
  const first = pairOf(words, from, { field, plan });
  const atoms = [...first.atoms, ...pairOf(words, to, { field, plan }).atoms];
  return isTerm(atoms) ? { ...first, atoms, end: to.end } : null;
}

/** "Indemnity paid $5.00, reserved $3.00": the kind in front of the first of two amounts is that of the other one. */
function withKindOfFirst(pairs: readonly Pair[], { plan, vocabulary }: Meanings): readonly Pair[] {
  const [first, second, third] = pairs.filter(({ field }) => field === AMOUNT);
  if (!first || !second || third) return pairs;
  const [kind = ''] = first.label.text.split(' ');
  const amount = vocabulary.meaning(second.label.text)?.amount;
  const isOpen = amount != null && amount.kind === null && amount.measure !== plan.amounts.identity.whole;
  if (vocabulary.meaning(kind)?.amount?.measure !== null || !isOpen) return pairs;
  const text = `${kind} ${second.label.text}`;
  const isKind = vocabulary.meaning(text)?.amount?.measure === amount.measure;
  return pairs.map((pair) => (pair === second && isKind ? { ...pair, label: { ...pair.label, text } } : pair));
}

interface Clause {
  from: number;
  to: number;
  meanings: Meanings;
}

function datePair(words: Words, value: Value, { from, to, meanings }: Clause): Pair | null {
  const { plan } = meanings;
  const atom = atomOf(words.slice(value.at, value.end), value);
  const fits = (field: string): boolean => fitsField(field, atom, meanings) && shapeOfField(plan, field) === 'date';
  // "damage to the roof on May 3": what says which date it is stands right before "on"
  const start = isOn(words[value.at - 1]) ? value.at - 1 - LONGEST_WORDING : from;
  const begin = clauseStart(words, Math.max(from, start), value.at);
  const before = fieldBefore(words, { from: begin, to: value.at, fits, meanings, isNear: start !== from });
  const field = before ?? fieldAfter(words, { from: value.end, to, fits, meanings });
  return field === null ? null : pairOf(words, value, { field, plan });
}

/** A comma in front of the value's own words ends the clause. */
function clauseStart(words: Words, from: number, to: number): number {
  const comma = words.slice(from, Math.max(from, to - 1)).findLastIndex(({ word }) => /[,;]$/.test(word.text));
  return comma < 0 ? from : from + comma + 1;
}

interface Search {
  from: number;
  to: number;
  fits: (field: string) => boolean;
  meanings: Meanings;
  isNear?: boolean;
}

function fieldBefore(words: Words, { from, to, fits, meanings, isNear }: Search): string | null {
  const part = words.slice(from, to);
  for (let end = part.length; end > 0 && part.length - end <= (isNear ? 1 : MOST_BETWEEN); end--) {
    const field = wordingBefore(part, end, meanings)?.fields.find(fits);
    if (field !== undefined) return field;
  }
  return isNear ? null : cued(part.toReversed(), fits, meanings);
}

function fieldAfter(words: Words, { from, to, fits, meanings }: Search): string | null {
  const part = words.slice(from, to);
  for (let at = 0; at < part.length && at <= MOST_BETWEEN; at++) {
    for (let count = Math.min(LONGEST_WORDING, part.length - at); count > 0; count--) {
      const named = meanings.vocabulary.fieldsOf(textOf(part.slice(at, at + count))).find(fits);
      if (named !== undefined) return named;
    }
    if (/[,;]$/.test(part[at]?.word.text ?? '')) break;
  }
  return cued(part, fits, meanings);
}

/** The field of records or scopes that the nearest single word points to. */
function cued(words: Words, fits: (field: string) => boolean, { plan, vocabulary }: Meanings): string | null {
  const allowed = new Set([...plan.record.fields, ...plan.scope.fields].filter(fits));
  for (const { text } of words.slice(0, 2 * MOST_BETWEEN)) {
    const field = vocabulary.cued(text, ['date'], allowed);
    if (field !== null) return field;
  }
  return null;
}

/** The measure is named before or behind the amount and holds for the amounts after it; the kind is named beside it. */
function amountPair(words: Words, value: Value, clause: Clause & { measure: string }): Pair | null {
  const { from, to, meanings, measure } = clause;
  const start = clauseStart(words, from, value.at);
  const before = amountWords(words.slice(start, value.at).toReversed(), meanings).texts.toReversed();
  const after = amountWords(behind(words, value.end, to), meanings);
  const label = amountLabel({ before, after: after.texts, measure }, meanings);
  if (label === null) return null;
  const pair = pairOf(words, value, { field: AMOUNT, plan: meanings.plan });
  const isBehind = label.endsWith(after.texts.join(' ')) && after.texts.length > 0;
  return { ...pair, label: { ...pair.label, text: label }, end: isBehind ? value.end + after.reach : value.end };
}

interface Around {
  before: readonly string[];
  after: readonly string[];
  measure: string;
}

/** "Reserves: $5.00 loss, $3.00 med pay": a kind that is called a payment is one of the measure that was named before. */
function kindOf(measure: string, after: readonly string[], { meaning }: Meanings['vocabulary']): string | null {
  const label = [measure, ...after].join(' ');
  const amount = meaning(label)?.amount;
  return amount?.measure === measure && amount.kind !== null ? label : null;
}

/** The words around an amount that name its measure, completed by those that name its kind. */
function amountLabel({ before, after, measure }: Around, { vocabulary }: Meanings): string | null {
  const read = (texts: readonly string[]): string | null =>
    vocabulary.meaning(texts.join(' '))?.amount?.measure != null ? texts.join(' ') : null;
  const carriedKind = measure === '' || before.length > 0 ? null : kindOf(measure, after, vocabulary);
  if (carriedKind !== null) return carriedKind;
  const own = read(before);
  if (own === null)
    return (
      read([...before, ...after]) ?? read(after) ?? (measure === '' ? null : carried({ before, after, measure }, read))
    );
  const measureOf = (text: string | null): string | null | undefined => vocabulary.meaning(text ?? '')?.amount?.measure;
  // "paid $5.00 in medical payments"; another measure is that of the next amount
  const isOther = read(after) !== null && measureOf(read(after)) !== measureOf(own);
  const isWhole = vocabulary.meaning(own)?.amount?.kind != null || after.length === 0 || isOther;
  return (isWhole ? null : read([...before, ...after])) ?? own;
}

/** "Paid: medical $1.00; expense $2.00": a kind beside the amount completes the measure that was named before. */
function carried({ before, after, measure }: Around, read: (texts: readonly string[]) => string | null): string {
  const isAhead = before.length > 0 && after.length === 0;
  const [first, second] = isAhead ? [before, after] : [after, before];
  return read([measure, ...first]) ?? read([measure, ...second]) ?? measure;
}

const LINKS = new Set(
  `in for as is was has have been being of toward towards on the are were remain remains a an its our at and we with date
  to`.split(/\s+/),
);

/** The words right behind an amount that may say more about it. */
function behind(words: Words, from: number, to: number): Words {
  if (/[,;.]$/.test(words[from - 1]?.word.text ?? '')) return [];
  const part = words.slice(from, to);
  // A label names what follows it: "$5.00 Reserves: none".
  const label = part.findIndex(({ word }) => word.text.endsWith(':'));
  const begins = part.slice(0, Math.max(label, 0)).findLastIndex(({ endsLine }) => endsLine);
  if (label >= 0) return behind(words, from, from + (begins < 0 ? 0 : begins + 1));
  const and = part.findIndex(({ text }) => /^and$/i.test(text));
  const stop = part.findIndex(({ word }) => /[,;.]$/.test(word.text));
  return part.slice(0, Math.min(and < 0 ? part.length : and, stop < 0 ? part.length : stop + 1));
}

/** The nearest words of amounts, in the order given, and how far they reach. */
function amountWords(words: Words, { vocabulary }: Meanings): { texts: string[]; reach: number } {
  const texts: string[] = [];
  let reach = 0;
  for (const [at, { text }] of words.entries()) {
    const isLink = LINKS.has(text.toLowerCase());
    if (!isLink && vocabulary.meaning(`${text} paid`)?.amount == null && vocabulary.meaning(text)?.amount == null)
      break;
    if (isLink || texts.length >= LONGEST_WORDING) continue;
    texts.push(text);
    reach = at + 1;
  }
  return { texts, reach };
}
