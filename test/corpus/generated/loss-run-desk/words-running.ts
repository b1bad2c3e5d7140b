import { parseWordings } from '../../kit/recipe.ts';

/** Further wordings of the desk families. */
const long = `
title: Schedule of Losses; Report of Claims Experience; Losses by Policy Term; Claim Status Report; Insured History of Losses
carrierName: Coverage Provided By; Insurance Market; Carrier of Record; Policy Company
namedInsured: Insured of Record; Named Assured; Company Insured; Risk Name; Insured's Account
agencyName: Placing Broker; Agency Office; Assigned Agent; Agent/Producer Name; Brokerage
reportDate: Report As Run On; Prepared; Run Date/Time; Dated; Output Date
valuationDate: Values As Of; Loss Evaluation Date; Reserves As Of; Snapshot Date; Valued On
policyNumber: Our Policy; Policy No. Suffix; Pol. Ref.; Policy Record; Bond/Policy No.
lineOfBusiness: Coverage Form; Line/Program; Risk Type; Policy Class; Insurance Line
policyPeriod: Dates of Policy; Policy Effective Period; Span; Annual Term
effectiveDate: Incepted; Policy From Date; Eff. From; Period Start; Effect. Date
expirationDate: Expired; Policy To Date; Eff. Through; Period End; Expir. Date
claimCount: Losses; Number of Losses; Loss Count; Files; Total Files
openClaimCount: Losses Open; Files Open; Active; Active Claims; Not Closed
policyTotal: Policy Period Sum; Total Losses, Policy; All Claims This Term; Period Totals
groupTotal: Sum of Group; Totals Above; Section Sum
claimTotal: Loss Total; Sum of Claim; Overall
grandTotal: Overall Total; All Terms; Total Losses; Total Experience; Report Sum
noClaims: No entries; Loss free; Claim free term; None on record; No incidents reported
claimNumber: Claim Record; Loss File; Case No.; Case Number; Notice No.
claimantName: Claimant of Record; Person; Name of Injured; Clmt/Payee; Claim Party
claimType: Coverage Hit; Exposure; Coverage Code; Sub-Line; Type Desc.
status: Position; File Stat.; Open/Clsd; Condition; Claim State
lossDate: Loss Occurred; Accident; Dt. Loss; Occ. Dt.; Happened On
reportedDate: Entered; First Reported; Set Up; Date Entered; Notice Date
closedDate: Finalized; Concluded; Dt. Closed; Date Finaled; Resolved
lossState: Accident St.; Venue; Location State; State of Occ.; Loc. St.
description: Account of Loss; Circumstances; Event Description; Story; Loss Detail
cause: Reason; Cause/Event; Loss Event; Accident Event
adjusterName: Rep; Claim Contact; Desk Adjuster; Responsible Adjuster
driverName: Chauffeur; Employee Driver; Driven By; Insured Operator
paid.loss: Loss Pmts.; Indem. Disbursed; Loss Outlay; Paid to Claimants
paid.medical: Med. Disbursed; Medical Outlay; Paid to Providers
paid.expense: Expense Outlay; Exp. Disbursed; Paid to Vendors; Adjusting Paid
paid.total: Disbursed; Outlay to Date; Settled; Total Disbursed; Amt. Paid
reserve.loss: Loss Remaining; Indem. Remaining; Loss Case Res.
reserve.medical: Medical Remaining; Med. Case Res.
reserve.expense: Expense Remaining; Exp. Case Res.
reserve.total: Remaining; Case O/S; Yet To Pay; Amount Remaining; Pending Amount
incurred.loss: Loss Value; Indem. Value
incurred.medical: Medical Value; Med. Value
incurred.expense: Expense Value; Exp. Value
incurred.total: Value; Total Value; Full Value; Ultimate to Date; Incurred Sum
recovered: Received Back; Subrogated; Reimbursed; Salvage / Subro.
measure.paid: Outlay; Disbursements; Paid Out
measure.reserve: Remaining Reserve; Case Reserve; To Be Paid
measure.incurred: Value; Total Value; Incurred Sum
measure.recovered: Received Back; Reimbursed
kind.loss: Claim; Comp / Loss; Injury/Damage; Loss Only
kind.medical: Med. Care; Medical Bills
kind.expense: Adjusting; Costs; Fees and Costs; Allocated
kind.total: Overall; Gross; Sum Total`;

const short = `
policyNumber: PLCY; POL REF; P NUM
claimNumber: CASE; LOSS NO; CL NO; FILE
claimantName: PARTY; INJURED; CL NAME
status: OPCL; FSTAT; OPEN-CL
lossDate: OCC; OCC DT; ACDT; DT OCC
reportedDate: ENTRD; NTC DT; SETUP
closedDate: FINL; CONCL; END DT
claimType: EXPO; SUBLN; KIND
lossState: VEN; LOC; STA ACC
paid.total: DISB; PD AMT; OUTLAY
paid.loss: LS PD; DISB LS
paid.expense: XP PD; DISB XP
reserve.total: REMAIN; CASE; UNPD
reserve.loss: LS REM; CASE LS
reserve.expense: XP REM; CASE XP
incurred.total: VALUE; TOTVAL; GROSS
policyTotal: SUM POL; PERIOD SUM
grandTotal: SUM ALL; OVERALL`;

export const wordings = new Map([...parseWordings('desk', long), ...parseWordings('desk_short', short)]);
