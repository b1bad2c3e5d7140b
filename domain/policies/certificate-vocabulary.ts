// Captions that certificates and evidences of insurance have in common, of ACORD's editions and of houses.

export const PRODUCER =
  'producer; producer of record; agency; [insurance] agent; broker; agent broker; agency producer; producer agency; producing (agency|agent|broker); (producer|agency|agent|broker) (name|information); [name and address of] (producer|agency|agent|broker); (producer|agency|agent|broker) [name] and address; (producer|agency|agent) name contact person and address; issued (by|through); agent of record; [your] insurance (agency|broker|representative); certificate (prepared|issued) by; prepared by; producer s name and address; servicing (agency|agent)';

export const INSURED =
  'insured; insureds; [first] named insured [s]; insured name; named insured [s] and [mailing] address; insured name and [mailing] address; insured s name and address; name of insured; name and [mailing] address of [named] insured; names of insured; insured (party|member|information|entity); policyholder; policy holder; (member|association|owner|borrower); insured association; (insured|borrower) s; unit owner; insured unit owner; named association; insured owner; who is (insured|covered); insured and mailing address; [named] insured mailing address; business insured';

export const HOLDER =
  'certificate holder [name and address]; name and address of certificate holder; certificate holder s name; holder; [certificate] issued to; certificate (recipient|requested by); evidence (holder|issued to); to [whom it may concern]; this certificate is issued to; prepared for; party requesting [certificate]; who asked for [this|the] (certificate|proof); requested by; recipient';

export const CONTACT = {
  contactName:
    'contact [name|person]; contact person name; [cs|customer service] representative [name]; csr; account (manager|executive); agency contact [name]',
  contactPhone:
    '[agency|producer|contact] (phone|telephone|tel) [no|number] [a c no ext]; phone (a c no ext); phone a c no; telephone a c no ext; phone area code number extension; phone',
  contactEmail: '[agency|producer|contact] (e mail|email) [address|addresses]; e mail',
};

export const COMPANY =
  'company; insurer; carrier; insurance (company|carrier); (company|insurer|carrier) name; (company|insurer) name and address; name of (company|insurer|insurance company); company [s] affording coverage; issuing company; underwritten by; [coverage] provided by; (insuring|underwriting|writing) company; company name s and address es; applicable company; insured by; insurance provided by; coverage afforded by';

/** Headings of a column that names the company of each policy. */
export const COMPANY_COLUMN =
  'insurance (company|carrier); [writing|issuing|insuring|underwriting] (company|insurer|carrier) [name]; insurer name; company affording coverage; name of (insurer|company|carrier); insured with; insurer naic; carrier naic';

/** Headings of a column with the first and the last day of each policy. */
export const POLICY_TERM =
  '[policy|coverage] (term|period|dates); [policy] (effective|eff|inception) [date] [to|and|through] (expiration|exp|expiry) [date]; (term|period) of (policy|coverage|insurance); from to; valid [from to]; policy period from to; in force';

/** Words before the letter of an insurer. */
export const INSURER_NOUNS = 'insurer; company; co; insr; carrier; insurer letter; company letter; ins';

export const CERTIFICATE_DATE =
  'date [mm dd yyyy|mm dd yy|mm dd year]; issue date [mm dd yy|mm dd yyyy]; date (issued|prepared|of issue|of certificate); issued [on]; (certificate|evidence) date; issuance date; dated; date of [this] (evidence|certificate); prepared [on]; (valid|in force|as of) as of [date]; valid as of; as of [date]';

/** Captions that ask for nothing that a result holds. */
export const OTHER_CAPTIONS =
  'fax [no|number] [a c no]; fax (a c no); fax a c no; code; sub code; agency customer id; customer id; agency code; revision number; insurers affording coverage; insurer s affording coverage; companies affording coverage; company s affording coverage; naic; naic code; naic no; type of insurance; limits; this replaces prior evidence dated; continued until terminated if checked; continued until; additional named insured s; additional named insured; if multiple companies complete separate form for each; lender servicing agent name and address; interest; license no; signed; signature; by; locations; location; authorized (representative|signature)';

/** Headings between the blocks of a certificate. */
export const HEADINGS =
  'coverages; coverage; coverage information; cancellation; notice of cancellation; important; policy information; property information; additional interest; additional interests; disclaimer; policies; insurance in force; insurance coverage; schedule of (insurance|coverage|coverages|policies); certificate holder; remarks; special conditions';

/** Headings that end a table of policies. */
export const TABLE_ENDS =
  'description of operations locations vehicles; description of operations locations vehicles exclusions added by endorsement special provisions; description of operations locations vehicles special items; description of operations locations vehicles restrictions special items; description of operations; description of operations locations vehicles special provisions; certificate holder; name and address of certificate holder; certificate holder name and address; cancellation; special conditions other coverages; special conditions; remarks; notes; additional information; special provisions; additional insured; authorized representative; comments; notice of cancellation; location of premises description of property; property information; coverage information; additional interest';
