import { createPdfReader, type PdfReader } from '../../adapters/pdf/index.ts';

/** Opens the reader of a command, which closes it. */
export type OpenReader = () => Promise<PdfReader>;

/** A reader of one thread, for a command that reads one file. */
export const openReader: OpenReader = async () => createPdfReader({ threads: 1 });
