import { parseWordings } from '../../kit/recipe.ts';

/** What report writers, portals and letters call the fields of a report and of its policies. */
const report = `
title: Claims Detail Listing; Loss Run by Policy; Policy Loss Statement; Claim Activity Report; Statement of Losses; Account Claim Listing; Loss Experience Statement; Insured Claims Report; Claim Register; Loss Exhibit; Five Year Loss Report; Customer Loss Report
carrierName: Writing Carrier; Insuring Company; Company Name; Insurance Co.; Paper; Insured By; Issuing Carrier; Risk Carrier; Carrier Name; Underwriter
namedInsured: Insured; Policyholder Name; Insured Account; First Insured; Name Insured; Entity; Insured Entity; Account Insured; Insured Party; Policyholder
agencyName: Agency of Record; Retail Agent; Servicing Agent; Producer/Agency; Agent Name; Agency; Broker of Record; Producer of Record; Retail Broker; Submitting Agency
reportDate: Date Issued; Report Run Date; Run; Processed; Date Generated; Extract Date; Print Date; Report Produced; System Date; Generated
valuationDate: Valued As At; Losses Valued; Amounts As Of; Financials As Of; Data Valued At; Valuation As Of; Position As Of; Evaluated As Of; Valued Through; Loss Data As Of
policyNumber: Policy; Policy No; Policy Number; Pol. No.; Policy Symbol/No.; Contract; Policy Reference; Policy/Contract #; Policy Nbr.; Certificate/Policy No.
lineOfBusiness: Line; Coverage Part; Program; LOB; Line of Coverage; Policy Line; Business Line; Line Of Business; Class; Type of Insurance
policyPeriod: Term; Policy Dates; Coverage Dates; Effective - Expiration; Policy Period; Term Dates; Period Covered; Policy Term; Insurance Period; Eff/Exp
effectiveDate: Effective; Begins; Eff. Date; Start; Policy Start; Inception; Term Start; Eff; Effective Date; From Date
expirationDate: Expires; Ends; Exp. Date; End; Policy End; Expiry Date; Term End; Exp; Expiration Date; To Date
claimCount: Claims; Claim Count; No. Claims; Reported Claims; Total No. of Claims; Nbr of Claims; Ct; Number; Claims to Date; Clms
openClaimCount: Open; Open Claims; Claims Open; No. Open; Still Open; Pending Claims; Open Ct; # Open; Currently Open; Open Files
policyTotal: Total Policy; Policy Subtotal; Totals, This Policy; Policy Period Total; Sum for Policy; Total, Term; Sub Total Policy; Policy Sum; Term Subtotal; Total for Policy Period
groupTotal: Subtotal; Sub-Total; Total; Group Total; Section Total; Sub Total; Totals
claimTotal: Total; Claim Total; Total Claim; Sum; Totals; All Types; Claim Sum
grandTotal: Report Grand Total; Grand Total; Total All Claims; Total for Insured; Totals for Report; All Policies Total; Account Grand Total; Total for Report; Combined Total; Sum of All Policies
noClaims: No claims on file; No losses to report; No claim activity; There were no losses in this term; No losses this period; NO LOSSES REPORTED; No records found; Nothing reported; Zero claims reported; No claims were found
continued: (continued); (cont.); - continued from previous page; continued...`;

