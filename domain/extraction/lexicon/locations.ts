import { wordingsOf } from './wordings.ts';

/** Labels of one described premises. */
export const locationLabels = {
  address: wordingsOf(
    'location; location address; address; premises address; mailing address of location; location of premises; street address; premises; address of premises; described premises; property address; location description',
  ),
  description: wordingsOf(
    'occupancy; description; description of premises; occupancy description; classification; class description; building description; occupied as; business; type of business; description of occupancy; occupancy type; building occupancy; occupancy/interest; class of business; description of operations; class',
  ),
  classCode: wordingsOf(
    'class code; classification code; class; class no; code; liability class code; property class code; bop class code; business class code; isocode; iso class code; sic; rating class code',
  ),
  construction: wordingsOf(
    'construction; construction type; building construction; type of construction; construction class; construction code; const; const type',
  ),
  yearBuilt: wordingsOf(
    'construction year; year built; year of construction; yr built; building year; year building was built; built',
  ),
  protectionClass: wordingsOf(
    'protection class; prot class; protection; fire protection class; ppc; public protection class; prot cl; protection class code; town class',
  ),
} as const satisfies Record<string, readonly string[]>;

/** Columns of a table of premises. */
export const locationColumnHeadings = {
  location: wordingsOf(
    'prem no; premises no; loc no; location no; location number; premises number; loc; prem; location; premises; loc #; prem #; premises #; location #; loc. no.; prem. no.; loc/bldg; no',
  ),
  building: wordingsOf('bldg no; building no; building number; bldg; building; bldg #; building #; bldg. no.; bld no'),
  address: wordingsOf(
    'address; location address; premises address; location of premises; street address; location; mailing address; location description; described premises; address of premises; street, city, state, zip; premises location; address city state zip',
  ),
  description: wordingsOf(
    'occupancy; description; classification; occupancy description; class description; business description; construction and occupancy; description of business; description/occupancy; occupied as; interest',
  ),
  classCode: wordingsOf('class code; class; code; class no; classification code'),
  construction: wordingsOf('construction; construction type; const; const type'),
  yearBuilt: wordingsOf('year built; yr built; year; construction year'),
  protectionClass: wordingsOf('protection class; prot class; prot cl; protection; ppc'),
  ignored: wordingsOf(
    'territory; terr; sprinklered; sprinkler; square footage; area; stories; limit; limits; premium; deductible; coverage; valuation; rate; county; payroll; sales; exposure; interest of named insured; automatic increase; percent',
  ),
} as const satisfies Record<string, readonly string[]>;
