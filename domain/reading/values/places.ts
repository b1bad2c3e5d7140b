import { anyOf } from '../../text/any-of.ts';
const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU';

const STATE_NAMES = `Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming`;

const STATE = `(?:${STATES.split(' ').join('|')}|${STATE_NAMES}|${STATE_NAMES.toUpperCase()})`;

/** "Springfield, IL 62704-1234" at the end of a line: city, state and ZIP. */
export const CITY_LINE = new RegExp(
  String.raw`(?:^|[\s,])${STATE}\.?,?\s+\d{5}(?:\s?-\s?\d{4})?(?:\s+(?:USA?|United States))?[.,]?$`,
);

/** The same anywhere in a line. */
export const CITY_WITHIN = new RegExp(String.raw`[A-Za-z.]+,?\s+${STATE}\.?,?\s+\d{5}(?:\s?-\s?\d{4})?\b`);

/** ", Fort Lee, NJ", ", Marion, Iowa", ", Salisbury MD": where somebody is, behind the name. */
export const PLACE_BEHIND = new RegExp(String.raw`,\s+\p{Lu}[\p{L}.'’ -]{2,28}?,?\s+${STATE}\.?$`, 'u');

/** A street line, a post office box, a unit or a rural route. */
export const STREET_LINE = anyOf(
  /^(?:\d+[A-Z]?[\s-]+\S|(?:\d\s){2,}|P\.?\s?O\.?\s?(?:BOX|DRAWER)\b|POST OFFICE BOX\b|BOX \d|R\.?R\.? \d)/i,
  /^(?:RURAL ROUTE|(?:APT|APARTMENT|UNIT|SUITE|STE|LOT|FL|FLOOR|BLDG|ROOM|#)\b\.?\s?#?\w*|ONE \w+ )/i,
  /^(?:[NSEW]\d+\s?[NSEW]\d+)/i,
);

/** Whether a text tells where somebody is: by a street, a box or a city, and by no label, mail address or day. */
export const isAddress = (text: string): boolean =>
  [STREET_LINE, STREET_BEHIND, CITY_WITHIN, PLACE_BEHIND].some((shape) => shape.test(text)) && !NO_ADDRESS.test(text);

const STREET_BEHIND = /,\s+(?:\d+[A-Z]?\s+\p{L}|P\.?\s?O\.?\s?Box\b)/iu;
const NO_ADDRESS = anyOf(
  /@|\b\d{1,2}[-/]\d{1,2}[-/]\d{2,4}\b/,
  /^\d[\d,.]*(?:\s+(?:of|%|sq|each|per|bldg|building)\b|$)/i,
);

const CODES: ReadonlySet<string> = new Set(STATES.split(' '));
const NAMES: ReadonlySet<string> = new Set(STATE_NAMES.toLowerCase().split('|'));

/** Codes by the names of states in lower case. */
export const codesOfStates: ReadonlyMap<string, string> = new Map(
  STATE_NAMES.split('|').map((name, at) => [name.toLowerCase(), STATES.replace(' DC', '').split(' ')[at] ?? '']),
);

/** A state's two capital letters. */
export const isStateCode = (text: string): boolean => text.length === 2 && CODES.has(text);

/** A state's code or name in any case. */
export const isStateName = (text: string): boolean => CODES.has(text.toUpperCase()) || NAMES.has(text.toLowerCase());
