import { ownValue } from '../../../lookup.ts';
import type { Word } from '../../../document/page.ts';
import { normalize } from '../../../text/normalize.ts';
import { linesOf, textOf } from '../../boxes/writing.ts';
import { type Draft, draftsIn, isCited } from '../../cited.ts';
import type { PoliciesPlan } from '../../plan.ts';
import { toldFacts } from './block-facts.ts';
import { limitsIn } from './listed-limits.ts';
import { policyWords } from './policy-words.ts';
import type { Sheet } from './sheet.ts';

/**
 * Policies without limits of their own with those of the line outside of their table that begins with their line of
 * insurance: "General liability   each occurrence $1,000,000; general aggregate $2,000,000".
 */
export function withTitledLimits(policies: readonly Draft[], sheets: readonly Sheet[], plan: PoliciesPlan): Draft[] {
  const { limits } = plan;
  if (!limits || limits.isApart) return [...policies];
  const { choices } = policyWords(plan);
  const lines = sheets.flatMap(({ words, page }) => linesOf(words).map((own) => ({ words: own, page })));
  return policies.map((policy) => {
    const title = ownValue(policy, plan.title);
    if (draftsIn(ownValue(policy, limits.list)).length > 0 || !isCited(title)) return policy;
    for (const [at, { words, page }] of lines.entries()) {
      const rest = words.some((word) => title.words.includes(word)) ? [] : behindTitle(words, String(title.value));
      const found = rest.length > 0 ? limitsIn(rest, page, { choices, least: 1 }) : [];
      if (found.length === 0) continue;
      lines.splice(at, 1);
      const listed = found.map(({ name, amount }) => ({ [limits.name]: name, [limits.amount]: amount }));
      return { ...toldFacts([{ words: rest, page }], plan), ...policy, [limits.list]: listed };
    }
    return policy;
  });
}

/** What a line says behind a line of insurance; a letter may stand before it. */
function behindTitle(words: readonly Word[], title: string): readonly Word[] {
  const line = /^[A-H]$/.test(words[0]?.text ?? '') ? words.slice(1) : words;
  const length = line.findIndex((_, at) => normalize(textOf(line.slice(0, at + 1))) === normalize(title)) + 1;
  return length > 0 ? line.slice(length) : [];
}
