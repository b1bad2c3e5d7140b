import type { Wording } from '../extraction/plan.ts';

// Captions that applications have in common, of all editions of the printed forms and of house forms.

const DATE_SHAPE = '[(mm dd yyyy|mm dd yy|mm dd year|yyyy mm dd)]';
const PHONE_SHAPE = '[(a c no ext|a c no|area code number extension|area code no|incl area code|include area code)]';

export const headWords = {
  applicationDate: {
    usual: `[application|submission|form] (date|dated) [of (application|submission)] [prepared|completed|submitted]; date ${DATE_SHAPE}; date (prepared|completed|submitted|of application|of submission) ${DATE_SHAPE}; application date; (completed|submitted|prepared) [on]; issue date; submission date; date of request`,
    weak: `date; dated; date ${DATE_SHAPE}; completed; submitted; prepared`,
  },
  agencyName: {
    usual: `[producing|retail|insurance] (agency|producer|agent|broker|brokerage) [name] [and] [mailing] [address]; agency customer name; (agency|producer) (broker|agency|producer) [name] [and] [address]; name and address of (agency|producer|agent|broker); name of (agency|producer|agent|broker); (agencys|producers|agents|brokers) name [and] [address]; submitted by; (agency|producer) name contact person and address; agent of record; broker of record; [insurance] agency information`,
  },
  agencyAddress: {
    usual: `[producing|retail|insurance] (agency|producer|agent|broker|brokerage) [name] [and] [mailing] [address]; (agency|producer) (broker|agency|producer) [name] [and] [address]; name and address of (agency|producer|agent|broker); (agencys|producers|agents|brokers) [name] [and] [mailing] address; (agency|producer) name contact person and address; (agency|producer|broker|agent) [mailing|street] address; agent of record; broker of record`,
    weak: '[mailing|street] address',
  },
  agencyContactName: {
    usual: `(agency|producer|broker|agent) contact [person] [name] [and address]; cs representative [name]; customer service representative [name]; csr [name]; account (manager|executive) [name]; service representative`,
    weak: '[account|primary] contact [person] [name] [and address]; attention',
  },
  agencyPhone: {
    usual: `(agency|producer|broker|agent|contact|agents|brokers|producers) [office] (phone|telephone|tel) [no] ${PHONE_SHAPE}`,
    weak: `[office|business] (phone|telephone|tel) [no] ${PHONE_SHAPE}`,
  },
  agencyEmail: {
    usual: `(agency|producer|broker|agent|contact|agents|brokers|producers) (e mail|email) [address]`,
    weak: `(e mail|email) [address] [es|addresses]`,
  },
  agencyCustomerId: {
    usual: `agency (customer|cust|client|account) (id|no|identification) [no|number]; (customer|client|cust) (id|no) [no|number]; (customer|agency) identification number; producer customer id; submission (no|number|id|reference); account (no|id) with agency; agency reference [no]; our (reference|ref) [no]; [agency] client code`,
    weak: '(agency|producer|agent|broker) (code|no|id)',
  },
  carrierName: {
    usual: `[insurance|applicable|issuing|writing|proposed|requested|name of] (carrier|company|insurer) [name] [and] [address] [address(es)] [applied to]; company name(s) [and address(es)]; (carrier|insurer|market) [name]; carrier company; insurance company; underwriting company; company (ies); company applied to; [sent|submitted|addressed] to; market; company carrier; application (is made|made) to`,
  },
  naicCode: { usual: 'naic [company] [code|no|number]; (co|company|carrier) naic [code|no]' },
  policyNumber: {
    usual:
      '[current|expiring|renewal|existing] (policy|pol) [binder] (number|no|num|number(s)); certificate policy number; policy or binder number; quote no',
    weak: 'policy',
  },
  effectiveDate: {
    usual: `policy effective; coverage to begin; policy period [wanted|requested] from; [proposed|requested|policy|desired|coverage] (effective|eff|inception|start) [date] ${DATE_SHAPE}; [proposed|requested|policy] (effective|eff) date ${DATE_SHAPE}; [policy] (from|begins|starts); coverage (start|begins|to begin) [date|on]; effective [from]; policy period from; when should (coverage|cover|the policy|insurance) (start|begin); (start|begin) of (coverage|policy); requested (effective|start); proposed (effective|eff); first day [of (coverage|policy|cover)]; (insurance|cover|policy) to start [on]; term (from|begins)`,
  },
  expirationDate: {
    usual: `policy expires; coverage to end; [proposed|requested|policy|desired|coverage] (expiration|exp|expiry|end) [date] ${DATE_SHAPE}; [policy] (to|until|ends|expires); coverage (end|ends|to end) [date|on]; expiration; policy period to; when should (it|coverage|cover|the policy|insurance) (end|stop|expire); (end) of (coverage|policy); proposed (expiration|exp); last day [of (coverage|policy|cover)]; expires [on]; term (to|ends)`,
  },
  fein: {
    usual: `fein or (soc sec|social security|ssn) [no|number|#]; fein [ssn|soc sec no|social security no|no|number]; [federal|fed] (employer|employers) (id|identification|ident) [no|number]; federal (id|tax id|identification|tin) [no|number]; (fein|ein|tin) [no|number]; tax (id|identification) [no|number]; taxpayer (id|identification) [no|number]; employer (id|identification) [no|number]; federal employer; fein or soc sec; (federal tax|irs) [id|no|number]; fed id [no]; fein ssn; social security no`,
  },
  sicCode: { usual: 'sic [code|no|codes]; s i c; standard industrial class [code]' },
  naicsCode: { usual: 'naics [code|no|codes]; n a i c s; naics industry code' },
  website: {
    usual: '(website|web site|web) [address] [es|addresses|url]; web page; url; internet address; homepage',
  },
} as const satisfies Record<string, Wording>;

