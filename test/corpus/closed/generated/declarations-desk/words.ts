import type { Wordings } from '../../../kit/recipe.ts';

const closed = {
  policyNumber: 'Policy Record Number|Policy Contract|Declarations for Policy|Our Policy Number|Policy/Binder No.',
  policyPeriod: 'Policy Runs|In Effect|Coverage Runs|Span of Policy|Policy Year',
  effective: 'First Day|In Force From|Policy Takes Effect|Eff. Day|Coverage Starts',
  expiration: 'Last Day|In Force To|Policy Ceases|Exp. Day|Coverage Stops',
  insured: 'Insured Party and Address|Insured Member|Policy Owner and Address|Name(s) and Address of Insured',
  agent: 'Agent Servicing This Policy|Office|Agency Contact|Sold By|Representative',
  carrier: 'Insurance Carrier|Risk Bearer|Coverage Underwritten By|This Policy Is Written By',
  total:
    'Full Policy Premium|Premium for All Coverages and Fees|Total Term Charges|Amount for the Term|Sum Due for Term',
  coverage: 'Protection|Coverage Title|Cover|What Is Covered|Coverage Section',
  limit: 'Highest Amount|Limit Amount|Most Payable|Amount Insured|Up to Amount',
  deductible: 'Your Part|Deductible You Carry|First Amount|Retention|Deduc.',
  premium: 'Cost for Term|Prem. Charged|Price for Term|Coverage Cost|Term Price',
  bodily: 'Injury Liability|Bodily Inj. Liability|Harm to Others|Liability: Bodily Injury|BI Liab.',
  property: 'Property Liability|Property Dmg. Liability|Damage to Other Property|Liability: Property Damage|PD Liab.',
  comprehensive: 'Comp. Physical Damage|Damage Other Than Collision|Comprehensive Cover|Theft, Fire, Glass and Weather',
  collision: 'Collision Cover|Damage by Collision|Coll. Physical Damage|Collision Coverage (Your Car)',
  uninsured: 'Uninsured Motorist Inj.|Unins. Motorists BI|Injury by Uninsured Drivers|UM Bodily Inj.',
  underinsured: 'Underinsured Motorist Inj.|Underins. Motorists BI|Injury by Underinsured Drivers|UIM Bodily Inj.',
  vehicleTotal: 'Sum for This Car|All Coverages, This Vehicle|Price per Vehicle|Vehicle Sum',
  residence: 'Home Insured|Insured Home Address|Where the Insured Property Is|Site of Property|Covered Home',
  dwelling: 'Your House|Dwelling Structure|Main Dwelling|Coverage A, Dwelling|Dwelling Building',
  otherStructures: 'Other Buildings|Other Structures on Lot|Coverage B, Other Structures|Unattached Structures',
  contents: 'Personal Effects|Contents and Personal Property|Coverage C, Personal Property|Belongings in Your Home',
  lossOfUse: 'Loss of Use of Home|Coverage D, Loss of Use|Living Expense after a Loss|Extra Living Costs',
  liability: 'Liability at Home and Away|Coverage E, Personal Liability|Personal Liability Cover|Liability, Each Loss',
  medicalOthers:
    'Medical for Others|Coverage F, Medical Payments|Medical Payments, Each Person|Guest Injuries (Medical)',
  allPerils: 'All Losses Not Named|Other Causes of Loss|Standard Deductible|Any Other Cause',
  windHail: 'Wind & Hail Damage|Loss by Wind or Hail|Named Storm Deductible|Windstorm',
  loan: 'Loan Acct.|Loan Ref.|Mortgage Account|Lender Number',
};

/** Wordings that only closed documents of the desk families have. */
export const wordings: Wordings = new Map(
  Object.entries(closed).map(([key, text]) => [`desk_declarations.${key}`, text.split('|')]),
);
