import { parseWordings } from '../../kit/recipe.ts';

/** What reports in blocks say beyond the wordings of every loss run. */
export const wordings = parseWordings(
  'loss_blocks',
  `
worker: Employee; Injured Worker; Claimant; Employee Name; Claimant Name; Injured Employee; EE Name; Worker
injuryDate: Date of Injury; DOI; Injury Date; Accident Date; Date of Loss; Date Injured; Inj Date; D/Injury; Date of Accident
workersLoss: Indemnity; Ind; Indem; Comp; Compensation; Indemn
amountOrder: %1 %2; %2 %1; %2 - %1; %1 %2; %2 %1
premium: Premium; Earned Premium; Written Premium; Annual Premium; Prem; Audited Premium
lossRatio: Loss Ratio; L/R; Incurred Loss Ratio; Ratio
occurrence: Occurrence; Occ No; Event #; Occurrence ID; Incident No.; Accident No.
accidentTime: Time of Accident; Time; Acc Time; Time of Loss; Hour
occupation: Occupation; Job Title; Position; Job; Regular Occupation
hireDate: Date of Hire; Hire Date; Hired; DOH; Date Hired
classCode: Class Code; Class; Class Cd; NCCI Class; Gov Class; WC Class
lostDays: Lost Days; Days Lost; Days Away; Work Days Lost; Lost Work Days; Lost Time Days
age: Age; Claimant Age; Age at Injury
deductible: Deductible; Ded; Policy Deductible; Ded Amt
litigation: Litigation; Suit; In Suit; Lit; Attorney Rep; Litigated
vin: VIN; Vehicle ID; Serial No.; VIN No; VIN #
vehicle: Vehicle; Insured Vehicle; Veh; Year/Make; Insd Veh
note: Adjuster Notes; Claim Notes; Notes; Comments; Examiner Remarks; Status Note; File Note; Remarks
payments: Payment History; Payments; Payment Detail; Checks Issued; Transactions; Paid Detail
paymentDate: Date; Pay Date; Check Date; Issued; Trans Date
payee: Payee; Paid To; Vendor/Payee; Pay To
paymentType: Type; Pay Type; Payment For; Kind; Category
checkNumber: Check #; Check No.; Draft No; Check; Trans ID
paymentAmount: Amount; Amt; Check Amount; Payment; Amt Paid
policyTotals: Policy Total; Total for Policy; Policy Totals; Term Total; Totals for Term; Sub-Total
lossTotals: Report Totals; Grand Total; Totals; Account Total; Total All Policies; Report Summary; Overall Totals
continued: (continued); (Cont.); ...continued; - CONTINUED -; (cont'd from previous page)
workersName: Workers Compensation; Workers' Compensation; WC; Workers Comp; Worker's Compensation & EL; WORK COMP
liabilityName: General Liability; GL; Commercial General Liability; CGL; Liability - General; Premises Liability
autoName: Commercial Auto; Business Auto; Auto; Commercial Automobile; Auto Liability; Business Auto (BAP)
propertyName: Commercial Property; Property; Commercial Fire & Allied; Property - Commercial; Building & Contents
smallPrint: Amounts are subject to change as claims develop. This report is not a guarantee of coverage.; The information in this report is confidential and is provided for underwriting purposes only.; Figures are believed to be correct on the date shown. Reserves are estimates.; Open claims may change without notice. Please direct questions to your claim office.; Losses shown are unaudited and do not constitute an admission of liability.
`,
);

/** Status words for open, closed and reopened. */
export const statuses: readonly (readonly [string, string, string])[] = [
  ['Open', 'Closed', 'Reopened'],
  ['O', 'C', 'R'],
  ['OPEN', 'CLOSED', 'REOPENED'],
  ['Open', 'Closed', 'Re-Opened'],
  ['Opn', 'Clsd', 'Reopen'],
];

const ownKeys = new Set([...wordings.keys()].map((key) => key.split('.')[1]));
const elsewhere = new Map([
  ['claimant', 'claimantName'],
  ['nature', 'natureOfInjury'],
  ['adjuster', 'adjusterName'],
  ['driver', 'driverName'],
  ['carrier', 'carrierName'],
  ['insured', 'namedInsured'],
  ['agency', 'agencyName'],
  ['line', 'lineOfBusiness'],
  ['term', 'policyPeriod'],
  ['effective', 'effectiveDate'],
  ['expiration', 'expirationDate'],
  ['paid', 'measure.paid'],
  ['reserve', 'measure.reserve'],
  ['incurred', 'measure.incurred'],
  ['loss', 'kind.loss'],
  ['medical', 'kind.medical'],
  ['expense', 'kind.expense'],
  ['total', 'kind.total'],
]);

/** The key of a wording, those of every loss run included. */
export const wordingKey = (key: string): string =>
  ownKeys.has(key) ? `loss_blocks.${key}` : `loss_run.${elsewhere.get(key) ?? key}`;
