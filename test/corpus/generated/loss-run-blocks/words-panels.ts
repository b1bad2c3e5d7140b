import { parseWordings } from '../../kit/recipe.ts';

/** Further wordings of reports in blocks. */
export const wordings = parseWordings(
  'loss_blocks',
  `
worker: Injured; Associate; Team Member; Wkr Name; Employee/Claimant; Claimant (Employee)
injuryDate: Injured On; Incident Date; Inj. Dt; Acc. Dt; Date of Incident; Occurred
workersLoss: TTD/PPD; Disability; Wage Loss; Income Benefits; Lost Time
amountOrder: %2: %1; %1, %2; %1/%2
premium: Est Prem; Std Premium; Billed Premium; Net Earned Prem
occurrence: Incident ID; Occurrence Nbr; Event Ref
accidentTime: Time of Injury; Acc Hr; Time of Day
occupation: Work Title; Job Description; Employed As
hireDate: Start Date; Employment Date; Date Employed
classCode: Cl Cd; Gov. Class Code; Rating Class; Payroll Class
lostDays: Time Lost (Days); TTD Days; Disability Days
age: Age (yrs); Clmt Age
deductible: SIR/Ded; Ded. Amount; Retention
litigation: Litigation Flag; Legal; Atty
vin: Veh ID No.; VIN/Serial; Serial Number
vehicle: Veh Description; Yr/Make/Model; Covered Auto
note: File Summary; Handler Comments; Diary; Current Status / Plan
payments: Disbursements; Payment Log; Payments Made; Ledger
paymentDate: Pd On; Posted; Entry Date
payee: Payable To; Recipient; Name of Payee
paymentType: Category; Reason; Benefit Type
checkNumber: Draft; Ref #; Payment ID
paymentAmount: Sum; Net Amount; $ Paid
policyTotals: Sum of Policy; All Claims This Policy; Policy Term Summary
lossTotals: All Claims; Summary of Losses; Total This Report; Combined Totals
continued: cont. from prior page; (contd); > continued
workersName: WC/EL; Workers' Comp Insurance; Employers Liability & WC
liabilityName: Gen Liab; Liability; CGL - Occurrence; Premises & Ops
autoName: Auto - Commercial; Business Automobile; CA; Truckers Liability
propertyName: Comm'l Property; Fire & Allied Lines; Property/IM
smallPrint: Data extracted from the claim system overnight and may not show transactions of the current day.; This listing does not alter the terms of any policy.
`,
);
