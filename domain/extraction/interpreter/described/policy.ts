import type { PageLayout } from '../../../reading/layout.ts';
import { anyOf } from '../../../text/any-of.ts';
import { type Cited, type Draft, isCited } from '../../cited.ts';
import { unlabelledNumber } from '../../declarations/policy-number.ts';
import type { Plan } from '../../plan.ts';
import { NOT_IN_FORCE } from '../prose/told.ts';
import { policyFacts } from '../prose/policy-facts.ts';
import { type Stated, statedFields, statedIn } from './figures.ts';
import { citedIn, type Passage, passagesOf } from './passages.ts';

// What running text states of the policy: whom it insures and where they live, its plan and its price.

const WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
const PERSON = String.raw`${WORD}(?: \p{Lu}\.?(?= ))?(?: (?:de|van|von|la|del|der|di))*(?: ${WORD}){1,3}`;
const ROLE = String.raw`(?:[Pp]olicy|[Cc]ertificate) ?(?:holder|owner)|[Nn]amed [Ii]nsured|(?:[Pp]et )?(?:[Oo]wner|[Pp]arent)|[Mm]ember|[Ii]nsured`;
const COVERS = String.raw`(?:coverage|protection|insurance) (?:to|for)|[Cc]overs|[Pp]rotects`;
const LEAD = String.raw`[Cc]ertif(?:y|ies) that|[Ii]nsures(?: the \w+ of)?|[Ii]ssued to|(?:${ROLE})(?: is|:)|[Pp]repared for:?|[Dd]ear|[Pp]rovided to|(?:pets?|animals?) (?:of|owned by)|${COVERS}`;
const LIVES = String.raw`(?:residing|living|who lives|resident) (?:at|in)|whose (?:mailing )?address is|of|at`;
const ADDRESS = String.raw`\d+ [^,;:]{3,40}, (?:[^,;:\d]+ [^,;:]{1,12}, )?[\p{L} .'-]{3,30},? (?:[A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) \d{5}(?:-\d{4})?`;
const INSURED = new RegExp(String.raw`\b(?:${LEAD}) (${PERSON})(?: (?:and|&) (${PERSON}))?(?=[\s,.:;(]|$)`, 'u');
const LIVING = new RegExp(
  String.raw`(?:^|\b(?:${LEAD}) )(${PERSON})(?: (?:and|&) (${PERSON}))?,? (?:(?:${LIVES}) )?(${ADDRESS})`,
  'u',
);
/** Where somebody is insured "at" an address, that is the place that the policy insures. */
const INSURED_AT = new RegExp(String.raw`\b(?:${COVERS}|[Ii]nsures) ${PERSON}(?: (?:and|&) ${PERSON})?,? at \d`, 'u');
/** "We insure your home at 12 Elm St, …", "covers the personal property of Ann Roe at …" */
const PLACE_AT = new RegExp(String.raw`\b(?:[Ii]nsures?|[Cc]overs?|[Pp]rotects?)\b[^.;:]{0,90}? at (${ADDRESS})`, 'u');
const NAME_WORD = String.raw`(?:\p{Lu}[\p{L}.'’&-]*|&|of|and|the)`;
const FORM = String.raw`(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Corporation|Company|Co\.|LLP|LP|PC|PLLC|Ltd\.?|Partnership|Association|Trust)`;
const ORGANISATION = new RegExp(
  String.raw`\b(?:[Ii]nsures?|(?:insurance|coverage) (?:to|for)|[Ii]ssued to|[Cc]overs) (${NAME_WORD}(?: ${NAME_WORD}){0,7}?,? ${FORM})(?![\p{L}])`,
  'u',
);
const AT = new RegExp(String.raw`\b(?:mailing address(?: [a-z]+){0,4} is|at) (${ADDRESS})`, 'u');
const COMPANY = /\b(?:Insurance|Company|Inc|LLC|Corp\w*|Indemnity|Mutual|Agency|Services|Team|Department)\b/;

const TITLE = String.raw`\p{Lu}[\p{L}+]*(?:(?: | ?[&+/] ?| and )(?:\p{Lu}[\p{L}+]*|\d))*`;
const CHOSEN = String.raw`\b(?:elected|chos(?:e|en)|selected|under|with|[Yy]our|have|is) (?:the |our |your )?`;
const PLAN = new RegExp(String.raw`${CHOSEN}(?:(${TITLE}) (?:plan|policy)\b|(${TITLE} Plan(?: [IVX\d]+)?)\b)`, 'u');

