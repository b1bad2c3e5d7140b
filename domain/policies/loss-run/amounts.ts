import type { AmountPlan } from '../../extraction/ledger/plan.ts';

const THOUSANDS = [
  String.raw`\bin (?:us |u\.s\. )?(?:dollars? )?(?:thousands?|\$?000['’]?s)\b`,
  String.raw`\bthousands of (?:us )?dollars\b`,
  String.raw`\$?\b000['’]?s? omitted\b|[($]\$?000['’]?s?\)`,
];

/** Words of headings of amounts. They are short and combined freely: "O/S Med", "Net Incurred", "Paid ALAE". */
export const amounts: AmountPlan = {
  measures: {
    paid: {
      hasKinds: true,
      words: `paid payment payments pmt pmts pymt pymts pay pays disbursed disbursements paids spent
      payout payouts paymnt paymnts paymt paymts expended outlay outlays remitted remittances disb disbs disburse disbmts disbursal disbursals dsb settled
      settlement settlements issued checks`,
    },
    reserve: {
      hasKinds: true,
      words: `
      reserve reserves reserved resrv resv resvs res rsv rsvs rsrv rsrvs outstanding outstndg outst outstg os
      unpaid unpd remaining remain rem case
      pending unsettled held provision provisions future balance bal reserv reservs rserv rsvd resrvs outstand outs ostg ostd`,
    },
    incurred: {
      hasKinds: true,
      words: `incurred incurreds incd incrd incur inc incrrd est estimated estimate expected experience incurrd exposure
      ultimate ult developed incurr incurrence icd incrrds value values val`,
    },
    recovered: {
      hasKinds: false,
      words: `
      recovery recoveries recovered recov recovs recvry rcvry rec subro subrogation subrogated salvage salv
      reimbursement reimbursements reimbursed reimb refund refunds sal ded
      recover recoverd recoups recouped recoup recoupment recoupments collected collections recvy offset offsets credit credits crs
      contribution contributions reimburse reimbs reimbd reimbmt subr salvaged recv recvd recvry recovrd recvs subros`,
    },
  },
  kinds: {
    loss: `
      loss losses ls indemnity indem indemn indmnty ind indm idemnity comp compensation bi bodily injury property
      damage voc wage wages liability idm temp disability disab
      benefit benefits damages ttd ppd tpd income indemnities indmn indemnification award awards liab`,
    medical: `medical medicals med meds care medcl mdcl medl mdl hospital hosp doctor doctors physician physicians treatment rx healthcare
      pharmacy health medic surgery surgical prescription dental therapy nursing`,
    expense: `
      expense expenses exp exps expns xp lae alae ulae ale dcc legal alloc allocated unallocated adj adjustment adjust fees fee attorney attorneys atty counsel
      litigation handling investigation investigative lawyer court ao admin administrative expn expen expnse dcce defence
      adjusting def defense aoe aloc`,
    total: 'total totals tot ttl gross all together combined sum aggregate overall tots ttls grand',
  },
  totalKind: 'total',
  summed: {
    kinds: ['loss', 'expense'],
    words: /\b(?:and|lae|alae)\b/,
    not: /loss(es)? ((and )?adj|lae)/,
    whole: /^(?!gross (?:paid )?loss).*\bloss(?:es)?\b/,
  },
  // Paid in "Med PD", property damage beside a measure.
  ambiguous: { word: 'pd', alone: 'paid', beside: 'loss', companion: 'bi' },
  spellings: [
    [/^sum of /i, ''],
    [/\bpd\.? ?\+(?= ?(?:o\s?\/?\s?s\b|out|unp|res|rsv))/gi, 'paid +'],
    [/\bo\s?\/\s?s\b/gi, 'os'],
    [/\b(?:total|gross|net|overall|full) (?:claims? |cases? )?(?:cost|costs|value)\b/gi, 'total incurred'],
    [/\ba\s?[&/]\s?o\b/gi, 'ao'],
    [
      /\bded(?:uct(?:ibles?)?)?\.? (?:billed (?:and|&) )?(?:recover(?:ed|y|ies)|reimbursed|reimbursements?|collected)\b/gi,
      'recovered',
    ],
    [/\b(?:s\.?i\.?f\.?|second injury fund|excess|reinsurance) (?=recover)/gi, ''],
    [
      /\blost[- ]time (?=paid|payments|res|inc|o\s?\/?\s?s\b|out)|(?<=\b(?:paid|reserve|reserved|incurred) )lost[- ]time\b/gi,
      'indemnity ',
    ],
    [/\bmed(?:ical|\.)? ?pay(?:ments?)? (?=paid|res|inc|o\s?\/?\s?s\b|out)/gi, 'medical '],
    [/(?<=\b(?:reserves?|reserved|incurred|outstanding|o\s?s) )med(?:ical|\.)? ?pay(?:ments?)?\b/gi, 'medical'],
    [/\bpip ?[/&] ?(?=med)/gi, ''],
    [/\b(med(?:ical|\.)?) ?[/&] ?rehab(?:ilitation)?\b/gi, '$1'],
    [/\brehab(?:ilitation)? ?[/&] ?(?=exp)/gi, ''],
    // what was paid and the reserves of the case together
    [/\bcase (?=incurred|exp(?:enses?|\.)?\b)/gi, ''],
    [/\bmed(?:ical|\.)? aid\b/gi, 'medical'],
    // professional liability calls the cost of handling so
    [/\bclaims? (?=exp(?:enses?|\.)?(?=\W|$))/gi, ''],
    [/\ball benefits\b/gi, 'total'],
    [/\bplus\b/gi, '+'],
    [/\best(?:imated|\.)? (?=outst|remain|o\s?\/?\s?s\b|unpaid|future|reserve)/gi, ''],
    [/\bto[- ]dt\b|(?<=\b(?:paid|pd|incurred|inc)) td\b/gi, ''],
    // with or without what handling costs
    [
      /\b(?:excl(?:uding|udes|usive of|\.)?|w\/o|without|before|net of|ex) (?:exp(?:enses?|\.)?|alae|lae|ulae)(?=\W|$)/gi,
      'loss',
    ],
    [/\b(?:incl(?:uding|udes|usive of|\.)?|w\/|with) (?:exp(?:enses?|\.)?|alae|lae|ulae)(?=\W|$)/gi, 'total'],
    [/\b(loss(?:es)?|indem(?:nity|\.)?|ind\.?) ?\+ ?(?=exp|alae|lae)/gi, '$1 and '],
    [/,? not yet (?:billed|paid)\b/gi, ''],
    // In capitals it may as well be "paid".
    [/\b(Indemnity|Indem\.?|BI) ?\/ ?PD\b/g, '$1'],
    // one column for both: what is paid for injuries is part of the loss
    [/\b(loss(?:es)?|indem(?:nity|\.)?|ind\.?|comp) ?[/&+] ?med(?:ical|\.)?(?=\s|$)/gi, '$1'],
    [/\bmed(?:ical|\.)? ?[/&+] ?(loss(?:es)?|indem(?:nity|\.)?|ind\.?)(?=\s|$)/gi, '$1'],
    // what treatment costs is no expense of handling
    [/\bmed(?:ical|s)?\.? exp(?:enses?|ns?)?\b\.?/gi, 'medical'],
    [/ by (?:you|(?:the )?insured)\b/gi, ''],
    [/\b(?:received|money) (?:back|recovered)\b/gi, 'recovered'],
    [/\b(?:s\s?[&/]\s?s|sub(?:ro?)?\s?[&/]\s?salv?|salv?\s?[&/]\s?subr?o?)\b(?: recover(?:ed|y|ies))?/gi, 'recovered'],
    [
      /\b(recover(?:y|ies)|subro(?:gation)?|salvage|refunds?|reimbursements?|contributions?) (?:received|rec['’]?d)\b/gi,
      '$1',
    ],
    // Paid to date, or permanent total disability: "pd" has the same two readings.
    [/\bp\.?t\.?d\b\.?/gi, 'pd'],
    [/\bvoc(?:ational)?\.? rehab(?:ilitation)?\b/gi, 'voc'],
    [/\bthird[- ]party (?:rec|recov|recover(?:y|ies|ed)|credits?)(?:\.|\b)/gi, 'recovered'],
    [/\bcharged to experience\b/gi, 'incurred'],
    [/^(?:claim )?costs\b/i, 'expense'],
    [/\blost wages\b/gi, 'indemnity'],
    [/^(?:claims? )?cost(?: to date)?$/i, 'total incurred'],
    [/\b(paid|reserves?|incurred|outstanding) values?\b/gi, '$1'],
    [/^(indem(?:nity|\.)?|med(?:ical|\.)?|exp(?:enses?|\.)?) to date$/i, '$1 paid'],
    [/\bset aside(?: for (?:future payments|open claims))?|\bfuture (?:payments?|pmts?)\b/gi, 'reserve'],
    [/^(?:yet )?to (?:be paid|pay)\b/i, 'reserve'],
  ],
  noise: `subtotal full cum inception
      amount amounts amt amts to date of and the usd ytd cumulative current costs cost claim itd dollars payable made in
      direct pure cash available open only on for so far still been has have we weve bills bill what`,
  lone: 'credits; contribution; contributions; loss only; remaining; remain; rem; pending; still pending; settled; held; future; balance; bal; case; costs; care; value; all; together; overall; aggregate; damages',
  letters: {
    l: 'loss',
    i: 'loss',
    m: 'medical',
    e: 'expense',
    x: 'expense',
    t: 'total',
    le: 'expense',
    other: 'expense',
  },
  net: 'net less',
  never: `pd; medical only; med only; indemnity only; ind only; expense only; surgery; surgical; dental; therapy; nursing; prescription;
    adj; def; bodily; injury; property; damage; liability; rec; wage; wages; date; claim; net; sum;
    experience; less; estimate; expected; property damage; property value; insured value; building value; value date; val date; bodily injury; injury damage; claim date; date of
    injury; loss date; date of loss; exposure date; open ind; injury date; property damage liability; bodily injury liability; medical
    date; loss date to; claim cost; total claim; claim total; claim totals; total claims; direct; reserve
    date; open claim; open date; payment date; date of payment; rec date; date rec; recvd date; date recvd; recv date; date recv; res date; est date; open
    loss; ded; exposure; temp; disability; all open; sal; issued; val; checks; fees; fee; hospital; doctor;
    physician; treatment; health; income; court; lawyer; attorney; atty; counsel; litigation; investigation; admin;
    administrative; handling; grand; benefit; settlement; settlements; developed; ultimate;
    credit; credits; contribution; settlement date; settled date; attorney fee; health benefits`,
  owners: {
    scope: 'policy policies pol plcy pcy term trm year yr period',
    grand: 'report account acct rpt rprt grand overall',
  },
  otherTime:
    /\b(?:this|current|prior|previous|last|past) (?:month|period|quarter|year)\b|\b(?:mtd|qtd|monthly|prior|previous)\b/,
  thousands: {
    words: new RegExp(THOUSANDS.join('|'), 'i'),
    not: /\b(?:payrolls?|premiums?|limits?|revenues?|sales|receipts|tiv|values?|exposures?|wages|deductibles?)\b/i,
    of: /\b(?:all|amounts?|figures?|losses|loss|dollars?|usd|values?|currency|sums?|financials?)\b/i,
  },
  identity: { parts: ['paid', 'reserve'], less: 'recovered', whole: 'incurred' },
};
