/** Zero-width, bidirectional and control characters, tags, variation selectors, private use: invisible on a page. */
const invisible = /[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
const control = /(?![\t\n])\p{Cc}/gu;
/** Special tokens of chat templates: <|im_start|>, [INST], <<SYS>>, <s>. */
const chatTemplateToken = /<\|[^|\n]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?s>/gi;

/** Removes invisible characters and special tokens of chat templates, which could inject instructions into a prompt. */
export function visibleText(text: string): string {
  return text.replace(invisible, '').replace(control, ' ').replace(chatTemplateToken, ' ');
}
