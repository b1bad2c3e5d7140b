import { describe, expect, it } from 'vitest';
import { classify } from '../../../domain/document/classify.ts';

const auto = ['Personal Auto Policy Declarations', 'Vehicle 1  VIN 1HGCM82633A004352', 'Bodily Injury', 'Collision'];
const renters = ['Renters Insurance Declarations', 'Personal Property $20,000', 'Loss of Use', 'Personal Liability'];
const lossRun = ['Loss Experience Report', 'Claim No  Claimant  Date of Loss  Paid  Reserve  Incurred'];
const certificate = ['CERTIFICATE OF LIABILITY INSURANCE', 'CERTIFICATE HOLDER', 'ACORD 25 (2016/03)'];

const typeOf = (...from: Parameters<typeof classify>): string | null => classify(...from).policyType;

describe('the pages of a document', () => {
  it.each([
    { is: 'auto', page: auto },
    { is: 'homeowners', page: ['Homeowners Policy Declarations', 'Dwelling $350,000', 'Other Structures $35,000'] },
    { is: 'renters', page: renters },
    { is: 'commercial_auto', page: ['Business Auto Declarations', 'Coverages  Covered Auto Symbols  Limit'] },
    { is: 'umbrella', page: ['Personal Umbrella Policy', 'Schedule of Underlying Insurance', 'Retained limit $250'] },
    { is: 'workers_compensation', page: ['Workers Compensation Policy', 'Information Page', 'Standard premium 1,200'] },
    { is: 'general_liability', page: ['Commercial General Liability Declarations', 'General Aggregate $2,000,000'] },
    {
      is: 'dwelling_fire',
      page: ['Dwelling Property Policy', 'Form DP-3', 'A. Dwelling $150,000', 'Fair Rental Value'],
    },
    { is: 'pet', page: ['Pet Insurance Declarations', 'Breed: Beagle', 'Reimbursement 80%'] },
    { is: 'businessowners', page: ['Businessowners Policy Declarations', 'Business Personal Property'] },
    { is: 'loss_run', page: lossRun },
    { is: 'acord_25', page: certificate },
    { is: 'property_certificate', page: ['EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', 'ACORD 28 (2016/03)'] },
    { is: 'commercial_application', page: ['COMMERCIAL INSURANCE APPLICATION', 'APPLICANT INFORMATION SECTION'] },
    { is: 'workers_comp_application', page: ['WORKERS COMPENSATION APPLICATION', 'RATING INFORMATION'] },
  ])('say that it is of type $is', ({ is, page }) => {
    expect(typeOf({ pages: [page] })).toBe(is);
  });

  it.each(['Claim Status Report', 'Losses by Policy Term', 'Statement of Losses', 'Claims Activity Register'])(
    'say that they are a loss run by a title such as %s',
    (title) => {
      const claims = ['Claim  Loss Date  Status  Gross', '51-00418  08/30/2019  Closed  3,571.00'];
      expect(typeOf({ pages: [[title, ...claims]] })).toBe('loss_run');
      expect(typeOf({ pages: [['Loss payee schedule', ...claims.slice(1)]] })).not.toBe('loss_run');
    },
  );

  it('of a form are of the type that is ticked, not of those whose boxes stand empty', () => {
    const page = (choices: string): string[] => [
      'PERSONAL PROPERTY AND LIABILITY POLICY  DECLARATIONS PAGE',
      choices,
      'A. Dwelling $40,000  C. Personal Property $60,000  D. Loss of Use $24,000',
      'E. Personal Liability $300,000  F. Medical Payments $1,000',
    ];
    expect(typeOf({ pages: [page('☐ HO-2 ☐ HO-3 ☐ HO-4 ☒ HO-6')] })).toBe('homeowners');
    expect(typeOf({ pages: [page('☐ HO-2 ☐ HO-3 ☒ HO-4 ☐ HO-6')] })).toBe('renters');
  });

  it('are told by what they insure where labels are few', () => {
    const lines = ['Your cat is covered.', 'Veterinary bills of your pet are paid at 80%.', 'The cat is a Manx.'];
    const named = classify({ pages: [['Declarations', ...lines, 'Pet: Poppy']] });
    const bare = classify({ pages: [['Declarations', 'Your ferry is covered.', 'Bills are paid at 80%.']] });
    expect(named).toMatchObject({ policyType: 'pet' });
    expect(bare.policyType).toBeNull();
  });

  it('are of the type of what a group insures, also where they are called a certificate', () => {
    const head = ['Certificate of Insurance', 'for the companion animals of the members'];
    const terms = ['Pet  Species  Breed', 'Poppy  Canine  Beagle', 'Annual deductible  Reimbursement  Annual limit'];
    expect(typeOf({ pages: [[...head, ...terms, '$250  80%  $5,000']] })).toBe('pet');
    const liability = ['General Liability', 'Each Occurrence $1,000,000', 'Certificate Holder'];
    expect(typeOf({ pages: [['Certificate of Insurance', ...liability]] })).toBe('acord_25');
  });

  it('are of the form whose captions they have, also where they list the coverages of a policy', () => {
    const head = [
      'Certificate of Insurance',
      'Certificate holder: Harbor Yard LLC',
      'Producer: Elm Agency',
      'Insured: Dock Co',
    ];
    const rows = [
      'Type of insurance  Policy number  Effective date  Expiration date  Limits',
      'Commercial General Liability  GL 4410  01/01/2025  01/01/2026  Each Occurrence $1,000,000',
      'Damage to Rented Premises $100,000  Medical Expense $5,000  Personal and Advertising Injury $1,000,000',
      'General Aggregate $2,000,000  Products - Completed Operations Aggregate $2,000,000',
    ];
    expect(typeOf({ pages: [[...head, ...rows, 'Description of operations: dock repair']] })).toBe('acord_25');
  });

  it('may look like no policy type', () => {
    expect(typeOf({ pages: [['Apple pie', 'Peel the apples and bake for an hour.']] })).toBeNull();
    expect(typeOf({ pages: [['Billing statement', 'Amount due $120.00', 'Your auto policy']] })).toBeNull();
    expect(typeOf({ pages: [] })).toBeNull();
  });

  it('are believed when they carry the number of a form, also of one that has no type', () => {
    expect(typeOf({ pages: [['Additional remarks', 'see the auto policy', 'ACORD 101 (2008/01)']] })).toBeNull();
    expect(typeOf({ pages: [['SCHEDULE', 'ACORD 45 (2016/03)']] })).toBe('commercial_application');
    expect(typeOf({ pages: [['Please attach ACORD 125', ...lossRun]] })).toBe('loss_run');
  });

  it('decide where the words of the client leave several types open', () => {
    const vague = ['Declarations', 'Personal Property $20,000', 'Personal Liability $100,000'];
    expect(typeOf({ pages: [vague] })).toBeNull();
    expect(typeOf({ pages: [vague], named: ['auto', 'homeowners', 'renters'] })).toBe('renters');
  });

  it('win over the words of the client when they clearly say something else', () => {
    expect(typeOf({ pages: [lossRun], named: ['auto', 'homeowners'] })).toBe('loss_run');
  });

  it('say how sure that is', () => {
    const sure = classify({ pages: [auto] });
    const unsure = classify({ pages: [[...auto, ...lossRun]] });
    expect(sure.confidence).toBeGreaterThan(unsure.confidence);
    expect(classify({ pages: [certificate] })).toEqual({ policyType: 'acord_25', confidence: 1 });
    expect(classify({ pages: [] })).toEqual({ policyType: null, confidence: 1 });
  });

  it('may come after a cover letter', () => {
    const letter = ['Dear customer', 'Thank you for your business. Your homeowners or auto policy is enclosed.'];
    expect(typeOf({ pages: [letter, renters, ['Page 2']] })).toBe('renters');
  });
});
