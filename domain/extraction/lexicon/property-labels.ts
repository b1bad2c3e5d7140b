import { wordingsOf } from './wordings.ts';

/** Headings of the facts of a dwelling or building; the safest wordings first. */
export const propertyLabels = {
  yearBuilt: wordingsOf(`
    year built; built in; year of construction; yr built; year constructed; construction year; year home built;
    built; year built:; original year built; year of build; date built; yr. built; dwelling year built; year; yr of
    construction; year of original construction; year home was built; original construction year; year dwelling
    built; home built; yr blt; year blt; constructed; building year built; year built/age; construction yr; dwelling
    construction year; year completed; completed; year erected; erected; completion year; year of completion; year finished;
    built year; build year; construction completed; date of construction; originally built; year first built; year raised
  `),
  squareFeet: wordingsOf(`
    square feet; sq ft; square footage; total square footage; living area; total living area; sq. ft.; total square
    feet; living square footage; finished square feet; dwelling square footage; square ft; total sq ft; square foot;
    total living square feet; total living square footage; finished living area; heated square feet; sqft; living
    area (sq ft); square feet of living area; sq feet; total sq feet; living area sq ft; living sq ft; livable
    square feet; total area; gross living area; home square footage; area (sq ft); area; total living area sq ft; liv area; living sq feet; heated area; total finished area; sq foot; sq. feet; above grade living area; dwelling sq ft; home sq ft; building area; living space; floor area; total floor area; home size; size of home; house size;
    sq footage; interior square footage; area of home; size (sq ft); usable area; finished area; heated floor area; residence area; house area
  `),
  numberOfStories: wordingsOf(`
    number of stories; stories; # of stories; no of stories; no. of stories; story; stories in building; number
    stories; storeys; number of storeys; floors above ground; levels; home stories; no stories; number of floors; floors; number of stories in building; stories/levels; number of levels;
    total stories; storey; story count; stry; stories above ground; stories above grade; floor levels; no of levels; levels in building
  `),
  constructionType: wordingsOf(`
    construction type; construction; exterior wall type; exterior wall construction; type of construction;
    predominant exterior wall type; exterior walls; dwelling construction; construction class; exterior wall;
    exterior wall material; exterior siding; exterior wall finish; wall construction; const type; construction
    style; construction code; exterior construction; siding type; dwelling construction type; building construction;
    building construction type; frame/masonry; primary exterior wall; primary exterior wall construction; exterior
    wall materials; construction material; construction of dwelling; exterior finish; outer wall; home construction;
    home construction type; building type construction; type construction; frame or masonry; exterior walls
    construction; structure type; construct; exterior finishes; siding; predominant construction; predominant
    exterior wall; outside walls; outside wall; outside wall material; outer walls; external walls; wall material; main
    exterior siding; main exterior wall; main siding; main walls; walls; wall type; building frame; frame type; structural type; building material; exterior material; wall structure; wall framing; framing; framing type; exterior cladding; cladding;
    bldg type; construction method; frame material; built with; outer wall material; outside walls made of; shell construction;
    bldg construction; wall type and material; kind of construction; how it is built; built of; ext wall; construction description; rated construction
  `),
  roofType: wordingsOf(`
    roof type; roof material; roof surface; roof surface material type; roof covering; type of roof; roof
    construction; roof material type; roof surface material; roof; roof style material; roofing material; roof
    composition; roof cover; roof covering type; roof surfacing; roof material/type; predominant roof type; roof
    covering material; type of roof covering; roof cover material; primary roof material; roof shingle type; roof
    surface type; roof system; roof style/material; roof finish; roof description; roof const; roof class; roof
    type/material; roof cover type; roofing; roofing type; roof made of; roof shingles; roof built of; roof deck cover; kind of
    roof; roofing surface; roof top material; roof code; rf type; roof matl; roof type and age
  `),
  protectionClass: wordingsOf(`
    protection class; prot cl; protection; fire protection class; ppc; public protection class; fire class; prot
    class; protection code; protect class; town class; ppc code; ppc class; prot class code; protection cl; public
    prot class; iso protection class; protection class code; town class/ppc; prot; fire prot class; town protection
    class; protection/town class; fire department class; location protection class; pc; p c; prot class no; fire protection; fire prot; fire rating; fire rating class; fire protection rating; fire protection code; public fire class;
    fire grade; fire district class; fire response class; public protection classification; territory protection class; rating protection class; community protection class
  `),
  occupancy: wordingsOf(`
    occupancy; usage type; residence type occupancy; occupied by; occupancy type; dwelling use; primary use;
    dwelling usage; residence type; use of dwelling; residency; occupancy/use; usage; occupied as; dwelling
    occupancy; type of occupancy; home occupancy; occupancy status; building occupancy; occupant;
    dwelling occupied by; residence usage; property usage; dwelling type of use; home usage; dwelling usage type;
    occupant type; occ; occ type; occup; occupancy class; residence occupancy; occupied; use; dwelling occ; type of residence;
    residence use; who lives there; who lives in the home; how used; lived in by; how the home is used; use of home; resident type; residence status; occupant status; who occupies it; occupancy usage; usage occupancy; owner tenant; occupancy code; who lives here; occ cd; occupancy description; residence use; use of residence; use of premises; residence usage type
  `),
} as const satisfies Record<string, readonly string[]>;

/** "4", "04", "9X", "3/9", "Class 5": the text beside "Protection" is something else as often. */
export const PROTECTION_CLASS =
  /^(?:(?:class|pc|ppc)\s)?\d{1,2}\s?[A-Z]?(?:\s?\/\s?\d{1,2}\s?[A-Z]?)?$|^(?:semi-?|un)?protected$/i;
/** What walls or a roof are made of, or who lives there; the next caption or an item of a list is none. */
export const BUILDING_TEXT = /^(?!(?:years?|age|type|covering|material)$)[^*•]*$/i;
