import type { LedgerPlan } from './plan.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

const ENTRY = /(?<![\w=])([A-Z0-9]{1,3})\s?=\s?(\p{L}+)(?: (\p{L}+))?/gu;

/** A vocabulary that knows the codes which the document explains: "1=OPEN 2=CLOSED", "MO = Medical Only". */
export function withLegend(vocabulary: Vocabulary, rows: readonly Row[], plan: LedgerPlan): Vocabulary {
  const codes = new Map<string, string>();
  const kinds = new Set<string>();
  for (const row of rows) {
    const text = row.atoms.map((atom) => atom.text).join(' ');
    if (!text.includes('=')) continue;
    for (const [, code = '', word = '', next = ''] of text.matchAll(ENTRY)) {
      if (vocabulary.isKind(word) || vocabulary.isKind(`${word} ${next}`)) kinds.add(code);
      const meant = Object.keys(plan.values).find((field) => vocabulary.valueOf(field, word) !== null);
      if (meant !== undefined) codes.set(`${meant}|${code}`, vocabulary.valueOf(meant, word) ?? '');
    }
  }
  if (codes.size + kinds.size === 0) return vocabulary;
  return {
    ...vocabulary,
    isKind: (text) => kinds.has(text) || vocabulary.isKind(text),
    valueOf: (field, text) => codes.get(`${field}|${text}`) ?? vocabulary.valueOf(field, text),
  };
}