/** Facts that labels did not tell, from the sentences that do. */
export function spokenFacts(plan: Plan, layouts: readonly PageLayout[], known: Draft): Draft {
  const own = passagesOf(layouts).filter(({ run }) => !NOT_IN_FORCE.test(run.text));
  const facts = new Map<string, Cited | Cited[]>();
  for (const passage of own) {
    const parties = [...partiesIn(passage), ...(plan.organisations ? organisationIn(passage) : [])];
    for (const [field, value] of [...parties, ...placeIn(passage), ...plansIn(plan, passage)])
      if (!facts.has(field)) facts.set(field, value);
  }
  const from = known['effectiveDate'];
  const number = unlabelledNumber(layouts, isCited(from) ? from : undefined);
  const unlabelled = number ? { policyNumber: number } : {};
  const found = { ...unlabelled, ...policyFacts(own), ...Object.fromEntries(facts), ...pricesOf(plan, own) };
  return Object.fromEntries(Object.entries(found).filter(([field]) => isMissing(known, field)));
}

function isMissing(known: Draft, field: string): boolean {
  const value = Object.entries(known).find(([name]) => name === field)?.[1];
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function partiesIn(passage: Passage): [string, Cited | Cited[]][] {
  const { text } = passage.run;
  const living = LIVING.exec(text);
  const match = living ?? INSURED.exec(text);
  if (!match || COMPANY.test(`${match[1]} ${match[2] ?? ''}`)) return [];
  const cite = (part: string): Cited => {
    const start = text.indexOf(part, match.index);
    return citedIn(part, passage, start, start + part.length);
  };
  const names = [match[1], match[2]].flatMap((name) => (name === undefined ? [] : [cite(name)]));
  const address = living?.[3];
  const isLocation = INSURED_AT.test(text);
  const fields = address === undefined ? [] : ['mailingAddress', ...(isLocation ? ['insuredLocation'] : [])];
  return [['namedInsureds', names], ...fields.map((field): [string, Cited] => [field, cite(address ?? '')])];
}

function placeIn(passage: Passage): [string, Cited][] {
  const { text } = passage.run;
  const address = PLACE_AT.exec(text)?.[1];
  const start = text.indexOf(address ?? '');
  return address === undefined ? [] : [['insuredLocation', citedIn(address, passage, start, start + address.length)]];
}

/** "We insure Acme Music Store LLC under …": a business, and where it gets its mail. */
function organisationIn(passage: Passage): [string, Cited | Cited[]][] {
  const { text } = passage.run;
  const cite = (part: string): Cited => {
    const start = text.indexOf(part);
    return citedIn(part, passage, start, start + part.length);
  };
  const name = ORGANISATION.exec(text)?.[1];
  const address = name !== undefined || /\bmailing address\b/.test(text) ? AT.exec(text)?.[1] : undefined;
  return [
    ...(name === undefined ? [] : [['namedInsureds', [cite(name)]] as [string, Cited[]]]),
    ...(address === undefined ? [] : [['mailingAddress', cite(address)] as [string, Cited]]),
  ];
}

function plansIn({ scalars }: Plan, passage: Passage): [string, Cited][] {
  const match = scalars['planName'] ? PLAN.exec(passage.run.text) : null;
  const name = match?.[1] ?? match?.[2];
  if (!match || name === undefined || COMPANY.test(name)) return [];
  const start = passage.run.text.indexOf(name, match.index);
  return [['planName', citedIn(name, passage, start, start + name.length)]];
}

/** Words of a part of the price. */
const PART = anyOf(
  /\b(?:additional|extra|add(?:s|ed|ing)?|optional|attributable|riders?|endorsements?|wellness|preventive|dental)\b/i,
  /\b(?:includes?|for this|fees?|tax of|discount|deductible|was|last year|up from)\b/i,
);

function pricesOf({ scalars }: Plan, passages: readonly Passage[]): Draft {
  const fields = statedFields(scalars);
  const best = new Map<string, { cited: Cited; score: number }>();
  for (const passage of passages) {
    for (const stated of statedIn(passage, fields)) {
      const score = worth(passage, stated);
      if (score > (best.get(stated.field)?.score ?? 0)) best.set(stated.field, { cited: stated.cited, score });
    }
  }
  return Object.fromEntries([...best].map(([field, { cited }]) => [field, cited]));
}

function worth({ run: { text } }: Passage, { start }: Stated): number {
  const ahead = text.slice(Math.max(0, start - 90), start);
  if (PART.test(ahead)) return 0;
  return /\b(?:total|in all|altogether)\b/i.test(ahead) ? 2 : 1;
}
