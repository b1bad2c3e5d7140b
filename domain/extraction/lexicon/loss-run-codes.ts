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

const BUSINESS =
  /\b(?:commercial (?:auto(?:mobile)?|package|property|general liability|umbrella|trucking|multi-?peril)(?: liability)?|business ?auto|auto(?:mobile)? (?:liability|physical damage)|general liability|worker'?s'? comp(?:ensation)?|workers’ compensation|business ?owners|inland marine|motor truck cargo|umbrella|excess liability|professional liability|physical damage|garage(?: liability)?|employment practices(?: liability)?|property|crime|cyber(?: liability)?|products liability|liquor liability|trucking|commercial package)\b/i;

/** The line of business that a text names, as printed; null when it names none. */
export const lineOfBusinessIn = (text: string): string | null => BUSINESS.exec(text)?.[0] ?? null;
