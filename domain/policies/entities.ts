/** Legal entities as forms print them beside a box. */
export const ENTITIES =
  '[an] individual; sole (proprietor|proprietorship); [limited] partnership; [a] corporation; (s|c) corporation; limited liability company; llc; joint venture; trust; estate; (non profit|nonprofit) [corporation|organization]; association; municipality; governmental entity; [other] organization [other than partnership or joint venture]';

const WORDS =
  'individual|sole prop|partnership|corp|inc\\b|llc|limited liab|joint|trust|estate|non ?profit|assoc|municipal|govern|organi[sz]ation|lp\\b|other';
/** What a legal entity reads like, and what does not. */
export const ENTITY = new RegExp(`(?:${WORDS})`, 'i');
export const NO_ENTITY = new RegExp(`^(?!(?:an? )?(?:${WORDS})[\\w ]{0,24}$)`, 'i');
