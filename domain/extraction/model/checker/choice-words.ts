import { lookup } from '../../../lookup.ts';

/** How documents print the choices of fields: words anywhere in a text, and codes that are a whole cell. */
interface Wording {
  words?: RegExp;
  code?: RegExp;
}

const wordings = lookup<Wording>({
  new: { words: /\bnew\b|\boriginal\b/i, code: /^(?:n|nb)$/i },
  renewal: { words: /\brenew|\bcontinuation\b/i, code: /^(?:r|rn|ren)$/i },
  change: { words: /\bamend|\bchang|\brevis|\bendors/i },
  cancellation: { words: /\bcancel/i },
  application: { words: /\bapplication\b/i },
  quote: { words: /\bquot/i },
  issue: { words: /\bissu/i },
  bound: { words: /\bbound\b|\bbinder\b/i },
  male: { words: /\bmale\b|\bman\b/i, code: /^m$/i },
  female: { words: /\bfemale\b|\bwoman\b/i, code: /^f$/i },
  x: { words: /\bnon-?binary\b|\bunspecified\b/i, code: /^x$/i },
  single: { words: /\bsingle\b|\bunmarried\b|\bnever married\b/i, code: /^s$/i },
  married: { words: /(?<!never )\bmarried\b/i, code: /^m$/i },
  divorced: { words: /\bdivorced?\b/i, code: /^(?:d|div)$/i },
  widowed: { words: /\bwidow/i, code: /^(?:w|wid)$/i },
  separated: { words: /\bseparated\b/i, code: /^(?:p|sep)$/i },
  domestic_partner: { words: /\bdomestic\b|\bcivil union\b/i, code: /^(?:dp|c)$/i },
  monthly: { words: /\bmonth/i, code: /^mo$/i },
  annual: { words: /\bannual|\byear/i, code: /^(?:yr|ann)$/i },
  dog: { words: /\bdogs?\b|\bcanine\b|\bpuppy\b/i, code: /^k9$/i },
  cat: { words: /\bcats?\b|\bfeline\b|\bkitten\b/i },
  occurrence: { words: /\boccur/i, code: /^occ$/i },
  claims_made: { words: /\bclaims?[- ]made\b/i, code: /^cm$/i },
  non_owned: { words: /\bnon-? ?owned\b/i },
  owned: { words: /(?<!non[- ]?)\bowned\b/i },
  any: { words: /\bany\b/i, code: /^1$/ },
  open: { words: /(?<!re-)\bopen(?:ed)?\b|\bpending\b|\bactive\b/i, code: /^(?:o|op)$/i },
  closed: { words: /\bclosed?\b|\bclsd\b|\bsettled\b|\bfinal\b/i, code: /^(?:c|cl|cls)$/i },
  reopened: { words: /\bre-?open/i, code: /^(?:r|ro|re)$/i },
  project: { words: /\bproj/i },
  location: { words: /\bloc/i, code: /^loc$/i },
  agency: { words: /\bagen/i },
  owner: { words: /\bowner/i },
  tenant: { words: /\btenant|\blessee\b|\brent/i },
  included: { words: /\binclud|\bincl\b/i },
  excluded: { words: /\bexclud|\bexcl\b/i },
});

/** Where in a text a choice is printed; undefined when it is not. */
export function choiceIn(text: string, choice: string): { start: number; end: number } | undefined {
  const { words, code } = wordings.get(choice) ?? { words: ownWords(choice) };
  const found = words?.exec(text);
  if (found) return { start: found.index, end: found.index + found[0].length };
  const bare = text.trim().replace(/[.:]$/, '');
  return code?.test(bare) ? { start: 0, end: text.length } : undefined;
}

/** A choice without known wordings is printed as it is called. */
function ownWords(choice: string): RegExp {
  const letters = choice.replaceAll(/[^\p{L}\p{N}_]/gu, '').replaceAll('_', '[-_ ]?');
  return new RegExp(`\\b${letters}`, 'i');
}
