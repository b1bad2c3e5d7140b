import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('columns whose headings name several things', () => {
  it('hold them one below the other in each record', () => {
    const page = String.raw`
BUSINESS AUTO DECLARATIONS
Auto No.   Year Make Model / VIN             Garaged / Territory     Class / Radius     GVW (lbs) / Use     Cost New
1          2022 Ford Transit 250 Cargo       Pittsburgh PA           014499             9,070               $41,800
           1FTBR1Y88NKA41163                 Terr 042                Local              Service
2          2021 Chevrolet Express 2500       Cranberry Twp PA        014599             8,600               $38,250
           1GCWGAFPXM1207754                 Terr 051                Intermediate       Retail
`;
    expect(read('commercial_auto', page)['vehicles']).toMatchObject([
      {
        number: 1,
        make: 'Ford',
        model: 'Transit 250 Cargo',
        vin: '1FTBR1Y88NKA41163',
        garagingLocation: 'Pittsburgh PA',
        territory: '042',
        classCode: '014499',
        radius: 'Local',
        grossWeight: 9070,
        use: 'Service',
        costNew: 41_800,
      },
      { number: 2, garagingLocation: 'Cranberry Twp PA', territory: '051', radius: 'Intermediate', use: 'Retail' },
    ]);
  });

  it('may hold them in one line, between slashes', () => {
    const page = String.raw`
BUSINESS AUTO DECLARATIONS
Auto    Year    Make / Model           VIN                   Class / Terr      Use / Radius            Cost New
1       2022    Ford / Transit 250     1FTBR1Y88NKA41163     014499 / 042      Service / Local         $41,800
2       2021    Chevrolet / Express    1GCWGAFPXM1207754     014499 / 051      Service / Intermediate  $38,250
`;
    expect(read('commercial_auto', page)['vehicles']).toMatchObject([
      { make: 'Ford', model: 'Transit 250', classCode: '014499', territory: '042', use: 'Service', radius: 'Local' },
      { make: 'Chevrolet', model: 'Express', territory: '051', radius: 'Intermediate' },
    ]);
  });

  it('may be named over two lines, too', () => {
    const page = String.raw`
BUSINESS AUTO DECLARATIONS
Unit     Year Make Model                   Garaged            Class      GVW        Radius
         VIN                               Territory          Code       Use
1        2022 Ford Transit 250 Cargo       Pittsburgh PA      014499     9,070      Local
         1FTBR1Y88NKA41163                 042                           Service
2        2021 Chevrolet Express 2500       Pittsburgh PA      014499     8,600      Local
         1GCWGAFPXM1207754                 042                           Service
`;
    const vehicle = { garagingLocation: 'Pittsburgh PA', territory: '042', classCode: '014499', use: 'Service' };
    expect(read('commercial_auto', page)['vehicles']).toMatchObject([
      { ...vehicle, grossWeight: 9070, radius: 'Local' },
      { ...vehicle, grossWeight: 8600, radius: 'Local' },
    ]);
  });

  const LINES = String.raw`
Dominic Varga             07/02/1984              PA
28417736                  Male                    Rated
Shelby Kosar              12/15/1991              OH
30926641                  Female                  Excluded
`.trimStart();
  const drivers = [
    {
      name: 'Dominic Varga',
      licenseNumber: '28417736',
      dateOfBirth: '1984-07-02',
      gender: 'male',
      licenseState: 'PA',
      status: 'Rated',
    },
    { name: 'Shelby Kosar', licenseNumber: '30926641', gender: 'female', licenseState: 'OH', status: 'Excluded' },
  ];

  it('may begin the records, each with as many lines as its heading has parts', () => {
    const heading = 'Driver / License No.      Date of Birth / Sex     State / Status';
    expect(read('auto', `\nAUTO POLICY DECLARATIONS\n${heading}\n${LINES}`)['drivers']).toMatchObject(drivers);
  });

  it('may stand behind a count of the records', () => {
    const lines = LINES.split('\n').map(
      (line, at) => (at % 2 === 0 && line !== '' ? `${1 + at / 2}     ` : '      ') + line,
    );
    const heading = 'No.   Driver / License No.      Date of Birth / Sex     State / Status';
    expect(read('auto', `\nAUTO POLICY DECLARATIONS\n${heading}\n${lines.join('\n')}`)['drivers']).toMatchObject(
      drivers,
    );
  });

  it('leave the names of one thing together', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
Driver            Date of       Marital     License       License
                  Birth         Status      Number        State
Dominic Varga     07/02/1984    Married     28417736      PA
Shelby Kosar      12/15/1991    Single      30926641      OH
`;
    expect(read('auto', page)['drivers']).toMatchObject([
      { name: 'Dominic Varga', dateOfBirth: '1984-07-02', licenseNumber: '28417736', licenseState: 'PA' },
      { name: 'Shelby Kosar', dateOfBirth: '1991-12-15', licenseNumber: '30926641', licenseState: 'OH' },
    ]);
  });
});
