import { commonRecords } from '../common-records.ts';
import { businessLabels } from '../../extraction/lexicon/business-labels.ts';
import { definePlan } from '../../extraction/plan.ts';
import { autoRecords } from '../auto/records.ts';
import { ENTITIES, ENTITY, NO_ENTITY } from '../entities.ts';
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
            usual: `${lienholderName.words.usual}; [except for towing] [all] physical damage loss is payable to you and the loss payee named below [according to their interests in the auto] [at [the] time of [the] loss]; loss payee named below`,
          },
        },
        premium: { ...premium, words: { ...premium.words, weak: 'total; total premium' } },
        territory: {
          kind: 'id',
          pattern: /^\d{2,4}[A-Z]?$/,
          words: { usual: '[rating] (territory|terr|ter) [code|no]; territory code; terr' },
        },
        classCode: {
          kind: 'id',
          pattern: /^\d{4,6}[A-Z]?$/,
          words: {
            usual:
              '[rating|rate|vehicle|primary|class] (class|classification) [code|no]; class code; class; class terr; code',
          },
        },
        use: {
          kind: 'label',
          words: {
            usual:
              '[business|type of|vehicle] (use|usage) [class]; use; business use; s r c; service retail commercial',
          },
        },
        radius: {
          kind: 'label',
          words: {
            usual:
              'radius [of operation|of operations|of use|class|in miles]; operating radius; zone; distance; haul radius; radius miles',
          },
        },
        grossWeight: {
          kind: 'int',
          least: 1000,
          most: 200_000,
          words: {
            usual:
              '(gross|gvw|gcw|gvwr) [vehicle|combination] [weight|gcw|rating]; gvw gcw; size gvw [gcw]; weight; [size] gvw gcw; size gvw gcw or seating capacity; gross vehicle weight',
          },
        },
        costNew: {
          kind: 'money',
          words: {
            usual:
              '[original|orig|vehicle|actual] cost [new] [value] [or] [stated amount|stated value]; cost new [value]; (ocn|cost new|original cost); value new; cost symbol',
          },
        },
        statedAmount: {
          kind: 'money',
          words: {
            usual: '(stated|agreed) (amount|value) [of insurance]; stated amt; acv stated amount; insured value',
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
      fields: {
        kind: {
          kind: 'choice',
          choices: {
            hired:
              '[item four] hired [or borrowed|and borrowed] [covered] auto coverage [and premiums]; [item four] schedule of hired or borrowed covered (auto|autos) (coverage|coverages) [and premiums]; hired [or borrowed|and borrowed] [auto|autos] [liability|physical damage]; hired auto liability; hired auto physical damage',
            non_owned:
              '[item five] [schedule for] non ownership [covered (auto|autos)] liability; (non owned|nonowned|non ownership) [auto|autos] [liability]; non ownership liability; employers non ownership [liability]; employees as insureds',
          },
          words: { usual: 'type; kind; hired or non owned; rating item; exposure type' },
        },
        state: { kind: 'state', words: { usual: 'state; st' } },
        coverage: { kind: 'label', words: { usual: 'coverage; coverages' } },
        basis: {
          kind: 'label',
          pattern: /\p{L}{3}/u,
          words: { usual: '(rating|premium|exposure) (basis|base); basis; exposure type' },
        },
        exposure: {
          kind: 'number',
          words: {
            usual:
              '[estimated|est] [annual] (exposure|cost of hire|number of employees|number of persons|number) [for each state]; exposure; no of employees; estimated cost of hire; cost of hire',
          },
        },
        rate: { kind: 'factor', words: { usual: 'rate [per 100|per each 100 cost of hire]; rates' } },
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
