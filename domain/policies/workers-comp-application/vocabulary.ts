import type { Wording } from '../../extraction/plan.ts';

/** Captions of the applicant, the policy asked for and its premium. */
export const applicantWords = {
  namedInsureds: {
    usual: `[name of|first] (applicant|employer|insured|named insured) [name] [(include all subsidiaries)] [and mailing address] [and address]; (applicants|employers|insureds) [legal] name [and mailing address] [and address]; applicant name [include all subsidiaries and indicate fein for each]; named insured(s) [and mailing address]; name(s) of (applicant|insured); legal [business] name [of (applicant|employer|business)]; name of (business|company); business name; who is the (employer|applicant|insured); company being insured; first named insured [applicant]`,
  },
  mailingAddress: {
    usual: `mailing address [(including zip + 4 or canadian postal code)] [(including zip + 4)] [including zip] [of first named insured] [(include zip + 4)]; (applicants|employers|applicant|employer|insureds) [mailing|business|street] address; (business|street|postal|principal|main) address; (applicants|employers) name and [mailing] address; name and (mailing address|address) of (applicant|employer); employer name and [mailing] address; applicant name and [mailing] address`,
    weak: 'address',
  },
  entityType: {
    usual:
      '[type of|form of|kind of] (legal) entity; (entity|organization|ownership|business) type; type of (entity|organization|ownership|business entity); legal (entity|form|status|structure) [of business]; form of (business|organization|ownership); business (structure|organized as); entity; applicant is',
  },
  ncciRiskId: {
    usual:
      '[bureau] ncci [risk] (id|identification) [no|number]; [ncci] [intrastate interstate|interstate|intrastate] risk id [no|number]; ncci risk [no]; bureau (ncci) risk id; (bureau|risk|interstate) (id|identification) [no|number]; ncci no',
  },
  yearsInBusiness: {
    usual:
      '[no|number|no of|number of|total] (years|yrs) [in] (business|bus|operation); in business since; [how long|how many years] [you|you have been] in business [for]; years operating; years established; years under current ownership',
  },
  phone: {
    usual: '(applicant|applicants|employer|employers|insureds) [office] (phone|telephone) [no]',
    weak: '[office|business|primary|main|company] (phone|telephone) [no] [(a c no ext)]',
  },
  email: {
    usual: '(applicants|applicant|employer|employers|insureds) (e mail|email) [address]',
    weak: '[primary|business|office|contact] (e mail|email) [address]',
  },
  producerName: {
    usual:
      '[name of] producer [name] [(please print)]; producers name [(please print)]; (agent|broker|account executive|producing agent) name; individual producer; licensed (agent|producer)',
  },
  underwriterName: { usual: '[company|assigned] underwriter [name]; attn underwriter' },
  coveredStates: {
    usual: `part (1|i|one) [workers] [compensation] [insurance] [(states)] [states]; [part 1] workers compensation (states); part (1|i|one) workers comp [states]; (coverage|covered) states; states (covered|of operation|to be covered); [list] states where (you|applicant) (have|has) employees; states with (employees|payroll|operations); states where employees work; statutory coverage states; workers compensation in [(item 3 a)]; (coverage|insurance) in [the] [states]; item 3 a [states]; 3 a [states]; states 3 a; states [to be] (covered|insured); state s [to be] (covered|of coverage|of operation); states of coverage; (covered|insured) state s; state s; states`,
  },
  otherStates: {
    usual:
      'part (3|iii|three) [other states] [ins|insurance] [coverage] [states]; other states (ins|insurance) [coverage]; other states [to (include|cover)]; all other states coverage; item 3 c [states]; 3 c [states]; states 3 c; other state s; additional states; other states wanted',
  },
  eachAccidentLimit: {
    usual:
      '[employers|employer|el|e l] [liability] [limit] [bodily injury by accident|bi by accident|bodily injury|by accident|accident] each accident [limit]; bodily injury by accident; each accident; (accident|per accident) limit; bi by accident; [employers] liability per accident; [el] per accident',
  },
  diseasePolicyLimit: {
    usual:
      '[employers|employer|el|e l] [liability] [bodily injury by|by|bi by] disease [limit] (policy limit|pol limit|aggregate|policy|policy aggregate); (policy limit) disease; disease policy limit; [el] disease (policy|pol) (limit|lmt); bodily injury by disease policy limit',
  },
  diseaseEachEmployeeLimit: {
    usual:
      '[employers|employer|el|e l] [liability] [bodily injury by|by|bi by] disease [limit] (each employee|ea employee|each emp|ea emp|per employee|each person); each employee disease; disease each employee; bodily injury by disease each employee',
  },
  estimatedAnnualPremium: {
    usual:
      '[total] (estimated|est) [annual] premium [all states] [(all states)]; [total] (estimated|est) (annual|policy) premium; total [estimated|est] annual premium [all states]; total premium [all states]; annual premium estimate; premium estimate; total estimated policy premium',
  },
  minimumPremium: { usual: '[total|policy] (minimum|min) premium [all states]' },
  depositPremium: {
    usual:
      '[total|required] deposit [premium] [all states] [required|due|amount]; advance premium; (premium|amount) with application; deposit due [with application]; down payment',
  },
  experienceModification: {
    usual:
      '[current] (experience|exp) [or merit] (modification|mod|rating) [factor]; [current] experience or merit (modification|mod) [factor]; (emr|e mod|emod|xmod|experience mod) [factor]; merit rating [factor]; modification factor',
    weak: 'mod',
  },
} as const satisfies Record<string, Wording>;

