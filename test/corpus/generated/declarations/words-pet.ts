export const petWords = {
  petTitle:
    'Pet Insurance Declarations|Pet Health Insurance Declarations Page|Policy Declarations - Pet Insurance|Pet Insurance Policy Schedule|Your Pet Coverage Summary|Certificate of Pet Health Insurance|Pet Medical Insurance Declarations',
  petsTitle:
    'Covered Pets|Insured Pets|Your Pets|Pet Information|Pet(s) Insured|Schedule of Pets|Animals Insured|Pet Details|Your Pet',
  petCoverage:
    'Coverage Details|Coverage Selections|Benefits|Limits and Deductibles|Coverage Summary|Plan Benefits|Schedule of Benefits',
  petName: "Pet Name|Name|Pet|Name of Pet|Pet's Name|Animal Name|Insured Pet",
  petId: 'Pet ID|Pet Policy ID|Pet No.|Pet Number|Enrollment ID|Pet #',
  species: 'Species|Type|Animal|Kind|Dog/Cat|Pet Type',
  breed: 'Breed|Primary Breed|Breed Type|Breed Name',
  petSex: 'Sex|Gender|M/F|Pet Gender',
  petBorn: 'Date of Birth|DOB|Born|Birthdate|Birth Date|Pet Date of Birth',
  petAge: 'Age|Age at Enrollment|Pet Age|Age at Effective Date|Current Age',
  neutered: 'Spayed/Neutered|Neutered|Altered|Spay/Neuter|Fixed|S/N',
  petDeductible:
    'Annual Deductible|Deductible|Per-Incident Deductible|Yearly Deductible|Ded.|Deductible per Policy Year|Your Deductible',
  reimbursement:
    'Reimbursement|Reimbursement Rate|Reimbursement %|We Pay|Reimbursement Percentage|Covered Percentage|Benefit Percentage|Payback',
  annualLimit:
    'Annual Limit|Annual Maximum|Maximum Annual Benefit|Policy Limit|Annual Coverage Limit|Benefit Limit per Year|Max. Annual Payout|Limit',
  unlimited: 'Unlimited|No Limit|UNLIMITED|No annual limit|Unlimited per pet|None (Unlimited)',
  petPremium: 'Premium|Pet Premium|Policy Premium|Premium Charged|Premium per Pet|Cost|Price|Prem.',
  plan: 'Plan|Plan Name|Product|Coverage Plan|Plan Type|Policy Plan|Plan Selected',
  petTotal: 'Total Premium|Total|Amount Due|Policy Premium|Total Policy Premium|Total Due Each Period|Total Charge',
  waitingTitle: 'Waiting Periods|Waiting Period|When Coverage Begins|Policy Waiting Periods|Coverage Waiting Periods',
  condition: 'Condition|Type|Applies To|Coverage|Event|Cause',
  period: 'Waiting Period|Period|Length|Wait|Days|Duration',
  ridersTitle:
    'Riders|Optional Coverages|Add-Ons|Endorsements Purchased|Optional Riders|Additional Benefits|Coverage Options Selected',
  rider: 'Rider|Option|Add-On|Endorsement|Description|Benefit',
  frequency: 'Billing Frequency|Payment Frequency|Payment Plan|Premium Mode|Billed|Mode of Payment|Paid',
} as const;
