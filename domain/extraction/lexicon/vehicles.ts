import { wordingsOf } from './wordings.ts';

/** Makers of vehicles, in full and as declarations abbreviate them. */
const MAKES = `acura|alfa romeo|alfa|aston martin|aston|audi|bentley|bmw|buick|buic|cadillac|cadi|chevrolet|chevy|chev|chrysler|chry|daewoo|dodge|dodg|ferrari|fiat|fisker|ford|freightliner|frht|genesis|geo|gmc|harley-davidson|harley|hd|honda|hond|hummer|hyundai|hyun|hynd|infiniti|infi|inf|international|isuzu|isu|jaguar|jagu|jeep|kawasaki|kawk|kenworth|kia|lamborghini|land rover|lndr|lexus|lexs|lex|lincoln|linc|lotus|lucid|maserati|maybach|mazda|mazd|mclaren|mercedes-benz|mercedes benz|mercedes|merz|merc|mercury|mini cooper|mini|mitsubishi|mits|nissan|niss|nis|oldsmobile|olds|peterbilt|plymouth|plym|polaris|polestar|pontiac|pont|porsche|pors|ram|rivian|rolls-royce|rolls royce|saab|saturn|strn|scion|scio|smart|subaru|suba|sub|suzuki|suzi|tesla|tesl|tes|toyota|toyt|toy|triumph|volkswagen|volks|volk|vw|volvo|volv|yamaha|winnebago|coachmen|airstream|forest river|keystone|jayco|thor|fleetwood|can-am|indian|ducati|ktm|bombardier|ski-doo|mack|utility|trailer|kw|ptrb|pete|western star|hino|autocar|sterling|oshkosh|navistar|intl|ud|isuz|big tex|great dane|wabash|stoughton|strick|trail king|fontaine|fruehauf|dorsey|vanguard|hyundai translead|featherlite|load trail|haulmark|wells cargo|pace american|sure-trac|carry-on|cargo mate|felling|talbert|eager beaver|transcraft|reitnouer|heil|timpte|blue bird|thomas|ic bus|grumman|workhorse|bobcat|caterpillar|john deere`;

const unit = '(?:(?:covered|insured|described|scheduled|listed|power|your) )?(?:vehicle|veh|auto|car|unit)';
const unitNumber = String.raw`(?:${unit}?\.?\s*[#:]?\s*\(?(\d{1,3})(?:\s+of\s+\d{1,3})?[.):]?\s+)?(?:${unit}\s*:?\s+)?`;

/** Year, make and the rest of a vehicle's description, at the start of a text or behind its number. */
export const VEHICLE_DESCRIPTION = new RegExp(
  String.raw`^${unitNumber}((?:19|20)\d\d|'?\d\d)\s+(${MAKES})\b[,:]?\s*(.*)$`,
  'i',
);

/** "2 2019 SUBARU" or "2018 SUBARU": a description may also stand inside a heading. */
export const VEHICLE_WITHIN = new RegExp(String.raw`\b((?:19|20)\d\d)\s+(${MAKES})\b[,:]?\s*(.*)$`, 'i');

/** Make and model of a text that begins with them: the year may stand in a column of its own. */
export const MAKE_AND_MODEL = new RegExp(String.raw`^(${MAKES})\b[,:/]?\s*(.*)$`, 'i');

/** A vehicle identification number; anonymised ones break the rules of the 17 signs now and then. */
export const VIN =
  /\b(?=[A-Z0-9]*[A-Z][A-Z0-9]*[A-Z])(?:(?=[A-Z0-9]*\d{3})[A-Z0-9]{16,17}|(?=[A-Z]*\d)[A-HJ-NPR-Z0-9]{17})\b/;

