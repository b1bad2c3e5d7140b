import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { wordsOf } from './counts.ts';
import { AMOUNT, type Pair, type Sentence, wordingOf } from './prose-pair.ts';
import { atomOf, bare, GRAMMAR, type ProseWord } from './prose-words.ts';
import type { Meanings } from './shapes.ts';

interface Open {
  kind: 'record' | 'scope' | 'total';
  atoms: Atom[];
  /** The key of a record or scope. */
  key: string | null;
  /** What names a scope: its key behind a label. */
  name?: readonly Atom[];
  /** What has been said, by field or label of the amount. */
  said: Set<string>;
  /** The sentence that named it. */
  words?: readonly ProseWord[];
}

const SHORT_TITLE = 5;

/** Collects what sentences say into one row for each record, scope or total. */
export class ProseRows {
  private readonly made: Open[] = [];
  private readonly meanings: Meanings;
  private readonly totals: ReadonlySet<string>;

  constructor(meanings: Meanings) {
    this.meanings = meanings;
    this.totals = wordsOf(meanings.plan).total;
  }

  rows(): Atom[][] {
    return this.made.flatMap(({ kind, atoms }) => {
      // A heading of the amounts in the same row would name its own total.
      const head = atoms.findLastIndex(({ isLabel, kind: sort }) => !isLabel && sort === 'text') + 1;
      if (kind === 'total') return [atoms.slice(0, head), atoms.slice(head)].filter((row) => row.length > 0);
      return atoms.length > 0 ? [atoms] : [];
    });
  }

  add(sentence: Sentence): void {
    const { plan } = this.meanings;
    const { words, pairs, counts } = sentence;
    const scalars = new Set(plan.scalars.map(({ field }) => field));
    const own = pairs.filter(({ field }) => !scalars.has(field));
    if (own.length + counts.length === 0) {
      this.keepEmpty(words);
      return;
    }
    if (this.isTotal(sentence, own))
      this.open('total', [atomOf(words.slice(0, 1), { text: headOf(words) }), ...counts]);
    for (const pair of own) this.place(pair, sentence);
    if (this.isOpen('scope')) this.current()?.atoms.push(...counts);
  }

  private place(pair: Pair, sentence: Sentence): void {
    const { record, scope } = this.meanings.plan;
    const key = this.keyFor(pair, sentence);
    const isOfScope = pair.field === scope.period;
    if (isOfScope || pair.field === scope.key) {
      const named = this.scopeNamed(pair, { sentence, key });
      if (named) this.openScope(named, sentence);
      if (named === pair) return;
    }
    if (isOfScope) this.openNextTerm();
    if (key !== null && !isOfScope && this.current()?.key !== key) this.open('record', [], key);
    else if (pair.field === record.keyDate && key === null && this.needsRecord()) this.open('record', []);
    this.say(pair, isOfScope);
  }

  /** The scope that a sentence is about, unless it is named as a field of its record. */
  private scopeNamed(pair: Pair, { sentence, key }: { sentence: Sentence; key: string | null }): Pair | undefined {
    const { scope } = this.meanings.plan;
    const isTermed = sentence.pairs.some(({ field }) => field === scope.period);
    if (key !== null && !isTermed) return undefined;
    return pair.field === scope.key ? pair : sentence.pairs.find(({ field }) => field === scope.key);
  }

  private say(pair: Pair, isBare: boolean): void {
    const open = this.current();
    const saying = pair.field === AMOUNT ? pair.label.text : pair.field;
    if (!open || open.said.has(saying)) return;
    open.said.add(saying);
    open.atoms.push(...(isBare ? [] : [pair.label]), ...pair.atoms);
  }

  /** Opens a scope, if the sentence has not named it already. */
  private openScope(pair: Pair, { words }: Sentence): void {
    const text = pair.atoms[0]?.text ?? null;
    const { scope } = this.meanings.plan;
    const open = this.current();
    if (open?.kind === 'scope' && open.key === text && (open.words === words || !open.said.has(scope.period))) return;
    const name = [pair.label, ...pair.atoms, ...this.titleBeside(pair, words)];
    this.open('scope', [...name], text);
    const made = this.current();
    if (made) Object.assign(made, { words, name });
  }

  /** "for the terms 1/1/2021 to 1/1/2022 and 1/1/2022 to 1/1/2023": the same scope again, of the next term. */
  private openNextTerm(): void {
    const open = this.current();
    if (!open?.name || !open.said.has(this.meanings.plan.scope.period)) return;
    this.open('scope', [...open.name], open.key);
    const made = this.current();
    if (made) Object.assign(made, { words: open.words, name: open.name });
  }

