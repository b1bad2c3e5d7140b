import type { Atom } from '../../reading/layout.ts';
import type { AmountPlan } from './plan.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';
import type { Vocabulary } from './vocabulary.ts';

const THOUSAND = 1000;
const MOST_WITH_CENTS = 0.2;
const LONGEST_HEADING = 3;
/** Nobody prints a hundred million so. */
const TOO_LARGE = 100_000;

/** What an amount of the document is multiplied with: 1000 where it says that amounts are in thousands. */
export function unitOf(rows: readonly Row[], { plan, vocabulary }: Meanings): number {
  const { thousands } = plan.amounts;
  const isOther = (atom: Atom): boolean => headsOther(atom, thousands, vocabulary);
  const says = rows.some(({ atoms: printed }) => {
    const atoms = printed.filter((atom) => !isOther(atom));
    const text = atoms.map((atom) => atom.text).join(' ');
    const told = thousands.words.test(text) ? atoms.filter((atom) => thousands.words.test(atom.text)) : [];
    return (
      thousands.words.test(text) && !(told.length > 0 ? told : atoms).some((atom) => thousands.not.test(atom.text))
    );
  });
  if (!says) return 1;
  const amounts = rows.flatMap(({ atoms }) => atoms.filter(({ kind }) => kind === 'money' || kind === 'int'));
  const exact = amounts.filter((atom) => atom.kind === 'money' && atom.marks.cents);
  return exact.length > MOST_WITH_CENTS * amounts.length ? 1 : THOUSAND;
}

/** "Miles (000)": the heading of one column says of it alone what it is in, if it is none of amounts. */
function headsOther(
  { kind, text, words }: Atom,
  thousands: AmountPlan['thousands'],
  { amountOver }: Vocabulary,
): boolean {
  if (kind !== 'text' || words.length > LONGEST_HEADING || !thousands.words.test(text)) return false;
  const rest = text.replace(thousands.words, ' ').trim();
  return /\p{L}/u.test(rest) && amountOver(rest) === null && !thousands.of.test(rest);
}

/** The value of a printed amount. */
export function inUnit(value: number, { hasCents, unit }: { hasCents: boolean; unit: number }): number {
  return hasCents || Math.abs(value) >= TOO_LARGE ? value : value * unit;
}
