const LEAVING_OUT =
  'other than|besides|except(?: for)?|not (?:counting|including)|leaving out|leave out|apart from|aside from|but not|ignoring|(?:every|any)thing but|anyone but';
/** What a policy or an endorsement excludes is what is asked for. */
const EXCLUDING =
  '(?<!\\b(?:endorsements?|forms?|polic(?:y|ies)|clauses?|exclusions?|wordings?|anything|something) )excluding';
const EXCLUDE = '(?<=^|[,;.?] ?|\\band |\\bplease )exclude';
const ENDS = 'does|do|did|is|are|was|were|has|have|had|on|in|at|for|with|over|under|since|that|which|who|what|how';
const LEFT_OUT = new RegExp(
  String.raw`\b(?:${LEAVING_OUT}|${EXCLUDING}|${EXCLUDE}) ((?:(?!\b(?:${ENDS})\b)[^,;:?.])+)`,
  'gi',
);

/** What a question says is not meant: "fire" of "claims other than fire"; and the question without saying so. */
export function withoutLeftOut(text: string): { leftOut: string; rest: string } {
  const parts = [...text.matchAll(LEFT_OUT)].map(([, part = '']) => part);
  return { leftOut: parts.join(' , '), rest: text.replace(LEFT_OUT, ' $1 ') };
}
