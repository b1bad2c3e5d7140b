import { findMoney } from '../../reading/values/money.ts';
import { type FoundLines, isIn } from '../find/passages.ts';
import type { Asked } from '../find/resolve.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import type { Line } from '../index/lines.ts';
import type { Term } from '../question/read-question.ts';
import { writeMoney } from '../writing/values.ts';
import type { Finding } from './finding.ts';

/** A line that says something of what is asked, with the amounts that it prints. */
interface Priced {
  document: DocumentIndex;
  line: Line;
  amounts: number[];
  /** How they are written: with cents or without. */
  style: string;
}

const MOST = 6;
/** All lines are searched for amounts where so many documents may be meant at most. */
const MOST_DOCUMENTS = 20;
const MOST_AMOUNTS = 12;

/**
 * Amounts of lines that the question may want put together, which no field holds: two of one line ("Annual premium $781.09
 * $946.48"), those of lines that say the same of several things, a column of a table, what was and what is.
 */
export function printedFamilies(asked: Asked, passages: readonly FoundLines[]): Finding[][] {
  const telling = asked.terms.filter(({ weight }) => weight >= 0.5);
  const searched = asked.scope.length <= MOST_DOCUMENTS ? asked.scope : [];
  const families = [
    ...searched.flatMap((document) => changesOf(document, telling)),
    ...passages.flatMap(({ document, lines }) => ofPassage({ document, lines }, telling)),
    ...searched.flatMap((document) => [...columnsOf(document, telling), ...lastOf(document, telling)]),
  ].filter((own) => own.length > 1 && own.length <= MOST_AMOUNTS);
  const keyOf = (own: readonly Finding[]): string =>
    own.map(({ document, facts }) => `${document.documentId} ${facts[0]?.pointer}`).join();
  return [...new Map(families.map((own) => [keyOf(own), own])).values()].slice(0, MOST);
}

const pricedIn = (document: DocumentIndex, lines: readonly Line[]): Priced[] =>
  lines.map((line) => {
    const found = findMoney(line.text);
    const style = found.map(({ start, end }) => (/\.\d\d/.test(line.text.slice(start, end)) ? 'c' : 'd')).join('');
    return { document, line, amounts: found.map(({ amount }) => amount), style };
  });

function findingsOf({ document, line, amounts }: Omit<Priced, 'style'>): Finding[] {
  return amounts.map((amount, at) => ({
    document,
    label: '',
    about: line.text.trim(),
    value: writeMoney(amount),
    facts: [
      { key: 'printed', pointer: `${line.page} ${line.at} ${amount} ${at}`, value: amount, kind: 'money' as const },
    ],
    printed: line,
  }));
}

function ofPassage({ document, lines }: Pick<FoundLines, 'document' | 'lines'>, telling: readonly Term[]): Finding[][] {
  const priced = pricedIn(document, lines).filter(({ line }) => telling.some((term) => isIn(term, line)));
  const ofOne = priced.filter(({ amounts }) => amounts.length === 1);
  const byTerm = telling.map((term) => ofOne.filter(({ line }) => isIn(term, line)));
  const alone = [...new Set(byTerm.flatMap((own) => (own.length === 1 ? own : [])))];
  const ofPairs = priced.flatMap((own) => pairsOf(own.amounts).map((pair) => findingsOf({ ...own, amounts: pair })));
  return [...ofPairs, ...[...byTerm, alone.length <= 3 ? alone : []].map((own) => own.flatMap(findingsOf))];
}

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const PAYMENTS = new RegExp(
  String.raw`\b(\d{1,2}|${COUNTS.join('|')}) (?:(?!medical)\w+ )?(?:payments|installments)\b`,
  'i',
);
const EACH_MONTH = /\b(?:each|per|every|a) month\b|\bmonthly (?:payment|price|total|premium)\b/i;
const countIn = (said: string): number => Number(said) || COUNTS.indexOf(said.toLowerCase()) + 2;

/** How far another way to pay may be from what several payments come to. */
const OTHER_WAY = 0.2;

/** "12 payments of $221.20", "each month $141.08": what they come to, beside what is paid at once. */
export function paymentPlans({ text, kinds }: Asked, passages: readonly FoundLines[]): Finding[][] {
  if (kinds.has('yesNo') || !/\b(?:pay|month|install)/i.test(text)) return [];
  return passages.flatMap(({ document, lines }) => {
    const priced = pricedIn(document, lines);
    return priced.flatMap(({ line, amounts }) => {
      const said = PAYMENTS.exec(line.text);
      const count = said ? countIn(said[1] ?? '') : Number(EACH_MONTH.test(line.text)) * 12;
      const behind = findMoney(line.text.slice(said?.index)).map(({ amount }) => amount);
      const amount = /\) *\$? ?[\d,.]+$/.test(line.text.trim()) ? amounts.at(-1) : behind[0];
      if (count < 2 || amount === undefined) return [];
      const whole = Math.round(100 * amount * count) / 100;
      const others = priced.flatMap((one) => {
        const near = one.amounts.filter((other) => other !== whole && Math.abs(other - whole) < OTHER_WAY * whole);
        return findingsOf({ ...one, amounts: near.slice(0, 1) });
      });
      const plan = findingsOf({ document, line, amounts: [whole] });
      return [
        [
          ...plan.map((one) => ({ ...one, value: `${count} × ${writeMoney(amount)} = ${one.value}` })),
          ...others.slice(0, 1),
        ],
      ];
    });
  });
}