const LOCATION = '(location|loc|place|site) [no|number]; workplace no; loc';

/** Headings of columns. */
export const columnWords = {
  locationNumber: { usual: LOCATION, weak: 'no' },
  locationAddress: {
    usual:
      '[location|complete|street|site|work place|workplace|physical] address [(street city county state zip code)] [city] [state] [zip]; street city [county] state zip [code|4]; street city county state zip code; (location|workplace|site) [address]; where; work place',
  },
  state: {
    usual:
      'state; st; rating information state; state rating (sheet|worksheet); rating state; classifications for state; state of',
  },
  classCode: { usual: '[ncci] class [code|no|codes] [no]; code; classification code; class code no; wc class [code]' },
  description: {
    usual:
      'categories duties [and] classifications; [class|classification|job|work] description; classification [of employees|of operations] [description|wording]; classifications; description [of (duties|work|operations|class|classification)]; duties; (kind|type) of work; what they do; job (title|class|duties); occupation; work performed; operations',
  },
  fullTime: {
    usual:
      '[no|no of|number of] [empl|emps|employees|workers] (full time|ft) [empl|emps|employees]; [no] full time [empl|employees|people|workers|staff]; [no] employees full [time]; (ft) [empl|employees]; (no|number) full time',
    weak: 'full',
  },
  partTime: {
    usual:
      '[no|no of|number of] [empl|emps|employees|workers] (part time|pt) [empl|emps|employees]; [no] part time [empl|employees|people|workers|staff]; [no] employees part [time]; (pt) [empl|employees]; (no|number) part time',
    weak: 'part',
  },
  payroll: {
    usual:
      '[total] [estimated|est|annual|expected|projected|yearly] [annual] (remuneration|payroll|wages|compensation) [payroll] [amount|estimate]; (estimated|est) annual remuneration [payroll]; annual (payroll|remuneration|wages|pay); pay; salary; annual pay; payroll remuneration; gross payroll; payroll to be used; yearly pay',
  },
  rate: { usual: '[manual|base|net|class] rate [per] [100] [of payroll]; rates; rate per 100; rate per hundred' },
  premium: {
    usual:
      '[estimated|est] [annual] [manual] (premium|prem); (estimated|est) annual manual (premium|prem); manual premium; premium estimate; annual premium; estimated premium',
  },
  name: {
    usual:
      '[full|first and last|individual|officer|owner] name [of (individual|officer|owner|person)]; names; individual; (owner|officer|partner) [name]; person',
  },
  dateOfBirth: { usual: '(date of birth|dob|birth date|birthdate|birth|born|d o b) [(mm dd yyyy)]; date born' },
  title: { usual: 'title [relationship|or relationship|position]; relationship; position; (office|role|capacity)' },
  ownership: {
    usual:
      '[percent|pct] (ownership|owner ship|owned|owns|own|owner) [percent|pct|percentage|share]; (percent|pct|percentage|share) [of] (ownership|owned|owner); share; interest; stock owned',
  },
  included: {
    usual:
      '(inc|incl|include|included|in) [or] (exc|excl|exclude|excluded|ex|out); (covered|coverage|included|excluded|election|status) ; i e; inc exc; incl excl; include or exclude; choice; elect coverage; to be covered; inclusion',
  },
  year: { usual: '(policy|coverage) (year|term|period); year; years; term; period; yr' },
  carrierName: {
    usual:
      '[prior|insurance|name of|previous] (carrier|company|insurer|co) [name] [and] [policy (number|no)]; carrier and policy (number|no); (company|insurer) and policy (number|no); insurance carrier',
  },
  policyNumber: {
    usual:
      '(policy|pol) [number|no]; [prior|insurance|name of|previous] (carrier|company|insurer|co) [name] and policy (number|no); (carrier|company|insurer|co) policy (number|no)',
  },
  annualPremium: { usual: '[total|annual|audited|final|written] (premium|prem); annual premium; premium paid' },
  mod: { usual: '[experience|exp|ex|e] (mod|modification|emod|emr|xmod) [factor|rate]; mod; emr; xmod; emod' },
  claims: {
    usual: '[no|no of|number of|total] (claims|claim|losses) [count|reported]; claim count; claims no; number',
  },
  paid: {
    usual:
      '[amount|amt|total|losses|claims] paid [amount|losses|to date]; amount of paid losses; losses paid; total paid',
  },
  reserve: {
    usual:
      '[amount|amt|total|losses|claims|open] (reserve|reserves|reserved) [amount]; amount of reserves; outstanding; open reserves; still open; reserved',
  },
} as const satisfies Record<string, Wording>;
