import { describe, expect, it } from 'vitest';
import { read } from '../extraction/declarations/read.ts';

const schedule = String.raw`
*                          BUSINESS AUTO DECLARATIONS
Great Plains Casualty Company                     Policy Number: CA 12345 67
Policy Period: 03/01/2024 to 03/01/2025
Named Insured: Prairie Freight LLC

Coverages                   Covered Auto Symbols    Limit            Premium
Covered Autos Liability     7, 8                    $1,000,000       $ 2,182
Collision                   7                                        $ 600

No.   Year    Make            Model        VIN                    Terr.   Class    Radius     Cost New
1     2018    FREIGHTLINER    CASCADIA     1FUJGLDR9JLJA1234      012     50499    Local      128,000
2     2021    FORD            TRANSIT      1FTBW2CM5MKA56789      014     01499    Local      41,500

Premiums by Auto
No.     Covered Autos Liability     Collision     Uninsured Motorists     Total
1       1,539                       350           44                      1,933
2       643                         250           31                      924
Total Premium                                                             $ 2,857
`;

describe('commercial auto declarations', () => {
  const data = read('commercial_auto', schedule);

  it('print symbols of the autos that a coverage of the policy covers, one string each', () => {
    expect(data['coverages']).toContainEqual({
      name: 'Covered Autos Liability',
      autoSymbols: ['7', '8'],
      limit: 1_000_000,
      premium: 2182,
    });
  });

  it('give the premium of each auto and coverage beside these', () => {
    expect(data['coverages']).toContainEqual({ vehicleNumber: 2, name: 'Covered Autos Liability', premium: 643 });
    expect(data['coverages']).toContainEqual({ vehicleNumber: 1, name: 'Collision', premium: 350 });
  });

  it('describe the autos with territory, class, radius and cost new', () => {
    expect(data['vehicles']).toMatchObject([
      { number: 1, year: 2018, vin: '1FUJGLDR9JLJA1234', territory: '012', classCode: '50499', costNew: 128_000 },
      { number: 2, year: 2021, vin: '1FTBW2CM5MKA56789', territory: '014', classCode: '01499', radius: 'Local' },
    ]);
  });

  it('prints the whole wording of a limit before its deductible', () => {
    const page = String.raw`
BUSINESS AUTO DECLARATIONS
Coverages                        Symbols     Limit                                             Premium
Covered Autos Liability          1           $1,000,000                                        $4,118
Physical Damage Comprehensive    7           ACV or cost of repair, less $500 ded.             $412
Physical Damage Collision        7           ACV or cost of repair, less $1,000 ded.           $1,190
`;
    expect(read('commercial_auto', page)['coverages']).toMatchObject([
      { limit: 1_000_000 },
      { limitText: 'ACV or cost of repair', deductible: 500, premium: 412 },
      { limitText: 'ACV or cost of repair', deductible: 1_000, premium: 1_190 },
    ]);
  });

  it('sets the amounts of its units right of their headings, with deductibles behind premiums', () => {
    const page = String.raw`
BUSINESS AUTO DECLARATIONS
COVERAGE                 SYMBOL     LIMIT                 UNIT 01               UNIT 02               UNIT 03
AUTO LIABILITY           67, 68     $1,000,000 CSL                    $9,840                $9,610                $412
COMPREHENSIVE            67         STATED AMT LESS DED    $1,140 (1,000 DED)      $902 (1,000 DED)      $228 (500 DED)
MEDICAL PAYMENTS         67         $5,000                               $38                   $38                  --
TOTAL PER UNIT                                                       $11,018               $10,550                $640
`;
    const liability = { name: 'AUTO LIABILITY', autoSymbols: ['67', '68'], limit: 1_000_000 };
    const comprehensive = { name: 'COMPREHENSIVE', autoSymbols: ['67'], limitText: 'STATED AMT LESS DED' };
    const medical = { name: 'MEDICAL PAYMENTS', autoSymbols: ['67'], limit: 5_000 };
    expect(read('commercial_auto', page)['coverages']).toEqual([
      { vehicleNumber: 1, ...liability, premium: 9_840 },
      { vehicleNumber: 2, ...liability, premium: 9_610 },
      { vehicleNumber: 3, ...liability, premium: 412 },
      { vehicleNumber: 1, ...comprehensive, deductible: 1_000, premium: 1_140 },
      { vehicleNumber: 2, ...comprehensive, deductible: 1_000, premium: 902 },
      { vehicleNumber: 3, ...comprehensive, deductible: 500, premium: 228 },
      { vehicleNumber: 1, ...medical, premium: 38 },
      { vehicleNumber: 2, ...medical, premium: 38 },
    ]);
  });
});
