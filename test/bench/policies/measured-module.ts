import type { typicalSizes } from './measure.ts';

/** The source of domain/policies/measured.ts. */
export function measuredModule({
  promptVersion,
  types,
}: {
  promptVersion: string;
  types: ReturnType<typeof typicalSizes>;
}): string {
  const rows = types.map(({ type, ...sizes }) => {
    const members = Object.entries(sizes).map(([name, size]) => `${name}: ${size}`);
    return `  ${type}: { ${members.join(', ')} },`;
  });
  return `// Written by \`npm run measure:policies\` with the prompts of version ${promptVersion}.
import { lookup } from '../lookup.ts';

/** A typical document of a policy type: medians over the documents measured. */
export interface TypicalDocument {
  /** How many were measured. */
  documents: number;
  values: number;
  /** Tokens of the pages as a model gets them, and of its reply. */
  pages: number;
  reply: number;
}

/** By policy type. */
export const typicalDocuments = lookup<TypicalDocument>({
${rows.join('\n')}
});
`;
}
