import { wordsOf } from '../words.ts';

/**
 * Common words that narrow nothing down. Nouns that name things or people are left out on purpose: a question with a
 * noun that neither the lexicon nor the documents know is not answered. Neither are negations in it: they turn a question round.
 */
const FUNCTION_WORDS = `
  a an the this that these those my our your their his her its it they them him we us i you he she me of on in at for to by from with about under as
  per into onto upon within between among through against across toward regarding concerning respect off out up down over above below before after
  since until till during while is are was were be been being am do does did done doing has have had having will would shall should can could may
  might must ought need dare let what which who whom whose when where why how much many if or and but so than then no yes yeah because though although
  whether else either both each every all any some few several own same other another such more most less least very too quite rather pretty really
  actually just only even still also again already always ever often sometimes usually normally typically generally mostly mainly basically exactly
  roughly approximately currently presently now nowadays today right here there anywhere somewhere everywhere anyone someone everyone anybody somebody
  everybody anything something everything ahead ago away back soon far early late later lately recently immediately quickly simply please kindly maybe
  perhaps probably possibly certainly surely clearly fully completely entirely totally altogether together overall officially originally initially
  finally specifically particularly especially explicitly directly properly correctly instead otherwise however therefore thus yet once twice
  themselves itself myself yourself himself herself mr mrs ms dr miss counting hello hi hey pls plz thx thanks ok okay well sorry good morning
  afternoon oh hmm um uh nope yep alright cool gotcha perfect awesome lol btw fyi asap cheers curious sir madam im ive id ll s t re ve u d m
`;

const OTHERS = `
  stack pile bunch batch folder portfolio household member account gap shown accept allow answer apply ask assume become begin believe bring call
  carry check choose come confirm consider contain continue contribute count cover decide define depend describe determine display double exist expect
  explain extract fall feel figure fill find follow forget get give go goes going gonna proposed guess handle happen hear help hold hope identify
  imagine incl include including indicate involve keep kick know lay lead learn leave like list listed locate look looking make manage mark marked matter mean
  meet mention note notice obtain offer point possess present print prove provide pull put quote reach read receive recall refer relate remain
  remember remind reply represent require respond return reveal review run say search see seem select send serve set settle share show sit sound speak
  specify stand state stay stop submit elapsed suggest summarize suppose take talk tell think required needed injure percentage percent throw trigger
  try turn understand understood use verify view wait walk want wish wonder wondering write written wrote told said saw seen known given gave got
  gotten went gone came made taken took found held kept brought thought spoken knew meant stated printed included covered applied carried provided
  protects protected protection pays able according ask asking asked getting trying around supposed showing checked started spell spelled belong rundown
  nothing wise tick ticked head whole behind rolled worksheet sheet weve theyd theyre dont doesnt didnt isnt arent wasnt hasnt havent hit sit sitting knock stuff popping pop whoever ran run rated keeps biting actual additional applicable available big certain clear complete correct different easy entire exact final
  fine full general great high important large last little long low main major minor necessary normal particular past possible precise previous proper
  quick real regular relevant remaining respective short significant similar simple small special specific standard sure true typical usual various
  whole wrong legal current amount aspect bit case category clause copy data date day detail document declaration dec example fact file hand info
  insure insuring information insurance insured instance item kind level moment month name named number one option order page paper part party pdf
  people person place policy question reason record yr yrs reference report reported rest result row section sentence side situation sort source spot
  statement step table term text thing time top type value version way week word year dollar money buck coverage company client customer policyholder
  holder schedule scheduled form first second two happened apart
`;

const functionWords = new Set(wordsOf(FUNCTION_WORDS));
const words = new Set([...functionWords, ...wordsOf(OTHERS)]);

/** Words of which every question has some. */
export const isFunctionWord = (word: string): boolean => functionWords.has(word);

/** Whether a word of a question narrows nothing down. */
export const isFiller = (word: string): boolean => words.has(word);
