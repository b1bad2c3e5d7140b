import type { FieldPlan } from '../../extraction/ledger/plan.ts';

/**
 * Headings of columns and labels of cards about a claim, separated by semicolons. Amounts are not listed: they are read
 * as measure and kind (amounts.ts).
 */
export const claimFields = {
  claimNumber: {
    shape: 'id',
    headings: `
    claim number; claim #; claim no; claim id; claim; claim number/occurrence; file number; file #; claim/file
    number; claim nbr; claim ref; claim reference; claim number / suffix; clm no; clm #; case number; case no;
    loss number; loss id; converted claim no; our file; claim number/suffix; claim no/suffix; claim #/suffix;
    claim number / occurrence number; file; claim/occurrence #; clm number; loss #; reference number; claim key;
    tpa claim number; carrier claim number; master claim number; claim identifier; claim.; clm; our file no; our
    claim no; our ref; claim file no; notice no; claim no.; carrier file no; claim reference number; loss
    reference; company claim number; claim control number; ccn;

    [our|carrier|company|insurer|tpa|master|system|internal|client service] (claim|file|loss|case|matter) (id|identifier|identification|ident|reference|ref|key|control number|tracking number|record|serial no|docket) [no];
    (record|matter|docket|tracking|notification|feature|accident report|loss report|first report) no;
    (claim|file|case|loss) (no|id) and suffix; claim record; claim sequence no; claim ticket no; trans no; our claim;
    your claim no; administrator claim no; adm claim no; claim system no; file id; ref; ref no; claim/feature; claim/exposure no;
    case; loss file [no]; cl no; cl number; file control no; clm file no; clmnum; clmno;
    matter; (claim|clm) no [and] (symbol|feature|feat|sub|sequence|seq) [no]; (claim|clm) (symbol|prefix) [and] no;
    claim (suffix|sub)`,
    cues: 'claim clm file file matter docket',
  },
  occurrenceNumber: {
    shape: 'id',
    headings: `
    occurrence number; occurrence; occurrence #; occ no; event number; incident number; occ #; occ; occ.; occ.
    ref; occ ref; occurrence no; occurrence id; event no; event id; incident no; accident no; accident number; loss event; occurrence ref; event;
    (occurrence|event|incident|accident|mishap|catastrophe) (id|ref|key|reference|control no|code no); occ/event no; parent claim no; group claim no; accident event no`,
    cues: 'occurrence occ event',
  },
  claimantName: {
    shape: 'name',
    headings: `
    claimant; claimant name; claimants; injured worker; injured employee; employee; employee name;
    claimant/employee; claimant/driver; injured party; name of claimant; claimant(s); claimant / injured worker;
    injured worker name; worker name; worker; claimant or driver; claimant full name; name of injured;
    driver/claimant; claimant info; name of employee; claimant / description; injured; ee name;
    employee/claimant; claimant/injured worker; claimant last name, first name; claimant (last, first);
    plaintiff; driver/claimant name; claimants name; patient; clmt; clmnt; claimant/worker; injd worker; worker
    injured; party; claimant or payee;

    (claimant|employee|worker|injured person|injured party|injured worker|plaintiff|associate|team member) [s] (name|full name|last name|last first|first last|and name);
    person (injured|involved|claiming); party (injured|claiming); third party; [name of] (injured person|injured employee|injured worker|claiming party|affected party|person injured);
    hurt worker; worker hurt; who was hurt; who was injured; individual; individual injured; injured individual;
    claim by; claimed by; claimant insured; claimant employee name; associate; team member; staff member;
    payee claimant; member injured; student; resident; patron; customer injured; other party; adverse party; owner claimant; last name first name; name claimant;
    (party|injured|affected party|involved party|claiming party|other party|adverse party|party involved|person|individual|associate) (name|full name|nm);
    (inj|injd|injured|clmt|clmnt) (party|person|ee|emp|worker|wkr|nm|name); claimant or (employee|worker|driver|party|injured);
    name of (party|person|individual|injured party|affected party); ee nm; emp nm; employee or claimant;
    (iw|ee|wkr|wrkr|cl|clt|clmt|inj) name; claim (party|person); claimant of record; name of person; person; persons;
    iw; claimant [name] (suffix|veh|vehicle|student); (student|member|patient|resident) claimant; claimants involved; involved (party|person|claimant);
    claimant or insured; claimant 1; who made [the] claim; who [and] what happened; loss party; (patient|student|resident) name; (claimant|clmt) (inj|injd|injured) (worker|wkr); claimant (id|no) [and] name`,
    weak: 'name; last name; full name',
    cues: 'claimant clmt employee worker injured plaintiff patient claimants hurt',
  },
  status: {
    shape: 'word',
    headings: `
    status; claim status; sts; stat; st; s; open/closed; o/c; open / closed; current status; clm status; claim stat;
    status code; claim state; o/c/r; state of claim; open / closed / reopened; clm stat; clm sts; st code;
    op/cl; claim status code; open or closed; cl status; file status; current claim status; claim sts; current
    sts; open/closed/reopened; file sts; disposition; position; clm. status; state of file;

    [claim|file|case|loss|record] (status|stat|sts|disposition|standing|condition|stage|position) [ind|indicator|cd|code|flag|description|desc];
    status of (claim|file|loss|case); open closed [status|ind|indicator|flag|code]; o c [status|ind|code];
    op cl status; c o; o or c; is open; open y n; activity status; current (stat|disposition|position|standing);
    cond; opcl; op-cl; o-c; open-cl; open cl; opn cl; (file|claim|clm|case|loss|f) stat; fstat; cstat; oc;
    (feature|exposure|occurrence|event|incident|claimant|clmt) (status|stat|sts); is it open; where (it|claim) stands; (cur|curr) (stat|status|sts); (open|close|closed) (ind|indicator|flag)`,
    cues: 'status sts disposition standing',
  },
  lossDate: {
    shape: 'date',
    headings: `
    loss date; date of loss; dol; accident date; date of accident; acc date; date of injury; doi; injury date;
    occurrence date; date of occurrence; occ date; event date; d/l; loss dt; date loss; incident date;
    loss/accident date; injury/loss date; date of incident; accident/loss date; accident dt; doa; acc dt;
    date/time of loss; date occurred; occurred; dt of loss; loss/injury date; date of loss/injury; injury dt; dt
    of injury; loss date/time; accident date/time; date of occ; occurrence dt; dt loss; date of event; d.o.l.;
    d.o.i.; incident dt; loss occurred; d/loss; d/a; d/i; acdt date; doi/doa; dol/doi; loss occ; injured; date
    acc; loss on; date of loss/accident; happened; happened on; loss day; accident; d of l; injured on; occurred
    on; occ. date; date/loss;

    (date|day|when|date time|date and time|dt) of [alleged] (act|error|omission|loss|accident|injury|occurrence|incident|event|casualty|mishap|illness|exposure|wrongful act|claim event);
    (loss|accident|injury|occurrence|incident|event|casualty|mishap|illness) (date|dt|day|on|when|date time);
    when (happened|occurred|it happened|lost); date (happened|of happening); (happened|occurred|incurred) (date|on);
    date of [alleged] act error or omission; date of [alleged] (act|error) or omission; hurt; got hurt; injured on; occurring date; actual loss date; event dt; act date; date of act; lossdt; loss dte; lossdate; accdate; acc day;
    dt acc; dt inj; dt occ; dt of event; doo; d o l; d o i; d o a; l date; loss dated; when; acdt; accdt; acc dte; occ; occur; when occurred; accident on; accident dated;
    (injury|accident|loss) (illness|exposure) date; (d|d o) (loss|accident|injury|inj|event); (damage|disablement|disability) date; date of (damage|disablement)`,
    weak: 'loss; date; loss of; accident of; injury of; claim date; date of claim',
    cues: 'loss accident acc injury injured occurrence occurred occ incident event dol doi doa happened casualty mishap doo',
  },
  reportedDate: {
    shape: 'date',
    headings: `
    report date; reported date; date reported; reported; receipt date; received date; date received; date rcvd;
    notice date; date of notice; first aware; rpt date; date reported to carrier; report dt; reported dt;
    notified date; rptd date; date rptd; date notified; claim report date; carrier notified; reported to
    carrier; claim reported date; reported on; date rec; rec date; received; notification date; rept date; date
    reptd; dt reported; rptd dt; report; first report; first notice; fnol date; date rpt; rpt dt; rec'd date;
    date rec'd; date claim reported; date reported to insurer; notice dt; rptd; rec'd; recd; d/notice; d/r;
    notice; notified; rcvd; rpt; d/rpt; dt rcvd; rec'd on; reported to us; first reported; employer rpt; date
    reported to us; report rec'd; noticed;

    (date|dt|day|when) (first reported|first noticed|first notified|made known|advised|of notification|of report|of first report|of first notice|notice received|notice given|of receipt|set up|logged|informed|reported to company|told|known to carrier|carrier notified|carrier received);
    (notification|notif|reporting|rept|intake|fnol|froi|first report|first notice|claim notice|notice received|report received|advice|knowledge|carrier notice) (date|dt|day|on);
    (reported|notified|received|advised|called in|phoned in|filed|submitted|informed|told) (date|dt|on|to carrier|to company|to us|to insurer|to tpa|by insured);
    [date] (claim|loss) (reported|received|filed|made|submitted|presented|notified); claim made date;
    [date] claim [first] made [and reported]; first made; date (claim first|first) made; filed on; date filed; filing date; we were told; lodged; lodged on; date lodged; reptdt;
    date advised; called in; reptd; reptd dt; dt reptd; rep dt; rptd to co; noticed on; date made known;
    entered; entrd; known; advised; set up; setup; (recv|rec) dt; dor; (froi|fnol|notice|first report) received;
    (ntc|notc|notice|not) dt; notice (given|rcvd); first notice [to us|to carrier|to company]; fnol; froi; opened on; when (reported|entered|known);
    report to (insurer|carrier|company|us|tpa); (made|create) date; date made; carrier notice`,
    weak: `entry date; entered date; date entered; setup date; date set up; keyed; date keyed; input date;
      employer (notified|notice) [date]; [date] employer notified; date reported to employer; date established`,
    cues: "reported rptd report rept rpt notice notified received recd rcvd rec'd filed fnol froi notification notif advised lodged intake told",
  },
  closedDate: {
    shape: 'date',
    headings: `
    closed date; date closed; close date; closed; clsd date; closing date; date of closure; closed dt; close dt;
    cls date; cls dt; dt closed; final date; date clsd; clsd dt; dt clsd; closure date; close; claim closed date; claim
    close date; date claim closed; closed on; settled date; cl; clsd; d/closed; d/c; final; closed as of; dt
    fin; finaled; closed date/status;

    (date|dt|day|when) (closed|settled|finalized|finaled|concluded|resolved|completed|disposed|of closing|of closure|of settlement|of final|of disposition|file closed|claim closed);
    (closing|closure|settlement|settled|final|finalized|finalised|resolved|resolution|completion|completed|concluded|disposition|disposed|finished) (date|dt|on|day);
    last closed [date]; date last closed; file (closed|closed date|closing date);
    (claim|file|case) (settled|concluded|closure) [date]; closed out; closed out date; settled; concluded; resolved; resolved on; finished; clo; clo dt; closeddt;
    finalized; finalised; finl; fnl; concl; (res|resol|disp|cl|clos|fin) date; date finl; when closed; finalled;
    (latest|final|current|most recent|last) (close|closed|closing) [date]; (claim|file|case) closed [on]; (close|closed) (reopen|reopened) [date]; date closed reopened; doc`,
    cues: 'closed close closing closure clsd cls cl final settled closed-out settlement finalized concluded resolved resolution disposed completed',
  },
  lossState: {
    shape: 'state',
    headings: `
    state; loss state; st; jurisdiction; juris st; juris; accident state; benefit state; state of loss;
    st/terr/ctry; loss st; juris state; acc state; jurisdiction state; state of jurisdiction; acc st; jur state;
    jur; loss location state; state of accident; st of loss; state - ncci; state ncci; st - class; state class;
    benefit st; accident st; juris.; st.; injury state; state of injury; state code; acc/juris state;
    jurisdictional state; venue state; venue; st loss; state of venue; st of juris; juris/state; accident st.; lossst; st/jur;

    (loss|accident|acc|injury|occurrence|incident|event|claim|benefit|jurisdiction|venue|risk|statutory|coverage|filing|governing|hearing) (state|st|jurisdiction|juris|state cd|state code|province|state prov);
    state (where|of) (occurred|loss occurred|accident|injury|incident|event|occurrence|filing|benefits|risk);
    state abbr; state cd; st cd; st code; where (state); prov state; state prov; state territory; loss state prov; law state; state law; wc state; st of acc; st of inj;
    (loc|location) (st|state); ven; where; (st|state|sta) (acc|occ|inj); (ls|l) st; l/st; ben st; jurs [st];
    (loss|accident|acc|injury) (loc|location) (st|state) [code|cd]; (accident|acc|injury|inj) (st|state) (code|cd)`,
    cues: 'state st jurisdiction juris jur venue province',
  },
  claimType: {
    shape: 'label',
    headings: `
    loss type; claim type; type; typ; ty; coverage; coverage type; type of loss; coverage code; category; cov; type of
    claim; coverage description; loss coverage; cov type; claim type/coverage; type of coverage; major class
    code/description; injury type code; clm type; claim category; line; coverage line; kind of loss; claim
    coverage; cvg; loss category; subline; sub line; claim kind; loss type / coverage; coverage/loss type; cvg
    type; type of coverage / loss; cause/coverage; clmt type; med/ind; claimant type; coverage cd; cov code; cov desc; coverage
    desc; loss code; type code; type loss; cause/type; inj type; class of loss; feature; exposure; exposure
    type; feature type; sub-line; coverage part; line type; clm/cov type; cvrg; cov/type; line/type; type of
    claim/coverage; form of loss; loss kind; coverage involved; coverage affected; feat cov; peril type; claim
    class;

    (claim|loss|file|exposure|feature|claimant|coverage|cov|line|injury|case|matter) (type|kind|class|category|cat|group|type code|type cd|type desc|type description|kind code);
    (type|kind|class|category) of (claim|loss|file|feature|exposure|case|cover|claimant|matter);
    (coverage|cover|cov|cvg) (involved|affected|applied|applicable|name|group|kind|code|cd|part|section|of loss|under which paid|triggered|paid under|item|charged);
    loss (coverage|cov|cover|cvg|line|under coverage); paid under; coverage / peril; indemnity or medical;
    med or ind; med/ind/ro; lost time med only; claim (sub type|subtype); sub type; type/cov; part of policy;
    (benefit|benefits|ben|disability|disab) (type|kind|class|category|cd|code|desc|description|status); (type|kind|class) of (benefit|benefits|disability);
    kind; (cov|coverage) hit; type desc; expo; subln; sub-ln; covg; cvg type; type cov; tol; ij (code|cd|type);
    (sub|major|minor) (coverage|cov); claim code; nature of claim; minor line; what was covered; coverage claimed;
    reserve type; (mo|med|medical) (lt|lost time|ind|indemnity); wc type`,
    cues: 'type coverage cov',
  },
  description: {
    shape: 'text',
    headings: `
    description; loss description; accident description; description of loss; claim description; accident / loss
    description; description of accident; narrative; loss desc; accident desc; description of claim; description
    of injury; injury description; description of occurrence; occurrence description; event description; cause
    of loss/description; description / cause; desc; incident description; accident/injury description; loss
    details; claim desc; comments; loss narrative; accident narrative; description of loss/accident; details of
    loss; what happened; brief description; loss description / cause; loss summary; loss description/cause;
    accident/loss description; injury / loss description; loss/accident description; occurrence desc; remarks;
    narrative description; claim details; nature of loss/description; facts of loss; fact of loss; loss facts;
    description of loss / injury; short description; descr; acc description; acc. description; facts; acc desc;
    accident facts; circumstances; details; fact pattern; synopsis; summary of loss; loss notes; how it
    happened; how injury occurred; description of incident; accident/illness description; allegation;

    [loss|accident|claim|incident|event|occurrence|injury|brief|short|long|full|general] (description|narrative|narr|details|detail|facts|synopsis|circumstances|account|statement|abstract|text|remarks|comment|explanation|particulars);
    (what|how) (happened|it happened|occurred|injury happened|accident happened|loss happened|loss occurred);
    how (accident|injury|loss) occurred; what was reported; what took place; nature and cause; cause and description;
    loss/claim description; allegations; alleged; as reported; reported facts; event text; facts and circumstances; fact summary; incident; incident narrative text;
    event; story; story of (loss|accident|claim); how did it (happen|occur); how it came about; course of events; fol; nature of (accident|incident)`,
    weak: 'accident; accident/injury; injury/accident',
    cues: 'description desc narrative facts narrative particulars synopsis circumstances happened details comments remarks',
  },
  cause: {
    shape: 'label',
    headings: `
    cause; loss cause; cause of loss; cause of injury; cause of accident; cause code; accident cause; cause
    description; accident type; injury cause; loss cause description; cause desc; accident code; cause of loss
    description; loss cause code; cause of loss code; cause of loss/injury; accident cause description; loss
    cause/type; cause type; peril; cause of injury description; acc cause; accident cause code; peril/cause;
    cause of loss (peril); how caused; cause/peril; loss peril; causation; proximate cause;

    [loss|accident|acc|injury|claim|incident|event|primary|immediate|root|proximate] (cause|cause code|cause cd|cause desc|cause description|peril|causation|source|agent|trigger);
    col; c o l; coi; cause cd; cse; cse of loss; cause of (incident|event|damage|claim|loss damage|injury illness|occurrence); caused by; due to;
    peril (code|insured|description|desc|group|involved|name); hazard; cause (group|category|class|type|name|text);
    loss (source|peril|origin|trigger|reason|due to|hazard); reason; reason for loss; origin; how injured; mechanism;
    mechanism of injury; event type; accident category; incident type; incident category;
    (loss|accident|injury|claim) event; event cause; cause text; trigger; caus; kind of (accident|incident|event);
    (detail|detailed|general|specific|major|minor) cause; peril causing loss; (agency|source) of injury; agency source of injury; (col|coi) (desc|code|cd); why (happened|it happened);
    ncci cause [code]; accident type (description|desc); loss cause (category|group)`,
    cues: 'cause peril caused mechanism',
  },
  natureOfInjury: {
    shape: 'label',
    headings: `
    nature; nature of injury; nat; injury nature; nature of loss; injury type; nature injury; type of injury; injury;
    nature description; injury code; nature code; nature of injury description; nature of injury/illness;
    result; injury description code; noi; injury / nature; injury/illness; illness; nature of injury/disease; nature / body; injury/disease;
    (nature|type|kind|result|form|extent) of (injury|injuries|illness|disease|disability|condition|inj|damage|harm);
    (injury|inj|illness|disease|disability|damage) (nature|type|kind|result|form|desc|code|description|class|category|name);
    injury illness [type]; nat of injury; nat of inj; nat inj; inj nat; nature desc; diagnosis; dx;
    medical condition; condition; injuries; injury sustained; harm; kind of harm; injury or illness;
    inj; inj desc; inj type; nature of injury or (disease|illness); bodily injury desc; what injury was;
    (nat|noi) (cd|code|desc); ncci nature [code]; nature part; (primary|main) injury`,
    cues: 'nature illness disease diagnosis',
  },
  bodyPart: {
    shape: 'label',
    headings: `
    body part; part injured; part of body; body part injured; injured part; part; injured body part; body part
    description; body pt; bodypart; part of body injured; body part code; part of body code; injured body part
    description; body part affected; bp; part body; part(s) of body; body part(s); injured body area; area
    injured;
    (part|area|region|member|portion) [of] (body|body injured|body affected|body hurt|anatomy);
    (body|anatomical|injured|affected|primary|primary body) (part|area|region|member|location|site|parts|part injured|part affected|part code|part desc|part name|part description);
    body; limb; member injured; pob; injured area; area affected; area of body;
    injury (location|site|part|area|body part); part hurt; bodily part; body location; part of body affected;
    anatomy; (inj|injd) part; part inj; b/p; part (code|cd|desc); (bod|pob) part [code|cd|desc]; pob (desc|code|cd);
    ncci part [code]; specific body part; bodily (location|area); injury location [on body]`,
    cues: 'body part anatomical limb anatomy',
  },
  adjusterName: {
    shape: 'name',
    headings: `
    adjuster; claim examiner; examiner; adjuster name; examiner name; claim rep; claim representative; handler;
    claim handler; claims handler; assigned adjuster; adj; claims adjuster; claim adjuster; case manager; rep;
    claims examiner; adjustor; claims representative; technician; file handler; claim specialist; claims rep;
    adjuster/phone; examiner / phone; claim examiner/phone; handled by; desk adjuster; claim adj; adj name;

    [assigned|claim|claims|file|desk|lead|primary|current|field|senior|handling|responsible|case|resolution|indemnity|lost time|company|carrier|tpa] (adjuster|adjustor|examiner|handler|representative|rep|specialist|technician|manager|analyst|professional|associate|consultant|supervisor|contact|owner|team member|coordinator) [name|assigned|of record|full name];
    (handled|adjusted|managed|assigned|serviced|administered) (by|to); assigned to;
    name of (adjuster|examiner|handler); who handles; file (owner|manager|examiner|adjuster); claims contact;
    claim contact; claim owner; claim manager; claims manager; claim analyst; case (handler|worker|adjuster);
    adjuster of record; (claim|claims) counsel; adjr; adjstr; examnr; claims adj; clm rep; claim handler name;
    (clm|claim|clms) (mgr|mngr|tech|adjr|exmr); exmr; exam; hndlr; file mgr; adj assigned; examr;
    (adjuster|adj|examiner) (id|code|no) and name; (adjuster|adj) id name; (supervisor|examiner) adjuster;
    adjuster (examiner|supervisor); who s handling it; who is handling [it|claim];
    claim [service] rep; adj (init|initials|ext|phone); adjuster ext; managing adjuster`,
    cues: 'adjuster examiner adjuster adjustor handler adjr',
  },
  driverName: {
    shape: 'name',
    headings: `
    driver; driver name; insured driver; drv; operator; name of driver; operator name; insured's
    driver; drivers name; insured/driver; driver of unit; insured operator;

    [our|named|insured|insureds|listed|covered|assigned|vehicle|truck|company|at wheel|employee] (driver|operator|chauffeur|motorist driver) [s] [name|full name|of vehicle|of truck|of unit|involved|of insured vehicle|at time of loss|of record|assigned];
    (driver|operator) (last name|name last first|insured|involved|employee|id name);
    name of (operator|insured driver); (vehicle|unit|truck|bus) (driver|operator); who drove; driven by; operated by;
    dr name; drvr name; person driving; driver of (insured vehicle|insd vehicle|insd veh|vehicle|our vehicle);
    (employee|person|party) driving; drvr; drver; oper; opr; (iv|claim|responsible) driver; driver operator;
    driver (at fault|at loss|at accident|1); who was driving; (v1|ins|insd|iv) driver`,
    cues: 'driver driver operator chauffeur',
  },
  unit: {
    shape: 'text',
    headings: `
    unit; unit number; unit #; unit no; vehicle; veh; veh #; vehicle #; insured vehicle; truck; truck #;
    tractor; vehicle description; vehicle year/make/model; year make model; vehicle unit; unit id; insd veh;
    insured unit; vehicle no; power unit; unit involved; vehicle/unit; insd vehicle;
    unit/vehicle;

    [insured|our|company|covered|scheduled|involved|assigned|described] (vehicle|unit|truck|tractor|auto|automobile|equipment|power unit|bus|trailer unit|apparatus) [involved|id|no|identification|description|desc|ymm|year make model|year make|info|name|asset no];
    (asset|equipment|equip|fleet|apparatus|bus) (no|id|number);
    unit (description|desc|identifier|involved|vehicle|truck); fleet unit; year make and model; yr make model;
    year / make; vehicle (ymm|info|insured|involved|unit no|yr make model);
    veh (desc|description|involved|unit|ymm|year make model); insured auto; covered auto; auto no; trk; trk no;
    tractor no; tractor unit; veh unit;
    asset; asset id; (un|eq|equip|veh|trk) (no|num|id); (risk|damaged) (unit|vehicle|veh); which vehicle;
    insured item; (vehicle|unit) vin; tractor trailer; insured (vehicle|unit) information; serial no; ins (veh|vehicle)`,
  },
} as const satisfies Readonly<Record<string, FieldPlan>>;
