const pattern = /^(api|web|channel:[a-z0-9][a-z0-9_.-]{0,63})$/;

/** Whether the text is a valid key source: `api`, `web`, or `channel:<provider>` in lower case. */
export function isKeySource(text: string): boolean {
  return pattern.test(text);
}
