/**
 * What people say who do not use the words of policies, by what it stands for: names of fields, lists and coverage topics
 * of `domain/policies`. Phrases are written as in plans: `[a|b]` is optional, `(a|b)` a choice. Policies' own wordings
 * are not repeated here.
 */
const LINES = `
  deductible; ded; dedu; deduct; deductable; out of [my|your|our|her|his] [own] pocket; pay first; [my|our] own share; self pay; excess amount; have to pay = deductible
  cost; costing; how expensive = premium incurred
  prem; premium; price; pay (a|per|each|every) (year|month|term); charge; (pay|paying) for (it|this|the policy|insurance); (we|i|they|you) pay for = premium
  [pay|paid|payment|if paid] in full; full (pay|payment); paid up front; pay (upfront|up front|at once) = paidInFull
  owe = totalPremium premium
  rate = rate premium
  add (on|ons); addon; rider = riders otherCoverages
  total premium; total cost; full premium; whole premium; annual premium; policy premium; premium total; (including|incl|with) [all] (fee|tax); (fee|tax) (included|incl) = totalPremium
  annual; yearly = premium annualLimit
  limit; maximum; max; cap; up to how much; how much coverage; insured for; coverage amount; sum insured; covered for = limit
  (exp|expiration|expiry|expiring|end|ending) [date]; renewal due; expiry; renew; (run|ran) out; lapse; end; valid till; till when; until when; covered (until|till); am i covered (until|till); good until; terminate; last day; due for renewal = expirationDate
  (eff|effective|inception|start|starting|begin|beginning) [date]; incept; start; begin; kick in; go into effect; took effect; take effect; first day = effectiveDate
  (policy|coverage) (period|term|dates); term; in force; period; how long = effectiveDate expirationDate
  insurer; insurance (company|carrier); underwritten; underwrite; issued; insured (with|by|through) = carrierName
  broker; producer; brokerage = agencyName
  (named|name) insured; insured; policyholder; policy holder; policyowner; insured name; whose policy; owner of the policy = namedInsureds
  legal entity; entity type = entityType
  applicant = namedInsureds applicants
  policy (no|nr|id); polno; policy = policyNumber
  (mailing|postal) address; mail = mailingAddress
  (property|insured|risk|house|home|dwelling) (address|location); insured (property|premises) = insuredLocation
  address = mailingAddress insuredLocation address
  additional interest; interested party = additionalInterests lienholderName lossPayeeName
  bank; lender; mortgage [company|holder]; mortgageholder; mortgagee; lienholder; leinholder; lien; loss payee; finance company; loan = additionalInterests lienholderName lossPayeeName kind:lender
  additional insured = additionalInterests kind:insured
  landlord = additionalInterests kind:landlord
  loan reference = loanNumber
  car; vehicle; scheduled (vehicle|auto|car); truck; van; suv; pickup = vehicles
  auto; automobile = vehicles type:auto type:commercial_auto
  house; home; homeowner; condo; condominium = type:homeowners type:dwelling_fire
  driver; operator; drive = drivers
  licence; license [no] = licenseNumber
  born; birthday; birth date; date of birth; dob = dateOfBirth
  mileage; miles; odometer = annualMileage
  garage; parked; kept at; kept overnight; keep it = garagingLocation
  pet; animal = pets
  dog; puppy; canine = pets kind:dog
  cat; kitten; feline = pets kind:cat
  credit; saving; break = discounts
  tax; surcharge; assessment = fees
  coverage; cover; covered; endorsement = coverages otherCoverages
  location; premise; site = locations
  claim; loss; accident; incident; occurrence = claims
  no of claim; claim count; count of claim = claims claimCount
  no of (open|closed) claim; (open|closed) claim count = claims
  what happened; how did it happen; what happen = description
  loss date; happened; occurred; (accident|occurrence|injury) date; dol = lossDate
  reported; notified; notice; notice date = reportedDate
  closure = closedDate
  examiner; handler; handled; handling = adjusterName
  paid; payment; paid out; payout; spent = paid
  reserve; reserved; outstanding; os; set aside = reserve
  incurred; total incurred; cost of (claim|loss) = incurred
  recover; recovery; subrogation; salvage = recovered
  valuation; valued; valued as of = valuationDate
  run date; report date; (report|loss run) (run|printed|generated); printed = reportDate
  sqft; how big = squareFeet
  built; year built; construction year; how old; age of (house|home|building) = yearBuilt
  construction; made of; frame; brick = constructionType construction
  breed = breed
  wait = waitingPeriods
  reimburse; reimbursement; payback = reimbursementPercent
  tow; towed; roadside [assistance|help|service]; breakdown; flat tire; stranded = roadside
  rental [car|reimbursement]; loaner = rental
  crash; wreck; fender bender; hit a (pole|tree|wall|car); run into = collision
  comp = comprehensive type:workers_compensation
  deer; vandalized; vandalism; stolen; theft of car; car stolen = comprehensive
  glass; cracked window = glass
  gap; upside down = loan
  bi; bodily injury; hurt somebody; hurt someone; injure someone = bodilyInjury singleLimit
  someone elses car; other car; others property = propertyDamage
  combined single = singleLimit
  um; uninsured [motorist]; umbi; no insurance; hit and run = uninsuredBodilyInjury uninsuredCombined uninsuredPropertyDamage
  uim; underinsured [motorist]; uimbi = underinsuredBodilyInjury uninsuredCombined
  medpay; medical payment; med exp; medical bill = medicalPayments medicalPaymentsLimit medicalExpenseLimit
  dwelling [coverage|limit]; coverage a; cov a; rebuild; rebuilding; rebuilt; structure of (house|home); (house|home) (insured|covered) for = dwellingLimit
  building = locations coverage:building
  other structure; shed; fence; coverage b; cov b; barn = otherStructuresLimit
  business personal property; bpp; inventory; content = personalPropertyLimit coverage:contents
  personal property; my stuff; stuff; coverage c; cov c; household good = personalPropertyLimit
  furniture = personalPropertyLimit coverage:contents
  loss of use; living expense; ale; hotel; temporary housing; coverage d; cov d; live elsewhere = lossOfUseLimit additionalLivingExpenseLimit
  personal liability; coverage e; cov e; sued; sue; lawsuit; legally liable; dog bite; bitten; bite; liability [coverage|limit] = personalLiabilityLimit eachOccurrenceLimit singleLimit bodilyInjury propertyDamage
  coverage f; cov f; hurt at my (house|home|place) = medicalPaymentsLimit
  aop; all other peril; all peril; all covered peril; other peril; tree; fallen tree; kitchen fire; burglary; break in; lightning = peril:other
  hurricane; named storm; hurricane deductible = peril:hurricane
  wind; windstorm; wind hail; windstorm hail; windstorm or hail; wind and hail; windstorm and hail; hail = peril:wind comprehensive
  gl limit = eachOccurrenceLimit
  agg; aggregate limit = generalAggregateLimit
  completed operation = productsAggregateLimit
  umbrella = type:umbrella
  sir = retention
  x mod; xmod = experienceModification
  payroll; remuneration; wages = payroll
  certificate holder = certificateHolderName certificateHolder
  status = status
  cause; caused = cause description
  bop; business owners; businessowners; business (policy|insurance) = type:businessowners
  coi; certificate = type:acord_25
  workers compensation; comp policy = type:workers_compensation type:workers_comp_application
  app; application = type:workers_comp_application type:commercial_application
  loss history = type:loss_run
`;

export const EVERYDAY: readonly (readonly [phrases: string, senses: string])[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [phrases = '', senses = ''] = line.split(' = ');
    return [phrases, senses];
  });
