import { describe, expect, it } from 'vitest';
import { namedPolicyTypes } from '../../../domain/document/named-policy-types.ts';
import { policyTypes } from '../../../domain/policies/registry.ts';

const declarations = policyTypes.filter(({ recognition }) => recognition.family === 'declarations').map(({ id }) => id);

describe('what a client calls its document', () => {
  it.each(policyTypes.map(({ id, label }) => ({ id, label })))('names $id by its id and its label', ({ id, label }) => {
    expect(namedPolicyTypes({ documentType: id })).toEqual([id]);
    expect(namedPolicyTypes({ documentType: label.toUpperCase() })).toEqual([id]);
    expect(namedPolicyTypes({ documentType: id.replaceAll('_', ' ') })).toEqual([id]);
  });

  it.each([
    { documentType: 'Loss Runs', is: 'loss_run' },
    { documentType: 'claims history report', is: 'loss_run' },
    { documentType: 'ACORD 25', is: 'acord_25' },
    { documentType: 'Evidence of Property Insurance', is: 'property_certificate' },
    { documentType: 'ACORD 130', is: 'workers_comp_application' },
    { documentType: "Workers' Compensation Application", is: 'workers_comp_application' },
    { documentType: 'BOP', is: 'businessowners' },
    { documentType: "renter's policy", is: 'renters' },
    { documentType: 'car insurance', is: 'auto' },
    { documentType: 'automobile', is: 'auto' },
    { documentType: 'dwelling fire policy', is: 'dwelling_fire' },
    { documentType: 'general liability policy', is: 'general_liability' },
    { documentType: 'commercial auto policy', is: 'commercial_auto' },
    { documentType: 'personal umbrella', is: 'umbrella' },
    { documentType: 'workers comp policy', is: 'workers_compensation' },
  ])('$documentType is $is', ({ documentType, is }) => {
    expect(namedPolicyTypes({ documentType })).toEqual([is]);
  });

  it.each([
    { documentType: 'dec page', coverageType: 'auto', is: ['auto'] },
    { documentType: 'declarations', coverageType: 'Homeowners', is: ['homeowners'] },
    { documentType: 'policy', coverageType: 'pet', is: ['pet'] },
    { documentType: 'certificate', coverageType: 'general liability', is: ['acord_25'] },
    { documentType: 'certificate of insurance', coverageType: 'property', is: ['property_certificate'] },
    { documentType: 'application', coverageType: 'workers comp', is: ['workers_comp_application'] },
    // a loss run is one whatever it covers
    { documentType: 'loss run', coverageType: 'auto', is: ['loss_run'] },
  ])('$documentType and $coverageType together are $is', ({ is, ...words }) => {
    expect(namedPolicyTypes(words)).toEqual(is);
  });

  it('may leave several types open', () => {
    expect(namedPolicyTypes({ documentType: 'Dec Page' })).toEqual(declarations);
    expect(namedPolicyTypes({ documentType: 'certificate' })).toEqual(['acord_25', 'property_certificate']);
    expect(namedPolicyTypes({ documentType: 'declarations', coverageType: 'flood' })).toEqual(declarations);
  });

  it.each(['invoice', 'id card', 'policy', 'document', 'other', '保険証券', 'endorsement'])(
    'may say nothing about it: %s',
    (documentType) => {
      expect(namedPolicyTypes({ documentType })).toEqual([]);
    },
  );

  it('says nothing either when only the coverage is known of something else', () => {
    expect(namedPolicyTypes({ documentType: 'invoice', coverageType: 'auto' })).toEqual([]);
  });
});
