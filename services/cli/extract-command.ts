import type { Command } from 'commander';
import { acceptedFormats } from '../../domain/document/document-format.ts';
import { describeResult } from './describe-fields.ts';
import type { OpenReader } from './open-reader.ts';
import { asJson } from './as-json.ts';

interface Options {
  type: string;
  overlay?: string;
  explain?: string;
  unexplained?: boolean;
  json?: boolean;
}

/** Adds `extract`, which needs no server; with one of its further options it tells how values were found. */
export function addExtractCommand(
  program: Command,
  { openReader, print }: { openReader: OpenReader; print: (text: string) => void },
): void {
  program
    .command('extract')
    .description('extract a document on this machine, without any server')
    .argument('<file>', `a ${acceptedFormats} file`)
    .requiredOption('--type <policyType>', 'what kind of document it is')
    .option('--overlay <folder>', 'draw each page with the structures, records and values found, as SVG')
    .option('--explain <pointer>', 'tell why a field has its value: "/claims/3/paid/total"')
    .option('--unexplained', 'list amounts, dates and numbers that stand in a structure and in no value')
    .option('--json', 'print the whole result as JSON')
    .action(async (file: string, { type, json, overlay, explain: pointer, unexplained }: Options) => {
      // imported on demand: only this command needs the PDF engine
      if (overlay !== undefined || pointer !== undefined || unexplained) {
        const { describeExplained, explainFile } = await import('./explain.ts');
        const explained = await explainFile({ file, type, overlay, pointer, unexplained, openReader });
        print(json ? asJson(explained) : describeExplained(explained));
        return;
      }
      const { extractFile } = await import('./extract.ts');
      const result = await extractFile({ file, type, openReader });
      print(json ? asJson(result) : describeResult(result));
    });
}
