import { normalize } from '../../text/normalize.ts';

const DOCUMENTS = '(?:documents|docs|files|uploads)';
const PEOPLE = '(?:i|we|you)';
const HAVING = `(?:do ${PEOPLE} (?:have|hold|see|know)|can ${PEOPLE} (?:see|search|read)|did ${PEOPLE} upload|have ${PEOPLE} (?:got|uploaded)|are (?:there|here|available|uploaded|stored|in (?:my|our|this|the) account))`;
const PLACE =
  '(?: (?:here|there|now|so far|on file|available|uploaded|in (?:total|all)|(?:in|on) (?:my|our|this|the) account|(?:that )?(?:i|we) (?:have|uploaded)))*';

const FORMS = [
  `(?:please )?(?:(?:can|could|would) you )?(?:please )?(?:list|show|name|give)(?: me| us)?(?: a list of)?(?: all)?(?: of)?(?: my| our| the| your)?(?: uploaded)? ${DOCUMENTS}${PLACE}(?: please)?`,
  `(?:what|which|how many) (?:of my |of the )?${DOCUMENTS} ${HAVING}${PLACE}`,
  `(?:what are|where are)(?: all)?(?: of)? (?:my|our|the) ${DOCUMENTS}${PLACE}`,
].map((form) => new RegExp(`^${form}$`));

/** Whether a question is about which documents there are, and not about anything that stands in them. */
export function asksForDocuments(question: string): boolean {
  const text = normalize(question);
  return FORMS.some((form) => form.test(text));
}
