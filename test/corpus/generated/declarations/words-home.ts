export const homeWords = {
  homeTitle:
    'Homeowners Policy Declarations|Homeowner Declarations|Homeowners Insurance Declarations Page|Home Insurance Policy Summary|Declarations - Homeowners|Residential Property Declarations|Your Homeowners Policy Declarations|Homeowners Policy - Coverage Summary',
  rentersTitle:
    'Renters Policy Declarations|Renters Insurance Declarations|Tenant Homeowners Declarations|Homeowners HO-4 Tenant Policy Declarations|Renters Insurance Policy Summary|Apartment Renters Policy Declarations|Tenants Policy Declarations Page',
  residence:
    'Residence Premises|Location of Residence Premises|Insured Location|Insured Property|Property Insured|Property Location|Location of Insured Property|Described Location|Covered Property Address|Risk Location|Premises Insured|Your Home',
  sectionOne:
    'Section I - Property|Section I|Property Coverages|Section I Coverages|Part 1: Your Property|Property Protection|Section I: Property Coverage',
  sectionTwo:
    'Section II - Liability|Section II|Liability Coverages|Section II Coverages|Part 2: Your Liability|Personal Liability Protection|Section II: Liability Coverage',
  homeCoverages:
    'Coverages and Limits|Policy Coverages|Coverages, Limits and Premiums|Coverage Summary|Coverages|What You Are Covered For|Insurance Provided|Basic Coverages|Limits of Liability',
  dwelling:
    'Dwelling|Dwelling Protection|Coverage A - Dwelling|A. Dwelling|Residence|Cov A Dwelling|Your Home (Dwelling)|A - Dwelling|House|Dwelling Coverage|Building',
  otherStructures:
    'Other Structures|Coverage B - Other Structures|B. Other Structures|Separate Structures|Cov B Other Structures|Other Structures Protection|Related Private Structures|Detached Structures|B - Other Structures|Appurtenant Structures',
  contents:
    'Personal Property|Coverage C - Personal Property|C. Personal Property|Contents|Personal Belongings|Cov C Personal Property|Personal Property Protection|Household Contents|C - Personal Property|Unscheduled Personal Property',
  lossOfUse:
    'Loss of Use|Coverage D - Loss of Use|D. Loss of Use|Additional Living Expense|Cov D Loss of Use|Additional Living Expenses|Loss of Use / Fair Rental Value|D - Loss of Use|Additional Living Costs|Living Expense',
  liability:
    'Personal Liability|Coverage E - Personal Liability|E. Personal Liability|Family Liability Protection|Cov E Personal Liability|Personal Liability (Each Occurrence)|Liability to Others|Comprehensive Personal Liability|E - Personal Liability|Personal Liability - Each Occurrence',
  medicalOthers:
    'Medical Payments to Others|Coverage F - Medical Payments to Others|F. Medical Payments|Medical Payments|Cov F Medical Payments|Guest Medical Protection|Medical Payments to Others (Each Person)|F - Med Pay to Others|Guest Medical|Medical Expense - Each Person',
  deductiblesTitle:
    'Deductibles|Policy Deductibles|Section I Deductibles|Deductible|Applicable Deductibles|Deductibles (Section I)|What You Pay First: Deductibles',
  allPerils:
    'All Other Perils|All Perils|All Other Covered Perils|AOP|All Other Section I Losses|Other Than Windstorm or Hail|All Perils Except Wind/Hail|Other Perils',
  windHail:
    'Windstorm or Hail|Wind and Hail|Wind/Hail|Windstorm and Hail|Wind or Hail Loss|Named Storm|Hurricane|Calendar Year Hurricane|Wind & Hail',
  waterPeril: 'Water Backup|Water Damage|Theft|Water Loss|Sinkhole|Earthquake',
  percentOf: 'of Coverage A|of Dwelling Limit|of the Dwelling amount|of Cov. A|of Cov A limit|of Dwelling',
  optionalTitle:
    'Optional Coverages|Endorsements|Additional Coverages|Additional Coverages and Endorsements|Other Coverages|Policy Endorsements with Limits|Extra Protection|Coverage Options Purchased|Supplemental Coverages',
  endorsement:
    'Endorsement|Description|Coverage|Additional Coverage|Coverage or Endorsement|Option|Name of Endorsement|Title',
  ratingTitle:
    'Rating Information|Property Characteristics|About Your Home|Property Description|Dwelling Information|Underwriting Information|Description of Dwelling|Home Details|Risk Details',
  yearBuilt: 'Year Built|Yr Built|Year of Construction|Built|Construction Year|Yr. Blt.|Year Constructed',
  squareFeet: 'Square Feet|Living Area|Sq. Ft.|Living Area (sq ft)|Total Living Area|Square Footage|Finished Area',
  stories: 'Stories|Number of Stories|No. of Stories|Number of Floors|Style (stories)',
  construction: 'Construction|Construction Type|Type of Construction|Exterior Walls|Const.|Exterior Wall Type',
  roof: 'Roof Type|Roof|Roof Material|Roof Covering|Type of Roof|Roofing',
  protection: 'Protection Class|Fire Protection Class|Prot. Class|PC|Prot Cl|Fire Class|Public Protection Class',
  occupancy: 'Occupancy|Occupied By|Use|Occupancy Type|Residence Type|Dwelling Occupied As',
  families: 'Number of Families|Families|No. of Families',
  territory: 'Territory|Terr.|Rating Territory|Terr Code',
  hydrant: 'Distance to Hydrant|Hydrant|Fire Hydrant',
  roofYear: 'Roof Year|Year Roof Installed|Roof Installed|Age of Roof Year',
  form: 'Policy Form|Form|Form Type|Policy Type|Form of Policy|Coverage Form',
  interestsTitle:
    'Mortgagee|Mortgagees and Additional Interests|Lienholder Information|Mortgage Company|Additional Interests|Interested Parties|Mortgagee / Additional Interest|Loss Payable To|Other Interests',
  interest: 'Interest|Type|Type of Interest|Interest Type|Kind|Relation|Role',
  interestName: 'Name|Name and Address|Mortgagee Name|Company|Interested Party',
  interestAddress: 'Address|Mailing Address|Mail To',
  loan: 'Loan Number|Loan No.|Loan #|Mortgage Number|Reference No.|Acct/Loan Number|Loan',
  sameAddress: 'Same as mailing address|Same as above|SAME|Same as Mailing|Same address as named insured',
} as const;
