import { normalize } from '../../text/normalize.ts';

const STATUSES: Readonly<Record<'open' | 'closed' | 'reopened', readonly string[]>> = {
  open: ['o', 'open', 'opn', 'op', 'pending', 'active', 'opened', 'open pending', 'in process'],
  closed: [
    'c',
    'cl',
    'cls',
    'clsd',
    'cld',
    'close',
    'closed',
    'final',
    'finaled',
    'settled',
    'closed without payment',
    'closed with payment',
    'cwp',
    'cwop',
    'denied',
    'closed no payment',
    'inactive',
  ],
  reopened: ['r', 'ro', 'reo', 'reop', 'reopen', 'reopened', 're opened', 're open', 'reopn'],
};
const BY_WORD = new Map(
  Object.entries(STATUSES).flatMap(([status, words]) =>
    words.map((word) => [word, status as keyof typeof STATUSES] as const),
  ),
);

interface StatusReading {
  status: keyof typeof STATUSES;
  /** What follows the status in the same cell: "Closed/Medical" is a closed medical claim. */
  tail: string;
}

/** Reads a claim's status; null when the text is none. */
export function readStatus(text: string): StatusReading | null {
  const whole = BY_WORD.get(normalize(text));
  if (whole) return { status: whole, tail: '' };
  const match = /^\(?(re-?opened|re-?open|open|closed?|clsd)\)?\s*[-/,:–(]?\s*(.*)$/i.exec(text.trim());
  const status = match?.[1] ? BY_WORD.get(normalize(match[1])) : undefined;
  return status ? { status, tail: (match?.[2] ?? '').replace(/\)$/, '').trim() } : null;
}

const NO_LOSSES =
  /\bno (known |reported |prior )?(claims?|losses|loss|activity|incidents)\b|\bnone reported\b|\bloss free\b|\bclaims? free\b|\bno claim activity\b/;

/** Whether the text says that a policy or term has no claims. */
export const saysNoLosses = (text: string): boolean =>
  NO_LOSSES.test(normalize(text)) && !/\bno (of )?(claims|losses) ?\d/.test(normalize(text));

export type TotalLevel = 'claim' | 'policy' | 'grand' | 'none' | 'unsaid';

const LEVELS: readonly { level: TotalLevel; pattern: RegExp }[] = [
  {
    level: 'none',
    pattern:
      /\b(open|closed|reopened) (claims? )?(sub ?)?totals?\b|\btotals? (for )?(all )?(open|closed|reopened)\b|\b(location|state|class|department|division|adjuster|month) (sub ?)?totals?\b|\btotals? for (location|state|class|department|division|month)\b|\baverage\b/,
  },
  {
    level: 'grand',
    pattern:
      /\b(grand|report|account|overall|customer|insured|client|final|company|combined|program) (loss )?(sub ?)?totals?\b|\btotals? (for )?(the )?(report|account|insured|customer|all (policies|terms|years|claims)|client|company)\b|\ball (policies|terms|years) totals?\b|\boverall\b/,
  },
  {
    level: 'claim',
    pattern:
      /\b(claim|claimant|occurrence|event|file|incident|accident|clm|occ) (no )?(\S+ )?(sub ?)?totals?\b|\btotals? (for |of )?(this )?(claim|occurrence|event|file|incident|accident)\b(?! count)/,
  },
  {
    level: 'policy',
    pattern:
      /\b(policy|pol|group|term|line|lob|coverage|year|period|product|policy (period|term|year|no)) (\S+ )?(sub ?)?totals?\b|\b(sub ?)?totals? (for |of )?(this |the )?(policy|pol|group|term|line|lob|coverage|year|period)\b/,
  },
];

/** The level of a totals line; null when the text is no totals line. */
export function readTotalLevel(text: string): TotalLevel | null {
  const words = normalize(text);
  if (!/\b(sub ?)?totals?\b|\boverall\b|\baverage\b/.test(words)) return null;
  const found = LEVELS.find(({ pattern }) => pattern.test(words));
  if (found) return found.level;
  return /^(sub ?)?totals?\b|\btotals?$/.test(words) ? 'unsaid' : null;
}
