import { wordingsOf } from './wordings.ts';

/** Headings of what a businessowners policy says of the business; the safest wordings first. */
export const businessLabels = {
  entityType: wordingsOf(`
    entity; form of your business entity; form of business; legal entity; business entity; type of entity; entity
    type; form of business entity; type of business entity; named insured is; the named insured is; insured is;
    legal entity type; organization type; form of organization; legal status; the named insured is a; form of your
    business; business form; type of organization; insured type; business organization; legal form; named insured
    entity; type of business organization; form of ownership; business structure; entity form; named insured
    business entity; legal structure; ownership structure; company structure; entity structure; structure of business; legal entity form; form of
    entity; legal form of business; type of legal entity; type of insured; type of ownership; business is a; the insured is
    a; organized as; organised as; named insured organization type; named insured entity type; organization; insured entity; entity is; organization is;
    form of company; form of named insureds business; [how] your business is organized [as]; (entity|legal) (cd|ent); status of insured; organizational structure; named insureds legal entity; individual partnership corporation; named insured is a
  `),
  businessDescription: wordingsOf(`
    description of your business; business description; description of business; business of the named insured; type
    of business; nature of business; business type; business; description of operations; named insureds business;
    occupation; operations; business of [the] insured; description of the business; business operations; business class;
    class description; industry; description of your operations; type of operation; type of operations; the named
    insureds business; business description/operations; named insured business; your business; operations of the
    insured; insureds business; primary operations; business classification; business activity; risk description;
    description of insureds business; business or operations; operations commodities; commodities hauled; operations and commodities; nature of operations; principal business; (sic|naics) description; trade or business; line of work; profession [or business]; form of business description
  `),
} as const satisfies Record<string, readonly string[]>;

const ANY =
  'limit|each occurrence|per occurrence|each premises|any one premises|any one fire|each fire|limit any one premises';
const RENTED = `[property] (damage|damages) to (premises rented|rented premises|property rented|rented property|leased premises|premises leased|premises you rent) [to you] [${ANY}];
  [tenant|tenants] (fire|property|property damage|fire damage) legal [liability] [coverage] [${ANY}]; rented premises [damage] [liability] [${ANY}]; premises rented to you [${ANY}]`;

