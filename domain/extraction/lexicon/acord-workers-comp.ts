import { createColumnWordings } from './column-wordings.ts';
import { wordingsOf } from './wordings.ts';

export const locationColumns = createColumnWordings({
  location: wordingsOf('loc #; loc no; loc; location #; #; location number'),
  floor: wordingsOf('highest floor; # floors; highest flr'),
  address: wordingsOf(`
    street, city, county, state, zip code; street, city, county, state, zip; address; street, city, state, zip code; location
    address; street, city, county, state, zip + 4; street, city, county, state, zip+4; street address; address (street, city,
    county, state, zip code); street, city, county, state zip code
  `),
});

export const classificationColumns = createColumnWordings({
  state: wordingsOf('state; st'),
  location: wordingsOf('loc #; loc no; loc; location #'),
  classCode: wordingsOf('class code; code; class; class #; class code #'),
  descriptionCode: wordingsOf('descr code; desc code; description code'),
  description: wordingsOf(`
    categories, duties, classifications; categories duties classifications; classification; classifications; classification of
    employees; description; classification description; categories, duties and classifications; duties; class description
  `),
  fullTime: wordingsOf(
    'full time; # full time; # employees full time; full time employees; # ft; ft; # full time empl',
  ),
  partTime: wordingsOf(
    'part time; # part time; # employees part time; part time employees; # pt; pt; # part time empl',
  ),
  employees: wordingsOf('# employees; # empl; no of employees; # of employees'),
  sic: wordingsOf('sic; sic code'),
  naics: wordingsOf('naics; naics code'),
  payroll: wordingsOf(`
    estimated annual remuneration/ payroll; estimated annual remuneration/payroll; estimated annual remuneration / payroll;
    estimated annual remuneration; estimated annual payroll; payroll; remuneration; est annual remuneration; est annual payroll;
    estimated remuneration; annual remuneration; estimated payroll; annual payroll; estimated annual remuneration payroll
  `),
  rate: wordingsOf('rate; rate per $100; rate per 100; rates'),
  premium: wordingsOf(`
    estimated annual manual premium; estimated annual premium; estimated manual premium; premium; annual premium; est annual premium;
    estimated premium; est annual manual premium
  `),
});

export const individualColumns = createColumnWordings({
  state: wordingsOf('state; st'),
  location: wordingsOf('loc #; loc no; loc; location #'),
  name: wordingsOf('name; names; name of individual; individual name; full name'),
  birth: wordingsOf('date of birth; dob; birth date; birthdate; date of birth (mm/dd/yyyy)'),
  title: wordingsOf(
    'title/ relationship; title/relationship; title / relationship; title; relationship; title relationship',
  ),
  ownership: wordingsOf(`
    owner- ship %; ownership %; owner ship %; ownership; % ownership; % owned; own %; owner %; percent ownership
  `),
  duties: wordingsOf('duties; duty; duties performed'),
  included: wordingsOf('inc/exc; inc / exc; included/excluded; incl/excl; inc exc; inc. exc.; included / excluded'),
  classCode: wordingsOf('class code; code; class; class #'),
  payroll: wordingsOf(
    'remuneration/payroll; remuneration / payroll; payroll; remuneration; annual remuneration; remuneration payroll',
  ),
});

export const historyColumns = createColumnWordings({
  year: wordingsOf('year; policy year; years; term'),
  carrier: wordingsOf(`
    carrier & policy number; carrier and policy number; carrier / policy number; carrier/policy number; carrier; company; company
    & policy number; insurance carrier & policy number; insurance carrier; name of carrier & policy number; co & policy number
  `),
  policyNumber: wordingsOf('policy number; policy #; policy no'),
  premium: wordingsOf('annual premium; premium; total premium; annual prem; audited premium'),
  mod: wordingsOf('mod; experience mod; exp mod; ex mod; experience modification; mod factor'),
  claims: wordingsOf('# claims; # of claims; no of claims; number of claims; claims; claim count; no claims'),
  paid: wordingsOf('amount paid; paid; amt paid; losses paid; amount of paid losses'),
  reserve: wordingsOf('reserve; reserves; amount reserved; amt reserved; amount of reserves'),
});
