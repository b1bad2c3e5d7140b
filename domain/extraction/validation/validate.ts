import { isLeaf, isRecordList, type FieldSchema, type ObjectSchema } from '../../policies/schema.ts';
import type { Validation, ValidationIssue } from '../result.ts';
import type { PolicyType } from '../../policies/policy-type.ts';
import { checkLedger } from './ledger.ts';
import { checkPeriods } from './periods.ts';
import { checkTotals } from './totals.ts';
import { checkVins } from './vin.ts';
import { ownValue } from '../../lookup.ts';

interface Checked extends Pick<PolicyType, 'schema'> {
  data: Record<string, unknown>;
  /** Absent where only the schema counts. */
  readBy?: PolicyType['readBy'];
}

/** Checks a result against what is always true of insurance documents, and how many core fields it has. */
export function validate({ schema, data, readBy }: Checked): Validation {
  const errors = checkPeriods(data);
  const warnings = [...missingCore(schema, data), ...checkTotals(data), ...checkVins(data)];
  if (readBy && 'ledger' in readBy) warnings.push(...checkLedger(data, readBy.ledger));
  return { valid: errors.length === 0, coverage: coverageOf(schema, data), errors, warnings };
}

const isCore = (field: FieldSchema): boolean => (isLeaf(field) || field.type === 'array') && field['x-core'] === true;

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function coverageOf(schema: ObjectSchema, data: Record<string, unknown>): number {
  const core = Object.entries(schema.properties).filter(([, field]) => isCore(field));
  if (core.length === 0) return 1;
  const present = core.filter(([key]) => !isMissing(ownValue(data, key)));
  return Math.round((present.length / core.length) * 1000) / 1000;
}

function missingCore(schema: ObjectSchema, data: Record<string, unknown>): ValidationIssue[] {
  return Object.entries(schema.properties)
    .filter(([key, field]) => isCore(field) && isMissing(ownValue(data, key)))
    .map(([key, field]) => ({
      code: 'core_field_missing',
      path: `/${key}`,
      message: isRecordList(field) ? `No ${key} were found.` : `${key} was not found.`,
    }));
}
