import type { FieldPlan } from '../../extraction/ledger/plan.ts';

/** Labels in the head of a loss run, safest first. */
export const reportFields = {
  namedInsureds: {
    shape: 'name',
    headings: `
    named insured; named insureds; insured name; name of insured; insured; insureds; insured(s); policyholder;
    policy holder; policyholder name; policy holder name; first named insured; primary named insured; account
    name; insured/account; account/insured; insureds name; client name; customer name; employer name; insured
    company; named insured and address; insured name and address; insured information; member name; company
    insured; insured client; risk name; loss run for; prepared for; entity name; organization name; assured;
    assured name; named assured; insured member; insured entity; association member; first named; insd;
    policyholder/insured; policyholders; (additional|other|second) named (insured|insureds);

    (insured|insureds|policyholder|policy holder|assured|account|client|customer|member|employer|participant|entity|organization|company|business|risk|applicant|covered party|named) (name|name and address|name address|full name|organization|party|entity|employer|business name|agency name|district|member name);
    name of (policyholder|assured|account|client|employer|member|policy holder|named insured|organization|risk|participant|company insured);
    name (insured|policyholder|account); (policy|certificate|contract) (owner|holder|issued to); issued to;
    (our|your|mutual) (insured|insureds|policyholder|client|member); insured party; covered (member|entity|employer|party); participating member;
    loss (history|experience|information|runs|report) (for|of); report prepared for;
    claims (history|experience) (for|of); (your|our) customer; in the name of; dba name; reinsured; named insd; insd name; name insd;
    insrd;
    insureds account; name of (account|company|business) insured; insured business; fni; [insured] motor carrier;
    (program|pool|fund|named|master) (member|participant|insured); polholder; parent account; account name number; insured dba`,
    weak: '(member|account|insured|policyholder|client|customer) loss (run|runs|history|experience|report); client; customer; employer; member; account; name; report for; for; applicant; entity; participant',
  },
  agencyName: {
    shape: 'name',
    headings: `
    agency name; agency; agent; agent name; producer; producer name; broker; broker name; agent/broker;
    agency/broker; agent of record; producing agent; producing agency; agency name and address; brokerage;
    broker/agent; agent/agency; producer/agent; agency/producer; name of agent; servicing agent; servicing
    agency; your agent; your agency; producer/broker; retail agent; general agent; agency contact; insurance
    agent; broker of record; brokerage firm; agency of record; producer of record; sub producer; wholesaler;
    wholesale broker;

    (agency|agent|producer|broker|brokerage|producing agent|producing broker|servicing agent|retail broker|wholesale broker|mga|general agency|managing general agent|intermediary|distributor) [s] (name|of record|office|name code|firm|house|code name|name and code|contact|full name|information);
    (placed|produced|written|serviced|submitted|sold) (by|through|via) [agent|agency|broker|producer];
    your (broker|insurance agent|producer|representative); (insurance|independent|local) (agency|broker|agent);
    brokered by; intermediary; mga; retail broker; retailer; agt name; agcy name;
    requesting (agent|agency|broker|producer);
    (assigned|appointed|submitting|selling|master|countersigned) (agent|agency|broker|producer); agent on record; agency office;
    (agency|agent|producer|broker) (no|code) [and] name; agy name; managing general agent;
    (field|branch|career|district) agent; producing office; (marketing|sales) representative; prod name; distribution partner`,
    weak: 'program administrator; prod; requested by',
  },
  carrierName: {
    shape: 'name',
    headings: `
    carrier; insurance carrier; carrier name; insurance company; writing company; underwriting company; insurer;
    name of insurer; underwritten by; issuing company; insuring company; policy issued by; issued by; issuing
    carrier; company name; writing carrier; insurer name; insurance company name; policy company; underwriter
    company; writing co; underwriting co; issuing co; ins co; insurance co; carrier/company; risk carrier;
    written through; paper;

    (insurance|insuring|writing|underwriting|issuing|policy|risk|primary|lead|program|statutory|fronting|admitted|paper|policy issuing|named) (company|co|carrier|insurer|carrier name|company name|insurer name|underwriter|co name|entity|paper);
    (company|carrier|insurer|underwriter|co|pool|fund|trust|program) name;
    name of (company|carrier|insurance company|insurance carrier|insurer|underwriter|pool|fund);
    (written|underwritten|insured|issued|provided|coverage provided|coverage afforded|placed|covered) (by|with|in|through|under);
    underwriter; underwriters; insurers; company of record; market; security;
    (insurance|risk) market; policy market; coverage (carrier|company); paper company; (servicing|risk bearing) (carrier|company|insurer);
    company (providing|affording) coverage; [policy] (insurance|coverage|policy) [is] (provided|underwritten) (by|in);
    who is insuring [you|it]; mkt co; (policy writing|wrtg) co; (member|affiliated) company;
    risk bearing entity; (pool|fund|trust) carrier`,
    weak: 'company',
  },
  reportDate: {
    shape: 'date',
    cues: 'run printed prepared produced generated report created pulled extracted compiled issued',
    headings: `
    run date; report date; report run date; date of report; date prepared; date run; print date; date printed;
    report date/time; report date / time; run date/time; run date / time; printed on; prepared on; report run;
    report run on; run on; generated on; report generated; report generated on; date generated; report created;
    report created on; created on; date created; produced on; processed date; process date; issue date; printed
    date; report printed; requested date; date requested; request date; production date; as of date run; report
    as of run date; system date; todays date; current date; date issued; run date / valued; printed at; date of
    run; report produced; run; dated; extract date; date of letter;

    (report|register|run|print|printed|produced|prepared|generated|created|creation|production|processing|process|extract|extraction|request|output|system|issue|issued|listing|document|file|query) (date|dt|date and time|datetime|day|timestamp|time stamp|on|as of|run date);
    (date|dt|day) (printed|produced|prepared|generated|created|issued|run|requested|of report|of run|of printing|of issue|of production|of letter|of this report|of extract|extracted|pulled|of request);
    report (pulled|extracted|made|compiled|issued|ran|prepared on|printed on); compiled [on]; pulled on; requested on; downloaded [on];
    (proc|prt|execution) (date|dt); issued on; run at;
    ran on; today; letter date; datestamp; as run; [report] execution (date|time); refreshed on`,
    weak: 'date/time; printed; generated; produced; prepared; created; today; date; issued; processed; run as of; report as run [on]; rpt (date|dt)',
  },
  valuationDate: {
    shape: 'date',
    cues: 'valued valuation evaluated evaluation as cutoff cut-off asof current',
    headings: `
    valuation date; valued as of; valuation as of; evaluation date; evaluated as of; evaluated date; valued
    date; losses valued as of; loss valuation date; loss valuation; claims valued as of; data valued as of;
    losses evaluated as of; losses as of; loss run as of; loss data as of; data as of; information as of; claim
    data as of; claims as of; experience as of; experience valued as of; date valued; val date; as of date;
    valuation dt; val dt; loss information as of; values as of; values as at; valued at; valued on; data
    through; losses through; report valued as of; report as of; amounts as of; financials as of; financial data
    as of; transactions through; data current as of; current as of; evaluation as of; loss experience as of;
    report valuation date; status as of; figures valued at; losses valued; val; valued through; claims evaluated
    as of; evaluated; figures as of; loss valued; valuation date (losses); run date / valued;

    (valuation|evaluation|valued|evaluated|val|eval|as of|cutoff|cut off|accounting|data|loss|losses|claims|experience|status|information|financial|activity|book|closing) (date|dt|as of|as at|valued|valuation|evaluated|as of date|through|thru|through date|valuation date|evaluation date|valued as of|valued at|current as of|current through|effective date);
    (valued|evaluated|current|accurate|stated|shown|complete|updated|figures|amounts|values|totals|reserves|incurred|paid|all amounts|all figures|dollars|financials|losses|claims|experience|data|information|activity|status|balances) (as of|as at|at|thru|through|to|on|valued as of|valued at|are as of|evaluated as of|as of close of business);
    as at; as at date; as of dt; cutoff; cut off date; eval dt; last (valued|valuation|evaluated|updated);
    valuatn dt; currently valued [as of]; numbers as of; [claim|claims|loss] data valued; [includes] transactions through;
    (snapshot|position|reserve|loss) (date|as of); position as at; as of (close|close of business);
    database [as of]; data refresh [date]; [month|quarter] end valuation`,
    weak: 'valuation; valued; as of',
  },
} as const satisfies Readonly<Record<string, FieldPlan>>;