/** Captions of boxes that no field of applications holds. */
export const OTHER_CAPTIONS = `
  additional remarks schedule; fax [no|number] ${PHONE_SHAPE}; agency fax; (agency|producer|agent|broker) (phone|telephone) [no] ${PHONE_SHAPE}; [agency|producer] (code|sub code|subcode); sub code; agency (license|lic) no;
  mobile [phone] [no] ${PHONE_SHAPE}; (cell|alternate) phone; revision number; notes; program [code|name]; [company] program (name|code); company (program|policy) [or (program|policy)] name;
  companys program name; policies or program requested; underwriter [office|name]; (credit|cr) bureau name; id number; other rating bureau id [or state employer registration number]; state employer registration number;
  status of (submission|transaction); payment plan; audit [period]; (license|lic) no; state producer license no; national producer number; national producer no; rating effective date [(if applicable)]; [normal] anniversary rating date [(if applicable)]; retro plan;
  rank; interest in item number; item description; facility code; method of payment; deposit [premium]; bond; cash; business income extra expense; no of members and managers; date [and time]; time; signature; (producers|applicants|agents|authorized) signature;
  applicants initials; county; open to public area; any area leased to others; (inside|outside) city limits; city limits; interest; description of operations of other named insureds; [off premises] installation service or repair work; retail stores or service operations of total sales; contact type; contact name;
  (primary|secondary) (phone|e mail address|email address) [no]; inspection contact; accounting records contact; reason for interest; interest end date; lien amount; location; building; vehicle; boat; airport; aircraft; item class; item; scheduled item number; dividend plan [safety group];
  additional company information; specify additional coverages [endorsements]; amount; deductibles; other coverages; highest floor; quarterly; down; billing plan; total losses; for the last; inflation guard; forms and conditions to apply; distance to hydrant; (fire stat|fire station); fire district; code number; (prot cl|protection class|prot class);
  stories; no stories; no basmts; basements; bldg code grade; tax code; roof type; other occupancies; wind class; building improvements; (wiring|plumbing|roofing|heating) yr; manufacturer; date installed; primary heat; secondary heat; (right|left|front|rear) exposure and distance; burglar alarm [type]; certificate; burglar alarm installed and serviced by; extent; grade;
  no guards watchmen; premises fire protection; sprnk; fire alarm manufacturer; spoilage coverage; refrig maint agreement; options; description of property covered; sinkhole coverage; mine subsidence coverage; accept coverage; reject coverage; no of open sides on structure; category; rating information [state]; state rating sheet no; loan term; loan date;
  type of business; applicants business; years; print name; title; proposed retroactive date; entry date into uninterrupted claims made coverage; retroactive date; additional information; other; dba; trade name [(if any)]; contractor license no; (stories|sprinklered|audit); application no; quote reference; years of experience [in the trade]; largest job; cost of subcontracted work last year; explain; explain all yes responses; (explain|if yes explain) [all] (yes|if yes) [responses|answers]; [general aggregate|aggregate] limit applies per; part 2 employers liability; part 2; part ii employers liability; coverages; limits; premiums; minimum premium; total; subtotal; no of employees`;

/** Titles between the blocks of boxes. */
export const HEADINGS = {
  linesOfBusiness:
    '[indicate] lines of business [requested]; [indicate] sections attached [premium]; section attached; (coverages|coverage|lines|policies) (requested|wanted|applied for|desired); lines of (insurance|coverage) [requested]; insurance requested',
  nature: 'nature of business [description of operations] [by premise(s)|by premises]; (type|kind|class) of business',
  other: `attachments; other attachments; status of (transaction|submission); billing [audit] information; package policy information [common policy information]; policy information [(continued)]; applicant information; applicants information; contact information; contacts;
    premises information; location information; additional premises information; additional (interest|interests) [certificate (recipient|recipients)] [schedule]; additional interest (not all fields apply; general information [(continued)]; prior carrier information [loss history] [(continued)]; prior coverage; loss history [(continued)]; signature; signatures; applicable in;
    remarks [processing instructions]; locations; rating information [state]; state rating worksheet; premium; state rating worksheet premium; total estimated annual premium [all states]; individuals included [or] excluded; coverages; coverage information; coverage; limits of insurance; coverages limits; coverage limits of insurance; limits;
    schedule of hazards; hazards; schedule of hazards (acord 211 hazard schedule may be attached; claims made [(explain all yes responses)]; employee benefits liability; property information; property; underlying insurance [(continued)]; primary location and subsidiaries; driver information [(list]; drivers; vehicle (description|information|schedule) [(continued)];
    additional coverages [options restrictions endorsements and rating information]; additional information; blanket summary; additional premises`,
} as const;

export const ENTITY_TICKS = `[an] individual; sole (proprietor|proprietorship|prop); [limited|general] partnership; [a|limited|professional|s|c] (corporation|corp); subchapter s [corporation|corp]; limited liability (company|corporation|partnership|co); llc; llp; lp; pc; joint venture; trust; estate; [not for profit|non profit|nonprofit] [org|organization|corporation];
  not for profit; [unincorporated|professional|homeowners] association; association; municipality; government [entity]; governmental entity; public entity; religious organization; common ownership; other; common`;
