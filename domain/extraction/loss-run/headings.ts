import { amountWords, readAmountHeading } from '../lexicon/loss-run-amounts.ts';
import { type ClaimField, claimWordings } from '../lexicon/loss-run-columns.ts';
import { abbreviations, writtenOut } from '../lexicon/abbreviations.ts';
import { createWordings } from '../lexicon/wordings.ts';
import type { CellKind, Headings } from '../tables/table.ts';
import { normalize } from '../../text/normalize.ts';

/** What a column of a loss run holds; which amount it is, its heading says (`readAmountHeading`). */
export type LossRole = ClaimField | 'amount';

const KINDS: Readonly<Record<LossRole, CellKind>> = {
  claimNumber: 'id',
  claimantName: 'text',
  policyNumber: 'id',
  effDate: 'date',
  expDate: 'date',
  period: 'date',
  lossDate: 'date',
  reportedDate: 'date',
  closedDate: 'date',
  status: 'code',
  claimType: 'text',
  lossState: 'code',
  description: 'text',
  cause: 'text',
  natureOfInjury: 'text',
  bodyPart: 'text',
  claimCount: 'count',
  openCount: 'count',
  lineOfBusiness: 'text',
  ignored: 'text',
  amount: 'amount',
};

const claimLabels = createWordings<ClaimField>(claimWordings);
const fieldsWrittenOut = new Map<string, ClaimField>();
for (const [field, wordings] of Object.entries(claimWordings) as [ClaimField, readonly string[]][]) {
  for (const wording of wordings)
    if (!fieldsWrittenOut.has(writtenOut(wording))) fieldsWrittenOut.set(writtenOut(wording), field);
}

/** The field that a heading names as a whole, its words abbreviated or not. */
const fieldOf = (heading: string): ClaimField | null =>
  claimLabels.matchWhole(heading)?.field ?? fieldsWrittenOut.get(writtenOut(heading)) ?? null;

const vocabulary = new Set(
  [...Object.values(claimWordings).flat(), ...amountWords, ...abbreviations].flatMap((wording) =>
    normalize(wording).split(' '),
  ),
);

function role(heading: string): LossRole | null {
  if (!/\p{L}/u.test(heading)) return null;
  const text = heading.replace(/:$/, '').replace(/^[-=*_<\s]+|[-=*_>\s]+$/g, '');
  const whole = claimLabels.matchWhole(text);
  if (whole) return whole.field;
  if (readAmountHeading(text)) return 'amount';
  const field = fieldOf(text);
  if (field) return field;
  // "Claim # / Our file": what stands before the slash names the column.
  const [before = '', ...after] = text.split(/\s*[/(]\s*/);
  if (after.length === 0 || before === '' || endsInHeading(after.join(' '))) return null;
  return fieldOf(before);
}

function endsInHeading(text: string): boolean {
  const words = text.split(' ');
  return words.some((_, at) => at > 0 && fieldOf(words.slice(at).join(' ')) !== null);
}

/** The headings of loss runs. */
export const lossHeadings: Headings<LossRole> = {
  role,
  kind: (of) => KINDS[of],
  isWord: (word) => {
    const parts = normalize(word)
      .split(' ')
      .filter((part) => part !== '');
    return parts.length > 0 && parts.every((part) => vocabulary.has(part));
  },
  half(text) {
    const amount = readAmountHeading(text.replace(/^[-=*_<\s]+|[-=*_>:\s]+$/g, ''));
    if (!amount || amount.measure === 'recovered') return null;
    if (amount.measure !== null && amount.kind === null) return 'measure';
    return amount.measure === null && amount.kind !== null ? 'kind' : null;
  },
};

export const kindOfField = (field: ClaimField): CellKind => KINDS[field];
