import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

describe('forms without editions', () => {
  it('are told by the list that they stand in', () => {
    const page = `
COMMERCIAL LIABILITY DECLARATIONS
Forms Made Part of This Policy
   GL-100 Commercial Liability Coverage
   CL-100 Common Policy Conditions
   MU-12 Mutual Policy Conditions

The insured is a member of this company.
`;
    expect(read('general_liability', page)['forms']).toEqual([
      { number: 'GL-100', name: 'Commercial Liability Coverage' },
      { number: 'CL-100', name: 'Common Policy Conditions' },
      { number: 'MU-12', name: 'Mutual Policy Conditions' },
    ]);
  });

  it('may have their titles in a column, and a mark before their number', () => {
    const page = `
LIABILITY DECLARATIONS
Forms, options and endorsements of this part
BP-1000        Business Coverage Form
CG-8847.1      Additional Insured - Owners, Lessees or Contractors
*CG-8861.2     Damage to Property Away From Premises
`;
    expect(read('general_liability', page)['forms']).toEqual([
      { number: 'BP-1000', name: 'Business Coverage Form' },
      { number: 'CG-8847.1', name: 'Additional Insured - Owners, Lessees or Contractors' },
      { number: 'CG-8861.2', name: 'Damage to Property Away From Premises' },
    ]);
  });

  it('are no lines that begin with numbers elsewhere', () => {
    const page = `
COMMERCIAL LIABILITY DECLARATIONS
Endorsements may change what this policy covers.
Locations
   AB-100 Warehouse
   AB-200 Office
   AB-300 Workshop
`;
    expect(read('general_liability', page)).not.toHaveProperty('forms');
  });
});

it('numbers of forms may have a letter before the digits, and dates behind "from" are none', () => {
  const page = `
COMMON POLICY DECLARATIONS
POLICY PERIOD: FROM 07-01-20 TO 07-01-21
LISTING OF FORMS, ENDORSEMENTS AND SCHEDULE NUMBERS
CG T0 01 11 03     COMMERCIAL GENERAL LIABILITY DECLARATIONS
CG D2 46 04 19     BLANKET ADDITIONAL INSURED
`;
  expect(read('general_liability', page)['forms']).toEqual([
    { number: 'CG T0 01 11 03', name: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
    { number: 'CG D2 46 04 19', name: 'BLANKET ADDITIONAL INSURED' },
  ]);
});
