import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import type { AmountMeaning } from './amount-heading.ts';
import type { Ledger } from './ledger.ts';
import { isDivided } from './plan-access.ts';
import type { Row } from './rows.ts';

const REACH = 3;
const SAME_EDGE = 4;

/** What the text in front of a row's amounts says about them; an ambiguous word is a measure among heads of other measures. */
export function amountOfHead(row: Row, head: Atom, { rows, plan, vocabulary }: Ledger): AmountMeaning | null {
  const amount = vocabulary.amountOver(head.text);
  if (amount) return amount;
  const { ambiguous } = plan.amounts;
  if (normalize(head.text) !== ambiguous.word) return null;
  const near = rows.slice(Math.max(0, row.at - REACH), row.at + REACH + 1).filter(({ page }) => page === row.page);
  const isAmongHeads = near.some(({ atoms }) =>
    atoms.some((atom) => {
      const other = Math.abs(atom.x0 - head.x0) <= SAME_EDGE ? vocabulary.meaning(atom.text)?.amount : null;
      return other != null && other.measure !== null && other.kind === null;
    }),
  );
  return isAmongHeads ? { measure: ambiguous.alone, kind: null, isNet: false } : null;
}

const LEAST_HEADS = 2;

/** Whether a text that says nothing stands among heads of measures: what stands left of it in its row heads no amounts. */
const isUnknownHead = (row: Row, atom: Atom, ledger: Ledger): boolean =>
  ledger.vocabulary.tier(atom.text) === 0 && isAmongMeasures(row, atom, ledger);

/** Whether heads of several measures stand below each other at an edge of a text: "PAID" over "RSV" over "INC". */
export function isAmongMeasures(row: Row, { x0, x1 }: Atom, { rows, vocabulary }: Ledger): boolean {
  const near = rows.slice(Math.max(0, row.at - REACH), row.at + REACH + 1).filter(({ page }) => page === row.page);
  const isAtEdge = (atom: Atom): boolean => Math.min(Math.abs(atom.x0 - x0), Math.abs(atom.x1 - x1)) <= SAME_EDGE;
  const heads = near.flatMap(({ atoms }) => atoms.filter((atom) => atom.kind === 'text' && isAtEdge(atom)));
  const measures = heads.flatMap((head) => vocabulary.meaning(head.text)?.amount?.measure ?? []);
  return new Set(measures).size >= LEAST_HEADS;
}

const MOST_WORDS = 3;

/** Whether no text further left in a row says anything about its amounts. */
export const endsHeads = (row: Row, atom: Atom, ledger: Ledger): boolean =>
  atom.words.length > MOST_WORDS || isUnknownHead(row, atom, ledger);

/** Whether the text in front of a row's last amounts names their measure: the columns then say of what kind they are. */
export function isHeadedByMeasure(row: Row, { tables, vocabulary }: Ledger): boolean {
  const head = row.atoms[row.atoms.findLastIndex((atom) => !isAmount(atom))];
  if (head?.kind !== 'text' || vocabulary.meaning(head.text)?.amount?.measure == null) return false;
  // "Paid" under "Status" is a value.
  const [heading = ''] = tables.headedAt(row, head)?.wordings ?? [];
  return (vocabulary.meaning(heading)?.fields.length ?? 0) === 0;
}

/** A measure in a line of its own is that of the kinds below, until another measure is named. */
export function sectionAfter(
  { atoms }: Row,
  section: AmountMeaning | null,
  { vocabulary, plan }: Ledger,
): AmountMeaning | null {
  const [first, other] = atoms;
  const amount = first?.kind === 'text' ? (vocabulary.meaning(first.text)?.amount ?? null) : null;
  if (amount === null || amount.measure === null) return section;
  if (other === undefined) return amount.kind === null && isDivided(plan.amounts, amount.measure) ? amount : null;
  return amount.measure === section?.measure ? section : null;
}

/** What a label says below the heading of a section. */
export const inSection = (label: AmountMeaning | null, section: AmountMeaning | null): AmountMeaning | null =>
  label && section && label.measure === null ? { ...label, measure: section.measure } : label;

/** "Paid | Indemnity 5 | Medical 2": the measure in front of kinds that are labels of their amounts. */
export function measureInFront({ atoms: [head, kind, amount] }: Row, { vocabulary }: Ledger): AmountMeaning | null {
  const [own, next] = [head, kind].map((atom) =>
    atom?.kind === 'text' ? (vocabulary.meaning(atom.text)?.amount ?? null) : null,
  );
  const areHeadAndLabel = own?.measure != null && own.kind === null && next?.measure === null && next.kind !== null;
  return areHeadAndLabel && amount !== undefined && isAmount(amount) ? own : null;
}
