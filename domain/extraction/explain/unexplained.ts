import type { Box } from '../../document/page.ts';
import { centreX, centreY } from '../../reading/boxes.ts';
import type { ReadDocument } from '../confidence/document-evidence.ts';
import { leavesOf } from '../confidence/leaves.ts';
import { isTypedValue, printedIn } from '../confidence/printed.ts';
import type { Trace } from './trace.ts';

/** An amount, a date or a number that stands inside a recognized structure and that no value was read from. */
export interface Unexplained {
  kind: string;
  text: string;
  /** 1-based. */
  page: number;
  box: Box;
  /** What the structure was taken for. */
  inside: string;
}

/** What a complete reading would have to explain, from top to bottom. */
export function unexplainedIn({ schema, layouts, assembled }: ReadDocument, { structures }: Trace): Unexplained[] {
  const { lines, uses } = printedIn(layouts, leavesOf(schema, assembled.data, assembled.evidence));
  const bodies = structures.filter(({ kind }) => kind !== 'heading');
  return [...lines].flatMap(([page, printed]) => {
    const around = bodies.filter((structure) => structure.page === page);
    return printed.flatMap(({ atoms }) =>
      atoms.flatMap((atom): Unexplained[] => {
        if (!(isTypedValue(atom) || atom.kind === 'id') || atom.words.some((word) => uses.has(word))) return [];
        const inside = around.findLast(({ box }) => holds(box, atom));
        const { kind, text, x0, y0, x1, y1 } = atom;
        return inside ? [{ kind, text, page, box: { x0, y0, x1, y1 }, inside: inside.label }] : [];
      }),
    );
  });
}

function holds(box: Box, inner: Box): boolean {
  const [x, y] = [centreX(inner), centreY(inner)];
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
}
