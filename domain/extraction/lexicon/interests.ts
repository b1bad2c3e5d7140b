// Words of the sections of mortgagees and other interests.

const oneOf = (list: string): string =>
  `(?:${list
    .split(';')
    .map((words) => words.trim())
    .join('|')})`;

/** "ISAOA", "its successors and assigns": not part of the name. */
export const INTEREST_CLAUSE = new RegExp(
  String.raw`,?\s*\b${oneOf(String.raw`isaoa; i\.s\.a\.o\.a; atima; its succ(?:essors?|s)?\b; and\/or assigns?; succ(?:essors?|s)? (?:and|&)(?:\/or)? assigns?; as their interests?`)}.*$`,
  'i',
);

const OF_NAME = oneOf('mortgagee; company; party; interest; lender; payee; holder');
const OTHER_CAPTION = oneOf(
  String.raw`company; (?:mailing )?address; mail to; role; relation(?:ship)?; type(?: of interest)?; kind; institution; party;
    interested party; interest(?: type)?; loan; reference; number; no\.?; #; its successors?.*;
    (?:kind|nature|type|description|name) of (?:additional )?interest; (?:add(?:itiona|[’']?)l )?int(?:erest)?\.? (?:type|code|cd|description|category);
    (?:party|third party|interested party|additional (?:interest|insured)|ai) type; capacity; name and (?:mailing )?address; name of (?:person|payee).{0,24};
    [\w'’]+(?:[ /][\w'’]+){0,2} addr(?:ess)?; rank; interest in property; relationship to insured; (?:payee|insured) type; type code; interest of; designation; entity name; payee; holder; additional party; name of additional insured persons? or organizations?; person or organization; (?:mortgagee|lienholder|certificate|notification) type;
    address of (?:mortgagee|interest|additional interest|person or organization); city, state,? (?:and )?zip(?: code)?`,
);
/** Labels and column headings of such a section. */
export const INTEREST_CAPTION = new RegExp(
  String.raw`^(?:${OF_NAME}?['’]?s?\s?names?(?: and (?:mailing )?address)?|${OTHER_CAPTION})[:.]?$`,
  'i',
);

// "Ist" and "lst" are what recognition makes of "1st".
const RANK = oneOf('first; second; third; 1st; ist; lst; 2nd; 3rd; primary; secondary');
const KIND = oneOf(
  String.raw`mortgagee; mortgage\s?holder; mortgage company; loss payee; lienholder; landlord; additional (?:insured|interest);
    interested party; part(?:y|ies) of interest; property manager; mortgage; (?:floor plan )?lender; lender['’]?s loss pay(?:ee|able); loss payable; lessor; leasing company;
    trustee; certificate holder; contract (?:seller|holder); secured party; creditor; title holder; (?:premium )?finance company;
    mtg(?:ee?)?; lenders? loss payee; addl? (?:insd|int); contract (?:of|for) sale; building owner(?: loss payable)?; lessor of leased equipment;
    (?:managers? or )?lessors? of premises; owners?, lessees? or contractors?; (?:state or )?political subdivision; vendors?; designated person or organization;
    co-?owner(?: of insured premises)?; grantor of franchise; franchisor; controlling interest; mortgagee, assignee or receiver; third party (?:designee|notice);
    (?:property )?management company; leasing office; apartment (?:community|complex); property owner; lender\/servicer; mortgage (?:lender|bank|servicer); land contract(?: holder)?; bill to; escrow(?: billed)?; home equity; secondary addressee; university housing; premium payor; lenders? loss payable clause; lien holder; cert(?:ificate)? holder; (?:land|project|registered) owner; designated insured; notify party; additional named insured; general contractor; assignee; life estate; (?:homeowners|condo(?:minium)?) association`,
);
/** A kind of interest that stands for one party: "Second Mortgagee", "Additional insured - lessor of premises". */
export const INTEREST_OF_ONE = new RegExp(String.raw`^(?:${RANK}\s+)?${KIND}(?:\s?\d)?(?:\s[-–(].{3,40})?[:.]?$`, 'i');
