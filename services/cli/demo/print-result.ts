import { count } from '../../../domain/text/count.ts';
import { terminalLine } from '../../../domain/text/control-characters.ts';
import type { ExtractionResult } from '../../../domain/extraction/result.ts';
import { describeFields } from '../describe-fields.ts';

const widestValue = 40;

/** Prints each field with its value and citation, and the outcome of validation. */
export function printResult({
  type,
  file,
  result,
  print,
}: {
  type: string;
  file: string;
  result: ExtractionResult;
  print: (line: string) => void;
}): void {
  const rows = describeFields(result);
  const pathWidth = Math.max(0, ...rows.map(({ path }) => path.length));
  const valueWidth = Math.min(widestValue, Math.max(0, ...rows.map(({ value }) => value.length)));
  print(`${file} as ${type}: ${rows.length} fields on ${count(result.pages, 'page')}, engine ${result.engine}`);
  print('');
  for (const { path, value, page, quote } of rows) {
    print(terminalLine(`${path.padEnd(pathWidth)}  ${value.padEnd(valueWidth)}  p.${page} "${quote}"`));
  }
  const { valid, coverage, errors, warnings } = result.validation;
  print('');
  print(`${valid ? 'Valid' : 'Not valid'}; ${Math.round(coverage * 100)} % of the core fields are present.`);
  for (const { message, path } of [...errors, ...warnings]) print(terminalLine(`  ${path}: ${message}`));
  for (const { message } of result.warnings) print(terminalLine(`  ${message}`));
}
