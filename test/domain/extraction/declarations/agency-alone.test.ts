import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const page = (more: string): string => String.raw`
AMENDED DECLARATIONS                              Jorifield Insurance Company
                                                  Policy T36-6637423-09

Tomas Keldinby                                    Rowan Insurance Brokers
7870 Ildigrove Court                              ${more}
Morarstead, FL 33625



Coverage                              Limit        Premium
Bodily injury liability               100,000      309.30
`;

describe('an agency without a label', () => {
  it('is the only name of its trade', () => {
    expect(read('auto', page(''))['agencyName']).toBe('Rowan Insurance Brokers');
  });

  it('is not known beside another', () => {
    expect(read('auto', page('Alder Insurance Agency'))['agencyName']).toBeUndefined();
  });
});

describe('what is set around the middle of its label', () => {
  it('begins above the label', () => {
    const form = String.raw`
RENTERS POLICY DECLARATIONS
                                WANDA FERNOTON
                                8149 NEVENGROVE LANE
NAMED INSURED AND ADDRESS:      ZELINGATE, VA 23172

                                BRANERWICK AGENCY
                                5130 Morostone Way
                                Rosaford, GA 30843
PRODUCER NAME:                  (414) 555-0150
`;
    expect(read('renters', form)).toMatchObject({
      namedInsureds: ['WANDA FERNOTON'],
      mailingAddress: '8149 NEVENGROVE LANE, ZELINGATE, VA 23172',
      agencyName: 'BRANERWICK AGENCY',
    });
  });
});

describe('a line that adds up all premiums', () => {
  const auto = String.raw`
PERSONAL AUTO DECLARATIONS
Vehicle 1: 2015 Honda CR-V

Coverage                 Limit        Premium
Bodily injury            100,000      116.97
Property damage          50,000       66.64
Comprehensive            ACV          27.77
Collision                ACV          87.53
SUM                                   298.91
`;

  it('is no coverage, whatever it is called', () => {
    const { coverages } = read('auto', auto) as { coverages: { name: string }[] };
    expect(coverages.map(({ name }) => name)).not.toContain('SUM');
    expect(coverages.length).toBe(4);
  });
});
