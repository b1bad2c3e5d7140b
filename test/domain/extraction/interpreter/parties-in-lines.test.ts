import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const policies = String.raw`
Insured: Marsh Elevator Co, 12 Pine St, Salem, OR 97301
Company: Oregon Casualty Company

Coverage             Policy          Effective   Expires     Limits
General Liability    OC-1188         1/1/2025    1/1/2026    Each Occurrence $1,000,000
`;

const certificate = (head: string, foot = ''): Record<string, unknown> =>
  read('acord_25', `${head}\n${policies}\n${foot}`);

describe('a party told in one line', () => {
  it('is a name, an address, a phone and an e-mail address, whatever signs part them', () => {
    const told = {
      producerName: 'Marsh Lane Insurance',
      producerAddress: '400 State St, Salem, OR 97301',
      contactPhone: '503-555-0144',
      contactEmail: 'ines@marsh.example',
    };
    const where = 'Marsh Lane Insurance, 400 State St, Salem, OR 97301';
    expect(certificate(`Producer: ${where}, 503-555-0144, ines@marsh.example`)).toMatchObject(told);
    expect(certificate(`Agency: ${where} - Phone 503-555-0144 - ines@marsh.example`)).toMatchObject(told);
    expect(certificate(`Broker: ${where} | 503-555-0144 | ines@marsh.example`)).toMatchObject(told);
  });

  it('may be told through somebody who speaks for it', () => {
    expect(certificate('Agent: Ines Walcott, Marsh Lane Agency, 503-555-0144')).toMatchObject({
      producerName: 'Marsh Lane Agency',
      contactName: 'Ines Walcott',
      contactPhone: '503-555-0144',
    });
    expect(certificate('Prepared by: Marsh Lane Agency\nContact: Ines Walcott, 503-555-0144')).toMatchObject({
      contactName: 'Ines Walcott',
      contactPhone: '503-555-0144',
    });
  });

  it('signs a page that names it nowhere else', () => {
    const signed = 'Ines Walcott, CIC\nMarsh Lane Insurance Brokers | 400 State St, Salem, OR 97301 | 503-555-0144';
    expect(certificate('From: Ines Walcott <ines@marsh.example>', signed)).toMatchObject({
      producerName: 'Marsh Lane Insurance Brokers',
      producerAddress: '400 State St, Salem, OR 97301',
      contactName: 'Ines Walcott',
      contactPhone: '503-555-0144',
      contactEmail: 'ines@marsh.example',
    });
  });

  it('is an agency at the head of a page without a caption', () => {
    expect(certificate('MARSH LANE INSURANCE AGENCY\nPhone: 503-555-0144   Email: ines@marsh.example')).toMatchObject({
      producerName: 'MARSH LANE INSURANCE AGENCY',
      contactPhone: '503-555-0144',
      contactEmail: 'ines@marsh.example',
    });
  });
});

describe('the agency of an application', () => {
  it('is no person when the page has the name of a firm', () => {
    const data = read(
      'workers_comp_application',
      `
Workers Compensation Application                 Date: 3/1/2025
Agency: Marsh Lane Insurance, 400 State St, Salem, OR 97301
Agent: Ines Walcott
Applicant: Pine Mill Co
`,
    );
    expect(data).toMatchObject({ agencyName: 'Marsh Lane Insurance', agencyAddress: '400 State St, Salem, OR 97301' });
  });
});
