import { commonRecords } from '../common-records.ts';
import { businessLabels } from '../../extraction/lexicon/business-labels.ts';
import { definePlan } from '../../extraction/plan.ts';
import { autoRecords } from '../auto/records.ts';
import { ENTITIES, ENTITIES_ALONE, ENTITY, NO_ENTITY } from '../entities.ts';
import { commercialAutoSchema } from './schema.ts';
import { commercialAutoTopics } from './vocabulary.ts';

const joined = (list: readonly string[], more: string): { usual: string } => ({ usual: `${list.join(';')};${more}` });
const { drivers, vehicles } = autoRecords;
const { number, year, make, model, vin, garagingLocation, lienholderName, premium } = vehicles.fields;

/** How declarations of commercial auto policies are read. */
export const commercialAutoPlan = definePlan(commercialAutoSchema, {
  organisations: true,
  scalars: {
    entityType: {
      kind: 'label',
      values: ENTITIES,
      alone: ENTITIES_ALONE,
      pattern: ENTITY,
      words: { usual: businessLabels.entityType.join(';') },
    },
    businessDescription: {
      kind: 'text',
      pattern: NO_ENTITY,
      words: joined(businessLabels.businessDescription, 'operations of insured; what you do; commodities hauled'),
    },
  },
  records: {
    fees: commonRecords.fees,
    discounts: commonRecords.discounts,
    additionalInterests: commonRecords.additionalInterests,
    vehicles: {
      ...vehicles,
      fields: {
        number,
        year,
        make,
        model: {
          ...model,
          words: {
            usual: `${model.words.usual}; model and body [type]; [body] type [of vehicle]; description; body description; trade name body type`,
          },
        },
        vin,
        garagingLocation,
        lossPayeeName: {
          ...lienholderName,
          words: {
            usual: `${lienholderName.words.usual}; [except for towing] [all] physical damage loss is payable to you and the loss payee [named] [below] [according to their interests in the auto] [at [the] time of [the] loss]; loss payee named below`,
          },
        },
        premium: { ...premium, words: { ...premium.words, weak: 'total; total premium' } },
        territory: {
          kind: 'id',
          pattern: /^\d{2,4}[A-Z]?$/,
          words: {
            usual:
              '[rating|auto|rate] (territory|terr|ter) [code|no|zone]; territory code; terr; state terr; zone code; terminal zone; zone combination; town terr',
          },
        },
        classCode: {
          kind: 'id',
          pattern: /^\d{4,6}[A-Z]?$/,
          words: {
            usual:
              '[rating|rate|vehicle|primary|class] (class|classification) [code|no]; class code; class; class terr; code; cls [cd]; primary rating factor; (auto|primary secondary|secondary|veh|iso|statistical) (class|cls); business use class code',
          },
        },
        use: {
          kind: 'label',
          words: {
            usual:
              '[business|type of|vehicle] (use|usage) [class]; use; business use; s r c; service retail commercial; business use s service r retail c commercial; (use|usage) (code|cd|description); (primary|auto|secondary|truck) use; how its used; purpose of use; used for; vehicle operations',
          },
        },
        radius: {
          kind: 'label',
          words: {
            usual:
              'radius [of operation|of operations|of use|class|in miles]; operating radius; zone; distance; haul radius; radius miles; rad [of oper]; (mileage|max|maximum|trip|travel) radius; rad oper; radius (code|zone); haul; local intermediate long distance; how far you drive; distance traveled; range of operation; (farthest|furthest) (distance|zone); far term',
          },
        },
        grossWeight: {
          kind: 'int',
          least: 1000,
          most: 200_000,
          words: {
            usual:
              '(gross|gvw|gcw|gvwr) [vehicle|combination] [weight|gcw|rating]; gvw gcw; size gvw [gcw]; weight; [size] gvw gcw; size gvw gcw or seating capacity; gross vehicle weight [rating]; size gvw gcw or vehicle seating capacity; gvw or gcw; vehicle weight; (gr|gross) (wgt|wt); gross veh wt; wt; (weight|size) class; size; gcwr; gross combined weight; veh weight; tonnage; weight rating; registered weight; gvw seats',
          },
        },
        costNew: {
          kind: 'money',
          words: {
            usual:
              '[original|orig|vehicle|actual] cost [new] [value] [or] [stated amount|stated value]; cost new [value]; (ocn|cost new|original cost); value new; cost symbol; purchase cost new; cst new; price [when] new; cost when new; [original] list price [new]; msrp; orig cst; original cost new amount; factory price',
          },
        },
        statedAmount: {
          kind: 'money',
          words: {
            usual:
              '(stated|agreed) (amount|value) [of insurance]; stated amt; acv stated amount; insured value; st amt; (vehicle|scheduled|current|declared|stated vehicle|phys dam|apd|equipment) value; stated [val|limit]; stated amount (value|limit); physical damage value; value including permanently attached equipment; s a',
          },
        },
      },
    },
    drivers: {
      ...drivers,
      fields: {
        name: drivers.fields.name,
        dateOfBirth: drivers.fields.dateOfBirth,
        licenseNumber: drivers.fields.licenseNumber,
        licenseState: drivers.fields.licenseState,
        status: drivers.fields.status,
      },
    },
    hiredAndNonOwned: {
      role: 'rows',
      starts: [
        ['kind', 'exposure'],
        ['coverage', 'exposure'],
        ['basis', 'exposure'],
        ['coverage', 'state', 'rate'],
      ],
      headed: ['state', 'kind'],
      rated: { basis: 'basis', amount: 'exposure', rate: 'rate', product: 'premium' },
      fields: {
        kind: {
          kind: 'choice',
          choices: {
            hired:
              '[item four] hired [or borrowed|and borrowed] [covered] auto coverage [and premiums]; [item four] schedule of hired or borrowed covered (auto|autos) (coverage|coverages) [and premiums]; hired [or borrowed|and borrowed] [auto|autos] [liability|physical damage]; hired auto liability; hired auto physical damage',
            non_owned:
              '[item five] [schedule for] non ownership [covered (auto|autos)] liability; (non owned|nonowned|non ownership) [auto|autos] [liability]; non ownership liability; employers non ownership [liability]; employees as insureds',
          },
          words: {
            usual: 'type; kind; hired or non owned; rating item; exposure type; kind of exposure; auto type; hnoa type',
          },
        },
        state: {
          kind: 'state',
          words: {
            usual:
              '[rating|primary|risk|location|coverage|applicable] (state|st) [code|cd]; (state|states) (of hire|where hired|of operations|rated|exposure); jurisdiction; where you rent',
          },
        },
        coverage: { kind: 'label', words: { usual: 'coverage; coverages' } },
        basis: {
          kind: 'label',
          pattern: /\p{L}{3}/u,
          values:
            '[estimated|annual|est] [annual] cost of hire; [number of] (employees|volunteers|partners|members|rental days|days|persons); [total] [gross] receipts',
          words: {
            usual:
              '(rating|premium|exposure|rate|exp) (basis|base); basis [type]; exposure type; rated on; unit of exposure; measured by; named insureds business',
          },
        },
        exposure: {
          kind: 'number',
          words: {
            usual:
              '[estimated|est] [annual] (exposure|cost of hire|number of employees|number of persons|number) [for each state]; exposure; no of employees; estimated cost of hire; cost of hire; (amount|cost) of (hire|rentals); number of (partners|volunteers); est annual cost; total (employees|cost of hire); exposure amount; estimated number of days; what you spend on rentals',
          },
        },
        rate: {
          kind: 'factor',
          words: {
            usual:
              '[unit|final] (rate|rates) [applied]; rate per [each] [100|employee|unit] [annual] [cost of hire]; rate 100 cost of hire; per 100; rating factor; factor if liability coverage is primary; factor',
          },
        },
        premium: { kind: 'money', words: { usual: '[annual|estimated] premium' } },
      },
    },
    coverages: {
      role: 'coverage',
      name: 'name',
      topics: commercialAutoTopics,
      open: true,
      keepsShared: true,
      deductibles: ['comprehensive', 'collision', 'glass'],
      measures: {
        perPerson: 'limitPerPerson',
        limit: 'limit',
        limitText: 'limitText',
        deductible: 'deductible',
        premium: 'premium',
        symbols: 'autoSymbols',
      },
      owner: { list: 'vehicles', numbers: ['vehicleNumber'] },
    },
  },
});
