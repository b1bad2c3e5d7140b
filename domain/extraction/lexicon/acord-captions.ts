import { createWordings, wordingsOf } from './wordings.ts';

/** Captions of ACORD forms, all editions, by what is typed for them; `none` are captions whose value nobody asks for. */
const captions = {
  date: wordingsOf(`
    date (mm/dd/yyyy); date mm/dd/yyyy; date (mm/dd/yy); date (mm/dd/year); date (yyyy/mm/dd); date; issue date; issue date
    (mm/dd/yy); date prepared; date of application
  `),
  agency: wordingsOf(`
    agency; producer; agency name and address; agency name & address; agency name; producer name, contact person and
    address; producer name contact person and address; agency/producer; producer/agency; agency name, contact person and
    address; producer name and address; producer (name, address); agent; agent/broker; broker; producing agency; agency /
    producer; agent name and address; name and address of agency; name and address of producer; producer's name and address
  `),
  contactName: wordingsOf(`
    contact name; contact; contact person; contact person and address; contact person name; cs representative name; cs
    representative; customer service representative; csr; contact person name and address; agency contact name
  `),
  phone: wordingsOf(`
    phone (a/c, no, ext); phone a/c no ext; phone (a/c, no., ext.); phone; phone no; phone number; telephone number;
    telephone; telephone (a/c, no, ext); agency phone; agency phone number; phone (a/c no ext); telephone no; phone (area
    code, number, extension); phone (a/c, no)
  `),
  businessPhone: wordingsOf(`
    business phone #; business phone; business phone number; office phone; office phone #; primary phone #; applicant's
    phone; office phone (a/c, no, ext); business phone (a/c, no, ext); applicant phone; phone # of applicant
  `),
  email: wordingsOf(`
    e-mail address; email address; e-mail; email; e-mail address(es); email address(es); agency e-mail address
  `),
  customerId: wordingsOf(`
    agency customer id; agency customer id #; agency customer id no; customer id; customer id #; agency customer id number;
    agency cust id; agency customer identification number; producer customer id
  `),
  carrier: wordingsOf(`
    carrier; company; company name; insurer; carrier name; company name and address; company/carrier; insurance company;
    insurer name; company name(s) and address(es); companies affording coverage; applicable company; name of company;
    carrier / company; issuing company; insurance carrier; company name(s); company(ies); issuing company name
  `),
  naic: wordingsOf('naic code; naic #; naic no; naic; naic number; naic company code; co naic code'),
  policyNumber: wordingsOf(`
    policy number; policy no; policy #; policy number(s); policy num; policy / binder number; policy/binder number; current
    policy number; pol number; certificate/policy number
  `),
  effectiveDate: wordingsOf(`
    effective date; proposed eff date; policy eff date; proposed effective date; policy effective date; proposed eff. date;
    eff date; policy eff; policy effective date (mm/dd/yy); policy effective date (mm/dd/yyyy); policy eff date
    (mm/dd/yyyy); proposed effective; effective date (mm/dd/yyyy); eff. date; policy eff. date; effective; policy eff
    (mm/dd/yyyy); eff date (mm/dd/yyyy)
  `),
  expirationDate: wordingsOf(`
    expiration date; proposed exp date; policy exp date; proposed expiration date; policy expiration date; proposed exp.
    date; exp date; policy exp; policy expiration date (mm/dd/yy); policy expiration date (mm/dd/yyyy); policy exp date
    (mm/dd/yyyy); proposed expiration; expiration date (mm/dd/yyyy); exp. date; policy exp. date; policy exp (mm/dd/yyyy);
    expiration; exp date (mm/dd/yyyy)
  `),
  namedInsured: wordingsOf(`
    named insured(s); named insured; insured; insured name; first named insured; named insured and address; insured name
    and address; insured name & address; named insured & address; insured's name and address; name of insured; name and
    address of insured; insured's name; applicant / first named insured; applicant first named insured; first named
    insured / applicant; applicant (first named insured); applicant; name(s) of insured; named insured(s) and address;
    named insured and mailing address; named insured(s) and mailing address
  `),
  applicant: wordingsOf(`
    name (first named insured) and mailing address (including zip+4); name (first named insured) and mailing address; name
    (other named insured) and mailing address (including zip+4); name (other named insured) and mailing address; name first
    named insured and mailing address; name (first named insured & other named insureds); name (first named insured and
    other named insureds); applicant name; applicant name and mailing address; name of applicant; name(s) of applicant;
    applicant's name; applicants name; applicant's name and mailing address; applicant name & mailing address; applicant's
    name and mailing address (include county & zip+4); name (first named insured); name (other named insured); applicant
    name - include all subsidiaries & indicate fein for each; name and mailing address of applicant; name (first named
    insured & other named insureds) and mailing address; applicant's name & mailing address; employer name; name of employer
  `),
  mailingAddress: wordingsOf(`
    mailing address (including zip + 4 or canadian postal code); mailing address (including zip + 4); mailing address
    (including zip+4); mailing address including zip code; mailing address (include zip code); mailing address; mailing
    address incl zip+4; mailing address incl zip + 4 (of first named insured); mailing address incl zip+4 (of first named
    insured); insured mailing address; applicant mailing address; insured's mailing address; mailing address including zip;
    mailing address (of first named insured); applicant's mailing address; mailing address (include zip + 4)
  `),
  fein: wordingsOf(`
    fein or soc sec #; fein or soc sec no; federal employer id number; fein; federal employer id no; fein / soc sec #;
    federal employer id; fein or ssn; federal employer's id number; federal id number; fein/ssn; federal tax id; federal
    tax id number; fed employer id number; fein or social security #; federal employers id number; employer id number; tax
    id; taxpayer id; federal id #
  `),
  ncci: wordingsOf(`
    ncci risk id number; ncci risk id no; ncci risk id; ncci id number; ncci identification number; ncci id; ncci risk
    identification number; ncci id no; ncci intrastate/interstate id number; interstate risk id
  `),
  sic: wordingsOf('sic; sic code; s.i.c.; sic #'),
  naics: wordingsOf('naics; naics code; naics #'),
  glCode: wordingsOf('gl code'),
  yearsInBusiness: wordingsOf(`
    yrs in bus; years in business; yrs in business; years in bus; # yrs in bus; no. of years in business; yrs. in business;
    number of years in business; # of years in business; # years in business
  `),
  website: wordingsOf(
    'website address; website; website address(es); web site address; web address; websites; web site',
  ),
  underwriter: wordingsOf('underwriter; underwriter name; company underwriter'),
  producerName: wordingsOf(`
    producer name; producer's name; producers name; producer's name (please print); producer name (please print); name of
    producer
  `),
  certificateNumber: wordingsOf('certificate number; certificate no; certificate #; cert number; certificate id'),
  holder: wordingsOf('certificate holder; certificate holder name and address; name and address of certificate holder'),
  operations: wordingsOf(`
    description of operations / locations / vehicles; description of operations/locations/vehicles; description of
    operations / locations / vehicles / exclusions added by endorsement / special provisions; description of
    operations/locations/vehicles/exclusions added by endorsement/special provisions; description of
    operations/locations/vehicles/special items; description of operations/locations/vehicles/restrictions/special items;
    description of operations / locations / vehicles / restrictions / special items; description of operations / locations
    / vehicles / special items; description of operations/locations/vehicles/exclusions added by endorsement
  `),
  primaryOperations: wordingsOf(`
    description of primary operations; nature of business / description of operations by
    premise(s); nature of business/description of operations by premise(s); describe primary operations; nature of
    business/description of operations; describe nature of business; nature of business / description of operations;
    comments and descriptions of business, operations and products; give comments and descriptions of business, operations
    and products
  `),
  locationOperations: wordingsOf('description of operations; operations at this location'),
  businessStart: wordingsOf(`
    date business started; date business started (mm/dd/yyyy); date bus started; date business started mm/dd/yyyy; date
    bus. started; business start date
  `),
  loanNumber: wordingsOf(`
    loan number; reference / loan #; reference/loan #; reference / loan number; loan #; loan no; account number; loan / account
    number; reference #; loan / reference #; loan reference number; reference number; account / loan number; loan / lease
    number; loan/reference #; reference / loan no; loan number:
  `),
  propertyDescription: wordingsOf(`
    location / description; location/description; location of premises / description of property; location of
    premises/description of property; location description; property description; property information; location of
    property; description of property; location / description of property; property location; location of premises /
    description of property (attach acord 101, additional remarks schedule, if more space is required); location/description
    of property; property address; location / property description
  `),
  remarks: wordingsOf(`
    remarks; remarks (including special conditions); remarks including special conditions; special conditions / other
    coverages; special conditions; special conditions/other coverages; remarks/processing instructions; remarks /
    processing instructions; remarks (attach acord 101, additional remarks schedule, if more space is required); remarks
    (acord 101, additional remarks schedule, may be attached if more space is required); remarks (attach additional sheets
    if more space is required); comments; special conditions / other coverages (use remarks); general
    remarks; remarks and other comments; comments/remarks
  `),
  policyPremium: wordingsOf('policy premium; total policy premium; total premium; estimated total premium'),
  estimatedPremium: wordingsOf(`
    total estimated annual premium all states; total estimated annual premium - all states; total estimated annual premium;
    estimated annual premium all states; total estimated premium; est annual premium; total est annual premium
  `),
  minimumPremium: wordingsOf('total minimum premium all states; minimum premium; total minimum premium; min premium'),
  depositPremium: wordingsOf('total deposit premium all states; deposit premium; total deposit premium; deposit'),
  coveredStates: wordingsOf(`
    part 1 - workers compensation (states); part 1 workers compensation (states); part 1 - workers compensation; workers
    compensation (states); part 1 - workers' compensation (states); part one - workers compensation (states); part 1 workers
    compensation; part i - workers compensation (states)
  `),
  otherStates: wordingsOf(`
    part 3 - other states ins; part 3 other states ins; part 3 - other states insurance; other states insurance; part 3
    other states insurance; part 3 - other states; part iii - other states ins; other states ins
  `),
  elAccident: wordingsOf(
    'each accident; el each accident; e.l. each accident; bodily injury by accident each accident',
  ),
  elPolicy: wordingsOf(`
    disease-policy limit; disease - policy limit; el disease - policy limit; e.l. disease - policy limit; disease policy
    limit; disease-pol limit
  `),
  elEmployee: wordingsOf(`
    disease-each employee; disease - each employee; el disease - ea employee; e.l. disease - ea employee; disease each
    employee; disease - ea employee; el disease - each employee; disease-each emp; e.l. disease - each employee; disease -
    each emp
  `),
  locationNumber: wordingsOf(`
    loc #; loc no; premises #; location #; location number; prem #; premises number; loc number; loc; premises no; premises
  `),
  buildingNumber: wordingsOf('bld #; bldg #; building #; building number; building no; bldg no; bld no'),
  street: wordingsOf(`
    street; street address; premises address; location address; physical address; address line 1; street, city, county,
    state, zip+4; street, city, county, state, zip + 4; street, city, county, state, zip code
  `),
  city: wordingsOf('city'),
  state: wordingsOf('state'),
  zip: wordingsOf('zip; zip code; zip+4; postal code; zip + 4'),
  fullTime: wordingsOf(
    '# full time empl; # full time employees; full time empl; full time employees; # full-time empl; full time',
  ),
  partTime: wordingsOf(
    '# part time empl; # part time employees; part time empl; part time employees; # part-time empl; part time',
  ),
  revenue: wordingsOf(
    'annual revenues; annual revenue; annual receipts; annual sales; annual gross sales; gross annual sales',
  ),
  occupiedArea: wordingsOf('occupied area; occupied area sq ft; area occupied; sq ft occupied'),
  totalArea: wordingsOf(`
    total building area; total area; total bldg area; total area sq ft; total building area sq ft; total sq ft; building
    area; total square feet
  `),
  yearBuilt: wordingsOf('yr built; year built; yr. built; year of construction; yr blt'),
  construction: wordingsOf('construction type; construction; type of construction; const type'),
  buildingDescription: wordingsOf(`
    bldg description; building description; description of building; bldg desc; description of bldg; building/occupancy
    description
  `),
  interestName: wordingsOf(`
    name and address; name & address; additional interest name and address; name and address of additional interest;
    name and mailing address
  `),
  lenderName: wordingsOf(`
    mortgagee, loss payee or additional insured name and address; lender servicing agent name and address; mortgagee name
    and address; lender's name and address; lenders name and address
  `),
  insurerA: wordingsOf('insurer a; company a; co a; insr a'),
  insurerB: wordingsOf('insurer b; company b; co b; insr b'),
  insurerC: wordingsOf('insurer c; company c; co c; insr c'),
  insurerD: wordingsOf('insurer d; company d; co d; insr d'),
  insurerE: wordingsOf('insurer e; company e; co e; insr e'),
  insurerF: wordingsOf('insurer f; company f; co f; insr f'),
  experienceMod: wordingsOf(`
    experience or merit modification; experience modification; experience mod; experience or merit mod; exp mod; experience
    or merit modification factor
  `),
  hazardNumber: wordingsOf('haz #; hazard #; haz no; hazard number; hazard no'),
  classification: wordingsOf('classification; classification description; class description'),
  classCode: wordingsOf('class code; class #; code #'),
  premiumBasis: wordingsOf('premium basis; prem basis; basis'),
  exposure: wordingsOf('exposure; exposure amount; exposures'),
  territory: wordingsOf('terr; territory; terr code; rating territory'),
  vehicleNumber: wordingsOf('veh #; vehicle #; veh no; vehicle number; veh; vehicle no'),
  vehicleYear: wordingsOf('year; model year; yr'),
  make: wordingsOf('make; make:'),
  model: wordingsOf('model; model:'),
  vin: wordingsOf(`
    vin; v.i.n.; vehicle identification number; vehicle id number; serial number; serial no; vin / serial number; vin
    number; vehicle identification no; identification number
  `),
  policyType: wordingsOf('policy type; type of policy'),
  additionalInsureds: wordingsOf(
    'additional named insured(s); additional named insureds; additional named insured; other named insured',
  ),
  coverageName: wordingsOf(
    'coverage / perils / forms; coverage/perils/forms; coverages/perils/forms; coverages / perils / forms',
  ),
  coverageAmount: wordingsOf('amount of insurance'),
  coverageDeductible: wordingsOf('deductible'),
  mainAmount: wordingsOf(`
    commercial property coverage amount of insurance; commercial property coverage - amount of insurance; commercial property
    coverage; property coverage amount of insurance
  `),
  rowLimit: wordingsOf(`
    limit; if yes, limit; limit of insurance; if yes, indicate value(s) reported on property identified above; if yes limit; if
    yes, indicate amount(s) of insurance on properties identified above; if yes, indicate limit
  `),
  rowDeductible: wordingsOf('ded; deductible amount; ded.'),
  none: wordingsOf(`
    additional remarks schedule; fax (a/c, no); fax; fax no; fax number; fax (a/c no); fax (a/c, no, ext); code; sub code; subcode; agency code; sub-code;
    mobile phone; mobile; mobile phone (a/c, no); cell phone; revision number; notes; program; program code; company
    program or policy name; companys program name; company policy or program name; policies or program requested; insurers
    affording coverage; insurer(s) affording coverage; underwriter office; credit bureau name; cr bureau name; id number;
    other rating bureau id or state employer registration number; status of submission; status of transaction; payment
    plan; audit; audit period; license no; license #; state producer license no; national producer number; rating effective
    date; anniversary rating date; normal anniversary rating date; retro plan; this replaces
    prior evidence dated; evidence; rank; interest in item number; item description; continued until terminated if checked;
    continued until; authorized representative; cancellation; coverages; facility code; method of payment; bond; cash;
    business income / extra expense; no. of members and managers; no of members and managers; date; time; signature;
    producer's signature; producers signature; applicant's signature; applicants signature; applicant's initials; county;
    open to public area; any area leased to others; city limits; interest; description of operations of other named
    insureds; installation, service or repair work; off premises installation, service or repair work; retail stores or
    service operations % of total sales; contact type; primary e-mail address; secondary e-mail address; primary phone;
    secondary phone; secondary phone #; inspection contact; accounting records contact; reason for interest; interest end
    date; lien amount; location; building; vehicle; boat; airport; aircraft; item class; item; scheduled item number;
    dividend plan/safety group; dividend plan / safety group; additional company information; specify additional coverages
    / endorsements; specify additional coverages; amount / %; deductibles; other coverages; highest floor; quarterly; %
    down; billing plan; total losses; for the last; coverage information; perils insured; type of insurance; limits; policy
    information; insr ltr; co ltr; addl insd; subr wvd; named insured and address; expiration date of certificate; evidence
    of commercial property insurance; evidence of property insurance; blanket summary; inflation guard %; forms and
    conditions to apply; distance to hydrant; fire stat; fire district; code number; prot cl; # stories; # basm'ts; bldg
    code grade; tax code; roof type; other occupancies; wind class; building improvements; wiring, yr; plumbing, yr; roofing,
    yr; heating, yr; manufacturer; date installed; primary heat; secondary heat; right exposure & distance; left exposure &
    distance; front exposure & distance; rear exposure & distance; burglar alarm type; certificate; burglar alarm installed
    and serviced by; extent; grade; # guards / watchmen; premises fire protection; % sprnk; fire alarm manufacturer;
    spoilage coverage; refrig maint agreement; options; description of property covered; sinkhole     coverage; mine subsidence coverage; accept coverage; reject coverage; # of open sides on structure; category;
    rating information - state; state rating sheet #; loan term; loan date; type of business; nature of
    business; applicant's business; years; print name; title; proposed retroactive date; entry date into uninterrupted
    claims made coverage; retroactive date
  `),
} as const;

export type Caption = keyof typeof captions;

export const acordCaptions = createWordings<Caption>(captions);
