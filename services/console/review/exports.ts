import { join } from './pointer.ts';
import type { Field, ReviewData } from './review-data.ts';
import { format } from './schema.ts';

/** The data with the corrections, and how each value was read. */
export function toJson(review: ReviewData): string {
  const { citations, fields, validation } = review.result;
  const corrections = [...review.corrections.values()];
  return `${JSON.stringify({ data: review.data, corrections, fields, citations, validation }, undefined, 2)}\n`;
}

const headings = ['Section', 'Row', 'Field', 'Value', 'Page', 'Printed', 'State', 'Confidence', 'Corrected', 'Pointer'];

/** One line for each value, those of lists with the number of their row. */
export function toCsv(review: ReviewData): string {
  const lines = [...rows(review)].map((cells) => cells.map(cell).join(','));
  // the mark makes Excel read UTF-8
  return `\uFEFF${[headings.join(','), ...lines].join('\r\n')}\r\n`;
}

function* rows(review: ReviewData): Generator<readonly (string | number)[]> {
  for (const section of review.sections) {
    const { title } = section;
    if (section.kind === 'fields') {
      for (const leaf of section.fields) yield line(title, '', review.field(leaf.path, leaf));
      continue;
    }
    const columns = section.kind === 'table' ? section.columns : [{ path: '', label: title, schema: section.schema }];
    for (let index = 0; index < review.count(section.pointer); index += 1) {
      const element = join(section.pointer, index);
      if (review.isRemoved(element)) continue;
      for (const column of columns) yield line(title, index + 1, review.field(`${element}${column.path}`, column));
    }
  }
}

function line(section: string, row: number | '', field: Field): readonly (string | number)[] {
  const { label, value, schema, citations, state, correction, pointer } = field;
  return [
    section,
    row,
    label,
    typeof value === 'number' ? value : (format(value, schema) ?? ''),
    [...new Set(citations.map(({ page }) => page))].join(' '),
    citations.map(({ quote = '' }) => quote).join(' '),
    state?.state ?? '',
    state?.confidence ?? '',
    correction ? correction.by.name : '',
    pointer,
  ];
}

/** Quoted where it must be; text that a spreadsheet would run as a formula is marked as text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Saves text as a file of the person's computer. */
export function download(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** 'Whitaker auto.pdf' as 'Whitaker auto', without what file systems refuse. */
export function fileNameOf(name: string): string {
  const base = name.replace(/\.[a-z]{3,4}$/i, '').replaceAll(/[\\/:*?"<>|]+/g, ' ');
  return base.trim() || 'document';
}
