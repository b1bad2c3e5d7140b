/** Identifiers are compared without blanks and hyphens. */
export const keyOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
