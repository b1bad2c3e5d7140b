import { stat } from 'node:fs/promises';
import { acceptedFormats } from '../../../domain/document/document-format.ts';
import { CliError } from '../cli-error.ts';

/** Throws CliError when there is no such file. */
export async function assertFile(path: string): Promise<void> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new CliError(`${path} cannot be read. Give the path of a ${acceptedFormats} file.`);
}
