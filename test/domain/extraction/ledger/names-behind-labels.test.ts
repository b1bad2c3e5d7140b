import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = (insurer: string, producer: string): string => String.raw`
${insurer}
${producer}

Policy Number: TO 4410087     Effective: 05-01-2019     Expiration: 05-01-2020
Claim No.     Date of Loss     Description                    Loss Paid     Reserve
A-110032      07-14-2019       Hail broke greenhouse          4,100.00      900.00
A-110058      10-02-2019       Truck hit loading dock           250.00        0.00
`;

describe('a name behind its label in one text', () => {
  it('is taken without the label', () => {
    expect(
      read('loss_run', page('Insurer Elm Rock Insurance Exchange', 'Producer Hale & Frey Partners')),
    ).toMatchObject({
      carrierName: 'Elm Rock Insurance Exchange',
      agencyName: 'Hale & Frey Partners',
    });
  });

  it('is none where other words follow', () => {
    expect(
      read('loss_run', page('Elm Rock Insurance Exchange', 'Producer code and copy for the file')),
    ).not.toHaveProperty('agencyName');
  });
});
