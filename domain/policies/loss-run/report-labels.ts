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
    policyholder/insured`,
    weak: 'client; customer; employer; member; account; name; report for; applicant; entity',
  },
  agencyName: {
    shape: 'name',
    headings: `
    agency name; agency; agent; agent name; producer; producer name; broker; broker name; agent/broker;
    agency/broker; agent of record; producing agent; producing agency; agency name and address; brokerage;
    broker/agent; agent/agency; producer/agent; agency/producer; name of agent; servicing agent; servicing
    agency; your agent; your agency; producer/broker; retail agent; general agent; agency contact; insurance
    agent; broker of record; brokerage firm; agency of record; producer of record; sub producer; wholesaler;
    wholesale broker`,
  },
  carrierName: {
    shape: 'name',
    headings: `
    carrier; insurance carrier; carrier name; insurance company; writing company; underwriting company; insurer;
    name of insurer; underwritten by; issuing company; insuring company; policy issued by; issued by; issuing
    carrier; company name; writing carrier; insurer name; insurance company name; policy company; underwriter
    company; writing co; underwriting co; issuing co; ins co; insurance co; carrier/company; risk carrier;
    written through; paper`,
    weak: 'company',
  },
  reportDate: {
    shape: 'date',
    cues: 'run printed prepared produced generated report created',
    headings: `
    report date; run date; report run date; date of report; date prepared; date run; print date; date printed;
    report date/time; report date / time; run date/time; run date / time; printed on; prepared on; report run;
    report run on; run on; generated on; report generated; report generated on; date generated; report created;
    report created on; created on; date created; produced on; processed date; process date; issue date; printed
    date; report printed; requested date; date requested; request date; production date; as of date run; report
    as of run date; system date; todays date; current date; date issued; run date / valued; printed at; date of
    run; report produced; run; dated; extract date; date of letter`,
    weak: 'date/time; printed; generated; produced; prepared; created; today; date',
  },
  valuationDate: {
    shape: 'date',
    cues: 'valued valuation evaluated evaluation as',
    headings: `
    valuation date; valued as of; valuation as of; evaluation date; evaluated as of; evaluated date; valued
    date; losses valued as of; loss valuation date; loss valuation; claims valued as of; data valued as of;
    losses evaluated as of; losses as of; loss run as of; loss data as of; data as of; information as of; claim
    data as of; claims as of; experience as of; experience valued as of; date valued; val date; as of date;
    valuation dt; val dt; loss information as of; values as of; values as at; valued at; valued on; data
    through; losses through; report valued as of; report as of; amounts as of; financials as of; financial data
    as of; transactions through; data current as of; current as of; evaluation as of; loss experience as of;
    report valuation date; status as of; figures valued at; losses valued; val; valued through; claims evaluated
    as of; evaluated; figures as of; loss valued; valuation date (losses); run date / valued`,
    weak: 'valuation; valued; as of',
  },
} as const satisfies Readonly<Record<string, FieldPlan>>;
