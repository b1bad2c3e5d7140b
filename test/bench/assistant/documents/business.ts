/** A businessowners policy, a loss run of three policy terms and a pet policy. A line with "*" is bold. */
export const shop = String.raw`
Businessowners Declarations                                    Policy Number: BP-660-41177
Insurer: Ironwood Commercial Casualty Company                  New Policy
Named Insured: Copper Kettle Coffee LLC
Mailing Address: 1180 Larimer Way, Fort Collins, CO 80521
Policy Term: 03/01/2026 to 03/01/2027
Legal Entity: Limited Liability Company
Business Description: Coffee roaster and cafe
Agency: Poudre Valley Brokers

*Liability Coverages                                     Limits
Each Occurrence Limit                                    $1,000,000
General Aggregate Limit                                  $2,000,000
Products-Completed Operations Aggregate                  $2,000,000
Personal & Advertising Injury                            $1,000,000
Damage to Rented Premises                                $50,000
Medical Expense                                          $10,000

*Location 1 - Building 1
Address: 1180 Larimer Way, Fort Collins, CO 80521
Class Code: 09061        Occupancy: Cafe     Construction: Masonry Non-Combustible
Year Built: 2004         Protection Class: 3
Coverage                                  Limit             Deductible     Premium
Building                                  $780,000          $1,000         $1,905.00
Business Personal Property                $210,000          $1,000         $640.00
Business Income and Extra Expense         Actual Loss Sustained 12 months        Included

*Location 2 - Building 1
Address: 66 Mill Race Road, Loveland, CO 80537
Coverage                                  Limit             Deductible     Premium
Business Personal Property                $125,000          $2,500         $415.00

*Additional Coverages
Employee Dishonesty                       $25,000                          $88.00
Outdoor Signs                             $7,500                           $42.00
Spoilage                                  $15,000                          $65.00
Cyber Liability                           Declined

Total Annual Premium                                                       $3,755.00
`;

export const lossRun = String.raw`
TALON PEAK INSURANCE COMPANY
Workers Compensation Loss Run
Insured: Granite Basin Builders Inc
Report Date: 02/10/2023                        Valuation Date: 01/31/2023

Policy Number: TPW-3301-20        Policy Period: 01/01/2020 to 01/01/2021
Claim #        Loss Date     Claimant           Status    Description                      Paid         Reserve     Incurred
WC20-1101      03/09/2020    Tomas Arriaga      Closed    Fell from ladder                 18,400.00    0.00        18,400.00
WC20-1188      08/21/2020    Beth Lindqvist     Closed    Cut hand on saw                  2,150.50     0.00        2,150.50
Policy Totals                                                                              20,550.50    0.00        20,550.50

Policy Number: TPW-3301-21        Policy Period: 01/01/2021 to 01/01/2022
Claim #        Loss Date     Claimant           Status    Description                      Paid         Reserve     Incurred
WC21-0417      05/02/2021    Darnell Hughes     Open      Back strain lifting lumber       9,300.00     21,700.00   31,000.00
Policy Totals                                                                              9,300.00     21,700.00   31,000.00

Policy Number: TPW-3301-22        Policy Period: 01/01/2022 to 01/01/2023
Claim #        Loss Date     Claimant           Status    Description                      Paid         Reserve     Incurred
WC22-0093      02/14/2022    Yusuf Demir        Closed    Foreign body in eye              640.00       0.00        640.00
WC22-0310      06/30/2022    Karen Oyelaran     Open      Struck by falling beam           12,000.00    38,000.00   50,000.00
Policy Totals                                                                              12,640.00    38,000.00   50,640.00

Grand Totals                                                                               42,490.50    59,700.00   102,190.50
`;

export const pets = String.raw`
HAPPY HOUND PET INSURANCE POLICY SCHEDULE
Underwriter: Northgate Fire Insurance Company
Policyholder             Policy No.         Effective Date     Expiration Date
Iris Delacroix           HH-5520187         09/01/2025         09/01/2026
77 Quarry Lane
Asheville, NC 28801

Pet Name    Species    Breed              Gender    Age        Annual Limit    Deductible    Reimbursement    Monthly Premium
Pickles     Cat        Maine Coon         F         4 years    $7,500          $250          90%              $22.15
Bruno       Dog        Bernese            M         6 years    $15,000         $500          80%              $58.40

Total Monthly Premium: $80.55
Waiting Period
Accident        3 days
Illness         14 days
`;
