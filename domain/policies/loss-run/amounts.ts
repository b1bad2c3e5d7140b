import type { AmountPlan } from '../../extraction/ledger/plan.ts';

/** Words of headings of amounts. They are short and combined freely: "O/S Med", "Net Incurred", "Paid ALAE". */
export const amounts: AmountPlan = {
  measures: {
    paid: {
      hasKinds: true,
      words: `paid payment payments pmt pmts pymt pymts pay pays disbursed disbursements paids spent`,
    },
    reserve: {
      hasKinds: true,
      words: `
      reserve reserves reserved resrv resv resvs res rsv rsvs rsrv rsrvs outstanding outstndg outst outstg os
      unpaid remaining case`,
    },
    incurred: {
      hasKinds: true,
      words: `incurred incurreds incd incrd incur inc incrrd est estimated estimate experience incurrd exposure`,
    },
    recovered: {
      hasKinds: false,
      words: `
      recovery recoveries recovered recov recovs recvry rcvry rec subro subrogation subrogated salvage salv
      reimbursement reimbursements reimbursed reimb refund refunds sal ded`,
    },
  },
  kinds: {
    loss: `
      loss losses indemnity indem indemn indmnty ind indm idemnity comp compensation bi bodily injury property
      damage voc wage wages liability idm temp disability disab`,
    medical: 'medical medicals med meds medcl mdcl',
    expense: `
      expense expenses exp exps expns lae alae ulae dcc legal alloc allocated unallocated adj adjustment adjust
      adjusting def defense aoe aloc`,
    total: 'total totals tot ttl gross all combined sum',
  },
  totalKind: 'total',
  summed: {
    kinds: ['loss', 'expense'],
    words: /\b(?:and|lae|alae)\b/,
    not: /loss(es)? (and )?(adj|lae)/,
    whole: /\bloss(es)?\b/,
  },
  // Paid in "Med PD", property damage beside a measure.
  ambiguous: { word: 'pd', alone: 'paid', beside: 'loss', companion: 'bi' },
  spellings: [[/\bo\s?\/\s?s\b/gi, 'os']],
  noise: `subtotal 
      amount amounts amt amts to date of and the usd ytd cumulative current costs cost claim itd dollars payable
      direct value open`,
  net: 'net less',
  never: `pd; 
    all; adj; def; bodily; injury; property; damage; liability; case; rec; wage; wages; date; claim; net; sum;
    remaining; experience; less; estimate; property damage; bodily injury; injury damage; claim date; date of
    injury; loss date; date of loss; injury date; property damage liability; bodily injury liability; medical
    date; loss date to; claim cost; total claim; claim total; claim totals; total claims; direct; reserve
    date; open claim; open date; payment date; date of payment; rec date; date rec; res date; est date; open
    loss; loss value; ded; exposure; temp; disability; all open; sal`,
  identity: { parts: ['paid', 'reserve'], less: 'recovered', whole: 'incurred' },
};