const claim = `
claimNumber: Claim; Claim Number; Claim Ref.; Claim No.; File; Claim #; File Ref; Loss Number; Loss ID; Claim File No.; Claim Key; Reference No.
claimantName: Claimant; Name of Party; Claimant Name; Injured / Claimant; Third Party; Claimant(s); Party Name; Injured Person; Claimant or Employee; Clmt Name
claimType: Coverage; Claim Type; Kind of Loss; Coverage / Type; Cov Desc; Loss Category; Type of Claim; Category; Line Cov; Claim Category
status: Status; Claim Status; File Status; Open or Closed; Stat; Current Status; State of Claim; Disposition; O / C; Sts
lossDate: Loss Date; Date of Loss; Date of Occurrence; Acc. Date; Occurred; Event Date; Occurred On; Dt of Loss; Loss Dt.; Date of Event
reportedDate: Reported; Date Reported; Reported On; Notice Rec'd; Report Dt.; Date of Report; First Notice; Notified On; Recd Date; Date Rec'd
closedDate: Closed; Date Closed; Closed On; Close Dt.; Final Date; Settled On; Date of Closure; Closing Dt; Clsd Dt; Closed Date
lossState: State; Loss State; Jurisdiction State; Acc. State; Benefit St.; State Code; ST; Loss St.; State of Accident; Juris. State
description: Loss Description; Description; How Did It Happen; Claim Description; Accident Narrative; Facts of Accident; Loss Narrative; Remarks on Loss; Incident; Loss Facts
cause: Cause; Cause of Loss; Loss Cause; Cause Description; Primary Cause; Accident Cause; Peril; Cause Code Desc.; Cause of Accident; Loss Cause Desc
natureOfInjury: Nature of Injury; Injury; Injury Description; Injury Nature; Nature; Type of Inj.; Inj. Type; Nature Desc
bodyPart: Body Part; Injured Part; Part of Body; Body Part Desc; Part Injured; Area Injured; Body Area; Inj. Body Part
adjusterName: Adjuster; Handled By; Claim Specialist; File Owner; Adjuster Assigned; Claims Adjuster; Examiner Name; Claim Handler
driverName: Driver; Driver of Vehicle; Operator Name; Insured's Driver; Driver Involved; Oper.; Driver Name; Vehicle Driver
unit: Unit; Vehicle No.; Power Unit; Insured Unit; Vehicle; Unit/Veh; Equip. No.; Veh. Unit`;

const amounts = `
paid.loss: Loss Paid; Indemnity Paid; Paid Loss; Losses Paid to Date; Loss Payments; Paid Indem.; Paid - Loss; Pd. Indemnity
paid.medical: Medical Paid; Paid Medical; Med. Payments; Paid - Medical; Pd. Medical; Medical Pd.
paid.expense: Expense Paid; Paid Expense; Legal & Expense Paid; Paid - Expense; Paid LAE; Expenses Pd.; ALAE Payments; Adjustment Exp. Paid
paid.total: Total Paid; Paid; Paid to Date; Payments Made; Payments to Date; Paid Amount; Sum Paid; Paid-to-Date; Total Amount Paid; Paid Total
reserve.loss: Loss Reserve; Indemnity Reserve; Outstanding Loss; Loss Outstanding; Reserve - Loss; O/S Indemnity; Reserve Loss; Ind. Reserve
reserve.medical: Medical Reserve; O/S Medical; Outstanding Medical; Reserve - Medical; Med. Reserve; Medical Outstanding
reserve.expense: Expense Reserve; Outstanding Expense; Reserve - Expense; O/S Exp.; Legal & Expense Reserve; LAE Reserve; ALAE Outstanding; Exp. Reserve
reserve.total: Outstanding; Total Reserve; Reserve Balance; Reserves; Current Reserve; Total Outstanding; Open Reserves; Amount Reserved; Case Reserves; Unpaid Reserve
incurred.loss: Loss Incurred; Indemnity Incurred; Incurred - Loss; Incurred Loss; Inc. Indemnity; Loss Total
incurred.medical: Medical Incurred; Incurred - Medical; Inc. Medical; Incurred Medical; Medical Total
incurred.expense: Expense Incurred; Incurred - Expense; Inc. Expense; Incurred LAE; Expense Total; ALAE Incurred
incurred.total: Total Incurred; Incurred; Incurred Total; Total Cost; Incurred to Date; Incurred Value; Claim Cost; Total Claim Incurred; Inc. Total; Total Experience
recovered: Recoveries; Recovered; Subrogation/Salvage; Recovery; Amounts Recovered; Subro; Total Recoveries; Recovered to Date; Collected; Salvage and Subrogation
measure.paid: Paid; Payments; Paid to Date; Payments Made; Paid Amount; Amounts Paid; Disbursed
measure.reserve: Reserve; Outstanding; Reserves; Remaining; O/S Reserve; Amount Outstanding; Unpaid
measure.incurred: Incurred; Total Incurred; Incurred to Date; Incurred Amount; Cost
measure.recovered: Recovered; Recovery; Recoveries; Subrogation; Credits
kind.loss: Loss; Indemnity; Indemnity / Loss; Loss Amount; Indem.; BI / PD; Losses
kind.medical: Medical; Med.; Medical Cost; Medical Payments; MED
kind.expense: Expense; Legal / Expense; LAE; Adj. Expense; Expenses; Legal; ALAE; Loss Expense
kind.total: Total; All; Total Amount; Combined; Sum; TOTAL`;

