import { plainPdf } from '../helpers/plain-pdf.ts';

/** Pages of a policy document of ours. */
export const pagesOfPolicy = 2;

/** A declarations page on which one policy number is printed. */
export async function policyDocument(policyNumber: string): Promise<Uint8Array> {
  return await plainPdf([
    [
      'Personal Auto Declarations',
      `Policy Number: ${policyNumber}`,
      'Named Insured: Marta Ellison',
      'Policy Period: 03/01/2026 to 09/01/2026',
    ],
  ]);
}

/** The same with a second page, as a document that is held; `unlike` any policy, it is a letter that names one. */
export async function heldDocument(policyNumber: string, { isPolicy }: { isPolicy: boolean }): Promise<Uint8Array> {
  const [opening, second] = isPolicy
    ? ['Personal Auto Declarations', 'Vehicle 1: 2021 Toyota Camry']
    : ['Dear neighbor,', 'The garden party begins at noon.'];
  return await plainPdf([
    [
      opening,
      `Policy Number: ${policyNumber}`,
      ...(isPolicy ? ['Named Insured: Marta Ellison', 'Policy Period: 03/01/2026 to 09/01/2026'] : []),
    ],
    [second, `Continued from ${policyNumber}`],
  ]);
}

/** Begins as a PDF does, and is none. */
export function damagedDocument(mark: string): Uint8Array {
  return Buffer.from(`%PDF-1.7\nnothing that follows is one: ${mark}`);
}
