import { wordingsOf } from './wordings.ts';

/** Labels of a pet policy: of the plan, of one pet and of its benefits. */
export const petLabels = {
  planName: wordingsOf(
    'plan name; policy plan; plan; product; product name; plan type; coverage plan; policy type; your plan; insurance plan; plan selected; coverage type; program; plan level',
  ),
  premium: wordingsOf(`
    total monthly premium; monthly premium; total premium; total monthly cost; monthly total; total annual premium; annual
    premium; total monthly payment; monthly payment; premium; your monthly premium; total premium due; monthly cost; total
    policy premium; policy premium; total; total premium per month; total amount; annual policy premium; your premium;
    monthly premium total; total monthly charge; total annual cost; premium per month; total premium (monthly); total price; your total monthly premium
  `),
  petName: wordingsOf(
    "pet name; pet's name; name of pet; insured pet; pet; your pet; covered pet; pets name; name; dog name; cat name; pet covered; insured pet name",
  ),
  petId: wordingsOf(
    'pet id; pet id no; pet id number; microchip; microchip no; microchip number; pet number; microchip id; pet policy id; pet no',
  ),
  species: wordingsOf('species; type; pet type; animal type; type of pet; animal; kind of pet; species type'),
  breed: wordingsOf(
    'breed; pet breed; breed type; breed of pet; primary breed; breed name; species/breed; species and breed; breed/species',
  ),
  sex: wordingsOf('sex; gender; pet gender; pet sex; sex/gender; gender/sex'),
  dateOfBirth: wordingsOf(
    'date of birth; dob; birth date; birthdate; pet date of birth; pet dob; pet birth date; birthday',
  ),
  age: wordingsOf(
    'age; enrollment age; pet age; age at enrollment; current age; age of pet; age at inception; pet age at enrollment; age at policy inception',
  ),
  neutered: wordingsOf(
    'spayed or neutered; spayed/neutered; spayed / neutered; neutered; spayed; altered; spay/neuter; neutered/spayed; fixed; spayed/neutered status; is pet spayed/neutered; altered status',
  ),
  deductible: wordingsOf(`
    deductible; annual deductible; policy deductible; deductible amount; per incident deductible; per condition deductible;
    deductible (annual); lifetime deductible; deductible (per illness/injury); deductible per incident; your deductible;
    annual policy deductible; deductible per condition; per illness/injury deductible; deductible per policy period;
    plan deductible; deductible type; annual deductible amount; deductible per year; deductible (per year); yearly deductible; deductible per pet
  `),
  reimbursementPercent: wordingsOf(`
    reimbursement; reimbursement percentage; reimbursement rate; reimbursement level; co-insurance percentage; coinsurance;
    co-insurance; coinsurance percentage; benefit percentage; percentage payable; reimbursement %; your reimbursement; we
    pay; reimbursement percent; copay; co-pay; co-insurance percentage (company/owner); coinsurance (company/owner);
    copayment; co-payment; reimbursement amount; covered percentage; payout percentage; claim reimbursement; percentage reimbursed; benefit reimbursement; annual reimbursement; company share
  `),
  annualLimit: wordingsOf(`
    annual limit; annual maximum; annual benefit limit; annual maximum benefit; maximum annual benefit; policy limit;
    maximum lifetime benefits payment; lifetime maximum; maximum benefit; annual coverage limit; maximum benefit payment;
    coverage limit; annual payout limit; annual policy limit; annual benefit; annual benefit maximum; lifetime limit; per incident
    limit; maximum annual limit; annual policy maximum; maximum annual payout; maximum lifetime benefit; maximum lifetime
    benefits payment (per pet); limit; benefit limit; policy maximum; annual limit of liability; yearly limit; annual aggregate limit; aggregate limit; maximum payout; annual max; annual coverage amount; policy annual limit; overall maximum
  `),
  petPremium: wordingsOf(
    'pet premium; premium for this pet; premium per pet; monthly premium for this pet; pet monthly premium',
  ),
} as const satisfies Record<string, readonly string[]>;

/** The headings of a table with one pet a line. */
export const petColumnHeadings = {
  name: petLabels.petName,
  petId: petLabels.petId,
  species: petLabels.species,
  breed: petLabels.breed,
  sex: petLabels.sex,
  dateOfBirth: petLabels.dateOfBirth,
  age: petLabels.age,
  neutered: petLabels.neutered,
  deductible: petLabels.deductible,
  reimbursementPercent: petLabels.reimbursementPercent,
  annualLimit: petLabels.annualLimit,
  premium: wordingsOf('premium; monthly premium; pet premium; annual premium; cost; price'),
  ignored: wordingsOf(
    'enrollment date; date enrolled; effective date; inception date; color; weight; start date; size; plan; enrollment; expiration date; coverage; policy number; waiting period; original effective date',
  ),
} as const satisfies Record<string, readonly string[]>;
