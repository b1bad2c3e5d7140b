/** A statement of a migration that breaks gateways and workers of the release before, which still run while it is applied. */
export interface BreakingStatement {
  statement: string;
  /** What to do instead. */
  instead: string;
}

const later = 'stop using it in one release, and remove it in a later one: see "Adding a migration" in CONTRIBUTING.md';

const breaking: readonly (readonly [RegExp, string])[] = [
  [/^DROP (TABLE|VIEW|SEQUENCE|TYPE|FUNCTION|SCHEMA|ROLE)\b/i, later],
  [/^ALTER TABLE\b.*\bDROP COLUMN\b/i, later],
  [/^ALTER TABLE\b.*\bRENAME\b/i, `add the new name beside the old one; ${later}`],
  [/^ALTER (TYPE|FUNCTION|SEQUENCE|VIEW)\b.*\bRENAME\b/i, `add the new name beside the old one; ${later}`],
  [/^ALTER TABLE\b.*\bSET NOT NULL\b/i, 'give the column a default, and add the condition in a later release'],
  [
    /^ALTER TABLE\b.*\bDROP DEFAULT\b/i,
    'older code inserts rows without the column: keep its default until a later release',
  ],
  [/^ALTER TABLE\b.*\bALTER COLUMN\b.*\bTYPE\b/i, `add a column of the new type; ${later}`],
  [/^TRUNCATE\b/i, 'rows of older code would be gone'],
];

const addsColumn = /\bADD COLUMN\b/i;

/**
 * The statements of a migration that code of the release before does not survive. A statement that removes what an earlier
 * release stopped using is allowed behind the comment `-- unused since <version>`, when that version was published.
 */
export function findBreakingStatements(sql: string, isPublished: (version: string) => boolean): BreakingStatement[] {
  return splitStatements(sql).flatMap(({ text, comment }) => {
    const version = /-- unused since (\d+\.\d+\.\d+)/.exec(comment)?.[1];
    if (version !== undefined && isPublished(version)) return [];
    const found = breaking.filter(([form]) => form.test(text)).map(([, instead]) => ({ statement: text, instead }));
    const required = text.split(',').filter((part) => addsColumn.test(part) && isRequired(part));
    return [
      ...found,
      ...required.map((statement) => ({ statement: statement.trim(), instead: 'give the column a default' })),
    ];
  });
}

function isRequired(column: string): boolean {
  return /\bNOT NULL\b/i.test(column) && !/\b(DEFAULT|BIGSERIAL|SERIAL|GENERATED)\b/i.test(column);
}

/** Statements without their comments, each with the comment before it. Bodies of functions are left out. */
function splitStatements(sql: string): { text: string; comment: string }[] {
  const withoutBodies = sql.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
  return withoutBodies.split(';').map((piece) => {
    const lines = piece.split('\n').map((line) => line.trim());
    const isComment = (line: string): boolean => line.startsWith('--');
    const code = lines.filter((line) => !isComment(line)).map((line) => line.replace(/\s--.*$/, ''));
    return { text: code.join(' ').replaceAll(/\s+/g, ' ').trim(), comment: lines.filter(isComment).join('\n') };
  });
}
