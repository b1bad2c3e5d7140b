/** Postal codes of the states, the District of Columbia and Puerto Rico. */
export const stateCodes: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);

/** Codes of lines of business that stand before a policy number. */
export const lineCodes: ReadonlySet<string> = new Set(
  'GL CGL CA BA BAP CAP AL AU AUT WC WCP CP CPP PR PRP BOP BP UM UMB CU XS EX XL IM CIM PL EPL DO EO CR GKL MTC LL'.split(
    ' ',
  ),
);
