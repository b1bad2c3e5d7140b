import { parseInteger } from '../../reading/values/numbers.ts';
import type { LineReading } from './analyse.ts';
import { addClaim } from './claims.ts';
import { CONTINUED, continued, continueValues, noteLabel } from './continued-values.ts';
import { type EntryField, isIdentifier, newEntry, plain, putCount, putField } from './entries.ts';
import type { Walk } from './findings.ts';
import { isReportField } from './labels.ts';
import { readPolicy } from './policies.ts';
import { readPolicyLine } from './policy-line.ts';

const CLAIM_ONLY = new Set([
  'claimantName',
  'lossDate',
  'reportedDate',
  'closedDate',
  'status',
  'claimType',
  'lossState',
  'description',
  'cause',
  'natureOfInjury',
  'bodyPart',
]);

/** A line's labels: a claim number opens a claim, the others say something about what is open. */
export function readLabels(reading: LineReading, state: Walk, isTotal: boolean): void {
  const { pairs } = reading;
  continueValues(reading, state);
  const number = pairs.find((pair) => pair.fields.includes('claimNumber') && isIdentifier(pair.value.text));
  if (number && !isTotal) {
    const entry = newEntry();
    putField(entry, 'claimNumber', [number.value]);
    const isSame =
      state.claim && plain(state.claim.fields.get('claimNumber')?.value ?? '') === plain(number.value.text);
    if (!isSame) state.claim = addClaim(entry, state);
    state.target = state.claim;
    if (state.claim) state.open.push(continued(state.claim, 'claimNumber', number));
  }
  const policy = newEntry();
  if (!reading.isInRecord && !number && !isTotal) readPolicyLine(reading.line, policy);
  for (const pair of pairs) {
    if (pair === number) continue;
    const field = pair.fields.find((one) => (state.claim ? CLAIM_ONLY.has(one) : isReportField(one))) ?? pair.fields[0];
    if (field === undefined) continue;
    if (isReportField(field)) noteLabel(pair, state);
    else if (field === 'claimCount' || field === 'openCount') {
      const count = parseInteger(pair.value.text) === null ? null : pair.value;
      const into = isTotal ? state.target : (state.policy ?? state.loose);
      if (count && into) putCount(into, field === 'claimCount' ? 'claimCount' : 'openClaimCount', count);
    } else if (CLAIM_ONLY.has(field)) {
      if (state.claim && !isTotal) {
        putField(state.claim, field, [pair.value]);
        if (CONTINUED.has(field)) state.open.push(continued(state.claim, field as EntryField, pair));
      }
    } else if (field !== 'ignored' && field !== 'claimNumber') putField(policy, field, [pair.value]);
  }
  if (policy.fields.size > 0) readPolicy({ policy, reading, state, isTotal });
}
