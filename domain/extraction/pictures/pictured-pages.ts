import type { Page } from '../../document/page.ts';
import type { ModelImage, ModelRequest } from '../../model/model.ts';

/** Most pictures in one call: providers take at least 20. */
export const mostPictures = 20;

/** Pictures of pages, by page number. */
type PagePictures = ReadonlyMap<number, ModelImage>;

/** Whether a model that takes pictures gets one of the page: its text was recognized by OCR, or none was. */
export function needsPicture({ state, words }: Page): boolean {
  if (state === 'unreadable') return true;
  return words.filter(({ source }) => source === 'ocr').length > words.length / 2;
}

/** The request with pictures of its pages, after its text, so that the text stays the same for the caches of providers. */
export function withPictures(request: ModelRequest, pictures: PagePictures): ModelRequest {
  const [question, ...others] = request.messages;
  if (pictures.size === 0 || question?.role !== 'user') return request;
  const numbers = [...pictures.keys()];
  const explanation = `The text of page${numbers.length === 1 ? '' : 's'} ${numbers.join(', ')} was recognized by OCR and may be misread. Pictures of ${numbers.length === 1 ? 'it' : 'them, in this order,'} follow: read the values from the pictures, and name the line of the text where each stands, line 1 where there is none.`;
  const shown = { ...question, content: `${question.content}\n\n${explanation}`, images: [...pictures.values()] };
  return { ...request, messages: [shown, ...others] };
}

/** The numbers of the pages of which a request shows lines. */
export function shownPages({ messages }: Pick<ModelRequest, 'messages'>): ReadonlySet<number> {
  const [question] = messages;
  const text = question?.role === 'user' ? question.content : '';
  return new Set([...text.matchAll(/^PAGE (\d+)$/gm)].map(([, number]) => Number(number)));
}
