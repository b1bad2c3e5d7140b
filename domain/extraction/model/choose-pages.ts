import { estimateTokens } from '../../model/model.ts';
import { roleOf } from '../../reading/page-role.ts';
import type { PageRole } from '../../reading/layout.ts';
import type { NumberedPage } from './numbered-pages.ts';

const weights: Record<PageRole, number> = {
  declarations: 6,
  schedule: 5,
  other: 3,
  id_card: 1,
  bill: 1,
  notice: 0.5,
  letter: 0.5,
};

/** Figures, dates, ids and labels with a colon: what fields are made of. */
const substance = /\$\s?\d|\d,\d{3}|\d{1,2}\/\d{1,2}\/\d{2,4}|\b(?=\w*\d)(?=\w*[A-Z])[\w-]{5,}\b|:/g;

/** The pages that fit into so many tokens, in order: all, or the first and those that promise most values. */
export function choosePages(pages: readonly NumberedPage[], tokens: number): NumberedPage[] {
  const size = ({ text }: NumberedPage): number => estimateTokens(text) + 1;
  if (pages.reduce((sum, page) => sum + size(page), 0) <= tokens) return [...pages];
  const promise = pages.map((page, at) => (at === 0 ? Infinity : promiseOf(page)));
  const best = pages.map((_, at) => at).sort((a, b) => (promise[b] ?? 0) - (promise[a] ?? 0) || a - b);
  const chosen = new Set<number>();
  let left = tokens;
  for (const at of best) {
    const page = pages[at];
    if (!page || size(page) > left) continue;
    chosen.add(at);
    left -= size(page);
  }
  return pages.filter((_, at) => chosen.has(at));
}

function promiseOf({ text, lines }: NumberedPage): number {
  return weights[roleOf(lines)] * Math.sqrt(1 + (text.match(substance)?.length ?? 0));
}
