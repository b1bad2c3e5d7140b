import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const told = { namedInsureds: ['Pine Mill Co, Inc.'], mailingAddress: '12 Pine St, Salem, OR 97301' };

describe('an insured that no caption names', () => {
  it('stands in the sentence that says to whom insurance was issued', () => {
    const certificate = (sentence: string): unknown =>
      read(
        'acord_25',
        `Certificate of Insurance        Date: 1/2/2025\n\n${sentence}\n\nCompany: Salem Casualty Company`,
      );
    expect(
      certificate(
        'The insurance below has been issued to Pine Mill Co, Inc., 12 Pine St, Salem, OR 97301 for one year.',
      ),
    ).toMatchObject(told);
    expect(
      certificate('Here is the insurance of our insured Pine Mill Co, Inc. (12 Pine St, Salem, OR 97301).'),
    ).toMatchObject(told);
    expect(
      certificate('This certifies that coverage is in force for\nPine Mill Co, Inc.\n12 Pine St\nSalem, OR 97301'),
    ).toMatchObject(told);
  });

  it('is the applicant of a letter', () => {
    const letter = 'The applicant is Pine Mill Co, Inc., located at 12 Pine St, Salem, OR 97301. Please quote.';
    expect(read('workers_comp_application', letter)).toMatchObject(told);
    expect(read('commercial_application', letter)).toMatchObject({
      applicants: [{ name: 'Pine Mill Co, Inc.', address: '12 Pine St, Salem, OR 97301' }],
    });
  });

  it('is nobody whom other sentences speak of', () => {
    const data = read(
      'acord_25',
      'Certificate of Insurance\n\nThis certificate is issued to the holder for information only.',
    );
    expect(data['namedInsureds']).toBeUndefined();
  });
});
