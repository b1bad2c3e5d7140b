/** Stands for every blank of a document's text, so that no sentence of it reads like one of ours. */
const mark = 'ˆ';

/** Zero-width, bidirectional and control characters, tags, variation selectors, private use: nobody sees them on a page. */
const invisible = /[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
const control = /(?![\t\n])\p{Cc}/gu;
/** Marks by which models tell who speaks: <|im_start|>, [INST], <<SYS>>, <s>. */
const speakerMark = /<\|[^|\n]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?s>/gi;

/** A text without what nobody sees and without marks of who speaks. */
export function visibleText(text: string): string {
  return text.replace(invisible, '').replace(control, ' ').replace(speakerMark, ' ');
}

/** A document's text as a model gets it: every line marked as data. */
export function markText(text: string): string {
  return visibleText(text)
    .replaceAll(mark, '^')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, mark))
    .filter((line) => line !== '')
    .join('\n');
}

/** What a model wrote, with blanks where it copied our marks. */
export function unmarkText(text: string): string {
  return text.replaceAll(mark, ' ');
}
