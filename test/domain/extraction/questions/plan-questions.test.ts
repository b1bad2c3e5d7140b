import { describe, expect, it } from 'vitest';
import type { ExtractionResult, FieldState, ValidationIssue } from '../../../../domain/extraction/result.ts';
import { chooseQuestion } from '../../../../domain/extraction/questions/choose-question.ts';
import { planModelQuestions } from '../../../../domain/extraction/questions/plan-questions.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { id, int, listOf, money, name, record, recordsOf } from '../../../../domain/policies/schema.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

const thresholds = { confidence: 0.8, whole: 0.5 };
const schema = record({
  policyNumber: id('Policy number.', { core: true }),
  totalPremium: money('Total premium.', { core: true }),
  agencyName: name('Agency.'),
  insureds: listOf('name', 'Insureds.', { core: true }),
  totals: record({ count: int('Claims printed.') }),
  claims: recordsOf(['number'], 'Claims.', {
    number: id('Claim number.'),
    adjuster: name('Adjuster.'),
    paid: record({ loss: money('Loss.'), total: money('Total.') }),
  }),
});
const claimType = { schema, readBy: { plan: {} as never } };

type Data = Record<string, unknown>;
const claim = (number: number, more: Data = {}): Data => ({
  number: `C-${number}`,
  adjuster: 'Ann Li',
  paid: { loss: 1, total: 1 },
  ...more,
});
const complete = {
  policyNumber: 'QX-1',
  totalPremium: 812,
  agencyName: 'Acme',
  insureds: ['Marta Ellison'],
  totals: { count: 4 },
  claims: [claim(1), claim(2), claim(3), claim(4)],
};

/** A result of five pages whose values are sure; claim n stands on page n + 1, all else on the first. */
function resultOf(
  data: Data,
  { fields = {}, errors = [] }: { fields?: Record<string, Partial<FieldState>>; errors?: ValidationIssue[] } = {},
): ExtractionResult {
  const result: ExtractionResult = {
    data,
    citations: {},
    fields: {},
    validation: { valid: true, coverage: 1, errors, warnings: [] },
    pages: 6,
    engine: 'rules',
    schemaVersion: '1',
    usage: { pages: 6, ocrPages: 0, promptTokens: 0, completionTokens: 0 },
    warnings: [],
  };
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'object' && node !== null) {
      for (const [key, child] of Object.entries(node)) walk(child, `${path}/${key}`);
    } else if (node !== null) {
      const at = /^\/claims\/(\d+)/.exec(path)?.[1];
      const bbox = { left: 0, top: 0, width: 0.1, height: 0.1 };
      result.citations[path] = [{ page: at === undefined ? 1 : Number(at) + 2, quote: 'q', bbox }];
      result.fields[path] = { state: 'present', confidence: 0.97, source: 'text', ...fields[path] };
    }
  };
  walk(data, '');
  return result;
}

const planOf = (...given: Parameters<typeof resultOf>) => planModelQuestions(resultOf(...given), claimType, thresholds);

