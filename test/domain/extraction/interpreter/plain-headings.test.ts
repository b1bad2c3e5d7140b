import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('headings of everyday words', () => {
  const page = String.raw`
PET INSURANCE CERTIFICATE

Pet          Kind, breed          Born            You pay first      We then        Up to          Per year
                                                  each year          pay back       each year
Waldo        Dog, Beagle          Mar 5, 2019     $250               80%            $5,000         312.40
Cricket      Cat, Manx            Jul 9, 2020     $100               90%            Unlimited      208.15
`;

  it('may begin like a limit in words', () => {
    expect(read('pet', page)['pets']).toMatchObject([
      { name: 'Waldo', species: 'dog', breed: 'Beagle', annualLimit: 5000 },
      { name: 'Cricket', species: 'cat', breed: 'Manx', limitText: 'Unlimited' },
    ]);
  });

  it('may say how often', () => {
    expect(read('pet', page)['pets']).toMatchObject([{ deductible: 250 }, { deductible: 100 }]);
  });

  it('may be unknown where the kind of their values tells the field', () => {
    expect(read('pet', page.replace('pay back', 'stand in'))['pets']).toMatchObject([
      { reimbursementPercent: 80 },
      { reimbursementPercent: 90 },
    ]);
  });
});

describe('labels of a certificate for members of a group', () => {
  const page = String.raw`
PET INSURANCE CERTIFICATE
Group of the Harbor Teachers Union

Members                   Mail goes to                   Plan
Ines Calloway             41 Pelican Court               Everyday Care
Rob T. Calloway           Dover, DE 19901

Pet          Species      Breed           Premium
Waldo        Dog          Beagle          312.40

Cost per year
Waldo                     312.40
Exam Fees (rider)          48.20
You pay each year         360.60
`;

  it('tell who is insured and where mail goes', () => {
    expect(read('pet', page)).toMatchObject({
      namedInsureds: ['Ines Calloway', 'Rob T. Calloway'],
      mailingAddress: '41 Pelican Court, Dover, DE 19901',
    });
  });

  it('leave a rider the name without its kind', () => {
    expect(read('pet', page)['riders']).toEqual([{ name: 'Exam Fees', premium: 48.2 }]);
  });
});
