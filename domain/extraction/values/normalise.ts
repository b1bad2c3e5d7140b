const NUMBER_WORDS = /\b(number|nbr|num)\b/g;

/**
 * The form in which headings are compared: lower case, without accents, quotes and full stops, "&" as "and", "#" and
 * "number" as "no", every other sign a blank.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘`"“”.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/#/g, ' no ')
    .replace(/[^a-z0-9%$]+/g, ' ')
    .replace(/[%$]/g, ' ')
    .replace(NUMBER_WORDS, 'no')
    .replace(/\s+/g, ' ')
    .trim();
}
