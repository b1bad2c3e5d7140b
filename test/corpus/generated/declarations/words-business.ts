export const businessWords = {
  businessTitle:
    'Businessowners Policy Declarations|Businessowners Declarations|Business Owners Policy - Common Declarations|BOP Declarations|Businessowners Coverage Declarations|Small Business Package Policy Declarations|Business Insurance Policy Declarations',
  entity:
    'Form of Business|Legal Entity|Entity Type|The Named Insured Is|Business Entity|Named Insured is a(n)|Type of Entity|Organization Type',
  business:
    'Business Description|Description of Business|Business of Insured|Nature of Business|Type of Business|Operations|Business Type',
  locationsTitle:
    'Described Premises|Schedule of Locations|Locations|Premises Information|Location Schedule|Description of Premises|Schedule of Buildings|Covered Locations',
  location: 'Loc|Location|Prem. No.|Premises No.|Loc. No.|Loc #|Location Number|Prem',
  building: 'Bldg|Building|Bldg. No.|Building No.|Bldg #|Bld|Building Number',
  locationAddress: 'Address|Location Address|Premises Address|Street Address|Address of Premises|Location',
  premisesUse: 'Occupancy|Description|Classification|Class Description|Occupied As|Description of Occupancy',
  classCode: 'Class Code|Class|Code|Class. Code|Code No.|Classification Code',
  businessConstruction: 'Construction|Const.|Construction Type|Constr|Type of Construction',
  builtIn: 'Year Built|Yr Built|Built|Year|Yr. Constr.',
  businessProtection: 'Protection Class|PC|Prot. Class|Prot|Fire Prot. Class',
  propertyTitle:
    'Property Coverages|Section I - Property|Property Coverage Limits of Insurance|Coverages by Building|Property|Coverage Provided at Described Premises|Limits of Insurance - Property',
  liabilityTitle:
    'Liability and Medical Expenses|Section II - Liability|Business Liability Limits|Liability Limits of Insurance|Liability Coverages|Businessowners Liability',
  optionsTitle:
    'Optional Coverages|Additional Coverages|Policy-Wide Coverages|Coverage Extensions|Other Coverages and Endorsements|Policy Level Coverages',
  eachOccurrence:
    'Each Occurrence|Liability and Medical Expenses - Each Occurrence|Liability & Medical Expenses Limit|Each Occurrence Limit|Business Liability - Per Occurrence|Liability (Per Occurrence)|Bodily Injury and Property Damage - Each Occurrence',
  medicalExpense:
    'Medical Expenses - Per Person|Medical Expense|Medical Payments (Any One Person)|Med Exp (Any One Person)|Medical Expenses|Medical Expense Limit - Any One Person',
  rentedPremises:
    'Damage to Premises Rented to You|Damage To Rented Premises|Tenants Fire Legal Liability|Fire Legal Liability|Damage to Premises Rented to You (Any One Premises)|Damage to Rented Premises (Each Occurrence)',
  personalInjury:
    'Personal and Advertising Injury|Personal & Advertising Injury|Pers & Adv Injury|Personal and Advertising Injury Limit|Personal/Advertising Injury',
  generalAggregate:
    'General Aggregate|Aggregate Limit Other Than Products|General Aggregate Limit|Other Than Products/Completed Operations Aggregate|General Aggregate (Other than Prod/Comp Ops)|Liability Aggregate',
  productsAggregate:
    'Products/Completed Operations Aggregate|Products - Completed Operations Aggregate|Products Aggregate|Prod/Comp Ops Aggregate|Products & Completed Operations Aggregate Limit',
  buildingLimit: 'Building|Buildings|Building Coverage|Building Limit|Building - Replacement Cost',
  contentsLimit:
    'Business Personal Property|BPP|Business Personal Property Limit|Contents|Personal Property of Insured|Bus. Personal Property|Your Business Personal Property',
  businessIncome:
    'Business Income|Business Income and Extra Expense|Business Income & Extra Expense|Loss of Income|BI & EE|Business Interruption',
  signs: 'Outdoor Signs|Outdoor Signs Coverage|Signs|Outdoor Signs - Attached',
  moneySecurities:
    'Money and Securities|Money & Securities - Inside the Premises|Money and Securities (Inside)|Money & Securities',
  propertyDeductible:
    'Property Deductible|Deductible|Section I Deductible|Policy Deductible|Property Deductible (Per Occurrence)',
  blanketBuilding:
    'Blanket Building|Blanket Limit - Buildings|Building Blanket Limit|Blanket Building Limit of Insurance',
} as const;
