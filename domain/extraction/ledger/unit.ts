import type { AmountPlan } from './plan.ts';
import type { Row } from './rows.ts';

const THOUSAND = 1000;
const MOST_WITH_CENTS = 0.2;
/** Nobody prints a hundred million so. */
const TOO_LARGE = 100_000;

/** What an amount of the document is multiplied with: 1000 where it says that amounts are in thousands. */
export function unitOf(rows: readonly Row[], { thousands }: AmountPlan): number {
  const says = rows.some(({ atoms }) => {
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

/** The value of a printed amount. */
export function inUnit(value: number, { hasCents, unit }: { hasCents: boolean; unit: number }): number {
  return hasCents || Math.abs(value) >= TOO_LARGE ? value : value * unit;
}
