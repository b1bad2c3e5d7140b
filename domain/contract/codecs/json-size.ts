/** More than any request needs by far. */
const maxValues = 100_000;

const separators = [0x2c, 0x5b, 0x7b]; // , [ {

/**
 * Whether JSON text holds more values than any request needs. 36 MB of brackets take the parser many seconds and
 * gigabytes, while 36 MB of base64 take it no time: so they are counted before it sees them.
 */
export function isTooHeavyJson(text: Buffer): boolean {
  let values = 0;
  for (const separator of separators) {
    for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + 1)) {
      values++;
      if (values > maxValues) return true;
    }
  }
  return false;
}