/** The same in the few letters that narrow columns and line printers have. */
const short = `
policyNumber: POL NO; POLICY; POL#; POL NBR; PLCY NO; POL
lineOfBusiness: LOB; LN; LINE; BUS LN; PROG; CVG PT
effectiveDate: EFF DT; EFF; EFFDT; INCEPT; EFCTV; TRM EFF
expirationDate: EXP DT; EXP; EXPDT; EXPIRY; TRM EXP; EXPIRES
claimCount: CNT; CLM CT; NO CLM; #CLMS; CLMS; QTY
openClaimCount: OPN; OP CT; #OPEN; OPEN; NO OPN
policyTotal: POL TOT; POLICY TOTAL; TOT POL; SUBTOT POL; TOTAL POLICY
groupTotal: SUBTOT; SUB TOT; TOTAL; TOT; SUB-TOTAL
claimTotal: TOT; CLM TOT; TOTAL; T
grandTotal: GRAND TOT; FINAL TOTAL; GRAND TOTAL; RPT TOTAL; TOTAL ALL
claimNumber: CLM NO; CLAIM; CLM#; CLAIM NBR; FILE NO; CLM REF
claimantName: CLMT; CLAIMANT; CLMT NAME; NAME; CLMNT; INJ PARTY
claimType: TYP; CVG; COV; CLM TYP; COVG; LOSS TYP
status: ST; STS; STAT; O/C; S; STA
lossDate: LOSS DT; DOL; D/L; ACC DT; LOSS; DT LOSS
reportedDate: RPT DT; RPTD; REPTD; RCVD; NOTICE; RECD DT
closedDate: CLS DT; CLSD; CLOSED; CLO DT; FINAL DT; CL DATE
lossState: LS ST; JUR; STATE; ACC ST; JURIS; L/ST
description: DESC; LOSS DESC; DESCR; ACC DESC; NARR; DESCRIP
cause: CAUSE; COL; CSE; CAUSE DESC; PERIL
natureOfInjury: NATURE; NOI; INJ; NAT INJ
bodyPart: BODY; PART; BDY PT; B/P
adjusterName: ADJ; EXMR; ADJSTR; HNDLR; CLM REP
driverName: DRV; DRIVER; OPER; DRVR
unit: UNIT; VEH; UN NO; EQ NO
paid.loss: PD LOSS; LOSS PD; PD IND; IND PD; LOSS PAID
paid.medical: PD MED; MED PD; MED PAID
paid.expense: PD EXP; EXP PD; PD ALAE; LAE PD; EXP PAID
paid.total: TOT PD; PAID; PD TOT; PAID TOT; TOTAL PD
reserve.loss: RES LOSS; LOSS RES; O/S LOSS; IND RES; RSV LOSS
reserve.medical: RES MED; MED RES; O/S MED; RSV MED
reserve.expense: RES EXP; EXP RES; O/S EXP; LAE RES; RSV EXP
reserve.total: TOT RES; RESERVE; O/S; TOT O/S; RSRV; RSV TOT
incurred.loss: INC LOSS; LOSS INC; INCD LOSS; IND INC
incurred.medical: INC MED; MED INC; INCD MED
incurred.expense: INC EXP; EXP INC; LAE INC; INCD EXP
incurred.total: TOT INC; INCURRED; INCD; TOTAL INC; INC TOT
recovered: RECOV; SUBRO; RCVRY; SAL/SUB; RECVD
measure.paid: PAID; PMTS; PD; PAYMENTS
measure.reserve: RSRV; O/S; RESERVE; OUTST; RES
measure.incurred: INCD; INCURRED; INC; TOT INC
measure.recovered: RECOV; SUBRO; RCVRY
kind.loss: LOSS; IND; INDEM; INDEMN
kind.medical: MED; MEDICAL; MEDL
kind.expense: EXP; LAE; ALAE; LEGAL; EXPENSE
kind.total: TOTAL; TOT; TTL`;

export const wordings = new Map([
  ...parseWordings('desk', report),
  ...parseWordings('desk', claim),
  ...parseWordings('desk', amounts),
  ...parseWordings('desk_short', short),
]);
