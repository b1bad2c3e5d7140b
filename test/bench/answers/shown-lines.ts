/** A line of a document as a model sees it. */
export interface SeenLine {
  page: number;
  /** From 1. */
  line: number;
  cells: readonly string[];
}

/** The lines of a question to a model; of a question about a part, those of the part only. */
export function shownLines(question: string): SeenLine[] {
  const [before = '', part = before] = question.split('\n\nThe part:\n\n');
  let page = 0;
  return part.split('\n').flatMap((given): SeenLine[] => {
    page = Number(/^PAGE (\d+)$/.exec(given)?.[1] ?? page);
    const [, line, text = ''] = /^(\d+)\| ?(.*)$/.exec(given) ?? [];
    return line === undefined || page === 0 ? [] : [{ page, line: Number(line), cells: text.split(' | ') }];
  });
}
