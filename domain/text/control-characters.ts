/**
 * Characters that act on a screen instead of standing on it: C0 and C1 controls and DEL, which terminals obey; line and
 * paragraph separators; bidirectional embeddings, overrides and isolates, which show a text in another order than it is
 * written (Unicode Technical Report 36); the byte order mark. Joiners and direction marks are not among them: languages
 * are written with those.
 */
const controls = String.raw`\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff`;
const controlsBesideLayout = controls.replace(
  String.raw`\u0000-\u001f`,
  String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f`,
);

/** A text of one line without control characters; also the empty one. */
export const singleLine = new RegExp(`^[^${controls}]*$`);
/** The same, but lines may break, and tabs stand in them. */
export const multipleLines = new RegExp(`^[^${controlsBesideLayout}]*$`);

export const controlProblem = 'Must not contain control characters or bidirectional formatting characters';

const anyControl = new RegExp(`[${controls}]`, 'g');
const anyControlButLineFeed = new RegExp(`(?!\\n)[${controls}]`, 'g');

/** A text of somebody else as one line for a terminal or a log: control characters are written as `\u001b`. */
export function terminalLine(text: string): string {
  return text.replace(anyControl, escaped);
}

/** The same for a text whose lines are ours, such as JSON, which means the same afterwards. */
export function terminalText(text: string): string {
  return text.replace(anyControlButLineFeed, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
