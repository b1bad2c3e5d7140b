/** Control, format, bidirectional and zero-width characters, and those of private and unassigned ranges. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu;

/** Text of a document on one line, without characters that cannot be seen or that turn the direction of others. */
export function visibleText(text: string): string {
  return text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text of a document as Markdown that shows it and does nothing else: no link, image, heading, table or HTML. */
export function asMarkdown(text: string): string {
  return visibleText(text)
    .replace(/[\\`*_[\]<|~]|&(?=#?\w+;)/g, (sign) => `\\${sign}`)
    .replace(/^(?:[-+#>=]|\d+[.)](?=\s))/, (start) => (/^\d/.test(start) ? start.replace(/.$/, '\\$&') : `\\${start}`))
    .replace(/:\/\//g, ':\\/\\/')
    .replace(/\b(www)\./gi, '$1\\.');
}
