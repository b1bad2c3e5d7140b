export const autoWords = {
  autoTitle:
    'Personal Auto Policy Declarations|Automobile Declarations|Auto Insurance Declarations Page|Private Passenger Auto Policy Declarations|Car Insurance Coverage Summary|Auto Policy Declarations|Declarations - Personal Automobile|Auto Insurance Policy Summary and Declarations',
  vehiclesTitle:
    'Vehicles|Insured Vehicles|Vehicle Information|Covered Autos|Schedule of Vehicles|Description of Vehicles|Your Vehicles|Vehicles Covered|Description of Automobile(s)|Automobile Schedule',
  driversTitle:
    'Drivers|Driver Information|Listed Drivers|Household Drivers|Operators|Drivers and Household Residents|Rated Drivers|Schedule of Operators|Operators Listed on Your Policy',
  autoCoverages:
    'Coverages, Limits and Premiums|Coverages|Coverage Information|Outline of Coverage|Schedule of Coverages|Coverages and Limits of Liability|Your Coverage|What Your Policy Covers|Premium Schedule|Limits of Liability and Premiums',
  vehicleWord: 'Vehicle|Veh|Auto|Veh.|Unit|Car|Vehicle No.',
  vehicleNumber: 'Veh|No.|Veh #|Vehicle|Auto|Unit|#|Auto No.|Veh. No.|Car',
  year: 'Year|Yr|Model Year|Yr.|Yr Model',
  make: 'Make|Trade Name|Make / Trade Name|Manufacturer|Veh Make',
  model: 'Model|Model / Body|Model and Body Type|Description|Series|Body Style|Model/Series',
  makeModel: 'Make / Model|Make and Model|Description|Vehicle Description|Make Model|Trade Name and Model',
  vin: 'VIN|Vehicle ID Number|Identification Number|Serial Number|V.I.N.|Vehicle Identification No.|ID Number|VIN / Serial No.',
  usage: 'Use|Usage|Vehicle Use|Primary Use|Use of Vehicle|Class Use|Driven For',
  mileage: 'Annual Mileage|Annual Miles|Miles/Yr|Est. Annual Mileage|Yearly Miles|Annual Distance (miles)',
  garaging: 'Garaging ZIP|Garaged|Garaging Location|Garage Zip|Where Kept|Principally Garaged|Garaging Zip Code',
  lienholder: 'Lienholder|Loss Payee|Lienholder / Loss Payee|Finance Company|Lien Holder|Loss Payee/Lessor|Financed By',
  driverNumber: 'No.|#|Drv|Driver No.|Dr',
  driverName: 'Driver|Name|Driver Name|Operator|Name of Operator|Drivers|Licensed Operator',
  born: 'Date of Birth|DOB|Birth Date|Born|D.O.B.|Birthdate',
  driverAge: 'Age|Driver Age|Age (yrs)',
  gender: 'Gender|Sex|M/F|Gndr',
  marital: 'Marital Status|Marital|Mar. Status|M/S|Marital St.',
  license: 'License Number|Driver License No.|License #|DL Number|Lic. No.|License',
  licenseState: 'License State|State|St|Lic. State|Licensed In',
  status: 'Status|Driver Status|Driver Type|Rating Status|Listed As',
  bodily:
    'Bodily Injury Liability|Bodily Injury|BI Liability|Liability - Bodily Injury|Bodily Injury Liability (BI)|Liability to Others - Bodily Injury|Part A Bodily Injury|BI',
  property:
    'Property Damage Liability|Property Damage|PD Liability|Liability - Property Damage|Property Damage Liability (PD)|Damage to Property of Others|Part A Property Damage|PD',
  single:
    'Combined Single Limit Liability|Liability CSL|Single Limit Liability|Liability - Combined Single Limit|Liability (BI and PD Combined)',
  medical:
    'Medical Payments|Med Pay|Automobile Medical Payments|Medical Payments Coverage|Medical Expense|Medical|Med Payments',
  uninsured:
    'Uninsured Motorists|Uninsured Motorist Bodily Injury|UM Bodily Injury|Uninsured/Underinsured Motorist BI|UMBI|Uninsured Motor Vehicle|Uninsured Motorist Coverage - Bodily Injury',
  underinsured:
    'Underinsured Motorists|Underinsured Motorist Bodily Injury|UIM Bodily Injury|UIMBI|Underinsured Motor Vehicle|Underinsured Motorists BI',
  uninsuredProperty:
    'Uninsured Motorist Property Damage|UM Property Damage|UMPD|Uninsured Motorists PD|Uninsured Motor Vehicle - Property Damage',
  comprehensive:
    'Comprehensive|Other Than Collision|Comp|OTC|Comprehensive Coverage|Comprehensive (Excluding Collision)|Physical Damage - Comprehensive|Damage to Your Auto - Other Than Collision',
  collision:
    'Collision|Coll|Collision Coverage|Physical Damage - Collision|Damage to Your Auto - Collision|Collision Loss|Broad Form Collision',
  rental:
    'Rental Reimbursement|Transportation Expenses|Rental Car|Extended Transportation Expense|Rental|Loss of Use - Rental|Car Rental Expense|Temporary Transportation Expenses',
  towing:
    'Towing and Labor|Roadside Assistance|Emergency Road Service|Towing|Towing & Labor Costs|Road Service|Roadside|24-Hour Road Assistance',
  gap: 'Loan/Lease Payoff|Gap Coverage|Loan/Lease Coverage|Auto Loan/Lease Gap|Loan Lease Gap Protection',
  glass: 'Full Safety Glass|Glass Coverage|Full Glass|Auto Glass Replacement|Safety Glass - No Deductible',
  eachPerson: 'each person|per person|ea. person|each pers.|EACH PERSON|per pers|ea person',
  eachAccident: 'each accident|per accident|ea. accident|each acc.|EACH ACCIDENT|each occurrence|ea accident',
  actualValue: 'Actual Cash Value|ACV|Actual cash value|ACV less deductible',
  perDisablement: 'each disablement|per disablement|per tow|each occurrence',
  vehicleTotal:
    'Total Premium by Vehicle|Vehicle Total|Premium per Vehicle|Total Vehicle Premium|Vehicle Subtotal|Total for This Vehicle|Total per Auto|Semi-Annual Premium by Vehicle',
  keyTitle: 'Key to Coverage Codes|Coverage Legend|Explanation of Symbols|Coverage Symbols',
  previous: 'Previous|Prior|Was|Before Change|Prior Premium|Old',
  revised: 'New|Current|Revised|After Change|Now|Amended',
} as const;
