import { createColumnWordings } from './column-wordings.ts';
import { createWordings, wordingsOf } from './wordings.ts';

/** What ticks on the first page of an application stand for. */
export const transactionOptions = createWordings({
  cancellation: wordingsOf('cancel; cancellation; cancelled'),
  change: wordingsOf('change; policy change; endorse; endorsement'),
  bound: wordingsOf('bound; bound (give date and/or attach copy); bind'),
  renewal: wordingsOf('renew; renewal; rewrite'),
  issue: wordingsOf('issue policy; issue'),
  quote: wordingsOf('quote; quotation'),
  new: wordingsOf('new; new business; new policy'),
});

export const billingOptions = createWordings({
  direct: wordingsOf('direct; direct bill; direct billing; insured bill'),
  agency: wordingsOf('agency; agency bill; agency billing; agent bill'),
});

export const entityOptions = createWordings({
  entity: wordingsOf(`
    corporation; individual; joint venture; llc; limited liability company; limited liability corporation; not for profit
    org; not for profit organization; not for profit; partnership; subchapter "s" corporation; subchapter "s" corp; subchapter
    s corporation; subchapter "s"; trust; sole proprietor; sole proprietorship; unincorporated association; limited
    partnership; association; municipality; other; limited corp; religious organization; government; common ownership;
    estate; professional association; llp; pc; s corporation; limited liability partnership
  `),
});

export const premisesColumns = createColumnWordings({
  location: wordingsOf('loc #; loc no; loc; location #; prem #; premises #; location number'),
  building: wordingsOf('bld #; bldg #; bld; bldg; building #; bldg no; building number'),
  address: wordingsOf(`
    street, city, county, state, zip+4; street, city, county, state, zip + 4; street, city, county, state, zip code; street, city,
    county, state, zip; address; street address; premises address; location address; complete address; street, city, state, zip
    code; address (street, city, county, state, zip code); street, city, state, zip
  `),
  yearBuilt: wordingsOf('yr built; year built; yr blt; yr. built'),
  employees: wordingsOf('# employees; # empl; no of employees; # of employees'),
  revenue: wordingsOf('annual revenues; annual sales; annual receipts'),
  interest: wordingsOf('interest'),
  limits: wordingsOf('city limits'),
  occupied: wordingsOf('% occupied; part occupied'),
  floor: wordingsOf('highest floor; # floors'),
});

export const subjectColumns = createColumnWordings({
  subject: wordingsOf('subject of insurance; subject(s) of insurance; subject; subjects of insurance; coverage'),
  amount: wordingsOf('amount; amount of insurance; limit; limits; amount requested; limit of insurance'),
  coinsurance: wordingsOf('coins %; coins; coinsurance %; coinsurance; co-ins %; coins. %; % coins'),
  valuation: wordingsOf('valuation; valu- ation; valu ation; val; valuation method; value'),
  causes: wordingsOf('causes of loss; cause of loss; perils; causes of loss form; causes of loss (specify)'),
  inflation: wordingsOf('inflation guard %; inflation guard; infl guard %; inflation'),
  deductible: wordingsOf('ded; deductible; ded amount; deductible amount; ded.'),
  deductibleType: wordingsOf('ded type; deductible type; type; ded. type'),
  blanket: wordingsOf('blkt #; blanket #; blkt; blkt no; blanket'),
  forms: wordingsOf('forms and conditions to apply; forms; forms and conditions; forms & conditions to apply'),
  premium: wordingsOf('premium; annual premium'),
});

export const hazardColumns = createColumnWordings({
  location: wordingsOf('loc #; loc no; loc; location #; location'),
  hazard: wordingsOf('haz #; haz no; haz; hazard #; hazard no; hazard'),
  classification: wordingsOf('classification; classification description; class description; description; class'),
  classCode: wordingsOf('class code; code; class #; class code #'),
  basis: wordingsOf('premium basis; prem basis; basis; premium base'),
  exposure: wordingsOf('exposure; exposures; exposure amount; estimated exposure'),
  territory: wordingsOf('terr; territory; terr code'),
  rate: wordingsOf('rate; prem/ops; products; prem / ops; premium; rate prem/ops'),
});

export const lossColumns = createColumnWordings({
  occurrence: wordingsOf('date of occurrence; occurrence date; date of loss; date occurred; loss date'),
  line: wordingsOf('line; line of business; lob; type of coverage'),
  description: wordingsOf(`
    type / description of occurrence or claim; type/description of occurrence or claim; description of occurrence or claim;
    type / description of claim; description; description of loss; type/description of claim
  `),
  claim: wordingsOf('date of claim; claim date'),
  paid: wordingsOf('amount paid; paid; amt paid'),
  reserved: wordingsOf('amount reserved; amt reserved; reserve; reserved; amount reserve'),
  subrogation: wordingsOf('subro- gation y / n; subro gation y n; subrogation y / n; subrogation; subro-gation y/n'),
  open: wordingsOf(
    'claim open y / n; claim open; claim status; open; claim open y/n; claim status open closed; status; open/closed',
  ),
});

