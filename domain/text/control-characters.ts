/**
 * C0 and C1 controls and DEL, which terminals execute; line and paragraph separators; bidirectional embeddings, overrides
 * and isolates, which reorder text on screen (Unicode Technical Report 36); the byte order mark. Joiners and direction
 * marks are allowed, since some languages need them.
 */
const controls = String.raw`\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff`;
const controlsBesideLayout = controls.replace(
  String.raw`\u0000-\u001f`,
  String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f`,
);

/** Matches a single line without control characters; also the empty string. */
export const singleLine = new RegExp(`^[^${controls}]*$`);
/** The same, with line breaks and tabs allowed. */
export const multipleLines = new RegExp(`^[^${controlsBesideLayout}]*$`);

export const controlProblem = 'Must not contain control characters or bidirectional formatting characters';

const anyControl = new RegExp(`[${controls}]`, 'g');
const anyControlButLineFeed = new RegExp(`(?!\\n)[${controls}]`, 'g');

/** Foreign text as one line for a terminal or a log: control characters are escaped as `\u001b`. */
export function terminalLine(text: string): string {
  return text.replace(anyControl, escaped);
}

/** The same for text whose line breaks are our own, such as JSON, whose meaning escapes do not change. */
export function terminalText(text: string): string {
  return text.replace(anyControlButLineFeed, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
