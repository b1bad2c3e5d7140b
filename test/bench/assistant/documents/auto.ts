/** The old and the renewed auto policy of a family, and the policy of somebody else. A line with "*" is bold. */
export const familyAuto2025 = String.raw`
*                      PERSONAL AUTO POLICY DECLARATIONS
Blue Mesa Mutual Insurance Company                         Policy Number        BMA 20771-04
900 Canyon Road, Santa Fe, NM 87501                        Policy Period        04/20/2025 to 10/20/2025
                                                           Agent                HIGH DESERT INSURANCE AGENCY
Named Insured and Mailing Address                                               77 Sandia Street
PRIYA N RAMAN                                                                   Albuquerque, NM 87102
OWEN J CASTELLAN
318 JUNIPER LOOP
SANTA FE, NM 87505

*COVERED AUTOS
Auto   Year   Make     Model          VIN                    Use          Lienholder
1      2019   TOYOTA   CAMRY SE       4T1B11HK5KU211234      Commute      Rio Grande Credit Union
2      2021   HONDA    ACCORD EX      1HGCV1F34MA012345      Pleasure

*COVERAGES                              LIMITS OF LIABILITY                 PREMIUM
                                                                     Auto 1        Auto 2
Bodily Injury Liability                 $100,000/$300,000            $201.00       $188.00
Property Damage Liability               $100,000                     $97.00        $92.00
Medical Payments                        $5,000                       $14.00        $13.00
Uninsured Motorists Bodily Injury       $100,000/$300,000            $26.00        $26.00
Comprehensive                           $250 Deductible              $71.00        $84.00
Collision                               $500 Deductible              $166.00       $203.00
Rental Reimbursement                    $30 per day/$900 max         $18.00        $18.00
                                                                     --------      --------
Total by Vehicle                                                     $593.00       $624.00
Total Policy Premium                                                               $1,217.00

*DRIVERS
No.  Name                 Date of Birth     Sex    Marital Status    License Number
1    Priya N Raman        09/14/1986        F      M                 041882210
2    Owen J Castellan     02/27/1984        M      M                 041990341

*DISCOUNTS APPLIED
Multi-Car          Anti-Theft Device          Paperless
`;

export const familyAuto2026 = String.raw`
*                      PERSONAL AUTO POLICY DECLARATIONS
*                              RENEWAL
Blue Mesa Mutual Insurance Company                         Policy Number        BMA 20771-05
900 Canyon Road, Santa Fe, NM 87501                        Policy Period        10/20/2025 to 04/20/2026
                                                           Agent                HIGH DESERT INSURANCE AGENCY
Named Insured and Mailing Address                                               77 Sandia Street
PRIYA N RAMAN                                                                   Albuquerque, NM 87102
OWEN J CASTELLAN
318 JUNIPER LOOP
SANTA FE, NM 87505

*COVERED AUTOS
Auto   Year   Make     Model          VIN                    Use          Lienholder
1      2019   TOYOTA   CAMRY SE       4T1B11HK5KU211234      Commute
2      2024   SUBARU   FORESTER       JF2SKAEC7RH412345      Pleasure     Mesa Verde Auto Finance

*COVERAGES                              LIMITS OF LIABILITY                 PREMIUM
                                                                     Auto 1        Auto 2
Bodily Injury Liability                 $250,000/$500,000            $231.00       $216.00
Property Damage Liability               $100,000                     $99.00        $95.00
Medical Payments                        $5,000                       $14.00        $13.00
Uninsured Motorists Bodily Injury       $250,000/$500,000            $31.00        $31.00
Comprehensive                           $250 Deductible              $73.00        $96.00
Collision                               $1,000 Deductible            $142.00       $214.00
Towing and Labor                        $100                         $6.00         $6.00
                                                                     --------      --------
Total by Vehicle                                                     $596.00       $671.00
Total Policy Premium                                                               $1,267.00

*DRIVERS
No.  Name                 Date of Birth     Sex    Marital Status    License Number
1    Priya N Raman        09/14/1986        F      M                 041882210
2    Owen J Castellan     02/27/1984        M      M                 041990341
3    Nina Raman           05/03/2009        F      S                 052771904

*DISCOUNTS APPLIED
Multi-Car          Anti-Theft Device          Paperless          Good Student
`;

export const neighborAuto = String.raw`
KESTREL INDEMNITY COMPANY                                        NEW BUSINESS DECLARATIONS
AUTOMOBILE POLICY
Policy No. KI 88 2204-1
Policy Period From: 02/01/2026 To: 02/01/2027 12:01 A.M. at the address of the insured
Insured:                                         Agent:
GORDON P ABERNATHY                               SHORELINE AGENCY INC
PO BOX 417                                       12 PIER AVE
LEWES DE 19958                                   LEWES DE 19958

Veh  Year Make/Model            VIN                  Garaging Zip   Annual Miles
 1   2018 FORD ESCAPE           1FMCU0GD5JUA12345    19958          11000
 2   2015 NISSAN SENTRA         3N1AB7AP4FY212345    19958          6500

COVERAGES                     LIMITS                      2018 FORD       2015 NISSAN
BODILY INJURY LIABILITY       50,000/100,000              $188.00         $171.00
PROPERTY DAMAGE LIABILITY     50,000                      $81.00          $77.00
UM/UIM BODILY INJURY          50,000/100,000              $29.00          $29.00
PERSONAL INJURY PROTECTION    15,000/30,000               $118.00         $109.00
COMPREHENSIVE                 ACV LESS $500               $64.00          NO COV
COLLISION                     ACV LESS $750               $151.00         NO COV

TOTAL PREMIUM                                             $631.00         $386.00
POLICY FEE                                                                $25.00
TOTAL POLICY PREMIUM                                                      $1,042.00

OPERATORS
NAME                     BIRTH DATE      STATUS
GORDON P ABERNATHY       07/30/1971      PRINCIPAL
WESLEY ABERNATHY         01/19/2004      EXCLUDED
`;
