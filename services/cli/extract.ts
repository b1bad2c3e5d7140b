import { readFile } from 'node:fs/promises';
import { acceptedFormats } from '../../domain/document/document-format.ts';
import { DocumentError } from '../../domain/document/document-error.ts';
import { type ExtractionResult, parseResult } from '../../domain/extraction/result.ts';
import { maxPages } from '../../domain/limits.ts';
import { findPolicyType, policyTypes } from '../../domain/policies/registry.ts';
import { CliError, exitCodes } from './cli-error.ts';
import type { OpenReader } from './open-reader.ts';

/** Extracts a file in this process, without a server, a database or a key; closes the reader. */
export async function extractFile({
  file,
  type,
  openReader,
}: {
  file: string;
  type: string;
  openReader: OpenReader;
}): Promise<ExtractionResult> {
  assertPolicyType(type);
  const bytes = await readFile(file).catch(() => {
    throw new CliError(`${file} cannot be read. Give the path of a ${acceptedFormats} file.`);
  });
  const reader = await openReader();
  try {
    const { result } = await reader.extract({ bytes, policyType: type, maxPages });
    if (!result) throw new CliError(`${file} was not extracted.`, { exitCode: exitCodes.failed });
    return parseResult(result);
  } catch (error) {
    throw explainDocumentError(error, file);
  } finally {
    await reader.close();
  }
}

/** The error that a command ends with; other errors than those of the document are returned as they are. */
export function explainDocumentError(error: unknown, file: string): unknown {
  if (!(error instanceof DocumentError)) return error;
  // the service would refuse it before it makes a job
  const exitCode = error.code === 'document_not_pdf' ? exitCodes.refused : exitCodes.failed;
  return new CliError(`${file}: ${error.message} (${error.code})`, { exitCode });
}

/** Throws CliError with the list of policy types if the type does not exist. */
export function assertPolicyType(type: string): void {
  if (findPolicyType(type)) return;
  throw new CliError(`There is no policy type "${type}". Use one of: ${policyTypes.map(({ id }) => id).join(', ')}.`);
}
