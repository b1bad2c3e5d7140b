import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const letter = String.raw`
Bramble Doctors' Interinsurance Exchange

August 4, 2025

Medical Staff Office
Fern Lake Regional Medical Center

Re: Claims History
Insured: Osprey Physicians Group

Our file              PL-4990-539
Policy                MPL 089157-24
Patient / claimant    Lund, Joyce
Date of incident      02/28/2024
Reported to us        03/13/2024
Synopsis              Alleged overdose of anticoagulant
Status                Open
`;

describe('a letter about claims', () => {
  it('has the date of its head, also where it greets nobody', () => {
    expect(read('loss_run', letter)).toMatchObject({
      carrierName: "Bramble Doctors' Interinsurance Exchange",
      reportDate: '2025-08-04',
    });
  });
});
