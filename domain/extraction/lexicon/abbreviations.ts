import { normalize } from '../../text/normalize.ts';
import { lookup } from '../../lookup.ts';

const LONG_FORMS = lookup({
  rptd: 'reported',
  rpt: 'report',
  rept: 'report',
  reptd: 'reported',
  rprtd: 'reported',
  clmt: 'claimant',
  clmnt: 'claimant',
  clmant: 'claimant',
  claimt: 'claimant',
  clm: 'claim',
  clms: 'claims',
  dt: 'date',
  dte: 'date',
  occ: 'occurrence',
  occur: 'occurrence',
  occurr: 'occurrence',
  acc: 'accident',
  accid: 'accident',
  accdt: 'accident',
  desc: 'description',
  descr: 'description',
  descrip: 'description',
  pol: 'policy',
  plcy: 'policy',
  eff: 'effective',
  effec: 'effective',
  expir: 'expiration',
  sts: 'status',
  stat: 'status',
  nm: 'name',
  inj: 'injury',
  injd: 'injured',
  juris: 'jurisdiction',
  jurisd: 'jurisdiction',
  cvg: 'coverage',
  covg: 'coverage',
  cov: 'coverage',
  cvrg: 'coverage',
  typ: 'type',
  cd: 'code',
  rcvd: 'received',
  recd: 'received',
  rcd: 'received',
  cls: 'closed',
  clsd: 'closed',
  clos: 'closed',
  emp: 'employee',
  empl: 'employee',
  ee: 'employee',
  st: 'state',
  nos: 'no',
  cnt: 'count',
  ct: 'count',
  opn: 'open',
  nat: 'nature',
  bdy: 'body',
  prt: 'part',
  perd: 'period',
  trm: 'term',
});

/** The normalised text with the field's usual abbreviations written out: "Clmt Nm" is "claimant name". */
export function writtenOut(text: string): string {
  return normalize(text)
    .split(' ')
    .map((word) => LONG_FORMS.get(word) ?? word)
    .join(' ');
}

export const abbreviations: readonly string[] = [...LONG_FORMS.keys()];
