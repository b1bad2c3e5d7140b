/** Zero-width, bidirectional and control characters, tags, variation selectors, private use: nobody sees them on a page. */
const invisible = /[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
const control = /(?![\t\n])\p{Cc}/gu;
/** Marks by which models tell who speaks: <|im_start|>, [INST], <<SYS>>, <s>. */
const speakerMark = /<\|[^|\n]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?s>/gi;

/** A text without what nobody sees and without marks of who speaks. */
export function visibleText(text: string): string {
  return text.replace(invisible, '').replace(control, ' ').replace(speakerMark, ' ');
}