/** Columns of a table of vehicles. */
export const vehicleColumnHeadings = {
  number: wordingsOf(`
    veh #; veh no; veh; vehicle; vehicle no; vehicle #; unit; unit #; unit no; auto; auto no; auto #; car; car no; car #;
    no; item; item no; vehicle number; unit number; auto number
  `),
  year: wordingsOf('year; yr; model year; vehicle year; yr model; year model'),
  make: wordingsOf('make; trade name; vehicle make; manufacturer; make of vehicle; maker; trade name - make'),
  model: wordingsOf(
    'model; vehicle model; model name; model/body type; model description; model/body; series; model name/body type',
  ),
  bodyType: wordingsOf('body type; body; body style; type; style; body type/model; type of body'),
  description: wordingsOf(`
    description; vehicle description; year make model; year/make/model; year, make, model; year and make; year make; make
    and model; make/model; make model; make & model; vehicle covered; vehicles covered; covered vehicle; insured vehicle;
    year/make; description of vehicle; vehicle information; year / make / model; yr/make/model; vehicle(s); vehicles; year
    make model body type; insured vehicle(s); year make & model; vehicle year make model; covered vehicles; automobile;
    year, make and model; model year and make; vehicle year/make/model; your covered vehicles
  `),
  vin: wordingsOf(`
    vin; identification number; vehicle identification number; vehicle identification number (vin); serial number; vehicle
    id; vehicle id number; identification number (vin); id number; vin number; vin #; serial no; vehicle id no; vehicle
    identification no; vin/serial number; identification no; serial/identification number; vehicle identification
  `),
  usage: wordingsOf(
    'use; usage; vehicle use; veh use; veh use*; vehicle usage; primary use; use of vehicle; driven to; use class; usage type; how used; class of use',
  ),
  annualMileage: wordingsOf(`
    annual mileage; annual miles; mileage; estimated annual mileage; miles per year; miles driven annually; yearly mileage;
    annual mileage range; annual miles driven; est annual miles; annual distance
  `),
  garagingLocation: wordingsOf(`
    garaging location; garaging zip; garaging zip code; garaged; garage zip; garage location; garaging; garaging address;
    where garaged; zip garaged; garaging city; garage zip code; principal garaging; principally garaged; garaged at;
    garaging town; garaging address zip; zip code; territory/zip; garage address; garaged in; location garaged
  `),
  lienholderName: wordingsOf(
    'lienholder; loss payee; lien holder; lienholder/loss payee; finance company; lender; lessor; lienholder name; additional interest; lienholder(s); loss payee/lienholder; leasing company',
  ),
  premium: wordingsOf(`
    premium; total premium; vehicle premium; vehicle total; total; annual premium; 6 month premium; total vehicle premium;
    vehicle total premium; total premium for vehicle; premium by vehicle; total for vehicle; total premium by vehicle
  `),
  ignored: wordingsOf(`
    symbol; sym; class; terr; territory; cost new; rating class; age; stated amount; state; comp; coll; comp symbol; coll
    symbol; rate class; driver class; points; operator; driver; days; miles; one way; anti-theft; air bag; ownership; status;
    special equipment; body; work/school; work/school miles one way; days per week; county; city; value; cyl; performance;
    odometer; date added; purchase date; new/used; leased; owned; named insured; named insured(s); discount; discounts
  `),
} as const satisfies Record<string, readonly string[]>;

/** Labels of one vehicle's facts. */
export const vehicleLabels = {
  usage: wordingsOf(`
    primary use of the vehicle; primary use; vehicle use; vehicle usage; use of vehicle; usage; use; veh use; type of use;
    how vehicle is used; driven; vehicle primary use; primary vehicle use; classification
  `),
  annualMileage: wordingsOf(`
    annual mileage; annual miles; estimated annual mileage; annual mileage range; mileage; miles driven annually; yearly
    mileage; miles per year; estimated annual miles; annual miles driven; current annual mileage; est. annual miles; verified mileage; estimated mileage
  `),
  garagingLocation: wordingsOf(`
    garaging zip code; garaging zip; garaging location; garaging address; garaged at; garaged; garage location; garage zip;
    garage zip code; garaging; location garaged; where garaged; zip code garaged; principally garaged at; garaging city;
    garaged zip; garaging town; garaged location; principal garage location; principal place of garaging; garage address; garaged in
  `),
  lienholderName: wordingsOf(`
    lienholder; loss payee; lien holder; lienholder/loss payee; finance company; lienholder name; lienholder information;
    loss payee/lienholder; lienholder/additional interest; lessor; first lienholder; loss payee and additional interest;
    lienholder and additional interest; additional interest/loss payee; leasing company; lienholder(s)
  `),
  premium: wordingsOf(`
    total premium for; vehicle total premium; total vehicle premium; vehicle premium; vehicle total; total for this vehicle;
    total premium for this vehicle; total premium this vehicle; total premium per vehicle; premium for this vehicle; total
    for vehicle; total by vehicle; total premium by vehicle; premium by vehicle; total per vehicle; vehicle premium total;
    total premium vehicle; total auto premium; total premium per auto; total per auto; total premium each vehicle; total
    vehicle premiums; vehicle subtotal; subtotal; total for; total 6 month premium for; 6 month premium for; total
    premium for vehicle; total annual premium for; total premiums per vehicle; semi-annual premium for; vehicle premiums;
    total 6-month premium for; total 12 month premium for; annual premium for; subtotal by vehicle; totals by vehicle; total premium per unit
  `),
} as const satisfies Record<string, readonly string[]>;
