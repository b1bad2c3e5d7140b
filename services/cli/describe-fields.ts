import { terminalLine } from '../../domain/text/control-characters.ts';
import { wholeCitation } from '../../domain/extraction/citation.ts';
import type { Citation } from '../../domain/extraction/result.ts';
import { ownValue } from '../../domain/lookup.ts';

export interface DescribedField {
  /** Path in dot notation: `vehicles[0].vin`. */
  path: string;
  value: string;
  /** 1-based. */
  page: number;
  quote: string;
}

/** The fields of a result that have a value, in schema order, with their citations. */
export function describeFields({
  data,
  citations,
}: {
  data: Record<string, unknown>;
  citations: Record<string, Citation[]>;
}): DescribedField[] {
  const described: DescribedField[] = [];
  const visit = (node: unknown, pointer: string, path: string): void => {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) visit(item, `${pointer}/${index}`, `${path}[${index}]`);
    } else if (typeof node === 'object' && node !== null) {
      for (const [name, member] of Object.entries(node))
        visit(member, `${pointer}/${name}`, path ? `${path}.${name}` : name);
    } else if (typeof node === 'string' || typeof node === 'number' || typeof node === 'boolean') {
      const place = wholeCitation(ownValue(citations, pointer) ?? []);
      if (place) described.push({ path, value: String(node), page: place.page, quote: place.quote });
    }
  };
  visit(data, '', '');
  return described;
}

/** Formats a result for the terminal: one line per field, with page and quote. */
export function describeResult(result: Parameters<typeof describeFields>[0]): string {
  return describeFields(result)
    .map(({ path, value, page, quote }) => terminalLine(`${path.padEnd(36)} ${value.padEnd(34)} p.${page} "${quote}"`))
    .join('\n');
}
