/** Storage key of a page range's pages, between reading and extraction. */
export function batchKey(jobFolder: string, index: number): string {
  return `${jobFolder}/pages-${String(index).padStart(4, '0')}.json`;
}
