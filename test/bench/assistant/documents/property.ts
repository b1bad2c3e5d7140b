/** The old and the renewed policy of a house, and a renters policy. A line with "*" is bold. */
export const home2025 = String.raw`
*HOMEOWNERS POLICY DECLARATIONS
Policy Number          Policy Period                                Agency
HO3-410288-07          From 07/15/2025 To 07/15/2026                Cumberland Gap Insurance Group Inc.
                       12:01 AM Standard Time                       40 Depot St
                                                                    Middlesboro, KY 40965
Named Insured:                              Location of Residence Premises:
HAROLD AND JUNE WINSLOW                     226 Sycamore Lane
226 Sycamore Lane                           Pineville, KY 40977
Pineville, KY 40977

Insurer: Laurel Highlands Mutual Insurance Company

Year Built: 1978        Construction: Brick Veneer      Protection Class: 5     Roof Type: Asphalt Shingle
Square Feet: 1,940      Stories: 1.5                    Occupancy: Owner Occupied

*SECTION I - PROPERTY COVERAGES                    LIMIT OF LIABILITY
A. Dwelling ........................................ $288,000
B. Other Structures ................................ $28,800
C. Personal Property ............................... $201,600
D. Loss of Use ..................................... $57,600
*SECTION II - LIABILITY COVERAGES
E. Personal Liability - Each Occurrence ............ $300,000
F. Medical Payments to Others - Each Person ........ $5,000

*DEDUCTIBLE - SECTION I
All Other Perils             $1,000
Wind/Hail                    1%     $2,880

*ENDORSEMENTS                                  LIMIT            PREMIUM
HO 04 90  Personal Property Replacement Cost                    $52.00
Water Backup and Sump Overflow                 $5,000           $38.00
Identity Theft Expense                         $15,000          $25.00
Jewelry, Watches and Furs                      $2,500           $31.00

*DISCOUNTS                                     AMOUNT
Protective Devices                             -$44.00
Claim Free                                     -$96.00

Total Policy Premium                                            $1,486.00

Mortgagee: First Harlan Savings Bank ISAOA, PO Box 300, Harlan, KY 40831     Loan Number: 55-104482
`;

export const home2026 = String.raw`
*HOMEOWNERS POLICY DECLARATIONS
*                                                      RENEWAL
Policy Number          Policy Period                                Agency
HO3-410288-08          From 07/15/2026 To 07/15/2027                Cumberland Gap Insurance Group Inc.
                       12:01 AM Standard Time                       40 Depot St
                                                                    Middlesboro, KY 40965
Named Insured:                              Location of Residence Premises:
HAROLD AND JUNE WINSLOW                     226 Sycamore Lane
226 Sycamore Lane                           Pineville, KY 40977
Pineville, KY 40977

Insurer: Laurel Highlands Mutual Insurance Company

Year Built: 1978        Construction: Brick Veneer      Protection Class: 5     Roof Type: Metal
Square Feet: 1,940      Stories: 1.5                    Occupancy: Owner Occupied

*SECTION I - PROPERTY COVERAGES                    LIMIT OF LIABILITY
A. Dwelling ........................................ $305,000
B. Other Structures ................................ $30,500
C. Personal Property ............................... $213,500
D. Loss of Use ..................................... $61,000
*SECTION II - LIABILITY COVERAGES
E. Personal Liability - Each Occurrence ............ $500,000
F. Medical Payments to Others - Each Person ........ $5,000

*DEDUCTIBLE - SECTION I
All Other Perils             $2,500
Wind/Hail                    2%     $6,100

*ENDORSEMENTS                                  LIMIT            PREMIUM
HO 04 90  Personal Property Replacement Cost                    $54.00
Water Backup and Sump Overflow                 $10,000          $61.00
Equipment Breakdown                            $50,000          $35.00
Jewelry, Watches and Furs                      $2,500           $31.00

*DISCOUNTS                                     AMOUNT
Protective Devices                             -$46.00
Claim Free                                     -$102.00

Total Policy Premium                                            $1,611.00

Mortgagee: Blue Licking Home Loans LLC, 9 Court St, Frankfort, KY 40601     Loan Number: 7730091
`;

export const apartment = String.raw`
RENTERS INSURANCE DECLARATIONS PAGE
New Business
Company:  Harborview Property and Casualty Company
Policy Number: RN-7702218            Effective Date: 05/01/2026     Expiration Date: 05/01/2027
Insured
Camille Broussard
415 Gravier Street Unit 6B
New Orleans, LA 70130
Residence Premises: Same as mailing address

Coverage                                  Limit           Deductible      Premium
Personal Property                         $40,000         $1,000          $131.00
Loss of Use                               $12,000                         Included
Personal Liability (each occurrence)      $300,000                        $31.00
Medical Payments to Others (each person)  $2,000                          Included
Scheduled Personal Property - Jewelry     $6,200          $0              $77.00
Identity Theft                            $25,000                         $14.00
Total Annual Premium                                                      $253.00

Additional Interest:
Magnolia Court Apartments LLC
1 Poydras Plaza
New Orleans, LA 70113
`;