/** Headings of the six liability limits. */
export const liabilityLabels = {
  eachOccurrenceLimit: wordingsOf(`
    each occurrence limit; each occurrence; liability and medical expense; liability and medical expenses; liability
    & medical expenses; business liability; liability and medical expenses limit; each occurrence limit of
    insurance; liability - each occurrence; liability and medical expenses - each occurrence; general liability each
    occurrence; occurrence limit; per occurrence; bodily injury and property damage; business liability limit;
    commercial general liability each occurrence; liability and medical expense limit; liability and medical
    expenses each occurrence; liability and medical expenses occurrence limit; general liability - each occurrence;
    liability limit; liability - per occurrence; each occurrence limit liability and medical expenses; liability
    each occurrence limit; bodily injury & property damage each occurrence; liability and medical expenses (each
    occurrence); liability & medical expenses (each occurrence); liability and medical expenses - limit of insurance
    each occurrence; liability and medical expenses limit per occurrence; liability & medical expenses limit;
    business liability - each occurrence; businessowners liability each occurrence; commercial general liability -
    each occurrence; each occurrence limit (bodily injury and property damage); limit per occurrence; limit each
    occurrence; per occurrence limit; general liability per occurrence; general liability limit; liability and
    medical payments; liability coverage each occurrence; business liability each occurrence; coverage l business
    liability; coverage l - business liability; bi and pd each occurrence; bodily injury and property damage
    liability; bodily injury & property damage liability each occurrence; each event; liability and medical
    expenses: per occurrence; liability - occurrence; occurrence; per occurrence limit of liability; liability and
    med expense; liability and medical; premises and operations each occurrence; liability and medical expenses
    coverage
  `),
  medicalExpenseLimit: wordingsOf(`
    medical expense; medical expenses; medical expense - per person; medical payments; medical expenses - per
    person; medical expense limit; medical expenses limit; medical expense any one person; medical expense - any one
    person; medical expenses per person; medical payments - per person; medical payments any one person; med exp;
    medical payments limit per person; medical expenses any one person; medical expenses limit any one person;
    medical payments coverage sub limit; medical payments each person; premises medical payments; medical expense
    limit any one person; medical expense (any one person); medical expense (each person); medical expenses (any one
    person); medical expenses (per person); medical payments (per person); medical expenses - each person; medical
    expense each person; medical payments - each person; medical expenses - any one person; medical expense (per
    person); med exp any one person; med pay; med expense; medical expense - each person; medical expense each
    person limit; medical payments limit any one person; coverage m medical payments; coverage m - medical payments;
    medical expense limit per person; medical expense - any one person limit; medical expense limit each person;
    medical payments to others; medical expenses each person; medical payments coverage; medical expense coverage;
    medical expense limit of insurance; medical expense any one person limit; per person medical expense
  `),
  damageToRentedPremisesLimit: [
    ...wordingsOf(`
    damage to premises rented to you; damage to rented premises; tenants fire legal; tenants legal liability;
    tenants fire legal - any one fire; fire legal liability; damage to premises rented to you limit; damage to
    premises rented to you any one premises; damages to premises rented to you; fire damage; fire damage legal
    liability; tenants property damage legal liability; damage to premises rented to you limit any one premises;
    tenants liability; damage to premises rented to you (any one premises); damage to premises rented to you - any
    one premises; fire legal; rented premises; tenants property damage; damage to rented premises each occurrence;
    damage to premises rented; damage to rented premises (each occurrence); damage to premises rented to you - each
    occurrence; damage to premises rented to you each occurrence; fire legal liability - any one fire; fire legal
    liability any one fire; fire legal liability limit; fire legal liability any one fire or explosion; tenants fire
    legal liability; tenant fire legal liability; tenants legal liability any one fire; fire damage limit; fire
    damage any one fire; property damage to premises rented to you; damage to premises rented to you per premises;
    damage to premises you rent; legal liability fire; dpr; damage to premises rented to you (each premises); damage
    to property rented to you; fire damage limit any one fire
  `),
    ...wordingsOf(RENTED),
  ],
  personalAdvertisingInjuryLimit: wordingsOf(`
    personal and advertising injury; personal & advertising injury; personal and advertising injury limit; personal
    injury; advertising injury; personal injury and advertising injury; personal & adv injury; personal and
    advertising injury limit any one person or organization; personal & advertising injury limit; personal and
    advertising injury any one person or organization; personal and advertising injury - any one person or
    organization; personal & advertising injury (any one person or organization); personal injury & advertising
    injury; personal/advertising injury; personal & advertising; personal and advertising; personal
    injury/advertising injury; personal and advertising injury liability; personal & advertising injury any one
    person or organization; personal injury liability; personal/adv injury; personal and advertising injury each
    offense; personal injury and advertising injury limit; p and ai limit; personal and adv injury
  `),
  generalAggregateLimit: wordingsOf(`
    general aggregate; general aggregate limit; aggregate limit; general aggregate (other than products - completed
    operations); other than products/completed operations aggregate; aggregate limit other than products completed
    operations; general aggregate limit (other than products-completed operations); aggregate limit (other than
    products completed operations); liability aggregate; other than products-completed operations aggregate; general
    aggregate limit other than products - completed operations; aggregate; other than products completed operations
    aggregate; general aggregate other than products completed operations; all other aggregate; policy aggregate;
    general liability aggregate; general aggregate limit per policy period; liability and medical expenses
    aggregate; other than products completed operations aggregate limit; general aggregate limit (other than
    products/completed operations); general aggregate (other than products completed operations); general aggregate
    other than products; aggregate limit (other than products); aggregate (other than products completed
    operations); aggregate - other than products completed operations; general total limit; annual aggregate; annual
    aggregate limit; liability and medical expenses general aggregate; per location aggregate; liability annual
    aggregate; general policy aggregate; business liability aggregate; general annual aggregate; general aggregate
    per policy; other than products/completed operations; other than products completed operations; aggregate limit
    of liability; general aggregate limit other than products/completed operations; general aggregate (all other);
    general aggregate - other than products completed operations; general agg; occurrence aggregate
  `),
  productsAggregateLimit: wordingsOf(`
    products completed operations aggregate; products - completed operations aggregate; products/completed
    operations aggregate limit; products completed operations aggregate limit; products-completed operations;
    products/completed operations; products aggregate; products/completed operations aggregate; products & completed
    operations aggregate; products - comp/op agg; products and completed operations aggregate; products and
    completed operations; products - completed operations aggregate limit; products completed ops aggregate; product
    completed operations aggregate; products comp op agg; products-completed operations aggregate; products -
    completed operations; products/completed operations liability aggregate; products and completed operations
    liability aggregate; products completed operations limit; products/completed operations hazard aggregate;
    products and completed work aggregate; products/completed work aggregate; product/completed operations
    aggregate; products liability aggregate; aggregate products completed operations; aggregate - products completed
    operations; products/completed operations general aggregate; products aggregate limit; products/completed ops
    agg; completed operations aggregate; products-comp/ops aggregate; aggregate limit products completed operations;
    products completed operations annual aggregate; products comp ops aggregate; product and completed operations
    aggregate
  `),
} as const satisfies Record<string, readonly string[]>;
