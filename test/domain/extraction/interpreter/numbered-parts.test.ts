import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('parts of declarations that are numbered one after the other', () => {
  const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS
PART A. Named insured        Elm Street Bakery LLC
PART B. Property
        Location 1 Building 1
        12 Elm Street
        Salem, OR 97301
        Coverage                    Deductible      Limit          Premium
        Building                    $500            $400,000       $812
        Business Personal Property  $500            $90,000        $311
PART C. Liability
        Liability and medical expenses, each occurrence            $300,000
        Medical expenses, any one person                           $5,000
PART D. Optional coverages
        Employee Dishonesty                                        $10,000
`;

  it('end the tables inside them', () => {
    expect(read('businessowners', page)).toMatchObject({ eachOccurrenceLimit: 300_000, medicalExpenseLimit: 5000 });
  });

  it('end what a thing rules', () => {
    const coverages = read('businessowners', page)['coverages'];
    expect(coverages).toContainEqual({ name: 'Employee Dishonesty', limit: 10_000 });
    expect(coverages).toContainEqual(expect.objectContaining({ locationNumber: 1, name: 'Building', limit: 400_000 }));
  });

  it('leave headings in force that stand above all of them', () => {
    const table = String.raw`
HOMEOWNERS DECLARATIONS
                                    Limit          Premium
SECTION I
Dwelling                            $300,000       $700
Personal Property                   $150,000       $90
SECTION II
Personal Liability                  $500,000       $31
Golf Cart Liability                 $100,000       $25
`;
    expect(read('homeowners', table)['otherCoverages']).toEqual([
      { name: 'Golf Cart Liability', limit: 100_000, premium: 25 },
    ]);
  });
});
