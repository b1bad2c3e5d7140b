/**
 * Brings normalized headings that say the same in other words to one form: abbreviations of the field are spelled out,
 * filler words dropped, and the order of words does not count ("date of loss", "loss dt" and "loss date" are one).
 * Abbreviations that may stand for several words ("st", "exp", "pd") stay as they are.
 */
export function canonicalOf(normalized: string): string {
  const words = spelledOut(normalized).split(' ');
  return [...new Set(words.filter((word) => word !== '' && !isFiller(word)))].sort().join(' ');
}

/** The same words with abbreviations spelled out. */
export function spelledOut(normalized: string): string {
  if (!normalized.includes(' ')) return SPELLED.get(normalized) ?? normalized;
  const words = normalized.split(' ');
  return words.some((word) => SPELLED.has(word))
    ? words.map((word) => SPELLED.get(word) ?? word).join(' ')
    : normalized;
}

/** Whether a heading ends in a filler that its value completes ("issued to", "loss runs for"). */
export const endsInFiller = (normalized: string): boolean => isFiller(normalized.split(' ').at(-1) ?? '');

export const isFiller = (word: string): boolean => FILLERS.has(word);

const FILLERS = new Set('of the for a an your our this in by on is at per to'.split(' '));

/** Long form, then its abbreviations. */
const ABBREVIATIONS = `
  claim: clm; claims: clms; claimant: clmt clmnt clt claimants; type: typ; policy: pol plcy; policies: pols; no: num nbr numb nr;
  date: dt dte; accident: acc accid acdt; occurrence: occurence occr occurr; reported: rptd rpted reptd; report: rpt rept;
  received: recd rcvd recvd; closed: clsd clo; opened: opnd; open: opn; expiration: expir expiry; effective: eff effec efftv;
  inception: incept incep; insured: insd insrd; vehicle: veh vehic; vehicles: vehs; automobile: auto; description: desc descr descrip;
  coverage: cov cvg covg cvrg cover; coverages: covs; deductible: ded deduct dedt; deductibles: deds; premium: prem prm; premiums: prems;
  limit: lmt lim; limits: lmts; liability: liab lia; property: prop; damage: dmg dam; injury: inj injry; bodily: bod; injured: injd;
  employee: emp empl ee; employer: emplr; employers: emplrs; jurisdiction: juris jur jurisd; location: loc locn; locations: locs;
  building: bldg bld; personal: pers persnl; amount: amt; amounts: amts; address: addr; department: dept; adjuster: adjustor adjstr;
  representative: rep; examiner: exmr; status: sts stat; category: cat; classification: classif; business: bus; line: ln; company: co;
  agency: agcy; account: acct; agent: agt; agents: agts; producer: prdcr; total: tot ttl; annual: ann annl; estimated: estim; replacement: repl replc;
  medical: med medl mdcl; payments: pmts pymts pymnts paymts; payment: pmt pymt pymnt; expense: expns; expenses: expns; additional: addl addnl;
  identification: ident; year: yr; model: mdl; make: mk; serial: ser; motorist: mtrst; motorists: mtrsts; combined: comb; single: sngl; advertising: adv advert;
  aggregate: agg aggr; operations: ops opers; products: prods; completed: compl; construction: constr const; protection: prot; territory: terr;
  manufacturer: mfr mfg; birth: brth; license: lic licence; driver: drv drvr; drivers: drvs; relationship: relat; marital: marit; occupancy: occup;
  mortgagee: mtgee mortgagees; section: sec sect; dwelling: dwlg dwell; contents: cont; structures: struct strs; structure: strc; certificate: cert;
   symbol: sym; period: perd; valuation: valn; evaluation: evaln; nature: nat; body: bdy; body part: bodypart; part: pt prt; code: cd; name: nm;
   each: ea; person: prsn; uninsured: unins uninsd; underinsured: underins undins underinsd undinsd; general: gen genl; living: liv; other: oth; first: 1st; second: 2nd; mortgage: mtg mtge`;

const SPELLED = new Map(
  ABBREVIATIONS.split(';').flatMap((entry) => {
    const [long = '', short = ''] = entry.split(':');
    return short
      .trim()
      .split(/\s+/)
      .map((word) => [word, long.trim()] as const);
  }),
);
