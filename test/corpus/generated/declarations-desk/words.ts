import type { Wordings } from '../../kit/recipe.ts';

/** Wordings of the desk families; a key that is not here has those of every declarations page. */
const words = {
  policyNumber:
    'Policy Number|Policy No|Your Policy|Policy Reference|Policy Identification|Number|Policy No. and Symbol|Certificate / Policy',
  policyPeriod:
    'Policy Period|Coverage Dates|Policy Dates|Policy Effective - Expiration|Period|This Term|Policy in Effect|Insured From',
  effective: 'Effective|Policy Start Date|Effective On|Start|Begins On|Term Effective|Policy Begin Date',
  expiration: 'Expires|Policy End Date|Expires On|End|Ends On|Term Expires|Policy Expire Date',
  insured:
    'Named Insured and Address|Insured & Mailing Address|Policyholder and Address|Named Insured / Mailing Address|Insured Information|Named Insured & Mailing Address',
  insuredName: 'Named Insured|Named Insureds|Insured Name(s)|Policyholder Name|Name Insured|Insured Persons',
  mailing: 'Mailing Address|Insured Mailing Address|Postal Address|Address for Mail|Mailing Addr.',
  agent:
    'Agency|Agent Name|Agency Information|Your Agent Is|Agent of Record|Producer Name|Local Agent|Agency Name and Address',
  carrier:
    'Insurer|Insuring Company|Policy Issued By|Writing Company|Company Name|Insurance Is Provided By|Underwriting Company',
  transaction: 'Transaction|Action|Reason for Declarations|Type of Declarations|Policy Action|Issue Type',
  issued: 'Date of Issue|Declarations Printed|Issued On|Prepared On|Date Processed',
  total:
    'Total Policy Premium|Total Due for Term|Total Premium and Fees|Your Total Premium|Policy Total|Total for the Policy Period|Total Term Cost|Total of All Premiums',
  coverage:
    'Coverage|Coverage Name|Type of Coverage|Insurance Coverage|Coverages Afforded|Coverage Item|Covered Item|Description',
  limit: 'Limit|Amount|Limit of Coverage|Policy Limit|Coverage Limits|Limits|Amount of Coverage|Insurance Limit',
  deductible: 'Deductible|Ded|Deduct|Deductible Applied|Loss Deductible|Ded. Amount',
  premium: 'Premium|Prem|Premium Charge|Term Cost|Coverage Premium|Prem. Amt',
  autoTitle:
    'Auto Declarations|Personal Vehicle Policy Declarations|Declarations Page - Auto|Family Automobile Policy Declarations|Motor Vehicle Policy Declarations|Personal Auto Coverage Declarations',
  vehiclesTitle:
    'Vehicles on This Policy|Covered Vehicles|Insured Autos|Auto Schedule|Vehicle List|Cars Insured|Vehicle Description',
  driversTitle:
    'Drivers on This Policy|Operator Information|Driver List|Insured Drivers|Operators of Your Vehicles|Licensed Drivers in Household',
  autoCoverages:
    'Auto Coverages|Coverage by Vehicle|Insurance Coverages by Auto|Coverages Provided|Limits and Premiums by Vehicle|Vehicle Coverages',
  bodily:
    'Liability - Bodily Injury|Bodily Injury Liab|Bodily Injury to Others|BI Liability Each Person/Accident|Coverage A - Bodily Injury|Bodily Injury (BI)',
  property:
    'Liability - Property Damage|Property Damage Liab|Property Damage to Others|PD Liability|Coverage B - Property Damage|Property Damage (PD)',
  medical: 'Medical Payments|Medical Pmts|Medical Payments to Insureds|Auto Med Pay|Coverage C - Medical Payments',
  uninsured:
    'Uninsured Motorists - BI|UM - Bodily Injury|Uninsured Motorist Injury|Protection Against Uninsured Motorists|Uninsured Motorists Bodily Injury',
  underinsured:
    'Underinsured Motorists - BI|UIM - Bodily Injury|Underinsured Motorist Injury|Underinsured Motorist Coverage|Underinsured Motorists Bodily Injury',
  comprehensive:
    'Comprehensive|Comprehensive Physical Damage|Comp - Other Than Collision|Fire, Theft & Comprehensive|Comprehensive Loss|Coverage D - Comprehensive',
  collision:
    'Collision|Collision Physical Damage|Collision Damage|Regular Collision|Collision - Your Vehicle|Coverage E - Collision',
  rental:
    'Rental Reimbursement|Transportation Expense|Rental Vehicle|Rental Car Expense|Loss of Use (Rental)|Substitute Vehicle',
  towing: 'Towing & Labor|Road Service|Emergency Road Assistance|Towing/Roadside|Tow and Labor Cost|Roadside Help',
  vehicleTotal:
    'Total for Vehicle|Vehicle Premium Total|Premium Total, This Auto|Total Auto Premium|Subtotal for Vehicle|Total This Unit',
  homeTitle:
    'Homeowners Declarations|Homeowners Policy - Declarations Page|Home Policy Declarations|Declarations - Home|Dwelling Owner Policy Declarations|Homeowners Coverage Declarations',
  rentersTitle:
    'Renters Policy Declarations Page|Tenant Policy Declarations|Renters Declarations|HO-4 Renters Declarations|Apartment Dwellers Policy - Renters Declarations',
  residence:
    'Insured Premises|Property Covered|Location of Property|Insured Dwelling Location|Described Premises|Residence Location|Premises Covered|Insured Property Address',
  homeCoverages:
    'Coverage and Limits of Liability|Coverages and Premium|Your Home Coverages|Policy Limits|Summary of Coverage|Insured Amounts',
  dwelling:
    'Dwelling|Coverage A (Dwelling)|Dwelling - Coverage A|Home (Dwelling)|Dwelling Limit|A: Dwelling|Cov. A - Dwelling',
  otherStructures:
    'Other Structures|Coverage B (Other Structures)|Other Structures - Coverage B|Other Structures on Premises|B: Other Structures|Cov. B - Other Structures',
  contents:
    'Personal Property|Coverage C (Personal Property)|Personal Property - Coverage C|Personal Property (Contents)|C: Personal Property|Cov. C - Personal Property',
  lossOfUse:
    'Loss of Use|Coverage D (Loss of Use)|Loss of Use - Coverage D|Additional Living Expense / Loss of Use|D: Loss of Use|Cov. D - Loss of Use',
  liability:
    'Personal Liability|Coverage E (Personal Liability)|Personal Liability - Coverage E|Liability - Personal|E: Personal Liability|Cov. E - Personal Liability',
  medicalOthers:
    'Medical Payments to Others|Coverage F (Medical Payments to Others)|Medical Payments to Others - Coverage F|Med Payments to Others|F: Medical Payments to Others|Cov. F - Medical Payments',
  allPerils:
    'All Other Perils|All Perils Deductible|All Other Losses|Each Covered Loss|All Perils (Section I)|Any Covered Peril',
  windHail:
    'Wind/Hail|Windstorm & Hail|Wind or Hail|Hail and Windstorm|Hurricane Deductible|Tropical Cyclone|Wind & Hail Loss',
  interestsTitle:
    'Mortgage and Other Interests|Mortgagee Information|Lienholders and Interests|Additional Interest Information|Mortgageholders|Interests in This Policy',
  loan: 'Loan No|Loan Number|Account / Loan No.|Mortgage Loan No.|Loan ID|Reference Number',
  businessTitle:
    'Businessowners Policy Declarations|Businessowners Declarations Page|Business Owners Declarations|Declarations - Businessowners Policy|Commercial Package - Businessowners Declarations',
  petTitle:
    'Pet Insurance Policy Declarations|Declarations - Pet Health|Pet Policy Schedule Page|Pet Medical Policy Declarations|Pet Health Insurance Declarations',
  discountsTitle:
    'Discounts and Credits|Discounts You Receive|Credits on This Policy|Premium Credits Applied|Policy Discounts',
  feesTitle: 'Surcharges and Fees|Fees Included in Total|Taxes and Fees|Fees and Surcharges|Assessments',
} as const;

export const ownKeys: ReadonlySet<string> = new Set(Object.keys(words));

export const wordings: Wordings = new Map(
  Object.entries(words).map(([key, text]) => [`desk_declarations.${key}`, text.split('|')]),
);
