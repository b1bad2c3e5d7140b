/** Copies text to the clipboard, which browsers allow on pages with TLS and on this machine only. */
export async function copyText(text: string): Promise<void> {
  if (!globalThis.isSecureContext) throw new Error('The clipboard is not available.');
  await navigator.clipboard.writeText(text);
}