/** The lines of insurance that head the columns of the prior carrier table. */
export const priorColumns = createColumnWordings({
  year: wordingsOf('year; policy year'),
  category: wordingsOf('category; line'),
  general: wordingsOf('general liability; commercial general liability; gen liability'),
  auto: wordingsOf('automobile; auto; business auto; automobile liability; commercial auto'),
  property: wordingsOf('property; commercial property'),
  umbrella: wordingsOf('umbrella; umbrella/excess; excess/umbrella'),
  other: wordingsOf('other'),
});

export const priorCategories = createWordings({
  carrier: wordingsOf('carrier; carrier name; company; insurer'),
  policyNumber: wordingsOf('policy number; policy no; policy #'),
  premium: wordingsOf('premium; total premium; annual premium'),
  effective: wordingsOf('effective date; eff date; policy eff date; eff-exp date; effective'),
  expiration: wordingsOf('expiration date; exp date; policy exp date; expiration'),
  both: wordingsOf('eff - exp date; eff/exp date; effective - expiration date; policy eff - exp date; eff exp date'),
});

export const underlyingColumns = createColumnWordings({
  type: wordingsOf('type; type of insurance; type of policy; coverage; line'),
  carrier: wordingsOf(`
    carrier / policy number; carrier/policy number; carrier; carrier & policy number; carrier and policy number; company/policy
    number; insurer / policy number; carrier name / policy number
  `),
  policyNumber: wordingsOf('policy number; policy #'),
  effective: wordingsOf('policy eff date; eff date; effective date; policy effective date'),
  expiration: wordingsOf('policy exp date; exp date; expiration date; policy expiration date'),
  both: wordingsOf(`
    policy eff date policy exp date; policy eff / exp date; eff date exp date; policy eff exp date; policy dates; eff / exp date; policy
    eff/exp dates; policy eff date / policy exp date; policy eff and exp dates; policy eff/exp date
  `),
  limits: wordingsOf('limits; limits of liability; limit'),
  premium: wordingsOf('annual renewal premium; annual premium; premium; annual prem; annual renewal premium / premium'),
  rating: wordingsOf('rating mod; rating; mod; rate mod; rating modification'),
});

export const driverColumns = createColumnWordings({
  number: wordingsOf('driver #; drv #; #; drvr #; driver no'),
  name: wordingsOf(`
    name; driver name; name (include address, if required); name (give address, if required); name (include address if required);
    name (first, middle initial, last name); first name mi last name; driver's name; name as it appears on license; full name
  `),
  gender: wordingsOf('sex; gender; sex m/f'),
  marital: wordingsOf('mar stat; marital status; mar; marital'),
  birth: wordingsOf('date of birth; dob; birth date; birthdate; date of birth mm/dd/yyyy'),
  experience: wordingsOf('yrs exp; years experience; yrs lic; year lic; yr lic; years licensed; year licensed'),
  license: wordingsOf(`
    drivers license number; driver's license number; license number; drivers license number/social security number; driver's
    license number/ social security number; driver's license number / social security number; driver license number; dl number;
    license #; driver's license number/social security number
  `),
  state: wordingsOf('state lic; lic state; license state; state; licensed state; st lic; state licensed'),
  hired: wordingsOf('date hired; hire date; date of hire'),
});

/** Names of limits of liability that applications ask for (ACORD 126, 131). */
export const limitNames = createWordings({
  limit: wordingsOf(`
    general aggregate; products & completed operations aggregate; products and completed operations aggregate; products &
    completed operations; products - completed operations aggregate; products/completed operations aggregate; products-comp/op
    aggregate; products - comp/op agg; personal & advertising injury; personal and advertising injury; personal & adv injury;
    each occurrence; damage to rented premises; damage to premises rented to you; fire damage; fire damage (any one fire);
    medical expense; medical expense (any one person); med exp; employee benefits; employee benefits liability; aggregate;
    occurrence; products aggregate; limit of liability; retained limit; self insured retention; self-insured retention;
    proposed retroactive limit; liability limit; each claim; each person; liquor liability; pollution; limits of liability;
    annual aggregate; general aggregate limit
  `),
});

export const naturesOfBusiness = createWordings({
  nature: wordingsOf(`
    apartments; condominiums; contractor; institutional; manufacturing; office; restaurant; retail; service; wholesale;
    condominium; warehouse; processing; farm; habitational
  `),
});
