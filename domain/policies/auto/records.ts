import { driverColumnHeadings } from '../../extraction/lexicon/drivers.ts';
import { vehicleColumnHeadings, vehicleLabels } from '../../extraction/lexicon/vehicles.ts';
import type { EntityPlan } from '../../extraction/plan.ts';

const joined = (...lists: (readonly string[])[]): string => lists.flat().join(';');

/** Vehicles and drivers, as personal and commercial policies list them. */
export const autoRecords = {
  vehicles: {
    role: 'entity',
    numbers: [{ nouns: 'vehicle|veh|auto|car|unit|item', field: 'number' }],
    description: {
      reader: 'vehicle',
      words: {
        usual: `[vehicle|auto|car] [year] [and] make [and] [model] [body type|body]; (vehicle|auto|car) [description|and vin|covered|information|insured]; [your|insured|covered] (vehicle|vehicles|auto|autos|car|cars);
        description [of (vehicle|auto|car)]; year [and] make [and] [model] [body]; described vehicle; automobile; vehicle(s); trade name [and] model [body type]; [year] [model] trade name [and] [model] [body type] [serial no]`,
      },
    },
    keys: [['vin'], ['year', 'make', 'model']],
    needs: ['year', 'make', 'vin'],
    fields: {
      number: {
        kind: 'int',
        least: 1,
        most: 999,
        words: {
          weak: '[vehicle|veh|auto|car|unit|item] (no|nbr|id); veh; unit; item; car; auto; vehicle; no; [vehicle] seq [no]; line no; unt; ref no; insured vehicle no; by vehicle; applies to; (applies to|for|applicable|which|coverage|covered) (vehicle|auto|auto(s)|car|unit) [no]; (vehicle|auto|car|unit) (covered|applicable|ref)',
        },
      },
      year: {
        kind: 'year',
        words: {
          usual: `[model|vehicle|auto|mod] (year|yr) [model]; year of (manufacture|mfr|mfg); yr (mfg|of car); my;${joined(vehicleColumnHeadings.year)}`,
        },
      },
      make: {
        kind: 'label',
        words: {
          usual: `[vehicle] make; trade name; manufacturer; maker; make (series|description); brand;${joined(vehicleColumnHeadings.make)}`,
        },
      },
      model: {
        kind: 'text',
        words: {
          usual: `[vehicle] model [name|body type|body|description]; series; body; body type; body style; style; trim; model [and] (series|trim|body type|style|body style); body description; series body; (vehicle|auto|truck) type;${joined(vehicleColumnHeadings.model, vehicleColumnHeadings.bodyType)}`,
        },
      },
      vin: {
        kind: 'vin',
        words: {
          sure: `[vehicle] (vin|identification no|id no|serial no|identification) [vin]; vehicle id; serial identification no; vin serial no; (vehicle|auto|car) and vin; year make model vin; (auto|car|vehicle|motor|chassis|frame) (serial|serial no|identification code|id code); id; identity no; serial; (chassis|frame) no; serial no [s] or (vin|vehicle identification no); (vin|vehicle identification no) or serial no [s]; vehicle (identification|id) no vin; serial no s; veh iden no; motor or serial no; serial [and] vin; vin serial; s n; last 6 of vin; full vin; serial id no; serial no s vehicle identification no vin;${joined(vehicleColumnHeadings.vin)}`,
        },
      },
      usage: {
        kind: 'label',
        values: `(pleasure|personal|business|commercial|farm|artisan|occasional|recreational|exhibition|hobby|leisure|rideshare|carpool|carpooling|hobby and pleasure) [use|only]; business calls; exhibition and club use; drive to (work|school); (commute|commuting|work) [use]; (commute|commuting|drive|driven) [to work|to school|to (work|school) or (work|school)]; to [and] from work; [to] (work|school) [or (work|school)]; (short|long) commute`,
        words: {
          usual: `[vehicle|veh|primary|principal|stated|rated|declared|type of|class of|how] (use|usage|used) [of [the] vehicle|class|type]; driven [for|to|how]; how [it is|its|vehicle is|auto is|car is] (used|driven); (auto|car) (use|usage|class|used for); used for; purpose [of use]; use [and] [yearly|annual] (miles|mileage); (use|usage) (code|cd|category|desc|description); (main|rated|annual|auto) use; driving purpose; how you use it; utilization; rating use;${joined(vehicleColumnHeadings.usage, vehicleLabels.usage)}`,
        },
      },
      annualMileage: {
        kind: 'int',
        least: 100,
        most: 100_000,
        words: {
          usual: `[estimated|est|current|verified|rated|expected|declared|projected|total|average|anticipated|odometer] [annual|yearly|annualized|ann|12 month|vehicle] (mileage|miles|mi|distance) [driven|per year|a year|range|annually|used]; annual mi; miles (per|a|each) year; (distance|miles) (driven|traveled) [each year|per year|yearly|annually]; use [and] [yearly|annual] (miles|mileage); [yearly|annual] (miles|mileage) [plan];${joined(vehicleColumnHeadings.annualMileage, vehicleLabels.annualMileage)}`,
        },
      },
      garagingLocation: {
        kind: 'place',
        words: {
          usual: `[where|principally|principal] (garaged|garaging|garage|kept) [in|at|zip|zip code|location|address|city|town|place]; zip [code|garaged]; (kept|garaged|parked|stored|housed|based) [overnight] (at|in|in zip|zip|in zip code|zip code|location); (overnight|home|parking|storage) (location|zip|zip code|place|address); where (kept|parked|stored); place of garaging; place kept; territory zip; location garaged; town and state where [principally] garaged; town and state; [town and state|city and state|location] where [the covered auto will be] principally garaged; town and state where [principally] garaged; [where] the covered auto will be principally garaged; principal garaging town; vehicle location; location of vehicle; garage territory; gar (zip|loc); where kept overnight; where its parked; where you park it; rating zip; garaging territory; [vehicle] (garaged|garaging) (at|city|state|county|town) [and] [state] [zip]; rating location; principal place of use; city state zip where garaged; [primary] garaging location; base of operations; home terminal; terminal; radius garaging;${joined(vehicleColumnHeadings.garagingLocation, vehicleLabels.garagingLocation)}`,
        },
      },
      lienholderName: {
        kind: 'name',
        isParty: true,
        words: {
          usual: `[first|secured] (lienholder|lien holder|loss payee|lender|lessor|finance company|creditor|financial interest) [name|loss payee]; lienholder loss payee; loss payee lienholder; additional interest; leasing company; lienholder (lessor|name and address); [vehicle] financed by; leased from; secured party; bank [lienholder]; lien; vehicle (lienholder|lender); lienholder loss payee additional interest; owner lessor; loss payee addl int; loss payable [to]; who holds the loan; additional insured lessor; legal owner; any loss is payable to the named insured and; loss payable clause; lien lease holder; additional interest name; finance institution; loss payee ai; auto (lender|lienholder); who financed your (car|vehicle|auto);${joined(vehicleColumnHeadings.lienholderName, vehicleLabels.lienholderName)}`,
        },
      },
      premium: {
        kind: 'money',
        words: {
          sure: '[total] (vehicle|veh|auto|car|unit) [total] premium [total|for this vehicle]; (total|subtotal) [premium] (per|by|for|each|this) (vehicle|auto|car|unit) [premium]; (vehicle|auto|car|unit) (total|subtotal); [total] premium (per|by|for|each|this) (vehicle|auto|car|unit); total (vehicle|auto|car|unit); [total|full] (cost|price|charge|charges) (of|for|per|by) [this|each] (vehicle|auto|car|unit); (vehicle|auto|car|unit) (cost|price|charge) [total]; (total|term|annual|6 month|six month|semi annual) [6 month|six month|term|annual] premium (per|for|each) [each|this] (vehicle|auto|car|unit); premium (for|each) (vehicle|auto)',
        },
      },
    },
  },
  drivers: {
    role: 'entity',
    numbers: [],
    keys: [['name']],
    needs: ['name'],
    sections: {
      usual: `[listed|rated|insured|covered|household|assigned|your|all|principal|primary|excluded|occasional|other|named] (driver|drivers|operator|operators|driver(s)|operator(s)) [information|listed|on your policy|and household residents|and household members|and resident relatives|details];
      whos (driving|covered|insured|on it|on (the|your|this) policy|behind the wheel); who is (driving|covered|insured|on the policy); who (drives|may drive) [your (car|cars|vehicles)]; household (members|residents|drivers|operators); (drivers|operators|people) (in|of) your (home|household); (drivers|operators) and household (members|residents); (drivers|operators) [listed] on (this|your|the) policy; (drivers|operators) of [your|the] (vehicles|autos|cars); (driver|operator) (schedule|list); schedule of (drivers|operators); (persons|people) who drive; licensed (drivers|operators); (drivers|operators) and other (residents|household members); (persons|people) (covered|insured) to drive; approved (drivers|operators); (rated|named|permitted|authorized) (operator|operators|driver|drivers) [insured]`,
    },
    fields: {
      name: {
        kind: 'name',
        words: {
          usual: `[listed|rated|insured|covered|household|all] (driver|drivers|operator|operators|driver(s)|operator(s)) [name|names|full name|information]; name [of] [driver|drivers|operator|operators]; name; household (member|members|resident|residents); licensed household (member|members); full name; oper;${joined(driverColumnHeadings.name)}`,
        },
      },
      dateOfBirth: {
        kind: 'date',
        words: {
          usual: `date of birth; dob; birth (date|dt); birthdate; date born; birthday; born; drivers (date of birth|dob|birth date); bth dt;${joined(driverColumnHeadings.dateOfBirth)}`,
        },
      },
      age: {
        kind: 'int',
        least: 14,
        most: 110,
        words: { usual: `[driver|drivers] age; years old;${joined(driverColumnHeadings.age)}` },
      },
      gender: {
        kind: 'choice',
        choices: { male: 'male; m; mal; man', female: 'female; f; fem; woman', x: 'x; non binary; nonbinary' },
        words: { usual: `gender; sex; m f; gender sex; sx; m or f;${joined(driverColumnHeadings.gender)}` },
      },
      maritalStatus: {
        kind: 'choice',
        choices: {
          single: 'single; s; sgl; sngl; unmarried; never married; nm; um',
          married: 'married; m; mar; mrd; marr',
          divorced: 'divorced; d; div; dvcd',
          widowed: 'widowed; widow; widower; w; wid',
          separated: '[legally] separated; sep; sp',
          domestic_partner:
            'domestic partner; p; dp; dom part; cu; partner; civil (union|partner); registered [domestic] partner; domestic partnership; partnered; common law',
        },
        words: {
          usual: `marital [status|stat|st]; m s; (mar|mrtl) (status|stat); married; ms; relationship status; (marriage|marr) [status]; sgl marr;${joined(driverColumnHeadings.maritalStatus)}`,
        },
      },
      licenseNumber: {
        kind: 'id',
        words: {
          usual: `[driver|drivers|operator|operators|dl|lic] (license|licence|lic|dl) [no|id]; license no; license;${joined(driverColumnHeadings.licenseNumber)}`,
        },
      },
      licenseState: {
        kind: 'state',
        words: {
          usual: `[driver|lic|dl|license] (state|st); state (licensed|of license); licensed state; license state; lic;${joined(driverColumnHeadings.licenseState)}`,
        },
      },
      status: {
        kind: 'label',
        values: `(principal|occasional|primary|rated|excluded|listed|covered|insured|assigned|unassigned|household|non rated) [operator|driver]; not rated; (learner|learners) [permit]; permit [driver]; unlicensed; not licensed; never licensed; suspended; revoked; deferred; non (driver|operator); named driver exclusion; list only; undisclosed; away at school; other carrier; excl; inactive`,
        words: {
          usual: `[driver|operator|rating|listed] (status|type); relationship [to insured]; (include|included|listed) (exclude|excluded); driver status type; role; driving status; driver category; assignment;${joined(driverColumnHeadings.status)}`,
        },
      },
    },
  },
} as const satisfies Record<string, EntityPlan>;
