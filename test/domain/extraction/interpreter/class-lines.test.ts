import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const classesOf = (lines: string): unknown =>
  read(
    'workers_comp_application',
    `Workers Compensation Application\nApplicant: Pine Mill Co, 12 Pine St, Salem, OR 97301\n\n${lines}`,
  )['classifications'];

describe('classes of work without headings', () => {
  it('begin with a code behind a state and say what their figures are, behind or before these', () => {
    const two = [
      {
        state: 'NH',
        classCode: '2812',
        description: 'Cabinet works',
        fullTimeEmployees: 12,
        partTimeEmployees: 2,
        payroll: 598000,
        rate: 3.12,
        premium: 18658,
      },
      {
        state: 'VT',
        classCode: '5437',
        description: 'Carpentry - installation',
        fullTimeEmployees: 3,
        partTimeEmployees: 0,
        payroll: 94000,
        rate: 5.88,
        premium: 5527,
      },
    ];
    const behind = `
NH 2812 Cabinet works               12 FT   2 PT    $ 598,000  @ 3.12 =  $18,658
VT 5437 Carpentry - installation     3 FT   0 PT    $  94,000  @ 5.88 =   $5,527`;
    const before = `
NH 2812 Cabinet works               FT 12  PT 2     payroll 598,000  rate 3.12   premium 18,658
VT 5437 Carpentry - installation    FT 3   PT 0     payroll  94,000  rate 5.88   premium  5,527`;
    expect(classesOf(behind)).toEqual(two);
    expect(classesOf(before)).toEqual(two);
  });

  it('belong to the state or the place over them', () => {
    const lines = `
Oregon
  2812  Cabinet works      12 full time    2 part time   $598,000 payroll
Loc 2: 910 Ellison St, Salem, OR 97301
  Code 8810   Clerical      2 full time                   $74,000 payroll`;
    expect(classesOf(lines)).toEqual([
      {
        state: 'Oregon',
        classCode: '2812',
        description: 'Cabinet works',
        fullTimeEmployees: 12,
        partTimeEmployees: 2,
        payroll: 598000,
      },
      {
        state: 'Oregon',
        locationNumber: 2,
        classCode: '8810',
        description: 'Clerical',
        fullTimeEmployees: 2,
        payroll: 74000,
      },
    ]);
  });

  it('are no lines of earlier companies', () => {
    expect(classesOf('2023  Salem Mutual Insurance Co   38,114   .97   2,240\n')).toBeUndefined();
  });
});
