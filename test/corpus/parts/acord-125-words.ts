// What is preprinted on ACORD 125, by edition: names of sections, attachments and interests, questions, notices.
import { html } from '../kit/html.ts';

/** Names that are written behind each other. */
export const split = (text: string): string[] => text.split(';');
const older = `ACCOUNTS RECEIVABLE / VALUABLE PAPERS;BOILER & MACHINERY;BUSINESS AUTO;BUSINESS OWNERS;COMMERCIAL GENERAL LIABILITY;CRIME / MISCELLANEOUS CRIME;DEALERS;ELECTRONIC DATA PROC;EQUIPMENT FLOATER;GARAGE AND DEALERS;GLASS AND SIGN;INSTALLATION / BUILDERS RISK;OPEN CARGO;PROPERTY;TRANSPORTATION / MOTOR TRUCK CARGO;TRUCKERS / MOTOR CARRIER;UMBRELLA;YACHT;;;`;
export const sections = {
  '2013/01': split(older),
  '2013/09': split(older),
  '2016/03': split(
    'BOILER & MACHINERY;BUSINESS AUTO;BUSINESS OWNERS;COMMERCIAL GENERAL LIABILITY;COMMERCIAL INLAND MARINE;COMMERCIAL PROPERTY;CRIME;CYBER AND PRIVACY;FIDUCIARY LIABILITY;GARAGE AND DEALERS;LIQUOR LIABILITY;MOTOR CARRIER;TRUCKERS;UMBRELLA;YACHT;;;;;;',
  ),
};
export const attachments = split(
  'ACCOUNTS RECEIVABLE / VALUABLE PAPERS;ADDITIONAL INTEREST SCHEDULE;ADDITIONAL PREMISES INFORMATION SCHEDULE;APARTMENT BUILDING SUPPLEMENT;CONDO ASSN BYLAWS (for D&O Coverage only);CONTRACTORS SUPPLEMENT;COVERAGES SCHEDULE;DEALER SECTION;DRIVER INFORMATION SCHEDULE;ELECTRONIC DATA PROCESSING SECTION;GLASS AND SIGN SECTION;HOTEL / MOTEL SUPPLEMENT;INSTALLATION / BUILDERS RISK SECTION;INTERNATIONAL LIABILITY EXPOSURE SUPPLEMENT;INTERNATIONAL PROPERTY EXPOSURE SUPPLEMENT;LOSS SUMMARY;OPEN CARGO SECTION;PREMIUM PAYMENT SUPPLEMENT;PROFESSIONAL LIABILITY SUPPLEMENT;RESTAURANT / TAVERN SUPPLEMENT;STATEMENT / SCHEDULE OF VALUES;STATE SUPPLEMENT (If applicable);VACANT BUILDING SUPPLEMENT;VEHICLE SCHEDULE;;;;;;',
);
export const natures = split(
  'APARTMENTS;CONDOMINIUMS;CONTRACTOR;INSTITUTIONAL;MANUFACTURING;OFFICE;RESTAURANT;RETAIL;SERVICE;WHOLESALE',
);
export const interests = split(
  "ADDITIONAL INSURED;BREACH OF WARRANTY;CO-OWNER;EMPLOYEE AS LESSOR;LEASEBACK OWNER;LENDER'S LOSS PAYABLE;LIENHOLDER;LOSS PAYEE;MORTGAGEE;OWNER;REGISTRANT;TRUSTEE",
);

