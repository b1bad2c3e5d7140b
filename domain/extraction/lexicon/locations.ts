import { wordingsOf } from './wordings.ts';

/** Classes of construction as rating bureaus and carriers name them. */
export const CONSTRUCTIONS =
  '[wood] frame; brick [veneer]; [joisted] masonry; masonry (non combustible|noncombustible|veneer); [light] (non combustible|noncombustible); [modified] fire resistive; concrete [block]; [light|heavy] steel [frame]; mixed; stucco';

/** Labels of one described premises. */
export const locationLabels = {
  address: wordingsOf(
    'location; location address; address; premises address; mailing address of location; location of premises; street address; premises; address of premises; described premises; property address; mailing address; street, city, state, zip; premises location; address city state zip; site address; physical address; risk location; risk address; building address; location of property; where is your business',
  ),
  description: wordingsOf(
    'occupancy; description; description of premises; occupancy description; classification; class description; building description; occupied as; business; type of business; description of occupancy; occupancy type; building occupancy; occupancy/interest; class of business; description of operations; class; business description; construction and occupancy; description of business; description/occupancy; use of building; location use; what happens here; business conducted; location description',
  ),
  classCode: wordingsOf(
    'class code; classification code; class; class no; code; liability class code; property class code; bop class code; business class code; isocode; iso class code; sic; rating class code',
  ),
  construction: wordingsOf(
    'construction; construction type; building construction; type of construction; construction class; construction code; const; const type',
  ),
  yearBuilt: wordingsOf(
    'construction year; year built; year of construction; yr built; building year; year building was built; built; year',
  ),
  protectionClass: wordingsOf(
    'protection class; prot class; protection; fire protection class; ppc; public protection class; prot cl; protection class code; town class; pc; p/c; fire protection; fire department class; protection code',
  ),
} as const satisfies Record<string, readonly string[]>;
