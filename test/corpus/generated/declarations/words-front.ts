/** What stands on every declarations page. */
export const frontWords = {
  policyNumber:
    'Policy Number|Policy No.|Policy #|Your policy number|Policy|Pol. No.|POLICY NUMBER|Policy ID|Contract Number',
  policyPeriod:
    'Policy Period|Policy Term|Coverage Period|Term|Period of Insurance|Your policy period|Policy period (12:01 a.m. standard time)',
  effective:
    'Effective Date|Effective|Eff. Date|Policy Effective Date|From|Inception Date|Coverage begins|Policy Begins|Start Date',
  expiration:
    'Expiration Date|Expiration|Exp. Date|Policy Expiration Date|To|Expires|Coverage ends|Policy Ends|End Date',
  insured:
    'Named Insured|Named Insured and Mailing Address|Insured|Insured Name and Address|Policyholder|Insured(s)|Name and Address of Insured|Named Insured(s) & Address|Your name and address|First Named Insured',
  insuredName:
    'Named Insured|Insured|Policyholder|Named Insured(s)|Insured Name|Name of Insured|Policyholder(s)|Insureds',
  mailing:
    'Mailing Address|Address|Insured Address|Mail To|Address of Insured|Mailing address on file|Your mailing address',
  agent:
    'Agent|Agency|Producer|Your Agent|Agency Name|Agency / Producer|Your agency|Producing Agent|Agent of Record|Servicing Agency|Broker',
  agentPhone: 'Agent Phone|Phone|Telephone|Agency Telephone|Call your agent',
  agentCode: 'Agent Code|Producer Code|Agency No.|Producer #|Agency Code',
  carrier:
    'Underwritten by|Insurance Company|Insurer|Company|Issued by|Coverage provided by|Issuing Company|Insurance provided by|Company Providing Coverage',
  transaction:
    'Transaction|Transaction Type|Type of Transaction|Policy Status|Reason for Issue|Transaction Description',
  issued: 'Date Issued|Issue Date|Date Prepared|Processed|Printed|Date of Notice|Processing Date|Run Date',
  account: 'Account Number|Billing Account|Customer Number|Account No.|Client ID',
  total:
    'Total Policy Premium|Total Premium|Total Term Premium|Policy Premium|Total Annual Premium|Total Amount Due for the Policy Term|Full Term Premium|Total Policy Cost|Premium Total|Total Premium, Fees and Taxes',
  feesTitle: 'Fees and Assessments|Taxes, Fees and Surcharges|Other Charges|State Fees and Taxes|Fees',
  discountsTitle:
    'Discounts|Discounts Applied|Premium Discounts|Policy Discounts and Credits|Your Discounts|Credits|Savings on this policy|Premium Reductions',
  discountName: 'Discount|Description|Credit|Discount / Credit|Name',
  amount: 'Amount|Savings|Credit Amount|Amount of Credit|Premium Credit',
  discountSuffix: '| Discount| Credit| discount',
  charge: 'Description|Charge|Fee|Item|Type of Charge',
  chargeAmount: 'Amount|Charge|Fee Amount|Premium',
  coverage:
    'Coverage|Coverages|Coverage Description|Coverage and Part|Description of Coverage|Protection|Type of Coverage|Coverage Part|Insurance',
  limit:
    'Limit|Limits|Limit of Liability|Limits of Liability|Coverage Limit|Amount of Insurance|Limit of Insurance|Limits of Protection|Maximum We Pay',
  deductible: 'Deductible|Ded.|Ded|Deductible Amount|Your Deductible|Deduct.|Less Deductible',
  premium: 'Premium|Prem.|Premium Amount|Term Premium|Premium ($)|Cost|Annual Premium|Total Prem|Your Premium',
  subtotal: 'Subtotal|Sub-total|Section Total|Total|Premium Subtotal',
  formsTitle:
    'Forms and Endorsements|Policy Forms|Forms Applicable|Schedule of Forms|Forms Attached to this Policy|Form Numbers',
  offersTitle:
    'Other Limits You Can Choose|Coverage Options|Consider These Options|Quotes for Other Limits|You may also want to know',
  paymentsTitle: 'Payment Schedule|Payment Plans Available|Installment Schedule|How You Can Pay|Billing Options',
  noticesTitle: 'Important Information|Messages|Notices|Please Note|Remarks|Important Notices',
  declined: 'Declined|Not Selected|No Coverage|Not Purchased|Rejected|Not Covered|None|Not Provided',
  included: 'Included|Incl|INCL|Incl.|included',
} as const;
