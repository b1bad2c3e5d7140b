/**
 * Headings of loss run columns and labels of claim cards, separated by semicolons, safest first. Amount headings are not
 * listed: they are read as measure and kind (loss-run-amounts.ts). `ignored` are headings that are known and not
 * wanted: they make headers readable and decide where columns end.
 */
const headings = {
  claimNumber: `
    claim number; claim #; claim no; claim id; claim; claim number/occurrence; occurrence number; occurrence;
    occurrence #; occ no; file number; file #; claim/file number; claim nbr; claim ref;
    claim reference; claim number / suffix; clm no; clm #; case number; case no; event number; loss number;
    loss id; incident number; converted claim no; our file; claim number/suffix; claim no/suffix; claim #/suffix;
    claim number / occurrence number; file; claim/occurrence #; occ #; clm number; loss #; reference number;
    claim key; tpa claim number; carrier claim number; master claim number; claim identifier`,
  claimantName: `
    claimant; claimant name; claimants; injured worker; injured employee; employee; employee name;
    claimant/employee; claimant/driver; injured party; name of claimant; claimant(s); claimant / injured worker;
    injured worker name; worker name; worker; claimant or driver; claimant full name; name of injured;
    driver/claimant; claimant info; name of employee; claimant / description; injured; ee name; employee/claimant;
    claimant/injured worker; claimant last name, first name; claimant (last, first); plaintiff;
    driver/claimant name; claimants name; patient`,
  policyNumber: `
    policy number; policy #; policy no; policy id; policy; pol no; pol #; pol number; policy number/term;
    policy num; policy nbr; policy-mod; policy number mod; policy/term; pol-asco-mod; policy no.;
    policy number symbol; contract number; policy/mod; policy number/mod; policy # / term; policy number / term;
    policy no/mod; certificate number; policy key`,
  effDate: `
    eff date; effective date; effective dates; pol eff date; policy eff; policy effective; policy effective date;
    policy eff date; eff; term effective date; inception date; inception; term eff date; policy inception date;
    policy inception; policy start date; policy effective dates; term start; pol. eff date; policy eff. date;
    effective; eff dt; effective dt; policy eff dt; pol eff; pol eff dt; policy from; term effective; eff. date;
    policy start; start date`,
  expDate: `
    exp date; expiration date; expiry date; policy expiration; policy exp date; expiration; policy exp;
    term exp date; policy expiration date; term expiration date; policy end date; expiry; exp dt; expiration dt;
    policy exp dt; pol exp date; pol exp; policy expiry date; policy to; term expiration; cancel/exp date;
    exp. date; policy end; end date; expires`,
  period: `
    policy period; policy term; term; coverage period; period; policy dates; policy year; policy period from;
    policy eff/exp; eff/exp date; eff - exp; eff/exp dates; policy effective/expiration; term dates;
    experience period; policy effective / expiration dates; policy eff - exp; eff-exp; policy term dates;
    effective - expiration; policy eff-exp dates; effective/expiration; effective dates;
    term effective - expiration; coverage dates; policy period (eff-exp); eff/exp`,
  lossDate: `
    loss date; date of loss; dol; accident date; date of accident; acc date; date of injury; doi; injury date;
    occurrence date; date of occurrence; occ date; event date; d/l; loss dt; date loss; incident date;
    loss/accident date; injury/loss date; date of incident; accident/loss date; accident dt; doa; acc dt;
    date/time of loss; date occurred; occurred; dt of loss; loss/injury date; date of loss/injury; injury dt;
    dt of injury; loss date/time; accident date/time; date of occ; occurrence dt; dt loss; date of event; d.o.l.;
    d.o.i.; incident dt; loss occurred`,
  reportedDate: `
    report date; reported date; date reported; reported; receipt date; received date; date received; date rcvd;
    notice date; date of notice; first aware; rpt date; date reported to carrier; report dt; reported dt;
    notified date; rptd date; date rptd; date notified; claim report date; carrier notified; reported to carrier;
    claim reported date; reported on; date rec; rec date; received; notification date; rept date; date reptd;
    dt reported; rptd dt; report; first report; first notice; fnol date; date rpt; rpt dt; rec'd date; date rec'd;
    date claim reported; date reported to insurer; notice dt`,
  closedDate: `
    closed date; date closed; close date; closed; clsd date; closing date; date of closure; closed dt; close dt;
    cls date; dt closed; final date; date clsd; clsd dt; dt clsd; closure date; close; claim closed date;
    claim close date; date claim closed; closed on; settled date`,
  status: `
    status; claim status; sts; stat; open/closed; o/c; open / closed; current status; clm status; claim stat;
    status code; claim state; o/c/r; state of claim; open / closed / reopened; clm stat; clm sts; st code; op/cl;
    claim status code; open or closed; cl status; file status; current claim status`,
  claimType: `
    loss type; claim type; type; coverage; coverage type; type of loss; coverage code; category; cov;
    type of claim; coverage description; loss coverage; cov type; claim type/coverage; type of coverage;
    major class code/description; injury type code; clm type; claim category; line; coverage line; kind of loss;
    claim coverage; cvg; loss category; subline; sub line; claim kind; loss type / coverage; coverage/loss type;
    cvg type; type of coverage / loss; clmt type; med/ind; claimant type; coverage cd; cov code; cov desc;
    coverage desc; loss code; type code; type loss; cause/type; inj type; class of loss; feature; exposure;
    exposure type; feature type; sub-line; coverage part; line type`,
  lossState: `
    state; loss state; st; jurisdiction; juris st; juris; accident state; benefit state; state of loss;
    st/terr/ctry; loss st; juris state; acc state; jurisdiction state; state of jurisdiction; acc st; jur state;
    jur; loss location state; state of accident; st of loss; state - ncci; state ncci; st - class; state class;
    benefit st; accident st; juris.; st.; injury state; state of injury; state code; acc/juris state;
    jurisdictional state; venue state`,
  description: `
    description; loss description; accident description; description of loss; claim description;
    accident / loss description; description of accident; narrative; loss desc; accident desc;
    description of claim; description of injury; injury description; description of occurrence;
    occurrence description; event description; cause of loss/description; description / cause; desc;
    incident description; accident/injury description; loss details; claim desc; comments; loss narrative;
    accident narrative; description of loss/accident; details of loss; what happened; brief description;
    loss description / cause; loss summary; loss description/cause; accident/loss description;
    injury / loss description; loss/accident description; occurrence desc; remarks; narrative description;
    claim details; nature of loss/description; facts of loss; fact of loss; loss facts;
    description of loss / injury; short description; descr; acc description; acc. description`,
  cause: `
    cause; loss cause; cause of loss; cause of injury; cause of accident; cause code; accident cause;
    cause description; accident type; injury cause; loss cause description; cause desc; accident code;
    cause of loss description; loss cause code; cause of loss code; cause of loss/injury;
    accident cause description; loss cause/type; cause type; peril; cause of injury description; acc cause;
    accident cause code`,
  natureOfInjury: `
    nature; nature of injury; injury nature; nature of loss; injury type; nature injury; type of injury; injury;
    nature description; injury code; nature code; nature of injury description; nature of injury/illness; result;
    injury description code; noi; injury / nature`,
  bodyPart: `
    body part; part injured; part of body; body part injured; injured part; part; injured body part;
    body part description; body pt; bodypart; part of body injured; body part code; part of body code;
    injured body part description; body part affected; bp; part body`,
  claimCount: `
    # of claims; claim count; number of claims; # claims; claims; no of claims; total claims;
    total number of claims; claim cnt; clm cnt; total # of claims; count; # total claims; total no of claims;
    occurrences; claims count; reported claims; incidents; claim count total; total claim count; number claims;
    # clms; no claims; no. of claims; no. claims; count of claims; total # claims; #claims; claims reported;
    nbr of claims; claim counts; clms`,
  openCount: `
    open claims; open; # open; open claim count; number of open claims; # open claims; no open; open count;
    total open; claims open; open cnt; # of open claims; number open; open clms; open cnt.; opened claims;
    number of claims open; claims - open; total open claims`,
  lineOfBusiness: `
    line of business; lob; line; policy line; policy type; line of insurance; lob description; coverage line;
    line of bus; product line; major line`,
  ignored: `
    adjuster; claim examiner; class code; class cd; occupation; age; location; department; employee lag;
    reporting lag; loss location; insured; examiner; in litigation; litigation; phone number; email address;
    insured location; converted #; div / h.o.; class; department/location; written premium; earned premium;
    loss ratio; premium; driver; driver name; vehicle; unit; unit number; vin; location code; division; dept;
    hire date; dob; deductible; supervisor; accident location; city; county; notes; last reserve; gender; attorney;
    suit; catastrophe; cat; cat code; date of hire; lag; lag days; days open; site; symbol; mod; company; year;
    agent; term premium; sic; insured name; account; report lag; days; loss address; address; written; earned;
    ratio; adjustment expenses; adj; claim rep; examiner name; adjuster name; zip; terr; product; ncci; litigated;
    subro potential; insured driver; cov effective; total premium; adjuster phone; rehab; location name; loc;
    incident only; return to work; rtw; tpa; loss time; coverage status; date opened; open date; opened;
    entry date; entered date; date entered; add date; setup date; created date; closed claims; # closed;
    closed count; number of closed claims; no of closed claims; total closed; claim examiner/phone; handler;
    claim handler; claims handler; assigned adjuster; adjuster/phone; examiner / phone; insured/driver;
    insured vehicle; vehicle description; veh; veh #; vehicle year/make/model; year make model; truck; truck #;
    driver/unit; tractor; trailer; limit; limits; policy limit; retention; sir; deductible amt; ded;
    occupation code; job title; age at injury; sex; hire dt; tenure; time of loss; loss city; loss county;
    loss zip; city/state; loss location city; location #; loc #; loc no; premises; building; account number;
    account #; account no; customer number; producer code; agency code; agent code; agent number; producer number;
    branch; office; claim office; team; region; program; carrier; insurer; writing company; insurance company;
    company name; payee; check; litigation status; suit filed; in suit; suit status; subrogation status;
    subro status; recovery status; reopened date; reopen date; date reopened; last activity; last activity date;
    last payment date; lost days; days lost; lost time; lost days/restricted; restricted days; osha; shift;
    avg weekly wage; aww; comp rate; tt rate; mmi; mmi date; ppd; percent; frequency; severity; average;
    avg incurred; average incurred; loss ratio %; manual premium; audited premium; premium earned; earned prem;
    written prem; prem; ep; wp; lr; exposures; payroll; employer; employer location; cost center; org;
    organization; org level; level; accident year; policy yr; yr; seq; sequence; suffix; line no; item;
    coverage limit; cat no; cat event; isotype; iso; injury severity; severity code; fatal; fatality;
    osha recordable; comment code; conversion; converted claim; prior claim number; old claim number;
    legacy claim number; client claim number; insured claim number; insured ref; rept lag; lag time;
    report lag days; employer notified; date employer notified; employer notice; date known; knowledge date;
    class code description; class description; ncci code; ncci class; class no; cc; gl code; gl class`,
} as const;

export type ClaimField = keyof typeof headings;

export const claimWordings = Object.fromEntries(
  Object.entries(headings).map(([field, list]) => [field, list.split(';').map((wording) => wording.trim())]),
) as unknown as Readonly<Record<ClaimField, readonly string[]>>;