describe('what the engine auto asks a model', () => {
  it('is nothing when the rules are sure of what they found and miss no core field', () => {
    expect(planOf(complete)).toBe('none');
    expect(planOf({ ...complete, agencyName: null })).toBe('none');
  });

  it('is a core field that is missing, and along with it what else may be printed', () => {
    const plan = planOf({ ...complete, totalPremium: null, agencyName: null });

    expect(plan).toMatchObject({ paths: ['/totalPremium', '/agencyName'] });
  });

  it('is a value that the rules are not sure of, or that the document contradicts', () => {
    expect(planOf(complete, { fields: { '/policyNumber': { confidence: 0.79 } } })).toMatchObject({
      paths: ['/policyNumber'],
    });
    expect(planOf(complete, { fields: { '/policyNumber': { state: 'conflicting' } } })).toMatchObject({
      paths: ['/policyNumber'],
    });
    expect(planOf(complete, { fields: { '/insureds/0': { confidence: 0.2 } } })).toMatchObject({
      paths: ['/insureds'],
    });
  });

  it('follows the threshold of the configuration', () => {
    const result = resultOf(complete, { fields: { '/policyNumber': { confidence: 0.6 } } });

    expect(planModelQuestions(result, claimType, { ...thresholds, confidence: 0.5 })).toBe('none');
  });

  it('is a field of records on the pages of the records in doubt', () => {
    expect(planOf(complete, { fields: { '/claims/2/paid/loss': { confidence: 0.3 } } })).toEqual({
      paths: ['/claims/N/paid/loss'],
      pages: [4],
    });
  });

  it('is a field that most records have and one lacks', () => {
    const claims = [claim(1), claim(2), claim(3, { adjuster: null }), claim(4)];

    expect(planOf({ ...complete, claims })).toEqual({ paths: ['/claims/N/adjuster'], pages: [4] });
  });

  it('is no field that few records have', () => {
    const claims = complete.claims.map((one, at) => ({ ...one, adjuster: at === 0 ? 'Ann Li' : null }));

    expect(planOf({ ...complete, claims })).toBe('none');
  });

  it('is a whole list when a key of it is in doubt, since records are told apart by keys', () => {
    const plan = planOf(complete, {
      fields: { '/claims/1/number': { confidence: 0.3 }, '/claims/1/paid/loss': { confidence: 0.3 } },
    });

    expect(plan).toMatchObject({ paths: ['/claims'] });
  });

  it('is what a check of the result does not confirm', () => {
    const message = 'The parts do not add up.';
    const errors = [{ code: 'sum_differs', path: '/claims/1/paid/total', message }];

    expect(planOf(complete, { errors })).toMatchObject({
      paths: ['/claims/N/paid/total', '/claims/N/paid'],
      pages: [2, 3, 4, 5],
    });
  });

  it('leaves out the inner pages that hold nothing but records of lists that are not asked', () => {
    expect(planOf({ ...complete, totalPremium: null })).toMatchObject({ pages: [1, 6] });
  });

  it('is the whole document when most is missing', () => {
    const nothing = { policyNumber: null, totalPremium: null, insureds: [], totals: { count: null }, claims: [] };

    expect(planOf({ ...nothing, agencyName: 'Acme' })).toBe('whole');
  });
});

describe('a loss run', () => {
  const policyType = findPolicyType('loss_run');
  if (!policyType) throw new Error('no policy type loss_run');

  it('whose printed count says that claims are missing is asked for all of them', () => {
    const result = resultOf(
      { claims: [{ claimNumber: 'C-1', policyNumber: 'P-1' }], policies: [{ policyNumber: 'P-1' }] },
      { errors: [{ code: 'record_count_mismatch', path: '/totals/claimCount', message: '9 printed, 1 found.' }] },
    );

    const plan = planModelQuestions(result, policyType, { ...thresholds, whole: 1 });

    expect(plan).toMatchObject({ paths: expect.arrayContaining(['/claims']) });
  });

  it('that says that there are no claims is not asked for any', () => {
    const { field, counts } =
      'ledger' in policyType.readBy ? policyType.readBy.ledger.totals : { field: '', counts: { all: '' } };
    const said = { policies: [{ policyNumber: 'P-1' }], claims: [], [field]: { [counts.all]: 0 } };

    const plans = [said, { ...said, [field]: {} }].map((data) =>
      planModelQuestions(resultOf(data), policyType, { ...thresholds, whole: 1 }),
    );

    expect(JSON.stringify(plans[0])).not.toContain('"/claims"');
    expect(JSON.stringify(plans[1])).toContain('"/claims"');
  });
});

describe('the question of an engine', () => {
  const pages = [1, 2, 3, 4, 5, 6].map((number) => typedPage('A page', number));
  const policyType = findPolicyType('auto');
  if (!policyType) throw new Error('no policy type auto');
  const given = { policyType: { ...policyType, schema, readBy: claimType.readBy }, pages, thresholds };
  const sure = resultOf(complete);

  it('is everything for the engine model, however sure the rules are', () => {
    expect(chooseQuestion({ ...given, engine: 'model', rules: sure })).toMatchObject({ pages });
  });

  it('is none for the engine auto when the rules are sure', () => {
    expect(chooseQuestion({ ...given, engine: 'auto', rules: sure })).toBeUndefined();
  });

  it('is the part of the schema that is in doubt, with the keys of its records, and the pages of it', () => {
    const rules = resultOf(complete, { fields: { '/claims/2/paid/loss': { confidence: 0.3 } } });

    const question = chooseQuestion({ ...given, engine: 'auto', rules });

    expect(Object.keys(question?.policyType.schema.properties ?? {})).toEqual(['claims']);
    expect(question?.policyType.schema.properties.claims).toMatchObject({
      items: { required: ['number', 'paid'], properties: { paid: { required: ['loss'] } } },
    });
    expect(question?.whole.schema).toBe(schema);
    expect(question?.pages.map(({ number }) => number)).toEqual([4]);
  });
});
