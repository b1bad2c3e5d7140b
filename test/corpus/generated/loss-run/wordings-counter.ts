import { parseWordings } from '../../kit/recipe.ts';

/** Further wordings of loss runs. */
export const wordings = parseWordings(
  'loss_run',
  `
title: Claim Listing by Policy; Statement of Losses; Loss Bordereau; Carrier Loss Detail; Historical Loss Information; Risk Experience Summary
carrierName: Underwriter; Underwritten By; Paper; Insuring Company; Company Name
namedInsured: Assured; Insured Entity; Name Insured; Covered Entity; Risk Name; Employer
agencyName: Producer of Record; Retail Agent; Brokerage; Servicing Agent; Intermediary
reportDate: Issued; Extract Date; Date Generated; Printed On; Report Produced; Run Dt
valuationDate: Losses As Of; Evaluated As Of; Valuation As Of; Experience As Of; Status As Of; Figures Valued
policyNumber: Policy Reference; Certificate No.; Pol; Policy/Contract; Pol Nr.; Policy Symbol & No.
lineOfBusiness: Coverage Part; Ins. Line; Program; Book; Business Type; Form of Cover
policyPeriod: Term Dates; Effective/Expiration; Cover Period; Annual Period; Pol Term
effectiveDate: Incepts; Begin; Commences; Term Start; Pol Inc; Eff
expirationDate: Ends; Through; Term End; Expiring; Pol Xpir; Exp
claimCount: Occurrences; Claim Qty; Total Number of Losses; Freq; Clms; No. Losses
openClaimCount: Still Open; Active; Pending; Opens; Unresolved
policyTotal: Total Contract; Period Total; Policy Summary; Tot Pol; Sum of Policy
grandTotal: All Policies; Summary Total; Cumulative Total; Consolidated Total; Final; Experience Total
claimTotal: All Coverages; Sum; Claim Sum; Combined
noClaims: Loss free; Nil; No activity for this period; Clear - no losses; Zero claims; No incidents on file
claimNumber: Claim Reference; Our File; Case Number; Case No.; Claim Key; Loss Ref; Notice #; Matter No.
claimantName: Injured Employee; Third Party; Claiming Party; Clt; Payee/Claimant; Person; IW Name
claimType: Feature; Kind; Exposure; Claim Category; Sub-line; Cov Cd; Class of Claim; Injury Class
status: State of File; Cond; Position; Disposition; Clm Sts; Standing
lossDate: Event Date; Occurred; Happened; Acc. Dt; Dt of Loss; Injury Dt; Loss; When
reportedDate: First Notice; FNOL; Known; Dt Rptd; Entered; Advised; Lodged; Setup Date
closedDate: Settled; Finalized; Dt Closed; Concluded; Res. Date; File Closed
lossState: Venue; State Code; Loc St; Where; Jurisd.
description: Remarks; Accident Facts; Circumstances; Synopsis; Loss Details; Event; Comments
cause: Reason; Hazard; Loss Reason; Source; Cause Cd/Desc; Origin
natureOfInjury: Injury Desc; Damage Type; Type of Inj.; Nat Inj; Harm
bodyPart: Body Area; Member; Pt of Body; Anatomy; Inj. Part
adjusterName: Claims Contact; Claim Specialist; Technician; Clm Mgr; Handled By; Adj. Name
driverName: Chauffeur; Named Driver; Employee Driving; Drvr
unit: Equip #; Tractor; Auto No.; Power Unit; Asset
paid.loss: Net Loss Pd; Indemnity to Date; Loss Disb.; Paid L; Indem. Pmts
paid.medical: Medical to Date; Med Disb.; Paid M; Treatment Paid
paid.expense: Alloc. Paid; Defense Paid; Expense to Date; Paid E; Costs Paid
paid.total: Disbursed; Total Disbursements; Aggregate Paid; Paid All; To-Date Paid
reserve.loss: Unpaid Loss; Indem Rsv; Rsv Loss; Case L; Loss Pending
reserve.medical: Unpaid Medical; Med Rsv; Case M; Medical Pending
reserve.expense: Unpaid Expense; Alloc. Rsv; Defense Reserve; Case E; Costs O/S
reserve.total: Unpaid; Balance Reserved; Case O/S; Rsv; Future Reserves; Pending Amt
incurred.total: Paid + Reserve; Ultimate Incurred; Claim Value; Total Experience; Tot. Inc'd; Total Cost; Pd + O/S
recovered: Credits; Salvage; Reimbursed; Offsets; Subro Rcvd
measure.paid: Disbursements; To Date; Settled; Pmts
measure.reserve: Unpaid; Rsvs; Pending; Case
measure.incurred: Experience; Inc'd; Paid + O/S
kind.loss: Indem.; L; Liability; Comp
kind.medical: M; Treatment; Medcl
kind.expense: E; Alloc; Defense; Costs
kind.total: Combined; T; Aggregate`,
);
