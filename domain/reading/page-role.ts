import type { Line, PageLayout, PageRole } from './layout.ts';

/** What is due "for the policy term" is the total of a declarations page. */
const AMOUNT_DUE = 'amount due(?! for the (?:policy|full|entire|term))|minimum due';

const CUES: readonly { role: PageRole; weight: number; pattern: RegExp }[] = [
  { role: 'declarations', weight: 3, pattern: /\b(declarations?|coverage summary|policy summary|dec page)\b/ },
  {
    role: 'schedule',
    weight: 2,
    pattern: /\b(schedule of (forms|locations|vehicles|coverages|insurance)|coverage detail)\b/,
  },
  {
    role: 'bill',
    weight: 4,
    pattern: new RegExp(
      String.raw`\b(${AMOUNT_DUE}|remit(tance)?|payment (coupon|stub)|invoice|billing statement|please detach|amount enclosed)\b`,
    ),
  },
  {
    role: 'id_card',
    weight: 4,
    pattern:
      /\b(identification card|id cards?|insurance card|evidence of (liability )?insurance card|keep this card)\b/,
  },
  {
    role: 'notice',
    weight: 2.5,
    pattern: /\b(privacy (notice|policy|statement)|important notice|notice of|fraud warning|consumer report)\b/,
  },
  { role: 'letter', weight: 2.5, pattern: /\b(dear|sincerely|thank you for)\b/ },
];

/** Guesses a page's role from its cue words. */
export function roleOf(lines: readonly Line[]): PageRole {
  const scores = new Map<PageRole, number>();
  let amounts = 0;
  for (const [at, line] of lines.entries()) {
    const text = line.words
      .map((word) => word.text)
      .join(' ')
      .toLowerCase();
    amounts += text.match(/\$\s?\d/g)?.length ?? 0;
    // Titles stand at the top; in running text the same words refer to another page.
    const share = at < 15 ? 1 : 0.34;
    for (const { role, weight, pattern } of CUES) {
      if (pattern.test(text)) scores.set(role, (scores.get(role) ?? 0) + weight * share);
    }
  }
  if (amounts >= 4) scores.set('declarations', (scores.get('declarations') ?? 0) + Math.min(amounts, 12) * 0.35);
  let best: PageRole = 'other';
  let most = 2;
  for (const [role, score] of scores) {
    if (score > most) [best, most] = [role, score];
  }
  return best;
}

/** The pages that state what is insured: without bills, cards and letters, where other pages do. */
export function statingPages(layouts: readonly PageLayout[]): readonly PageLayout[] {
  const isDeclared = layouts.some(({ role }) => role === 'declarations' || role === 'schedule');
  const own = layouts.flatMap((layout) => {
    if (layout.role === 'id_card') return aboveCards(layout);
    return layout.role !== 'bill' && (layout.role !== 'letter' || !isDeclared) ? [layout] : [];
  });
  return own.length > 0 ? own : layouts;
}

/** How many lines of print a page has before its cards, at the least, for these to be only its end. */
const FEWEST_ABOVE = 4;
const LONGEST_TITLE = 6;

/** What stands on a page over the title of its cards. */
function aboveCards(layout: PageLayout): PageLayout[] {
  const pattern = CUES.find(({ role }) => role === 'id_card')?.pattern;
  const at = layout.lines.findIndex(({ words }) => {
    const text = words.map((word) => word.text).join(' ');
    return words.length <= LONGEST_TITLE && pattern?.test(text.toLowerCase());
  });
  return at < FEWEST_ABOVE ? [] : [{ ...layout, lines: layout.lines.slice(0, at) }];
}
