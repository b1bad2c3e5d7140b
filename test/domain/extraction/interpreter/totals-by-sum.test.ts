import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const PAGE = String.raw`
PERSONAL AUTO DECLARATIONS

2016 Honda Fit   VIN JHMGK5H70GX000001
Coverage                   Limits                         Term Premium
Bodily Injury Liability    $50,000 / $100,000                  $212.40
Property Damage            $50,000                              $61.00
Collision                                                      $118.15
Comprehensive                                                   $12.05
Subtotal for this car                                          $403.60

State theft fund fee                                             $1.40
Everything for six months                                      $405.00
`;

describe('the premium of a policy', () => {
  it('is what a wording names where that is no price of a part', () => {
    const page = PAGE.replace(
      'Everything for six months                                      $405.00',
      'Total policy premium    $390.00',
    );
    expect(read('auto', page)).toMatchObject({ totalPremium: 390 });
  });
});

describe('the premium of a thing', () => {
  it('is that of the line that names it, before totals below its heading that speak of paying', () => {
    const page = String.raw`
PERSONAL AUTO DECLARATIONS
Premium summary
2016 Honda Fit   VIN JHMGK5H70GX000001                 $403.60
Total on installment plan                              $420.00
Total when paid at once                                $399.00

Subtotal for 2016 Honda Fit                            $403.60
`;
    expect(read('auto', page)['vehicles']).toMatchObject([{ make: 'Honda', premium: 403.6 }]);
  });
});
