const acronyms = new Set(['vin', 'naic', 'fein', 'dba', 'id', 'bop', 'pip', 'um', 'uim', 'url', 'dwc', 'wc']);

/** 'openClaimCount' as 'Open claim count', 'vin' as 'VIN'. */
export function humanize(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .split(' ')
    .map((word) => (acronyms.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Labels of nested members in one: ['paid', 'total'] as 'Paid total'. */
export const labelOf = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? humanize(name) : humanize(name).toLowerCase())).join(' ');
