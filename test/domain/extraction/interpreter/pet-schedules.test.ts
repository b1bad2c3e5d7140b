import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a schedule of pets', () => {
  const schedule = String.raw`
PET INSURANCE DECLARATIONS
SCHEDULE OF COVERED PETS
No.     Pet ID         Name of Pet      Species    Breed               Sex*     Date of Birth   Microchip No.       Annual Premium
1       0942693        Oreo             Feline     Bengal              FS       04/20/2020      98205146997782      $293.00
2       7457354        Whiskers         Canine     Yorkshire Terrier   M        12/08/2020                          $437.00
*M male; MN male, neutered; F female; FS female, spayed

                                     Pet 1                  Pet 2
                                     Oreo                   Whiskers
Annual Maximum Benefit                         $5,000               $15,000
Annual Deductible                                $750                  $500
Reimbursement                                     80%                   90%
`;

  it('tells by two letters what a pet is, and by no footnote', () => {
    expect(read('pet', schedule)['pets']).toMatchObject([
      { name: 'Oreo', sex: 'female', neutered: true },
      { name: 'Whiskers', sex: 'male' },
    ]);
    expect((read('pet', schedule)['pets'] as object[])[1]).not.toHaveProperty('neutered');
  });

  it('has the number of the pet where both it and that of a chip are printed', () => {
    expect(read('pet', schedule)['pets']).toMatchObject([{ petId: '0942693' }, { petId: '7457354' }]);
  });

  it('names columns in order, also where the names do not stand over their values', () => {
    expect(read('pet', schedule)['pets']).toMatchObject([
      { name: 'Oreo', deductible: 750, reimbursementPercent: 80, annualLimit: 5000 },
      { name: 'Whiskers', deductible: 500, reimbursementPercent: 90, annualLimit: 15000 },
    ]);
  });
});

describe('lines with amounts that are no riders', () => {
  it('are those that sum up plans and riders', () => {
    const page = String.raw`
PET INSURANCE DECLARATIONS
ENDORSEMENTS AND RIDERS
Routine Care Rider              $24.95

PREMIUM
Base plan, all pets             $100.34
Endorsements and riders         $24.95
Total monthly premium           $125.29
`;
    expect(read('pet', page)['riders']).toEqual([{ name: 'Routine Care Rider', premium: 24.95 }]);
  });

  it('are those of a schedule of benefits', () => {
    const page = String.raw`
PET INSURANCE DECLARATIONS
Preventive wellness rider            $24.95

Wellness benefit schedule (per policy year)
Benefit                    Basic     Prime
Wellness exam              $50       $50
Dental cleaning            $0        $150
`;
    expect(read('pet', page)['riders']).toEqual([{ name: 'Preventive wellness rider', premium: 24.95 }]);
  });
});

it('lines of labels and values are no table, though an age reads like the label of ages', () => {
  const page = String.raw`
PET INSURANCE DECLARATIONS
Insured Pet                                                              RUBY
Enrollment ID                                                      9165266-01
Pet Age                                                           5 YEARS OLD
Breed                                                               DACHSHUND
Annual Deductible                                                     $750.00

Insured Pet                                                              LUIS
Enrollment ID                                                      9165266-02
Pet Age                                                           2 YEARS OLD
Breed                                                              MAINE COON
Annual Deductible                                                     $200.00
`;
  expect(read('pet', page)['pets']).toMatchObject([
    { name: 'RUBY', petId: '9165266-01', age: '5 YEARS OLD', breed: 'DACHSHUND', deductible: 750 },
    { name: 'LUIS', petId: '9165266-02', age: '2 YEARS OLD', breed: 'MAINE COON', deductible: 200 },
  ]);
});

describe('riders', () => {
  it('stand left of a heading that is set over the middle of its column', () => {
    const page = String.raw`
PET INSURANCE DECLARATIONS
Coverage Options Selected
                       Endorsement                      Premium
ROUTINE CARE                                              78.78
ALTERNATIVE THERAPIES                                    148.31
`;
    expect(read('pet', page)['riders']).toEqual([
      { name: 'ROUTINE CARE', premium: 78.78 },
      { name: 'ALTERNATIVE THERAPIES', premium: 148.31 },
    ]);
  });

  it('may have their price right behind their name', () => {
    const page = String.raw`
PET INSURANCE DECLARATIONS
Optional Riders
Dental Cleaning      $13.37
Behavioral Therapy $23.05
`;
    expect(read('pet', page)['riders']).toEqual([
      { name: 'Dental Cleaning', premium: 13.37 },
      { name: 'Behavioral Therapy', premium: 23.05 },
    ]);
  });
});

describe('cards of pets below each other', () => {
  const cards = String.raw`
DECLARATIONS PAGE                                                     24 hours a day: (241) 555-0158
Payout limit (per incident, year or lifetime)                         No payout limits


COVERED PETS

Nacho
PET NUMBER               SPECIES                  GENDER                   AGE AT ENROLLMENT
TP-47504109              Canine                   Female, spayed           2 years
BREED                    LIFETIME PER-CONDITION                            MONTHLY PREMIUM
Miniature Schnauzer      DEDUCTIBLE                                        $123.61
                         $200
LAST SEEN BY
Caldalbrook Medical Center

Ivy
PET NUMBER               SPECIES                  GENDER                   AGE AT ENROLLMENT
TP-23729113              Feline                   Male, not neutered       0-7 weeks
BREED                    LIFETIME PER-CONDITION                            MONTHLY PREMIUM
Domestic shorthair       DEDUCTIBLE                                        $156.21
                         $700
LAST SEEN BY
Caldalbrook Medical Center
`;
  const pets = read('pet', cards)['pets'] as object[];

  it('end a long label beside the values of others', () => {
    expect(pets).toMatchObject([
      { name: 'Nacho', deductible: 200, premium: 123.61 },
      { name: 'Ivy', deductible: 700, premium: 156.21 },
    ]);
    expect(pets[0]).not.toHaveProperty('annualLimit');
  });

  it('hold no more than stands above a label that nobody knows', () => {
    expect(pets).toMatchObject([{ breed: 'Miniature Schnauzer' }, { breed: 'Domestic shorthair' }]);
  });

  it('tell ages of pets, and no hours of a telephone', () => {
    expect(pets).toMatchObject([{ age: '2 years' }, { age: '0-7 weeks' }]);
  });
});

it('a label of two fields names both, also where its words are a name of one', () => {
  const page = `
PET POLICY SCHEDULE
Name of pet                         Rufus
Type / breed                        Dog / Beagle
Annual deductible, this term        $450 (expiring term $500)
`;
  expect(read('pet', page)['pets']).toMatchObject([
    { name: 'Rufus', species: 'dog', breed: 'Beagle', deductible: 450 },
  ]);
});
