import {
  additionalInterests,
  agencyName,
  carrierName,
  discounts,
  effectiveDate,
  expirationDate,
  fees,
  mailingAddress,
  namedInsureds,
  policyNumber,
  totalPremium,
  transactionType,
} from '../common-fields.ts';
import type { PolicyDescription } from '../policy-type.ts';
import { date, id, int, label, listOf, money, name, number, oneOf, record, recordsOf, text } from '../schema.ts';

const coverages = recordsOf(
  ['vehicleNumber', 'name'],
  'Schedule of coverages and covered autos: one item per coverage in force that is printed once for the policy, vehicleNumber null. Besides, one item per coverage and vehicle when a limit, deductible or premium is printed per vehicle (a bare premium column counts); a grid of coverages by vehicles gives only these, each with the limit and symbols of its row. Coverages without symbol, limit and premium, or marked as not provided, are left out.',
  {
    vehicleNumber: int('vehicles[].number, or null.'),
    name: label('Coverage name as printed.'),
    autoSymbols: listOf('id', 'Covered auto designation symbols, one string per symbol ("7", "8", "9").'),
    limitPerPerson: money('Limit each person.'),
    limit: money('Limit each accident, or the combined single limit.'),
    limitText: text('Limit that is no dollar amount ("Actual Cash Value or cost of repair, whichever is less").'),
    deductible: money('Deductible.'),
    premium: money('Premium; null when "Included".'),
  },
  { core: true },
);

const vehicles = recordsOf(
  ['vin', 'number'],
  'Schedule of covered autos that the insured owns.',
  {
    number: int('Vehicle or unit number as printed ("05" is 5); position when not numbered.'),
    year: int('Model year.'),
    make: label('Make as printed, abbreviations too.'),
    model: text('Rest of the description: model, body type.'),
    vin: id('Vehicle identification or serial number.'),
    garagingLocation: text('Place where principally garaged.'),
    territory: id('Rating territory.'),
    classCode: id('Rating class code.'),
    use: label('Use as printed (Service, Commercial, C).'),
    radius: label('Radius of operation as printed (Local, "51-200 miles").'),
    grossWeight: int('Gross vehicle or gross combination weight in pounds.'),
    costNew: money('Original cost new.'),
    statedAmount: money('Stated amount.'),
    lossPayeeName: name('Loss payee or lienholder.'),
    premium: money('Total premium of this vehicle.'),
  },
  { core: true },
);

const hiredAndNonOwned = recordsOf(
  ['kind', 'state', 'coverage'],
  'Rating of hired and non-owned autos, one item per printed line.',
  {
    kind: oneOf(['hired', 'non_owned'], 'Hired or borrowed autos, or non-ownership liability.'),
    state: id('State.'),
    coverage: label('Coverage as printed (Liability, Comprehensive); null when none is named.'),
    basis: label('What the exposure counts, as printed (Cost of hire, Number of employees, If any).'),
    exposure: number('Exposure: dollars of hire or number of persons.'),
    rate: number('Rate.'),
    premium: money('Premium.'),
  },
);

export const commercialAutoSchema = record({
  carrierName,
  policyNumber,
  transactionType,
  namedInsureds,
  mailingAddress,
  effectiveDate,
  expirationDate,
  agencyName,
  entityType: label('Legal entity as printed.'),
  businessDescription: text('Business of the insured.'),
  totalPremium,
  fees,
  discounts,
  coverages,
  vehicles,
  drivers: recordsOf(['name'], 'Listed drivers.', {
    name: name('Name as printed.'),
    dateOfBirth: date('Date of birth; null when masked.'),
    licenseNumber: id('Driver license number; null when masked.'),
    licenseState: id('State of the license.'),
    status: label('Status as printed (Rated, Excluded).'),
  }),
  hiredAndNonOwned,
  additionalInterests,
});

/** Declarations of a commercial (business) automobile policy: covered auto symbols, coverages, scheduled vehicles, drivers, hired and non-owned autos, premium. */
export const commercialAuto: PolicyDescription = {
  id: 'commercial_auto',
  label: 'Commercial auto declarations',
  category: 'commercial',
  description:
    'Declarations of a commercial (business) automobile policy: covered auto symbols, coverages, scheduled vehicles, drivers, hired and non-owned autos, premium.',
  requiresBatching: true,
  schemaVersion: '1.0.0',
  schema: commercialAutoSchema,
};
