/** A plain number with optional sign, commas and decimals; null when the whole text is not one. */
export function parseNumber(text: string): number | null {
  const match = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.exec(text.trim());
  if (!match || !/\d/.test(match[0])) return null;
  const value = Number(match[0].replace(/,/g, ''));
  return Number.isFinite(value) ? value : null;
}

/** A whole number; "05" is 5. */
export function parseInteger(text: string): number | null {
  const value = parseNumber(text);
  return value !== null && Number.isSafeInteger(value) ? value : null;
}

/** A percentage as a number (2 for "2%"); null when the whole text is not one. */
export function parsePercent(text: string): number | null {
  const match = /^([-+]?\d+(?:\.\d+)?)\s?(?:%|percent)$/i.exec(text.trim());
  return match ? Number(match[1]) : null;
}