  /** The key of the record that a sentence with keys of records speaks of: the last one before, else the first. */
  private keyFor(pair: Pair, { pairs }: Sentence): string | null {
    const keys = pairs.filter(({ field }) => field === this.meanings.plan.record.key);
    const key = keys.findLast(({ at }) => at <= pair.at) ?? keys[0];
    return key?.atoms[0]?.text ?? null;
  }

  private needsRecord(): boolean {
    const open = this.current();
    return open?.kind !== 'record' || open.said.has(this.meanings.plan.record.keyDate);
  }

  private current(): Open | undefined {
    return this.made.at(-1);
  }

  private isOpen(kind: Open['kind']): boolean {
    return this.current()?.kind === kind;
  }

  private open(kind: Open['kind'], atoms: Atom[], key: string | null = null): void {
    this.made.push({ kind, atoms, key, said: new Set() });
  }

  /** A sentence with figures and no record of its own, that repeats what is known of the record or counts records. */
  private isTotal({ words, counts }: Sentence, pairs: readonly Pair[]): boolean {
    const { plan } = this.meanings;
    const keys = [plan.record.key, plan.record.keyDate, plan.scope.key];
    if (pairs.some(({ field }) => keys.includes(field))) return false;
    const amounts = pairs.filter(({ field }) => field === AMOUNT);
    const open = this.current();
    if (open?.kind === 'scope' || amounts.length + counts.length === 0) return false;
    const isRepeated = amounts.some(({ label }) => open?.said.has(label.text));
    const saysTotal = words.some(({ text }) => this.totals.has(normalize(text)));
    return counts.length > 0 || isRepeated || (open === undefined && saysTotal);
  }

  /** "Policy A-1 (General Liability)", "GL policy A-1": what kind of scope it is. */
  private titleBeside({ at, end }: Pair, words: readonly ProseWord[]): Atom[] {
    const { plan } = this.meanings;
    const label = wordingOf(plan, plan.scope.title);
    const behind = this.titleBehind(words.slice(end, end + SHORT_TITLE));
    const close = words.findIndex(({ word }, index) => index >= end && /\)/.test(word.text));
    const isBeside = words[end]?.word.text.startsWith('(') === true && close >= 0 && close - end <= SHORT_TITLE;
    const title = isBeside ? words.slice(end, close + 1) : (behind ?? capitalsBefore(words, at));
    const text = bare(title.map(({ word }) => word.text).join(' '));
    if (title.length === 0 || !/^\p{Lu}/u.test(text) || /\d/.test(text)) return [];
    return [atomOf(title.slice(0, 1), { text: label, isLabel: true }), atomOf(title, { text })];
  }

  /** "A-1 General Liability, term …": the longest title of a scope that the words begin with. */
  private titleBehind(words: readonly ProseWord[]): readonly ProseWord[] | null {
    for (let count = words.length; count > 0; count--) {
      const title = words.slice(0, count);
      if (this.meanings.vocabulary.isTitle(bare(title.map(({ word }) => word.text).join(' ')))) return title;
    }
    return null;
  }

  /** Sentences that say that there are no records are read as such. */
  private keepEmpty(words: readonly ProseWord[]): void {
    const whole = atomOf(words, {});
    if (this.meanings.plan.empty.test(normalize(whole.text)))
      this.made.push({ kind: 'scope', atoms: [whole], key: null, said: new Set() });
  }
}

/** The capitalized words right before a place: "under our WC policy". */
function capitalsBefore(words: readonly ProseWord[], at: number): readonly ProseWord[] {
  let from = at;
  while (from > 0 && at - from < SHORT_TITLE) {
    const { word, text } = words[from - 1] as ProseWord;
    const isPart = /^[\p{Lu}&]/u.test(text) && !GRAMMAR.has(text.toLowerCase()) && !/[.,;:]$/.test(word.text);
    if (!isPart) break;
    from--;
  }
  return words.slice(from, at);
}

const LONGEST_HEAD = 8;

/** The beginning of a sentence as the head of a line of totals. */
function headOf(words: readonly ProseWord[]): string {
  const texts = words.map(({ text }) => text).filter((text) => !/\d/.test(text));
  return ['total', ...texts.slice(0, LONGEST_HEAD)].join(' ');
}
