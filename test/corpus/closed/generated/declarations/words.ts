import type { Wordings } from '../../../kit/recipe.ts';

const closed = {
  policyNumber:
    'Policy / Certificate Number|Ref. Policy|Number of this policy|Pol #|Policy number and form|Our policy no.',
  policyPeriod: 'Dates of Coverage|In Force|This policy is in force|Term of Policy|Policy dates|Contract Period',
  effective: 'Incepts|Commencing|Eff|Policy From|Term Begins|Effective 12:01 AM',
  expiration: 'Terminates|Ending|Exp|Policy To|Term Ends|Expires 12:01 AM',
  insured: 'Issued To|We insure|Member|Insured Person(s)|Customer|Assured and P.O. Address',
  insuredName: 'Issued To|Member|Customer Name|Assured|Who is insured',
  mailing: "P.O. Address|Send mail to|Insured's Address|Correspondence Address",
  agent: 'Represented by|Your insurance office|Local Representative|Agt|Producer of Record|Sales Office',
  carrier: 'Your insurer|Insuring Company|A policy of|Member company|Carrier',
  total:
    'Amount of Premium for the Term|Grand Total|Total Charges for Policy Term|Premium for this Policy|Total Estimated Policy Cost|Sum of Premiums and Fees',
  coverage: 'Parts|Coverages Provided|Item|Protection Purchased|Line of Coverage|Benefit',
  limit: 'Insured For|Sum Insured|Up To|Limit ($)|Coverage Amount|Amount|Most We Will Pay',
  deductible: 'You Pay First|Out of Pocket|Ded Amt|Less Ded.|Your Share',
  premium: 'Charge|Price|Prem|Amount Charged|Term Prem|Premium for Term',
  bodily: 'Injury to Others (Bodily Injury)|Auto Liability - BI|Bodily Inj|Liab BI|Cov. A Bodily Injury',
  property: "Damage to Others' Property|Auto Liability - PD|Prop Damage|Liab PD|Cov. B Property Damage",
  medical: 'Medical Pay|Expenses for Medical Services|Cov. C Medical Payments|Medical Expenses',
  uninsured: 'Uninsured Drivers - Injury|Unins. Motorist|Cov. U Uninsured Motorists|UM/UIM',
  underinsured: 'Underinsured Drivers - Injury|Underins. Motorist|Cov. W Underinsured Motorists',
  comprehensive: 'Loss Other Than Collision|Comprehensive Physical Damage|Compr|Fire, Theft and Other|Comp. Loss',
  collision: 'Collision or Upset|Coll. Loss|Collision Physical Damage|Standard Collision',
  rental: 'Substitute Transportation|Rental Expense|Loss of Use of Auto|Rent-a-Car',
  towing: 'Road Trouble Service|Tow|Breakdown Service|Emergency Roadside',
  dwelling: 'Residence Building|Main Building|Coverage A: Your House|Principal Structure|Dwlg',
  otherStructures: 'Outbuildings|Other Permanent Structures|Private Structures|Other Strs|Coverage B: Other Buildings',
  contents: 'Belongings|Your Possessions|Contents Coverage|Pers Prop|Household Goods',
  lossOfUse: 'Extra Living Expense|Coverage D: Living Elsewhere|Addl Living Exp|Loss of Use of Residence',
  liability: 'Liability (Each Occurrence)|Your Liability|Pers Liab|Family Liability|Legal Liability',
  medicalOthers: 'Medical (Each Person)|Medical Bills of Guests|Med Pay|Medical Coverage for Others',
  residence: 'Where you live|Location Covered|Address of Dwelling|Property Address|Insured Residence',
  allPerils: 'Basic Deductible|Any Other Loss|Everything Else|All Losses Unless Noted|All Other Causes',
  windHail: 'Hail|Wind|Hurricane or Tropical Storm|Tornado, Wind and Hail|Roof: Wind/Hail',
  vin: 'Chassis / Serial|Vehicle Serial Number|I.D. No.|VIN#',
  declined: 'Waived|No Cov|Nil|Not Taken|Not Elected|Excluded',
};

/** Wordings that only closed documents have. */
export const wordings: Wordings = new Map(
  Object.entries(closed).map(([key, text]) => [`declarations.${key}`, text.split('|')]),
);