/** What lines that begin alike end with: "Installment 2 of 4 (includes $6.00 fee) $1,729.50". */
function lastOf(document: DocumentIndex, telling: readonly Term[]): Finding[][] {
  const priced = pricedIn(document, document.lines).filter(
    ({ line, amounts }) => amounts.length > 0 && !/\btotal/i.test(line.text),
  );
  return telling.map((term) => {
    const own = priced.filter(({ line }) => isIn(term, line) && ENDS.test(line.text));
    return own.some(({ amounts }) => amounts.length > 1)
      ? own.flatMap((one) => findingsOf({ ...one, amounts: one.amounts.slice(-1) }))
      : [];
  });
}

const ENDS = /(?:\$ ?\d[\d,]*|\d\.\d\d|\d,\d{3})\)?-?\s*$/;

const LAST_TIME = /\b(?:last|previous|prior|expiring) (?:year|term|period|policy|time|renewal)/i;
const FROM_BEFORE = /\b(?:than|from|over) (?:before|last|what it was)\b|\b(?:go|went|gone|goes) (?:up|down)\b/i;

/** What was and what is, where a question asks how far they are apart; undefined where several things have changed alike. */
export function changeMeant(asked: Asked): Finding[] | undefined {
  const isByTime = LAST_TIME.test(asked.text) || FROM_BEFORE.test(asked.text);
  if (!asked.kinds.has('compare') || !isByTime || asked.scope.length > MOST_DOCUMENTS) return undefined;
  const telling = asked.terms.filter(({ weight }) => weight >= 0.5);
  const [change, ...others] = asked.scope.flatMap((document) => changesOf(document, telling));
  return others.length === 0 ? change : undefined;
}

const MOST_BELOW = 12;
const MOST_WORDS = 8;
const WAS_AND_IS =
  /\b(?:before|expiring|prior|previous|old|last)\b.*\b(?:now|renewal|renewing|new|current|revised|amended|this|after)\b/i;

/** What was and what is, below a heading that says so ("Expiring term, renewal term"): of what is named, else the premium. */
function changesOf(document: DocumentIndex, telling: readonly Term[]): Finding[][] {
  const priced = pricedIn(document, document.lines);
  return priced.flatMap(({ line: heading, amounts }, at) => {
    if (amounts.length > 0 || heading.words.length > MOST_WORDS || !WAS_AND_IS.test(heading.text)) return [];
    const pairs = priced
      .slice(at + 1, at + 1 + MOST_BELOW)
      .filter(
        ({ line, amounts: [was, is, ...others] }) =>
          line.page === heading.page && is !== undefined && was !== is && others.length === 0,
      );
    const named = pairs.filter(({ line }) => telling.some((term) => isIn(term, line)));
    return (named.length > 0 ? named : pairs.filter(({ line }) => /\bpremium\b/i.test(line.text))).map(findingsOf);
  });
}

/** What was and what is stand beside each other, the limits as the premiums. */
function pairsOf([from, to, ...others]: readonly number[]): number[][] {
  if (from === undefined || to === undefined || others.length % 2 > 0 || others.length > 2) return [];
  return [...(from === to ? [] : [[from, to]]), ...pairsOf(others)];
}

const LEAST_ROWS = 3;
const MOST_BETWEEN = 4;

/** The columns of amounts below a line that names what is asked for. */
function columnsOf(document: DocumentIndex, telling: readonly Term[]): Finding[][] {
  const priced = pricedIn(document, document.lines);
  return priced.flatMap(({ line: heading, amounts }, at) => {
    if (amounts.length > 0 || heading.words.length > MOST_AMOUNTS || !telling.some((term) => isIn(term, heading)))
      return [];
    const rows = rowsBelow(priced.slice(at + 1));
    const [first] = rows;
    if (!first || rows.length < LEAST_ROWS) return [];
    return first.amounts.map((_, column) =>
      rows.flatMap((row) => findingsOf({ ...row, amounts: row.amounts.slice(column, column + 1) })),
    );
  });
}

/** Lines with amounts written as in the first of them, with few lines between them. */
function rowsBelow(lines: readonly Priced[]): Priced[] {
  const rows: Priced[] = [];
  let between = 0;
  for (const one of lines) {
    if (one.amounts.length === 0 || (rows[0] && rows[0].style !== one.style)) between++;
    else {
      rows.push(one);
      between = 0;
    }
    if (between > MOST_BETWEEN || rows.length > MOST_AMOUNTS || /\btotal/i.test(one.line.text)) break;
  }
  return rows;
}
