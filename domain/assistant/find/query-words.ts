import { wordsOf } from '../words.ts';

/** Words that every text has: they find nothing. Others weigh the less, the more documents hold them. */
const COMMON = new Set(
  wordsOf(
    `a an the this that these those my our your their his her its it they them me we us i you he she of on in at for to by from
     with about under as per into is are was were be been being am do does did has have had will would shall should can could may
     might must what which who whom whose when where why how much many if and or but so than then no not yes any all some there
     here please tell show find list give say says said let want need know whats wheres whos hows whens s t re ve m ll d vs`,
  ),
);

/** Words that people use for any document or anything in it: no document is named by them. */
const OF_ANY_DOCUMENT = new Set(
  wordsOf(
    `policy document declaration dec insurance insured insurer company carrier file pdf page scan copy coverage premium deductible
     limit total number amount date term period effective expiration vehicle driver claim location address name agent form schedule
     start end begin cost price pay year day month one two first second other compare between difference higher lower renewal new old
     cover covered much cheap expensive`,
  ),
);

/** How people in the field shorten words, and what documents print. */
const SPELLED_OUT = new Map(
  `bi bodily injury; pd property damage; um uninsured motorist; uim underinsured motorist; umbi uninsured motorist bodily injury;
    umpd uninsured motorist property damage; uimbi underinsured motorist bodily injury; uimpd underinsured motorist property damage;
    pip personal injury protection; csl combined single limit; otc other than collision comprehensive; ers emergency road service;
    medpay medical payment; med medical; pay payment; comp comprehensive compensation; coll collision; ded deductible; deduct deductible;
    prem premium; cost premium; price premium; exp expiration; expire expiration; eff effective; start effective; begin effective;
    end expiration; liab liability; veh vehicle; car auto vehicle; truck vehicle; reg registration; agg aggregate; occ occurrence;
    gl general liability; cgl commercial general liability; bop businessowner; wc worker compensation; ho homeowner; house homeowner dwelling;
    home homeowner; tenant renter; landlord dwelling fire; dob birth; aop other peril; acv actual cash value; rc replacement cost;
    rcv replacement cost; ale additional living expense; lou loss use; lob line business; addl additional; insd insured; mort mortgagee;
    mortgage mortgagee; lender mortgagee lienholder; bank mortgagee lienholder; tow towing; roadside towing; loc location;
    emod experience modification; xmod experience modification`
    .split(/;\s*/)
    .map((line) => line.split(' '))
    .map(([short = '', ...long]) => [short, long] as const),
);

/** The words of a question that documents are searched for, shortened ones spelled out, too. */
export function queryWords(text: string): string[] {
  const words = wordsOf(text.replace(/(\d),(?=\d{3})/g, '$1'));
  const telling = words.filter((word) => !COMMON.has(word));
  const asked = telling.length > 0 ? telling : words;
  return [...new Set(asked.flatMap((word) => [word, ...(SPELLED_OUT.get(word) ?? [])]))];
}

/** The words of a question that may name a document: also numbers with signs between them, as one word. */
export function nameWords(text: string): string[] {
  const numbers = text.match(/[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)+/gu) ?? [];
  const whole = numbers.filter((part) => /\d/.test(part)).map((part) => part.toLowerCase().replace(/[-./]/g, ''));
  return [...new Set([...queryWords(text), ...whole])].filter((word) => !OF_ANY_DOCUMENT.has(word));
}
