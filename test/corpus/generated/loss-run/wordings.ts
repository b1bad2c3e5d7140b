import { parseWordings } from '../../kit/recipe.ts';

/** What loss runs call the fields of the report, its policies and its totals. */
const report = `
title: Loss Run; Loss Run Report; Loss History; Claims History Report; Loss Experience Report; Policyholder Loss Run; Loss and Claim Detail; Insured Loss Listing; Currently Valued Loss Run; Detail Loss Run; Claim Experience; Account Loss Run; Loss Summary and Detail
carrierName: Carrier; Company; Insurer; Writing Company; Insurance Company; Underwriting Company; Issuing Company; Insurance Carrier; Co. Name; Policy Issuing Company
namedInsured: Insured; Named Insured; Insured Name; Policyholder; Account; Account Name; Name of Insured; First Named Insured; Client; Customer; Insured's Name; Policy Holder Name; Member
agencyName: Agent; Agency; Producer; Broker; Agency Name; Producer Name; Agent/Broker; Producing Agency; Agent of Record; Agt; Broker Name
reportDate: Run Date; Report Date; Date Run; Printed; Date Prepared; Run On; Report Run; Date Printed; Produced On; Created; Report Generated; Date of Report; Prepared On; Date Produced
valuationDate: Valuation Date; Valued As Of; Losses Valued As Of; Evaluation Date; As Of; Valued at; Val Date; Valuation; Data As Of; Experience Valued As Of; Claims Valued As Of; Loss Valuation Date; Valued
policyNumber: Policy Number; Policy No.; Policy #; Policy; Pol No; Pol. Number; Policy ID; Contract No.; Pol #; Policy Nbr; Policy Num
lineOfBusiness: Line of Business; LOB; Line; Line of Insurance; Coverage Line; Policy Type; Product; Class of Business; Type of Policy; Line of Coverage; Bus. Line
policyPeriod: Policy Period; Policy Term; Term; Period; Coverage Period; Policy Dates; Eff-Exp; Period of Insurance; Policy Year; Pol Period
effectiveDate: Effective; Effective Date; Eff Date; Eff. Date; Inception; Term Eff; Policy Eff; From; Inception Date; Pol Eff Date; Start Date; Eff Dt
expirationDate: Expiration; Expiration Date; Exp Date; Exp. Date; Expires; Term Exp; Policy Exp; To; Expiry; Pol Exp Date; End Date; Exp Dt
claimCount: Claims; Number of Claims; No. of Claims; Claim Count; # Claims; Total Claims; Clm Cnt; Count; Claims Reported; # of Clms; Nbr Claims; Total # of Claims
openClaimCount: Open; Open Claims; No. Open; # Open; Claims Open; Open Count; Number Open; Opn; Open Clms; Number of Open Claims
policyTotal: Policy Total; Total for Policy; Totals for Policy Term; Policy Totals; Term Total; Sub-Total; Subtotal; Total This Policy; Policy Term Totals; Total, Policy
lineTotal: Line Total; Total for Line; Line of Business Total; LOB Total; Coverage Total; Total Line; Sub-Total Line
yearTotal: Year Total; Policy Year Total; Total for Year; Total Year; Sub-Total Year; Yr Total
locationTotal: Location Total; Total for Location; Site Total; Sub-Total Location; Loc Total; Total, Location
claimTotal: Claim Total; Total; Total Claim; Claim Totals; Total This Claim; Occurrence Total; Total for Claim; Tot
grandTotal: Grand Total; Report Total; Grand Totals; Total All Policies; Account Total; Totals; Final Totals; Total - All Claims; Overall Total; Report Totals; Insured Total; Total for Account
noClaims: No claims reported; No losses; No claims for this term; No losses reported; No claims found for this policy period; None reported; No loss activity; NO CLAIMS; No reported losses for this period; *** NO LOSSES ***; There are no claims for this term
location: Location; Loc; Site; Department; Division; Unit; Branch; Premises; Cost Center
continued: (continued); (cont.); cont'd; - continued; (Cont'd)`;