export const questions: readonly (readonly [string, string?])[] = [
  [
    '1a. IS THE APPLICANT A SUBSIDIARY OF ANOTHER ENTITY?',
    'PARENT COMPANY NAME \u00a0 \u00a0 \u00a0 \u00a0 RELATIONSHIP DESCRIPTION \u00a0 \u00a0 \u00a0 \u00a0 % OWNED',
  ],
  [
    '1b. DOES THE APPLICANT HAVE ANY SUBSIDIARIES?',
    'SUBSIDIARY COMPANY NAME \u00a0 \u00a0 \u00a0 RELATIONSHIP DESCRIPTION \u00a0 \u00a0 \u00a0 % OWNED',
  ],
  [
    '2. IS A FORMAL SAFETY PROGRAM IN OPERATION?',
    'SAFETY MANUAL \u00a0 SAFETY POSITION \u00a0 MONTHLY MEETINGS \u00a0 OSHA',
  ],
  ['3. ANY EXPOSURE TO FLAMMABLES, EXPLOSIVES, CHEMICALS?'],
  [
    '4. ANY OTHER INSURANCE WITH THIS COMPANY? (List policy numbers)',
    'LINE OF BUSINESS \u00a0 \u00a0 \u00a0 POLICY NUMBER \u00a0 \u00a0 \u00a0 LINE OF BUSINESS \u00a0 \u00a0 \u00a0 POLICY NUMBER',
  ],
  [
    '5. ANY POLICY OR COVERAGE DECLINED, CANCELLED OR NON-RENEWED DURING THE PRIOR THREE (3) YEARS FOR ANY PREMISES OR OPERATIONS? (Missouri Applicants - Do not answer this question)',
    'NON-PAYMENT \u00a0 NON-RENEWAL \u00a0 AGENT NO LONGER REPRESENTS CARRIER \u00a0 UNDERWRITING \u00a0 CONDITION CORRECTED (Describe):',
  ],
  [
    '6. ANY PAST LOSSES OR CLAIMS RELATING TO SEXUAL ABUSE OR MOLESTATION ALLEGATIONS, DISCRIMINATION OR NEGLIGENT HIRING?',
  ],
  [
    '7. DURING THE LAST FIVE YEARS (TEN IN RI), HAS ANY APPLICANT BEEN INDICTED FOR OR CONVICTED OF ANY DEGREE OF THE CRIME OF FRAUD, BRIBERY, ARSON OR ANY OTHER ARSON-RELATED CRIME IN CONNECTION WITH THIS OR ANY OTHER PROPERTY? (In RI, this question must be answered by any applicant for property insurance. Failure to disclose the existence of an arson conviction is a misdemeanor punishable by a sentence of up to one year of imprisonment).',
  ],
  [
    '8. ANY UNCORRECTED FIRE AND/OR SAFETY CODE VIOLATIONS?',
    'OCCUR DATE \u00a0 \u00a0 EXPLANATION \u00a0 \u00a0 \u00a0 \u00a0 RESOLUTION \u00a0 \u00a0 \u00a0 RESOLUTION DATE',
  ],
  [
    '9. HAS APPLICANT HAD A FORECLOSURE, REPOSSESSION, BANKRUPTCY OR FILED FOR BANKRUPTCY DURING THE LAST FIVE (5) YEARS?',
    'OCCUR DATE \u00a0 \u00a0 EXPLANATION \u00a0 \u00a0 \u00a0 \u00a0 RESOLUTION \u00a0 \u00a0 \u00a0 RESOLUTION DATE',
  ],
  [
    '10. HAS APPLICANT HAD A JUDGEMENT OR LIEN DURING THE LAST FIVE (5) YEARS?',
    'OCCUR DATE \u00a0 \u00a0 EXPLANATION \u00a0 \u00a0 \u00a0 \u00a0 RESOLUTION \u00a0 \u00a0 \u00a0 RESOLUTION DATE',
  ],
  ['11. HAS BUSINESS BEEN PLACED IN A TRUST?', 'NAME OF TRUST:'],
  [
    '12. ANY FOREIGN OPERATIONS, FOREIGN PRODUCTS DISTRIBUTED IN USA, OR US PRODUCTS SOLD / DISTRIBUTED IN FOREIGN COUNTRIES? (If "YES", attach ACORD 815 for Liability Exposure and/or ACORD 816 for Property Exposure)',
  ],
  ['13. DOES APPLICANT HAVE OTHER BUSINESS VENTURES FOR WHICH COVERAGE IS NOT REQUESTED?'],
];

export const fraud = html`<div class="lg">Applicable in AL, AR, DC, LA, MD, NM, RI and WV: Any person who knowingly (or willfully)* presents a false or fraudulent claim for payment of a loss or benefit or knowingly (or willfully)* presents false information in an application for insurance is guilty of a crime and may be subject to fines and confinement in prison. *Applies in MD Only.</div><div class="lg">Applicable in CO: It is unlawful to knowingly provide false, incomplete, or misleading facts or information to an insurance company for the purpose of defrauding or attempting to defraud the company. Penalties may include imprisonment, fines, denial of insurance and civil damages.</div><div class="lg">Applicable in FL and OK: Any person who knowingly and with intent to injure, defraud, or deceive any insurer files a statement of claim or an application containing any false, incomplete, or misleading information is guilty of a felony (of the third degree)*. *Applies in FL Only.</div><div class="lg">Applicable in KY, NY, OH and PA: Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or statement of claim containing any materially false information or conceals for the purpose of misleading, information concerning any fact material thereto commits a fraudulent insurance act, which is a crime and subjects such person to criminal and civil penalties (not to exceed five thousand dollars and the stated value of the claim for each such violation)*. *Applies in NY Only.</div><div class="lg">THE UNDERSIGNED IS AN AUTHORIZED REPRESENTATIVE OF THE APPLICANT AND REPRESENTS THAT REASONABLE INQUIRY HAS BEEN MADE TO OBTAIN THE ANSWERS TO QUESTIONS ON THIS APPLICATION. HE/SHE REPRESENTS THAT THE ANSWERS ARE TRUE, CORRECT AND COMPLETE TO THE BEST OF HIS/HER KNOWLEDGE.</div>`;
