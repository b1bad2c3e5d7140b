import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const head = String.raw`
ELM STATE INSURANCE FUND               EMPLOYER ACCIDENT LISTING
POLICY 009217-9   EMPLOYER HALARMERE ELECTRIC L.L.C.

CLAIM NO    NAME OF INJURED   DATE OF LOSS       PAID   RESERVE   THIRD PARTY CREDIT   CHARGED TO EXPERIENCE
`;
const first = String.raw`
90-8525342  YARERUP, HANNA    06-25-18         412.14      0.00                 0.00                  412.14
            NAT: FRACTURE     PART: RIGHT HAND
            EE SLIPPED ON WET FLOOR NEAR THE LOADING DOCK AND STRUCK HEAD
58-9952447  NEVINCK, ELLIS    02-13-18      38,843.59      0.00               100.00               38,743.59
            NAT: SPRAIN       PART: NECK
            EMPLOYEE WAS LIFTING BOXES BY THE MIXING STATION INJURING KNEE
81-7843282  SELENSKI, CESAR   02-13-20      60,991.75      0.00                 0.00               60,991.75
`;
const second = String.raw`
            NAT: FOREIGN BODY PART: EYE(S)
            INJURED WORKER WAS LIFTING BOXES BY THE WALK-IN COOLER
93-1071667  JORINI, ADELE     04-23-20         184.50      0.00                 0.00                  184.50
            NAT: CONTUSION    PART: LEFT ANKLE
            WORKER TRIPPED OVER A PALLET AT THE FORKLIFT
`;

describe('records that run over a page', () => {
  it('go on below the headings of the next page, which name the policy again', () => {
    expect(read('loss_run', head + first, head + second)['claims']).toMatchObject([
      { claimNumber: '90-8525342', natureOfInjury: 'FRACTURE' },
      { claimNumber: '58-9952447', recovered: 100, incurred: { total: 38743.59 } },
      { claimNumber: '81-7843282', natureOfInjury: 'FOREIGN BODY', bodyPart: 'EYE(S)' },
      { claimNumber: '93-1071667', natureOfInjury: 'CONTUSION' },
    ]);
  });
});
