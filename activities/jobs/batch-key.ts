/** Where the pages of a page range lie between their reading and their extraction. */
export function batchKey(jobFolder: string, index: number): string {
  return `${jobFolder}/pages-${String(index).padStart(4, '0')}.json`;
}
