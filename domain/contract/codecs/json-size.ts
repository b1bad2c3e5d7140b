/** Far above what any request needs. */
const maxValues = 100_000;

const separators = [0x2c, 0x5b, 0x7b]; // , [ {

/**
 * Whether JSON text holds more than 100,000 values. Counted before parsing, because 36 MB of brackets would keep
 * `JSON.parse` busy for many seconds and take gigabytes, while 36 MB of base64 is cheap.
 */
export function hasTooManyValues(text: Buffer): boolean {
  let values = 0;
  for (const separator of separators) {
    for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + 1)) {
      values++;
      if (values > maxValues) return true;
    }
  }
  return false;
}