/** What they call the fields of a claim. */
const claim = `
claimNumber: Claim Number; Claim No.; Claim #; Claim; Claim No; Clm #; Claim ID; Clm Nbr; Claim Num; File Number; File No.; Claim Ref; Claim/File #; Clm No.; Loss No.
occurrenceNumber: Occurrence; Occurrence No.; Occ #; Occurrence Number; Occ Nbr; Occ. No.; Incident No.; Event #
claimantNumber: Clmt; Clmt #; Claimant No.; Suffix; Seq; Sfx; Clmt Seq; Feature; Sym
claimantName: Claimant; Claimant Name; Injured Party; Name of Claimant; Clmt Name; Claimant/Injured Worker; Claimant / Employee; Name; Claimant's Name; Injured Worker; Party; Clmt
claimType: Claim Type; Coverage; Type; Type of Loss; Loss Type; Cov; Coverage Type; Type of Claim; Clm Type; Cov. Type; Claim Coverage; Loss Cov; Cvg
status: Status; Stat; Claim Status; O/C; St.; Sts; Current Status; Open/Closed; Clm Stat; File Status; Stat.
lossDate: Date of Loss; Loss Date; DOL; Accident Date; D/L; Date of Accident; Loss Dt; Occurrence Date; Date of Occurrence; Acc Date; Date of Injury; DOI; Incident Date; Occ Date; Loss Dte
reportedDate: Date Reported; Reported; Report Date; Rptd; Notice Date; Date Rptd; Reported Date; Date Received; Rec'd; Rpt Dt; Date of Notice; Received; Notified; Rptd Date
closedDate: Date Closed; Closed; Closed Date; Close Date; Clsd; Closed On; Date Clsd; Closing Date; Cls Date; Close Dt; Closure Date; Clo Date
lossState: State; Loss State; St; Juris; Jurisdiction; Accident State; State of Loss; Jur State; Acc St; Loss St; Jur; Benefit State
description: Description; Loss Description; Accident Description; Description of Loss; Description of Accident; Facts; Loss Desc; Facts of Loss; Narrative; Acc Desc; Details; Description of Occurrence; Incident Description; What Happened
cause: Cause; Cause of Loss; Cause of Injury; Loss Cause; COL; Accident Cause; Cause Desc; Peril; Accident Type; Cause of Accident; Cause/Peril
natureOfInjury: Nature; Nature of Injury; Injury Type; Injury; Nature of Inj; NOI; Inj Nature; Type of Injury; Result; Injury Nature
bodyPart: Body Part; Part of Body; Part; Body Part Injured; POB; Injured Body Part; Bdy Part; Part Injured; Body Pt; Area of Injury
adjusterName: Adjuster; Examiner; Claim Rep; Adjuster Name; Claim Handler; Handler; Claims Rep; Claim Examiner; Adj; File Handler; Claim Representative; Assigned To; Clm Adjuster
driverName: Driver; Driver Name; Operator; Insured Driver; Insd Driver; Vehicle Operator; Drv; Driver of Insd Veh
unit: Unit; Vehicle; Unit No.; Unit #; Veh; Insured Vehicle; Veh No; Vehicle/Unit; Unit ID; Insd Veh`;

/** Amounts: headings that stand alone, and the parts of headings over several columns. */
const amounts = `
paid.loss: Loss Paid; Paid Loss; Indemnity Paid; Paid Indemnity; Losses Paid; Indem Paid; Pd Loss; Loss Pd; Paid Ind; Loss Payments; Ind. Paid
paid.medical: Medical Paid; Paid Medical; Med Paid; Pd Med; Medical Payments; Med Pd; Paid Med; Med. Paid
paid.expense: Expense Paid; Paid Expense; Expenses Paid; Exp Paid; Paid ALAE; ALAE Paid; Paid Exp; Exp Pd; LAE Paid; Paid LAE; Expense Payments; Legal/Exp Paid
paid.total: Total Paid; Paid; Paid to Date; Gross Paid; Tot Paid; Total Payments; Amount Paid; Paid Total; Ttl Paid; Payments; Total Pd
reserve.loss: Loss Reserve; Reserve Loss; O/S Loss; Indemnity Reserve; Loss Res; Outstanding Loss; Loss O/S; Ind Reserve; Indemnity O/S; Loss Reserves; Res Loss; Case Loss Reserve
reserve.medical: Medical Reserve; Med Reserve; O/S Medical; Medical O/S; Med Res; Medical Outstanding; Res Med; Med. O/S; Reserve Medical
reserve.expense: Expense Reserve; Exp Reserve; O/S Expense; Expense O/S; ALAE Reserve; Exp Res; Outstanding Expense; LAE Reserve; Res Exp; ALAE O/S; Expense Reserves
reserve.total: Total Reserve; Reserve; Reserves; Outstanding; Total Reserves; Total O/S; O/S Reserve; Outstanding Reserve; Total Outstanding; Open Reserve; Case Reserve; Tot Res; Remaining Reserve
incurred.loss: Loss Incurred; Incurred Loss; Indemnity Incurred; Inc Loss; Loss Inc; Incurred Indemnity; Ind Incurred
incurred.medical: Medical Incurred; Incurred Medical; Med Incurred; Med Inc; Inc Med
incurred.expense: Expense Incurred; Incurred Expense; Exp Incurred; ALAE Incurred; Exp Inc; LAE Incurred; Inc Exp
incurred.total: Total Incurred; Incurred; Gross Incurred; Tot Incurred; Incurred Total; Total Inc; Total Incurred Loss; Total Gross Incurred; Ttl Incurred; Incurred Amount; Total Inc.
recovered: Recovery; Recoveries; Recovered; Subrogation; Subro/Salvage; Recov; Total Recovery; Salvage/Subro; Subro Recovered; Recovery Amount; Salv & Subro; Rec'd Subro
measure.paid: Paid; Payments; Paid to Date; Amounts Paid; PAID; Pd; Total Paid to Date; Paid Amounts
measure.reserve: Reserve; Reserves; Outstanding; O/S; Case Reserves; Outstanding Reserves; Res; Reserved; O/S Reserves
measure.incurred: Incurred; Total Incurred; Gross Incurred; Inc; Incurred Amounts; Inc.
measure.recovered: Recovery; Recovered; Recoveries; Subro; Recov
kind.loss: Loss; Indemnity; Indem; Ind; Losses; Indemnity/Loss; Loss/Ind; BI/PD; Ind.
kind.medical: Medical; Med; Medical Pmts; Med.; MED; Medl
kind.expense: Expense; ALAE; Exp; LAE; Expenses; Legal/Expense; Exp.; Adj Expense; Legal; Alloc Exp
kind.total: Total; Totals; All; Tot; Ttl; TOTAL; Sum`;

export const wordings = new Map([
  ...parseWordings('loss_run', report),
  ...parseWordings('loss_run', claim),
  ...parseWordings('loss_run', amounts),
]);
