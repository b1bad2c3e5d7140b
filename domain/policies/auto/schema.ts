import {
  carrierName,
  policyNumber,
  transactionType,
  namedInsureds,
  mailingAddress,
  effectiveDate,
  expirationDate,
  agencyName,
  totalPremium,
  fees,
  discounts,
} from '../common-fields.ts';
import type { PolicyDescription } from '../policy-type.ts';
import { date, id, int, label, money, name, oneOf, record, recordsOf, text } from '../schema.ts';

export const autoSchema = record({
  carrierName,
  policyNumber,
  transactionType,
  namedInsureds,
  mailingAddress,
  effectiveDate,
  expirationDate,
  agencyName,
  totalPremium,
  fees,
  discounts,
  vehicles: recordsOf(
    ['vin', 'number'],
    'Insured vehicles.',
    {
      number: int('Vehicle number as printed ("05" is 5); position when not numbered.'),
      year: int('Model year.'),
      make: label('Make as printed, abbreviations too.'),
      model: text('Rest of the description: model, trim, body.'),
      vin: id('Vehicle identification number.'),
      usage: label('Use as printed (Commute, Pleasure, P).'),
      annualMileage: int('Current annual mileage.'),
      garagingLocation: text('ZIP or place where garaged.'),
      lienholderName: name('Lienholder or finance company.'),
      premium: money('Total premium of this vehicle.'),
    },
    { core: true },
  ),
  drivers: recordsOf(['name'], 'Listed drivers and operators.', {
    name: name('Name as printed.'),
    dateOfBirth: date('Date of birth; null when masked.'),
    age: int('Age, when printed.'),
    gender: oneOf(['male', 'female', 'x'], 'Gender.'),
    maritalStatus: oneOf(
      ['single', 'married', 'divorced', 'widowed', 'separated', 'domestic_partner'],
      'Marital status.',
    ),
    licenseNumber: id('Driver licence number; null when masked.'),
    licenseState: id('State of the licence.'),
    status: label('Status as printed (Covered, Excluded).'),
  }),
  coverages: recordsOf(
    ['vehicleNumber', 'name'],
    'One item per coverage in force and vehicle; vehicleNumber null for a coverage that the document prints once for the policy. Declined or "not purchased" coverages are left out.',
    {
      vehicleNumber: int('vehicles[].number, or null.'),
      name: label('Coverage name as printed.'),
      limitPerPerson: money('Limit each person.'),
      limit: money('Limit each accident/occurrence, or the single limit.'),
      limitText: text('Limit that is no dollar amount ("Actual Cash Value", "$50 per day/$1,500 max").'),
      deductible: money('Deductible.'),
      premium: money('Premium; null when "Included".'),
    },
    { core: true },
  ),
});

/** Declarations page (or application) of a personal automobile policy: vehicles, drivers, coverages per vehicle and for the policy, premium. */
export const auto: PolicyDescription = {
  id: 'auto',
  label: 'Personal auto declarations',
  category: 'personal',
  description:
    'Declarations page (or application) of a personal automobile policy: vehicles, drivers, coverages per vehicle and for the policy, premium.',
  requiresBatching: false,
  schemaVersion: '1.0.0',
  schema: autoSchema,
};
