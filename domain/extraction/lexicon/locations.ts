import { wordingsOf } from './wordings.ts';

/** Classes of construction as rating bureaus and carriers name them. */
export const CONSTRUCTIONS =
  '[wood] frame; brick [veneer]; [joisted] masonry; masonry (non combustible|noncombustible|veneer); [light] (non combustible|noncombustible); [modified] fire resistive; concrete [block]; [light|heavy] steel [frame]; mixed; stucco; jm; (mas|masonry) nc; mnc; [masonry] non comb; fire res';

/** Labels of one described premises. */
export const locationLabels = {
  address: wordingsOf(
    'location; location address; address; premises address; mailing address of location; location of premises; street address; premises; address of premises; described premises; property address; mailing address; street, city, state, zip; premises location; address city state zip; site address; physical address; risk location; risk address; building address; location of property; where is your business; situs; (insured|covered|business|workplace) (location|premises|address); address of described premises; where your business is located; location(s) of (property|operations); location of all premises [you own rent or occupy]; street city county state',
  ),
  description: wordingsOf(
    'occupancy; description; description of premises; occupancy description; classification; class description; building description; occupied as; business; type of business; description of occupancy; occupancy type; building occupancy; occupancy/interest; class of business; description of operations; class; business description; construction and occupancy; description of business; description/occupancy; use of building; location use; what happens here; business conducted; location description; premises occupied as; occ; interest [and] occupancy; description of business at location; operations at this location; what you do here; occupancy class; tenant occupancy; risk classification; program class',
  ),
  classCode: wordingsOf(
    'class code; classification code; class; class no; code; liability class code; property class code; bop class code; business class code; isocode; (cls|cl) (cd|code); code no; bop class; occupancy code; classification no; (sic|naics|csp) code; rate class; program class; occ code; building class code; iso class code; sic; rating class code',
  ),
  construction: wordingsOf(
    'construction; construction type; building construction; type of construction; construction class; construction code; const; const type; iso construction; wall construction; construction description; [exterior] wall construction; frame masonry; iso class; construction yr built; cons; (building|structure) (type|material)',
  ),
  yearBuilt: wordingsOf(
    'construction year; year built; year of construction; yr built; building year; year building was built; built; year; year bldg built; built in; date built; original year built; age of building; yoc; year of orig const; constructed; year completed; building age year',
  ),
  protectionClass: wordingsOf(
    'protection class; prot class; protection; fire protection class; ppc; public protection class; prot cl; protection class code; town class; pc; p/c; fire protection; fire department class; protection code; prot cls; fire district [protection class]; iso protection class; public protection classification; fire rating class; fpc; prot territory',
  ),
} as const satisfies Record<string, readonly string[]>;
