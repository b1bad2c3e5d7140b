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
    reference; company claim number; claim control number; ccn`,
    cues: 'claim clm file',
  },
  occurrenceNumber: {
    shape: 'id',
    headings: `
    occurrence number; occurrence; occurrence #; occ no; event number; incident number; occ #; occ; occ.; occ.
    ref; occ ref; occurrence no; occurrence id; event no; event id; incident no; accident no; accident number;
    loss event; occurrence ref; event`,
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
    injured; party; claimant or payee`,
    cues: 'claimant clmt employee worker injured',
  },
  status: {
    shape: 'word',
    headings: `
    status; claim status; sts; stat; open/closed; o/c; open / closed; current status; clm status; claim stat;
    status code; claim state; o/c/r; state of claim; open / closed / reopened; clm stat; clm sts; st code;
    op/cl; claim status code; open or closed; cl status; file status; current claim status; claim sts; current
    sts; open/closed/reopened; file sts; disposition; position; clm. status; state of file`,
    cues: 'status sts',
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
    on; occ. date; date/loss`,
    cues: 'loss accident acc injury injured occurrence occurred occ incident event dol doi doa',
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
    reported to us; report rec'd; noticed`,
    cues: "reported rptd report rept rpt notice notified received recd rcvd rec'd",
  },
  closedDate: {
    shape: 'date',
    headings: `
    closed date; date closed; close date; closed; clsd date; closing date; date of closure; closed dt; close dt;
    cls date; cls dt; dt closed; final date; date clsd; clsd dt; dt clsd; closure date; close; claim closed date; claim
    close date; date claim closed; closed on; settled date; cl; clsd; d/closed; d/c; final; closed as of; dt
    fin; finaled; closed date/status`,
    cues: 'closed close closing closure clsd cls cl final settled',
  },
  lossState: {
    shape: 'state',
    headings: `
    state; loss state; st; jurisdiction; juris st; juris; accident state; benefit state; state of loss;
    st/terr/ctry; loss st; juris state; acc state; jurisdiction state; state of jurisdiction; acc st; jur state;
    jur; loss location state; state of accident; st of loss; state - ncci; state ncci; st - class; state class;
    benefit st; accident st; juris.; st.; injury state; state of injury; state code; acc/juris state;
    jurisdictional state; venue state; venue; st loss; state of venue; st of juris; juris/state; accident st.;
    lossst; st/jur`,
    cues: 'state st jurisdiction juris jur venue',
  },
  claimType: {
    shape: 'label',
    headings: `
    loss type; claim type; type; coverage; coverage type; type of loss; coverage code; category; cov; type of
    claim; coverage description; loss coverage; cov type; claim type/coverage; type of coverage; major class
    code/description; injury type code; clm type; claim category; line; coverage line; kind of loss; claim
    coverage; cvg; loss category; subline; sub line; claim kind; loss type / coverage; coverage/loss type; cvg
    type; type of coverage / loss; clmt type; med/ind; claimant type; coverage cd; cov code; cov desc; coverage
    desc; loss code; type code; type loss; cause/type; inj type; class of loss; feature; exposure; exposure
    type; feature type; sub-line; coverage part; line type; clm/cov type; cvrg; cov/type; line/type; type of
    claim/coverage; form of loss; loss kind; coverage involved; coverage affected; feat cov; peril type; claim
    class`,
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
    happened; how injury occurred; description of incident; accident/illness description; allegation`,
    cues: 'description desc narrative facts',
  },
  cause: {
    shape: 'label',
    headings: `
    cause; loss cause; cause of loss; cause of injury; cause of accident; cause code; accident cause; cause
    description; accident type; injury cause; loss cause description; cause desc; accident code; cause of loss
    description; loss cause code; cause of loss code; cause of loss/injury; accident cause description; loss
    cause/type; cause type; peril; cause of injury description; acc cause; accident cause code; peril/cause;
    cause of loss (peril); how caused; cause/peril; loss peril; causation; proximate cause`,
    cues: 'cause',
  },
  natureOfInjury: {
    shape: 'label',
    headings: `
    nature; nature of injury; injury nature; nature of loss; injury type; nature injury; type of injury; injury;
    nature description; injury code; nature code; nature of injury description; nature of injury/illness;
    result; injury description code; noi; injury / nature; injury/illness; illness; nature of injury/disease;
    nature / body; injury/disease`,
    cues: 'nature',
  },
  bodyPart: {
    shape: 'label',
    headings: `
    body part; part injured; part of body; body part injured; injured part; part; injured body part; body part
    description; body pt; bodypart; part of body injured; body part code; part of body code; injured body part
    description; body part affected; bp; part body; part(s) of body; body part(s); injured body area; area
    injured`,
    cues: 'body part',
  },
  adjusterName: {
    shape: 'name',
    headings: `
    adjuster; claim examiner; examiner; adjuster name; examiner name; claim rep; claim representative; handler;
    claim handler; claims handler; assigned adjuster; adj; claims adjuster; claim adjuster; case manager; rep;
    claims examiner; adjustor; claims representative; technician; file handler; claim specialist; claims rep;
    adjuster/phone; examiner / phone; claim examiner/phone; handled by; desk adjuster; claim adj; adj name`,
    cues: 'adjuster examiner',
  },
  driverName: {
    shape: 'name',
    headings: `
    driver; driver name; insured driver; drv; operator; name of driver; operator name; insured's
    driver; drivers name; insured/driver; driver of unit; insured operator`,
    cues: 'driver',
  },
  unit: {
    shape: 'text',
    headings: `
    unit; unit number; unit #; unit no; vehicle; veh; veh #; vehicle #; insured vehicle; truck; truck #;
    tractor; vehicle description; vehicle year/make/model; year make model; vehicle unit; unit id; insd veh;
    insured unit; vehicle no; power unit; unit involved; vehicle/unit; insd vehicle;
    unit/vehicle`,
  },
} as const satisfies Readonly<Record<string, FieldPlan>>;
