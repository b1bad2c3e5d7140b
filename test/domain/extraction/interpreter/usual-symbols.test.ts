import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const head = `BUSINESS AUTO DECLARATIONS
Policy Number: LCA 702-118-33      Policy Period: 11/15/2024 to 11/15/2025`;

describe('symbols of covered autos', () => {
  it('may begin with a zero', () => {
    const page = `${head}
Policy level coverage                         Symbols      Limit                       Premium
Combined single limit liability               07 08 09     $1,000,000                  $2,104
Hired auto liability                          08           $1,000,000                  $62
`;
    expect(read('commercial_auto', page)['coverages']).toMatchObject([
      { autoSymbols: ['07', '08', '09'] },
      { autoSymbols: ['08'] },
    ]);
  });

  it('may stand behind their word, beside limits with a deductible in the same text', () => {
    const page = `${head}
   (a) Liability                    Symbols 67, 68, 71     $1,000,000 CSL                            $48,250
   (c) Trailer interchange          Symbol 69              $30,000 per trailer, $1,000 deductible    $940
   (e) Collision                    Symbol 67              Stated amount, $2,500 deductible          $14,877
`;
    expect(read('commercial_auto', page)['coverages']).toMatchObject([
      { autoSymbols: ['67', '68', '71'], premium: 48250 },
      { autoSymbols: ['69'], limit: 30000, deductible: 1000, premium: 940 },
      { autoSymbols: ['67'], deductible: 2500 },
    ]);
  });
});

describe('limits in columns of a person and of an accident', () => {
  it('are the two limits of each coverage', () => {
    const page = `${head}
COVERAGES                               PERSON        ACCIDENT       DEDUCTIBLE     PREMIUM
Bodily Injury to Others                  20,000        40,000                        $ 288
Damage to Someone Else's Property                     100,000                        $ 301
Collision                                                            500             $ 412
`;
    expect(read('commercial_auto', page)['coverages']).toMatchObject([
      { limitPerPerson: 20000, limit: 40000, premium: 288 },
      { limit: 100000, premium: 301 },
      { deductible: 500, premium: 412 },
    ]);
  });
});
