import { wordsOf } from '../words.ts';

const WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    `hi hello hey hiya howdy greetings good morning afternoon evening day night thanks thank thx ty you u so very much many lot a for your the help
     cheers ok okay k kk cool great nice perfect awesome lovely fine sure yes yeah yep no nope nah lol haha hah hmm hm oh wow bye goodbye
     later there again please sorry never mind nevermind got it see alright right well done`,
  ),
);
const YOU = 'what (?:can|do) you do|(?:what|who|how) are you|how (?:can|do) (?:you help|you work|i use (?:this|you))';
const I =
  'what can i (?:ask|do)|can you help(?: me)?|(?:please )?help(?: me)?|are you (?:an? )?(?:bot|robot|human|person|real|there|ai)';
const END = '(?: here| today| with| please| exactly| for me)*';
const ABOUT_ITSELF = new RegExp(String.raw`^\W*(?:(?:hi|hello|hey|so|ok)\W+)*(?:${YOU}|${I})${END}\W*$`, 'i');

/** "Hi", "thanks", "who are you": what asks nothing of documents; a word that may stand in one makes it a question. */
export function isSmallTalk(text: string): boolean {
  const words = wordsOf(text);
  const [first = ''] = words;
  return (
    ABOUT_ITSELF.test(text) ||
    (words.length < 2 && first.length < 2 && !/\d/.test(first)) ||
    words.every((word) => WORDS.has(word))
  );
}

export const SMALL_TALK =
  'I answer questions about your documents, with the places where they say it. Ask, for example, “What is the deductible?”, “Which vehicles are insured?” or “How many claims are open?”';
