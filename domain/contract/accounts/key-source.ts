const form = /^(api|web|channel:[a-z0-9][a-z0-9_.-]{0,63})$/;

/** Whether usage can be counted under this: `api`, `web`, or `channel:<provider>` in lower case. */
export function isKeySource(text: string): boolean {
  return form.test(text);
}
